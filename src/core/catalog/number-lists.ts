/** Lists of integers, one after the other in one array. */
export interface NumberLists {
  /** Where each list begins, and at last where the last one ends. */
  readonly starts: Int32Array<ArrayBuffer>;
  readonly numbers: Int32Array<ArrayBuffer>;
}

/** A view, not a copy. */
export function listAt({ starts, numbers }: NumberLists, place: number): Int32Array {
  return numbers.subarray(starts[place], starts[place + 1]);
}

/** The places of `listOf` by the list they name, ascending in each. */
export function invert(listOf: Int32Array, listsCount: number): NumberLists {
  const starts = new Int32Array(listsCount + 1);
  for (const list of listOf) starts[list + 1] = (starts[list + 1] ?? 0) + 1;
  for (let list = 0; list < listsCount; list += 1)
    starts[list + 1] = (starts[list + 1] ?? 0) + (starts[list] ?? 0);
  const next = starts.slice();
  const numbers = new Int32Array(listOf.length);
  listOf.forEach((list, place) => {
    const at = next[list] ?? 0;
    numbers[at] = place;
    next[list] = at + 1;
  });
  return { starts, numbers };
}

export function concatenate(lists: readonly (readonly number[] | Int32Array)[]): NumberLists {
  const starts = new Int32Array(lists.length + 1);
  lists.forEach((list, place) => {
    starts[place + 1] = (starts[place] ?? 0) + list.length;
  });
  const numbers = new Int32Array(starts[lists.length] ?? 0);
  lists.forEach((list, place) => {
    numbers.set(list, starts[place]);
  });
  return { starts, numbers };
}

/** Whether an ascending list has the number. */
export function includes(ascending: Int32Array, number: number): boolean {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === number;
}

export function listsTransfers({ starts, numbers }: NumberLists): ArrayBuffer[] {
  return [starts.buffer, numbers.buffer];
}

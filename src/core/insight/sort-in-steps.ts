/**
 * Sorts by a number each entry has, the highest first, and lets others in between: short stretches are sorted at once, then
 * merged two by two. The lists of a board may have every market of a run, and sorted at once they would hold everything else
 * up for long. Numbers are kept beside the entries, not in them: looking at the entries costs most of the time.
 */
const comparisonsAStep = 256;
/** So short that sorting it takes about as many comparisons as a step has. */
const stretchLength = 32;

export interface SortedBy<Entry> {
  /** As near to what decides as a number is: off by less than a part in a trillion. */
  readonly keyOf: (entry: Entry) => number;
  /** Decides between entries whose numbers are too near to each other; below zero if `left` comes first. */
  readonly decide?: (left: Entry, right: Entry) => number;
  /** Equal numbers up to this are what decides, without a rest. */
  readonly exactUpTo: number;
}

/** As a share of the larger of two numbers. */
const surelyApart = 1e-9;

/** A new list; entries that are equal keep their order. Yields after every few comparisons. */
export function* sortInSteps<Entry extends object>(
  entries: readonly Entry[],
  { keyOf, decide, exactUpTo }: SortedBy<Entry>,
): Generator<void, Entry[], undefined> {
  const keys = new Float64Array(entries.length);
  let places = new Int32Array(entries.length);
  for (let place = 0; place < entries.length; place += 1) {
    if (place % comparisonsAStep === 0) yield;
    const entry = entries[place];
    if (entry !== undefined) keys[place] = keyOf(entry);
    places[place] = place;
  }
  /** Whether the entry at `right`, which is later in the list, comes before the one at `left`. */
  const isBefore = (right: number, left: number): boolean => {
    const [one, other] = [keys[left] ?? 0, keys[right] ?? 0];
    if (one === other ? one <= exactUpTo : Math.abs(one - other) > surelyApart * Math.max(one, other))
      return other > one;
    const [first, second] = [entries[left], entries[right]];
    if (decide === undefined || first === undefined || second === undefined) return other > one;
    return decide(first, second) > 0;
  };
  for (let start = 0; start < places.length; start += stretchLength) {
    yield;
    insertionSort(places, start, Math.min(start + stretchLength, places.length), isBefore);
  }
  let merged = new Int32Array(places.length);
  for (let length = stretchLength; length < places.length; length *= 2) {
    for (let start = 0; start < places.length; start += 2 * length) {
      yield;
      yield* merge(places, merged, start, length, isBefore);
    }
    [places, merged] = [merged, places];
  }
  const sorted: Entry[] = [];
  for (const place of places) {
    if (sorted.length % comparisonsAStep === 0) yield;
    const entry = entries[place];
    if (entry !== undefined) sorted.push(entry);
  }
  return sorted;
}

type IsBefore = (right: number, left: number) => boolean;

function insertionSort(places: Int32Array, start: number, end: number, isBefore: IsBefore): void {
  for (let next = start + 1; next < end; next += 1) {
    const place = places[next] ?? 0;
    let at = next;
    for (; at > start && isBefore(place, places[at - 1] ?? 0); at -= 1) places[at] = places[at - 1] ?? 0;
    places[at] = place;
  }
}

/** Two stretches of a length, of which the second may be shorter or missing, one after the other from `start` on. */
function* merge(
  from: Int32Array,
  into: Int32Array,
  start: number,
  length: number,
  isBefore: IsBefore,
): Generator<void, void, undefined> {
  const middle = Math.min(start + length, from.length);
  const end = Math.min(start + 2 * length, from.length);
  let [left, right] = [start, middle];
  for (let at = start; at < end; at += 1) {
    if ((at - start) % comparisonsAStep === comparisonsAStep - 1) yield;
    const isRight = left >= middle || (right < end && isBefore(from[right] ?? 0, from[left] ?? 0));
    into[at] = from[isRight ? right++ : left++] ?? 0;
  }
}

/** What is to happen and when: a binary heap by time, and by order of entry among equal times. */

interface Entry<T> {
  readonly at: number;
  readonly order: number;
  readonly what: T;
}

export class Timetable<T> {
  readonly #heap: Entry<T>[] = [];
  #order = 0;

  get size(): number {
    return this.#heap.length;
  }

  /** The time of the next entry, or infinity. */
  get nextAt(): number {
    return this.#heap[0]?.at ?? Number.POSITIVE_INFINITY;
  }

  add(at: number, what: T): void {
    const entry: Entry<T> = { at, order: this.#order++, what };
    let hole = this.#heap.length;
    this.#heap.push(entry);
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      const above = this.#heap[parent];
      if (above === undefined || !comesBefore(entry, above)) break;
      this.#heap[hole] = above;
      hole = parent;
    }
    this.#heap[hole] = entry;
  }

  /** Takes the next entry out. */
  take(): { readonly at: number; readonly what: T } | undefined {
    const first = this.#heap[0];
    const last = this.#heap.pop();
    if (first === undefined || last === undefined || this.#heap.length === 0) return first;
    let hole = 0;
    for (;;) {
      let child = 2 * hole + 1;
      let lower = this.#heap[child];
      if (lower === undefined) break;
      const right = this.#heap[child + 1];
      if (right !== undefined && comesBefore(right, lower)) {
        child++;
        lower = right;
      }
      if (!comesBefore(lower, last)) break;
      this.#heap[hole] = lower;
      hole = child;
    }
    this.#heap[hole] = last;
    return first;
  }
}

function comesBefore<T>(left: Entry<T>, right: Entry<T>): boolean {
  return left.at < right.at || (left.at === right.at && left.order < right.order);
}

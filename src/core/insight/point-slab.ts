/** Runs of numbers, 2 to the power of their size each, in arrays outside the heap that is collected. */

/** Places of one array as a power of two; no run is longer. */
const arrayBits = 16;
const arrayMask = (1 << arrayBits) - 1;
/** In place of a run where a list of free ones ends. */
const noRun = -1;

export class PointSlab {
  readonly #arrays: Float64Array[] = [];
  /** By size: the first run that was given back; each begins with where the next one is. */
  readonly #free = new Int32Array(arrayBits + 1).fill(noRun);
  /** Places of the last array that no run has. */
  #left = 0;

  /** A run of 2^size places; what is in it is undefined. */
  take(size: number): number {
    if (size > arrayBits) throw new RangeError(`A run of 2^${size} points is longer than any list may be.`);
    const run = this.#free[size] ?? noRun;
    if (run !== noRun) {
      this.#free[size] = this.read(run);
      return run;
    }
    const places = 1 << size;
    if (this.#left < places) {
      this.#arrays.push(new Float64Array(1 << arrayBits));
      this.#left = 1 << arrayBits;
    }
    const first = (this.#arrays.length << arrayBits) - this.#left;
    this.#left -= places;
    return first;
  }

  free(run: number, size: number): void {
    this.write(run, this.#free[size] ?? noRun);
    this.#free[size] = run;
  }

  read(place: number): number {
    return this.#arrays[place >>> arrayBits]?.[place & arrayMask] ?? 0;
  }

  write(place: number, value: number): void {
    const array = this.#arrays[place >>> arrayBits];
    if (array !== undefined) array[place & arrayMask] = value;
  }

  /** Within one run. */
  move(from: number, to: number, count: number): void {
    const start = from & arrayMask;
    this.#arrays[from >>> arrayBits]?.copyWithin(to & arrayMask, start, start + count);
  }

  copy(from: number, to: number, count: number): void {
    for (let place = 0; place < count; place += 1) this.write(to + place, this.read(from + place));
  }
}

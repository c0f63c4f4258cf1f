/** Keeps the least of many keys: a heap with the greatest kept on top, so that most keys are refused at once. */
export class BestKeys {
  readonly #keys: Float64Array;
  #length = 0;

  constructor(max: number) {
    this.#keys = new Float64Array(max);
  }

  offer(key: number): void {
    if (this.#length < this.#keys.length) {
      this.#rise(key);
    } else if (key < (this.#keys[0] ?? Number.NEGATIVE_INFINITY)) {
      this.#sink(key);
    }
  }

  /** Ascending. */
  take(): Float64Array {
    return this.#keys.subarray(0, this.#length).sort();
  }

  #rise(key: number): void {
    let place = this.#length;
    this.#length += 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = this.#keys[above] ?? 0;
      if (parent >= key) break;
      this.#keys[place] = parent;
      place = above;
    }
    this.#keys[place] = key;
  }

  #sink(key: number): void {
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= this.#length) break;
      if (below + 1 < this.#length && (this.#keys[below + 1] ?? 0) > (this.#keys[below] ?? 0)) below += 1;
      const child = this.#keys[below] ?? 0;
      if (child <= key) break;
      this.#keys[place] = child;
      place = below;
    }
    this.#keys[place] = key;
  }
}

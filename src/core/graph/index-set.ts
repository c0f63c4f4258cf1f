/** Members met, each once, in the order they were met. Emptied and filled again without an allocation. */

const roundMax = 2 ** 31 - 1;

export class IndexSet {
  /** The round in which a member was last met. */
  readonly #metIn: Int32Array;
  readonly #met: Int32Array;
  #round = 1;
  #size = 0;

  /** `size`: members are numbered below it. */
  constructor(size: number) {
    this.#metIn = new Int32Array(size);
    this.#met = new Int32Array(size);
  }

  clear(): void {
    this.#size = 0;
    if (this.#round === roundMax) {
      this.#metIn.fill(0);
      this.#round = 0;
    }
    this.#round += 1;
  }

  add(index: number): void {
    if (this.#metIn[index] === this.#round) return;
    this.#metIn[index] = this.#round;
    this.#met[this.#size] = index;
    this.#size += 1;
  }

  /** A view: good until the set is changed. */
  met(): Int32Array {
    return this.#met.subarray(0, this.#size);
  }
}

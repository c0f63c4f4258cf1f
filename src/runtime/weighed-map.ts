/**
 * A map that keeps values up to a weight of all together, such as their bytes. What was not asked for while half of the
 * room filled up is forgotten; a value heavier than that half is not kept at all.
 */
export class WeighedMap<Key, Value extends object | string> {
  readonly #halfMax: number;
  readonly #weigh: (value: Value) => number;
  #younger = new Map<Key, Value>();
  #youngerWeight = 0;
  #older = new Map<Key, Value>();
  #olderWeight = 0;

  /** `weigh`: gives the same weight for a value every time. */
  constructor(weightMax: number, weigh: (value: Value) => number) {
    this.#halfMax = weightMax / 2;
    this.#weigh = weigh;
  }

  /** What is kept; never more than the maximum. */
  get weight(): number {
    return this.#youngerWeight + this.#olderWeight;
  }

  get(key: Key): Value | undefined {
    const known = this.#younger.get(key);
    if (known !== undefined) return known;
    const old = this.#older.get(key);
    if (old === undefined) return undefined;
    this.#older.delete(key);
    this.#olderWeight -= this.#weigh(old);
    this.#keep(key, old);
    return old;
  }

  /** For a key that has no value. */
  add(key: Key, value: Value): void {
    this.#keep(key, value);
  }

  #keep(key: Key, value: Value): void {
    const weight = this.#weigh(value);
    if (weight > this.#halfMax) return;
    if (this.#youngerWeight + weight > this.#halfMax) {
      this.#older = this.#younger;
      this.#olderWeight = this.#youngerWeight;
      this.#younger = new Map();
      this.#youngerWeight = 0;
    }
    this.#younger.set(key, value);
    this.#youngerWeight += weight;
  }
}

/** Which trades were seen already, as far as a bounded memory reaches: the last `max / 2` at least, `max` at the most. */
export class SeenTrades {
  readonly #generationMax: number;
  #latest = new Set<string>();
  #earlier = new Set<string>();

  constructor(max: number) {
    this.#generationMax = Math.max(1, Math.floor(max / 2));
  }

  /** False if it was there. */
  add(key: string): boolean {
    if (this.#latest.has(key) || this.#earlier.has(key)) return false;
    if (this.#latest.size >= this.#generationMax) {
      this.#earlier = this.#latest;
      this.#latest = new Set();
    }
    this.#latest.add(key);
    return true;
  }
}

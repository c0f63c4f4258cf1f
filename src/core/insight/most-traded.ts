/** The indexes of those with the most, and of all that are as good as the last of them. */
export class MostTraded {
  readonly #count: number;
  #offered: { readonly index: number; readonly wholeUsd: number }[] = [];
  #least = 1;

  constructor(count: number) {
    this.#count = count;
  }

  offer(index: number, wholeUsd: number): void {
    if (wholeUsd < this.#least) return;
    this.#offered.push({ index, wholeUsd });
    if (this.#offered.length > 8 * this.#count) this.#cut();
  }

  indexes(): readonly number[] {
    this.#cut();
    return this.#offered.map(({ index }) => index);
  }

  /** Those with the same whole dollars as the last stay: cents decide between them. */
  #cut(): void {
    const sorted = this.#offered.toSorted((a, b) => b.wholeUsd - a.wholeUsd);
    const last = sorted[this.#count - 1];
    if (last === undefined) return;
    this.#least = last.wholeUsd;
    this.#offered = sorted.filter(({ wholeUsd }) => wholeUsd >= last.wholeUsd);
  }
}

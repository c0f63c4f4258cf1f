/** How many rows are saved a second, over the last ten. */
const windowMs = 10_000;

export class SavedRate {
  total = 0;
  #saved: { readonly at: number; readonly rows: number }[] = [];

  add(at: number, rows: number): void {
    this.total += rows;
    this.#forget(at);
    this.#saved.push({ at, rows });
  }

  perSecond(now: number): number {
    this.#forget(now);
    return this.#saved.reduce((sum, { rows }) => sum + rows, 0) / (windowMs / 1000);
  }

  /** A batch is saved several times a second at most, so that the list stays short. */
  #forget(now: number): void {
    this.#saved = this.#saved.filter(({ at }) => at > now - windowMs);
  }
}

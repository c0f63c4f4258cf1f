/** So many of something a day, by UTC. */
const dayMs = 86_400_000;

export class DailyBudget {
  readonly #max: number;
  #day = -1;
  #taken = 0;
  #refusals = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** How many were refused on the day of the last one that was asked for. */
  get refusals(): number {
    return this.#refusals;
  }

  /** Whether one more may be taken, which it then is. A clock that was set back begins no new day. */
  take(now: number): boolean {
    const day = Math.floor(now / dayMs);
    if (day > this.#day) {
      this.#day = day;
      this.#taken = 0;
      this.#refusals = 0;
    }
    if (this.#taken >= this.#max) {
      this.#refusals += 1;
      return false;
    }
    this.#taken += 1;
    return true;
  }
}

/** A budget that refills evenly; what does not fit is refused, without penalty. */
export class WireTokenBucket {
  readonly #refillPerSecond: number;
  readonly #capacity: number;
  readonly #now: () => number;
  #tokens: number;
  #filledAt: number;

  /** `now` in milliseconds, of any origin. The bucket begins full. */
  constructor({
    refillPerSecond,
    capacity,
    now,
  }: {
    readonly refillPerSecond: number;
    readonly capacity: number;
    readonly now: () => number;
  }) {
    this.#refillPerSecond = refillPerSecond;
    this.#capacity = capacity;
    this.#now = now;
    this.#tokens = capacity;
    this.#filledAt = now();
  }

  /** Takes the tokens if all of them are there. */
  take(cost: number): boolean {
    this.#refill();
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
    return true;
  }

  /** How long until that many tokens are there; 0 when they are. Infinite for more than the capacity. */
  msUntil(cost: number): number {
    this.#refill();
    if (cost > this.#capacity) return Number.POSITIVE_INFINITY;
    return Math.max(0, ((cost - this.#tokens) / this.#refillPerSecond) * 1000);
  }

  #refill(): void {
    const now = this.#now();
    const gained = ((now - this.#filledAt) / 1000) * this.#refillPerSecond;
    this.#tokens = Math.min(this.#capacity, this.#tokens + gained);
    this.#filledAt = now;
  }
}

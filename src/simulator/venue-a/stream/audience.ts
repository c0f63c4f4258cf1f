/** Who listens to which market on one channel. */
import type { VenueASubscription } from './subscription.ts';

export class Audience {
  readonly #all = new Set<VenueASubscription>();
  readonly #byMarket = new Map<string, Set<VenueASubscription>>();

  /** Without tickers: to all markets. */
  add(subscription: VenueASubscription, tickers: Iterable<string> | undefined): void {
    if (tickers === undefined) {
      this.#all.add(subscription);
      return;
    }
    for (const ticker of tickers) {
      const listeners = this.#byMarket.get(ticker);
      if (listeners === undefined) this.#byMarket.set(ticker, new Set([subscription]));
      else listeners.add(subscription);
    }
  }

  delete(subscription: VenueASubscription, tickers: Iterable<string> | undefined): void {
    this.#all.delete(subscription);
    for (const ticker of tickers ?? []) {
      const listeners = this.#byMarket.get(ticker);
      listeners?.delete(subscription);
      if (listeners?.size === 0) this.#byMarket.delete(ticker);
    }
  }

  isEmpty(ticker: string): boolean {
    return this.#all.size === 0 && !this.#byMarket.has(ticker);
  }

  *of(ticker: string): Generator<VenueASubscription> {
    yield* this.#all;
    yield* this.#byMarket.get(ticker) ?? [];
  }
}

/** Who listens to which market on one channel. */
import type { Subscription } from './subscription.ts';

export class Audience {
  readonly #all = new Set<Subscription>();
  readonly #byMarket = new Map<string, Set<Subscription>>();

  /** Without tickers: to all markets. */
  add(subscription: Subscription, tickers: Iterable<string> | undefined): void {
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

  delete(subscription: Subscription, tickers: Iterable<string> | undefined): void {
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

  *of(ticker: string): Generator<Subscription> {
    yield* this.#all;
    yield* this.#byMarket.get(ticker) ?? [];
  }
}

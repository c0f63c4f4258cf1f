/** The last trades of one venue, bounded in number, and the same by market. */
import type { SimulatedMarket } from '../world/index.ts';
import type { SimulatedTrade } from './events.ts';

export class TradeLog {
  readonly #tradesMax: number;
  readonly #ring: SimulatedTrade[] = [];
  #oldest = 0;
  readonly #byMarket = new Map<SimulatedMarket, SimulatedTrade[]>();

  constructor(tradesMax: number) {
    this.#tradesMax = tradesMax;
  }

  add(trade: SimulatedTrade): void {
    if (this.#ring.length < this.#tradesMax) this.#ring.push(trade);
    else {
      const forgotten = this.#ring[this.#oldest];
      if (forgotten !== undefined) this.#forget(forgotten.market);
      this.#ring[this.#oldest] = trade;
      this.#oldest = (this.#oldest + 1) % this.#tradesMax;
    }
    const ofMarket = this.#byMarket.get(trade.market);
    if (ofMarket === undefined) this.#byMarket.set(trade.market, [trade]);
    else ofMarket.push(trade);
  }

  /** Newest first. */
  *newestFirst(): Generator<SimulatedTrade> {
    for (let i = this.#ring.length - 1; i >= 0; i--) {
      const trade = this.#ring[(this.#oldest + i) % this.#ring.length];
      if (trade !== undefined) yield trade;
    }
  }

  /** Newest first. */
  *ofMarket(market: SimulatedMarket): Generator<SimulatedTrade> {
    const trades = this.#byMarket.get(market) ?? [];
    for (let i = trades.length - 1; i >= 0; i--) {
      const trade = trades[i];
      if (trade !== undefined) yield trade;
    }
  }

  /** The oldest trade of the venue is also the oldest of its market. */
  #forget(market: SimulatedMarket): void {
    const trades = this.#byMarket.get(market);
    trades?.shift();
    if (trades?.length === 0) this.#byMarket.delete(market);
  }
}

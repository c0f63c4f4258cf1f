/** One exchange simulation for both venues, as the wire servers and the tests see it. */
import type { SimulatedMarket, SimulatedVenue } from '../world/market.ts';
import type { World } from '../world/world.ts';
import type { ExchangeEvent, MarketStatus, Price, Settlement, SimulatedTrade, Size } from './events.ts';

export interface BookLevel {
  readonly price: Price;
  readonly size: Size;
}

/** Both sides on the Yes scale, best first; never crossed or touching. */
export interface BookView {
  readonly version: number;
  /** Simulated time of the last change. */
  readonly changedAt: number;
  readonly bids: readonly BookLevel[];
  readonly asks: readonly BookLevel[];
}

/** Running figures of one market. Sizes in hundredths of a contract, money in ten-thousandths of a dollar. */
export interface MarketFigures {
  readonly lastPrice: Price | undefined;
  readonly volume: Size;
  readonly volume24h: Size;
  readonly notional: bigint;
  readonly notional24h: bigint;
  readonly openInterest: Size;
}

export interface Exchange {
  readonly world: World;
  /** Simulated time up to which everything has happened. */
  readonly now: number;
  /** Lets time pass: all that happens up to `to` happens, in order, and is told to the listeners. */
  advance(to: number): void;
  /** Returns a function that ends the listening. */
  listen(listener: (event: ExchangeEvent) => void): () => void;

  market(venue: SimulatedVenue, id: string): SimulatedMarket | undefined;
  status(market: SimulatedMarket): MarketStatus;
  closesAt(market: SimulatedMarket): number;
  settlement(market: SimulatedMarket): Settlement | undefined;
  book(market: SimulatedMarket): BookView;
  figures(market: SimulatedMarket): MarketFigures;
  /** Tick of the market's grid at the best prices now, in ten-thousandths of a dollar. */
  tick(market: SimulatedMarket): number;
  /** Trades of one market, or of a venue, newest first, kept for a bounded time. */
  trades(of: SimulatedMarket | SimulatedVenue): Iterable<SimulatedTrade>;
  /** The price history of any market, past ones included: the fair price on its grid at the end of each step. */
  history(
    market: SimulatedMarket,
    from: number,
    to: number,
    stepMs: number,
  ): readonly { readonly at: number; readonly price: Price }[];
}

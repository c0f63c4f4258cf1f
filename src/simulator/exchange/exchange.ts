/** One exchange simulation for both venues, as the wire servers and the tests see it. */
import type {
  SimulatedMarket,
  SimulatedVenue,
  VenueAEvent,
  VenueAMarket,
  VenueAPriceStructure,
  VenueBEvent,
  VenueBMarket,
  World,
} from '../world/index.ts';
import type {
  ExchangeEvent,
  PlantedTrading,
  Price,
  SimulatedSettlement,
  SimulatedStatus,
  SimulatedTrade,
  Size,
} from './events.ts';

export interface SimulatedLevel {
  readonly price: Price;
  readonly size: Size;
}

/** Both sides on the Yes scale, best first; never crossed or touching. */
export interface BookView {
  readonly version: number;
  /** Simulated time of the last change. */
  readonly changedAt: number;
  readonly bids: readonly SimulatedLevel[];
  readonly asks: readonly SimulatedLevel[];
}

export interface BookTop {
  readonly bid: SimulatedLevel | undefined;
  readonly ask: SimulatedLevel | undefined;
}

/** Running figures of one market. Sizes in hundredths of a contract, money in ten-thousandths of a dollar. */
export interface SimulatedFigures {
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
  /** Unusual trading that was planted so far, the last thousand; empty unless asked for. */
  readonly plantedTrading: readonly PlantedTrading[];
  /** Lets time pass: everything due up to `to` happens, in order, and is sent to the listeners. */
  advance(to: number): void;
  /** Returns a function that ends the listening. */
  listen(listener: (event: ExchangeEvent) => void): () => void;

  /**
   * The events listed so far, in order of listing, those of the rolling families included; an event is listed with its
   * first market. Those settled before the start are in `world.past`. Live: grows as time passes.
   */
  readonly venueAEvents: readonly VenueAEvent[];
  readonly venueBEvents: readonly VenueBEvent[];
  /** Whether the market has been created by now. Markets of `world.past` are listed. */
  isListed(market: SimulatedMarket): boolean;
  /** By ticker or slug; only what is listed by now, markets of `world.past` included. */
  venueAMarket(id: string): VenueAMarket | undefined;
  venueBMarket(id: string): VenueBMarket | undefined;
  market(venue: SimulatedVenue, id: string): SimulatedMarket | undefined;
  status(market: SimulatedMarket): SimulatedStatus;
  closesAt(market: SimulatedMarket): number;
  settlement(market: SimulatedMarket): SimulatedSettlement | undefined;
  book(market: SimulatedMarket): BookView;
  /** The best levels of the book, without the cost of the others. */
  top(market: SimulatedMarket): BookTop;
  figures(market: SimulatedMarket): SimulatedFigures;
  /** Tick of the market's grid at the best prices now, in ten-thousandths of a dollar. */
  tick(market: SimulatedMarket): number;
  /** The name of the grid that a market of venue_a trades on now. */
  priceLevelStructure(market: VenueAMarket): VenueAPriceStructure;
  /**
   * Trades of one market, or of a venue, newest first. Of a venue the last ones are kept, up to a bound; a market of
   * `world.past` has a few, made from its prices.
   */
  trades(of: SimulatedMarket | SimulatedVenue): Iterable<SimulatedTrade>;
  /**
   * What was traded before the simulation began, newest first, for up to 30 days: made from prices and daily volume, and
   * none for a market of `world.past`, whose trades are all in `trades`.
   */
  earlierTrades(market: SimulatedMarket): Iterable<SimulatedTrade>;
  /** The price history of any market, past ones included: the fair price on its grid at the end of each step. */
  history(
    market: SimulatedMarket,
    from: number,
    to: number,
    stepMs: number,
  ): readonly { readonly at: number; readonly price: Price }[];
}

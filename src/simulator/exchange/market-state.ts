/** What the exchange keeps of one market. Small on purpose: a world may have a million of them. */
import type { QuotingHabits, SimulatedMarket, VenueAPriceStructure } from '../world/index.ts';
import type { SimulatedStatus } from './events.ts';
import type { BookView } from './exchange.ts';
import type { Stage } from './lifecycle.ts';
import type { OrderBook } from './order-book.ts';
import type { EarlierFigures, TradedFigures } from './running-figures.ts';
import type { Weighted } from './weighted-set.ts';

export class SimulatedMarketState implements Weighted {
  readonly market: SimulatedMarket;
  readonly weight: number;
  place = -1;
  /** Place in the list of open markets, -1 when not open. */
  openPlace = -1;
  status: SimulatedStatus | 'unlisted' = 'unlisted';
  closesAt: number;
  /** When the untouched book was quoted; undefined while there is no book. */
  quotedAt: number | undefined;
  /** The book once it was touched; an untouched one is computed when asked for. */
  book: OrderBook | undefined;
  /** How its makers quote, while the book is kept. */
  habits: QuotingHabits | undefined;
  /** What makers last thought it worth, and when they looked. */
  value = 0;
  valuedAt = -1;
  version = 0;
  changedAt: number;
  /** Whether venue_b's finer grid is in force; undefined until first asked. */
  refined: boolean | undefined;
  /** venue_a's grid since it was changed; undefined while it is that of the listing. */
  structure: VenueAPriceStructure | undefined;
  /** What follows the close, once the market is closed. */
  stages: readonly Stage[] = [];
  stagesDone = 0;
  figures: TradedFigures | undefined;
  /** What it had traded before, once it was asked for. */
  earlier: EarlierFigures | undefined;
  /** The last view handed out, good for its version. */
  view: BookView | undefined;

  constructor(market: SimulatedMarket) {
    this.market = market;
    this.weight = market.activity;
    this.closesAt = market.closesAt;
    this.changedAt = market.opensAt;
  }
}

/** Prices and sizes a lead from what is known of its two markets now. It decides nothing. */
import type { VenueId } from '../core/contract/index.ts';
import { type Micros, microsPerUnit } from '../core/exact/index.ts';
import type { FeeCalendar } from '../core/fee/index.ts';
import {
  asksOf,
  type CloseReason,
  fitToOrders,
  type LegBook,
  type LegNow,
  type OutcomeSide,
  type PricedLead,
  priceLead,
  type SizedLead,
  sizeLead,
} from '../core/lead/index.ts';
import type { LiveMarket } from '../core/market/index.ts';
import type { BookReads, ReadBook } from './book-reads.ts';
import { type LegFacts, readLegNow } from './leg-facts.ts';

export interface LeadPricerDeps {
  readonly findLive: (venue: VenueId, id: string) => LiveMarket | undefined;
  readonly calendar: FeeCalendar;
  readonly reads: BookReads | undefined;
}

/** Two sides that cover each other. */
export interface CoveringPair {
  readonly left: LegFacts;
  readonly right: LegFacts;
  readonly sides: readonly [OutcomeSide, OutcomeSide];
}

export interface PricedPair {
  readonly legs: readonly [LegNow, LegNow];
  readonly priced: PricedLead;
}

/** By leg: the book that was read, of one that is not followed. */
export type PairReads = readonly [ReadBook | undefined, ReadBook | undefined];

export interface SizedPair {
  readonly depth: SizedLead;
  readonly reads: PairReads;
}

interface BookAtHand {
  readonly book: LegBook;
  /** Undefined if it is followed. */
  readonly read: ReadBook | undefined;
}

export class LeadPricer {
  readonly #deps: LeadPricerDeps;
  readonly #levelsMax: number;

  /** `levelsMax`: levels of a side that are looked at. */
  constructor(deps: LeadPricerDeps, levelsMax: number) {
    this.#deps = deps;
    this.#levelsMax = levelsMax;
  }

  /**
   * Or why there is no lead: a side without an ask, or a price that leaves nothing. `doubtedAsks`: what is taken for
   * the asks of books that are doubted.
   */
  price(
    { left, right, sides }: CoveringPair,
    voidIssues: readonly string[],
    now: number,
    doubtedAsks?: readonly [Micros, Micros],
  ): PricedPair | Extract<CloseReason, 'no_quote' | 'price'> {
    const { calendar } = this.#deps;
    const first = readLegNow(left, sides[0], this.#liveOf(left), calendar, now, doubtedAsks?.[0]);
    if (first === undefined) return 'no_quote';
    const second = readLegNow(right, sides[1], this.#liveOf(right), calendar, now, doubtedAsks?.[1]);
    if (second === undefined) return 'no_quote';
    if (first.ask + second.ask >= microsPerUnit) return 'price';
    const legs = [first, second] as const;
    const priced = priceLead(legs, voidIssues, now);
    return priced.netEdge !== undefined && priced.netEdge <= 0 ? 'price' : { legs, priced };
  }

  /** Undefined unless both books are followed, were read just now or are among those `kept` of an earlier reading. */
  size(
    { left, right }: CoveringPair,
    { legs, priced }: PricedPair,
    kept: PairReads,
    now: number,
  ): SizedPair | undefined {
    const first = this.#findBook(left, legs[0], kept[0], now);
    const second = first && this.#findBook(right, legs[1], kept[1], now);
    if (first === undefined || second === undefined) return undefined;
    const depth = fitToOrders(sizeLead(first.book, second.book, priced.issues), [
      { venue: left.venue, book: first.book },
      { venue: right.venue, book: second.book },
    ]);
    const issues = [...depth.issues];
    if (first.read !== undefined) issues.push('book_not_live:left');
    if (second.read !== undefined) issues.push('book_not_live:right');
    return { depth: { ...depth, issues }, reads: [first.read, second.read] };
  }

  /** The market, if its book is followed and no doubt is cast on it. */
  findFollowed(facts: LegFacts): LiveMarket | undefined {
    const live = this.#liveOf(facts);
    return live?.bookState === 'live' ? live : undefined;
  }

  #liveOf(facts: LegFacts): LiveMarket | undefined {
    const { live } = facts;
    // Below zero it is forgotten; there may be another by its name.
    if (live === undefined || live.revision < 0) facts.live = this.#deps.findLive(facts.venue, facts.id);
    return facts.live;
  }

  #findBook(
    facts: LegFacts,
    { side, fee }: LegNow,
    kept: ReadBook | undefined,
    now: number,
  ): BookAtHand | undefined {
    const live = this.#liveOf(facts);
    if (live?.bookState === 'live' && live.bookConfirmedAt !== undefined) {
      const isFull = live.assurance === 'full';
      const asks = asksOf(live.book, side, isFull ? this.#levelsMax : 1);
      const complete = isFull && asks.complete;
      return { book: { ...asks, complete, fee, observedAt: live.bookConfirmedAt }, read: undefined };
    }
    const read = this.#deps.reads?.find(facts, now) ?? kept;
    if (read === undefined) return undefined;
    const asks = asksOf(read.book, side, this.#levelsMax);
    const complete = read.complete && asks.complete;
    return { book: { ...asks, complete, fee, observedAt: read.readAt }, read };
  }
}

/**
 * The tape: large fills of all markets, newest first. Fills of one millisecond are ordered by venue, then market id, then
 * fill id, each by its characters' code points.
 *
 *   fill, recorded or archived ──► market number ──► LargeFills
 *   query at a moment ──► fills with venue time in (at - hours, at] ──► newest first, up to the limit
 *                         └─ unknownUpTo: the answer goes on with fills of (at - hours, unknownUpTo] from the history
 */
import type { MarketName } from '../contract/index.ts';
import { type Micros, microsPerUnit } from '../exact/index.ts';
import { MarketNumbers, type Trade } from '../market/index.ts';
import type { LargeFill } from './large-fill.ts';
import { LargeFills, largeFillMicros } from './large-fills.ts';
import { wholeMicros } from './money-product.ts';
import { AcceptedMarkets } from './size-class.ts';

const hourMs = 3_600_000;

/** A month at both venues' pace, as far as is known of their sizes; below 1 GB where all of it is used. */
const defaultTapeFillsMax = 20_000_000;
/** How far back the tape goes. */
const tapeHoursMax = 720;

export interface TapeFill {
  readonly market: MarketName;
  readonly trade: Trade;
  /** From the venue's history, not recorded as it happened. */
  readonly archived: boolean;
}

export interface TapeQuery {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly hours: number;
  /** In 10^-12 dollars, from 100 dollars on. */
  readonly minNotional: bigint;
  readonly limit: number;
  /** Asked once for each market in a step. */
  accepts(market: MarketName): boolean;
}

export interface TapeAnswer {
  readonly fills: readonly TapeFill[];
  /**
   * Set where there are fewer fills than the limit and those up to this time are not all kept: the rest of the answer is
   * the newest such fills of (at - hours, unknownUpTo] in the history.
   */
  readonly unknownUpTo: number | undefined;
}

export interface TapeOptions {
  readonly fillsMax?: number;
  readonly chunkFills?: number;
  /** About how many fills a step of a search passes. */
  readonly fillsAtOnce?: number;
  /** Fills up to then are still to be loaded; see `markLoaded`. */
  readonly loadedAfter: number;
  /** Shared with others who keep something of the same markets; held once for each fill. */
  readonly numbers?: MarketNumbers;
}

export class Tape {
  readonly #markets: MarketNumbers;
  readonly #fills: LargeFills;
  readonly #fillsAtOnce: number;
  #loadedAfter: number;

  constructor({
    fillsMax = defaultTapeFillsMax,
    chunkFills,
    fillsAtOnce = 500_000,
    loadedAfter,
    numbers = new MarketNumbers(),
  }: TapeOptions) {
    this.#markets = numbers;
    this.#fillsAtOnce = fillsAtOnce;
    this.#fills = new LargeFills({
      fillsMax,
      ...(chunkFills === undefined ? {} : { chunkFills }),
      dropped: (market) => this.#markets.letGo(market),
    });
    this.#loadedAfter = loadedAfter;
  }

  /** Fills kept. */
  get size(): number {
    return this.#fills.size;
  }

  /** False for a fill that is too small, too old, or there already. A recorded fill replaces its archived form. */
  add({ market, trade, archived }: TapeFill): boolean {
    if (!isLargeFill(trade)) return false;
    const number = this.#markets.hold(market);
    const isAdded = this.addOf(number, trade, archived);
    this.#markets.letGo(number);
    return isAdded;
  }

  /** The same of the market with this number. */
  addOf(market: number, trade: Trade, archived: boolean): boolean {
    if (!isLargeFill(trade)) return false;
    this.#markets.holdNumber(market);
    const isAdded = this.#fills.add({
      market,
      venueTime: trade.venueTime,
      id: trade.id,
      yesPrice: trade.price,
      quantity: trade.quantity,
      takerAction: trade.takerAction,
      outcome: trade.outcome,
      block: trade.block,
      archived,
    });
    if (!isAdded) this.#markets.letGo(market);
    return isAdded;
  }

  find(query: TapeQuery): TapeAnswer {
    const steps = this.search(query);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  }

  /**
   * The same in steps: a search that refuses nearly all markets passes every fill that is kept, some 60 ms for ten
   * million, and between two steps others may have their turn. Fills may be added meanwhile; whether the answer has them
   * depends on their time.
   */
  *search(query: TapeQuery): Generator<void, TapeAnswer> {
    const { at, hours, limit } = query;
    const start = at - hours * hourMs;
    const found: TapeFill[] = [];
    let upTo = at;
    while (upTo > start) {
      const loaded = Math.min(this.#loadedAfter, upTo);
      const after = Math.max(start, loaded, upTo - this.#stepMs());
      const { fills, unknownUpTo } = this.#findWithin(query, after, upTo, limit - found.length);
      found.push(...fills);
      if (found.length >= limit) break;
      if (unknownUpTo !== undefined) return { fills: found, unknownUpTo };
      if (after <= loaded && after > start) return { fills: found, unknownUpTo: after };
      upTo = after;
      if (upTo > start) yield;
    }
    return { fills: found, unknownUpTo: undefined };
  }

  /** All fills after then have been added. */
  markLoaded(after: number): void {
    this.#loadedAfter = Math.min(this.#loadedAfter, after);
  }

  /** The least notional of which fills up to `time` would be kept; undefined if none would. */
  leastKept(time: number): bigint | undefined {
    return this.#fills.leastKept(time);
  }

  /** Forgets fills that no query may ask for at `at` or later. */
  forget(at: number): void {
    this.#fills.forgetUpTo(at - tapeHoursMax * hourMs);
  }

  #findWithin(query: TapeQuery, after: number, upTo: number, limit: number): TapeAnswer {
    const { minNotional, accepts } = query;
    // For these fills only: a number may be another market's at the next step.
    const accepted = new AcceptedMarkets(this.#markets.end, (market) =>
      accepts(this.#markets.nameOf(market)),
    );
    const { fills, unknownUpTo } = this.#fills.find({ minNotional, after, upTo, limit, accepted });
    const ordered = fills.map((fill) => this.#nameMarket(fill)).sort(compareTapeFills);
    return { fills: ordered.slice(0, limit), unknownUpTo };
  }

  /** As long as to hold about `fillsAtOnce`, if they were spread evenly. */
  #stepMs(): number {
    return Math.max(hourMs, (tapeHoursMax * hourMs * this.#fillsAtOnce) / Math.max(1, this.#fills.size));
  }

  #nameMarket(fill: LargeFill): TapeFill {
    const { market, yesPrice, archived, ...said } = fill;
    return { market: this.#markets.nameOf(market), trade: { ...said, price: yesPrice }, archived };
  }
}

/** Whether the tape keeps it. */
export function isLargeFill({ price, quantity, outcome }: Trade): boolean {
  return wholeMicros(outcome === 'no' ? microsPerUnit - price : price, quantity) >= largeFillMicros;
}

/** What the taker paid or received, in 10^-12 dollars. */
export function notionalOf({
  price,
  quantity,
  outcome,
}: Pick<Trade, 'price' | 'quantity' | 'outcome'>): bigint {
  const takerPrice: Micros = outcome === 'no' ? microsPerUnit - price : price;
  return BigInt(takerPrice) * BigInt(quantity);
}

/** Negative if `left` comes first. */
export function compareTapeFills(left: TapeFill, right: TapeFill): number {
  return (
    right.trade.venueTime - left.trade.venueTime ||
    compareTexts(left.market.venue, right.market.venue) ||
    compareTexts(left.market.id, right.market.id) ||
    compareTexts(left.trade.id, right.trade.id)
  );
}

/** By code points, as the store compares them, and not by halves of them. */
function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  for (let place = 0; ; place += 1) {
    const [a = -1, b = -1] = [left.codePointAt(place), right.codePointAt(place)];
    if (a !== b) return a - b;
  }
}

/**
 * The price of each market at whole minutes of the last 25 hours and at whole hours of the last 721.
 *
 *   quote in force at t ─ else ─ last fill within the hour before t ─ else ─ archived close of the hour of t ─ else unknown
 *
 * A quote is in force from the end of the second in which it came, as the record keeps the last quote of each second: at a
 * whole second t, the last one before t. It ends with the next quote of its market, a gap of its book, the end of the
 * recorder session, or after 31 days. A fill counts at its own millisecond; of several in one, the one with the highest
 * price. Prices are the same whatever the order in which points come, and however often.
 *
 * Bounded by points, at most one of a kind for each minute (earlier: each hour) in which something happened. Beyond the bound
 * the oldest hours are forgotten, and `since` shows it; quotes then in force stay. Where not even that makes room, a market
 * loses its quotes, so that an old one is not taken for the present one.
 *
 * A point takes 8 bytes, 11 with the room its list has left, and the lists of a market 64, which hold their last points.
 */
import type { VenueId } from '../contract/index.ts';
import type { Micros } from '../exact/index.ts';
import { MarketNumbers } from '../market/index.ts';
import { hourMs } from './hour-rows.ts';
import { MarketPoints } from './market-points.ts';
import { PointLists } from './point-lists.ts';
import type { DoubledPrice, PricePoint } from './price-point.ts';
import { minuteMs, priceSpansAt } from './price-spans.ts';

/** Why a point is not taken: it is older than what is kept, dated in the future, or there is no room for it. */
export type PriceRefusal = 'too_old' | 'too_new' | 'full';

export interface PriceHistoryOptions {
  /** Of all markets together. */
  readonly pointsMax: number;
  /** Shared with others who keep something of the same markets. */
  readonly numbers?: MarketNumbers;
}

/** The list of ends, which is the only one of its lists. */
const ends = 0;

const secondMs = 1_000;
/** Recorders take fills that are dated up to an hour ahead. */
const aheadMaxMs = 2 * hourMs;
/** At the bound so much is made free at once, because it takes a look at every point. */
const freedPart = 1 / 16;
/** Markets that are tidied at a time, beside a part of all: it must not hold up anything else. */
const tidiedMin = 2_000;
const tidiedPart = 1 / 20;

export class PriceHistory {
  readonly #numbers: MarketNumbers;
  /** Of markets whose numbers are held here. */
  readonly #markets = new MarketPoints();
  /** When recorder sessions ended, less a millisecond. */
  readonly #ends = new PointLists();
  readonly #pointsMax: number;
  #marketCount = 0;
  #points = 0;
  #now: number;
  #keptFrom: number;
  #pricedFrom: number;
  #minutesFrom: number;
  /** What happened before this was forgotten for want of room, but the quotes in force. */
  #forgottenTo = Number.NEGATIVE_INFINITY;
  /** There was nothing to forget but the hour that runs. */
  #isFull = false;
  #tidying: Generator<void, void, undefined> | undefined;

  constructor({ pointsMax, numbers = new MarketNumbers() }: PriceHistoryOptions, now: number) {
    this.#pointsMax = pointsMax;
    this.#numbers = numbers;
    this.#now = now;
    const { keptFrom, pricedFrom, minutesFrom } = priceSpansAt(now);
    this.#keptFrom = keptFrom;
    this.#pricedFrom = pricedFrom;
    this.#minutesFrom = minutesFrom;
  }

  /** The first moment that has prices; milliseconds since 1970. Later than 721 hours ago where hours had to be forgotten. */
  get since(): number {
    // The hour before a moment counts for its price.
    return Math.max(this.#pricedFrom, this.#forgottenTo + hourMs);
  }

  get size(): { readonly markets: number; readonly points: number } {
    return { markets: this.#marketCount, points: this.#points };
  }

  /** Undefined if it was taken, here and below. */
  take(point: PricePoint): PriceRefusal | undefined {
    switch (point.kind) {
      case 'quote':
        return this.takeQuote(point.venue, point.id, point.at, point.mid);
      case 'gap':
        return this.takeGap(point.venue, point.id, point.at);
      case 'fill':
        return this.takeFill(point.venue, point.id, point.venueTime, point.price);
      case 'close':
        return this.takeArchivedClose(point.venue, point.id, point.at, point.price);
      case 'end':
        this.endAll(point.at);
        return undefined;
    }
  }

  /** The quote has this midpoint since `at`; undefined: it lacks an ask, or is stale. */
  takeQuote(venue: VenueId, id: string, at: number, mid: DoubledPrice | undefined): PriceRefusal | undefined {
    return this.#named(venue, id, (market) => this.takeQuoteOf(market, at, mid));
  }

  /** The same of the market with this number. */
  takeQuoteOf(market: number, at: number, mid: DoubledPrice | undefined): PriceRefusal | undefined {
    const time = Math.floor(at);
    const refusal = this.#refuse(time) ?? this.#refuseQuote(market);
    if (refusal !== undefined) return refusal;
    this.#countMore(market, this.#markets.putQuote(market, time, mid, this.#stepAt(time)));
    return undefined;
  }

  /** Nothing is known of its book since `at`: quotes before that are in force no longer. */
  takeGap(venue: VenueId, id: string, at: number): PriceRefusal | undefined {
    return this.#named(venue, id, (market) => {
      const time = Math.floor(at) - 1;
      const refusal = this.#refuse(time) ?? this.#refuseQuote(market);
      if (refusal !== undefined) return refusal;
      this.#countMore(market, this.#markets.putGap(market, time, this.#stepAt(time)));
      return undefined;
    });
  }

  takeFill(venue: VenueId, id: string, venueTime: number, price: Micros): PriceRefusal | undefined {
    return this.#named(venue, id, (market) => this.takeFillOf(market, venueTime, price));
  }

  /** Reads what a fill of the market will need, so that several markets share one wait for memory. */
  fetch(market: number): void {
    this.#markets.fetchFills(market);
  }

  takeFillOf(market: number, venueTime: number, price: Micros): PriceRefusal | undefined {
    // Other than a quote it counts at its own millisecond.
    const time = venueTime - 1;
    const refusal = this.#refuse(time) ?? (this.#hasRoom() ? undefined : 'full');
    if (refusal !== undefined) return refusal;
    this.#countMore(market, this.#markets.putFill(market, time, price, this.#stepAt(time)));
    return undefined;
  }

  /** The closing price of the hour of `at`; the last one of an hour is it. */
  takeArchivedClose(venue: VenueId, id: string, at: number, price: Micros): PriceRefusal | undefined {
    const refusal = this.#refuse(at) ?? (this.#hasRoom() ? undefined : 'full');
    if (refusal !== undefined) return refusal;
    return this.#named(venue, id, (market) => {
      this.#countMore(market, this.#markets.putClose(market, at, price));
      return undefined;
    });
  }

  /** No quote of before `at` is in force any more. Sessions write whole seconds, so that they end with one. */
  endAll(at: number): void {
    const time = Math.ceil(at / secondMs) * secondMs - 1;
    if (time >= this.#keptFrom && time <= this.#now + aheadMaxMs) {
      this.#ends.put(ends, time, 0, this.#stepAt(time));
    }
  }

  /** Undefined also for what is no whole minute of the last 25 hours and no whole hour since `since`. */
  priceAt(venue: VenueId, id: string, t: number): DoubledPrice | undefined {
    const market = this.#numbers.find(venue, id);
    return market === undefined ? undefined : this.priceOf(market, t);
  }

  /** The same of the market with this number. */
  priceOf(market: number, t: number): DoubledPrice | undefined {
    if (t < this.since || t % (t < this.#minutesFrom ? hourMs : minuteMs) !== 0) return undefined;
    const end = this.#ends.findBefore(ends, t);
    const quotesFrom = end < 0 ? this.#keptFrom : this.#ends.timeAt(ends, end) + 1;
    return this.#markets.priceAt(market, t, Math.max(this.#keptFrom, quotesFrom));
  }

  /** Time goes on: what is too old is thinned and forgotten, a part of the markets at each call. */
  turnTo(now: number): void {
    const hours = Math.floor(now / hourMs) - Math.floor(this.#now / hourMs);
    this.#now = Math.max(now, this.#now);
    if (hours > 0) this.#turnHour();
    if (hours > 1) this.#finishTidying();
    const share = Math.max(tidiedMin, this.size.markets * tidiedPart);
    for (let left = share; left > 0 && this.#tidying; left--) {
      if (this.#tidying.next().done) this.#tidying = undefined;
    }
  }

  #turnHour(): void {
    this.#finishTidying();
    const { keptFrom, pricedFrom, minutesFrom } = priceSpansAt(this.#now);
    const thinFrom = this.#minutesFrom;
    this.#keptFrom = keptFrom;
    this.#pricedFrom = pricedFrom;
    this.#minutesFrom = minutesFrom;
    this.#isFull = false;
    this.#ends.forgetBefore(ends, keptFrom, false);
    this.#ends.thin(ends, thinFrom, minutesFrom, hourMs);
    this.#tidying = this.#tidy(thinFrom);
  }

  #finishTidying(): void {
    while (this.#tidying?.next().done === false);
    this.#tidying = undefined;
  }

  /** One market at a time. */
  *#tidy(thinFrom: number): Generator<void, void, undefined> {
    for (let market = 0; market < this.#numbers.end; market += 1) {
      const before = this.#markets.count(market);
      if (before === 0) continue;
      this.#markets.forgetBefore(market, this.#keptFrom);
      this.#markets.thin(market, thinFrom, this.#minutesFrom);
      this.#counted(market, before);
      yield;
    }
  }

  #stepAt(time: number): number {
    return time < this.#minutesFrom ? hourMs : minuteMs;
  }

  /** Held meanwhile: a market without points is let go. */
  #named<Result>(venue: VenueId, id: string, take: (market: number) => Result): Result {
    const market = this.#numbers.hold({ venue, id });
    const result = take(market);
    this.#numbers.letGo(market);
    return result;
  }

  #refuse(time: number): PriceRefusal | undefined {
    if (time < Math.max(this.#keptFrom, this.#forgottenTo)) return 'too_old';
    return time > this.#now + aheadMaxMs ? 'too_new' : undefined;
  }

  #refuseQuote(market: number): PriceRefusal | undefined {
    if (this.#hasRoom()) return undefined;
    const before = this.#markets.count(market);
    this.#markets.forgetQuotes(market);
    this.#counted(market, before);
    return 'full';
  }

  #hasRoom(): boolean {
    return this.#points < this.#pointsMax || this.#makeRoom();
  }

  #countMore(market: number, more: number): void {
    if (more !== 0) this.#counted(market, this.#markets.count(market) - more);
  }

  /** A market had `before` points and may have others now; its number is held as long as it has any. */
  #counted(market: number, before: number): void {
    const now = this.#markets.count(market);
    this.#points += now - before;
    if (before === 0 && now > 0) {
      this.#numbers.holdNumber(market);
      this.#marketCount += 1;
    } else if (before > 0 && now === 0) {
      this.#numbers.letGo(market);
      this.#marketCount -= 1;
    }
  }

  /** Forgets the oldest hours until a part is free; false if only the hour that runs is left. */
  #makeRoom(): boolean {
    if (this.#isFull) return false;
    const hours = new Map<number, number>();
    const { end } = this.#numbers;
    for (let market = 0; market < end; market += 1) this.#markets.countForgettable(market, hours);
    const running = Math.floor(this.#now / hourMs);
    let wanted = this.#pointsMax * freedPart;
    for (const hour of [...hours.keys()].filter((each) => each < running).sort((a, b) => a - b)) {
      this.#forgottenTo = Math.max(this.#forgottenTo, (hour + 1) * hourMs);
      wanted -= hours.get(hour) ?? 0;
      if (wanted <= 0) break;
    }
    for (let market = 0; market < end; market += 1) {
      const before = this.#markets.count(market);
      if (before === 0) continue;
      this.#markets.forgetAllButQuotesInForce(market, this.#forgottenTo);
      this.#counted(market, before);
    }
    this.#ends.forgetBefore(ends, this.#forgottenTo, true);
    this.#isFull = this.#points >= this.#pointsMax;
    return !this.#isFull;
  }
}

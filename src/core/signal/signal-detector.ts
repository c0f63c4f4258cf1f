/**
 * Finds unusual trading: compares each fill and each price with the habit of its market, and opens an episode where the
 * difference is too large for chance. docs/signals.md defines the kinds and the scale.
 *
 *   fill, price ─ habit of the kind ─ chance by a model ─ corrected by what occurred ─ by how often it is looked at ─ episode
 *                 (own, drawn to its group's)              (TailCalibration)            (LookCounts)
 *
 * The state follows from the fills and prices alone: fed again in the order of time, they give the same. A habit is the
 * market's own after some fifty fills, and what depends on time looks back a week: a start feeds at least seven days of fills and
 * prices, better fourteen.
 *
 * Bounded: a place for each market with a fill in the last thirty days, at most `marketsMax`; of a market without a place
 * has no signals, and `refusedMarkets` counts its fills. A fill older than the newest minute of its market by more than five
 * minutes is not judged; `lateFills` counts them. Its owner refuses fills dated in the future.
 */
import { type SignalChange, type SignalKind, signalKinds } from '../insight/index.ts';
import { MarketNumbers } from '../market/index.ts';
import { BlockHabit } from './block-habit.ts';
import { BurstHabit } from './burst-habit.ts';
import { JumpHabit, minutesBack } from './jump-habit.ts';
import { type KindNumber, kindNumbers, kindOf } from './kind-numbers.ts';
import { LookCounts } from './look-counts.ts';
import { MarketRows } from './market-rows.ts';
import { OneSidedHabit, usualFillsMax } from './one-sided-habit.ts';
import type { SignalFill, SignalMarket } from './signal.ts';
import { openingScore, SignalEpisodes } from './signal-episodes.ts';
import { groupCount, SignalPlaces } from './signal-places.ts';
import { SweepHabit, sweepLevels } from './sweep-habit.ts';
import { TailCalibration } from './tail-calibration.ts';
import { sameOrder, TakerOrders } from './taker-orders.ts';

const minuteMs = 60_000;
const minutesPerHour = 60;
const dayMs = 86_400_000;
const keptDays = 30;
const lateMinutesMax = 5;
const notionalPerUsd = 1e12;
/**
 * The scale: of this many looks a day, all kinds together, a share of 10^-s reaches a score of s by chance, however often the
 * market is looked at. So a score of 4 is reached at most once in 600 days of a market; docs/signals.md has what was measured.
 */
const looksPerDay = 17;
const looksPerDayOfKind = looksPerDay / signalKinds.length;
/** A market that is looked at less often than once a day is treated as if it were once. */
const looksPerDayMin = 1;

const { burst, block, sweep, one_sided: oneSided, price_jump: priceJump } = kindNumbers;
/** Kinds whose look is a span, a minute of fills, five of prices, an hour of sides: the highest raw score in it counts. */
type SpanKind = typeof burst | typeof oneSided | typeof priceJump;

/** Which category and grade a market has is read again after this: it costs more than to judge a fill, and seldom changes. */
const groupHoldsMs = 3_600_000;
/** Where the category is not known. */
const unknownCategory = 'Other';

/**
 * What is kept of a place beside its habits, side by side in four bytes each: the minute of the first fill its habit is learnt
 * from; the newest minute with a fill, and its fills; the newest minute with a new price not learnt from yet; the five minutes
 * of the last look at its price, since changes over five minutes that overlap are one look; its group, and the minute until
 * which that is not read again; then the highest raw score of the span, of each kind that has spans, as a float.
 */
const learntFrom = 0;
const fillMinute = 1;
const fillsOfMinute = 2;
const priceMinute = 3;
const priceSpan = 4;
const groupOfPlace = 5;
const groupUntil = 6;
const highestScores = 7;
const words = highestScores + signalKinds.length;

/** In place of the highest raw score of a span in which there was none. */
const notLooked = -1;

const noChanges: readonly SignalChange[] = [];

export interface SignalDetectorOptions {
  /** Markets with fills in the last thirty days. */
  readonly marketsMax: number;
  /** Shared with others who keep something of the same markets. */
  readonly numbers?: MarketNumbers;
  /** Hears of every score, for measurements. */
  readonly onLook?: (market: SignalMarket, kind: SignalKind, at: number, score: number) => void;
}

export class SignalDetector {
  readonly #places: SignalPlaces;
  readonly #looks: LookCounts;
  readonly #orders: TakerOrders;
  readonly #burst: BurstHabit;
  readonly #block: BlockHabit;
  readonly #sweep: SweepHabit;
  readonly #oneSided: OneSidedHabit;
  readonly #jump: JumpHabit;
  readonly #episodes: SignalEpisodes;
  /** By number of the kind. */
  readonly #calibrations: readonly TailCalibration[];
  readonly #onLook: SignalDetectorOptions['onLook'];
  readonly #rows: MarketRows;
  readonly #offset: number;
  #changes: SignalChange[] = [];
  #day = 0;
  #lateFills = 0;
  #refusedMarkets = 0;

  constructor({ marketsMax, numbers = new MarketNumbers(), onLook }: SignalDetectorOptions) {
    this.#onLook = onLook;
    this.#places = new SignalPlaces(marketsMax, numbers);
    this.#episodes = new SignalEpisodes(marketsMax);
    const rows = new MarketRows(marketsMax);
    const size = { rows, groups: groupCount };
    this.#rows = rows;
    this.#offset = rows.addWords(words);
    this.#looks = new LookCounts(rows);
    this.#orders = new TakerOrders(rows);
    this.#burst = new BurstHabit(size);
    this.#block = new BlockHabit(size);
    this.#sweep = new SweepHabit(size);
    this.#oneSided = new OneSidedHabit(size);
    this.#jump = new JumpHabit(size);
    rows.allocate();
    const interesting = openingScore + Math.log10(looksPerDayMin / looksPerDayOfKind);
    this.#calibrations = signalKinds.map(
      () => new TailCalibration((rawScore) => 10 ** -rawScore, interesting),
    );
  }

  /** Markets with a place. */
  get marketCount(): number {
    return this.#places.count;
  }

  get lateFills(): number {
    return this.#lateFills;
  }

  get refusedMarkets(): number {
    return this.#refusedMarkets;
  }

  takeFill(market: SignalMarket, fill: SignalFill): readonly SignalChange[] {
    const minute = Math.floor(fill.venueTime / minuteMs);
    const known = this.#places.find(market.number);
    const place = known ?? this.#addMarket(market.number, minute);
    if (place === undefined) {
      this.#refusedMarkets += 1;
      return noChanges;
    }
    if (known !== undefined) this.#rows.fetch(known);
    const newest = this.#rows.integers[this.#rowAt(place) + fillMinute] ?? 0;
    if (minute < newest - lateMinutesMax) {
      this.#lateFills += 1;
      return noChanges;
    }
    const group = this.#groupOf(market, place, minute);
    if (minute > newest) this.#beginMinute(place, group, newest, minute);
    const notional = (fill.takerPrice * fill.quantity) / notionalPerUsd;
    this.#judgeBlock(market, place, group, notional, fill.venueTime);
    if (fill.toward !== undefined && !fill.block) this.#judgeOrder(market, place, group, fill, notional);
    this.#judgeMinute(market, place, group, fill.venueTime);
    return this.#takeChanges();
  }

  /** Whether the market had a fill lately: prices of others are not looked at. */
  knows(market: number): boolean {
    return this.#places.find(market) !== undefined;
  }

  /** The price from `at` on; undefined if it is not known. Of a market without fills nothing is kept. */
  takePrice(market: SignalMarket, at: number, doubledPrice: number | undefined): readonly SignalChange[] {
    const place = this.#places.find(market.number);
    if (place === undefined) return noChanges;
    const minute = Math.floor(at / minuteMs);
    const states = this.#rows.integers;
    const state = this.#rowAt(place);
    const last = states[state + priceMinute] ?? 0;
    if (minute < last) return noChanges;
    const group = this.#groupOf(market, place, minute);
    if (minute > last && last > 0) {
      this.#jump.learn(place, group);
      states[state + priceMinute] = 0;
    }
    if (!this.#jump.setPrice(place, minute, doubledPrice)) return noChanges;
    states[state + priceMinute] = minute;
    this.#looks.turnTo(place, minute);
    const span = Math.floor(minute / minutesBack);
    if (span !== states[state + priceSpan]) this.#countSpan(place, priceJump);
    states[state + priceSpan] = span;
    this.#judgeOfSpan(market, place, priceJump, this.#jump.judge(place, group), at);
    return this.#takeChanges();
  }

  /**
   * Forgets the habit of a market, to be fed its fills from `from` on. False, and nothing is done, while an episode of it is
   * open, and where its habit is learnt from as early a time already: fills of an outage must not replace weeks of others.
   */
  forget(market: number, from: number): boolean {
    const place = this.#places.find(market);
    if (place === undefined) return true;
    if (this.#episodes.hasOpen(place)) return false;
    if ((this.#rows.integers[this.#rowAt(place) + learntFrom] ?? 0) <= Math.floor(from / minuteMs))
      return false;
    this.#places.remove(place);
    return true;
  }

  /** Closes what has been quiet, and forgets markets without fills. */
  turnTo(now: number): readonly SignalChange[] {
    this.#episodes.closeQuiet(now, this.#changes);
    const day = Math.floor(now / dayMs);
    if (day !== this.#day) {
      this.#day = day;
      const oldest = (now - keptDays * dayMs) / minuteMs;
      const { integers } = this.#rows;
      this.#places.removeWhere((place) => (integers[this.#rowAt(place) + fillMinute] ?? 0) < oldest);
    }
    return this.#takeChanges();
  }

  /** Where what is kept of a place beside its habits begins. */
  #rowAt(place: number): number {
    return this.#rows.stride * place + this.#offset;
  }

  #takeChanges(): readonly SignalChange[] {
    if (this.#changes.length === 0) return noChanges;
    const changes = this.#changes;
    this.#changes = [];
    return changes;
  }

  #addMarket(market: number, minute: number): number | undefined {
    const place = this.#places.add(market);
    if (place === undefined) return undefined;
    this.#rows.clear(place);
    this.#looks.start(place, minute);
    this.#oneSided.start(place, minute);
    this.#jump.start(place, minute);
    const { floats, integers } = this.#rows;
    const state = this.#rowAt(place);
    for (let at = state + highestScores; at < state + words; at += 1) floats[at] = notLooked;
    integers[state + learntFrom] = minute;
    integers[state + fillMinute] = minute - 1;
    return place;
  }

  #groupOf(market: SignalMarket, place: number, minute: number): number {
    const { integers } = this.#rows;
    const state = this.#rowAt(place);
    const asOf = market.asOf === undefined ? minute : Math.floor(market.asOf / minuteMs);
    if (asOf < (integers[state + groupUntil] ?? 0)) return integers[state + groupOfPlace] ?? 0;
    const { category, grade } = market;
    const group = this.#places.groupOf(category ?? unknownCategory, grade);
    integers[state + groupOfPlace] = group;
    integers[state + groupUntil] = category === undefined ? 0 : asOf + groupHoldsMs / minuteMs;
    return group;
  }

  /** The market learns from the last minute with fills, before another begins. */
  #beginMinute(place: number, group: number, last: number, minute: number): void {
    const { integers } = this.#rows;
    const state = this.#rowAt(place);
    const fills = integers[state + fillsOfMinute] ?? 0;
    if (fills > 0) {
      this.#burst.learn(place, group, hourOfDay(last), fills);
      this.#countSpan(place, burst);
    }
    integers[state + fillMinute] = minute;
    integers[state + fillsOfMinute] = 0;
    if (this.#oneSided.turnTo(place, group, minute)) this.#countSpan(place, oneSided);
    this.#looks.turnTo(place, minute);
  }

  #judgeBlock(market: SignalMarket, place: number, group: number, notional: number, at: number): void {
    this.#looks.count(place, block);
    const rawScore = this.#block.take(place, group, notional);
    if (!this.#episodes.isOpen(place, block)) this.#calibrations[block]?.count(rawScore);
    this.#judge(market, place, block, rawScore, at);
  }

  #judgeOrder(market: SignalMarket, place: number, group: number, fill: SignalFill, notional: number): void {
    const endedLevels = this.#orders.add(place, fill);
    if (endedLevels > 0) {
      if (!this.#episodes.isOpen(place, sweep))
        this.#calibrations[sweep]?.count(this.#sweep.judge(place, group, endedLevels));
      this.#sweep.learn(place, group, endedLevels);
    }
    if (endedLevels !== sameOrder) this.#looks.count(place, sweep);
    const levels = this.#orders.levelsOf(place);
    if (levels >= sweepLevels)
      this.#judge(market, place, sweep, this.#sweep.judge(place, group, levels), fill.venueTime);
    const most = usualFillsMax * this.#block.usualNotional(place, group);
    this.#oneSided.add(place, fill.toward === 'yes', notional, most);
  }

  #judgeMinute(market: SignalMarket, place: number, group: number, at: number): void {
    const { integers } = this.#rows;
    const state = this.#rowAt(place);
    const fills = (integers[state + fillsOfMinute] ?? 0) + 1;
    integers[state + fillsOfMinute] = fills;
    const hour = hourOfDay(integers[state + fillMinute] ?? 0);
    this.#judgeOfSpan(market, place, burst, this.#burst.judge(place, group, hour, fills), at);
    this.#judgeOfSpan(market, place, oneSided, this.#oneSided.judge(place, group), at);
  }

  /** A span is one look, however often something happens in it. */
  #judgeOfSpan(
    market: SignalMarket,
    place: number,
    kind: SpanKind,
    rawScore: number | undefined,
    at: number,
  ): void {
    if (rawScore === undefined) return;
    const { floats } = this.#rows;
    const index = this.#rowAt(place) + highestScores + kind;
    const highest = floats[index] ?? notLooked;
    if (highest === notLooked) this.#looks.count(place, kind);
    if (rawScore > highest) floats[index] = rawScore;
    this.#judge(market, place, kind, rawScore, at);
  }

  #judge(market: SignalMarket, place: number, kind: KindNumber, rawScore: number, at: number): void {
    const calibration = this.#calibrations[kind];
    if (calibration === undefined) return;
    if (this.#onLook === undefined && !calibration.mayInterest(rawScore)) return;
    const looks = Math.max(looksPerDayMin, this.#looks.looksPerDay(place, kind));
    const corrected = calibration.correct(rawScore) - Math.log10(looks / looksPerDayOfKind);
    const score = Math.max(0, corrected);
    this.#onLook?.(market, kindOf(kind), at, score);
    if (score < openingScore) return;
    const { venue, id } = market;
    this.#episodes.reach({ venue, id, place }, kind, score, at, this.#changes);
  }

  /** What a span showed at most, once it is over. While an episode is open nothing ordinary is to be counted. */
  #countSpan(place: number, kind: SpanKind): void {
    const { floats } = this.#rows;
    const index = this.#rowAt(place) + highestScores + kind;
    const highest = floats[index] ?? notLooked;
    floats[index] = notLooked;
    if (highest === notLooked || this.#episodes.isOpen(place, kind)) return;
    this.#calibrations[kind]?.count(highest);
  }
}

function hourOfDay(minute: number): number {
  return Math.floor(minute / minutesPerHour) % 24;
}

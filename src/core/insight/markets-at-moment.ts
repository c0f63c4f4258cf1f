/** The markets of a run at a moment, for one board: each is noted once, so that all lists show the same figures. */
import { type Micros, microsPerUnit, type Rational } from '../exact/index.ts';
import { modelFee, scheduleOfTerms } from '../fee/index.ts';
import { hasEnded, type LiveMarket, moneyFactsOf, tradingAt } from '../market/index.ts';
import type { PriceGapPair } from './insight-board.ts';
import { NotedMarket } from './noted-market.ts';
import type { DoubledPrice } from './price-point.ts';
import type { RunMarkets } from './run-markets.ts';
import { expectedEndOf } from './stated-ends.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A move is within these; a market that is all but decided, or jumped as one does that is decided, says nothing. */
const moves = {
  priceMin: (2 * microsPerUnit * 10) / 100,
  priceMax: (2 * microsPerUnit * 90) / 100,
  changeMax: (2 * microsPerUnit * 40) / 100,
  volumeUsdMin: 1_000,
} as const;

export interface BoardPrices {
  /** Of the market with this number. */
  priceOf(market: number, at: number): DoubledPrice | undefined;
}

/** What is known of a market that has not ended. */
export interface TradingMarket {
  /** Undefined where nothing was heard of it since the start. */
  readonly live: LiveMarket | undefined;
  /** Undefined where nothing is kept of it. */
  readonly number: number | undefined;
  readonly closesAtInRun: number | undefined;
}

export class MarketsAtMoment {
  readonly #run: RunMarkets;
  readonly #prices: BoardPrices;
  readonly #at: number;
  readonly #noted = new Map<number, NotedMarket>();
  /** By market number, of markets whose prices have changed since: what they were at the moment. */
  readonly #sparklines = new Map<number, readonly DoubledPrice[]>();

  constructor(run: RunMarkets, prices: BoardPrices, at: number) {
    this.#run = run;
    this.#prices = prices;
    this.#at = at;
  }

  /** Undefined where trading has ended, and for a market that no path can name. */
  trading(index: number): TradingMarket | undefined {
    const { catalog } = this.#run.served;
    if (!catalog.isAddressable(index)) return undefined;
    const live = this.#run.live(index);
    const closesAtInRun = catalog.closesAt(index);
    if (hasEnded(tradingAt(live, this.#at, closesAtInRun))) return undefined;
    return { live, number: this.#run.number(index), closesAtInRun };
  }

  find(index: number): NotedMarket | undefined {
    const known = this.#noted.get(index);
    if (known !== undefined) return known;
    const trading = this.trading(index);
    return trading && this.note(index, trading);
  }

  note(index: number, trading: TradingMarket): NotedMarket {
    const known = this.#noted.get(index);
    if (known !== undefined) return known;
    const { live } = trading;
    const prices = {
      price: this.#priceAt(trading, this.#at),
      change24h: this.changeSince(trading, this.#at - dayMs),
    };
    const order = this.#run.nameOrder[index] ?? 0;
    const noted = new NotedMarket(index, order, prices, moneyFactsOf(live, this.#at));
    this.#noted.set(index, noted);
    return noted;
  }

  changeSince(trading: TradingMarket, since: number): DoubledPrice | undefined {
    const now = this.#priceAt(trading, this.#at);
    const before = now === undefined ? undefined : this.#priceAt(trading, since);
    return now === undefined || before === undefined ? undefined : now - before;
  }

  isMove(index: number, trading: TradingMarket, volumeUsd: number): boolean {
    if (volumeUsd < moves.volumeUsdMin) return false;
    const price = this.#priceAt(trading, this.#at);
    if (price === undefined || price < moves.priceMin || price > moves.priceMax) return false;
    const change = this.changeSince(trading, this.#at - dayMs);
    if (change === undefined || change === 0 || Math.abs(change) > moves.changeMax) return false;
    return !this.#isUnderWay(index, trading);
  }

  gap(leftIndex: number, rightIndex: number): PriceGapPair | undefined {
    const [left, right] = [this.find(leftIndex), this.find(rightIndex)];
    if (left?.price === undefined || right?.price === undefined) return undefined;
    const distance = Math.abs(left.price - right.price);
    return distance === 0 ? undefined : { left, right, distance };
  }

  sparkline(index: number): readonly DoubledPrice[] {
    const number = this.#run.number(index);
    if (number === undefined) return [];
    return this.#sparklines.get(number) ?? this.#readSparkline(number);
  }

  /** Prices of the market with this number, up to the moment, are about to change; the board shows what they were. */
  keepPrices(number: number): void {
    if (!this.#sparklines.has(number)) this.#sparklines.set(number, this.#readSparkline(number));
  }

  #readSparkline(number: number): readonly DoubledPrice[] {
    const prices: DoubledPrice[] = [];
    for (let back = 24; back >= 0; back -= 1) {
      const price = this.#prices.priceOf(number, this.#at - back * hourMs);
      if (price !== undefined) prices.push(price);
    }
    return prices;
  }

  priceOf(index: number): DoubledPrice | undefined {
    const trading = this.trading(index);
    return trading && this.#priceAt(trading, this.#at);
  }

  expectedEndAt(index: number): number | undefined {
    return expectedEndOf({
      gameStartsAt: this.#run.gameStartsAt(index),
      statedEndAt: this.#run.live(index)?.state?.expectedSettlementAt,
    });
  }

  feeAt(index: number, price: Micros): Rational | undefined {
    const fees = this.#run.live(index)?.state?.fees;
    return fees && modelFee(scheduleOfTerms(fees), price);
  }

  /** Where no start is known, it is not. */
  #isUnderWay(index: number, { live }: TradingMarket): boolean {
    const game = live?.figures?.game;
    if (game !== undefined) return game === 'live';
    const startsAt = this.#run.gameStartsAt(index);
    return startsAt !== undefined && startsAt <= this.#at;
  }

  #priceAt({ number }: TradingMarket, at: number): DoubledPrice | undefined {
    return number === undefined ? undefined : this.#prices.priceOf(number, at);
  }
}

/** What is kept of the prices of markets, by their numbers: points of quotes, fills and archived closes. */
import type { Micros } from '../exact/index.ts';
import { hourMs } from './hour-rows.ts';
import { listsApart, PointLists, pointValues } from './point-lists.ts';
import type { DoubledPrice } from './price-point.ts';

/** Lists of a market, which are a group. */
const quotesAt = 0;
const fillsAt = 1;
const closesAt = 2;

/** Values of quotes: none, a midpoint more by one, or a gap, which comes after the quotes of its millisecond. */
const noMidpoint = 0;
const gap = pointValues - 1;

export class MarketPoints {
  readonly #lists = new PointLists();

  /** How many points a market has. */
  count(market: number): number {
    const lists = this.#lists;
    const first = listsApart * market;
    return lists.length(first) + lists.length(first + fillsAt) + lists.length(first + closesAt);
  }

  /** How many points more there are then, here and below. */
  putQuote(market: number, time: number, mid: DoubledPrice | undefined, stepMs: number): number {
    const value = mid === undefined ? noMidpoint : mid + 1;
    // Of several quotes in a millisecond the one that came last is it.
    return this.#lists.put(listsApart * market + quotesAt, time, value, stepMs, gap);
  }

  /** After the quotes of this millisecond, and before those of the next. */
  putGap(market: number, time: number, stepMs: number): number {
    return this.#lists.put(listsApart * market + quotesAt, time, gap, stepMs);
  }

  /** Reads the last fill, where the next one will be put. */
  fetchFills(market: number): void {
    this.#lists.fetch(listsApart * market + fillsAt);
  }

  putFill(market: number, time: number, price: Micros, stepMs: number): number {
    return this.#lists.put(listsApart * market + fillsAt, time, price, stepMs);
  }

  putClose(market: number, time: number, price: Micros): number {
    return this.#lists.put(listsApart * market + closesAt, time, price, hourMs);
  }

  /** Quotes that came before `quotesFrom` are not in force. */
  priceAt(market: number, t: number, quotesFrom: number): DoubledPrice | undefined {
    return this.#midpointAt(market, t, quotesFrom) ?? this.#filledAt(market, t) ?? this.#closedAt(market, t);
  }

  /** Of minutes that are over for long the last of each hour is kept. */
  thin(market: number, from: number, to: number): void {
    this.#lists.thin(listsApart * market + quotesAt, from, to, hourMs);
    this.#lists.thin(listsApart * market + fillsAt, from, to, hourMs);
  }

  forgetBefore(market: number, time: number): void {
    this.#lists.forgetBefore(listsApart * market + quotesAt, time, false);
    this.#forgetOthers(market, time);
  }

  forgetAllButQuotesInForce(market: number, time: number): void {
    this.#lists.forgetBefore(listsApart * market + quotesAt, time, true);
    this.#forgetOthers(market, time);
  }

  /** How many points that were. */
  forgetQuotes(market: number): number {
    const list = listsApart * market + quotesAt;
    const count = this.#lists.length(list);
    this.#lists.clear(list);
    return count;
  }

  /** Adds how many points `forgetAllButQuotesInForce` would forget with each hour: a quote goes with the hour of the next. */
  countForgettable(market: number, hours: Map<number, number>): void {
    const lists = this.#lists;
    const count = (list: number, from: number): void => {
      for (let index = from; index < lists.length(list); index++) {
        const hour = Math.floor(lists.timeAt(list, index) / hourMs);
        hours.set(hour, (hours.get(hour) ?? 0) + 1);
      }
    };
    count(listsApart * market + quotesAt, 1);
    count(listsApart * market + fillsAt, 0);
    count(listsApart * market + closesAt, 0);
  }

  #midpointAt(market: number, t: number, quotesFrom: number): DoubledPrice | undefined {
    const lists = this.#lists;
    const list = listsApart * market + quotesAt;
    const index = lists.findBefore(list, t);
    if (index < 0 || lists.timeAt(list, index) < quotesFrom) return undefined;
    const value = lists.valueAt(list, index);
    return value === noMidpoint || value === gap ? undefined : value - 1;
  }

  /** The last fill of the hour before `t`. */
  #filledAt(market: number, t: number): DoubledPrice | undefined {
    return this.#lastSince(listsApart * market + fillsAt, t, t - hourMs);
  }

  /** The close of the hour that `t` is in. */
  #closedAt(market: number, t: number): DoubledPrice | undefined {
    const hour = Math.floor(t / hourMs) * hourMs;
    return this.#lastSince(listsApart * market + closesAt, hour + hourMs, hour);
  }

  #lastSince(list: number, before: number, since: number): DoubledPrice | undefined {
    const index = this.#lists.findBefore(list, before);
    if (index < 0 || this.#lists.timeAt(list, index) < since) return undefined;
    return this.#lists.valueAt(list, index) * 2;
  }

  #forgetOthers(market: number, time: number): void {
    this.#lists.forgetBefore(listsApart * market + fillsAt, time, false);
    this.#lists.forgetBefore(listsApart * market + closesAt, time, false);
  }
}

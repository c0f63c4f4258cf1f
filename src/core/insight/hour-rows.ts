/**
 * What was traded of each market in each hour: a row for every market and hour with fills, none for the others. Rows of
 * one market are a list, newest hour first, and so are the rows of one hour, so that both are found without a search.
 *
 *   market ──► row ──► row ──► …        hours fall by one list
 *   hour   ──► row ──► row ──► …        of any market
 *
 * All that is kept of a row lies side by side, 80 bytes.
 */
import { type Micros, microsPerUnit } from '../exact/index.ts';
import { FlowColumns, type FlowSums, type Toward, wordsOfSums } from './flow-columns.ts';
import { type Product, splitAmount } from './money-product.ts';

export const hourMs = 3_600_000;
/** In place of a row where a list ends. */
export const noRow = -1;

/** What a fill adds to the sums of its market. */
export interface FlowFill {
  /** When the venue says it happened; milliseconds since 1970. */
  readonly venueTime: number;
  /** What the taker paid or received for one contract. */
  readonly takerPrice: Micros;
  readonly quantity: Micros;
  /** Yes when the taker bought Yes or sold No; undefined where the venue does not publish the taker's side. */
  readonly toward: Toward;
  /** From the venue's history, not recorded as it happened. */
  readonly archived: boolean;
}

/** In a row after its sums: the largest fill in whole millionths of a dollar, in eight bytes, then in four each the rest. */
const largestAt = wordsOfSums / 2;
const largestRestAt = wordsOfSums + 2;
const marketAt = wordsOfSums + 3;
const hourAt = wordsOfSums + 4;
const nextOfMarketAt = wordsOfSums + 5;
const nextOfHourAt = wordsOfSums + 6;
const moreWords = 8;

const unit = BigInt(microsPerUnit);

export class HourRows {
  readonly sums: FlowColumns;
  readonly #words: Int32Array;
  readonly #stride: number;
  readonly #firstOfHour = new Map<number, number>();
  readonly #capacity: number;
  /** Rows given back, each with the next of them in place of the next of its market; after them those never used. */
  #free = noRow;
  #used = 0;
  #count = 0;
  /** What `fetch` read last: kept, so that no compiler leaves the reads out. */
  fetched = 0;

  /** Memory is taken as rows are used, not before. */
  constructor(capacity: number) {
    this.#capacity = capacity;
    this.sums = new FlowColumns(capacity, moreWords);
    this.#words = this.sums.words;
    this.#stride = this.sums.stride;
  }

  get count(): number {
    return this.#count;
  }

  get isFull(): boolean {
    return this.#count === this.#capacity;
  }

  /** The oldest hour with a row. */
  get oldestHour(): number | undefined {
    let oldest: number | undefined;
    for (const hour of this.#firstOfHour.keys()) if (oldest === undefined || hour < oldest) oldest = hour;
    return oldest;
  }

  hourOf(row: number): number {
    return this.#words[this.#stride * row + hourAt] ?? 0;
  }

  marketOf(row: number): number {
    return this.#words[this.#stride * row + marketAt] ?? 0;
  }

  nextOfMarket(row: number): number {
    return this.#words[this.#stride * row + nextOfMarketAt] ?? noRow;
  }

  /** Reads a row that will be written soon. */
  fetch(row: number): void {
    const at = this.#stride * row;
    this.fetched = (this.#words[at] ?? 0) ^ (this.#words[at + this.#stride - 1] ?? 0);
  }

  addFill(row: number, notional: Product, toward: Toward, archived: boolean): void {
    this.sums.addFill(row, notional, toward, archived);
    this.#raiseLargest(row, notional);
  }

  /** Adds fills of the hour that are known only in sum. */
  addSums(row: number, sums: FlowSums, largest: bigint): void {
    this.sums.addSums(row, sums);
    this.#raiseLargest(row, splitAmount(largest));
  }

  /** The row of that hour in the list that begins with `first`; `noRow` if there is none. */
  find(first: number, hour: number): number {
    const row = this.#placeInList(first, hour);
    return row !== noRow && this.hourOf(row) === hour ? row : noRow;
  }

  /** The market's row of that hour, which is its first row from now on if the hour is later than that of `first`. */
  findOrAdd(market: number, first: number, hour: number): number {
    const before = this.#placeInList(first, hour);
    return before !== noRow && this.hourOf(before) === hour
      ? before
      : this.#insert(market, hour, before, first);
  }

  /** A row of an hour later than that of `first`, which is none if the market has no row. */
  addFirst(market: number, first: number, hour: number): number {
    return this.#insert(market, hour, noRow, first);
  }

  /** The largest fill of the hours from `from` to `to`, both included, in the list that begins with `first`. */
  largest(first: number, from: number, to: number): bigint {
    let largest = 0n;
    for (let row = first; row !== noRow && this.hourOf(row) >= from; row = this.nextOfMarket(row)) {
      if (this.hourOf(row) > to) continue;
      const amount = this.#readLargest(row);
      if (amount > largest) largest = amount;
    }
    return largest;
  }

  /** The first of the rows of an hour; `noRow` if there are none. */
  firstOfHour(hour: number): number {
    return this.#firstOfHour.get(hour) ?? noRow;
  }

  nextOfHour(row: number): number {
    return this.#words[this.#stride * row + nextOfHourAt] ?? noRow;
  }

  /**
   * Gives back the rows of an hour, which is the oldest: each is the last of its market's list. `firstOf` is that list's
   * first row; `onEmpty` hears of a market without a further row.
   */
  freeOldest(hour: number, firstOf: (market: number) => number, onEmpty: (market: number) => void): void {
    for (let row = this.firstOfHour(hour); row !== noRow; row = this.nextOfHour(row)) {
      const market = this.marketOf(row);
      const before = this.#placeInList(firstOf(market), hour + 1);
      if (before === noRow) onEmpty(market);
      else this.#setNextOfMarket(before, noRow);
      this.#setNextOfMarket(row, this.#free);
      this.#free = row;
      this.#count -= 1;
    }
    this.#firstOfHour.delete(hour);
  }

  #setNextOfMarket(row: number, next: number): void {
    this.#words[this.#stride * row + nextOfMarketAt] = next;
  }

  #raiseLargest(row: number, { micros, rest }: Product): void {
    const { amounts } = this.sums;
    const at = (this.#stride / 2) * row + largestAt;
    const restAt = this.#stride * row + largestRestAt;
    const present = amounts[at] ?? 0;
    if (micros < present || (micros === present && rest <= (this.#words[restAt] ?? 0))) return;
    amounts[at] = micros;
    this.#words[restAt] = rest;
  }

  #readLargest(row: number): bigint {
    const micros = this.sums.amounts[(this.#stride / 2) * row + largestAt] ?? 0;
    return BigInt(micros) * unit + BigInt(this.#words[this.#stride * row + largestRestAt] ?? 0);
  }

  /** The row of that hour in the list that begins with `first`, or the last one of a later hour, or `noRow`. */
  #placeInList(first: number, hour: number): number {
    let before = noRow;
    for (let row = first; row !== noRow && this.hourOf(row) >= hour; row = this.nextOfMarket(row))
      before = row;
    return before;
  }

  #insert(market: number, hour: number, before: number, first: number): number {
    const row = this.#take();
    this.sums.clear(row);
    const at = this.#stride * row;
    this.#words[at + marketAt] = market;
    this.#words[at + hourAt] = hour;
    if (before === noRow) this.#setNextOfMarket(row, first);
    else {
      this.#setNextOfMarket(row, this.nextOfMarket(before));
      this.#setNextOfMarket(before, row);
    }
    this.#words[at + nextOfHourAt] = this.#firstOfHour.get(hour) ?? noRow;
    this.#firstOfHour.set(hour, row);
    return row;
  }

  #take(): number {
    this.#count += 1;
    if (this.#free === noRow) return this.#used++;
    const row = this.#free;
    this.#free = this.nextOfMarket(row);
    return row;
  }
}

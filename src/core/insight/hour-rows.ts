/**
 * What was traded of each market in each hour: a row for every market and hour with fills, none for the others. Rows of
 * one market are a list, newest hour first, and so are the rows of one hour, so that both are found without a search.
 *
 *   market ──► row ──► row ──► …        hours fall by one list
 *   hour   ──► row ──► row ──► …        of any market
 */
import type { Micros } from '../exact/index.ts';
import { FlowColumns, type FlowSums, type Toward } from './flow-columns.ts';
import { MoneyColumn, type Product, productOf, splitAmount } from './money-column.ts';

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

export interface AddedFill {
  readonly first: number;
  readonly notional: Product;
}

export class HourRows {
  readonly sums: FlowColumns;
  readonly #largest: MoneyColumn;
  readonly #market: Int32Array;
  readonly #hour: Int32Array;
  readonly #nextOfMarket: Int32Array;
  readonly #nextOfHour: Int32Array;
  readonly #firstOfHour = new Map<number, number>();
  readonly #capacity: number;
  /** Rows given back, by their `nextOfMarket`; after them those never used. */
  #free = noRow;
  #used = 0;
  #count = 0;

  /** Memory is taken as rows are used, not before. */
  constructor(capacity: number) {
    this.#capacity = capacity;
    this.sums = new FlowColumns(capacity);
    this.#largest = new MoneyColumn(capacity);
    this.#market = new Int32Array(capacity);
    this.#hour = new Int32Array(capacity);
    this.#nextOfMarket = new Int32Array(capacity);
    this.#nextOfHour = new Int32Array(capacity);
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
    return this.#hour[row] ?? 0;
  }

  marketOf(row: number): number {
    return this.#market[row] ?? 0;
  }

  nextOfMarket(row: number): number {
    return this.#nextOfMarket[row] ?? noRow;
  }

  /** Adds a fill to the market's row of its hour; `first` is the market's first row, and what it is from now on. */
  addFill(market: number, first: number, fill: FlowFill): AddedFill {
    const place = this.#rowOf(market, first, Math.floor(fill.venueTime / hourMs));
    const notional = productOf(fill.takerPrice, fill.quantity);
    this.sums.addFill(place.row, notional, fill.toward, fill.archived);
    this.#largest.raise(place.row, notional);
    return { first: place.first, notional };
  }

  /** As `addFill`, for the fills of an hour that are known only in sum; returns the market's first row. */
  addSums(market: number, first: number, hour: number, sums: FlowSums, largest: bigint): number {
    const place = this.#rowOf(market, first, hour);
    this.sums.addSums(place.row, sums);
    this.#largest.raise(place.row, splitAmount(largest));
    return place.first;
  }

  /** The largest fill of the hours from `from` to `to`, both included, in the list that begins with `first`. */
  largest(first: number, from: number, to: number): bigint {
    let largest = 0n;
    for (let row = first; row !== noRow && this.hourOf(row) >= from; row = this.nextOfMarket(row)) {
      if (this.hourOf(row) > to) continue;
      const amount = this.#largest.read(row);
      if (amount > largest) largest = amount;
    }
    return largest;
  }

  *rowsOfHour(hour: number): Generator<number, void, undefined> {
    for (
      let row = this.#firstOfHour.get(hour) ?? noRow;
      row !== noRow;
      row = this.#nextOfHour[row] ?? noRow
    ) {
      yield row;
    }
  }

  /**
   * Gives back the rows of an hour, which is the oldest: each is the last of its market's list. `firstOf` is that list's
   * first row; `onEmpty` hears of a market without a further row.
   */
  freeOldest(hour: number, firstOf: (market: number) => number, onEmpty: (market: number) => void): void {
    for (const row of [...this.rowsOfHour(hour)]) {
      const market = this.marketOf(row);
      const before = this.#placeInList(firstOf(market), hour + 1);
      if (before === noRow) onEmpty(market);
      else this.#nextOfMarket[before] = noRow;
      this.#nextOfMarket[row] = this.#free;
      this.#free = row;
      this.#count -= 1;
    }
    this.#firstOfHour.delete(hour);
  }

  /** The market's row of that hour, and the first row of its list from now on. */
  #rowOf(market: number, first: number, hour: number): { readonly row: number; readonly first: number } {
    const before = this.#placeInList(first, hour);
    const isThere = before !== noRow && this.hourOf(before) === hour;
    const row = isThere ? before : this.#insert(market, hour, before, first);
    return { row, first: before === noRow ? row : first };
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
    this.#largest.clear(row);
    this.#market[row] = market;
    this.#hour[row] = hour;
    if (before === noRow) this.#nextOfMarket[row] = first;
    else {
      this.#nextOfMarket[row] = this.nextOfMarket(before);
      this.#nextOfMarket[before] = row;
    }
    this.#nextOfHour[row] = this.#firstOfHour.get(hour) ?? noRow;
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

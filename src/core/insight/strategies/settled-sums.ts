/**
 * All that rules and calibration are computed from, summed up as settled markets come. Every sum is of integers below 2^53
 * in a 64-bit float: exact, and so the same in whatever order and in however many steps markets came.
 *
 *   market ─ horizon ─┬─ Yes in its band ─┐        ┌─ by month of settlement and of purchase
 *                     └─ No in its band ──┴─ cell ─┼─ by group of events ─ resampled
 *                                                  └─ by event ─ bets
 */
import { microsPerUnit } from '../../exact/index.ts';
import { type SettledMarket, settledHorizons } from '../settled-market.ts';
import { monthCount, monthOf } from './calendar-month.ts';
import { EventRows } from './event-rows.ts';
import { groupCount } from './resamples.ts';
import {
  bandOf,
  cellCount,
  cellOf,
  horizonCount,
  isRuleSlot,
  placeCount,
  placeOf,
  slotOf,
} from './rule-grid.ts';
import { returnOf } from './side-return.ts';

/** What is summed of the markets of a cell and month: columns of one row. Prices and payouts in millionths, returns in 10^-8. */
export const monthColumns = {
  count: 0,
  price: 1,
  paid: 2,
  returned: 3,
  /** By the month of the moment at which a trader could have bought; the others by that of settlement. */
  boughtCount: 4,
  boughtReturned: 5,
} as const;
const monthWidth = 6;

export const groupColumns = { count: 0, paid: 1, returned: 2 } as const;
export const groupWidth = 3;

const dayMs = 86_400_000;
const squareLow = 2 ** 24;

export class SettledSums {
  readonly #months = new Float64Array(cellCount * monthCount * monthWidth);
  /** By cell and column: of all months together, where it is not stale. */
  readonly #totals = new Float64Array(cellCount * monthWidth);
  readonly #staleTotals = new Uint8Array(cellCount);
  #firstMonth = monthCount;
  #lastMonth = -1;
  /** By cell, group of events and column. */
  readonly groups = new Float64Array(cellCount * groupCount * groupWidth);
  /** Squares of price less payout in two parts: a square has 40 bits, and there are a million. */
  readonly #squaresHigh = new Float64Array(placeCount * horizonCount);
  readonly #squaresLow = new Float64Array(placeCount * horizonCount);
  readonly #events = new EventRows();
  /** Cells that changed since they were last asked for. */
  readonly #touched = new Uint8Array(cellCount);

  get markets(): number {
    return this.#events.size;
  }

  /** Months that have anything; the last one included. */
  get months(): { readonly first: number; readonly last: number } {
    return { first: this.#firstMonth, last: this.#lastMonth };
  }

  /** `key`: the same market again may bring prices that were unknown before; what was known stays. */
  take(key: number, market: SettledMarket): void {
    const { venue, category, expectedEndAt, movedEnds, settledAt, payout, prices } = market;
    const place = placeOf(venue, category);
    const { row, group } = this.#events.take(key, place, market);
    const settled = this.#useMonth(settledAt);
    for (let horizon = 0; horizon < horizonCount; horizon += 1) {
      const price = prices[horizon];
      if (price === undefined || !this.#events.addPrice(row, horizon, price)) continue;
      const endAt = movedEnds?.[horizon] ?? expectedEndAt;
      const bought = this.#useMonth(endAt - (settledHorizons[horizon] ?? 0) * dayMs);
      const yes = slotOf('yes', bandOf(price)) ?? 0;
      this.#addSide(cellOf(place, horizon, yes), isRuleSlot(yes), group, settled, bought, price, payout);
      const opposite = microsPerUnit - price;
      const no = slotOf('no', bandOf(opposite));
      if (no !== undefined) {
        const paid = microsPerUnit - payout;
        this.#addSide(cellOf(place, horizon, no), true, group, settled, bought, opposite, paid);
      }
      this.#addSquare(place * horizonCount + horizon, (price - payout) * (price - payout));
    }
  }

  #addSide(
    cell: number,
    isOfRules: boolean,
    group: number,
    settled: number,
    bought: number,
    price: number,
    paid: number,
  ): void {
    const returned = isOfRules ? returnOf(paid, price) : 0;
    this.#touched[cell] = 1;
    this.#staleTotals[cell] = 1;
    const months = this.#months;
    const month = (cell * monthCount + settled) * monthWidth;
    increase(months, month, 1);
    increase(months, month + monthColumns.price, price);
    increase(months, month + monthColumns.paid, paid);
    increase(months, month + monthColumns.returned, returned);
    const purchase = (cell * monthCount + bought) * monthWidth;
    increase(months, purchase + monthColumns.boughtCount, 1);
    increase(months, purchase + monthColumns.boughtReturned, returned);
    const ofGroup = (cell * groupCount + group) * groupWidth;
    increase(this.groups, ofGroup, 1);
    increase(this.groups, ofGroup + groupColumns.paid, paid);
    increase(this.groups, ofGroup + groupColumns.returned, returned);
  }

  #addSquare(at: number, square: number): void {
    const high = Math.floor(square / squareLow);
    increase(this.#squaresHigh, at, high);
    increase(this.#squaresLow, at, square - high * squareLow);
  }

  #useMonth(at: number): number {
    const month = monthOf(at);
    if (month < this.#firstMonth) this.#firstMonth = month;
    if (month > this.#lastMonth) this.#lastMonth = month;
    return month;
  }

  /** Of cells together in one month. */
  ofMonth(cells: readonly number[], month: number, column: keyof typeof monthColumns): number {
    const offset = month * monthWidth + monthColumns[column];
    let sum = 0;
    for (const cell of cells) sum += this.#months[cell * monthCount * monthWidth + offset] ?? 0;
    return sum;
  }

  /** Of cells together. */
  total(cells: readonly number[], column: keyof typeof monthColumns): number {
    const offset = monthColumns[column];
    let sum = 0;
    for (const cell of cells) {
      if (this.#staleTotals[cell] !== 0) this.#addMonths(cell);
      sum += this.#totals[cell * monthWidth + offset] ?? 0;
    }
    return sum;
  }

  #addMonths(cell: number): void {
    this.#staleTotals[cell] = 0;
    const total = cell * monthWidth;
    this.#totals.fill(0, total, total + monthWidth);
    for (let month = this.#firstMonth; month <= this.#lastMonth; month += 1) {
      const from = (cell * monthCount + month) * monthWidth;
      for (let column = 0; column < monthWidth; column += 1)
        increase(this.#totals, total + column, this.#months[from + column] ?? 0);
    }
  }

  /** The exact sum of (price − payout)², in 10^-12. */
  squaresOf(place: number, horizon: number): bigint {
    const at = place * horizonCount + horizon;
    const high = BigInt(this.#squaresHigh[at] ?? 0);
    return high * BigInt(squareLow) + BigInt(this.#squaresLow[at] ?? 0);
  }

  /** The logarithms of what bets made, by cell and stake; of all markets that were taken. */
  betLogs(): Float64Array {
    return this.#events.betLogs();
  }

  /** Which cells changed since the last time; they are forgotten. */
  takeTouched(): Uint8Array {
    const touched = this.#touched.slice();
    this.#touched.fill(0);
    return touched;
  }
}

function increase(sums: Float64Array, at: number, by: number): void {
  sums[at] = (sums[at] ?? 0) + by;
}

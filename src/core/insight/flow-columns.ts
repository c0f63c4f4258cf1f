/** Sums of fills, many of them, as columns: one place for each market and hour, or for each market and window. */
import { MoneyColumn, type Product } from './money-column.ts';

/** Amounts in millionths of a millionth of a dollar. */
export interface FlowSums {
  /** Toward Yes; a fill whose taker side is unknown counts in gross alone. */
  readonly net: bigint;
  readonly gross: bigint;
  /** The part of gross that comes from the venue's history. */
  readonly archived: bigint;
  readonly fillsTowardYes: number;
  readonly fillsTowardNo: number;
  readonly fillsUnsided: number;
}

export type Toward = 'yes' | 'no' | undefined;

export class FlowColumns {
  readonly #net: MoneyColumn;
  readonly #gross: MoneyColumn;
  readonly #archived: MoneyColumn;
  readonly #towardYes: Uint32Array;
  readonly #towardNo: Uint32Array;
  readonly #unsided: Uint32Array;

  constructor(capacity: number) {
    this.#net = new MoneyColumn(capacity);
    this.#gross = new MoneyColumn(capacity);
    this.#archived = new MoneyColumn(capacity);
    this.#towardYes = new Uint32Array(capacity);
    this.#towardNo = new Uint32Array(capacity);
    this.#unsided = new Uint32Array(capacity);
  }

  addFill(place: number, notional: Product, toward: Toward, isArchived: boolean): void {
    this.#gross.add(place, 1, notional);
    if (isArchived) this.#archived.add(place, 1, notional);
    if (toward === undefined) {
      increase(this.#unsided, place, 1);
      return;
    }
    this.#net.add(place, toward === 'yes' ? 1 : -1, notional);
    increase(toward === 'yes' ? this.#towardYes : this.#towardNo, place, 1);
  }

  /** Adds, or with -1 takes away, all that `other` has at `from`. */
  addFrom(place: number, sign: 1 | -1, other: FlowColumns, from: number): void {
    this.#net.addFrom(place, sign, other.#net, from);
    this.#gross.addFrom(place, sign, other.#gross, from);
    this.#archived.addFrom(place, sign, other.#archived, from);
    increase(this.#towardYes, place, sign * (other.#towardYes[from] ?? 0));
    increase(this.#towardNo, place, sign * (other.#towardNo[from] ?? 0));
    increase(this.#unsided, place, sign * (other.#unsided[from] ?? 0));
  }

  clear(place: number): void {
    for (const column of [this.#net, this.#gross, this.#archived]) column.clear(place);
    for (const column of [this.#towardYes, this.#towardNo, this.#unsided]) column[place] = 0;
  }

  read(place: number): FlowSums {
    return {
      net: this.#net.read(place),
      gross: this.#gross.read(place),
      archived: this.#archived.read(place),
      fillsTowardYes: this.#towardYes[place] ?? 0,
      fillsTowardNo: this.#towardNo[place] ?? 0,
      fillsUnsided: this.#unsided[place] ?? 0,
    };
  }
}

function increase(column: Uint32Array, place: number, by: number): void {
  column[place] = (column[place] ?? 0) + by;
}

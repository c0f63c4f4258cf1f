/**
 * Amounts of dollars in a column of plain numbers that stay exact. An amount is whole millionths of a dollar and a rest in
 * millionths of those: a price times a quantity, both in millionths, is larger than one number holds.
 */
import { type Micros, microsPerUnit } from '../exact/index.ts';

const unit = BigInt(microsPerUnit);

/** Exact up to nine billion dollars a place; one fill, at the venues' largest size, is below that. */
export class MoneyColumn {
  readonly #micros: Float64Array;
  /** At least 0 and below a million, of an amount below zero too. */
  readonly #rests: Int32Array;

  constructor(capacity: number) {
    this.#micros = new Float64Array(capacity);
    this.#rests = new Int32Array(capacity);
  }

  add(place: number, sign: 1 | -1, { micros, rest }: Product): void {
    this.#add(place, sign, micros, rest);
  }

  addFrom(place: number, sign: 1 | -1, other: MoneyColumn, from: number): void {
    this.#add(place, sign, other.#micros[from] ?? 0, other.#rests[from] ?? 0);
  }

  /** Keeps the larger of the two. */
  raise(place: number, { micros, rest }: Product): void {
    const present = this.#micros[place] ?? 0;
    if (micros < present || (micros === present && rest <= (this.#rests[place] ?? 0))) return;
    this.#micros[place] = micros;
    this.#rests[place] = rest;
  }

  /** `amount`: at least 0, in millionths of a millionth of a dollar. */
  addAmount(place: number, sign: 1 | -1, amount: bigint): void {
    this.add(place, sign, splitAmount(amount));
  }

  clear(place: number): void {
    this.#micros[place] = 0;
    this.#rests[place] = 0;
  }

  /** In millionths of a millionth of a dollar. */
  read(place: number): bigint {
    return BigInt(this.#micros[place] ?? 0) * unit + BigInt(this.#rests[place] ?? 0);
  }

  #add(place: number, sign: 1 | -1, micros: number, rest: number): void {
    let sum = (this.#rests[place] ?? 0) + sign * rest;
    let carried = 0;
    if (sum >= microsPerUnit) {
      sum -= microsPerUnit;
      carried = 1;
    } else if (sum < 0) {
      sum += microsPerUnit;
      carried = -1;
    }
    this.#rests[place] = sum;
    this.#micros[place] = (this.#micros[place] ?? 0) + sign * micros + carried;
  }
}

/** `micros` whole millionths of a dollar and `rest` millionths of those. */
export interface Product {
  readonly micros: number;
  readonly rest: number;
}

/** The whole millionths of a dollar in a price times a quantity; exact as `productOf` is. */
export function wholeMicros(price: Micros, quantity: Micros): number {
  const whole = Math.floor(quantity / microsPerUnit);
  return price * whole + Math.floor((price * (quantity - whole * microsPerUnit)) / microsPerUnit);
}

/** Exact for prices of at most a dollar: no step leaves the numbers that are exact. */
export function productOf(price: Micros, quantity: Micros): Product {
  const whole = Math.floor(quantity / microsPerUnit);
  const ofPart = price * (quantity - whole * microsPerUnit);
  const micros = Math.floor(ofPart / microsPerUnit);
  return { micros: price * whole + micros, rest: ofPart - micros * microsPerUnit };
}

/** `amount`: at least 0, in millionths of a millionth of a dollar. */
export function splitAmount(amount: bigint): Product {
  return { micros: Number(amount / unit), rest: Number(amount % unit) };
}

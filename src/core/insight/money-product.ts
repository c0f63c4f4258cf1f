/**
 * Amounts of dollars as two plain numbers that stay exact: whole millionths of a dollar and a rest in millionths of those. A
 * price times a quantity, both in millionths, is larger than one number holds.
 */
import { type Micros, microsPerUnit } from '../exact/index.ts';

const unit = BigInt(microsPerUnit);

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

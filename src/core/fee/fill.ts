import type { Micros } from '../exact/index.ts';

/** A part of a taker order that was, or would be, bought at one price. */
export interface TakerFill {
  /** Of the side bought, from 0 to 1; the fee is the same on either side. */
  readonly price: Micros;
  /** Millionths of a contract, not below zero. */
  readonly quantity: Micros;
}

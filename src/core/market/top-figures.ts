/** Figures of the top of a book. What needs a side without a quote is undefined. */
import { type Micros, microsPerUnit, type Quotient } from '../exact/index.ts';
import type { Depth } from './depth.ts';

/** The mid weighted towards the side with less resting size, in dollars: (bid·askQuantity + ask·bidQuantity) ÷ both quantities. */
export function micropriceOf(
  bid: Micros | undefined,
  bidQuantity: Micros | undefined,
  ask: Micros | undefined,
  askQuantity: Micros | undefined,
): Quotient | undefined {
  if (bid === undefined || ask === undefined || bidQuantity === undefined || askQuantity === undefined)
    return undefined;
  const resting = BigInt(bidQuantity) + BigInt(askQuantity);
  if (resting === 0n) return undefined;
  return {
    numerator: BigInt(bid) * BigInt(askQuantity) + BigInt(ask) * BigInt(bidQuantity),
    denominator: resting * BigInt(microsPerUnit),
  };
}

/** (yes − no) ÷ (yes + no), from −1 to 1; undefined where nothing rests. */
export function imbalanceOf(yes: Depth, no: Depth): Quotient | undefined {
  return yes + no === 0n ? undefined : { numerator: yes - no, denominator: yes + no };
}

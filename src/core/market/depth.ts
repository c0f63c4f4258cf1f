/**
 * Money resting near the best price. Ten-billionths of a dollar: exact for every price on a grid of 0.0001 and every
 * quantity of a millionth, which are the finest of either venue.
 */
import type { Micros } from '../exact/index.ts';
import type { Book, Ladder } from './book.ts';

/** Ten-billionths of a dollar. */
export type Depth = bigint;

/** A depth is its integer divided by ten to this power, in dollars. */
export const depthPlaces = 10;

/** Levels within this much of the best price count. */
const windowMicros = 50_000;
const priceUnit = 100;
const microsPerContract = 1_000_000;

/** What rests to buy Yes within 5 cents of the best Yes bid, and to buy No within 5 cents of the best No bid. */
export function depthsOf({ bids, asks }: Book): { readonly yes: Depth; readonly no: Depth } {
  const bestBid = bids.prices.at(-1) ?? 0;
  const bestAsk = asks.prices[0] ?? 0;
  let firstBid = bids.prices.length;
  while (firstBid > 0 && (bids.prices[firstBid - 1] ?? 0) >= bestBid - windowMicros) firstBid--;
  let endAsk = 0;
  while (endAsk < asks.prices.length && (asks.prices[endAsk] ?? 0) <= bestAsk + windowMicros) endAsk++;
  return {
    yes: worthOf(bids, firstBid, bids.prices.length, (price) => price),
    // An ask at p is a bid for No at 1 − p.
    no: worthOf(asks, 0, endAsk, (price) => microsPerContract - price),
  };
}

/** Whole contracts and their fractions are summed apart, so that no sum leaves the safe integers. */
function worthOf(ladder: Ladder, from: number, to: number, priceOf: (price: Micros) => Micros): Depth {
  let whole = 0;
  let fractions = 0;
  for (let i = from; i < to; i++) {
    // Feeds refuse prices that are finer than the unit.
    const price = Math.trunc(priceOf(ladder.prices[i] ?? 0) / priceUnit);
    const quantity = ladder.quantities[i] ?? 0;
    const contracts = Math.floor(quantity / microsPerContract);
    whole += price * contracts;
    fractions += price * (quantity - contracts * microsPerContract);
  }
  return BigInt(whole) * BigInt(microsPerContract) + BigInt(fractions);
}

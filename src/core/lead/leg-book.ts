/** The asks of one side of a market, as a lead is sized against them. */
import type { Micros } from '../exact/index.ts';
import type { FeeSchedule } from '../fee/index.ts';
import { type Book, complement } from '../market/index.ts';
import type { OutcomeSide } from './side.ts';

/** `quantities[i]` contracts (in millionths of one) rest at `prices[i]`; best first. */
export interface Asks {
  readonly prices: readonly Micros[];
  readonly quantities: readonly Micros[];
  /** False if there may be more levels than these. */
  readonly complete: boolean;
}

export interface LegBook extends Asks {
  readonly fee: FeeSchedule;
  /** When the book was seen, in milliseconds since 1970. */
  readonly observedAt: number;
}

/** At most `levelsMax` levels, which may be the book's own: a view. Who asks p for No bids 1 − p for Yes. */
export function asksOf({ asks, bids }: Book, side: OutcomeSide, levelsMax: number): Asks {
  if (side === 'yes') {
    if (asks.prices.length <= levelsMax) return { ...asks, complete: true };
    return {
      prices: asks.prices.slice(0, levelsMax),
      quantities: asks.quantities.slice(0, levelsMax),
      complete: false,
    };
  }
  const worst = Math.max(0, bids.prices.length - levelsMax);
  const prices: Micros[] = [];
  const quantities: Micros[] = [];
  for (let place = bids.prices.length - 1; place >= worst; place -= 1) {
    prices.push(complement(bids.prices[place] ?? 0));
    quantities.push(bids.quantities[place] ?? 0);
  }
  return { prices, quantities, complete: worst === 0 };
}

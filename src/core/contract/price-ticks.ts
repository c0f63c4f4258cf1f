/** The prices that orders of a market may name. Venues refine and coarsen them while a market trades. */
import { type Micros, microsPerUnit } from '../exact/index.ts';

/** From `from` to `to`, both included: `from` plus a multiple of `step`. 0 and 1 are never traded, in any range. */
export interface TickRange {
  readonly from: Micros;
  readonly to: Micros;
  readonly step: Micros;
}

/** In ascending order; adjoining ranges share an end. On the scale of Yes unless a comment names another. */
export type PriceTicks = readonly TickRange[];

/** One step from 0 to 1. Undefined for a step that is none: not positive, or above a dollar. */
export function evenTicks(step: Micros): PriceTicks | undefined {
  return step > 0 && step <= microsPerUnit ? [{ from: 0, to: microsPerUnit, step }] : undefined;
}

export function isOnTick(ticks: PriceTicks, price: Micros): boolean {
  if (price <= 0 || price >= microsPerUnit) return false;
  return ticks.some(({ from, to, step }) => price >= from && price <= to && (price - from) % step === 0);
}

/** The same orders as No names them: a dollar less the price of Yes. */
export function ticksOfNo(ticks: PriceTicks): PriceTicks {
  return ticks.map(({ from, to, step }) => {
    // The last price of the range, which need not end on one.
    const last = from + Math.floor((to - from) / step) * step;
    return { from: microsPerUnit - last, to: microsPerUnit - from, step };
  });
}

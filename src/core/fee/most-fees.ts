/** The most a taker order can cost in fees. */
import type { Micros } from '../exact/index.ts';
import type { FeeSchedule } from './fee-schedule.ts';
import type { TakerFill } from './fill.ts';
import { OrderFees } from './order-fees.ts';

/**
 * The most one taker order of these fills can cost in fees, in millionths of a dollar, by the worse of the roundings that a
 * venue has documented. If the venue splits a fill of a quadratic fee into smaller ones, each further part can cost a step of
 * its rounding more: a millionth of today's, two hundredths of a cent of that until August. Undefined if the fee is unknown,
 * or more than can be counted.
 */
export function mostFees(schedule: FeeSchedule, fills: readonly TakerFill[]): Micros | undefined {
  const fees = OrderFees.begin(schedule);
  if (fees === undefined) return undefined;
  const bought = fills.filter(({ quantity }) => quantity !== 0);
  const last = bought.pop();
  for (const fill of bought) fees.add(fill);
  const most = last === undefined ? 0 : fees.mostWith(last);
  return Number.isSafeInteger(most) ? most : undefined;
}

/** The most a taker order can cost in fees. */
import type { Micros } from '../exact/index.ts';
import { powerFeeStep, roundingOfToday } from './charge-fills.ts';
import type { FeeSchedule } from './fee-schedule.ts';
import type { Fill } from './fill.ts';
import { formulaOf, roundFee } from './model-fee.ts';

/**
 * The most one taker order of these fills can cost in fees, in millionths of a dollar, however the venue splits the fills
 * into smaller ones: but for one millionth for each further part of a quadratic one, whose fee is rounded up by itself.
 * Undefined if the fee is unknown, or more than can be counted.
 */
export function mostFees(schedule: FeeSchedule, fills: readonly Fill[]): Micros | undefined {
  if (schedule.kind === 'unknown') return undefined;
  if (schedule.kind === 'free') return 0;
  const formula = formulaOf(schedule);
  const step = schedule.kind === 'power' ? powerFeeStep : roundingOfToday.tradeFeeStep;
  let sum = 0;
  let isAnyBought = false;
  for (const fill of fills) {
    sum += roundFee(formula, fill, step, 'up');
    if (fill.quantity > 0) isAnyBought = true;
  }
  // What the balance is rounded by is never counted beyond one rebate unit. It is also charged where the rate is zero.
  if (schedule.kind === 'quadratic' && isAnyBought) sum += roundingOfToday.rebateUnit;
  return Number.isSafeInteger(sum) ? sum : undefined;
}

/**
 * An unbroken stretch of the number line. Each end is open, closed or infinite; there is no empty interval, so a constructor
 * that could make one answers undefined.
 */
import { compareRationals, type Rational } from './rational.ts';

/** Where an interval ends. An infinite low end is −∞, an infinite high end is +∞. */
export type End = { readonly kind: 'infinite' } | { readonly kind: 'open' | 'closed'; readonly at: Rational };

/** Invariant: holds at least one number. Equal intervals are deeply equal. */
export interface Interval {
  readonly low: End;
  readonly high: End;
}

const infinite: End = { kind: 'infinite' };

export const everything: Interval = { low: infinite, high: infinite };

/** The interval between two ends; undefined if no number lies there: `[2, 1]`, `(1, 1]`. */
export function interval(low: End, high: End): Interval | undefined {
  return isEmptyBetween(low, high) ? undefined : { low, high };
}

/** `(r, inf)` */
export function above(value: Rational): Interval {
  return { low: { kind: 'open', at: value }, high: infinite };
}

/** `[r, inf)` */
export function atLeast(value: Rational): Interval {
  return { low: { kind: 'closed', at: value }, high: infinite };
}

/** `(-inf, r)` */
export function below(value: Rational): Interval {
  return { low: infinite, high: { kind: 'open', at: value } };
}

/** `(-inf, r]` */
export function atMost(value: Rational): Interval {
  return { low: infinite, high: { kind: 'closed', at: value } };
}

/** `[r, r]` */
export function point(value: Rational): Interval {
  return { low: { kind: 'closed', at: value }, high: { kind: 'closed', at: value } };
}

/** `[low, high]`, both ends included; undefined if `low` is greater than `high`. */
export function between(low: Rational, high: Rational): Interval | undefined {
  return interval({ kind: 'closed', at: low }, { kind: 'closed', at: high });
}

export function containsValue({ low, high }: Interval, value: Rational): boolean {
  return isAfterLow(low, value) && isBeforeHigh(high, value);
}

/** What lies in both; undefined if nothing does. */
export function intersectIntervals(left: Interval, right: Interval): Interval | undefined {
  return interval(
    compareLows(left.low, right.low) >= 0 ? left.low : right.low,
    compareHighs(left.high, right.high) <= 0 ? left.high : right.high,
  );
}

/** Below zero if the left low end begins earlier: −∞ first, and at one number closed before open. */
export function compareLows(left: End, right: End): number {
  if (left.kind === 'infinite') return right.kind === 'infinite' ? 0 : -1;
  if (right.kind === 'infinite') return 1;
  const order = compareRationals(left.at, right.at);
  if (order !== 0 || left.kind === right.kind) return order;
  return left.kind === 'closed' ? -1 : 1;
}

/** Below zero if the left high end stops earlier: at one number open before closed, and +∞ last. */
export function compareHighs(left: End, right: End): number {
  if (left.kind === 'infinite') return right.kind === 'infinite' ? 0 : 1;
  if (right.kind === 'infinite') return -1;
  const order = compareRationals(left.at, right.at);
  if (order !== 0 || left.kind === right.kind) return order;
  return left.kind === 'open' ? -1 : 1;
}

/** Whether no number lies from a low end up to a high end. */
export function isEmptyBetween(low: End, high: End): boolean {
  if (low.kind === 'infinite' || high.kind === 'infinite') return false;
  const order = compareRationals(low.at, high.at);
  // [1, 1] holds 1; (1, 1], [1, 1) and (1, 1) hold nothing.
  return order > 0 || (order === 0 && (low.kind === 'open' || high.kind === 'open'));
}

function isAfterLow(low: End, value: Rational): boolean {
  if (low.kind === 'infinite') return true;
  const order = compareRationals(value, low.at);
  return order > 0 || (order === 0 && low.kind === 'closed');
}

function isBeforeHigh(high: End, value: Rational): boolean {
  if (high.kind === 'infinite') return true;
  const order = compareRationals(value, high.at);
  return order < 0 || (order === 0 && high.kind === 'closed');
}

/** One figure over a window: its close lies between its low and its high. Which of their values can occur together. */
import type { Quantity } from '../claim/index.ts';
import { type End, interval } from '../exact/index.ts';

/** A stretch of values. */
interface Stretch {
  readonly low: End;
  readonly high: End;
}

const ranks: Partial<Readonly<Record<Quantity, number>>> = { low: 0, close: 1, high: 2 };

/** Below zero if the left is never greater than the right, above zero for the reverse; undefined for other quantities. */
export function orderOnPath(left: Quantity, right: Quantity): number | undefined {
  const [leftRank, rightRank] = [ranks[left], ranks[right]];
  return leftRank === undefined || rightRank === undefined ? undefined : leftRank - rightRank;
}

/**
 * Whether the figure that is never greater can lie in `lesser` while the other lies in `greater`: there are values with
 * c ≤ h exactly if a number lies from the low end of the one up to the high end of the other.
 */
export function meetOnPath(lesser: Stretch, greater: Stretch): boolean {
  // close in (90, inf) and high in (-inf, 90]: from above 90 up to 90 there is nothing.
  return interval(lesser.low, greater.high) !== undefined;
}

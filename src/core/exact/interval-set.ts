/** Finite unions of intervals, in one form each, with the operations of a boolean algebra. */
import {
  compareHighs,
  compareLows,
  containsValue,
  type End,
  everything,
  type Interval,
  intersectIntervals,
  interval,
  isEmptyBetween,
} from './interval.ts';
import type { Rational } from './rational.ts';

/**
 * Invariant: the parts are sorted, disjoint and not adjacent (between two neighbours at least one number is missing), so
 * that equal sets are deeply equal. `[0, 1) u [1, 2]` is `[0, 2]`; `(0, 1) u (1, 2)` stays two, for 1 is missing.
 */
export interface IntervalSet {
  readonly parts: readonly Interval[];
}

export const emptySet: IntervalSet = { parts: [] };

export const wholeLine: IntervalSet = { parts: [everything] };

/** The union of intervals in any order, overlapping or not. */
export function intervalSet(parts: readonly Interval[]): IntervalSet {
  if (parts.length <= 1) return { parts: [...parts] };
  const sorted = parts.toSorted((left, right) => compareLows(left.low, right.low));
  const merged: Interval[] = [];
  for (const part of sorted) {
    const last = merged.at(-1);
    if (last === undefined || hasGapBetween(last.high, part.low)) merged.push(part);
    else if (compareHighs(last.high, part.high) < 0)
      merged[merged.length - 1] = { low: last.low, high: part.high };
  }
  return { parts: merged };
}

export function unionSets(left: IntervalSet, right: IntervalSet): IntervalSet {
  if (left.parts.length === 0) return right;
  if (right.parts.length === 0) return left;
  return intervalSet([...left.parts, ...right.parts]);
}

export function intersectSets(left: IntervalSet, right: IntervalSet): IntervalSet {
  const parts: Interval[] = [];
  let [leftIndex, rightIndex] = [0, 0];
  for (;;) {
    const leftPart = left.parts[leftIndex];
    const rightPart = right.parts[rightIndex];
    if (leftPart === undefined || rightPart === undefined) return { parts };
    const shared = intersectIntervals(leftPart, rightPart);
    if (shared !== undefined) parts.push(shared);
    // The part that stops first meets nothing further on.
    if (compareHighs(leftPart.high, rightPart.high) <= 0) leftIndex += 1;
    else rightIndex += 1;
  }
}

/** Every number that is not in the set. */
export function complementSet(set: IntervalSet): IntervalSet {
  const parts: Interval[] = [];
  let low: End = { kind: 'infinite' };
  for (const part of set.parts) {
    const gap = part.low.kind === 'infinite' ? undefined : interval(low, opposite(part.low));
    if (gap !== undefined) parts.push(gap);
    if (part.high.kind === 'infinite') return { parts };
    low = opposite(part.high);
  }
  return { parts: [...parts, { low, high: { kind: 'infinite' } }] };
}

/** What is in `left` and not in `right`. */
export function subtractSets(left: IntervalSet, right: IntervalSet): IntervalSet {
  return intersectSets(left, complementSet(right));
}

/** Whether every number of `inner` is in `outer`. */
export function containsSet(outer: IntervalSet, inner: IntervalSet): boolean {
  let index = 0;
  for (const part of inner.parts) {
    // Parts of the outer set are not adjacent, so a part of the inner one fits into a single one or not at all.
    let holder = outer.parts[index];
    while (holder !== undefined && compareHighs(holder.high, part.high) < 0) {
      index += 1;
      holder = outer.parts[index];
    }
    if (holder === undefined || compareLows(holder.low, part.low) > 0) return false;
  }
  return true;
}

export function equalSets(left: IntervalSet, right: IntervalSet): boolean {
  return (
    left.parts.length === right.parts.length &&
    left.parts.every((part, index) => {
      const other = right.parts[index];
      return (
        other !== undefined &&
        compareLows(part.low, other.low) === 0 &&
        compareHighs(part.high, other.high) === 0
      );
    })
  );
}

export function isEmptySet(set: IntervalSet): boolean {
  return set.parts.length === 0;
}

export function setContainsValue(set: IntervalSet, value: Rational): boolean {
  return set.parts.some((part) => containsValue(part, value));
}

/** Whether a number is missing between a part that stops at `high` and a later one that begins at `low`. */
function hasGapBetween(high: End, low: End): boolean {
  if (high.kind === 'infinite' || low.kind === 'infinite') return false;
  return !isEmptyBetween(opposite(high), opposite(low));
}

/** The other side of a cut: where one stops before a number, the next begins with it. */
function opposite(end: Exclude<End, { readonly kind: 'infinite' }>): End {
  return { kind: end.kind === 'open' ? 'closed' : 'open', at: end.at };
}

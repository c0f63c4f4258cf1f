/**
 * What one Yes share pays for each value of a variable: an exact function in steps, between nothing and 1. Most contracts
 * pay 1 on a set and nothing elsewhere; ties and the like add steps between.
 */
import { continuous, type Grid, snapToGrid } from './grid.ts';
import { compareLows, intersectIntervals } from './interval.ts';
import {
  complementSet,
  containsSet,
  emptySet,
  equalSets,
  type IntervalSet,
  intersectSets,
  intervalSet,
  isEmptySet,
  setContainsValue,
} from './interval-set.ts';
import { compareRationals, one, type Rational, subtractRationals, zero } from './rational.ts';

export interface PayoutStep {
  readonly pays: Rational;
  readonly on: IntervalSet;
}

/**
 * Invariant: the steps descend strictly in `pays`, 0 < `pays` ≤ 1, and their sets are not empty and pairwise disjoint.
 * Elsewhere it pays 0. Equal functions are deeply equal.
 */
export interface Payout {
  readonly steps: readonly PayoutStep[];
}

/**
 * The payout with these steps in any order; steps of one value are united and those that pay 0 left out. Throws a RangeError
 * if a value is outside 0 to 1 or if one number would be paid two different values.
 */
export function payout(steps: readonly PayoutStep[]): Payout {
  for (const { pays } of steps) {
    if (compareRationals(pays, zero) < 0 || compareRationals(pays, one) > 0) {
      throw new RangeError('A payout lies between 0 and 1.');
    }
  }
  const united = uniteEqual(steps);
  if (hasOverlap(united)) throw new RangeError('The steps of a payout must not overlap.');
  return { steps: united.filter(({ pays }) => compareRationals(pays, zero) > 0) };
}

/** 1 on the set, nothing elsewhere. */
export function paysOn(set: IntervalSet): Payout {
  return { steps: isEmptySet(set) ? [] : [{ pays: one, on: set }] };
}

export function paidAt({ steps }: Payout, value: Rational): Rational {
  return steps.find(({ on }) => setContainsValue(on, value))?.pays ?? zero;
}

/** `1 − p` at the grid values of the domain, nothing elsewhere: what No pays where nothing else can occur. */
export function complementPayout(of: Payout, domain: IntervalSet, grid: Grid = continuous): Payout {
  return payout(
    stepsOver(of, domain, grid).map(({ pays, on }) => ({ pays: subtractRationals(one, pays), on })),
  );
}

/** Whether `left` pays at most what `right` pays at every grid value of the domain. */
export function neverMore(
  left: Payout,
  right: Payout,
  domain: IntervalSet,
  grid: Grid = continuous,
): boolean {
  const rightSteps = stepsOver(right, domain, grid);
  return stepsOver(left, domain, grid).every((leftStep) => {
    const enough = rightSteps.filter(({ pays }) => compareRationals(pays, leftStep.pays) >= 0);
    const enoughOn = intervalSet(enough.flatMap(({ on }) => on.parts));
    return containsSet(snapToGrid(enoughOn, grid), leftStep.on);
  });
}

export function equalPayouts(left: Payout, right: Payout): boolean {
  return (
    left.steps.length === right.steps.length &&
    left.steps.every((step, index) => {
      const other = right.steps[index];
      return (
        other !== undefined && compareRationals(step.pays, other.pays) === 0 && equalSets(step.on, other.on)
      );
    })
  );
}

/** The payout on the grid values of the domain alone: two payouts that agree on those become deeply equal. */
export function restrictPayout(of: Payout, grid: Grid, domain: IntervalSet): Payout {
  const steps = of.steps.map(({ pays, on }) => ({ pays, on: snapToGrid(intersectSets(on, domain), grid) }));
  return { steps: steps.filter(({ on }) => !isEmptySet(on)) };
}

/** Whether it pays the same at every grid value of the domain, so that nothing is left to be decided. */
export function isConstant(of: Payout, grid: Grid, domain: IntervalSet): boolean {
  return stepsOver(of, domain, grid).length <= 1;
}

/** Where it pays 1. */
export function yesSet({ steps }: Payout): IntervalSet {
  const [first] = steps;
  return first !== undefined && compareRationals(first.pays, one) === 0 ? first.on : emptySet;
}

/** Where it pays anything. */
export function positiveSet({ steps }: Payout): IntervalSet {
  const [first, second] = steps;
  if (first !== undefined && second === undefined) return first.on;
  return intervalSet(steps.flatMap(({ on }) => on.parts));
}

/** Every number at which a step begins or ends, once each, ascending. */
export function breakpoints({ steps }: Payout): readonly Rational[] {
  const ends = steps
    .flatMap(({ on }) => on.parts)
    .flatMap(({ low, high }) => [low, high])
    .flatMap((end) => (end.kind === 'infinite' ? [] : [end.at]))
    .toSorted(compareRationals);
  return ends.filter((value, index) => {
    const previous = ends[index - 1];
    return previous === undefined || compareRationals(previous, value) !== 0;
  });
}

/** The steps at the grid values of the domain together with the one that pays 0 there; empty ones are left out. */
function stepsOver(of: Payout, domain: IntervalSet, grid: Grid): readonly PayoutStep[] {
  const unpaid = complementSet(positiveSet(of));
  return [...of.steps, { pays: zero, on: unpaid }]
    .map(({ pays, on }) => ({ pays, on: snapToGrid(intersectSets(on, domain), grid) }))
    .filter(({ on }) => !isEmptySet(on));
}

/** One step a value, descending, none empty. */
function uniteEqual(steps: readonly PayoutStep[]): readonly PayoutStep[] {
  const sorted = steps
    .filter(({ on }) => !isEmptySet(on))
    .toSorted((left, right) => compareRationals(right.pays, left.pays));
  const groups: { readonly pays: Rational; readonly sets: IntervalSet[] }[] = [];
  for (const { pays, on } of sorted) {
    const last = groups.at(-1);
    if (last !== undefined && compareRationals(last.pays, pays) === 0) last.sets.push(on);
    else groups.push({ pays, sets: [on] });
  }
  return groups.map(({ pays, sets }) => ({ pays, on: intervalSet(sets.flatMap(({ parts }) => parts)) }));
}

/** Whether two of the steps share a number. Sorted by where they begin, it is enough to look at neighbours. */
function hasOverlap(steps: readonly PayoutStep[]): boolean {
  const parts = steps
    .flatMap(({ on }) => on.parts)
    .toSorted((left, right) => compareLows(left.low, right.low));
  return parts.some((part, index) => {
    const next = parts[index + 1];
    return next !== undefined && intersectIntervals(part, next) !== undefined;
  });
}

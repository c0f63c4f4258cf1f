/**
 * Which values a variable can take: any number, or multiples of a step. Two sets that hold the same values of a grid mean the
 * same, and `snapToGrid` gives them the same form.
 */
import type { Interval } from './interval.ts';
import type { IntervalSet } from './interval-set.ts';
import {
  addRationals,
  ceilRational,
  compareRationals,
  divideRationals,
  floorRational,
  isInteger,
  multiplyRationals,
  one,
  type Rational,
  rational,
  subtractRationals,
  zero,
} from './rational.ts';

/** The values `offset + k × step` for every integer k. Invariant: step > 0 and 0 ≤ offset < step. */
export interface StepGrid {
  readonly kind: 'steps';
  readonly step: Rational;
  readonly offset: Rational;
}

export type Grid = { readonly kind: 'continuous' } | StepGrid;

export const continuous: Grid = { kind: 'continuous' };

export const integerGrid: StepGrid = { kind: 'steps', step: one, offset: zero };

/** The grid with this step through this value, by default through zero. Throws a RangeError unless the step is positive. */
export function stepGrid(step: Rational, offset: Rational = zero): StepGrid {
  if (compareRationals(step, zero) <= 0) throw new RangeError('The step of a grid must be positive.');
  const whole = rational(floorRational(divideRationals(offset, step)));
  return { kind: 'steps', step, offset: subtractRationals(offset, multiplyRationals(whole, step)) };
}

export function isOnGrid(grid: Grid, value: Rational): boolean {
  return grid.kind === 'continuous' || isInteger(position(grid, value));
}

/** The least grid value greater than `value`. */
export function nextOnGrid(grid: StepGrid, value: Rational): Rational {
  return valueAt(grid, floorRational(position(grid, value)) + 1n);
}

/** The greatest grid value less than `value`. */
export function previousOnGrid(grid: StepGrid, value: Rational): Rational {
  return valueAt(grid, ceilRational(position(grid, value)) - 1n);
}

/**
 * The one set that stands for the grid values in `set`: every finite end is closed and on the grid, parts without a grid value
 * are gone, and parts with consecutive ones are joined. Over the integers `(1.5, 3)` becomes `[2, 2]` and `[1, 2] u [3, 4]`
 * becomes `[1, 4]`. On a continuous grid the set itself.
 */
export function snapToGrid(set: IntervalSet, grid: Grid): IntervalSet {
  if (grid.kind === 'continuous') return set;
  const runs: Run[] = [];
  for (const part of set.parts) {
    const run = runOf(grid, part);
    if (run.first !== undefined && run.last !== undefined && run.first > run.last) continue;
    const previous = runs.at(-1);
    // Parts are disjoint and sorted, so the runs are too: they can only be consecutive or apart.
    if (previous?.last !== undefined && run.first === previous.last + 1n) {
      runs[runs.length - 1] = { first: previous.first, last: run.last };
    } else runs.push(run);
  }
  return {
    parts: runs.map(({ first, last }) => ({
      low: first === undefined ? { kind: 'infinite' } : { kind: 'closed', at: valueAt(grid, first) },
      high: last === undefined ? { kind: 'infinite' } : { kind: 'closed', at: valueAt(grid, last) },
    })),
  };
}

export function equalGrids(left: Grid, right: Grid): boolean {
  if (left.kind === 'continuous' || right.kind === 'continuous') return left.kind === right.kind;
  return compareRationals(left.step, right.step) === 0 && compareRationals(left.offset, right.offset) === 0;
}

/** Consecutive grid values by their number k; undefined where there is no first or no last one. */
interface Run {
  readonly first: bigint | undefined;
  readonly last: bigint | undefined;
}

function runOf(grid: StepGrid, { low, high }: Interval): Run {
  return { first: firstAfter(), last: lastBefore() };

  function firstAfter(): bigint | undefined {
    if (low.kind === 'infinite') return undefined;
    const at = position(grid, low.at);
    return low.kind === 'closed' ? ceilRational(at) : floorRational(at) + 1n;
  }

  function lastBefore(): bigint | undefined {
    if (high.kind === 'infinite') return undefined;
    const at = position(grid, high.at);
    return high.kind === 'closed' ? floorRational(at) : ceilRational(at) - 1n;
  }
}

/** The k, perhaps broken, with `value = offset + k × step`. */
function position({ step, offset }: StepGrid, value: Rational): Rational {
  // Most figures are counted in ones, where a value is its own number.
  if (step.numerator === 1n && step.denominator === 1n && offset.numerator === 0n) return value;
  return divideRationals(subtractRationals(value, offset), step);
}

function valueAt({ step, offset }: StepGrid, k: bigint): Rational {
  if (step.numerator === 1n && step.denominator === 1n && offset.numerator === 0n) return rational(k);
  return addRationals(offset, multiplyRationals(rational(k), step));
}

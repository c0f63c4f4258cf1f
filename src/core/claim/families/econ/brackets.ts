/**
 * Brackets that only a label names: `≤3.1%`, `3.2%`, `50k to 100k`, `>3.0%`. Where two brackets share a border, a sentence
 * says whose it is; which of two ways a pair of bounds is meant shows in its width.
 */
import {
  above,
  addRationals,
  atLeast,
  atMost,
  below,
  divideRationals,
  type Interval,
  interval,
  isInteger,
  one,
  point,
  type Rational,
  rational,
  type StepGrid,
  subtractRationals,
} from '../../../exact/index.ts';
import { labelCondition } from '../../condition.ts';

export type Border = 'higher' | 'lower' | undefined;

/** Undefined where the label, with what is said of borders, does not settle which values it holds. */
export function bracketOf(label: string, border: Border, grid: StepGrid): Interval | undefined {
  const condition = labelCondition(label);
  if (condition === undefined || border === 'lower') return undefined;
  const { comparator } = condition;
  const [low, high] = condition.bounds;
  if (low === undefined) return undefined;
  switch (comparator) {
    case 'exactly':
      return point(low);
    case 'at_least':
      return atLeast(low);
    case 'below':
      return below(low);
    // `>3.0` leaves its border out; a sentence that gives the border to the higher bracket says the opposite.
    case 'above':
      return border === 'higher' ? undefined : above(low);
    // `≤1.0` beside `1.0-1.5`, or beside `1.1-1.5`: the sentence on borders would take its bound away or not.
    case 'at_most':
      return border === 'higher' ? undefined : atMost(low);
    case 'between':
      return high && rangeOf(low, high, border, grid);
  }
}

/** Brackets are tiles of five, ten, fifty steps: `1.5-2.0` shares its border, `55.0-55.9` does not. */
const tileSteps = rational(5n);

function rangeOf(low: Rational, high: Rational, border: Border, { step }: StepGrid): Interval | undefined {
  const width = divideRationals(subtractRationals(high, low), step);
  const from = divideRationals(low, step);
  if (!isTile(from)) return undefined;
  if (border === 'higher')
    return isTile(width) ? interval({ kind: 'closed', at: low }, { kind: 'open', at: high }) : undefined;
  return isTile(addRationals(width, one))
    ? interval({ kind: 'closed', at: low }, { kind: 'closed', at: high })
    : undefined;
}

function isTile(steps: Rational): boolean {
  return isInteger(divideRationals(steps, tileSteps));
}

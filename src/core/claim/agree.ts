/**
 * Whether two places of one contract name the same condition. Venues write one bound in two ways: strictly above 63299.99
 * and at least 63300.00, where the figure has cents; over 1.5 and 2 or more, where it is a count.
 */
import {
  addRationals,
  compareRationals,
  half,
  isInteger,
  multiplyRationals,
  type Rational,
  rational,
  subtractRationals,
} from '../exact/index.ts';
import type { Condition } from './condition.ts';

/** Equal conditions, or one strict and one not whose bounds are neighbours on the finer of their two scales. */
export function agree(left: Condition, right: Condition): boolean {
  if (left.comparator === right.comparator) return equalBounds(left.bounds, right.bounds);
  const [one, other] = [left.bounds[0], right.bounds[0]];
  if (one === undefined || other === undefined) return false;
  switch (`${left.comparator} ${right.comparator}`) {
    case 'above at_least':
      return isNext(one, other);
    case 'at_least above':
      return isNext(other, one);
    case 'below at_most':
      return isNext(other, one);
    case 'at_most below':
      return isNext(one, other);
    default:
      return false;
  }
}

function equalBounds(left: readonly Rational[], right: readonly Rational[]): boolean {
  return (
    left.length === right.length &&
    left.every((bound, index) => {
      const other = right[index];
      return other !== undefined && compareRationals(bound, other) === 0;
    })
  );
}

function isNext(lower: Rational, upper: Rational): boolean {
  const distance = subtractRationals(upper, lower);
  const isHalfLine = (value: Rational): boolean => value.denominator === 2n;
  if (isHalfLine(lower) !== isHalfLine(upper) && (isInteger(lower) || isInteger(upper))) {
    if (compareRationals(distance, half) === 0) return true;
  }
  const step = rational(1n, 10n ** BigInt(Math.max(decimalsOf(lower), decimalsOf(upper))));
  return compareRationals(addRationals(lower, step), upper) === 0;
}

const decimalsMax = 12;

function decimalsOf(value: Rational): number {
  for (let decimals = 0; decimals < decimalsMax; decimals += 1) {
    if (isInteger(multiplyRationals(value, rational(10n ** BigInt(decimals))))) return decimals;
  }
  return decimalsMax;
}

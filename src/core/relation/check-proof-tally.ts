/** What a checker has seen of two payouts, value by value, and what it makes of it. Shares nothing with the prover. */
import { addRationals, compareRationals, one, type Rational } from '../exact/index.ts';
import type { RelationKind, Together } from './relation.ts';

export interface Tally {
  /** Pairs of payouts that occur together. */
  readonly pairs: readonly (readonly [Rational, Rational])[];
}

export interface ProvenByTally {
  readonly relation: RelationKind;
  readonly together: Together;
}

/** Undefined if one of the two pays the same wherever both are defined: then nothing is proven. */
export function provenBy({ pairs }: Tally): ProvenByTally | undefined {
  if (!varies(pairs.map(([left]) => left)) || !varies(pairs.map(([, right]) => right))) return undefined;
  const never = (holds: (left: Rational, right: Rational) => boolean): boolean =>
    !pairs.some(([left, right]) => holds(left, right));
  const leftNeverMore = never((left, right) => compareRationals(left, right) > 0);
  const rightNeverMore = never((left, right) => compareRationals(right, left) > 0);
  const atMostOne = never((left, right) => compareRationals(addRationals(left, right), one) > 0);
  const atLeastOne = never((left, right) => compareRationals(addRationals(left, right), one) < 0);
  return {
    relation: name(leftNeverMore, rightNeverMore, atMostOne),
    together: { atLeastOne, atMostOne },
  };
}

function name(leftNeverMore: boolean, rightNeverMore: boolean, atMostOne: boolean): RelationKind {
  if (leftNeverMore) return rightNeverMore ? 'equivalent' : 'implies';
  if (rightNeverMore) return 'implied_by';
  return atMostOne ? 'contradicts' : 'overlaps';
}

function varies(values: readonly Rational[]): boolean {
  const [first] = values;
  return first !== undefined && values.some((value) => compareRationals(value, first) !== 0);
}

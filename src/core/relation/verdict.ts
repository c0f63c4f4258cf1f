/** What the payouts of two claims allow together, gathered value by value into four bits, and the relation they decide. */
import { addRationals, compareRationals, one, type Rational } from '../exact/index.ts';
import type { RelationKind, Together } from './relation.ts';

/** How two claims compare. `relation` is undefined where nothing is published of them. */
export interface Verdict {
  /** Whether they are measured in one frame, so that `together` is more than ignorance. */
  readonly isComparison: boolean;
  readonly relation: RelationKind | undefined;
  readonly together: Together;
}

/** What Yes pays, and the same in half dollars where that is a whole number. */
interface Share {
  readonly pays: Rational;
  readonly halves: number | undefined;
}

/** Somewhere the left pays more than the right; the right more; both together more than 1; less than 1. */
const leftMore = 1;
const rightMore = 2;
const sumOver = 4;
const sumUnder = 8;

/** The bits of one value on which the left pays this and the right that. */
export function jointBits(left: Share, right: Share): number {
  // Small integers where there are any: this is asked for every piece of every pair.
  return left.halves === undefined || right.halves === undefined
    ? bitsOf(
        compareRationals(left.pays, right.pays),
        compareRationals(addRationals(left.pays, right.pays), one),
      )
    : bitsOf(left.halves - right.halves, left.halves + right.halves - 2);
}

function bitsOf(difference: number, excess: number): number {
  return (
    (difference > 0 ? leftMore : difference < 0 ? rightMore : 0) |
    (excess > 0 ? sumOver : excess < 0 ? sumUnder : 0)
  );
}

/** All bits are set: no further value can change the answer. */
export const everyBit: number = leftMore | rightMore | sumOver | sumUnder;

/** Made once, so that millions of comparisons allocate nothing. */
const verdicts: readonly Verdict[] = Array.from({ length: 16 }, (_, bits) =>
  Object.freeze({
    isComparison: true,
    relation: relationOfBits(bits),
    together: Object.freeze({ atLeastOne: (bits & sumUnder) === 0, atMostOne: (bits & sumOver) === 0 }),
  }),
);

/** The same for two quantities of one frame, of which it is no news that both can pay. */
const verdictsAcross: readonly Verdict[] = verdicts.map(({ relation, together }) =>
  Object.freeze({ isComparison: true, relation: relation === 'overlaps' ? undefined : relation, together }),
);

/** The same where worlds without a value are not excluded: in those neither pays. */
const verdictsUncovered: ReadonlyMap<Verdict, Verdict> = new Map(
  verdicts.map((verdict) => [
    verdict,
    Object.freeze({ ...verdict, together: Object.freeze({ ...verdict.together, atLeastOne: false }) }),
  ]),
);

export function withoutCover(verdict: Verdict): Verdict {
  return verdictsUncovered.get(verdict) ?? verdict;
}

/** The answer for claims that have nothing to do with each other. */
export const noVerdict: Verdict = Object.freeze({
  isComparison: false,
  relation: undefined,
  together: Object.freeze({ atLeastOne: false, atMostOne: false }),
});

export function verdictOf(bits: number): Verdict {
  return verdicts[bits] ?? noVerdict;
}

export function verdictAcross(bits: number): Verdict {
  return verdictsAcross[bits] ?? noVerdict;
}

function relationOfBits(bits: number): RelationKind {
  // [1, inf) and (0, inf) on the integers: neither ever pays more.
  if ((bits & (leftMore | rightMore)) === 0) return 'equivalent';
  // [5, inf) and [3, inf): whatever pays the left pays the right.
  if ((bits & leftMore) === 0) return 'implies';
  // [3, inf) and [5, inf).
  if ((bits & rightMore) === 0) return 'implied_by';
  // (0, inf) and (-inf, 0), or with 1/2 on [0, 0] each: never more than a dollar together.
  if ((bits & sumOver) === 0) return 'contradicts';
  // [72, 73] and (72, inf): 73 pays both, 72 only the left, 74 only the right. Both pay there, for their sum exceeds 1.
  return 'overlaps';
}

/**
 * Two payouts on one line, or on the two ordered quantities of a path, looked at value by value. Between two neighbouring
 * ends of anything neither changes, so one value of each gap, every end itself and one value beyond stand for all.
 */
import {
  addRationals,
  breakpoints,
  compareRationals,
  type Grid,
  half,
  type IntervalSet,
  isOnGrid,
  multiplyRationals,
  nextOnGrid,
  one,
  type Payout,
  paidAt,
  paysOn,
  previousOnGrid,
  type Rational,
  setContainsValue,
  subtractRationals,
  zero,
} from '../exact/index.ts';
import type { Tally } from './check-proof-tally.ts';

/** What a proof says of one side: where it pays, and which values can occur. */
export interface StatedClaim {
  readonly payout: Payout;
  readonly grid: Grid;
  readonly domain: IntervalSet;
}

/** Both on one variable. */
export function tallyLine(left: StatedClaim, right: StatedClaim): Tally {
  const values = valuesFor([left, right]).filter((value) => canOccur(left, value) && canOccur(right, value));
  return { pairs: values.map((value) => [paidAt(left.payout, value), paidAt(right.payout, value)]) };
}

/**
 * The first is never greater than the second. Two values in one gap may be moved to the same place in it, and values in
 * different gaps keep their order wherever they stand in them, so the pairs of these values stand for all.
 */
export function tallyPath(lesser: StatedClaim, greater: StatedClaim): Tally {
  const values = valuesFor([lesser, greater]);
  const paidBy = (claim: StatedClaim) =>
    values.flatMap((value) => (canOccur(claim, value) ? [{ value, pays: paidAt(claim.payout, value) }] : []));
  const greaterPaid = paidBy(greater);
  return {
    pairs: paidBy(lesser).flatMap((low) =>
      greaterPaid.flatMap((high): [Rational, Rational][] =>
        compareRationals(low.value, high.value) <= 0 ? [[low.pays, high.pays]] : [],
      ),
    ),
  };
}

function canOccur({ grid, domain }: StatedClaim, value: Rational): boolean {
  return isOnGrid(grid, value) && setContainsValue(domain, value);
}

/** Ends of payouts and domains, one value in every gap that has one, and one on either side of them all. */
function valuesFor(claims: readonly StatedClaim[]): readonly Rational[] {
  const ends = claims
    .flatMap(({ payout, domain }) => [...breakpoints(payout), ...breakpoints(paysOn(domain))])
    .toSorted(compareRationals)
    .filter((end, index, all) => index === 0 || compareRationals(end, all[index - 1] ?? end) !== 0);
  if (ends.length === 0) ends.push(zero);
  const [least] = ends;
  const greatest = ends.at(-1);
  if (least === undefined || greatest === undefined) return [];
  const grids = claims.map(({ grid }) => grid);
  return [
    ...grids.map((grid) =>
      grid.kind === 'steps' ? previousOnGrid(grid, least) : subtractRationals(least, one),
    ),
    ...ends.flatMap((end, index) => {
      const next = ends[index + 1] ?? addRationals(end, addRationals(one, one));
      // The least grid value behind an end lies in the gap behind it, or the gap holds none.
      return [
        end,
        ...grids.map((grid) => (grid.kind === 'steps' ? nextOnGrid(grid, end) : middle(end, next))),
      ];
    }),
  ];
}

function middle(low: Rational, high: Rational): Rational {
  return multiplyRationals(addRationals(low, high), half);
}

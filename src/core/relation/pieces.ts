/** A claim laid out along its line: every value that can occur lies in exactly one piece, those that pay nothing included. */
import type { Claim } from '../claim/index.ts';
import {
  compareLows,
  compareRationals,
  complementSet,
  type End,
  intersectSets,
  type Payout,
  positiveSet,
  type Rational,
  restrictPayout,
  snapToGrid,
  zero,
} from '../exact/index.ts';

/** A stretch on which Yes pays one amount; its finite ends are closed and on the grid where there is one. */
export interface Piece {
  readonly low: End;
  readonly high: End;
  readonly pays: Rational;
  /** The same in half dollars, 0, 1 or 2, which are all that most contracts pay; undefined for another share. */
  readonly halves: number | undefined;
}

/** Invariant: the pieces ascend and are disjoint, and together they hold every grid value of the domain. */
export interface Pieces {
  readonly pieces: readonly Piece[];
  /** It pays the same everywhere, so that nothing follows from it that is worth saying. */
  readonly isConstant: boolean;
}

// A claim is compared with its whole group, so its pieces are kept as long as the claim itself lives.
const known = new WeakMap<Claim, Pieces>();

export function piecesOf(claim: Claim): Pieces {
  const found = known.get(claim);
  if (found !== undefined) return found;
  const made = layOut(claim);
  known.set(claim, made);
  return made;
}

function layOut({ payout, variable: { grid, domain } }: Claim): Pieces {
  const restricted: Payout = restrictPayout(payout, grid, domain);
  const unpaid = snapToGrid(intersectSets(complementSet(positiveSet(restricted)), domain), grid);
  const pieces = [...restricted.steps, { pays: zero, on: unpaid }]
    .flatMap(({ pays, on }) =>
      on.parts.map(({ low, high }): Piece => ({ low, high, pays, halves: halvesOf(pays) })),
    )
    .toSorted((left, right) => compareLows(left.low, right.low));
  const [first, ...rest] = pieces;
  return {
    pieces,
    isConstant: first === undefined || rest.every(({ pays }) => compareRationals(pays, first.pays) === 0),
  };
}

function halvesOf({ numerator, denominator }: Rational): number | undefined {
  if (denominator === 1n) return 2 * Number(numerator);
  return denominator === 2n ? Number(numerator) : undefined;
}

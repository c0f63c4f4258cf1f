/** What two claims pay where their variable ends without a value that they are written for. */
import type { Claim, VoidBranch, VoidPayout } from '../claim/index.ts';
import { compareRationals, type Rational } from '../exact/index.ts';
import type { Relation } from './relation.ts';

/** One branch that at least one of the two names; undefined where a side is silent on it. */
interface NamedBranch {
  readonly branch: string;
  readonly left: VoidPayout | undefined;
  readonly right: VoidPayout | undefined;
}

/** `different` only where two exact payouts differ; two prices that nobody knows before need not be the same. */
export function compareVoids(left: Claim | undefined, right: Claim | undefined): Relation['voids'] {
  const named = namedBranches(left, right);
  // Cancelled pays 1/2 on the left and nothing on the right.
  if (named.some((branch) => isExactPair(branch) === 'different')) return 'different';
  // Cancelled pays 1/2 on both sides, and neither names another branch. A tie that cannot be is no word on any other.
  const isSilent = named.every(({ branch }) => branch === 'tie');
  if (!isSilent && named.every((branch) => isExactPair(branch) === 'equal')) return 'equal';
  // Cancelled pays a fair price on the left; the right does not speak of it.
  return 'unknown';
}

/** One line for each branch: `cancelled: left pays a fair price, right pays 1/2`. */
export function describeVoids(left: Claim | undefined, right: Claim | undefined): readonly string[] {
  return namedBranches(left, right).map(
    ({ branch, left: paidLeft, right: paidRight }) =>
      `${branch.replaceAll('_', ' ')}: left ${describe(paidLeft)}, right ${describe(paidRight)}`,
  );
}

function namedBranches(left: Claim | undefined, right: Claim | undefined): readonly NamedBranch[] {
  const leftBranches = byName(left?.voids ?? []);
  const rightBranches = byName(right?.voids ?? []);
  return [...new Set([...leftBranches.keys(), ...rightBranches.keys()])]
    .sort()
    .map((branch) => ({ branch, left: leftBranches.get(branch), right: rightBranches.get(branch) }));
}

function byName(voids: readonly VoidBranch[]): ReadonlyMap<string, VoidPayout> {
  return new Map(voids.map(({ branch, pays }) => [branch, pays]));
}

function isExactPair({ left, right }: NamedBranch): 'equal' | 'different' | 'unknown' {
  if (left?.kind !== 'exact' || right?.kind !== 'exact') return 'unknown';
  return compareRationals(left.value, right.value) === 0 ? 'equal' : 'different';
}

function describe(pays: VoidPayout | undefined): string {
  if (pays === undefined) return 'is silent';
  switch (pays.kind) {
    case 'exact':
      return `pays ${share(pays.value)}`;
    case 'fair_price':
      return 'pays a fair price';
    case 'later_result':
      return 'waits for the later result';
    case 'substitute':
      return 'pays by another figure';
    case 'unknown':
      return 'pays what nobody knows';
  }
}

function share({ numerator, denominator }: Rational): string {
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}

/** What two claims pay where their variable ends without a value that they are written for. */
import { type Claim, unreadScope, type VoidBranch, type VoidPayout } from '../claim/index.ts';
import { compareRationals, type Rational } from '../exact/index.ts';
import type { Relation } from './relation.ts';

/** One branch that at least one of the two names; undefined where a side is silent on it. */
export interface NamedBranch {
  readonly branch: VoidBranch['branch'];
  readonly left: VoidPayout | undefined;
  readonly right: VoidPayout | undefined;
}

/** `different` only where two exact payouts differ; two prices that are unknown before need not be the same. */
export function compareVoids(left: Claim | undefined, right: Claim | undefined): Relation['voids'] {
  const named = namedBranches(left, right);
  // Cancelled pays 1/2 on the left and nothing on the right.
  if (named.some((branch) => compareBranch(branch) === 'different')) return 'different';
  // Cancelled pays 1/2 on both sides, and neither names another branch. A tie that cannot be is no word on any other.
  const isSilent = named.every(({ branch }) => branch === 'tie');
  if (!isSilent && named.every((branch) => compareBranch(branch) === 'equal')) return 'equal';
  // Cancelled pays a fair price on the left; the right does not speak of it.
  return 'unknown';
}

/** One line for each branch: `cancelled: left pays a fair price, right pays 1/2`. */
export function describeVoids(left: Claim | undefined, right: Claim | undefined): readonly string[] {
  return namedBranches(left, right).map(
    ({ branch, left: paidLeft, right: paidRight }) =>
      `${branch.replaceAll('_', ' ')}: left ${describeVoidPayout(paidLeft, left)}, right ${describeVoidPayout(paidRight, right)}`,
  );
}

export function namedBranches(left: Claim | undefined, right: Claim | undefined): readonly NamedBranch[] {
  const leftBranches = byName(left?.voids ?? []);
  const rightBranches = byName(right?.voids ?? []);
  return [...new Set([...leftBranches.keys(), ...rightBranches.keys()])]
    .sort()
    .map((branch) => ({ branch, left: leftBranches.get(branch), right: rightBranches.get(branch) }));
}

function byName(voids: readonly VoidBranch[]): ReadonlyMap<VoidBranch['branch'], VoidPayout> {
  return new Map(voids.map(({ branch, pays }) => [branch, pays]));
}

export function compareBranch({ left, right }: NamedBranch): 'equal' | 'different' | 'unknown' {
  if (left?.kind !== 'exact' || right?.kind !== 'exact') return 'unknown';
  return compareRationals(left.value, right.value) === 0 ? 'equal' : 'different';
}

/** Whether its rules were not read, or only its bound was: then nothing is known of what else they say. */
export function isUnread(claim: Claim | undefined): boolean {
  return claim === undefined || claim.variable.frame.scope === unreadScope;
}

/** `claim`: whose payout it is. */
export function describeVoidPayout(pays: VoidPayout | undefined, claim: Claim | undefined): string {
  if (pays === undefined) return isUnread(claim) ? 'was not read that far' : 'is silent';
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

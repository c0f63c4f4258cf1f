/**
 * Whether a relation that was published of two contracts held when both had been paid. A doubt never speaks for us: what
 * may have been a void does not count as held, and what fails without a fact that shows a void counts as violated. Defined in
 * docs/proof.md.
 */
import type { Claim } from '../claim/index.ts';
import {
  addRationals,
  compareRationals,
  complementSet,
  type IntervalSet,
  one,
  paysOn,
  positiveSet,
  type Rational,
  zero,
} from '../exact/index.ts';
import { piecesOf } from './pieces.ts';
import { relateClaims } from './relate-claims.ts';
import type { RelationKind } from './relation.ts';

/** `overlaps` promises nothing of what is paid, so that there is nothing to judge. */
export type JudgedRelation = Exclude<RelationKind, 'overlaps'>;

/** A contract that was paid for good. */
export interface SettledSide {
  readonly claim: Claim | undefined;
  /** What one Yes paid. */
  readonly paid: Rational;
  /** Another contract of the same venue and frame was paid at a price that its claim never pays. */
  readonly isVoid: boolean;
}

/** `priced` and `voided` are left out: a side was paid at a price, or in a void that its venue has shown. */
export type Judgement = 'held' | 'violated' | 'priced' | 'voided';

export function judgeSettlement(relation: JudgedRelation, left: SettledSide, right: SettledSide): Judgement {
  // A game that was called off: one venue pays $0.62, the other half a dollar on a spread that is never a tie.
  if (isPaidAtPrice(left) || isPaidAtPrice(right)) return 'priced';
  // The same game: one more contract of the first venue was paid nothing, since its price was below a cent.
  if (left.isVoid || right.isVoid) return 'voided';
  // Above 5 was paid and above 3 was not, or half a dollar for a tie that the other venue has not seen.
  if (!holds(relation, left.paid, right.paid)) return 'violated';
  // Both teams at half a dollar are a tie. Half for the one and nothing for the other is no end of any game.
  const isBetween = isBetweenZeroAndOne(left.paid) || isBetweenZeroAndOne(right.paid);
  return isBetween && !canEndSo(left, right) ? 'priced' : 'held';
}

/** Paid neither nothing nor a dollar nor what the claim pays on some value: only a void ends so. */
export function isPaidAtPrice({ claim, paid }: Pick<SettledSide, 'claim' | 'paid'>): boolean {
  if (!isBetweenZeroAndOne(paid)) return false;
  return (
    claim === undefined || !piecesOf(claim).pieces.some(({ pays }) => compareRationals(pays, paid) === 0)
  );
}

function isBetweenZeroAndOne(paid: Rational): boolean {
  return compareRationals(paid, zero) > 0 && compareRationals(paid, one) < 0;
}

function holds(relation: JudgedRelation, left: Rational, right: Rational): boolean {
  switch (relation) {
    case 'equivalent':
      return compareRationals(left, right) === 0;
    case 'implies':
      return compareRationals(left, right) <= 0;
    case 'implied_by':
      return compareRationals(left, right) >= 0;
    case 'contradicts':
      return compareRationals(addRationals(left, right), one) <= 0;
  }
}

/** Whether some end of what both are about pays each of them what it was paid. */
function canEndSo(left: SettledSide, right: SettledSide): boolean {
  if (left.claim === undefined || right.claim === undefined) return false;
  const { isComparison, together } = relateClaims(
    { ...left.claim, payout: paysOn(valuesThatPay(left.claim, left.paid)) },
    { ...right.claim, payout: paysOn(valuesThatPay(right.claim, right.paid)) },
  );
  return isComparison && !together.atMostOne;
}

function valuesThatPay({ payout }: Claim, paid: Rational): IntervalSet {
  return (
    payout.steps.find(({ pays }) => compareRationals(pays, paid) === 0)?.on ??
    complementSet(positiveSet(payout))
  );
}

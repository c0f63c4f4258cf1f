/** What the proofs of combos are made of. */
import type { ComboLeg } from '../contract/index.ts';
import { formatPayout } from '../exact/index.ts';
import { invertRelation } from './directions.ts';
import type { Member } from './member.ts';
import { related } from './related.ts';
import type { ProofStep, Relation, RelationKind, Together, Unrelated } from './relation.ts';
import { unrelated } from './unrelated.ts';

/** Compares two members that are no combos. */
export type Relate = (left: Member, right: Member) => Relation | Unrelated;

const travelling = 'a leg settled at a price may pay the combo a price';

/** What a combo with this leg does to the other contract, stated from the combo's side. */
export function followsFrom(
  side: ComboLeg['side'],
  { relation, together }: Relation,
  legIs: 'left' | 'right',
): readonly RelationKind[] {
  const fromLeg = legIs === 'left' ? relation : invertRelation(relation);
  const follows: RelationKind[] = [];
  if (side === 'yes') {
    // Leg A above 5, other A above 3.
    if (fromLeg === 'equivalent' || fromLeg === 'implies') follows.push('implies');
    // Leg A above 5, other A below 2.
    if (fromLeg === 'contradicts') follows.push('contradicts');
  } else {
    // Leg A not above 3, other A at most 3, or below 9: of leg and other at least one pays.
    if (together.atLeastOne) follows.push('implies');
    // Leg A not above 3, other A above 5.
    if (fromLeg === 'equivalent' || fromLeg === 'implied_by') follows.push('contradicts');
  }
  return follows;
}

export function refuseUnpayable(): Unrelated {
  return unrelated('nothing_follows', 'the legs of a combo exclude each other, so that it never pays');
}

export function relatedCombo(
  left: Member,
  right: Member,
  relation: RelationKind,
  steps: readonly ProofStep[],
  evidence: readonly string[],
): Relation {
  return related(left, right, relation, {
    steps,
    evidence: [...evidence, travelling],
    together: togetherOf(relation),
    voids: 'unknown',
  });
}

/** A combo can fail through any of its legs, so it covers nothing with anyone. */
function togetherOf(relation: RelationKind): Together {
  return { atLeastOne: false, atMostOne: relation === 'contradicts' };
}

export function usableStep(left: Member, right: Member, leg: ComboLeg | undefined): ProofStep {
  return {
    step: 'usable',
    left: describeMember(left),
    right: describeMember(right),
    ...(leg === undefined ? {} : { detail: `through the leg ${leg.side} ${leg.marketId}` }),
    result: 'usable',
  };
}

export function describeLeg({ side, marketId }: ComboLeg): string {
  return `${side} ${marketId}`;
}

export function describeMember({ legs, claim }: Member): string {
  if (legs !== undefined) return `combo: ${legs.map(describeLeg).join(', ')}`;
  return claim === undefined ? 'outcome without a claim' : formatPayout(claim.payout);
}

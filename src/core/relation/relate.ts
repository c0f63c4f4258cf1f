/** How two contracts compare, with the proof, stated from the left one's side. */
import type { Claim } from '../claim/index.ts';
import { marksConflict, namesMeet } from './exclusive-marks.ts';
import type { FindMember, Member } from './member.ts';
import { relateClaims } from './relate-claims.ts';
import { comboNeverPays, relateCombos } from './relate-combo.ts';
import { related } from './related.ts';
import type { ProofStep, Relation, RelationKind, Together, Unrelated } from './relation.ts';
import {
  areOfExclusiveEvent,
  claimEvidence,
  claimSteps,
  exclusiveStep,
  isDeclaredExclusive,
  sameEventStep,
} from './steps.ts';
import { unrelated, whyUnrelated, whyVenueLocal } from './unrelated.ts';
import type { Verdict } from './verdict.ts';
import { compareVoids } from './voids.ts';

const findNothing: FindMember = () => undefined;

/** `find` gives the legs of combos; a leg that it does not know says nothing but that the combo needs it. */
export function relate(left: Member, right: Member, find: FindMember = findNothing): Relation | Unrelated {
  if (left.venue === right.venue && left.marketId === right.marketId) {
    return unrelated('same_contract', 'a contract is not compared with itself');
  }
  return relateCombos({ relate: relateTerms, find }, left, right) ?? relateTerms(left, right);
}

/** Whether it is a combo whose legs exclude each other. */
export function neverPays(member: Member, find: FindMember): boolean {
  return member.legs !== undefined && comboNeverPays({ relate: relateTerms, find }, member);
}

/** Members that are no combos: by their claims, and by what their event declares. The two must agree. */
function relateTerms(left: Member, right: Member): Relation | Unrelated {
  const compared = compareClaims(left, right);
  // Above 3 and above 5 in an event called exclusive: at 6 both pay in full, so one of the two readings is wrong.
  if (areOfExclusiveEvent(left, right) && compared?.verdict.together.atMostOne === false) {
    return unrelated(
      'conflicting_placements',
      'the venue declares that at most one of them pays, and their terms let both pay',
    );
  }
  if (!isDeclaredExclusive(left, right)) {
    return compared?.verdict.relation === undefined
      ? whyUnrelated(left, right)
      : byClaims(left, right, compared, compared.verdict.relation, []);
  }
  if (marksConflict(left.exclusiveMark, right.exclusiveMark)) {
    return unrelated(
      'conflicting_placements',
      'the venue declares that at most one of them pays, and they say the same or bound one figure alike',
    );
  }
  // `Ana Doe` and `Ana Doe and Bo Roe`: only claims could tell whether both can pay.
  if (compared?.verdict.relation === undefined && namesMeet(left.exclusiveMark, right.exclusiveMark)) {
    return unrelated(
      'conflicting_placements',
      'the venue declares that at most one of them pays, and their labels may name one thing',
    );
  }
  // Two outright winners: no claims that could be compared.
  if (compared === undefined) return byDeclaration(left, right, noTogether);
  // Who wins, home or away: excluded by the score, and declared so.
  if (compared.verdict.relation !== undefined) {
    return byClaims(left, right, compared, compared.verdict.relation, [exclusiveStep(left, right)]);
  }
  return byDeclaration(left, right, compared.verdict.together);
}

const noTogether: Together = { atLeastOne: false, atMostOne: true };

interface Compared {
  readonly left: Claim;
  readonly right: Claim;
  readonly verdict: Verdict;
}

/** Undefined where the claims are not on one frame, or one says nothing: then they neither agree nor disagree. */
function compareClaims(left: Member, right: Member): Compared | undefined {
  if (left.claim === undefined || right.claim === undefined) return undefined;
  if (whyVenueLocal(left, right) !== undefined) return undefined;
  const verdict = relateClaims(left.claim, right.claim);
  return verdict.isComparison ? { left: left.claim, right: right.claim, verdict } : undefined;
}

function byClaims(
  left: Member,
  right: Member,
  compared: Compared,
  relation: RelationKind,
  declared: readonly ProofStep[],
): Relation {
  const steps = [...claimSteps(compared.left, compared.right, relation), ...declared];
  return relatedByTerms(left, right, relation, steps, compared.verdict.together);
}

function byDeclaration(left: Member, right: Member, together: Together): Relation {
  const steps = [sameEventStep(left, right), exclusiveStep(left, right)];
  return relatedByTerms(left, right, 'contradicts', steps, together);
}

function relatedByTerms(
  left: Member,
  right: Member,
  relation: RelationKind,
  steps: readonly ProofStep[],
  together: Together,
): Relation {
  const voids = compareVoids(left.claim, right.claim);
  return related(left, right, relation, { steps, evidence: claimEvidence(left, right), together, voids });
}

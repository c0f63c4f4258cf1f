/**
 * Whether two contracts are related and why, or the first step of a proof that fails and what fails there. It says the same
 * as `relate`, of which it asks everything; only the words are its own.
 *
 *   usable ─ [econ_quantity, or same_game ─ game_quantity] ─ same_variable ─ intervals ─ mutually_exclusive
 */
import { type Claim, variableKey, type WithheldReason } from '../claim/index.ts';
import { formatGrid, formatPayout, formatSet } from '../exact/index.ts';
import { describeMember } from './combo-steps.ts';
import { explainDifference } from './explain-difference.ts';
import { explainRelation } from './explain-relation.ts';
import { describeQuantity, describeValues } from './explain-values.ts';
import { explainVoids } from './explain-voids.ts';
import { type ExplainedMember, explainWithheld, nameMember } from './explain-withheld.ts';
import type { FindMember } from './member.ts';
import { piecesOf } from './pieces.ts';
import { neverPays, relate } from './relate.ts';
import { relateClaims } from './relate-claims.ts';
import type { ProofStep, Relation, StepKind, Unrelated, UnrelatedReason } from './relation.ts';
import { claimSteps, econQuantity, exclusiveStep, gameOf } from './steps.ts';

export type ExplainedReason = UnrelatedReason | WithheldReason;

export type Explanation =
  | {
      readonly related: true;
      readonly found: Relation;
      readonly sentence: string;
      /** What the two pay where there is no value, compared. */
      readonly voidsSentence: string;
      readonly steps: readonly ProofStep[];
    }
  | {
      readonly related: false;
      readonly failedStep: StepKind;
      /** Why a contract is withheld where that is the reason, else why the two are not related. */
      readonly reason: ExplainedReason;
      readonly sentence: string;
      /** Those that succeed, and last the one that fails. */
      readonly steps: readonly ProofStep[];
    };

type Unexplained = Extract<Explanation, { related: false }>;

export function explain(left: ExplainedMember, right: ExplainedMember, find: FindMember): Explanation {
  const found = relate(left, right, find);
  return found.kind === 'related'
    ? {
        related: true,
        found,
        sentence: explainRelation(left, right, found),
        voidsSentence: explainVoids(left, right),
        steps: found.steps,
      }
    : explainUnrelated(left, right, found, find);
}

function explainUnrelated(
  left: ExplainedMember,
  right: ExplainedMember,
  { reason, detail }: Unrelated,
  find: FindMember,
): Unexplained {
  if (reason === 'same_contract') {
    return atUsable(
      left,
      right,
      reason,
      `Both are ${nameMember(left)}, and no contract is compared with itself.`,
    );
  }
  if (left.legs !== undefined || right.legs !== undefined) {
    return explainCombo(left, right, { reason, detail, kind: 'unrelated' }, find);
  }
  const [one, other] = [left.claim, right.claim];
  if (one === undefined || other === undefined) {
    const silent = one === undefined ? left : right;
    return atUsable(left, right, silent.withheld[0]?.reason ?? reason, explainWithheld(silent));
  }
  if (reason === 'conflicting_placements') {
    const sentence = `At most one of ${left.marketId} and ${right.marketId} resolves Yes, as ${left.venue} declares, but their terms let both pay, so one of the two is wrong and nothing is said of the pair.`;
    const failed = { ...exclusiveStep(left, right), result: 'conflicting' };
    return { ...failedAt(failed, sentence, compared(one, other)), reason };
  }
  return explainClaims({ member: left, claim: one }, { member: right, claim: other }, reason);
}

interface Side {
  readonly member: ExplainedMember;
  readonly claim: Claim;
}

function explainClaims(left: Side, right: Side, reason: UnrelatedReason): Unexplained {
  const [one, other] = [left.claim, right.claim];
  const constant = [left, right].find(({ claim }) => piecesOf(claim).isConstant);
  if (constant !== undefined) {
    const sentence = `Nothing follows from ${nameMember(constant.member)}, which pays the same on every value that can occur.`;
    return atUsable(left.member, right.member, 'nothing_follows', sentence);
  }
  const difference = explainDifference(left, right);
  if (difference !== undefined) {
    const { step, sentence } = difference;
    const failed = { step, left: partOf(one, step), right: partOf(other, step), result: 'different' };
    return { ...failedAt(failed, sentence, passed(one, other, step)), reason: difference.reason };
  }
  if (reason === 'independent_quantities' || reason === 'nothing_follows') {
    const sentence = `Both are on ${one.variable.frame.subject} (${one.variable.frame.window}), but neither decides the other: ${paid(one)} against ${paid(other)}.`;
    const failed = {
      step: 'intervals',
      left: formatPayout(one.payout),
      right: formatPayout(other.payout),
      result: 'independent',
    } as const;
    return { ...failedAt(failed, sentence, passed(one, other, 'intervals')), reason };
  }
  // Of one name and yet not comparable: one reading says tenths, the other hundredths.
  const sentence = `They have one name but not the same possible values: ${valuesOf(one)} against ${valuesOf(other)}.`;
  const failed = {
    step: 'same_variable',
    left: `${variableKey(one.variable)}, ${valuesOf(one)}`,
    right: `${variableKey(other.variable)}, ${valuesOf(other)}`,
    result: 'different',
  } as const;
  return { ...failedAt(failed, sentence, passed(one, other, 'same_variable')), reason };
}

function explainCombo(
  left: ExplainedMember,
  right: ExplainedMember,
  { reason, detail }: Unrelated,
  find: FindMember,
): Unexplained {
  const unpayable = [left, right].find((member) => neverPays(member, find));
  if (unpayable !== undefined) {
    const sentence = `The legs of the combo ${nameMember(unpayable)} exclude each other, so that it never pays and nothing follows from it.`;
    return atUsable(left, right, reason, sentence);
  }
  const unread = [left, right].find(({ legs, claim }) => legs === undefined && claim === undefined);
  // A contract that was not read can still be a leg, or be excluded by one; it is neither.
  const because = unread === undefined ? detail : `${detail}, and ${uncapitalised(explainWithheld(unread))}`;
  const sentence = `Nothing follows between ${nameMember(left)} and ${nameMember(right)}: ${withoutStop(because)}.`;
  const usable = { step: 'usable', left: describeMember(left), right: describeMember(right) } as const;
  const failed = { ...usable, step: 'intervals', result: 'independent' } as const;
  return { ...failedAt(failed, sentence, [{ ...usable, result: 'usable' }]), reason };
}

function atUsable(
  left: ExplainedMember,
  right: ExplainedMember,
  reason: ExplainedReason,
  sentence: string,
): Unexplained {
  const failed = {
    step: 'usable',
    left: describeMember(left),
    right: describeMember(right),
    result: 'not_usable',
  } as const;
  return { ...failedAt(failed, sentence, []), reason };
}

function failedAt(
  failed: ProofStep,
  sentence: string,
  before: readonly ProofStep[],
): Omit<Unexplained, 'reason'> {
  return {
    related: false,
    failedStep: failed.step,
    sentence,
    steps: [...before, { ...failed, detail: sentence }],
  };
}

/** The steps that two claims take before this one. Those between are of one kind of frame, or there are none. */
function passed(left: Claim, right: Claim, until: StepKind): readonly ProofStep[] {
  // The relation stands in the last of these steps only, which is never among those that are kept.
  const steps = claimSteps(left, right, 'overlaps');
  const before = steps.slice(
    0,
    steps.findIndex(({ step }) => step === until),
  );
  const isOneKind = left.variable.frame.kind === right.variable.frame.kind;
  return isOneKind ? before : before.filter(({ step }) => step === 'usable');
}

/** The steps of two claims that are compared, up to what the comparison gives. */
function compared(left: Claim, right: Claim): readonly ProofStep[] {
  const { relation } = relateClaims(left, right);
  return relation === undefined ? passed(left, right, 'intervals') : claimSteps(left, right, relation);
}

/** What a step holds of one contract. */
function partOf(claim: Claim, step: StepKind): string {
  const { variable } = claim;
  switch (step) {
    case 'econ_quantity':
      return `${variable.frame.subject}, ${econQuantity(claim)}`;
    case 'same_game':
      return gameOf(claim);
    case 'game_quantity':
      return `${variable.statistic}, ${variable.unit}`;
    default:
      return variableKey(variable);
  }
}

function paid(claim: Claim): string {
  return `${describeQuantity(claim.variable)}: ${describeValues(claim)}`;
}

function valuesOf({ variable: { grid, domain } }: Claim): string {
  return `${formatSet(domain)} in steps ${formatGrid(grid)}`;
}

function uncapitalised(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

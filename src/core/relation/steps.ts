/** The words of a proof: its steps, and the evidence beside them. */
import { type Claim, economicFamilies, variableKey } from '../claim/index.ts';
import { formatGrid, formatPayout, formatSet } from '../exact/index.ts';
import { directions } from './directions.ts';
import type { Member } from './member.ts';
import type { ProofStep, RelationKind } from './relation.ts';
import { describeVoidPayout, describeVoids } from './voids.ts';

/** Two claims of one group: what they are on, where they pay, and nothing about what follows. */
export function claimSteps(left: Claim, right: Claim, relation: RelationKind): readonly ProofStep[] {
  return [
    {
      step: 'usable',
      left: formatPayout(left.payout),
      right: formatPayout(right.payout),
      detail: 'what Yes pays is not the same on every value',
      result: 'usable',
    },
    ...quantitySteps(left, right),
    variableStep(left, right),
    {
      step: 'intervals',
      left: formatPayout(left.payout),
      right: formatPayout(right.payout),
      detail: valuesDetail(left, right),
      result: relation,
    },
  ];
}

/** The venue's own declaration that of the two at most one resolves Yes. */
export function exclusiveStep(left: Member, right: Member): ProofStep {
  return {
    step: 'mutually_exclusive',
    left: left.exclusiveKey ?? '',
    right: right.exclusiveKey ?? '',
    detail: 'the venue declares that at most one of them resolves Yes',
    result: 'contradicts',
  };
}

export function sameEventStep(left: Member, right: Member): ProofStep {
  return {
    step: 'same_event',
    left: `${left.venue} ${left.eventId}`,
    right: `${right.venue} ${right.eventId}`,
    result: 'same',
  };
}

export function conclusionStep(relation: RelationKind): ProofStep {
  return { step: 'conclusion', relation, result: directions[relation] };
}

/** The facts both were read from, what can occur, and what happens where the variable has no value. */
export function claimEvidence(left: Member, right: Member): readonly string[] {
  return [
    ...memberEvidence(left),
    ...memberEvidence(right),
    ...(isDeclaredExclusive(left, right) ? [declaredFact(left, right)] : []),
    ...commonEvidence(left.claim, right.claim),
  ];
}

/** The part of `claimEvidence` that is about one of the two. */
export function memberEvidence({ venue, marketId, claim }: Member): readonly string[] {
  return (claim?.facts ?? []).map((fact) => `${venue} ${marketId}: ${fact}`);
}

/** The part of `claimEvidence` that names neither. */
export function commonEvidence(left: Claim | undefined, right: Claim | undefined): readonly string[] {
  return [...(left && right ? sharedFacts(left, right) : []), ...describeVoids(left, right)];
}

/** All of a claim that `commonEvidence` looks at: those that are the same here are the same to it. */
export function commonEvidenceKey(claim: Claim | undefined): string {
  if (claim === undefined) return '';
  const { frame, grid } = claim.variable;
  const voids = claim.voids.map(({ branch, pays }) => [branch, describeVoidPayout(pays, claim)]);
  return JSON.stringify([formatGrid(grid), frame.scope, ...voids]);
}

type Exclusive = Pick<Member, 'venue' | 'exclusiveKey' | 'exclusiveMark'>;

/** Whether their venue declares one event of both exclusive, whatever each of them asks for. */
export function areOfExclusiveEvent(left: Exclusive, right: Exclusive): boolean {
  return (
    left.exclusiveKey !== undefined && left.exclusiveKey === right.exclusiveKey && left.venue === right.venue
  );
}

/** Whether the venue's word is on the two of them: two forms of a statement ask for two things, and both may come about. */
export function isDeclaredExclusive(left: Exclusive, right: Exclusive): boolean {
  return areOfExclusiveEvent(left, right) && left.exclusiveMark?.form === right.exclusiveMark?.form;
}

/** Of two that are. */
export function declaredFact(
  { venue, eventId, marketId }: Pick<Member, 'venue' | 'eventId' | 'marketId'>,
  right: Pick<Member, 'marketId'>,
): string {
  return `${venue} ${eventId}: the venue declares that at most one of ${marketId} and ${right.marketId} resolves Yes`;
}

function sharedFacts(left: Claim, right: Claim): readonly string[] {
  const { frame, grid } = left.variable;
  return frame.scope === right.variable.frame.scope
    ? [`grid: ${formatGrid(grid)}`, `scope: ${frame.scope}`]
    : [];
}

function quantitySteps(left: Claim, right: Claim): readonly ProofStep[] {
  switch (left.variable.frame.kind) {
    case 'line':
      return isEconomic(left) && isEconomic(right) ? [econStep(left, right)] : [];
    case 'score':
      return gameSteps(left, right);
    case 'path':
      return [];
  }
}

export function isEconomic({ family }: Claim): boolean {
  return economicFamilies.has(family);
}

function econStep(left: Claim, right: Claim): ProofStep {
  return {
    step: 'econ_quantity',
    left: econQuantity(left),
    right: econQuantity(right),
    detail: `grid ${formatGrid(left.variable.grid)}`,
    result: 'same_kind',
  };
}

export function econQuantity({ variable: { frame, statistic, unit } }: Claim): string {
  return `${statistic}, ${frame.window}, ${unit}`;
}

function gameSteps(left: Claim, right: Claim): readonly ProofStep[] {
  const [leftQuantity, rightQuantity] = [left.variable.quantity, right.variable.quantity];
  return [
    { step: 'same_game', left: gameOf(left), right: gameOf(right), result: 'same' },
    {
      step: 'game_quantity',
      left: leftQuantity,
      right: rightQuantity,
      result: leftQuantity === rightQuantity ? 'same_kind' : `${leftQuantity} and ${rightQuantity}`,
    },
    ...(left.orientation !== undefined && right.orientation !== undefined
      ? [orientStep(left.orientation, right.orientation)]
      : []),
  ];
}

export function gameOf({ variable: { frame } }: Claim): string {
  return `${frame.subject}, ${frame.window}`;
}

function orientStep(
  left: NonNullable<Claim['orientation']>,
  right: NonNullable<Claim['orientation']>,
): ProofStep {
  return {
    step: 'orient_margin',
    left: left === 'same' ? 'stated from the first side' : 'stated from the second side',
    right: right === 'same' ? 'stated from the first side' : 'stated from the second side',
    detail: 'margin = first side − second side',
    result: left === right ? 'same' : 'negated',
  };
}

function variableStep(left: Claim, right: Claim): ProofStep {
  const isSame = left.variable.quantity === right.variable.quantity;
  return {
    step: 'same_variable',
    left: variableKey(left.variable),
    right: variableKey(right.variable),
    ...(isSame ? {} : { detail: tie(left) }),
    result: isSame ? 'same' : 'same_kind',
  };
}

/** What binds two quantities of one frame. */
function tie({ variable: { frame } }: Claim): string {
  return frame.kind === 'path'
    ? 'low ≤ close ≤ high'
    : 'first and second are counts, margin = first − second, total = first + second';
}

function valuesDetail(left: Claim, right: Claim): string {
  const [leftValues, rightValues] = [valuesOf(left), valuesOf(right)];
  return left.variable.quantity === right.variable.quantity
    ? leftValues
    : `left ${leftValues}; right ${rightValues}`;
}

function valuesOf({ variable: { grid, domain } }: Claim): string {
  return `grid ${formatGrid(grid)}, domain ${formatSet(domain)}`;
}

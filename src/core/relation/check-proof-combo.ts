/** What a proof says of a combo and another contract, or of two combos. The terms of legs are proven as those of any contracts. */
import type { ComboLeg, VenueId } from '../contract/index.ts';
import { formatPayout } from '../exact/index.ts';
import { expect, expectFields, Refusal, type Steps } from './check-proof-steps.ts';
import type { ProvenByTally } from './check-proof-tally.ts';
import type { Member } from './member.ts';
import type { RelationKind } from './relation.ts';

interface Deps {
  readonly steps: Steps;
  readonly find: (venue: VenueId, marketId: string) => Member | undefined;
  /** Takes the steps on two contracts that are no combos. */
  readonly proveTerms: (steps: Steps, left: Member, right: Member) => ProvenByTally;
}

/** Takes the steps before the conclusion. */
export function relationOfCombo(deps: Deps, left: Member, right: Member): RelationKind {
  const { steps } = deps;
  const step = steps.takeAny('usable');
  const through = step.detail === undefined ? undefined : readLeg(step.detail);
  expectFields(step, {
    left: describe(left),
    right: describe(right),
    ...(step.detail === undefined ? {} : { detail: step.detail }),
    result: 'usable',
  });
  for (const { legs } of [left, right]) expect(legs === undefined || canPay(legs), 'a combo never pays');
  return through ? relationThrough(deps, through, left, right) : relationOfLegs(deps, left, right);
}

/** What is known of the legs of two combos: by name where they are one market, else as far as the steps prove it. */
function relationOfLegs(deps: Deps, left: Member, right: Member): RelationKind {
  if (left.legs === undefined || right.legs === undefined) throw new Refusal('no leg is named');
  expect(left.venue === right.venue, 'legs of one venue are not known on another');
  const [leftLegs, rightLegs] = [legsByName(left.legs), legsByName(right.legs)];
  const heldLeft = new Set([...leftLegs.keys()].filter((name) => rightLegs.has(name)));
  const heldRight = new Set([...rightLegs.keys()].filter((name) => leftLegs.has(name)));
  let isOpposed = left.legs.some((leg) => rightLegs.has(nameLeg(opposite(leg))));
  while (deps.steps.isNext('usable')) {
    const found = proveLegs(deps, left.venue, leftLegs, rightLegs);
    isOpposed ||= found.isOpposed;
    if (found.heldLeft !== undefined) heldLeft.add(found.heldLeft);
    if (found.heldRight !== undefined) heldRight.add(found.heldRight);
  }
  const leftHoldsRight = [...rightLegs.keys()].every((name) => heldRight.has(name));
  const rightHoldsLeft = [...leftLegs.keys()].every((name) => heldLeft.has(name));
  if (isOpposed) {
    expect(!leftHoldsRight && !rightHoldsLeft, 'a combo never pays');
    return 'contradicts';
  }
  expect(leftHoldsRight || rightHoldsLeft, 'neither combo makes all legs of the other come true');
  if (leftHoldsRight) return rightHoldsLeft ? 'equivalent' : 'implies';
  return 'implied_by';
}

/** A leg of each: whether they exclude each other, and which of them comes true with the other. */
function proveLegs(
  { steps, find, proveTerms }: Deps,
  venue: VenueId,
  leftLegs: LegsByName,
  rightLegs: LegsByName,
): { readonly isOpposed: boolean; readonly heldLeft?: string; readonly heldRight?: string } {
  const { left = '', right = '', ...others } = steps.takeAny('usable');
  expectFields({ left, right, ...others }, { left, right, detail: 'a leg of each combo', result: 'usable' });
  const [leftLeg, rightLeg] = [leftLegs.get(left), rightLegs.get(right)];
  if (leftLeg === undefined || rightLeg === undefined) throw new Refusal('a combo has no such leg');
  const [one, two] = [find(venue, leftLeg.marketId), find(venue, rightLeg.marketId)];
  if (one === undefined || two === undefined || one.legs !== undefined || two.legs !== undefined)
    throw new Refusal('the terms of a leg are not at hand');
  const { relation, together } = proveTerms(steps, one, two);
  const below = relation === 'equivalent' || relation === 'implies';
  const above = relation === 'equivalent' || relation === 'implied_by';
  const [leftYes, rightYes] = [leftLeg.side === 'yes', rightLeg.side === 'yes'];
  const excludes = relation === 'contradicts';
  // One line for each pair of sides, such as: not above 3 is excluded by above 5, and made true by below 2.
  const isOpposed = leftYes ? (rightYes ? excludes : below) : rightYes ? above : together.atLeastOne;
  const follows = leftYes ? (rightYes ? below : excludes) : rightYes ? together.atLeastOne : above;
  const precedes = leftYes ? (rightYes ? above : together.atLeastOne) : rightYes ? excludes : below;
  const holdsRight = follows && isAllOrNothing(one);
  const holdsLeft = precedes && isAllOrNothing(two);
  expect(isOpposed || holdsRight || holdsLeft, 'nothing follows between the legs');
  return {
    isOpposed,
    ...(holdsLeft ? { heldLeft: left } : {}),
    ...(holdsRight ? { heldRight: right } : {}),
  };
}

/** Legs are multiplied, so that a half may be counted once in the one combo and twice in the other. */
function isAllOrNothing({ claim }: Member): boolean {
  return claim?.payout.steps.every(({ pays }) => pays.numerator === pays.denominator) ?? false;
}

function nameLeg({ side, marketId }: ComboLeg): string {
  return `${side} ${marketId}`;
}

/** As the steps of a proof name them. */
type LegsByName = ReadonlyMap<string, ComboLeg>;

function legsByName(legs: readonly ComboLeg[]): LegsByName {
  return new Map(legs.map((leg) => [nameLeg(leg), leg]));
}

function opposite({ side, ...leg }: ComboLeg): ComboLeg {
  return { ...leg, side: side === 'yes' ? 'no' : 'yes' };
}

function relationThrough(
  { steps, find, proveTerms }: Deps,
  leg: { readonly side: string; readonly marketId: string },
  left: Member,
  right: Member,
): RelationKind {
  expect(left.legs === undefined || right.legs === undefined, 'two combos compare by their legs');
  const isLeft = left.legs !== undefined;
  const [combo, other] = isLeft ? [left, right] : [right, left];
  const isOwn = (combo.legs ?? []).some(
    ({ marketId, side }) => marketId === leg.marketId && side === leg.side,
  );
  expect(isOwn, 'the combo has no such leg');
  const implies = isLeft ? 'implies' : 'implied_by';
  if (other.venue === combo.venue && other.marketId === leg.marketId) {
    return leg.side === 'yes' ? implies : 'contradicts';
  }
  const member = find(combo.venue, leg.marketId);
  if (member === undefined || member.legs !== undefined)
    throw new Refusal('the terms of the leg are not at hand');
  const proven = isLeft ? proveTerms(steps, member, other) : proveTerms(steps, other, member);
  const conclusion = steps.peek('conclusion');
  // The leg pays at least what the combo pays: on its side, or where it is needed on No, what is left of a dollar.
  const legBelow = proven.relation === 'equivalent' || proven.relation === implies;
  const legAbove =
    proven.relation === 'equivalent' || proven.relation === (isLeft ? 'implied_by' : 'implies');
  if (leg.side === 'yes') {
    if (legBelow) return implies;
    expect(proven.together.atMostOne, 'nothing follows from the leg');
    return 'contradicts';
  }
  // Both may follow of a leg that covers everything together with its like; then the proof says which it means.
  const allowed = [...(legAbove ? ['contradicts'] : []), ...(proven.together.atLeastOne ? [implies] : [])];
  const [first] = allowed;
  const meant = allowed.includes(conclusion?.relation ?? '') ? conclusion?.relation : undefined;
  if (first === undefined || meant === undefined) throw new Refusal('nothing follows from the leg');
  return meant;
}

function readLeg(text: string): { readonly side: string; readonly marketId: string } {
  const [, side, marketId] = /^through the leg (yes|no) (.+)$/.exec(text) ?? [];
  if (side === undefined || marketId === undefined) throw new Refusal('the leg cannot be read');
  return { side, marketId };
}

function canPay(legs: readonly ComboLeg[]): boolean {
  return !legs.some(({ marketId, side }) =>
    legs.some((leg) => leg.marketId === marketId && leg.side !== side),
  );
}

function describe({ legs, claim }: Member): string {
  if (legs !== undefined) return `combo: ${legs.map((leg) => `${leg.side} ${leg.marketId}`).join(', ')}`;
  return claim === undefined ? 'outcome without a claim' : formatPayout(claim.payout);
}

/**
 * Whether a proof proves what it says of two contracts. It shares only exact numbers with the prover: it reads the printed
 * steps, holds them against the contracts, decides again by trying values, and refuses whatever it does not expect.
 *
 *   claims        usable · [econ_quantity, or same_game · game_quantity · [orient_margin]] · same_variable · intervals ·
 *                 [mutually_exclusive] · conclusion
 *   declaration   same_event · mutually_exclusive · conclusion
 *   combo         usable · [claims or declaration, of a leg and the other contract] · conclusion
 *   two combos    usable · any number of (usable · claims or declaration, of a leg of each) · conclusion
 *
 * The evidence beside the steps explains; it proves nothing and is not checked.
 */
import type { Claim, VoidBranch } from '../claim/index.ts';
import type { VenueId } from '../contract/index.ts';
import {
  compareRationals,
  formatGrid,
  formatPayout,
  formatSet,
  type Interval,
  parseGrid,
  parsePayout,
  parseSet,
} from '../exact/index.ts';
import { relationOfCombo } from './check-proof-combo.ts';
import { tallyGame } from './check-proof-game.ts';
import { type StatedClaim, tallyLine, tallyPath } from './check-proof-line.ts';
import { mayBeOneThing } from './check-proof-names.ts';
import { expect, expectFields, Refusal, Steps } from './check-proof-steps.ts';
import { type ProvenByTally, provenBy, type Tally } from './check-proof-tally.ts';
import type { Member } from './member.ts';
import type { Relation, RelationKind } from './relation.ts';

export type ProofCheck = { readonly ok: true } | { readonly ok: false; readonly why: string };

/** Named here again: what is checked does not decide how. */
const economicFamilies: readonly string[] = [
  'us_inflation',
  'us_jobs',
  'us_growth',
  'fed_decision',
  'fed_level',
  'fed_cuts',
  'fed_since_listing',
];

type Find = (venue: VenueId, marketId: string) => Member | undefined;

/** `find` is needed for proofs through a leg of a combo, whose terms are in neither contract. */
export function checkProof(
  proof: Relation,
  left: Member,
  right: Member,
  find: Find = () => undefined,
): ProofCheck {
  try {
    check(proof, left, right, find);
    return { ok: true };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, why: error.message };
    throw error;
  }
}

function check(proof: Relation, left: Member, right: Member, find: Find): void {
  expect(
    left.venue !== right.venue || left.marketId !== right.marketId,
    'a contract proves nothing of itself',
  );
  const steps = new Steps(proof.steps);
  const isCombo = left.legs !== undefined || right.legs !== undefined;
  const proven = isCombo ? proveCombo(steps, left, right, find) : proveTerms(steps, left, right);
  expect(steps.isAtEnd(), 'steps follow behind the conclusion');
  expect(proof.relation === proven.relation, 'the relation is not the one the steps prove');
  expect(proof.direction === directionOf(proven.relation), 'the direction is not that of the relation');
  expect(proof.crossVenue === (left.venue !== right.venue), 'the venues are not as stated');
  expect(proof.together.atLeastOne === proven.together.atLeastOne, 'what both pay at least is not as stated');
  expect(proof.together.atMostOne === proven.together.atMostOne, 'what both pay at most is not as stated');
  const voids = isCombo ? 'unknown' : voidsOf(left.claim?.voids ?? [], right.claim?.voids ?? []);
  expect(proof.voids === voids, 'the void branches do not compare as stated');
}

function proveTerms(steps: Steps, left: Member, right: Member): ProvenByTally {
  return steps.isNext('same_event') ? proveDeclared(steps, left, right) : proveClaims(steps, left, right);
}

function proveDeclared(steps: Steps, left: Member, right: Member): ProvenByTally {
  steps.take('same_event', {
    left: `${left.venue} ${left.eventId}`,
    right: `${right.venue} ${right.eventId}`,
    result: 'same',
  });
  expect(left.venue === right.venue && left.eventId === right.eventId, 'the events differ');
  const [words, others] = [left.exclusiveMark?.words ?? '', right.exclusiveMark?.words ?? ''];
  expect(!mayBeOneThing(words, others), 'their labels may name one thing');
  takeExclusive(steps, left, right);
  // Terms that let both pay speak against the declaration, whatever else it has for itself.
  const compared = tallyMembers(left, right);
  const byTerms = compared && provenIn(left.claim, compared);
  const together = byTerms?.together ?? { atLeastOne: false, atMostOne: true };
  expect(together.atMostOne, 'the terms let both pay');
  return concluded(steps, { relation: 'contradicts', together });
}

function proveClaims(steps: Steps, left: Member, right: Member): ProvenByTally {
  const [one, other] = [left.claim, right.claim];
  if (one === undefined || other === undefined) throw new Refusal('a contract has no claim');
  takeUsable(steps, one, other);
  takeQuantities(steps, one, other);
  const isSame = takeVariable(steps, left.venue === right.venue, one, other);
  const { tally, relation: stated } = takeIntervals(steps, isSame, one, other);
  const proven = provenIn(one, tally);
  if (proven === undefined) throw new Refusal('a claim pays the same on every value');
  expect(isSame || proven.relation !== 'overlaps', 'that two quantities can meet is no relation');
  expect(stated === proven.relation, 'the intervals do not compare as stated');
  const isOfOneEvent = left.exclusiveKey !== undefined && left.exclusiveKey === right.exclusiveKey;
  if (isOfOneEvent && left.venue === right.venue) {
    expect(proven.together.atMostOne, 'the venue declares that at most one of them pays');
    if (left.exclusiveMark?.form === right.exclusiveMark?.form) takeExclusive(steps, left, right);
  }
  return concluded(steps, proven);
}

/** Scopes that leave worlds without a value: a text that is not understood, a contest that may be drawn. */
const openScopes: ReadonlySet<string> = new Set([
  'as the rules say',
  'match begun, whoever goes on has won, a draw is not excluded',
  'match begun, unfinished is 99, a draw is not excluded',
  'match begun, unfinished is -1, a draw is not excluded',
  'part completed, a draw is not excluded',
  'match completed, unfinished not mentioned, a draw is not excluded',
]);

/** Where worlds without a value remain, the values do not show that one of the two pays. */
function provenIn(claim: Claim | undefined, tally: Tally): ProvenByTally | undefined {
  const proven = provenBy(tally);
  if (proven === undefined || claim === undefined || !openScopes.has(claim.variable.frame.scope)) {
    return proven;
  }
  return { ...proven, together: { ...proven.together, atLeastOne: false } };
}

function concluded(steps: Steps, proven: ProvenByTally): ProvenByTally {
  steps.take('conclusion', { relation: proven.relation, result: directionOf(proven.relation) });
  return proven;
}

function takeUsable(steps: Steps, left: Claim, right: Claim): void {
  steps.take('usable', {
    left: formatPayout(left.payout),
    right: formatPayout(right.payout),
    detail: 'what Yes pays is not the same on every value',
    result: 'usable',
  });
}

function takeQuantities(steps: Steps, leftClaim: Claim, rightClaim: Claim): void {
  const { variable: left, orientation: leftSide } = leftClaim;
  const { variable: right, orientation: rightSide } = rightClaim;
  const isEconomic = [leftClaim, rightClaim].every(({ family }) => economicFamilies.includes(family));
  if (isEconomic && left.frame.kind === 'line') {
    const describe = ({ statistic, frame, unit }: Claim['variable']) =>
      `${statistic}, ${frame.window}, ${unit}`;
    steps.take('econ_quantity', {
      left: describe(left),
      right: describe(right),
      detail: `grid ${formatGrid(left.grid)}`,
      result: 'same_kind',
    });
    const isSame =
      left.statistic === right.statistic &&
      left.frame.window === right.frame.window &&
      left.unit === right.unit;
    expect(isSame, 'the figures differ');
  }
  if (left.frame.kind !== 'score') return;
  const game = ({ frame }: Claim['variable']) => `${frame.subject}, ${frame.window}`;
  steps.take('same_game', { left: game(left), right: game(right), result: 'same' });
  const isSameGame = left.frame.subject === right.frame.subject && left.frame.window === right.frame.window;
  expect(isSameGame, 'the games differ');
  steps.take('game_quantity', {
    left: left.quantity,
    right: right.quantity,
    result: left.quantity === right.quantity ? 'same_kind' : `${left.quantity} and ${right.quantity}`,
  });
  if (leftSide === undefined || rightSide === undefined) return;
  const stated = (side: string) => `stated from the ${side === 'same' ? 'first' : 'second'} side`;
  steps.take('orient_margin', {
    left: stated(leftSide),
    right: stated(rightSide),
    detail: 'margin = first side − second side',
    result: leftSide === rightSide ? 'same' : 'negated',
  });
}

/** Whether both are on one variable, and not merely in one frame. */
function takeVariable(steps: Steps, isOneVenue: boolean, left: Claim, right: Claim): boolean {
  const isSame = areOneVariable(left, right);
  steps.take('same_variable', {
    left: nameOf(left),
    right: nameOf(right),
    ...(isSame ? {} : { detail: tieOf(left) }),
    result: isSame ? 'same' : 'same_kind',
  });
  expect(isSame || areOfOneFrame(left, right), 'the variables are not of one frame');
  const { reach } = left.variable.frame;
  expect(reach === 'shared' || isOneVenue, 'the frame is known inside one venue only');
  return isSame;
}

function takeIntervals(
  steps: Steps,
  isSame: boolean,
  left: Claim,
  right: Claim,
): { readonly tally: Tally; readonly relation: string | undefined } {
  const step = steps.takeAny('intervals');
  const [leftValues, rightValues] = [valuesOf(left), valuesOf(right)];
  expect(!isSame || leftValues === rightValues, 'the same variable has different values');
  const detail = isSame ? leftValues : `left ${leftValues}; right ${rightValues}`;
  expectFields(step, {
    left: formatPayout(left.payout),
    right: formatPayout(right.payout),
    detail,
    result: step.result ?? '',
  });
  // From here on only what is printed counts.
  const [leftText = '', rightText = leftText] = isSame
    ? [detail]
    : detail.slice('left '.length).split('; right ');
  const tally = tallyOf(left, readStated(step.left, leftText), right, readStated(step.right, rightText));
  if (tally === undefined) throw new Refusal('the two quantities cannot be compared');
  return { tally, relation: step.result };
}

function readStated(payoutText: string | undefined, valuesText: string): StatedClaim {
  const [, gridText = '', domainText = ''] = /^grid (.+), domain (.+)$/.exec(valuesText) ?? [];
  const payout = parsePayout(payoutText ?? '');
  const grid = parseGrid(gridText);
  const domain = parseSet(domainText);
  if (payout === undefined || grid === undefined || domain === undefined) {
    throw new Refusal('the intervals cannot be read');
  }
  return { payout, grid, domain };
}

/** From the terms themselves, where no step prints them; undefined where they cannot be compared. */
function tallyMembers(
  { claim: left, venue }: Member,
  { claim: right, venue: other }: Member,
): Tally | undefined {
  if (left === undefined || right === undefined) return undefined;
  if (left.variable.frame.reach === 'venue' && venue !== other) return undefined;
  const isSame = areOneVariable(left, right) && valuesOf(left) === valuesOf(right);
  if (!isSame && (left.variable.quantity === right.variable.quantity || !areOfOneFrame(left, right)))
    return undefined;
  return tallyOf(
    left,
    readStated(formatPayout(left.payout), valuesOf(left)),
    right,
    readStated(formatPayout(right.payout), valuesOf(right)),
  );
}

function tallyOf(
  left: Claim,
  leftStated: StatedClaim,
  right: Claim,
  rightStated: StatedClaim,
): Tally | undefined {
  const [leftQuantity, rightQuantity] = [left.variable.quantity, right.variable.quantity];
  if (leftQuantity === rightQuantity) return tallyLine(leftStated, rightStated);
  switch (left.variable.frame.kind) {
    case 'line':
      return undefined;
    case 'score':
      return tallyGame(leftQuantity, leftStated, rightQuantity, rightStated);
    case 'path':
      return tallyOnPath(leftQuantity, leftStated, rightQuantity, rightStated);
  }
}

function tallyOnPath(
  leftQuantity: string,
  left: StatedClaim,
  rightQuantity: string,
  right: StatedClaim,
): Tally | undefined {
  const rising = ['low', 'close', 'high'];
  const [leftRank, rightRank] = [rising.indexOf(leftQuantity), rising.indexOf(rightQuantity)];
  if (leftRank < 0 || rightRank < 0 || formatGrid(left.grid) !== formatGrid(right.grid)) return undefined;
  if (leftRank < rightRank) return tallyPath(left, right);
  return { pairs: tallyPath(right, left).pairs.map(([lesser, greater]) => [greater, lesser]) };
}

function takeExclusive(steps: Steps, left: Member, right: Member): void {
  const key = left.exclusiveKey;
  if (key === undefined) throw new Refusal('no event declares them exclusive');
  expect(key === right.exclusiveKey && left.venue === right.venue, 'they are not of one exclusive event');
  expect(left.exclusiveMark?.form === right.exclusiveMark?.form, 'they do not ask for one thing');
  expect(!sayTheSame(left.exclusiveMark, right.exclusiveMark), 'what they say does not keep them apart');
  steps.take('mutually_exclusive', {
    left: key,
    right: key,
    detail: 'the venue declares that at most one of them resolves Yes',
    result: 'contradicts',
  });
}

type Mark = Member['exclusiveMark'];

/** One text or one label twice, or bounds on one figure that meet beyond a border they share. */
function sayTheSame(left: Mark, right: Mark): boolean {
  if (left === undefined || right === undefined) return false;
  if (left.print === right.print || (left.name !== undefined && left.name === right.name)) return true;
  if (!boundOneFigure(left.about, right.about)) return false;
  if (left.values === undefined || right.values === undefined) return false;
  const [one, other] = [parseSet(left.values), parseSet(right.values)];
  if (one === undefined || other === undefined) return true;
  return one.parts.some((first) =>
    other.parts.some(
      (second) => !(endsBefore(first, second) || endsBefore(second, first)) || sharePoint(first, second),
    ),
  );
}

/** The words of the one are all among the other's; two that may both be scores are two scores. */
function boundOneFigure(left: string, right: string): boolean {
  if ((left === 'days') !== (right === 'days') || (left.startsWith('score?') && right.startsWith('score?')))
    return false;
  const [one, other] = [left, right].map((about) =>
    about.split(' ').filter((word) => !/^(?:score\?)?$/.test(word)),
  );
  const holds = (all: readonly string[], some: readonly string[]) => some.every((word) => all.includes(word));
  return one !== undefined && other !== undefined && (holds(one, other) || holds(other, one));
}

function endsBefore({ high }: Interval, { low }: Interval): boolean {
  return high.kind !== 'infinite' && low.kind !== 'infinite' && compareRationals(high.at, low.at) <= 0;
}

/** A single number that is a closed end of the other, too. */
function sharePoint(one: Interval, other: Interval): boolean {
  const isSingle = endsBefore(one, one) || endsBefore(other, other);
  return (
    isSingle &&
    [one, other].every(({ low, high }, place, both) => {
      const { low: from, high: to } = both[1 - place] ?? one;
      return isClosedAt(low, to) || isClosedAt(high, from);
    })
  );
}

function isClosedAt(end: Interval['low'], other: Interval['low']): boolean {
  return end.kind === 'closed' && other.kind === 'closed' && compareRationals(end.at, other.at) === 0;
}

function proveCombo(steps: Steps, left: Member, right: Member, find: Find): ProvenByTally {
  const relation = relationOfCombo({ steps, find, proveTerms }, left, right);
  return concluded(steps, {
    relation,
    together: { atLeastOne: false, atMostOne: relation === 'contradicts' },
  });
}

function nameOf({ variable: { frame, quantity, statistic, unit } }: Claim): string {
  const { kind, reach, source, subject, window, scope } = frame;
  return [kind, reach, source, subject, window, scope, quantity, statistic, unit]
    .map((field) => field.replaceAll('\\', '\\\\').replaceAll('|', '\\|'))
    .join(' | ');
}

const frameParts = ['kind', 'reach', 'source', 'subject', 'window', 'scope'] as const;

/** Field by field: how they are printed decides nothing. */
function areOneVariable({ variable: left }: Claim, { variable: right }: Claim): boolean {
  return (
    frameParts.every((part) => left.frame[part] === right.frame[part]) &&
    left.quantity === right.quantity &&
    left.statistic === right.statistic &&
    left.unit === right.unit
  );
}

/** Two quantities of one game or path, counted in one unit. */
function areOfOneFrame({ variable: left }: Claim, { variable: right }: Claim): boolean {
  return (
    left.frame.kind !== 'line' &&
    left.quantity !== right.quantity &&
    left.unit === right.unit &&
    frameParts.every((part) => left.frame[part] === right.frame[part])
  );
}

function tieOf({ variable: { frame } }: Claim): string {
  return frame.kind === 'path'
    ? 'low ≤ close ≤ high'
    : 'first and second are counts, margin = first − second, total = first + second';
}

function valuesOf({ variable: { grid, domain } }: Claim): string {
  return `grid ${formatGrid(grid)}, domain ${formatSet(domain)}`;
}

function directionOf(relation: RelationKind): string {
  switch (relation) {
    case 'equivalent':
      return 'equal';
    case 'implies':
      return 'left_implies_right';
    case 'implied_by':
      return 'right_implies_left';
    case 'contradicts':
      return 'mutually_exclusive';
    case 'overlaps':
      return 'intersecting';
  }
}

function voidsOf(left: readonly VoidBranch[], right: readonly VoidBranch[]): Relation['voids'] {
  let isKnown = [...left, ...right].some((each) => each.branch !== 'tie');
  let isDifferent = false;
  for (const branch of new Set([...left, ...right].map((each) => each.branch))) {
    const paidLeft = left.find((each) => each.branch === branch)?.pays;
    const paidRight = right.find((each) => each.branch === branch)?.pays;
    if (paidLeft?.kind === 'exact' && paidRight?.kind === 'exact') {
      isDifferent ||= compareRationals(paidLeft.value, paidRight.value) !== 0;
    } else isKnown = false;
  }
  if (isDifferent) return 'different';
  return isKnown ? 'equal' : 'unknown';
}

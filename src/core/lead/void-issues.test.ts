import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Claim, type VoidBranch, type VoidPayout, voidNames } from '../claim/index.ts';
import { atLeast, integerGrid, intervalSet, one, parseRational, paysOn, wholeLine } from '../exact/index.ts';
import type { Member } from '../relation/index.ts';
import type { OutcomeSide } from './side.ts';
import { voidIssuesOf } from './void-issues.ts';

const waits = 'a postponed game keeps the market open until it is played';
const sevenDays = 'not played, tied or without a winner after 7 days: one half';
const notBegun = 'not played, or not begun after 7 days: one half';
const twoWeeks = 'put off by up to two weeks: the later result';
const game = 'game completed, overtime counts';

interface ClaimSketch {
  readonly scope?: string;
  /** `cancelled 1/2, postponed later_result`. */
  readonly voids?: string;
  readonly facts?: readonly string[];
  readonly venue?: 'venue_a' | 'venue_b';
  readonly event?: string;
  readonly reach?: 'shared' | 'venue';
  readonly subject?: string;
  readonly window?: string;
}

function member(sketch: ClaimSketch): Member {
  const { venue = 'venue_b', event = 'one' } = sketch;
  return {
    venue,
    marketId: 'm',
    eventId: event,
    claim: claimOf(sketch),
    exclusiveKey: undefined,
    exclusiveMark: undefined,
    legs: undefined,
  };
}

function claimOf({
  scope = game,
  voids = '',
  facts = [waits],
  reach = 'shared',
  subject = 'it',
  window = 'full',
}: ClaimSketch): Claim {
  return {
    family: 'game',
    variable: {
      frame: { kind: 'line', reach, source: 'official result', subject, window, scope },
      quantity: 'value',
      statistic: 'lead',
      unit: 'points',
      grid: integerGrid,
      domain: wholeLine,
    },
    payout: paysOn(intervalSet([atLeast(one)])),
    orientation: undefined,
    voids: voids === '' ? [] : voids.split(', ').map(parseBranch),
    facts,
  };
}

const inexact = ['fair_price', 'later_result', 'substitute', 'unknown'] as const;

function parseBranch(text: string): VoidBranch {
  const [name, pays = ''] = text.split(' ');
  const branch = voidNames.find((each) => each === name);
  assert.ok(branch !== undefined, text);
  return { branch, pays: parsePayout(pays) };
}

function parsePayout(pays: string): VoidPayout {
  const value = parseRational(pays);
  if (value !== undefined) return { kind: 'exact', value };
  const kind = inexact.find((each) => each === pays);
  assert.ok(kind !== undefined, pays);
  return { kind };
}

const pairsOfSides: Readonly<Record<`${OutcomeSide} ${OutcomeSide}`, readonly [OutcomeSide, OutcomeSide]>> = {
  'yes yes': ['yes', 'yes'],
  'yes no': ['yes', 'no'],
  'no yes': ['no', 'yes'],
  'no no': ['no', 'no'],
};

function checkIssues(
  left: ClaimSketch,
  right: ClaimSketch,
  sides: `${OutcomeSide} ${OutcomeSide}`,
  expected: readonly string[],
): void {
  const [leftSide, rightSide] = pairsOfSides[sides];
  const [one, other] = [member(left), member(right)];
  const where = `${JSON.stringify([left, right])} ${sides}`;
  assert.deepEqual(voidIssuesOf(one, other, [leftSide, rightSide]), expected, where);
  assert.deepEqual(voidIssuesOf(other, one, [rightSide, leftSide]), expected, `turned: ${where}`);
}

const half = { voids: 'cancelled 1/2, postponed later_result' };

test('a branch is covered where both sides are known to pay a dollar together', () => {
  checkIssues(half, half, 'no yes', []);
  checkIssues(half, half, 'yes yes', []);
  const no = { voids: 'cancelled 0, postponed later_result' };
  const yes = { voids: 'cancelled 1, postponed later_result' };
  checkIssues(no, no, 'no no', []);
  checkIssues(no, no, 'no yes', []);
  checkIssues(no, yes, 'yes yes', []);
  checkIssues(no, half, 'no yes', []);
  checkIssues(no, half, 'yes no', ['void_pays_less:cancelled']);
  checkIssues(no, no, 'yes yes', ['void_pays_less:cancelled']);
  checkIssues(yes, half, 'no no', ['void_pays_less:cancelled']);
});

test('a branch is unknown where a side is silent or pays an unknown amount', () => {
  const both = ['void_unknown:cancelled', 'void_unknown:postponed'];
  checkIssues({}, {}, 'no yes', both);
  checkIssues(half, {}, 'no yes', both);
  const fair = { voids: 'cancelled fair_price, postponed fair_price' };
  checkIssues(fair, fair, 'no yes', both);
  checkIssues(half, fair, 'no yes', both);
  checkIssues({ voids: 'cancelled 1/2, postponed 1/2' }, half, 'no yes', ['void_unknown:postponed']);
  checkIssues(
    { voids: 'cancelled later_result, postponed later_result' },
    { voids: 'cancelled later_result, postponed later_result' },
    'no yes',
    ['void_unknown:cancelled'],
  );
});

test('a tie, or any other branch that one side names, must be named by the other', () => {
  const tied = { voids: 'cancelled 1/2, postponed later_result, tie 1/2' };
  checkIssues(tied, half, 'no yes', ['void_unknown:tie']);
  checkIssues(tied, tied, 'no yes', []);
  checkIssues({ voids: `${tied.voids}, walkover unknown` }, tied, 'no yes', ['void_unknown:walkover']);
  const scope = 'happens, or never does';
  checkIssues({ scope }, { scope }, 'no yes', []);
  checkIssues({ scope, voids: 'death fair_price' }, { scope }, 'no yes', ['void_unknown:death']);
});

test('what is paid after a wait is paid together only if both wait alike', () => {
  const week = { voids: 'cancelled 1/2, postponed 1/2', facts: [sevenDays] };
  checkIssues(week, week, 'no yes', []);
  checkIssues(week, { ...week, facts: [notBegun] }, 'no yes', ['void_unknown:postponed']);
  checkIssues(week, { ...week, facts: [] }, 'no yes', ['void_unknown:postponed']);
  checkIssues(week, { ...week, event: 'other' }, 'no yes', ['void_unknown:postponed']);
  checkIssues(week, { ...week, venue: 'venue_a' }, 'no yes', ['void_unknown:postponed']);
  // Each pays the dollar by itself, whenever it stops waiting.
  const no = { voids: 'cancelled 0, postponed 0', facts: [sevenDays] };
  checkIssues(no, { ...no, facts: [notBegun], venue: 'venue_a' }, 'no no', []);
  checkIssues(no, { ...no, facts: [notBegun] }, 'no yes', ['void_unknown:postponed']);
});

test('a wait until a day ends on the day that each text names, which need not be one', () => {
  const lastDay = 'A game not over by the last day pays one half.';
  const day = { voids: 'cancelled 1/2, postponed 1/2', facts: [lastDay] };
  checkIssues(day, day, 'no yes', ['void_unknown:postponed']);
  checkIssues(day, { ...day, facts: [lastDay, sevenDays] }, 'yes yes', ['void_unknown:postponed']);
  const no = {
    voids: 'cancelled 0, postponed 0',
    facts: ['not completed by the day: one half'],
  };
  checkIssues(no, no, 'no no', []);
  checkIssues(no, no, 'no yes', ['void_unknown:postponed']);
});

test('a wait that ends leaves open what comes after it', () => {
  const bounded = { ...half, facts: [twoWeeks] };
  checkIssues(bounded, bounded, 'no yes', ['void_unknown:postponed']);
  checkIssues(half, bounded, 'no yes', ['void_unknown:postponed']);
  checkIssues(half, { ...half, facts: [] }, 'no yes', ['void_unknown:postponed']);
});

test('a match that is broken off is paid as one without a result, where the sentence says so', () => {
  const scope = 'match begun, whoever goes on has won';
  const voids = 'cancelled 1/2, postponed 1/2, walkover 1/2';
  const match = { scope, voids, facts: [sevenDays] };
  checkIssues(match, match, 'no yes', []);
  const begun = { scope, voids, facts: [notBegun] };
  checkIssues(begun, begun, 'no yes', ['void_unknown:abandoned']);
  const draw = { ...match, scope: `${scope}, a draw is not excluded` };
  checkIssues(draw, draw, 'no no', ['void_unknown:tie']);
  const tied = { ...draw, voids: `${voids}, tie 1/2` };
  checkIssues(tied, tied, 'no no', []);
});

test('rules that were not read, and worlds that are not one, cover nothing', () => {
  const unread = ['rules_unread'];
  checkIssues({ scope: 'as the rules say' }, { scope: 'as the rules say' }, 'no no', unread);
  checkIssues({ scope: 'no such scope' }, { scope: 'no such scope' }, 'no no', unread);
  checkIssues(half, { ...half, subject: 'another' }, 'no no', unread);
  checkIssues({ ...half, reach: 'venue' }, { ...half, reach: 'venue', venue: 'venue_a' }, 'no no', unread);
  // A market that is added to its event later counts from another day.
  const listed = (id: string): ClaimSketch => ({
    scope: 'happens, or never does',
    window: `since the listing of venue_b market ${id}`,
  });
  checkIssues(listed('one'), listed('two'), 'no yes', unread);
  const since = { scope: 'happens, or never does', window: 'since 2026-01-01' };
  checkIssues(since, since, 'no yes', []);
  const claimed = member(half);
  assert.deepEqual(voidIssuesOf(claimed, { ...claimed, claim: undefined }, ['no', 'no']), unread);
  assert.deepEqual(voidIssuesOf({ ...claimed, claim: undefined }, claimed, ['no', 'no']), unread);
  assert.deepEqual(voidIssuesOf({ ...claimed, legs: [] }, claimed, ['no', 'yes']), unread);
  assert.deepEqual(voidIssuesOf(claimed, { ...claimed, legs: [] }, ['yes', 'no']), unread);
});

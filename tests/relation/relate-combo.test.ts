import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkProof } from '../../src/core/relation/check-proof.ts';
import type { Member } from '../../src/core/relation/member.ts';
import { relate } from '../../src/core/relation/relate.ts';
import type { RelationKind } from '../../src/core/relation/relation.ts';
import { checkRelation, checkUnrelated, claimOf, legsOf, memberOf } from './members.ts';

const line = (pays: string, subject: string) => claimOf({ pays, grid: '1', frame: { subject } });

const members: readonly Member[] = [
  memberOf('A3', line('(3, inf)', 'a')),
  memberOf('B0', line('(0, inf)', 'b')),
  memberOf('X1', undefined, { exclusiveKey: 'venue_a | x | ', eventId: 'x' }),
  memberOf('X2', undefined, { exclusiveKey: 'venue_a | x | ', eventId: 'x' }),
];

const find = (venue: string, marketId: string): Member | undefined =>
  members.find((member) => member.venue === venue && member.marketId === marketId);

function combo(text: string, id = 'combo'): Member {
  return memberOf(id, undefined, { legs: legsOf(text) });
}

function onA(pays: string, venue: 'venue_a' | 'venue_b' = 'venue_b'): Member {
  return memberOf('other', line(pays, 'a'), { venue });
}

test('a combo implies each leg needed on Yes and excludes each needed on No', () => {
  const [a3, b0] = members;
  assert.ok(a3 && b0);
  checkRelation(combo('yes A3, no B0'), a3, 'implies');
  checkRelation(combo('yes A3, no B0'), b0, 'contradicts');
  // A leg whose terms nobody has read is a leg all the same.
  checkRelation(combo('yes Z, yes B0'), memberOf('Z', undefined), 'implies');
  // The other venue may use the same id for something else.
  checkUnrelated(combo('yes Z, yes B0'), memberOf('Z', undefined, { venue: 'venue_b' }), 'nothing_follows');
});

test('what follows from a leg follows from the combo', () => {
  for (const [legs, other, expected] of [
    ['yes A3, yes B0', '(1, inf)', 'implies'],
    ['yes A3, yes B0', '(3, inf)', 'implies'],
    ['yes A3, yes B0', '(-inf, 2)', 'contradicts'],
    ['no A3, yes B0', '(5, inf)', 'contradicts'],
    ['no A3, yes B0', '(3, inf)', 'contradicts'],
    // Not above 3 is at most 3, and so below 9.
    ['no A3, yes B0', '(-inf, 3]', 'implies'],
    ['no A3, yes B0', '(-inf, 9)', 'implies'],
  ] satisfies [string, string, RelationKind][]) {
    const found = checkRelation(combo(legs), onA(other), expected, find);
    assert.equal(found.voids, 'unknown');
    assert.equal(found.evidence.at(-1), 'a leg settled at a price may pay the combo a price');
    assert.deepEqual(found.together, { atLeastOne: false, atMostOne: expected === 'contradicts' });
    // Without the leg's terms nothing is known, and the proof cannot be checked.
    checkUnrelated(combo(legs), onA(other), 'nothing_follows');
    assert.equal(checkProof(found, combo(legs), onA(other)).ok, false);
  }
  for (const [legs, other] of [
    ['yes A3, yes B0', '(5, inf)'],
    ['no A3, yes B0', '(-inf, 2)'],
    ['no A3, yes B0', '(1, inf)'],
    ['yes B0, yes Q', '(5, inf)'],
  ] as const) {
    checkUnrelated(combo(legs), onA(other), 'nothing_follows', find);
  }
});

test('that one side does not win makes the other win only where a draw is excluded', () => {
  const side = (id: string, pays: string, scope: string): Member =>
    memberOf(id, claimOf({ pays, grid: '1', domain: '[-1, -1] u [1, 1]', frame: { scope } }));
  for (const scope of ['match begun', 'match begun, a draw is not excluded']) {
    const [reds, blues] = [side('R', '[1, 1]', scope), side('B', '[-1, -1]', scope)];
    const findReds = (_venue: string, id: string) => (id === 'R' ? reds : undefined);
    checkRelation(combo('yes R, yes Q'), blues, 'contradicts', findReds);
    if (scope === 'match begun') checkRelation(combo('no R, yes Q'), blues, 'implies', findReds);
    else checkUnrelated(combo('no R, yes Q'), blues, 'nothing_follows', findReds);
  }
});

test('an exclusive event of a leg', () => {
  const [, , , x2] = members;
  assert.ok(x2);
  checkRelation(combo('yes X1, yes B0'), x2, 'contradicts', find);
  // That X1 loses does not make X2 win.
  checkUnrelated(combo('no X1, yes B0'), x2, 'nothing_follows', find);
});

test('two combos compare by their legs', () => {
  for (const [left, right, expected] of [
    ['yes A, no B', 'no B, yes A', 'equivalent'],
    ['yes A, no B, yes C', 'yes A, no B', 'implies'],
    ['yes A', 'yes A, no B', 'implied_by'],
    ['yes A, no B', 'yes A, yes B', 'contradicts'],
    ['yes A, no B, yes C', 'yes B, yes C', 'contradicts'],
  ] satisfies [string, string, RelationKind][]) {
    checkRelation(combo(left, 'one'), combo(right, 'two'), expected);
  }
  checkUnrelated(combo('yes A, yes B', 'one'), combo('yes A, yes C', 'two'), 'nothing_follows');
});

test('a combo that can never pay says nothing', () => {
  checkUnrelated(combo('yes A, no A'), memberOf('A', undefined), 'nothing_follows');
  checkUnrelated(combo('yes A, no A', 'one'), combo('yes A', 'two'), 'nothing_follows');
  // Above 3 and another leg that excludes it: one leg implies the other contract, one excludes it.
  const low = memberOf('A0', line('(-inf, 0)', 'a'));
  const withLow = (venue: string, id: string) => (id === 'A0' ? low : find(venue, id));
  checkUnrelated(combo('yes A3, yes A0'), onA('(1, inf)'), 'nothing_follows', withLow);
});

test('a proof through a leg holds for that leg alone', () => {
  const found = relate(combo('yes A3, yes B0'), onA('(1, inf)'), find);
  assert.ok(found.kind === 'related');
  assert.deepEqual(checkProof(found, combo('yes A3, yes B0'), onA('(1, inf)'), find), { ok: true });
  assert.equal(checkProof(found, combo('no A3, yes B0'), onA('(1, inf)'), find).ok, false);
  assert.equal(checkProof(found, combo('yes A3, yes B0'), onA('(4, inf)'), find).ok, false);
  const other = memberOf('A3', line('(0, inf)', 'a'));
  assert.equal(checkProof(found, combo('yes A3, yes B0'), onA('(1, inf)'), () => other).ok, false);
  assert.equal(checkProof(found, combo('yes A3'), onA('(1, inf)'), find).ok, false);
});

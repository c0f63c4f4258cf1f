import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { paidAt, rational } from '../../src/core/exact/index.ts';
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
  // A leg whose terms are unread is a leg all the same.
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
  const begun = 'match begun, whoever goes on has won';
  for (const scope of [begun, `${begun}, a draw is not excluded`]) {
    const [reds, blues] = [side('R', '[1, 1]', scope), side('B', '[-1, -1]', scope)];
    const findReds = (_venue: string, id: string) => (id === 'R' ? reds : undefined);
    checkRelation(combo('yes R, yes Q'), blues, 'contradicts', findReds);
    if (scope === begun) checkRelation(combo('no R, yes Q'), blues, 'implies', findReds);
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

const ladder: readonly Member[] = [
  ...members,
  memberOf('A5', line('(5, inf)', 'a')),
  memberOf('A2', line('(-inf, 2)', 'a')),
  memberOf('A4', line('[4, inf)', 'a')),
  memberOf('T', line('1 on (0, inf); 1/2 on [0, 0]', 'b')),
  memberOf('T0', line('1 on [1, inf); 1/2 on [0, 0]', 'b')),
  memberOf('U', line('[0, inf)', 'b')),
  memberOf('V', line('1 on (-inf, 0); 1/2 on [0, 0]', 'b')),
];

const findRung = (_venue: string, id: string): Member | undefined =>
  ladder.find(({ marketId }) => marketId === id);

test('two combos compare through what their legs are proven to be to each other', () => {
  for (const [left, right, expected] of [
    // Above 5 and below 2; above 5 and not above 3; X1 and X2 of one exclusive event.
    ['yes A5, yes P', 'yes A2, yes Q', 'contradicts'],
    ['yes A5, yes P', 'no A3, yes Q', 'contradicts'],
    ['yes X1, yes P', 'yes X2, yes Q', 'contradicts'],
    // A tie pays both one half, which is no more than a dollar.
    ['yes T, yes P', 'yes V, yes Q', 'contradicts'],
    ['yes A5, yes P', 'yes A3, yes P', 'implies'],
    ['yes A5, yes P', 'yes A3', 'implies'],
    ['yes A5, yes P', 'yes A3, no A2, yes P', 'implies'],
    ['no A3, yes P', 'no A5, yes P', 'implies'],
    ['yes A3, yes P', 'yes A5, yes P, yes Q', 'implied_by'],
    // Above 3 is 4 or more.
    ['yes A3, yes P', 'yes A4, yes P', 'equivalent'],
  ] satisfies [string, string, RelationKind][]) {
    const found = checkRelation(combo(left, 'one'), combo(right, 'two'), expected, findRung);
    assert.equal(found.voids, 'unknown');
    assert.equal(found.evidence.at(-1), 'a leg settled at a price may pay the combo a price');
    assert.deepEqual(found.together, { atLeastOne: false, atMostOne: expected === 'contradicts' });
    // Without the terms of the legs the proof cannot be checked.
    assert.equal(checkProof(found, combo(left, 'one'), combo(right, 'two')).ok, false);
  }
  for (const [left, right] of [
    ['yes A5, yes P', 'yes A3, yes Q'],
    ['yes A3, yes P', 'yes A5, yes Q'],
    ['no X1, yes P', 'no X2, yes P'],
    // A tie pays T and U, and half of what T pays: legs that pay parts are multiplied, so that they hold no others.
    ['yes T, yes P', 'yes U, yes P'],
    // That X1 wins makes X2 lose, but what is paid when two share the win is in rules that are unread.
    ['yes X1, yes P', 'no X2, yes P'],
  ] as const) {
    checkUnrelated(combo(left, 'one'), combo(right, 'two'), 'nothing_follows', findRung);
  }
  // No combo holds on another venue what a leg of its own is.
  const away = { ...combo('yes A2, yes Q', 'two'), venue: 'venue_b' as const };
  checkUnrelated(combo('yes A5, yes P', 'one'), away, 'nothing_follows', findRung);
});

test('the proof of two combos holds for these legs alone', () => {
  const [left, right] = [combo('yes A5, yes P', 'one'), combo('yes A3, no A2', 'two')];
  const found = relate(left, right, findRung);
  assert.ok(found.kind === 'related');
  assert.deepEqual(checkProof(found, left, right, findRung), { ok: true });
  const refused = (proof: typeof found, one = left, two = right, look = findRung) =>
    assert.equal(checkProof(proof, one, two, look).ok, false);
  refused(found, left, combo('yes A3, yes A2', 'two'));
  refused(found, left, combo('yes A3, no A2, yes Q', 'two'));
  refused(found, left, right, (venue, id) => findRung(venue, id === 'A5' ? 'A2' : id));
  refused({ ...found, relation: 'equivalent', direction: 'equal' });
  // Without one of the proofs of legs, or with one twice in place of the other.
  const opened = found.steps.flatMap(({ detail }, place) =>
    detail === 'a leg of each combo' ? [place] : [],
  );
  assert.equal(opened.length, 2);
  const [first = 0, second = 0] = opened;
  const one = found.steps.slice(first, second);
  const head = found.steps.slice(0, first);
  const end = found.steps.slice(-1);
  refused({ ...found, steps: [...head, ...one, ...end] });
  refused({ ...found, steps: [...head, ...one, ...one, ...end] });
});

/** Legs are multiplied, each on its side; every value of `a` and `b` and every end of what is not read is tried. */
function paidBy({ legs = [] }: Member, world: Readonly<Record<string, number>>): number {
  return legs.reduce((product, { marketId, side }) => {
    const paid = paidAlone(marketId, world);
    return product * (side === 'yes' ? paid : 1 - paid);
  }, 1);
}

function paidAlone(marketId: string, world: Readonly<Record<string, number>>): number {
  const claim = findRung('venue_a', marketId)?.claim;
  if (claim === undefined) return world[marketId] ?? 0;
  const value = rational(BigInt(world[claim.variable.frame.subject] ?? 0));
  const { numerator, denominator } = paidAt(claim.payout, value);
  return Number(numerator) / Number(denominator);
}

const worlds = [-1, 0, 1, 2, 3, 4, 5, 6].flatMap((a) =>
  [-1, 0, 1].flatMap((b) =>
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [0.5, 0.5],
    ].flatMap(([X1 = 0, X2 = 0]) => [0, 1].map((P) => ({ a, b, X1, X2, P }))),
  ),
);

const someLegs = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom('A5', 'A4', 'A3', 'A2', 'B0', 'T', 'T0', 'U', 'V', 'X1', 'X2', 'P'),
      fc.constantFrom('yes', 'no'),
    ),
    { minLength: 1, maxLength: 3, selector: ([id]) => id },
  )
  .map((legs) => legs.map(([id, side]) => `${side} ${id}`).join(', '));

test('a relation of two combos holds in every world, by multiplying their legs', () => {
  const met = new Map<string, number>();
  fc.assert(
    fc.property(someLegs, someLegs, (one, two) => {
      const [left, right] = [combo(one, 'one'), combo(two, 'two')];
      const found = relate(left, right, findRung);
      if (found.kind === 'unrelated') return;
      met.set(found.relation, (met.get(found.relation) ?? 0) + 1);
      assert.deepEqual(checkProof(found, left, right, findRung), { ok: true });
      for (const world of worlds) {
        const [paidLeft, paidRight] = [paidBy(left, world), paidBy(right, world)];
        const holds = {
          equivalent: paidLeft === paidRight,
          implies: paidLeft <= paidRight,
          implied_by: paidLeft >= paidRight,
          contradicts: paidLeft + paidRight <= 1,
          overlaps: false,
        }[found.relation];
        assert.ok(holds, `${one} ${found.relation} ${two} in ${JSON.stringify(world)}`);
      }
    }),
    { numRuns: 3_000 },
  );
  for (const kind of ['equivalent', 'implies', 'implied_by', 'contradicts'])
    assert.ok((met.get(kind) ?? 0) > 10, `${kind}: ${met.get(kind)}`);
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

test('a leg that may pay a part makes no other leg come true, by the prover and by the checker', () => {
  const [left, right] = [combo('yes X1, yes B0', 'one'), combo('no X2, yes B0', 'two')];
  const read = (id: string): Member =>
    memberOf(id, line('(0, inf)', id), { exclusiveKey: 'venue_a | x | ', eventId: 'x' });
  const findRead = (venue: string, id: string) => (id.startsWith('X') ? read(id) : find(venue, id));
  const found = checkRelation(left, right, 'implies', findRead);
  // Without their claims it is not known that they pay all or nothing.
  checkUnrelated(left, right, 'nothing_follows', find);
  assert.equal(checkProof(found, left, right, find).ok, false);
});

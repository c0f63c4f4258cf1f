import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Claim, unreadScope } from '../../src/core/claim/index.ts';
import { above, intervalSet, one, payout, rational } from '../../src/core/exact/index.ts';
import { diffGraphs } from '../../src/core/graph/diff-graphs.ts';
import { Graph, type GraphMember, kindOf } from '../../src/core/graph/index.ts';
import { codes } from '../../src/core/graph/relation-code.ts';
import { relate } from '../../src/core/relation/index.ts';
import {
  atLeastWhole,
  comboMember,
  exactlyWhole,
  lineClaim,
  lineMember,
  membersArbitrary,
} from './arbitrary-members.ts';

test('every pair is as the prover says', () => {
  fc.assert(
    fc.property(membersArbitrary, (members) => {
      const graph = new Graph(members);
      for (const left of members) {
        for (const right of members) {
          if (left === right) continue;
          const proven = relate(left, right, (venue, id) => graph.find(venue, id));
          const expected = proven.kind === 'related' ? proven.relation : undefined;
          const found = kindOf(graph.relation(left.key, right.key));
          assert.equal(found, expected, `${left.marketId} and ${right.marketId}`);
        }
      }
    }),
    { numRuns: 400 },
  );
});

test('counts and neighbours are those of all pairs', () => {
  fc.assert(
    fc.property(membersArbitrary, (members) => {
      const graph = new Graph(members);
      for (const left of members) {
        const related = members.filter(({ key }) => graph.relation(left.key, key) !== codes.none);
        const tally = (code: number): number =>
          related.filter(({ key }) => graph.relation(left.key, key) === code).length;
        assert.deepEqual(graph.countsOf(left.key), {
          implies: tally(codes.implies),
          impliedBy: tally(codes.implied_by),
          equivalent: tally(codes.equivalent),
          contradicts: tally(codes.contradicts),
          overlaps: tally(codes.overlaps),
          crossVenue: related.filter(({ venue }) => venue !== left.venue).length,
        });
        const neighbours = [...graph.neighbours(left.key)].map(({ member }) => member.key);
        assert.deepEqual(
          neighbours.toSorted((a, b) => a - b),
          related.map(({ key }) => key).toSorted((a, b) => a - b),
        );
      }
    }),
    { numRuns: 400 },
  );
});

test('the difference of two runs is that of all pairs', () => {
  fc.assert(
    fc.property(
      membersArbitrary,
      membersArbitrary,
      fc.array(fc.boolean(), { maxLength: 20 }),
      (a, b, taken) => {
        // The second run has some members of the first, some read again, some gone, some new.
        const later = b.filter((_, index) => taken[index] ?? true);
        const kept = a.filter(({ key }) => key % 3 === 0);
        const keptKeys = new Set(kept.map(({ key }) => key));
        const after = new Graph([...kept, ...later.filter(({ key }) => !keptKeys.has(key))]);
        const before = new Graph(a);
        const keys = [...new Set([...a, ...after.members].map(({ key }) => key))];
        const changed = new Set(keys.filter((key) => before.member(key) !== after.member(key)));
        const found = [...diffGraphs(before, after, changed)].map(({ change, left, right, code }) => {
          const turned = left.key > right.key;
          const [low, high] = turned ? [right, left] : [left, right];
          const stated =
            turned && code === codes.implies
              ? codes.implied_by
              : turned && code === codes.implied_by
                ? codes.implies
                : code;
          return `${change} ${low.key} ${high.key} ${stated}`;
        });
        const expected = keys.flatMap((left) =>
          keys.flatMap((right) => {
            if (left >= right) return [];
            const [old, now] = [before.relation(left, right), after.relation(left, right)];
            if (old === now) return [];
            return [
              ...(old === codes.none ? [] : [`withdrawn ${left} ${right} ${old}`]),
              ...(now === codes.none ? [] : [`found ${left} ${right} ${now}`]),
            ];
          }),
        );
        assert.deepEqual(found.toSorted(), expected.toSorted());
      },
    ),
    { numRuns: 1000 },
  );
});

test('a group of 100,000 rungs is counted and its totals are exact', () => {
  const size = 100_000;
  const rungs = Array.from({ length: size }, (_, key) =>
    lineMember(key, atLeastWhole(key), { venue: key % 2 === 0 ? 'venue_a' : 'venue_b' }),
  );
  const { totals } = new Graph(rungs);
  assert.equal(totals.variables, 1);
  assert.equal(totals.relations.implies, (size * (size - 1)) / 2);
  assert.equal(totals.relations.crossVenue, (size / 2) ** 2);
});

test('claims of one shape, of words understood and of words that are not, are related whichever comes first', () => {
  const claims = ['c', unreadScope, 'match begun, whoever goes on has won, a draw is not excluded'].flatMap(
    (scope) =>
      [3n, 5n].map((bound): Claim => {
        const claim = lineClaim(
          scope,
          payout([{ pays: one, on: intervalSet([above(rational(bound))]) }]),
          false,
        );
        return { ...claim, variable: { ...claim.variable, frame: { ...claim.variable.frame, scope } } };
      }),
  );
  const members = claims.map(
    (claim, key): GraphMember => ({
      key,
      venue: 'venue_a',
      marketId: `M${key}`,
      eventId: 'E',
      claim,
      exclusiveKey: undefined,
      exclusiveMark: undefined,
      legs: undefined,
    }),
  );
  // Mixed, so that the first of each shape is of either kind.
  const mixed = [0, 3, 4, 2, 1, 5].flatMap((place) => members[place] ?? []);
  for (const order of [members, members.toReversed(), mixed]) {
    const graph = new Graph(order);
    assert.deepEqual(
      [graph.relation(1, 0), graph.relation(3, 2), graph.relation(5, 4)],
      [codes.implies, codes.implies, codes.implies],
    );
  }
});

test('pairs on which event and claims disagree are counted', () => {
  let met = 0;
  fc.assert(
    fc.property(membersArbitrary, (members) => {
      const conflicting = members.flatMap((left, place) =>
        members.slice(place + 1).filter((right) => {
          const compared = relate(left, right);
          return compared.kind === 'unrelated' && compared.reason === 'conflicting_placements';
        }),
      ).length;
      met += conflicting;
      assert.equal(new Graph(members).totals.conflicting, conflicting);
    }),
    { numRuns: 400 },
  );
  // About two hundred; far fewer would mean that the members no longer disagree.
  assert.ok(met > 70, `${met}`);
});

test('members of exclusive events that say the same have no relations, not even those of two events', () => {
  const marked = (key: number, event: string, print: string): GraphMember => ({
    ...lineMember(key, exactlyWhole(key), { event }),
    exclusiveMark: {
      form: 'f',
      name: undefined,
      words: undefined,
      print,
      about: 'a figure',
      values: undefined,
    },
  });
  const members = [
    marked(0, 'first', 'twice'),
    marked(1, 'first', 'twice'),
    marked(2, 'first', 'once'),
    marked(3, 'first', 'alone'),
    marked(4, 'second', 'again'),
    marked(5, 'second', 'again'),
  ];
  const graph = new Graph(members);
  for (const withdrawn of [0, 1, 4, 5])
    for (const { key } of members)
      assert.equal(graph.relation(withdrawn, key), codes.none, `${withdrawn} and ${key}`);
  assert.equal(graph.relation(2, 3), codes.contradicts);
});

// One more than are corrected pair by pair.
const crowd = 4_001;

test('a crowded event is believed where its claims are disjoint', () => {
  const members = Array.from({ length: crowd }, (_, key) =>
    lineMember(key, exactlyWhole(key), { event: 'crowded' }),
  );
  const { totals } = new Graph(members);
  assert.equal(totals.relations.contradicts, (crowd * (crowd - 1)) / 2);
  assert.equal(totals.conflicting, 0);
});

test('a crowded event whose claims let two pay has no relations', () => {
  const members = [
    ...Array.from({ length: crowd }, (_, key) => lineMember(key, atLeastWhole(key), { event: 'crowded' })),
    { ...lineMember(crowd, exactlyWhole(0), { event: 'crowded' }), claim: undefined },
    lineMember(crowd + 1, atLeastWhole(0)),
    lineMember(crowd + 2, atLeastWhole(1)),
  ];
  const graph = new Graph(members);
  assert.equal(graph.totals.relations.implies, 1);
  assert.equal(graph.totals.relations.contradicts, 0);
  assert.equal(graph.relation(0, crowd), codes.none);
  assert.equal(graph.relation(1, 0), codes.none);
  assert.equal(graph.relation(1, crowd + 1), codes.none);
});

test('many combos on one leg are compared with markets, not with each other', () => {
  const combosOn = (leg: string, from: number, size: number) =>
    Array.from({ length: size }, (_, place) =>
      comboMember(from + place, { [leg]: 'yes', [`other${place}`]: 'yes' }),
    );
  const graph = new Graph([
    lineMember(0, atLeastWhole(0)),
    lineMember(1, atLeastWhole(1)),
    ...combosOn('m1', 1_000, 501),
    // The same other legs, on which few combos meet.
    ...combosOn('m0', 2_000, 3),
  ]);
  const none = { implies: 0, impliedBy: 0, equivalent: 0, contradicts: 0, overlaps: 0, crossVenue: 0 };
  // Its own leg, and the rung below that.
  assert.deepEqual(graph.countsOf(1_500), { ...none, implies: 2 });
  assert.equal(graph.countsOf(1)?.impliedBy, 501);
  assert.equal(graph.countsOf(0)?.impliedBy, 1 + 501 + 3);
});

test('combos meet where their legs are related, in places that are not crowded', () => {
  const combosOn = (leg: string, from: number, size: number) =>
    Array.from({ length: size }, (_, place) =>
      comboMember(from + place, { [leg]: 'yes', [`own${from + place}`]: 'yes' }),
    );
  const rungs = [lineMember(0, exactlyWhole(0)), lineMember(1, exactlyWhole(1))];
  const few = new Graph([...rungs, ...combosOn('m0', 1_000, 3), ...combosOn('m1', 2_000, 4)]);
  // Its leg's other rung and the combos on that.
  assert.equal(few.countsOf(1_000)?.contradicts, 1 + 4);
  assert.equal(few.countsOf(2_000)?.contradicts, 1 + 3);
  assert.equal(few.relation(1_000, 2_000), codes.contradicts);
  const crowded = new Graph([...rungs, ...combosOn('m0', 1_000, 3), ...combosOn('m1', 2_000, 98)]);
  assert.equal(crowded.countsOf(1_000)?.contradicts, 1);
});

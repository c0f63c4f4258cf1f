import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Claim, type Quantity, unreadScope } from '../claim/index.ts';
import {
  above,
  atLeast,
  atMost,
  continuous,
  half,
  integerGrid,
  intervalSet,
  one,
  type Payout,
  payout,
  point,
  rational,
  restrictPayout,
  wholeLine,
} from '../exact/index.ts';
import { relate } from '../relation/index.ts';
import { diffGraphs } from './diff-graphs.ts';
import { Graph } from './graph.ts';
import type { GraphMember } from './graph-member.ts';
import { codes, kindOf } from './relation-code.ts';

const counts = intervalSet([atLeast(rational(0n))]);

function lineClaim(subject: string, pays: Payout, gridded: boolean): Claim {
  const grid = gridded ? integerGrid : continuous;
  return {
    family: 'test',
    variable: {
      frame: { kind: 'line', reach: 'shared', source: 's', subject, window: 'w', scope: 'c' },
      quantity: 'value',
      statistic: 'value',
      unit: 'unit',
      grid,
      domain: wholeLine,
    },
    payout: restrictPayout(pays, grid, wholeLine),
    orientation: undefined,
    voids: [],
    facts: [],
  };
}

function scoreClaim(subject: string, quantity: Quantity, pays: Payout): Claim {
  const domain = quantity === 'margin' ? wholeLine : counts;
  return {
    ...lineClaim(subject, pays, true),
    variable: {
      frame: { kind: 'score', reach: 'shared', source: 's', subject, window: 'w', scope: 'c' },
      quantity,
      statistic: quantity,
      unit: 'goals',
      grid: integerGrid,
      domain,
    },
    payout: restrictPayout(pays, integerGrid, domain),
  };
}

const bound = fc.integer({ min: -1, max: 4 }).map((value) => rational(BigInt(value)));

const pays = fc.oneof(
  { weight: 4, arbitrary: bound.map((at) => payout([{ pays: one, on: intervalSet([atLeast(at)]) }])) },
  { weight: 2, arbitrary: bound.map((at) => payout([{ pays: one, on: intervalSet([atMost(at)]) }])) },
  { weight: 2, arbitrary: bound.map((at) => payout([{ pays: one, on: intervalSet([point(at)]) }])) },
  bound.map((at) =>
    payout([
      { pays: one, on: intervalSet([above(at)]) },
      { pays: half, on: intervalSet([point(at)]) },
    ]),
  ),
  bound.map((at) =>
    payout([{ pays: one, on: intervalSet([point(at), above(rational(3n)), atMost(rational(-1n))]) }]),
  ),
);

const claim = fc.oneof(
  fc.tuple(fc.constantFrom('x', 'y'), pays).map(([subject, paid]) => lineClaim(subject, paid, true)),
  pays.map((paid) => lineClaim('z', paid, false)),
  fc
    .tuple(fc.constantFrom<Quantity>('margin', 'total', 'first', 'second'), pays)
    .map(([quantity, paid]) => scoreClaim('game', quantity, paid)),
);

const single = fc.record({
  venue: fc.constantFrom('venue_a' as const, 'venue_b' as const),
  claim: fc.option(claim, { nil: undefined, freq: 6 }),
  event: fc.constantFrom('e', 'f', undefined),
});

const legs = fc.uniqueArray(
  fc.record({ leg: fc.integer({ min: 0, max: 7 }), side: fc.constantFrom('yes' as const, 'no' as const) }),
  { minLength: 1, maxLength: 3, selector: ({ leg }) => leg },
);

const membersArbitrary = fc
  .tuple(fc.array(single, { minLength: 2, maxLength: 14 }), fc.array(legs, { maxLength: 4 }))
  .map(([singles, combos]): GraphMember[] => [
    ...singles.map(({ venue, claim: read, event }, key) => ({
      key,
      venue,
      marketId: `m${key}`,
      eventId: event ?? `own-${key}`,
      claim: read,
      exclusiveKey: event === undefined ? undefined : `${venue} | ${event}`,
      legs: undefined,
    })),
    ...combos.map((chosen, index) => ({
      key: 100 + index,
      venue: 'venue_a' as const,
      marketId: `combo${index}`,
      eventId: `combo-${index}`,
      claim: undefined,
      exclusiveKey: undefined,
      legs: chosen.map(({ leg, side }) => ({ eventId: '', marketId: `m${leg}`, side })),
    })),
  ]);

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
        // The second run has some members of the first, some read anew, some gone, some new.
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
  const rungs = Array.from({ length: size }, (_, key): GraphMember => {
    const rung = payout([{ pays: one, on: intervalSet([atLeast(rational(BigInt(key)))]) }]);
    return {
      key,
      venue: key % 2 === 0 ? 'venue_a' : 'venue_b',
      marketId: `m${key}`,
      eventId: 'e',
      claim: lineClaim('x', rung, true),
      exclusiveKey: undefined,
      legs: undefined,
    };
  });
  const { totals } = new Graph(rungs);
  assert.equal(totals.variables, 1);
  assert.equal(totals.relations.implies, (size * (size - 1)) / 2);
  assert.equal(totals.relations.crossVenue, (size / 2) ** 2);
});

test('claims of one shape, of words understood and of words that are not, are related whichever comes first', () => {
  const claims = ['c', unreadScope, 'match, a draw is not excluded'].flatMap((scope) =>
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

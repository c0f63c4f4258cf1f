import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { meetingPlaces } from '../../src/core/graph/meeting-places.ts';
import { type Member, relate } from '../../src/core/relation/index.ts';
import { claimOf, gameClaim, legsOf, memberOf } from '../relation/members.ts';

const claims = [
  undefined,
  claimOf({ pays: '(3, inf)' }),
  claimOf({ pays: '(5, inf)' }),
  claimOf({ pays: '(5, inf)', statistic: 'another' }),
  gameClaim('margin', '(0, inf)'),
  gameClaim('total', '(2, inf)'),
];

const single = fc.record({
  venue: fc.constantFrom('venue_a' as const, 'venue_b' as const),
  claim: fc.constantFrom(...claims),
  exclusiveKey: fc.constantFrom(undefined, 'race'),
});

const legs = fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 });

test('two that are related share a place', () => {
  let related = 0;
  fc.assert(
    fc.property(
      fc.array(single, { minLength: 2, maxLength: 6 }),
      fc.array(legs, { maxLength: 3 }),
      (singles, combos) => {
        const members: Member[] = [
          ...singles.map(({ venue, claim, exclusiveKey }, number) =>
            memberOf(`m${number}`, claim, { venue, ...(exclusiveKey === undefined ? {} : { exclusiveKey }) }),
          ),
          ...combos.map((chosen, number) =>
            memberOf(`c${number}`, undefined, {
              legs: legsOf(chosen.map((leg) => `yes m${leg}`).join(', ')),
            }),
          ),
        ];
        const versionsOf = (id: string) =>
          members.filter(({ venue, marketId }) => venue === 'venue_a' && marketId === id);
        for (const left of members) {
          for (const right of members) {
            if (relate(left, right, (_venue, id) => versionsOf(id)[0]).kind !== 'related') continue;
            related += 1;
            const places = meetingPlaces(right, versionsOf);
            const shared = [...meetingPlaces(left, versionsOf)].filter((place) => places.has(place));
            assert.ok(shared.length > 0, `${left.marketId} ${right.marketId}`);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
  assert.ok(related > 500, `${related}`);
});

test('one without a claim is met at its own place only', () => {
  const none = () => [];
  assert.deepEqual([...meetingPlaces(memberOf('A', undefined), none)], ['market venue_a A']);
  assert.deepEqual(
    [...meetingPlaces(memberOf('C', undefined, { legs: legsOf('yes A, no B') }), none)],
    ['market venue_a A', 'market venue_a B'],
  );
});

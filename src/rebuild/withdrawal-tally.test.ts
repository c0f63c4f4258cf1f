import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { VenueId } from '../core/contract/index.ts';
import type { GraphMember, RelationChange } from '../core/graph/index.ts';
import { WithdrawalTally } from './withdrawal-tally.ts';

function member(key: number, venue: VenueId = 'venue_a'): GraphMember {
  return {
    key,
    venue,
    marketId: `M-${key}`,
    eventId: 'E',
    claim: undefined,
    exclusiveKey: undefined,
    exclusiveMark: undefined,
    legs: undefined,
  };
}

function withdrawn(left: GraphMember, right: GraphMember): RelationChange {
  return { change: 'withdrawn', left, right, code: 2 };
}

it('counts all, keeps a bounded number of a bounded number of markets, across venues first', () => {
  const reworded = [1, 2, 3].map((key) => ({ key, contractVersion: BigInt(key * 10) }));
  const tally = new WithdrawalTally((key) => key !== 99, reworded, { marketsMax: 2, relationsMax: 2 });
  for (const key of [1, 2, 3]) {
    tally.add(withdrawn(member(key), member(50)));
    tally.add(withdrawn(member(51), member(key)));
    tally.add(withdrawn(member(key), member(52, 'venue_b')));
    tally.add(withdrawn(member(key), member(99)));
    tally.add({ ...withdrawn(member(key), member(53)), change: 'found' });
  }
  const relations = [
    { venue: 'venue_b', id: 'M-52', relation: 'implies' },
    { venue: 'venue_a', id: 'M-50', relation: 'implies' },
  ];
  assert.deepEqual(tally.finish(), [
    { market: 1, contractVersion: 10n, withdrawn: 3, relations },
    { market: 2, contractVersion: 20n, withdrawn: 3, relations },
    { market: 3, contractVersion: 30n, withdrawn: 3, relations: [] },
  ]);
});

it('states a relation from the side of the market, and leaves out markets that lost nothing', () => {
  const tally = new WithdrawalTally(
    () => true,
    [
      { key: 1, contractVersion: 1n },
      { key: 2, contractVersion: 2n },
    ],
  );
  tally.add(withdrawn(member(50), member(1)));
  assert.deepEqual(tally.finish(), [
    {
      market: 1,
      contractVersion: 1n,
      withdrawn: 1,
      relations: [{ venue: 'venue_a', id: 'M-50', relation: 'implied_by' }],
    },
  ]);
});

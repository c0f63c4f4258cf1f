import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SettledSource } from '../../store/index.ts';
import { countLeftOut, settleSources } from './settle-sources.ts';

const end = Date.UTC(2026, 2, 20);
const dayMs = 86_400_000;
const source: SettledSource = {
  venue: 'venue_b',
  id: 'q-1',
  eventId: 'e-1',
  knownCategory: undefined,
  categoryWord: undefined,
  tags: undefined,
  gameStartsAt: undefined,
  statedEndAt: end,
  closedAt: end,
  settledAt: end,
  result: 'yes',
  yesPayout: '1',
  closes: [{ at: end - dayMs, price: 300_000 }],
};

function categoryOf(changes: Partial<SettledSource>): string | undefined {
  return settleSources([{ ...source, ...changes }]).markets[0]?.category;
}

test('a category is what the database knows, or else what the tags or the word of the venue mean', () => {
  assert.equal(categoryOf({}), 'Other');
  assert.equal(categoryOf({ tags: '["Games", "NFL"] ' }), 'Sports');
  assert.equal(
    categoryOf({ tags: '[{"id": "2", "label": "Bitcoin", "slug": "bitcoin"}] Culture' }),
    'Crypto',
  );
  assert.equal(categoryOf({ tags: 'Crypto' }), 'Crypto');
  assert.equal(categoryOf({ tags: 'Crypto', knownCategory: 'Weather' }), 'Weather');
  assert.equal(categoryOf({ venue: 'venue_a', categoryWord: 'Elections' }), 'Politics');
});

test('markets without a row are counted by venue and reason', () => {
  const { markets, leftOut } = settleSources([
    source,
    { ...source, id: 'q-2', statedEndAt: undefined },
    { ...source, id: 'q-3', result: 'split', yesPayout: '0.5' },
    { ...source, id: 'q-4', result: 'scalar', yesPayout: '' },
    { ...source, id: 'q-5', closes: [] },
    { ...source, venue: 'venue_a', id: 'a-1', statedEndAt: undefined },
  ]);
  assert.deepEqual(
    markets.map(({ id, prices }) => [id, prices[0]]),
    [['q-1', 300_000]],
  );
  assert.deepEqual(countLeftOut(leftOut), {
    'settled_end_not_stated.venue_a': 1,
    'settled_end_not_stated.venue_b': 1,
    'settled_voided.venue_b': 1,
    'settled_payout_unreadable.venue_b': 1,
    'settled_no_price.venue_b': 1,
  });
});

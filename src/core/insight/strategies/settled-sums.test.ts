import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SettledMarket } from '../settled-market.ts';
import { bandOf, cellOf, placeOf, slotOf } from './rule-grid.ts';
import { SettledSums } from './settled-sums.ts';

const settledAt = Date.UTC(2026, 5, 15);
const price = 250_000;

function market(id: string, payout: number): SettledMarket {
  return {
    venue: 'venue_a',
    id,
    eventId: id,
    category: 'Crypto',
    expectedEndAt: settledAt,
    settledAt,
    payout,
    prices: [price, undefined, undefined, undefined, undefined],
  };
}

test('totals that were asked for hold what came since, each market once', () => {
  const sums = new SettledSums();
  const cells = [cellOf(placeOf('venue_a', 'Crypto'), 0, slotOf('yes', bandOf(price)) ?? 0)];
  const totals = () => [sums.total(cells, 'count'), sums.total(cells, 'price'), sums.total(cells, 'paid')];
  sums.take(1, market('one', 1_000_000));
  assert.deepEqual(totals(), [1, price, 1_000_000]);
  sums.take(2, market('two', 0));
  assert.deepEqual(totals(), [2, 2 * price, 1_000_000]);
  sums.take(2, market('two', 0));
  assert.deepEqual(totals(), [2, 2 * price, 1_000_000], 'the same market again');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SettledMarket } from '../settled-market.ts';
import { monthOf } from './calendar-month.ts';
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

test('a market counts in the month in which it settled, and its purchase in the month of the horizon', () => {
  const sums = new SettledSums();
  const [place, slot] = [placeOf('venue_a', 'Crypto'), slotOf('yes', bandOf(price)) ?? 0];
  const [day, month] = [cellOf(place, 0, slot), cellOf(place, 4, slot)];
  const prices = [price, undefined, undefined, undefined, price];
  sums.take(1, { ...market('one', 1_000_000), prices });
  const [may, june] = [monthOf(Date.UTC(2026, 4, 16)), monthOf(settledAt)];
  const counts = (cell: number, column: 'count' | 'boughtCount' | 'boughtReturned') =>
    [may, june].map((each) => sums.ofMonth([cell], each, column));
  assert.deepEqual(
    [counts(day, 'count'), counts(month, 'count')],
    [
      [0, 1],
      [0, 1],
    ],
  );
  assert.deepEqual(
    [counts(day, 'boughtCount'), counts(month, 'boughtCount')],
    [
      [0, 1],
      [1, 0],
    ],
  );
  assert.deepEqual(counts(month, 'boughtReturned'), [400_000_000, 0]);
});

/** Far more combos than markets, over the wire: the listing is complete, and what is kept does not grow with them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestStore } from '../harness/test-database.ts';
import { type ComboReading, runComboListings } from '../soak/combo-listings.ts';

test('of 300,000 open combos only those that trade are kept, and the listing is complete', async (t) => {
  const { store, close } = await openTestStore();
  t.after(close);
  const readings: ComboReading[] = [];
  await runComboListings(
    store,
    { seed: 1, markets: 500, combos: 300_000, hours: 0, mode: 'traded' },
    async (reading) => void readings.push(reading),
  );
  const [only] = readings;
  assert.ok(only);
  assert.deepEqual([only.listingComplete, only.combosComplete], [true, true]);
  assert.ok(only.marketsListed > 0);
  // One in 60 trades, and 36,000 come in an hour.
  assert.ok(only.combosKnown >= 600 && only.combosKnown < 700, String(only.combosKnown));
});

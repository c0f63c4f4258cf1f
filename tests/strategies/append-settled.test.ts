/** Settled markets come into the base as they are imported, once, and again with more of their past. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appendSettled } from '../../src/insight/append-settled.ts';
import { countSettledBase, loadSettledBase } from '../../src/store/index.ts';
import { fakeTime } from '../harness/fake-venue.ts';
import { addSettled, FakePast, hourMs } from '../history-import/fake-past.ts';
import { openImport } from '../history-import/import-fixture.ts';

test('imported markets are derived from archived closes, and what is missing is counted', async (t) => {
  const now = () => fakeTime;
  const { store, run } = await openImport(t, now);
  const past = new FakePast();
  const end = fakeTime - 48 * hourMs;
  for (const [id, statedEndAt] of [
    ['A', end],
    ['B', undefined],
    ['C', end + 40 * 24 * hourMs],
  ] as const) {
    const market = addSettled(past, id, 48);
    past.listing.put({
      ...market,
      state: { ...market.state, opensAt: end - 240 * hourMs, expectedSettlementAt: statedEndAt },
    });
    past.prices.set(
      id,
      Array.from({ length: 60 }, (_, hour) => ({
        at: end - (hour + 0.25) * hourMs,
        price: 300_000 + 1_000 * hour,
      })),
    );
  }
  await run(past.venue);
  const deps = { store, now, priceAt: () => undefined };
  const signal = new AbortController().signal;
  assert.equal(await appendSettled(deps, signal), 1);
  const load = async () =>
    (await loadSettledBase(store, { after: 0n, limit: 10 })).map(({ id, prices }) => ({ id, prices }));
  // The close a quarter of an hour before the moment, one day before the end.
  const first = { id: 'A', prices: [324_000, undefined, undefined, undefined, undefined] };
  assert.deepEqual(await load(), [first]);
  assert.deepEqual((await countSettledBase(store))[0], {
    venue: 'venue_a',
    markets: 1,
    leftOut: [
      { reason: 'end_not_stated', markets: 1 },
      { reason: 'no_price', markets: 1 },
    ],
  });
  assert.equal(await appendSettled(deps, signal), 0);

  // An import that reaches further back brings more closes: what was unknown is filled in, what was known stays.
  past.prices.set('A', [
    ...Array.from({ length: 60 }, (_, hour) => ({ at: end - (hour + 0.25) * hourMs, price: 1_000 })),
    { at: end - 80 * hourMs, price: 250_000 },
  ]);
  await store.query((db, options) =>
    db
      .updateTable('history_import')
      .set({ prices_from: new Date(end - 60 * hourMs) })
      .execute(options),
  );
  await run(past.venue);
  assert.equal(await appendSettled(deps, signal), 1);
  assert.deepEqual(await load(), [{ id: 'A', prices: [324_000, 250_000, undefined, undefined, undefined] }]);
});

test('what was recorded of the last month is the price where the archive has none', async (t) => {
  const now = () => fakeTime;
  const { store, run } = await openImport(t, now);
  const past = new FakePast();
  const market = addSettled(past, 'A', 48);
  const end = fakeTime - 48 * hourMs;
  past.listing.put({ ...market, state: { ...market.state, expectedSettlementAt: end } });
  past.prices.set('A', []);
  await run(past.venue);
  const known = Math.floor((end - 25 * hourMs) / hourMs) * hourMs;
  const priceAt = (_venue: string, _id: string, at: number) => (at === known ? 2 * 410_000 + 1 : undefined);
  await appendSettled({ store, now, priceAt }, new AbortController().signal);
  const [row] = await loadSettledBase(store, { after: 0n, limit: 10 });
  assert.deepEqual(row?.prices, [410_000, undefined, undefined, undefined, undefined]);
});

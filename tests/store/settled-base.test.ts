/** The settled base: a market is there once, whichever process saves it and how often; what was unknown is filled in. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { SettledMarket } from '../../src/core/insight/index.ts';
import {
  countSettledBase,
  type LeftOutMarket,
  loadSettledBase,
  saveSettledMarkets,
} from '../../src/store/index.ts';
import { openTestStore } from '../harness/test-database.ts';

const end = Date.parse('2026-11-15T08:00:00Z');
const market: SettledMarket = {
  venue: 'venue_a',
  id: 'KX-"ä"',
  eventId: 'KX',
  category: 'Tech & Science',
  expectedEndAt: end,
  settledAt: end + 60_000,
  payout: 290_000,
  prices: [undefined, 450_000, undefined, 0, 1_000_000],
};
const named = (id: string, changes: Partial<SettledMarket> = {}): SettledMarket => ({
  ...market,
  id,
  ...changes,
});

async function openBase(t: TestContext) {
  const { store, close } = await openTestStore();
  t.after(close);
  return {
    store,
    save: (markets: readonly SettledMarket[], leftOut?: readonly LeftOutMarket[]) =>
      saveSettledMarkets(store, markets, leftOut),
    load: async (after = 0n, limit = 1_000) => {
      const rows = await loadSettledBase(store, { after, limit });
      return { rows, markets: rows.map(({ key, revision, ...rest }) => rest) };
    },
  };
}

test('a settled market saved twice is in the base once, to the last digit', async (t) => {
  const { save, load } = await openBase(t);
  assert.deepEqual(await save([market, market]), { added: 1, filled: 0 });
  assert.deepEqual(await save([market, { ...market, payout: 0, category: 'Other' }]), {
    added: 0,
    filled: 0,
  });
  assert.deepEqual((await load()).markets, [market]);
});

test('ends that were stated at other horizons are kept with their market', async (t) => {
  const { save, load } = await openBase(t);
  const moved = { ...market, movedEnds: [undefined, end - 86_400_000, undefined, undefined, undefined] };
  await save([moved, named('B')]);
  assert.deepEqual((await load()).markets, [moved, named('B')]);
});

test('a later source fills in the prices that were unknown and changes no other', async (t) => {
  const { save, load } = await openBase(t);
  await save([market, named('B')]);
  const [first] = (await load()).rows;
  const filledIn = { ...market, prices: [100_000, 200_000, undefined, 300_000, 400_000] };
  assert.deepEqual(await save([filledIn]), { added: 0, filled: 1 });
  const { rows, markets } = await load();
  assert.deepEqual(markets, [named('B'), { ...market, prices: [100_000, 450_000, undefined, 0, 1_000_000] }]);
  assert.equal(rows[1]?.key, first?.key);
});

test('pages in the order of revisions bring every change exactly once', async (t) => {
  const { save, load } = await openBase(t);
  await save([named('A'), named('B'), named('C', { venue: 'venue_b' })]);
  const first = await load(0n, 2);
  const second = await load(first.rows.at(-1)?.revision, 2);
  assert.deepEqual(
    [...first.rows, ...second.rows].map(({ id }) => id),
    ['A', 'B', 'C'],
  );
  const seen = second.rows.at(-1)?.revision;
  assert.deepEqual((await load(seen)).rows, []);
  await save([named('B', { prices: [1, 2, 3, 4, 5] }), named('D')]);
  assert.deepEqual(
    (await load(seen)).rows.map(({ id }) => id),
    ['B', 'D'],
  );
});

test('markets that are left out are counted by reason until they have a row', async (t) => {
  const { store, save } = await openBase(t);
  const leftOut: LeftOutMarket[] = [
    { venue: 'venue_b', id: 'x', reason: 'no_price' },
    { venue: 'venue_b', id: 'y', reason: 'end_not_stated' },
    { venue: 'venue_a', id: 'A', reason: 'voided' },
  ];
  await save([named('A')], leftOut);
  await save([], leftOut);
  assert.deepEqual(await countSettledBase(store), [
    { venue: 'venue_a', markets: 1, leftOut: [] },
    {
      venue: 'venue_b',
      markets: 0,
      leftOut: [
        { reason: 'end_not_stated', markets: 1 },
        { reason: 'no_price', markets: 1 },
      ],
    },
  ]);
  await save([named('x', { venue: 'venue_b' })]);
  const [, after] = await countSettledBase(store);
  assert.deepEqual(after, {
    venue: 'venue_b',
    markets: 1,
    leftOut: [{ reason: 'end_not_stated', markets: 1 }],
  });
});

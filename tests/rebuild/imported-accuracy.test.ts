/** Relations of markets that were imported after they had settled: judged as any, and counted apart from promises. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runHistoryImport } from '../../src/ingest/index.ts';
import { checkImported } from '../../src/rebuild/check-imported.ts';
import { checkSettlements, defaultSettlementCheckLimits } from '../../src/rebuild/check-settlements.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { simulatedPhrases } from '../../src/simulator/phrases/index.ts';
import { type JudgedPairs, loadAccuracy } from '../../src/store/index.ts';
import type { ListedMarket } from '../../src/venues/index.ts';
import { fakeTime, settledYes } from '../harness/fake-venue.ts';
import { FakePast } from '../history-import/fake-past.ts';
import { openRebuild, type RebuildFixture, rung } from './rebuild-fixture.ts';

const never = new AbortController().signal;
const hourMs = 3_600_000;

function settled(market: ListedMarket, yesPayout: '0' | '1', settledAt = fakeTime - hourMs): ListedMarket {
  const result = yesPayout === '1' ? ('yes' as const) : ('no' as const);
  const times = { settledAt, determinedAt: settledAt };
  return {
    ...market,
    state: { ...market.state, status: 'settled' },
    settlement: { ...settledYes, result, yesPayout, observed: undefined, ...times },
  };
}

/** As `npm run demo` does: settled markets and how they ended, without their trades. */
async function importSettled(
  { store, clock }: RebuildFixture,
  markets: readonly ListedMarket[],
  settledMax?: number,
): Promise<string | undefined> {
  const past = new FakePast();
  past.listing.put(...markets);
  past.pageSize = 2;
  const outcome = await runHistoryImport(
    { venue: past.venue, store, log: silentLog, now: clock.now },
    {
      since: fakeTime - 90 * 24 * hourMs,
      tradesPerMarketMax: 10,
      openMax: 0,
      pastsMax: 0,
      ...(settledMax === undefined ? {} : { settledMax }),
    },
    never,
  );
  assert.equal(outcome.kind, 'finished');
  assert.deepEqual([...past.asked], []);
  return outcome.incomplete?.reason;
}

function judge({ store, clock }: RebuildFixture, marketsMax = 1_000) {
  const limits = { ...defaultSettlementCheckLimits, marketsMax };
  return checkImported({ store, log: silentLog, now: clock.now, phrases: simulatedPhrases }, never, limits);
}

function printed({ counts }: JudgedPairs): string[] {
  return counts.map(({ relation, outcome, pairs }) => `${relation} ${outcome} ${pairs}`).sort();
}

test('pairs of imported markets are judged once, and are in no total of published ones', async (t) => {
  const rebuild = await openRebuild(t);
  const early = fakeTime - 9 * hourMs;
  await importSettled(rebuild, [
    settled(rung(10), '1', early),
    settled(rung(20), '1'),
    settled(rung(30), '0'),
    settled(rung(5, { event: 'OTHER' }), '1'),
  ]);
  assert.deepEqual(await judge(rebuild), { markets: 4, held: 3, violated: 0, excluded: 0 });
  assert.deepEqual(await judge(rebuild), { markets: 0, held: 0, violated: 0, excluded: 0 });
  const deps = { store: rebuild.store, log: silentLog, now: rebuild.clock.now };
  assert.equal((await checkSettlements(deps, never)).markets, 0);
  const { imported, ...published } = await loadAccuracy(rebuild.store, 10);
  assert.deepEqual(published, { since: undefined, counts: [], violations: [] });
  assert.equal(imported.since, early);
  assert.deepEqual(printed(imported), ['implies held 3']);
  assert.deepEqual(imported.violations, []);
});

test('batches of one come to the same as one batch', async (t) => {
  const rebuild = await openRebuild(t);
  const ladder = [1, 2, 3, 4, 5].map((strike) => settled(rung(strike), strike < 3 ? '1' : '0'));
  await importSettled(rebuild, ladder);
  assert.deepEqual(await judge(rebuild, 1), { markets: 5, held: 10, violated: 0, excluded: 0 });
  assert.deepEqual(printed((await loadAccuracy(rebuild.store, 10)).imported), ['implies held 10']);
});

test('an imported pair that fails is listed apart, and belongs to no run', async (t) => {
  const rebuild = await openRebuild(t);
  await importSettled(rebuild, [settled(rung(10), '0'), settled(rung(20), '1')]);
  assert.deepEqual(await judge(rebuild), { markets: 2, held: 0, violated: 1, excluded: 0 });
  const { imported, violations } = await loadAccuracy(rebuild.store, 10);
  assert.deepEqual(violations, []);
  assert.deepEqual(
    imported.violations.map(({ left, right }) => [left.id, left.yesPayout, right.id, right.yesPayout]),
    [['LADDER-20', '1', 'LADDER-10', '0']],
  );
  assert.deepEqual(await rebuild.rows('select run from accuracy_violation'), [{ run: null }]);
});

test('markets that were published keep their own record beside imported ones of the same event', async (t) => {
  const rebuild = await openRebuild(t);
  const { venue_a: venue } = rebuild.venues;
  venue.put(rung(10), rung(20));
  await rebuild.list();
  await rebuild.run();
  venue.put(settled(rung(10), '1'), settled(rung(20), '0'));
  await rebuild.list();
  const deps = { store: rebuild.store, log: silentLog, now: rebuild.clock.now };
  assert.deepEqual(await checkSettlements(deps, never), { markets: 2, held: 1, violated: 0, excluded: 0 });
  const before = await loadAccuracy(rebuild.store, 10);

  // The import lists all three, and only one of them was never seen.
  await importSettled(rebuild, [settled(rung(10), '1'), settled(rung(20), '0'), settled(rung(15), '0')]);
  assert.deepEqual(await judge(rebuild), { markets: 1, held: 2, violated: 0, excluded: 0 });
  assert.equal((await checkSettlements(deps, never)).markets, 0);
  const { imported, ...published } = await loadAccuracy(rebuild.store, 10);
  assert.deepEqual({ ...published, imported: before.imported }, before);
  assert.deepEqual(printed(published), ['implies held 1']);
  assert.deepEqual(printed(imported), ['implies held 2']);
});

test('an import that is bounded lists so many settled markets and says so', async (t) => {
  const rebuild = await openRebuild(t);
  const ladder = [1, 2, 3, 4, 5, 6].map((strike) => settled(rung(strike), '0'));
  assert.equal(await importSettled(rebuild, ladder, 3), 'settled_max');
  // It ends with the page that reached the bound.
  assert.deepEqual(await rebuild.rows(`select count(*)::int as count from market`), [{ count: 4 }]);
  assert.deepEqual(await rebuild.rows('select listed_at from import_run'), [{ listed_at: null }]);
});

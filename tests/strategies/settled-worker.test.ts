/** What was measured in a run stays within it, whatever is imported and whichever process asks. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { SettledMarket } from '../../src/core/insight/index.ts';
import { SettledKeeper } from '../../src/insight/settled-keeper.ts';
import { SettledWorker } from '../../src/insight/settled-worker.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { type SettledBounds, saveSettledMarkets } from '../../src/store/index.ts';
import { openTestStore } from '../harness/test-database.ts';
import { settledWorld } from './settled-world.ts';

const rows: readonly SettledMarket[] = [
  ...settledWorld({ seed: 5, markets: 4_000, planted: { category: 'Crypto', off: 100_000 } }),
];

async function openBase(t: TestContext) {
  const { store, url, close } = await openTestStore();
  const workers: SettledWorker[] = [];
  t.after(async () => {
    for (const worker of workers) await worker.close();
    await close();
  });
  const connection = { kind: 'external', url } as const;
  return {
    store,
    connection,
    save: (from: number, upTo: number) => saveSettledMarkets(store, rows.slice(from, upTo)),
    startWorker: (bounds?: SettledBounds) => {
      const worker = new SettledWorker({ log: silentLog, connection }, bounds);
      workers.push(worker);
      return worker;
    },
  };
}

test('results of a run are the same again after an import, in another process and after a start', async (t) => {
  const { save, startWorker } = await openBase(t);
  const worker = startWorker();
  assert.equal(await worker.load(), undefined);
  await save(0, 3_000);
  const first = await worker.measure(7);
  assert.deepEqual([first.run, first.markets], [7, 3_000]);
  assert.ok(first.strategies.length > 0 && first.calibration.length === 150);
  await save(3_000, 4_000);
  assert.deepEqual(await worker.measure(7), first);
  const another = startWorker();
  assert.deepEqual(await another.load(), first);
  assert.deepEqual(await another.measure(7), first);
  const next = await another.measure(8);
  assert.deepEqual([next.run, next.markets], [8, 4_000]);
  assert.deepEqual(await worker.measure(8), next);
  assert.deepEqual(await startWorker().load(), next);
});

test('of more markets than may be measured the latest are, also when they come while the worker runs', async (t) => {
  const { store, startWorker } = await openBase(t);
  const bounds = { marketsMax: 1_000, marketsKept: 800 };
  const dayMs = 86_400_000;
  const start = Date.UTC(2026, 0, 1);
  const save = (from: number, upTo: number) =>
    saveSettledMarkets(
      store,
      rows.slice(from, upTo).map((row, place) => ({
        ...row,
        settledAt: start + Math.floor((from + place) / 100) * dayMs,
      })),
    );
  const worker = startWorker(bounds);
  await save(0, 1_000);
  assert.equal((await worker.measure(1)).markets, 1_000);
  await save(1_000, 1_200);
  const after = await worker.measure(2);
  assert.equal(after.markets, 800);
  // The same as of a base that has no others.
  const only = await openBase(t);
  await saveSettledMarkets(
    only.store,
    rows
      .slice(400, 1_200)
      .map((row, place) => ({ ...row, settledAt: start + (4 + Math.floor(place / 100)) * dayMs })),
  );
  const expected = await only.startWorker().measure(2);
  assert.deepEqual(after, expected);
  // Until the bound is reached again, what comes is added.
  await save(1_200, 1_300);
  assert.equal((await worker.measure(3)).markets, 900);
  assert.equal((await startWorker(bounds).measure(4)).markets, 800);
});

test('a run without settled markets is measured again, and only the last runs are kept', async (t) => {
  const { store, save, startWorker } = await openBase(t);
  const worker = startWorker();
  assert.equal((await worker.measure(1)).markets, 0);
  await save(0, 500);
  assert.equal((await worker.measure(1)).markets, 500);
  for (let run = 2; run <= 6; run += 1) await worker.measure(run);
  const kept = await store.query((db, options) =>
    db.selectFrom('settled_results').select('run').orderBy('run').execute(options),
  );
  assert.deepEqual(
    kept.map(({ run }) => run),
    [4, 5, 6],
  );
});

test('the service answers from the last run at a start, and from its own run once that is measured', async (t) => {
  const { store, connection, save, startWorker } = await openBase(t);
  await save(0, 500);
  const before = await startWorker().measure(3);
  await save(500, 600);
  const stop = new AbortController();
  const measured = Promise.withResolvers<void>();
  const keeper: SettledKeeper = new SettledKeeper({
    store,
    connection,
    now: () => 0,
    priceAt: () => undefined,
    settledImports: () => 0,
    log: Object.assign(Object.create(silentLog), { info: () => measured.resolve() }),
    // What there is while the base is brought up.
    prepare: async () => assert.deepEqual(keeper.results, before),
  });
  keeper.takeRun(4);
  const running = keeper.run(stop.signal);
  await measured.promise;
  assert.deepEqual([keeper.results?.run, keeper.results?.markets], [4, 600]);
  stop.abort();
  await running;
});

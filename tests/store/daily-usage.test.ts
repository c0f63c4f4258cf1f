import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  addDailyUsage,
  loadDailyUsage,
  pruneDailyUsage,
  type Store,
  StoreError,
  type UsageDelta,
} from '../../src/store/index.ts';
import { openTestStore } from '../harness/test-database.ts';

let store: Store;
let close: () => Promise<void>;
before(async () => {
  ({ store, close } = await openTestStore());
});
after(() => close());

const day = '2026-09-15';

function delta(caller: string, requests: number, on = day): UsageDelta {
  return { caller, day: on, requests };
}

describe('the usage of a caller', () => {
  it('is none before anything is added', async () => {
    assert.equal(await loadDailyUsage(store, 'unknown', day), 0);
  });

  it('is the sum of what was added, by caller and day, and each addition returns it', async () => {
    const tomorrow = '2026-09-16';
    assert.deepEqual(await addDailyUsage(store, [delta('sum-a', 3)]), [delta('sum-a', 3)]);
    const totals = await addDailyUsage(store, [
      delta('sum-b', 1),
      delta('sum-a', 4),
      delta('sum-a', 5, tomorrow),
    ]);
    assert.deepEqual(totals.toSorted(byPlace), [
      delta('sum-a', 7),
      delta('sum-a', 5, tomorrow),
      delta('sum-b', 1),
    ]);
    assert.equal(await loadDailyUsage(store, 'sum-a', day), 7);
    assert.equal(await loadDailyUsage(store, 'sum-a', tomorrow), 5);
    assert.equal(await loadDailyUsage(store, 'sum-b', day), 1);
    assert.equal(await loadDailyUsage(store, 'sum-b', tomorrow), 0);
  });

  it('stays as it is when nothing is added', async () => {
    assert.deepEqual(await addDailyUsage(store, []), []);
  });

  it('may be as large as an exact integer is', async () => {
    await addDailyUsage(store, [delta('large', Number.MAX_SAFE_INTEGER - 1)]);
    const [total] = await addDailyUsage(store, [delta('large', 1)]);
    assert.equal(total?.requests, Number.MAX_SAFE_INTEGER);
    assert.equal(await loadDailyUsage(store, 'large', day), Number.MAX_SAFE_INTEGER);
  });

  it('belongs to the day as written, whatever the time zone', async () => {
    for (const on of ['2026-01-01', '2026-12-31', '2028-02-29']) {
      assert.deepEqual(await addDailyUsage(store, [delta('zone', 1, on)]), [delta('zone', 1, on)]);
    }
  });

  it('is exact when many processes add at once, in whatever order, and none waits for ever', async () => {
    const callers = Array.from({ length: 50 }, (_, place) => `crowd-${place}`);
    const rounds = Array.from({ length: 40 }, (_, round) => {
      const order = round % 2 === 0 ? callers : callers.toReversed();
      const turned = [...order.slice(round), ...order.slice(0, round)];
      return addDailyUsage(
        store,
        turned.map((caller) => delta(caller, 1)),
      );
    });
    await Promise.all(rounds);
    for (const caller of callers) assert.equal(await loadDailyUsage(store, caller, day), 40, caller);
  });

  function checkRefused(what: string, wrong: UsageDelta): void {
    it(`is not changed by ${what}, nor by what came with it`, async () => {
      const good = delta(`beside ${what}`, 1);
      await assert.rejects(
        addDailyUsage(store, [good, wrong]),
        (error) => error instanceof StoreError && error.code === 'failed',
      );
      assert.equal(await loadDailyUsage(store, good.caller, day), 0);
    });
  }

  checkRefused('a negative count', delta('wrong', -1));
  checkRefused('a caller without a name', delta('', 1));
  checkRefused('a caller of 201 characters', delta('x'.repeat(201), 1));
  checkRefused('a day that does not exist', delta('wrong', 1, '2026-02-30'));
});

describe('pruning', () => {
  it('keeps 400 days and forgets those before', async () => {
    const today = '2026-09-15';
    const daysAgo = (days: number): string =>
      new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
    const ages = [-1, 0, 1, 30, 399, 400, 401, 402, 5_000];
    await addDailyUsage(
      store,
      ages.map((days) => delta('old', 1, daysAgo(days))),
    );
    await pruneDailyUsage(store, today);
    const kept: number[] = [];
    for (const days of ages) {
      if ((await loadDailyUsage(store, 'old', daysAgo(days))) > 0) kept.push(days);
    }
    assert.deepEqual(kept, [-1, 0, 1, 30, 399, 400]);
  });
});

function byPlace(a: UsageDelta, b: UsageDelta): number {
  const [left, right] = [`${a.caller} ${a.day}`, `${b.caller} ${b.day}`];
  return left < right ? -1 : left > right ? 1 : 0;
}

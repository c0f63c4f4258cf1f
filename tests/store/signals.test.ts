/** Episodes of unusual trading: each is saved and announced once, whichever process saves it, however often, whatever fails. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { Client } from 'pg';
import type { SignalEpisode } from '../../src/core/insight/index.ts';
import {
  loadQuietSignals,
  loadSignals,
  pruneSignals,
  StoreError,
  saveSignals,
} from '../../src/store/index.ts';
import { eventually } from '../harness/eventually.ts';
import { openTestStore } from '../harness/test-database.ts';

const at = Date.parse('2026-11-15T08:00:00Z');
const minute = 60_000;
const burst: SignalEpisode = {
  venue: 'venue_a',
  id: 'Ä"M',
  kind: 'burst',
  score: 4.123456789,
  detectedAt: at,
  lastAt: at,
  closed: false,
};
/** In two places. */
const announcedScore = 4.12;

async function openSignals(t: TestContext) {
  const { store, url, close } = await openTestStore();
  const client = new Client({ connectionString: url });
  await client.connect();
  t.after(async () => {
    await client.end();
    await close();
  });
  return {
    store,
    client,
    save: (...episodes: SignalEpisode[]) =>
      saveSignals(store, {
        signals: episodes.map((episode) => ({
          episode,
          announcement: {
            topic: 'signal.opened',
            market: episode,
            eventId: undefined,
            kind: episode.kind,
            score: episode.score,
            detectedAt: episode.detectedAt,
          },
        })),
        writtenAt: at,
      }),
    loadAll: () => loadSignals(store, { after: 0, limit: 1_000 }),
    /** The scores that were announced, in order. */
    announced: async () => {
      const { rows } = await client.query<{ score: string }>(
        `select payload ->> 'score' as score from outbox where topic = 'signal.opened' order by id`,
      );
      return rows.map(({ score }) => Number(score));
    },
  };
}

test('an episode is announced with the transaction that saves it, once however often it is saved', async (t) => {
  const { store, save, loadAll, announced } = await openSignals(t);
  const block: SignalEpisode = { ...burst, kind: 'block', score: 7 };
  assert.equal(await save(burst, block), 2);
  assert.equal(await save(burst, block), 0);
  assert.equal(await saveSignals(store, { signals: [], writtenAt: at }), 0);
  assert.deepEqual(
    (await loadAll()).toSorted((a, b) => a.score - b.score),
    [burst, block],
  );
  assert.deepEqual(await announced(), [announcedScore, 7]);
});

test('a batch that fails half-way leaves neither episodes nor announcements', async (t) => {
  const { client, save, loadAll, announced } = await openSignals(t);
  for (const table of ['signal', 'outbox']) {
    await client.query(`
      create function refuse_${table}() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger refuse before insert on ${table} for each row execute function refuse_${table}()`);
    await assert.rejects(save(burst), StoreError);
    await client.query(`drop trigger refuse on ${table}`);
    assert.deepEqual([await loadAll(), await announced()], [[], []], table);
  }
  assert.equal(await save(burst), 1);
  assert.deepEqual([await loadAll(), await announced()], [[burst], [announcedScore]]);
});

test('a connection that is lost before the commit leaves nothing, and the next try announces the episode', async (t) => {
  const { client, save, loadAll, announced } = await openSignals(t);
  // The episode is written, and its announcement waits for this lock when the connection is cut.
  await client.query('begin; lock table outbox in access exclusive mode');
  const lost = assert.rejects(save(burst), { code: 'unavailable' });
  await eventually(async () => {
    const { rows } = await client.query(
      `select pg_terminate_backend(pid) from pg_locks where relation = 'outbox'::regclass and not granted`,
    );
    return rows.length > 0;
  }, 'the announcement waits');
  await lost;
  await client.query('rollback');
  assert.deepEqual([await loadAll(), await announced()], [[], []]);
  assert.equal(await save(burst), 1);
  assert.deepEqual(await announced(), [announcedScore]);
});

test('an episode grows: the highest score, the last time, and its end fifteen minutes after that', async (t) => {
  const { client, save, loadAll } = await openSignals(t);
  await save(burst);
  await save({ ...burst, score: 6, lastAt: at + minute }, { ...burst, score: 5, lastAt: at + 3 * minute });
  assert.deepEqual(await loadAll(), [{ ...burst, score: 6, lastAt: at + 3 * minute }]);
  await save({ ...burst, score: 6, lastAt: at + 4 * minute, closed: true });
  const over = { ...burst, score: 6, lastAt: at + 4 * minute, closed: true };
  assert.deepEqual(await loadAll(), [over]);
  const { rows } = await client.query('select closed_at from signal');
  assert.deepEqual(rows, [{ closed_at: new Date(at + 19 * minute) }]);
  // A report from before its end comes late.
  await save(burst);
  assert.deepEqual(await loadAll(), [over]);
});

test('an episode found again a little later or earlier is the same and is not announced again', async (t) => {
  const { save, loadAll, announced } = await openSignals(t);
  await save({ ...burst, lastAt: at + minute, closed: true });
  assert.equal(await save({ ...burst, detectedAt: at + 2 * minute, lastAt: at + 2 * minute, score: 5 }), 0);
  assert.equal(await save({ ...burst, detectedAt: at - minute, score: 4.5 }), 0);
  assert.deepEqual(await loadAll(), [{ ...burst, lastAt: at + 2 * minute, score: 5 }]);
  // After a quiet quarter of an hour it is another; in one batch as well.
  const next = { ...burst, detectedAt: at + 17 * minute, lastAt: at + 17 * minute };
  assert.equal(await save(next, { ...next, detectedAt: at + 18 * minute, lastAt: at + 20 * minute }), 1);
  assert.deepEqual(
    (await loadAll()).map(({ detectedAt, lastAt }) => [detectedAt, lastAt]),
    [
      [at + 17 * minute, at + 20 * minute],
      [at, at + 2 * minute],
    ],
  );
  assert.deepEqual(await announced(), [announcedScore, announcedScore]);
});

test('processes that find one episode at once announce it once', async (t) => {
  const { save, loadAll, announced } = await openSignals(t);
  const added = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((late) => save({ ...burst, detectedAt: at + late, lastAt: at + late })),
  );
  assert.equal(added.filter((count) => count === 1).length, 1);
  assert.equal((await loadAll()).length, 1);
  assert.equal((await announced()).length, 1);
});

test('an episode without an announcement is saved and not published', async (t) => {
  const { store, loadAll, announced } = await openSignals(t);
  const signals = [{ episode: burst, announcement: undefined }];
  assert.equal(await saveSignals(store, { signals, writtenAt: at }), 1);
  assert.deepEqual([await loadAll(), await announced()], [[burst], []]);
});

test('episodes are loaded newest first within a bound, and those without an end quietest first', async (t) => {
  const { store, save } = await openSignals(t);
  const episodes = Array.from({ length: 6 }, (_, number) => ({
    ...burst,
    id: `M${number}`,
    detectedAt: at + number * minute,
    lastAt: at + (10 - number) * minute,
    closed: number === 4,
  }));
  await save(...episodes);
  const loaded = await loadSignals(store, { after: at + 2 * minute, limit: 2 });
  assert.deepEqual(
    loaded.map(({ id }) => id),
    ['M5', 'M4'],
  );
  assert.equal((await loadSignals(store, { after: at + 2 * minute, limit: 9 })).length, 3);
  const quiet = await loadQuietSignals(store, { until: at + 7 * minute, limit: 9 });
  assert.deepEqual(
    quiet.map(({ id }) => id),
    ['M5', 'M3'],
  );
  assert.equal((await loadQuietSignals(store, { until: at + 7 * minute, limit: 1 })).length, 1);
});

test('old episodes are removed so many at once, the oldest first', async (t) => {
  const { store, save, loadAll } = await openSignals(t);
  const opened = [0, 1, 2, 3].map((number) => ({
    ...burst,
    id: `M${number}`,
    detectedAt: at + number,
    lastAt: at + 9,
  }));
  await save(...opened);
  const ids = async () => (await loadAll()).map(({ id }) => id);
  assert.equal(await pruneSignals(store, at + 3, 2), 2);
  assert.deepEqual(await ids(), ['M3', 'M2']);
  assert.equal(await pruneSignals(store, at + 3, 2), 1);
  assert.equal(await pruneSignals(store, at + 3, 2), 0);
  assert.deepEqual(await ids(), ['M3']);
});

test('an episode that does not fit is refused with its batch', async (t) => {
  const { save, loadAll } = await openSignals(t);
  await assert.rejects(save(burst, { ...burst, id: '' }), { code: 'failed' });
  await assert.rejects(save({ ...burst, score: Number.POSITIVE_INFINITY }), { code: 'failed' });
  assert.deepEqual(await loadAll(), []);
});

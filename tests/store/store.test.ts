/** Failures of a query and what its caller gets, on a real server behind a port that can be cut or fall silent. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { Client } from 'pg';
import { silentLog } from '../../src/runtime/log.ts';
import {
  defaultStoreLimits,
  migrate,
  openStore,
  type Store,
  StoreError,
  type StoreErrorCode,
  type StoreLimits,
} from '../../src/store/index.ts';
import { createDatabaseForwarder } from '../harness/database-forwarder.ts';
import { eventually, within } from '../harness/eventually.ts';
import { createTestDatabase, patientStoreLimits } from '../harness/test-database.ts';

const marked =
  'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like $1';

async function openStoreFor(t: TestContext, limits: Partial<StoreLimits> = {}) {
  const database = await createTestDatabase();
  const forwarder = await createDatabaseForwarder(database.url);
  await forwarder.open();
  const store = openStore(
    { log: silentLog },
    { kind: 'external', url: forwarder.url() },
    { ...patientStoreLimits, ...limits },
  );
  const client = new Client({ connectionString: database.url });
  t.after(async () => {
    await store.close();
    await forwarder.dispose();
    await client.end();
    await database.drop();
  });
  await client.connect();
  // The test may have set short time-outs, which a busy machine exceeds.
  await eventually(() => succeeds(migrate(store)), 'the store is open');
  return {
    store,
    forwarder,
    /** How many connections run a statement with this mark now. Other tests share the server: their statements don't count. */
    countRunning: async (mark: string) => {
      const running = await client.query(`select 1 ${marked} and state = 'active'`, [`%${mark}%`]);
      return running.rowCount ?? 0;
    },
    terminate: (mark: string) => client.query(`select pg_terminate_backend(pid) ${marked}`, [`%${mark}%`]),
  };
}

/** Whether it was done; false when a time-out ended it. */
function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof StoreError && ['unavailable', 'cancelled'].includes(error.code)) return false;
      throw error;
    },
  );
}

/** Longer than anything that is meant to end it, and shorter than the time-outs of the store. */
const sleepSeconds = 100;

function sleepQuery(store: Store, mark: string, signal?: AbortSignal): Promise<unknown> {
  const query = store.query(
    (db, options) => sql`select pg_sleep(${sql.lit(sleepSeconds)}) as ${sql.ref(mark)}`.execute(db, options),
    signal,
  );
  // The test awaits it later.
  query.catch(() => undefined);
  return query;
}

async function selectOne(store: Store): Promise<unknown> {
  const { rows } = await store.query((db) => sql<{ one: number }>`select 1 as one`.execute(db));
  return rows[0]?.one;
}

async function checkRejected(work: Promise<unknown>, code: StoreErrorCode): Promise<StoreError> {
  let caught: unknown;
  await work.catch((error) => {
    caught = error;
  });
  assert(caught instanceof StoreError, `expected StoreError ${code}, found ${caught}`);
  assert.equal(caught.code, code);
  return caught;
}

test('the signal of a caller cancels its statement on the server', async (t) => {
  const { store, countRunning } = await openStoreFor(t);
  const stop = new AbortController();
  const query = sleepQuery(store, 'aborted', stop.signal);
  await eventually(async () => (await countRunning('aborted')) === 1, 'it runs');
  stop.abort();
  await checkRejected(within(query, 'it is rejected'), 'cancelled');
  await eventually(async () => (await countRunning('aborted')) === 0, 'it runs no more');
  assert.equal(await selectOne(store), 1);
});

test('a signal that was aborted before, or while waiting for a connection, stops the query too', async (t) => {
  const { store, countRunning } = await openStoreFor(t, { connectionsMax: 1 });
  await checkRejected(sleepQuery(store, 'never', AbortSignal.abort()), 'cancelled');
  const release = new AbortController();
  const occupying = sleepQuery(store, 'occupying', release.signal);
  const stop = new AbortController();
  const waiting = sleepQuery(store, 'never', stop.signal);
  await eventually(async () => (await countRunning('occupying')) === 1, 'the connection is taken');
  stop.abort();
  await checkRejected(within(waiting, 'it is rejected'), 'cancelled');
  release.abort();
  await checkRejected(occupying, 'cancelled');
  assert.equal(await selectOne(store), 1);
  assert.equal(await countRunning('never'), 0);
});

test('a connection that breaks in the middle of a cancellation ends neither the process nor the store', async (t) => {
  const { store, forwarder, countRunning, terminate } = await openStoreFor(t);
  const stop = new AbortController();
  const query = sleepQuery(store, 'uncancelled', stop.signal);
  await eventually(async () => (await countRunning('uncancelled')) === 1, 'it runs');
  let broken = 0;
  forwarder.onClientBytes = (bytes) => {
    if (!bytes.includes('pg_cancel_backend')) return true;
    broken++;
    return false;
  };
  stop.abort();
  await checkRejected(query, 'cancelled');
  await eventually(() => broken === 1, 'the cancellation was broken');
  assert.equal(await selectOne(store), 1);
  await terminate('uncancelled');
});

test('a statement that takes too long is stopped by the server', async (t) => {
  const { store, countRunning } = await openStoreFor(t, { statementTimeoutMs: 1_000 });
  await checkRejected(within(sleepQuery(store, 'slow'), 'it is stopped'), 'cancelled');
  await eventually(async () => (await countRunning('slow')) === 0, 'it runs no more');
  await eventually(() => succeeds(selectOne(store)), 'the next query works');
});

test('a connection the server ends is a database that is unavailable, and the next query works', async (t) => {
  const { store, countRunning, terminate } = await openStoreFor(t);
  const query = sleepQuery(store, 'terminated');
  await eventually(async () => (await countRunning('terminated')) === 1, 'it runs');
  await terminate('terminated');
  const error = await checkRejected(query, 'unavailable');
  assert.equal(error.retryAfterMs, 1000);
  assert.equal(await selectOne(store), 1);
});

test('a connection that breaks in use, or idle, ends neither the process nor the store', async (t) => {
  const { store, forwarder, countRunning } = await openStoreFor(t);
  const queries = [1, 2, 3].map((n) => sleepQuery(store, `broken_${n}`));
  await eventually(async () => (await countRunning('broken_')) === 3, 'they run');
  await forwarder.cut();
  for (const query of queries) {
    await checkRejected(within(query, 'it is rejected'), 'unavailable');
  }
  await checkRejected(selectOne(store), 'unavailable');
  await forwarder.open();
  assert.equal(await selectOne(store), 1);
  // Now there is one that is idle.
  await forwarder.cut();
  await forwarder.open();
  await eventually(() => succeeds(selectOne(store)), 'the next query works');
});

test('a transaction whose connection breaks is rejected, and rolled back', async (t) => {
  const { store, forwarder } = await openStoreFor(t);
  const day = { caller: 'key:abcdefghijkl', day: '2026-11-15', requests: 1n };
  const transaction = store.query((db) =>
    db.transaction().execute(async (inside) => {
      await inside.insertInto('daily_usage').values(day).execute();
      await forwarder.cut();
      await inside
        .insertInto('daily_usage')
        .values({ ...day, day: '2026-11-16' })
        .execute();
    }),
  );
  await checkRejected(transaction, 'unavailable');
  await forwarder.open();
  assert.deepEqual(await store.query((db) => db.selectFrom('daily_usage').selectAll().execute()), []);
});

test('without a free connection in time the database is unavailable', async (t) => {
  const { store, countRunning } = await openStoreFor(t, { connectionsMax: 2, connectTimeoutMs: 2_000 });
  const release = new AbortController();
  const occupy = async () => {
    while (!release.signal.aborted)
      await sleepQuery(store, 'occupying', release.signal).catch(() => undefined);
  };
  const occupying = [occupy(), occupy()];
  await eventually(async () => (await countRunning('occupying')) === 2, 'both connections are taken');
  await checkRejected(within(selectOne(store), 'it is rejected'), 'unavailable');
  release.abort();
  await Promise.all(occupying);
  await eventually(() => succeeds(selectOne(store)), 'a connection is free again');
});

test('a server that takes connections and does not answer is unavailable in time', async (t) => {
  const { store, forwarder } = await openStoreFor(t, { connectTimeoutMs: 1_000 });
  await forwarder.cut();
  await forwarder.open();
  forwarder.hang();
  for (let n = 1; n <= 3; n++) {
    await checkRejected(within(selectOne(store), 'it is rejected'), 'unavailable');
  }
  await forwarder.open();
  await eventually(() => succeeds(selectOne(store)), 'it answers again');
});

test('a connection that falls silent is given up after the time of a statement', async (t) => {
  const { store, forwarder } = await openStoreFor(t, { connectionsMax: 1, statementTimeoutMs: 1_000 });
  await eventually(() => succeeds(selectOne(store)), 'a connection is open');
  forwarder.freeze();
  await checkRejected(within(selectOne(store), 'it is rejected'), 'unavailable');
  await eventually(() => succeeds(selectOne(store)), 'the next query works');
});

test('closing ends, also with silent connections in use and idle', async (t) => {
  const { store, forwarder, countRunning } = await openStoreFor(t);
  await Promise.all([selectOne(store), selectOne(store)]);
  const query = sleepQuery(store, 'closed');
  await eventually(async () => (await countRunning('closed')) === 1, 'it runs');
  forwarder.freeze();
  await within(store.close(), 'it is closed');
  await checkRejected(within(query, 'it is rejected'), 'unavailable');
});

test('nothing is asked of a database that is not migrated', async (t) => {
  const forwarder = await createDatabaseForwarder('postgres://nobody@127.0.0.1/nothing');
  const store = openStore({ log: silentLog }, { kind: 'external', url: forwarder.url() }, defaultStoreLimits);
  t.after(() => store.close());
  let asked = false;
  const query = store.query(async () => {
    asked = true;
  });
  const error = await checkRejected(query, 'unavailable');
  assert.equal(error.retryAfterMs, 1000);
  assert.equal(asked, false);
  await checkRejected(migrate(store), 'unavailable');
  await checkRejected(selectOne(store), 'unavailable');
});

test('what the server refuses is named without the values it was sent', async (t) => {
  const { store } = await openStoreFor(t);
  const refused = store.query((db) =>
    db
      .insertInto('daily_usage')
      .values({ caller: 'a-secret-caller', day: '2026-11-15', requests: -1n })
      .execute(),
  );
  const error = await checkRejected(refused, 'failed');
  assert.match(error.message, /23514/);
  assert.doesNotMatch(error.message, /secret/);
});

test('a bug in a query is passed on as it is', async (t) => {
  const { store } = await openStoreFor(t);
  const bug = new TypeError('a bug');
  await assert.rejects(
    store.query(async () => {
      throw bug;
    }),
    (error) => error === bug,
  );
});

test('values come exact: 64-bit integers as bigint, days and decimals as text, instants as Date', async (t) => {
  const { store } = await openStoreFor(t);
  const { rows } = await store.query((db) =>
    sql`select 9223372036854775807 as int8, '-9223372036854775808'::int8 as least, date '2026-02-28' as day,
      date '0001-01-01' as first_day, 0.10 as decimal, 1 as int4, timestamptz '2026-11-15T12:00:00.123Z' as at,
      null::int8 as nothing, array[1, 2]::int8[] as several`.execute(db),
  );
  assert.deepEqual(rows, [
    {
      int8: 9223372036854775807n,
      least: -9223372036854775808n,
      day: '2026-02-28',
      first_day: '0001-01-01',
      decimal: '0.10',
      int4: 1,
      at: new Date('2026-11-15T12:00:00.123Z'),
      nothing: null,
      several: ['1', '2'],
    },
  ]);
});

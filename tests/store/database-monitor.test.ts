/** The monitor against a database that is late, goes away and comes back. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { Client } from 'pg';
import { createLog } from '../../src/runtime/log.ts';
import {
  DatabaseMonitor,
  defaultStoreLimits,
  openStore,
  type Store,
  StoreError,
  type StoreLimits,
} from '../../src/store/index.ts';
import { createDatabaseForwarder } from '../harness/database-forwarder.ts';
import { eventually, within } from '../harness/eventually.ts';
import { createTestDatabase } from '../harness/test-database.ts';

/** The key of Kysely's lock on migrations. */
const migrationLock = '3853314791062309107';

async function makeMonitor(
  t: TestContext,
  options: { migrated?: boolean; limits?: Partial<StoreLimits> } = {},
) {
  const database = await createTestDatabase({ migrated: options.migrated ?? true });
  const forwarder = await createDatabaseForwarder(database.url);
  const levels: string[] = [];
  const write = (line: string) => {
    const { level }: { level: string } = JSON.parse(line);
    levels.push(level);
  };
  const log = createLog({ level: 'info', destination: { write } });
  const limits = { ...defaultStoreLimits, connectTimeoutMs: 1_000, ...options.limits };
  const store = openStore({ log }, { kind: 'external', url: forwarder.url() }, limits);
  const stop = new AbortController();
  const client = new Client({ connectionString: database.url });
  const running: Promise<unknown>[] = [];
  t.after(async () => {
    stop.abort();
    await Promise.allSettled(running);
    await store.close();
    await forwarder.dispose();
    await client.end();
    await database.drop();
  });
  await client.connect();
  const monitor = new DatabaseMonitor({ store, log });
  return {
    monitor,
    store,
    forwarder,
    client,
    stop,
    countWarnings: () => levels.filter((level) => level === 'warn').length,
    prepare: () => {
      const preparing = monitor.prepare(stop.signal);
      preparing.catch(() => undefined);
      running.push(preparing);
      return preparing;
    },
    run: () => {
      const run = monitor.run(stop.signal);
      running.push(run);
      return run;
    },
  };
}

test('a database that is there: prepared at once, with its version', async (t) => {
  const { monitor, forwarder, prepare } = await makeMonitor(t, { migrated: false });
  assert.deepEqual(monitor.state, { reachable: false, version: undefined });
  await forwarder.open();
  const report = await prepare();
  assert(report.applied.length > 0);
  assert.equal(monitor.state.reachable, true);
  assert.match(monitor.state.version ?? '', /^\d+\.\d+/);
});

test('a database that is late: tried again until it is there, with one warning', async (t) => {
  const { monitor, forwarder, prepare, countWarnings } = await makeMonitor(t);
  const preparing = prepare();
  await eventually(() => countWarnings() === 1, 'the first try has failed');
  assert.deepEqual(monitor.state, { reachable: false, version: undefined });
  await forwarder.open();
  await within(preparing, 'it is prepared');
  assert.equal(monitor.state.reachable, true);
  assert.equal(countWarnings(), 1);
});

test('preparing ends when its signal is aborted', async (t) => {
  const { prepare, stop, countWarnings } = await makeMonitor(t);
  const preparing = prepare();
  await eventually(() => countWarnings() === 1, 'the first try has failed');
  const reason = new Error('a reason');
  stop.abort(reason);
  await assert.rejects(within(preparing, 'it ends'), (error) => error === reason);
});

test('preparing ends when its signal is aborted, also in a migration on a connection that fell silent', async (t) => {
  const { forwarder, client, prepare, stop } = await makeMonitor(t, { migrated: false });
  await forwarder.open();
  await client.query('begin');
  await client.query(`select pg_advisory_xact_lock(${migrationLock})`);
  const preparing = prepare();
  await eventually(async () => {
    const waiting = await client.query(
      `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where datname = current_database() and locktype = 'advisory' and not granted`,
    );
    return (waiting.rowCount ?? 0) > 0;
  }, 'the migration is under way');
  forwarder.freeze();
  const reason = new Error('a reason');
  stop.abort(reason);
  await assert.rejects(within(preparing, 'it ends'), (error) => error === reason);
});

test('a schema of a newer program is not tried again', async (t) => {
  const { forwarder, client, prepare, monitor } = await makeMonitor(t);
  await forwarder.open();
  await client.query("insert into schema_migration (name, timestamp) values ('9999-future', 'now')");
  await assert.rejects(prepare(), (error) => error instanceof StoreError && error.code === 'schema_mismatch');
  assert.equal(monitor.state.reachable, false);
});

test('the migrations of another process are waited for, however long they take', async (t) => {
  const limits = { statementTimeoutMs: 1_000 };
  const { forwarder, client, prepare, countWarnings } = await makeMonitor(t, { migrated: false, limits });
  await forwarder.open();
  await client.query('begin');
  await client.query(`select pg_advisory_xact_lock(${migrationLock})`);
  const preparing = prepare();
  await eventually(() => countWarnings() === 1, 'a first try has waited in vain');
  await client.query('commit');
  const report = await within(preparing, 'it is prepared');
  assert(report.applied.length > 0);
});

for (const kind of ['cut', 'hang'] as const) {
  test(`a running database that goes away (${kind}) is noticed, logged once, and found again`, async (t) => {
    const { monitor, forwarder, prepare, run, stop, countWarnings } = await makeMonitor(t);
    await forwarder.open();
    await prepare();
    const { version } = monitor.state;
    const running = run();
    await forwarder[kind]();
    await eventually(() => !monitor.state.reachable, 'it is noticed');
    assert.equal(monitor.state.version, version);
    const warnings = countWarnings();
    await eventually(() => countWarnings() > warnings, 'it logs the outage again', 1_500).then(
      () => assert.fail('it logged the outage again'),
      () => undefined,
    );
    await forwarder.open();
    await eventually(() => monitor.state.reachable, 'it is found again');
    stop.abort();
    await within(running, 'it ends');
  });
}

test('a database known to be away is not asked, and asked again once it is back', async (t) => {
  const { monitor, store, forwarder, prepare, run } = await makeMonitor(t);
  await forwarder.open();
  await prepare();
  void run();
  forwarder.hang();
  await eventually(() => !monitor.state.reachable, 'the silence is noticed');
  let asked = 0;
  const query = () =>
    store.query(async () => {
      asked += 1;
    });
  await assert.rejects(
    query(),
    (error) => error instanceof StoreError && error.code === 'unavailable' && error.retryAfterMs === 1000,
  );
  assert.equal(asked, 0);
  await forwarder.open();
  await eventually(() => monitor.state.reachable, 'it is back');
  await query();
  assert.equal(asked, 1);
});

test('a database that answers others is not away, though the probe waited in vain', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const aways: boolean[] = [];
  let probes = 0;
  const busy = {
    answers: 0,
    setAway: (isAway: boolean) => void aways.push(isAway),
    // Every connection is in use.
    probe: async () => {
      probes += 1;
      busy.answers += 1;
      throw new StoreError('unavailable', 'No connection is free.');
    },
  };
  const log = createLog({ level: 'info', destination: { write: () => undefined } });
  const stop = new AbortController();
  const running = new DatabaseMonitor({ store: busy as unknown as Store, log }).run(stop.signal);
  while (probes < 3) {
    t.mock.timers.tick(1_000);
    await new Promise((goOn) => setImmediate(goOn));
  }
  stop.abort();
  await running;
  assert.deepEqual(aways, []);
});

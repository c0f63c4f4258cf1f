/** Migrations: once and whole, also when other processes start at the same time. */
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import { Client } from 'pg';
import { silentLog } from '../../src/runtime/log.ts';
import { defaultStoreLimits, migrate, openStore, type Store, StoreError } from '../../src/store/index.ts';
import { createTestDatabase } from '../harness/test-database.ts';

const migrationsFolder = new URL('../../src/store/migrations/', import.meta.url);
const known = (await readdir(migrationsFolder)).sort().map((file) => file.replace(/\.sql$/, ''));

async function makeDatabase(t: TestContext, options: { migrated: boolean }) {
  const database = await createTestDatabase(options);
  const client = new Client({ connectionString: database.url });
  const stores: Store[] = [];
  t.after(async () => {
    for (const store of stores) await store.close();
    await client.end();
    await database.drop();
  });
  await client.connect();
  return {
    open: () => {
      const store = openStore(
        { log: silentLog },
        { kind: 'external', url: database.url },
        defaultStoreLimits,
      );
      stores.push(store);
      return store;
    },
    query: async (text: string) => (await client.query<unknown[]>({ text, rowMode: 'array' })).rows,
    listTables: async () =>
      (
        await client.query<unknown[]>({
          text: "select tablename from pg_tables where schemaname = 'public' order by 1",
          rowMode: 'array',
        })
      ).rows.flat(),
  };
}

test('an empty database gets every migration, in order, and a second time none', async (t) => {
  const { open, query } = await makeDatabase(t, { migrated: false });
  assert.deepEqual(await migrate(open()), { applied: known });
  assert.deepEqual((await query('select name from schema_migration order by timestamp, name')).flat(), known);
  const store = open();
  assert.deepEqual(await migrate(store), { applied: [] });
  assert.deepEqual(await migrate(store), { applied: [] });
});

test('eight at once apply each migration once, and all of them may go on', async (t) => {
  for (let round = 1; round <= 5; round++) {
    const { open, query } = await makeDatabase(t, { migrated: false });
    const stores = Array.from({ length: 8 }, open);
    const reports = await Promise.all(stores.map((store) => migrate(store)));
    assert.deepEqual(
      reports.flatMap((report) => report.applied),
      known,
    );
    assert.deepEqual((await query('select name from schema_migration order by name')).flat(), known);
    for (const store of stores) {
      const rows = await store.query((db) => db.selectFrom('api_key').selectAll().execute());
      assert.deepEqual(rows, []);
    }
  }
});

test('a migration that fails leaves nothing of itself, and works once its reason is gone', async (t) => {
  const { open, query, listTables } = await makeDatabase(t, { migrated: false });
  // The first migration makes api_key, then stumbles over this.
  await query('create table daily_usage (something_else int)');
  const store = open();
  await assert.rejects(migrate(store), (error) => error instanceof StoreError && error.code === 'failed');
  assert(!(await listTables()).includes('api_key'));
  assert.deepEqual(await query('select name from schema_migration'), []);
  await assert.rejects(
    store.query((db) => db.selectFrom('api_key').selectAll().execute()),
    (error) => error instanceof StoreError && error.code === 'unavailable',
  );
  await query('drop table daily_usage');
  assert.deepEqual(await migrate(store), { applied: known });
  assert((await listTables()).includes('api_key'));
});

test('a schema of a newer program is refused and left as it is', async (t) => {
  const { open, query, listTables } = await makeDatabase(t, { migrated: true });
  await query("insert into schema_migration (name, timestamp) values ('9999-future', 'now')");
  const before = await listTables();
  const store = open();
  await assert.rejects(
    migrate(store),
    (error) =>
      error instanceof StoreError && error.code === 'schema_mismatch' && /9999-future/.test(error.message),
  );
  await assert.rejects(
    store.query((db) => db.selectFrom('api_key').selectAll().execute()),
    (error) => error instanceof StoreError && error.code === 'unavailable',
  );
  assert.deepEqual(await listTables(), before);
  assert.deepEqual((await query('select name from schema_migration order by name')).flat(), [
    ...known,
    '9999-future',
  ]);
});

/**
 * A fresh, migrated database for one test, copied from a template that is made once per server and schema.
 * The server is started by `npm test` (a single file: `npm test -- tests/api/limits.test.ts`).
 */
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';
import { silentLog } from '../../src/runtime/log.ts';
import {
  defaultStoreLimits,
  migrate,
  openStore,
  type Store,
  type StoreLimits,
} from '../../src/store/index.ts';

const addressVariable = 'ROUTEUR_TEST_DATABASE_URL';

/** The product's time-outs would end a statement or a wait for a connection that only a busy machine makes slow. */
export const patientStoreLimits: StoreLimits = {
  ...defaultStoreLimits,
  connectTimeoutMs: 120_000,
  statementTimeoutMs: 120_000,
};

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database, or a migrated one. The caller drops it. */
export async function createTestDatabase(
  options: { migrated: boolean } = { migrated: true },
): Promise<TestDatabase> {
  const serverUrl = requireTestServer();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdministrator(serverUrl, async (client) => {
    const template = options.migrated ? await findTemplate(client, serverUrl) : 'template0';
    // Copying files takes less than writing every page to the log, which is how PostgreSQL copies by default.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    url: databaseUrl(serverUrl, name),
    drop: () =>
      asAdministrator(serverUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/** A store on a fresh, migrated database. */
export async function openTestStore(
  limits: Partial<StoreLimits> = {},
): Promise<{ store: Store; url: string; close(): Promise<void> }> {
  const database = await createTestDatabase();
  const store = openStore(
    { log: silentLog },
    { kind: 'external', url: database.url },
    { ...patientStoreLimits, ...limits },
  );
  // The template was migrated: to look for migrations again would take as long as the copy.
  await store.prepare(async () => undefined);
  return {
    store,
    url: database.url,
    close: async () => {
      await store.close();
      await database.drop();
    },
  };
}

/** The address of the run's server; nothing outside of `npm test`. */
export function findTestServer(): string | undefined {
  return process.env[addressVariable] || undefined;
}

function requireTestServer(): string {
  const serverUrl = findTestServer();
  if (serverUrl === undefined)
    throw new Error(`${addressVariable} is not set: run this file with npm test -- FILE`);
  return serverUrl;
}

/** Test files run in parallel: `work` runs in one process at a time for each name. */
export function withTestServerLock<T>(serverUrl: string, name: string, work: () => Promise<T>): Promise<T> {
  return asAdministrator(serverUrl, (client) => withLock(client, name, work));
}

async function withLock<T>(client: Client, name: string, work: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock(hashtext($1))', [name]);
  try {
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
  }
}

async function findTemplate(client: Client, serverUrl: string): Promise<string> {
  const name = `template_${schemaFingerprint()}`;
  // One process makes the template; the others wait for it.
  await withLock(client, name, async () => {
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) await makeTemplate(client, serverUrl, name);
  });
  return name;
}

async function makeTemplate(client: Client, serverUrl: string, name: string): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  const url = databaseUrl(serverUrl, unfinished);
  const store = openStore({ log: silentLog }, { kind: 'external', url }, patientStoreLimits);
  await migrate(store);
  await store.close();
  await client.query(`alter database ${unfinished} rename to ${name}`);
}

/** Changes with every change to the migrations. */
export function schemaFingerprint(): string {
  const folder = new URL('../../src/store/migrations/', import.meta.url);
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(new URL(file, folder)));
  return hash.digest('hex').slice(0, 12);
}

async function asAdministrator<T>(serverUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  return serverUrl.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
}

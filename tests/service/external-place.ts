/** A service on a migrated or empty database of the test server, behind a forwarder that can take it away. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { Client } from 'pg';
import { createDatabaseForwarder, type DatabaseForwarder } from '../harness/database-forwarder.ts';
import { type Answer, ask, makeSite, type ServiceProcess, type Site } from '../harness/service-process.ts';
import { issueKey as issueStoredKey } from '../harness/site-keys.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';

export interface Place {
  readonly site: Site;
  readonly forwarder: DatabaseForwarder;
  readonly database: TestDatabase;
}

export async function makePlace(t: TestContext, options = { migrated: true }): Promise<Place> {
  const database = await createTestDatabase(options);
  const forwarder = await createDatabaseForwarder(database.url);
  const site = await makeSite({ DATABASE_URL: forwarder.url() });
  t.after(async () => {
    await site.dispose();
    await forwarder.dispose();
    await database.drop();
  });
  return { site, forwarder, database };
}

/** A key in the database itself, past the forwarder. */
export async function issueKey({ database }: Place): Promise<string> {
  const { key } = await issueStoredKey({ kind: 'external', url: database.url });
  return key;
}

export async function query(
  database: TestDatabase,
  text: string,
  values: unknown[] = [],
): Promise<unknown[][]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text, values, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

export function askStatus(service: ServiceProcess, key: string): Promise<Answer> {
  return ask(`${service.url}/v1/status`, { key });
}

export async function findReadiness(service: ServiceProcess): Promise<string | undefined> {
  return (await ask(`${service.url}/readyz`)).errorCode;
}

export function checkUnavailable(answer: Answer): void {
  assert.deepEqual([answer.status, answer.errorCode], [503, 'database_unavailable']);
  assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
}

/** Every line of the log is JSON: libraries must not write to the console between them. */
function checkLog(service: ServiceProcess): void {
  for (const line of service.stderr.split('\n').filter(Boolean)) {
    assert.doesNotThrow(() => JSON.parse(line), `not JSON: ${line}`);
  }
}

export async function stopClean(service: ServiceProcess): Promise<void> {
  assert.deepEqual(await service.stop(), { code: 0, signalName: null });
  checkLog(service);
}

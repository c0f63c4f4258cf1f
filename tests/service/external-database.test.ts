/** The service on a PostgreSQL of the user's own, which is late, goes away, falls silent, or belongs to others too. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { generateApiKey } from '../../src/api/keys/api-key.ts';
import { createDatabaseForwarder, type DatabaseForwarder } from '../harness/database-forwarder.ts';
import { eventually, within } from '../harness/eventually.ts';
import { type Answer, ask, makeSite, type ServiceProcess, type Site } from '../harness/service-process.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';

/** The limit of one request. */
const answerTimeoutMs = 15_000;
/** A key in use is trusted for so long without the database. */
const trustedForMs = 5_000;
const slackMs = 1_500;

interface Place {
  readonly site: Site;
  readonly forwarder: DatabaseForwarder;
  readonly database: TestDatabase;
}

async function makePlace(t: TestContext, options = { migrated: true }): Promise<Place> {
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

async function issueKey(site: Site): Promise<string> {
  const result = await site.cli(['keys', 'issue', '--tier', 'institutional', '--label', 'a test', '--json']);
  assert.equal(result.code, 0, result.stderr);
  return JSON.parse(result.stdout).key;
}

async function query(database: TestDatabase, text: string, values: unknown[] = []): Promise<unknown[][]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text, values, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

function askStatus(service: ServiceProcess, key: string): Promise<Answer> {
  return ask(`${service.url}/v1/status`, { key });
}

async function findReadiness(service: ServiceProcess): Promise<string | undefined> {
  return (await ask(`${service.url}/readyz`)).errorCode;
}

function checkUnavailable(answer: Answer): void {
  assert.deepEqual([answer.status, answer.errorCode], [503, 'database_unavailable']);
  assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
}

/** What libraries say on the console has no place between the lines of the log. */
function checkLog(service: ServiceProcess): void {
  for (const line of service.stderr.split('\n').filter(Boolean)) {
    assert.doesNotThrow(() => JSON.parse(line), `not JSON: ${line}`);
  }
}

async function stopClean(service: ServiceProcess): Promise<void> {
  assert.deepEqual(await service.stop(), { code: 0, signalName: null });
  checkLog(service);
}

test('a database that is not there yet: it listens, says so, and comes up by itself', async (t) => {
  const { site, forwarder } = await makePlace(t, { migrated: false });
  const service = await site.start('listening');
  assert.equal((await ask(`${service.url}/healthz`)).status, 200);
  checkUnavailable(await ask(`${service.url}/readyz`));
  checkUnavailable(await askStatus(service, generateApiKey().text));
  const command = await site.cli(['keys', 'list']);
  assert.equal(command.code, 1);
  assert.equal(command.stderr, 'The database cannot be reached.\n');
  assert.doesNotMatch(service.stdout, /Ready/);

  await forwarder.open();
  await eventually(async () => (await findReadiness(service)) === 'graph_unavailable', 'it is up', 10_000);
  await eventually(() => /^Ready/m.test(service.stdout), 'it says that it is ready', 1_000);
  assert.equal((await askStatus(service, await issueKey(site))).status, 200);
  await stopClean(service);
});

test('a database that never comes does not keep it from stopping', async (t) => {
  const { site } = await makePlace(t);
  const service = await site.start('listening');
  await stopClean(service);
  assert.doesNotMatch(service.stdout, /Ready/);
});

test('a database that is created later is found', async (t) => {
  const { forwarder, database, site } = await makePlace(t);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await forwarder.open();
  const service = await site.start('listening', { DATABASE_URL: forwarder.url({ database: name }) });
  try {
    checkUnavailable(await ask(`${service.url}/readyz`));
    await query(database, `create database ${name}`);
    await eventually(async () => (await findReadiness(service)) === 'graph_unavailable', 'it is up', 15_000);
    await stopClean(service);
  } finally {
    await query(database, `drop database if exists ${name} with (force)`);
  }
});

test('a user the server refuses: it keeps trying, and says what is wrong', async (t) => {
  const { forwarder, site } = await makePlace(t);
  await forwarder.open();
  const refused = { DATABASE_URL: forwarder.url({ user: 'intruder' }) };
  const service = await site.start('listening', refused);
  checkUnavailable(await ask(`${service.url}/readyz`));
  const command = await site.cli(['keys', 'list'], refused);
  assert.equal(command.code, 1);
  assert.match(command.stderr, /^The database refuses the user or the password \(28[0-9A-Z]{3}\)\.\n$/);
  assert.equal(service.exit, undefined);
  await stopClean(service);
});

test('a cut of 3 s under load: callers in the middle of it see 200 or 503, and it recovers', async (t) => {
  const { site, forwarder } = await makePlace(t);
  await forwarder.open();
  const service = await site.start();
  const key = await issueKey(site);
  assert.equal((await askStatus(service, key)).status, 200);

  const outcomes: { readonly status: number; readonly errorCode: string | undefined; readonly ms: number }[] =
    [];
  const cutAt = performance.now();
  let over = false;
  const load = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!over) {
        const ms = performance.now() - cutAt;
        const { status, errorCode } = await askStatus(service, key);
        outcomes.push({ status, errorCode, ms });
        // The tier allows 3,000 requests a minute.
        await sleep(20);
      }
    }),
  );
  await forwarder.cut();
  checkUnavailable(await askStatus(service, generateApiKey().text));
  await eventually(
    async () => (await findReadiness(service)) === 'database_unavailable',
    'readiness says so',
    3_000,
  );
  await eventually(() => performance.now() - cutAt > 3_000, 'three seconds are over');
  await forwarder.open();
  await eventually(async () => (await findReadiness(service)) === 'graph_unavailable', 'it is back', 10_000);
  await eventually(async () => (await askStatus(service, key)).status === 200, 'the key is accepted', 3_000);
  over = true;
  await load;

  // The key was confirmed at most two seconds before the cut, hence three are sure.
  const early = outcomes.filter(({ ms }) => ms < 2_500);
  assert(early.length > 20, `${early.length} requests`);
  assert.deepEqual([...new Set(early.map(({ status }) => status))], [200]);
  const others = outcomes.filter(({ status }) => status !== 200);
  for (const { errorCode } of others) assert.equal(errorCode, 'database_unavailable');
  assert.equal((await askStatus(service, await issueKey(site))).status, 200);
  await stopClean(service);
});

test('a longer cut: after 5 s a key in use is not trusted any more', async (t) => {
  const { site, forwarder } = await makePlace(t);
  await forwarder.open();
  const service = await site.start();
  const key = await issueKey(site);
  assert.equal((await askStatus(service, key)).status, 200);
  await forwarder.cut();
  let refused: Answer | undefined;
  await eventually(
    async () => {
      const answer = await askStatus(service, key);
      if (answer.status !== 200) refused = answer;
      return refused !== undefined;
    },
    'the key is not trusted any more',
    trustedForMs + slackMs,
  );
  assert(refused);
  checkUnavailable(refused);
  await forwarder.open();
  await eventually(async () => (await askStatus(service, key)).status === 200, 'it is back', 10_000);
  await stopClean(service);
});

test('a database that falls silent: requests end in time, and it recovers on new connections', async (t) => {
  const { site, forwarder } = await makePlace(t);
  await forwarder.open();
  const service = await site.start();
  const key = await issueKey(site);
  assert.equal((await askStatus(service, key)).status, 200);

  forwarder.hang();
  await eventually(
    async () => (await findReadiness(service)) === 'database_unavailable',
    'readiness says so',
    6_000,
  );
  // More than there are connections, each with a key the service has not seen.
  const answers = await Promise.all(
    Array.from({ length: 15 }, async () => {
      const askedAt = performance.now();
      const answer = await askStatus(service, generateApiKey().text);
      return { ...answer, ms: performance.now() - askedAt };
    }),
  );
  for (const { ms, status, errorCode } of answers) {
    assert(ms < answerTimeoutMs + slackMs, `answered after ${ms} ms`);
    assert(
      (status === 503 && errorCode === 'database_unavailable') || (status === 504 && errorCode === 'timeout'),
      `${status} ${errorCode}`,
    );
  }
  assert.equal((await ask(`${service.url}/healthz`)).status, 200);
  assert.equal(await findReadiness(service), 'database_unavailable');

  // The silent connections stay silent.
  await forwarder.open();
  await eventually(
    async () => (await findReadiness(service)) === 'graph_unavailable',
    'it is ready again',
    30_000,
  );
  await eventually(async () => (await askStatus(service, key)).status === 200, 'the key is accepted', 30_000);
  await stopClean(service);
});

test('connections that die unseen are given up, also when there is no other', async (t) => {
  const { site, forwarder } = await makePlace(t);
  await forwarder.open();
  const service = await site.start('ready', { DATABASE_CONNECTIONS_MAX: '1' });
  const key = await issueKey(site);
  assert.equal((await askStatus(service, key)).status, 200);
  forwarder.freeze();
  // The one connection is in use, or will be at once, by what the service does on its own.
  await eventually(
    async () => {
      const answer = await askStatus(service, await issueKey(site));
      return answer.status === 200 && (await findReadiness(service)) === 'graph_unavailable';
    },
    'it works on new connections',
    40_000,
  );
  await stopClean(service);
});

test('a silent database does not keep it from stopping', async (t) => {
  const { site, forwarder } = await makePlace(t);
  await forwarder.open();
  const service = await site.start();
  const key = await issueKey(site);
  assert.equal((await askStatus(service, key)).status, 200);
  forwarder.hang();
  const pending = Promise.allSettled([askStatus(service, generateApiKey().text), askStatus(service, key)]);
  service.send('SIGTERM');
  assert.deepEqual(await within(service.exited, 30_000, 'it ends'), { code: 0, signalName: null });
  await pending;
});

for (const count of [2, 4]) {
  test(`${count} services started at once on one empty database all come up`, async (t) => {
    const { forwarder, database } = await makePlace(t, { migrated: false });
    await forwarder.open();
    const sites = await Promise.all(
      Array.from({ length: count }, () => makeSite({ DATABASE_URL: forwarder.url() })),
    );
    t.after(() => Promise.all(sites.map((site) => site.dispose())));
    const services = await Promise.all(sites.map((site) => site.start()));
    for (const service of services) assert.equal(await findReadiness(service), 'graph_unavailable');

    const names = (await query(database, 'select name from schema_migration')).flat();
    assert(names.length > 0);
    assert.equal(new Set(names).size, names.length);
    const [first] = sites;
    assert(first);
    const key = await issueKey(first);
    for (const service of services) assert.equal((await askStatus(service, key)).status, 200);
    await Promise.all(services.map(stopClean));
  });
}

test('a database migrated by a newer program is refused', async (t) => {
  const { site, forwarder, database } = await makePlace(t);
  await forwarder.open();
  await query(database, "insert into schema_migration (name, timestamp) values ('9999-future', now()::text)");
  const before = await query(database, 'select name from schema_migration order by name');
  for (const command of [['start'], ['migrate'], ['keys', 'list']]) {
    const result = await site.cli(command);
    assert.equal(result.code, 1, command.join(' '));
    assert.equal(
      result.stderr,
      'The database was migrated by a newer version of this program (it has 9999-future). Run that version.\n',
    );
  }
  assert.deepEqual(await query(database, 'select name from schema_migration order by name'), before);
});

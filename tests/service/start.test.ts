/** `routeur start` and the commands beside it, as a person or a supervisor meets them: real processes, real signals. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { type TestContext, test } from 'node:test';
import { Client } from 'pg';
import { findRunningServer } from '../../src/store/index.ts';
import { eventually, within } from '../harness/eventually.ts';
import {
  ask,
  type CommandResult,
  type Environment,
  makeSite,
  type ServiceProcess,
  type Site,
} from '../harness/service-process.ts';

async function makeTestSite(
  t: TestContext,
  environment: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const site = await makeSite(environment);
  t.after(() => site.dispose());
  return site;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function issueKey(site: Site, tier = 'institutional'): Promise<{ id: string; key: string }> {
  const result = await site.cli(['keys', 'issue', '--tier', tier, '--label', 'a test', '--json']);
  assert.equal(result.code, 0, result.stderr);
  return JSON.parse(result.stdout);
}

/** A sentence and nothing else: no stack, no code of ours. */
function checkRefused(result: CommandResult, ...sentences: readonly RegExp[]): void {
  assert.notEqual(result.code, 0);
  assert.notEqual(result.code, null);
  for (const sentence of sentences) assert.match(result.stderr, sentence);
  assert.doesNotMatch(result.stderr, /^\s+at |node:internal|\.ts:\d/m);
}

/** Holds back every look at the keys until it is released: requests with a new key stay under way. */
async function holdKeys(t: TestContext, site: Site): Promise<{ release(): Promise<void> }> {
  const connection = await findRunningServer(site.dataDir);
  assert(connection);
  const client = new Client({ ...connection });
  client.on('error', () => undefined);
  t.after(() => client.end());
  await client.connect();
  await client.query('begin');
  await client.query('lock table api_key in access exclusive mode');
  return { release: async () => void (await client.query('commit')) };
}

/** A request that has reached the service and waits for the keys. */
async function sendHeld(t: TestContext, site: Site, service: ServiceProcess) {
  const { key } = await issueKey(site);
  const held = await holdKeys(t, site);
  const answer = ask(`${service.url}/v1/status`, { key });
  // Whoever awaits it later sees its outcome; until then a rejection is nobody's.
  answer.catch(() => undefined);
  const connection = await findRunningServer(site.dataDir);
  assert(connection);
  const client = new Client({ ...connection });
  t.after(() => client.end());
  client.on('error', () => undefined);
  await client.connect();
  await eventually(async () => {
    const waiting = await client.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
    return (waiting.rowCount ?? 0) > 0;
  }, 'the request waits for the keys');
  return { key, answer, release: held.release };
}

async function checkNothingLeft(site: Site, service: { readonly pid: number }): Promise<void> {
  assert.throws(() => process.kill(service.pid, 0), { code: 'ESRCH' });
  assert.deepEqual(await site.listDatabaseProcesses(), []);
}

test('from nothing: it listens, says how to issue a key, and the commands work beside it', async (t) => {
  const port = await findFreePort();
  const site = await makeTestSite(t, { ROUTEUR_PORT: String(port) });
  const service = await site.start();
  assert.match(service.stdout, new RegExp(`^Routeur listens on http://127.0.0.1:${port} .*/docs`, 'm'));
  assert.match(service.stdout, /^Ready\. Issue a key: npx routeur keys issue /m);

  assert.equal((await ask(`${service.url}/healthz`)).status, 200);
  const readiness = await ask(`${service.url}/readyz`);
  assert.deepEqual([readiness.status, readiness.errorCode], [503, 'graph_unavailable']);
  assert.equal((await ask(`${service.url}/v1/status`)).errorCode, 'api_key_required');

  const { id, key } = await issueKey(site, 'free');
  const accepted = await ask(`${service.url}/v1/status`, { key });
  assert.equal(accepted.status, 200);
  assert.equal(accepted.headers.get('x-ratelimit-limit'), '30');

  const asText = await site.cli(['keys', 'issue', '--label', 'for people']);
  const second = /^rtr_live_([0-9A-Za-z]{12})_[0-9A-Za-z]{43}$/m.exec(asText.stdout);
  assert(second?.[0] && second[1], asText.stdout);
  assert.match(asText.stdout, /free: 30 requests a minute, 2000 a day/);
  assert.equal((await ask(`${service.url}/v1/status`, { key: second[0] })).status, 200);

  const listed = await site.cli(['keys', 'list', '--json']);
  const rows: { id: string; tier: string; label: string; revoked_at: string | null }[] = JSON.parse(
    listed.stdout,
  );
  assert.deepEqual(
    rows.map((row) => [row.id, row.tier, row.label, row.revoked_at]),
    [
      [second[1], 'free', 'for people', null],
      [id, 'free', 'a test', null],
    ],
  );
  assert.doesNotMatch(listed.stdout + (await site.cli(['keys', 'list'])).stdout, /rtr_live_|secret/);

  const status = await site.cli(['status']);
  assert.equal(status.code, 0, status.stderr);
  assert.match(status.stdout, new RegExp(`^service +running on http://127.0.0.1:${port}$`, 'm'));
  assert.match(status.stdout, /^ready +no: .*graph_unavailable/m);
  assert.match(status.stdout, /^database +embedded, PostgreSQL 18/m);
  assert.match(status.stdout, /^keys +2 active, 0 revoked$/m);

  assert.deepEqual(await site.cli(['migrate']), {
    code: 0,
    signalName: null,
    stdout: 'The schema is up to date.\n',
    stderr: '',
  });

  const revoked = await site.cli(['keys', 'revoke', id]);
  const revokedAt = performance.now();
  assert.equal(revoked.code, 0, revoked.stderr);
  assert.match(revoked.stdout, new RegExp(`^Key ${id} \\(a test\\) is revoked since `));
  await eventually(
    async () => (await ask(`${service.url}/v1/status`, { key })).errorCode === 'api_key_revoked',
    'the revoked key is refused',
    5_000 - (performance.now() - revokedAt),
  );
  assert.equal((await ask(`${service.url}/v1/status`, { key: second[0] })).status, 200);
  assert.match((await site.cli(['status'])).stdout, /^keys +1 active, 1 revoked$/m);

  assert.deepEqual(await service.stop(), { code: 0, signalName: null });
  await checkNothingLeft(site, service);
  assert.match(
    (await site.cli(['status'])).stdout,
    /^service +not running on .*\ndatabase +embedded in .*, not running$/m,
  );
});

test('commands work on an idle data folder, and leave it idle', async (t) => {
  const site = await makeTestSite(t);
  const empty = await site.cli(['keys', 'list']);
  assert.match(empty.stdout, /^No keys yet\. Issue one: npx routeur keys issue/);
  assert.deepEqual(await site.listDatabaseProcesses(), []);

  const { id, key } = await issueKey(site);
  assert.deepEqual(await site.listDatabaseProcesses(), []);
  const service = await site.start();
  assert.equal((await ask(`${service.url}/v1/status`, { key })).status, 200);
  await service.stop();
  // A whole key is taken for its id.
  assert.match((await site.cli(['keys', 'revoke', key])).stdout, new RegExp(`^Key ${id} `));
  assert.match((await site.cli(['keys', 'list'])).stdout, new RegExp(`^${id}  institutional .* revoked 2`));
});

test('bad commands are refused with a sentence', async (t) => {
  const site = await makeTestSite(t);
  const cases: readonly (readonly [readonly string[], RegExp])[] = [
    [['keys', 'issue', '--tier', 'gold', '--label', 'x'], /tier.*gold.*free, trader, pro, institutional/],
    [['keys', 'issue', '--label', ''], /label.*1 to 100 printable characters/],
    [['keys', 'issue', '--label', '   '], /label.*1 to 100 printable characters/],
    [['keys', 'issue', '--label', 'x'.repeat(101)], /1 to 100 printable characters/],
    [['keys', 'issue', '--label', 'a\nb'], /1 to 100 printable characters/],
    [['keys', 'issue'], /--label <text>/],
    [['keys', 'revoke', 'short'], /12 characters after rtr_live_/],
    [['keys', 'revoke', "'; drop table api_key; --"], /12 characters after rtr_live_/],
    [['keys', 'revoke'], /missing required argument/],
    [['keys', 'revoke', 'abcdefghijkl'], /no key with the id abcdefghijkl/],
    [['keys', 'destroy'], /unknown command/],
    [['launch'], /unknown command/],
    [['start', '--fast'], /unknown option/],
  ];
  // Several at a time: most of each is the start of Node.
  const batches = [cases.slice(0, 5), cases.slice(5, 9), cases.slice(9)];
  for (const batch of batches) {
    await Promise.all(
      batch.map(async ([args, sentence]) => {
        const result = await site.cli(args);
        checkRefused(result, sentence);
        assert.equal(result.stdout, '');
      }),
    );
  }
  assert.deepEqual(await site.listDatabaseProcesses(), []);
});

test('every mistake of the configuration is told at once, by name, without the secrets', async (t) => {
  const site = await makeTestSite(t);
  const environment: Environment = {
    ROUTEUR_PORT: '70000',
    ROUTEUR_LOG_LEVEL: 'loud',
    ROUTEUR_ADMIN_TOKEN: 'geheim-token',
    DATABASE_URL: 'mysql://user:geheim-pass@localhost/db',
    REDIS_URL: 'geheim-redis',
    ROUTEUR_PROT: '8080',
    ROUTEUR_IDENTITY_ISSUER: 'https://issuer.example.com',
  };
  const names = Object.keys(environment).filter((name) => name !== 'ROUTEUR_IDENTITY_ISSUER');
  const commands = [['start'], ['keys', 'list'], ['migrate'], ['status']];
  for (const result of await Promise.all(commands.map((command) => site.cli(command, environment)))) {
    assert.equal(result.code, 1);
    checkRefused(
      result,
      ...[...names, 'ROUTEUR_IDENTITY_JWKS_URL', 'ROUTEUR_IDENTITY_TIER'].map(
        (name) => new RegExp(`^  ${name}: `, 'm'),
      ),
    );
    assert.doesNotMatch(result.stderr + result.stdout, /geheim/);
  }
  assert.deepEqual(await readdir(site.dataDir), []);
});

test('a port or an address it cannot have is told in a sentence', async (t) => {
  const site = await makeTestSite(t);
  const other = createServer().listen(0, '127.0.0.1');
  t.after(() => other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;

  const taken = await site.cli(['start'], { ROUTEUR_PORT: String(port) });
  checkRefused(taken, new RegExp(`Port ${port} of 127\\.0\\.0\\.1 is taken.*ROUTEUR_PORT`));
  // An address for documents, which no machine has.
  const absent = await site.cli(['start'], { ROUTEUR_HOST: '192.0.2.1' });
  checkRefused(absent, /192\.0\.2\.1.*ROUTEUR_HOST/);
  assert.deepEqual(await site.listDatabaseProcesses(), []);
});

test('a second start on the same data folder is refused and does not disturb the first', async (t) => {
  const site = await makeTestSite(t);
  const service = await site.start();
  const { key } = await issueKey(site);
  const postmaster = await site.findPostmaster();

  const second = await site.cli(['start']);
  assert.equal(second.code, 1);
  checkRefused(
    second,
    new RegExp(`data folder ${site.dataDir} is held by process ${service.pid} \\(routeur start\\)`),
  );

  assert.equal(await site.findPostmaster(), postmaster);
  assert.equal((await ask(`${service.url}/v1/status`, { key })).status, 200);
  const { key: later } = await issueKey(site);
  assert.equal((await ask(`${service.url}/v1/status`, { key: later })).status, 200);
  assert.deepEqual(await service.stop(), { code: 0, signalName: null });
});

for (const signalName of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signalName}: what is under way is answered, counts are saved, nothing is left`, async (t) => {
    const site = await makeTestSite(t);
    const service = await site.start();
    const { key: counted } = await issueKey(site, 'free');
    for (let n = 1; n <= 3; n++) await ask(`${service.url}/v1/status`, { key: counted });
    const { key: held, answer, release } = await sendHeld(t, site, service);

    service.send(signalName);
    await eventually(() => /^Stopping/m.test(service.stdout), 'it says that it stops');
    await assert.rejects(ask(`${service.url}/healthz`), 'it takes no new connections');
    assert.equal(service.exit, undefined);
    await release();
    assert.equal((await answer).status, 200);
    assert.deepEqual(await within(service.exited, 10_000, 'it ends'), { code: 0, signalName: null });
    assert.match(service.stdout, /^Stopped\.$/m);
    await checkNothingLeft(site, service);

    const again = await site.start();
    const fourth = await ask(`${again.url}/v1/status`, { key: counted });
    assert.equal(fourth.headers.get('x-daily-quota-remaining'), String(2_000 - 4));
    // The one that was under way was counted last, after the stop was asked for.
    const second = await ask(`${again.url}/v1/status`, { key: held });
    assert.equal(second.headers.get('x-daily-quota-remaining'), String(10_000_000 - 2));
    await again.stop();
  });
}

test('a request that never ends is cut when the time for stopping is over', async (t) => {
  const site = await makeTestSite(t);
  const service = await site.start();
  const { port } = new URL(service.url);
  const socket = connect(Number(port), '127.0.0.1');
  t.after(() => socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n');
  assert.deepEqual(await service.stop(), { code: 0, signalName: null });
  await checkNothingLeft(site, service);
});

test('a second SIGTERM ends it at once; the next start recovers', async (t) => {
  const site = await makeTestSite(t);
  const service = await site.start();
  const { answer } = await sendHeld(t, site, service);
  service.send('SIGTERM');
  await eventually(() => /^Stopping/m.test(service.stdout), 'it says that it stops');
  const stoppedAt = performance.now();
  // Within a second it is the same one once more: npm hands on what the terminal sends to everybody.
  service.send('SIGTERM');
  await eventually(() => performance.now() - stoppedAt > 1_100, 'the second is over');
  assert.equal(service.exit, undefined);
  service.send('SIGTERM');
  assert.deepEqual(await within(service.exited, 2_000, 'it ends'), { code: 1, signalName: null });
  await assert.rejects(answer);
  const again = await site.start();
  const { key } = await issueKey(site);
  assert.equal((await ask(`${again.url}/v1/status`, { key })).status, 200);
  assert.deepEqual(await again.stop(), { code: 0, signalName: null });
  await checkNothingLeft(site, again);
});

test('SIGTERM while it still starts: it ends by itself, and nothing is left', async (t) => {
  const site = await makeTestSite(t);
  const service = site.launch();
  await eventually(
    async () => (await readdir(site.dataDir)).some((name) => name.startsWith('postgres.new-')),
    'the cluster is being made',
  );
  service.send('SIGTERM');
  assert.deepEqual(await within(service.exited, 20_000, 'it ends'), { code: 0, signalName: null });
  await checkNothingLeft(site, service);
  const again = await site.start();
  assert.equal((await ask(`${again.url}/healthz`)).status, 200);
  await again.stop();
});

test('a reader of its output that goes away does not take it along', async (t) => {
  const site = await makeTestSite(t);
  const service = await site.start();
  const { key } = await issueKey(site);
  service.closeStdout();
  service.closeStderr();
  // The log is written at least every second: long enough for several writes to nobody.
  const endsAt = performance.now() + 2_500;
  while (performance.now() < endsAt)
    assert.equal((await ask(`${service.url}/v1/status`, { key })).status, 200);
  assert.equal(service.exit, undefined);
  assert.deepEqual(await service.stop(), { code: 0, signalName: null });
  await checkNothingLeft(site, service);
});

test('every line of the log is JSON, and none holds a key', async (t) => {
  const site = await makeTestSite(t, { ROUTEUR_LOG_LEVEL: 'debug' });
  const service = await site.start();
  const { key } = await issueKey(site);
  const secret = key.slice(-43);
  const mangled = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
  for (const path of [
    '/v1/status',
    `/v1/status?key=${key}`,
    `/v1/${key}`,
    `/${key}?${key}`,
    '/docs',
    `/v1/status#${key}`,
  ]) {
    await ask(`${service.url}${path}`, { key });
    await ask(`${service.url}${path}`, { key: mangled });
    await fetch(`${service.url}${path}`, {
      headers: { Authorization: `Bearer ${key}`, 'User-Agent': key, Referer: key, 'X-Request-Id': key },
    });
  }
  // A database server that dies and comes back has much to say.
  const postmaster = await site.findPostmaster();
  assert(postmaster);
  process.kill(postmaster, 'SIGKILL');
  await eventually(async () => {
    const pid = await site.findPostmaster();
    return pid !== undefined && pid !== postmaster;
  }, 'there is a new server');
  await eventually(
    async () => (await ask(`${service.url}/v1/status`, { key })).status === 200,
    'it works again',
  );
  await service.stop();

  const lines = service.stderr.split('\n').filter((line) => line !== '');
  assert(lines.length > 20, `${lines.length} lines`);
  for (const line of lines) {
    const entry: { level?: unknown; time?: unknown; msg?: unknown } = JSON.parse(line);
    for (const field of [entry.level, entry.time, entry.msg]) assert.equal(typeof field, 'string', line);
  }
  assert(!service.stderr.includes(secret.slice(0, -1)), 'the log holds a key');
  assert(!service.stdout.includes('rtr_live_'));
});

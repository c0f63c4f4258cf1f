/** How `routeur start` ends, and what it leaves, with real processes and real signals. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { watch } from 'node:fs/promises';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findRunningServer } from '../../src/store/index.ts';
import { eventually, within } from '../harness/eventually.ts';
import { fetchAlone } from '../harness/fetch-alone.ts';
import {
  ask,
  checkNothingLeft,
  makeTestSite,
  type ServiceProcess,
  type Site,
} from '../harness/service-process.ts';
import { issueSiteKey } from '../harness/site-keys.ts';

/** Blocks every query of the keys until it is released: requests with a new key stay under way. */
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
  const { key } = await issueSiteKey(site);
  const held = await holdKeys(t, site);
  const answer = ask(`${service.url}/v1/status`, { key });
  // The test awaits it later; until then a rejection is not unhandled.
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

test('SIGTERM and SIGINT: it answers the requests under way, saves the counts and leaves nothing', async (t) => {
  const site = await makeTestSite(t);
  let service = await site.start();
  for (const signalName of ['SIGTERM', 'SIGINT'] as const) {
    const { key: counted } = await issueSiteKey(site, 'free');
    for (let n = 1; n <= 3; n++) await ask(`${service.url}/v1/status`, { key: counted });
    const { key: held, answer, release } = await sendHeld(t, site, service);

    service.send(signalName);
    await eventually(() => /^Stopping/m.test(service.stdout), `${signalName}: it prints that it stops`);
    await assert.rejects(ask(`${service.url}/healthz`), 'it takes no new connections');
    assert.equal(service.exit, undefined);
    await release();
    assert.equal((await answer).status, 200);
    assert.deepEqual(await within(service.exited, 'it ends'), { code: 0, signalName: null });
    assert.match(service.stdout, /^Stopped\.$/m);
    await checkNothingLeft(site, service);

    service = await site.start();
    const fourth = await ask(`${service.url}/v1/status`, { key: counted });
    assert.equal(fourth.headers.get('x-daily-quota-remaining'), String(2_000 - 4));
    // The request under way was counted last, after the signal.
    const second = await ask(`${service.url}/v1/status`, { key: held });
    assert.equal(second.headers.get('x-daily-quota-remaining'), String(10_000_000 - 2));
  }
  await service.stop();
});

test('it outlives the reader of its output, and cuts a request that never ends when it stops', async (t) => {
  const site = await makeTestSite(t);
  const service = await site.start();
  const { key } = await issueSiteKey(site);
  service.closeStdout();
  service.closeStderr();
  // It writes the log at least every second: several writes fail in this time.
  for (let n = 1; n <= 25; n++) {
    assert.equal((await ask(`${service.url}/v1/status`, { key })).status, 200);
    await sleep(100);
  }
  assert.equal(service.exit, undefined);

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
  await eventually(() => /^Stopping/m.test(service.stdout), 'it prints that it stops');
  // Within a second it counts as the first one once more (src/app/commands/process-life.test.ts).
  await sleep(1_100);
  assert.equal(service.exit, undefined);
  service.send('SIGTERM');
  assert.deepEqual(await within(service.exited, 'it ends'), { code: 1, signalName: null });
  await assert.rejects(answer);
  const again = await site.start();
  const { key } = await issueSiteKey(site);
  assert.equal((await ask(`${again.url}/v1/status`, { key })).status, 200);
  assert.deepEqual(await again.stop(), { code: 0, signalName: null });
  await checkNothingLeft(site, again);
});

test('SIGTERM while it starts: it ends by itself and leaves nothing', async (t) => {
  const site = await makeTestSite(t, {}, 'nothing');
  const stopWatching = new AbortController();
  t.after(() => stopWatching.abort());
  const changes = watch(site.dataDir, { signal: stopWatching.signal });
  const service = site.launch();
  // The kernel notifies us: polling could miss it.
  for await (const { filename } of changes) if (filename?.startsWith('postgres.new-')) break;
  service.send('SIGTERM');
  assert.deepEqual(await within(service.exited, 'it ends'), { code: 0, signalName: null });
  await checkNothingLeft(site, service);
  const again = await site.start();
  assert.equal((await ask(`${again.url}/healthz`)).status, 200);
  await again.stop();
});

test('every line of the log is JSON, and none holds a key', async (t) => {
  const site = await makeTestSite(t, { ROUTEUR_LOG_LEVEL: 'debug' });
  const service = await site.start();
  const { key } = await issueSiteKey(site);
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
    await fetchAlone(`${service.url}${path}`, {
      headers: { Authorization: `Bearer ${key}`, 'User-Agent': key, Referer: key, 'X-Request-Id': key },
    });
  }
  // A database server that dies and comes back makes it log much.
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

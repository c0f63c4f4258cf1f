import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { LightMyRequestResponse as InjectedResponse } from 'fastify';
import {
  type ApiOptions,
  defaultRedisTimeouts,
  openRedis,
  type RedisTimeouts,
  tiers,
} from '../../src/api/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { loadDailyUsage } from '../../src/store/index.ts';
import { eventually, patienceMs, within } from '../harness/eventually.ts';
import { createClock } from '../harness/manual-clock.ts';
import { errorCode, startTestApi, type TestApi } from '../harness/test-api.ts';
import { openTestStore } from '../harness/test-database.ts';
import { findNeeded, missing } from '../harness/test-needs.ts';

/** A command that only a busy machine makes slow is waited for: a process that gives it up counts alone. */
const patient: RedisTimeouts = { commandMs: patienceMs, connectMs: patienceMs, silenceMs: patienceMs };

interface RedisServer {
  readonly address: string;
  start(): Promise<void>;
  /** Sends a signal; SIGKILL resolves when the server is gone. */
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
}

/** A server without persistence, on a socket in a folder of its own. */
async function createRedisServer(t: TestContext): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'routeur-redis-'));
  const address = join(folder, 'redis.sock');
  let child: ChildProcess | undefined;
  const server: RedisServer = {
    address,
    start: async () => {
      const persistence = ['--save', '', '--appendonly', 'no'];
      const args = ['--port', '0', '--unixsocket', address, '--dir', folder, ...persistence];
      child = spawn(findNeeded('redis-server'), args, { stdio: 'ignore' });
      await once(child, 'spawn');
    },
    signal: async (name) => {
      const running = child;
      if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, 'exit');
      running.kill(name);
      if (name === 'SIGKILL') await ended;
    },
  };
  t.after(async () => {
    await server.signal('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  await server.start();
  return server;
}

/** Two processes that share a database and a Redis server, each with its own connection to it. */
async function startPair(t: TestContext, options: Partial<ApiOptions> = {}, timeouts = patient) {
  const server = await createRedisServer(t);
  const { store, close } = await openTestStore();
  const clock = createClock();
  const clients = await Promise.all(
    [1, 2].map(() => openRedis({ log: silentLog }, server.address, timeouts)),
  );
  const ready = (): boolean => clients.every(({ status }) => status === 'ready');
  await eventually(ready, 'both are connected to Redis');
  const apis: TestApi[] = [];
  for (const redis of clients) {
    apis.push(await startTestApi({ ...options, sharedStore: store, now: clock.now, redis }));
  }
  t.after(async () => {
    await server.signal('SIGCONT');
    await Promise.all(apis.map((api) => api.close()));
    for (const redis of clients) redis.disconnect();
    await close();
  });
  return { server, store, clients, ready, apis };
}

function ask(api: TestApi, key: string): Promise<InjectedResponse> {
  return within(api.get('/v1/status', { 'X-API-Key': key }), 'a request is answered');
}

/** How many of so many requests at once, dealt out among the processes, pass; the others must be refused properly. */
async function countPassed(apis: readonly TestApi[], key: string, requests: number): Promise<number> {
  const responses = await Promise.all(
    Array.from({ length: requests }, (_, place) => ask(apis[place % apis.length] ?? assert.fail(), key)),
  );
  const statuses = responses.map(({ statusCode }) => statusCode);
  assert.deepEqual(
    [...new Set(statuses)].filter((status) => status !== 200 && status !== 429),
    [],
  );
  return statuses.filter((status) => status === 200).length;
}

const newKey = (apis: readonly TestApi[], tier: 'free' | 'trader' = 'free'): Promise<string> =>
  (apis[0] ?? assert.fail()).issueKey(tier);

function testWithRedis(what: string, run: (t: TestContext) => Promise<void>): void {
  test(what, { skip: missing('redis-server') }, run);
}

testWithRedis('two processes share the minute exactly', async (t) => {
  const { apis } = await startPair(t);
  const key = await newKey(apis, 'trader');
  assert.equal(await countPassed(apis, key, 300), 120);
  for (const api of apis) {
    const refused = await ask(api, key);
    assert.equal(errorCode(refused), 'rate_limited');
    assert.equal(refused.headers['x-ratelimit-remaining'], '0');
    const retryAfter = Number(refused.headers['retry-after']);
    assert.ok(retryAfter >= 1 && retryAfter <= 60, `Retry-After ${retryAfter}`);
  }
  assert.equal(await countPassed(apis, await newKey(apis), 40), 30, 'another key has its own minute');
});

testWithRedis('two processes show each request what is left for both', async (t) => {
  const { apis } = await startPair(t);
  const key = await newKey(apis);
  for (let request = 1; request <= 10; request++) {
    const { headers } = await ask(apis[request % 2] ?? assert.fail(), key);
    assert.equal(headers['x-ratelimit-remaining'], String(tiers.free.requestsPerMinute - request));
    assert.equal(headers['x-daily-quota-remaining'], String(tiers.free.requestsPerDay - request));
  }
});

testWithRedis('two processes share the day exactly, and a restart goes on', async (t) => {
  const free = { requestsPerMinute: 10_000, requestsPerDay: 70, streams: 1, webhooks: 1 };
  const { apis, store } = await startPair(t, { tiers: { ...tiers, free } });
  const key = await newKey(apis);
  assert.equal(await countPassed(apis, key, 50), 50);
  assert.equal(await countPassed(apis, key, 100), 20);
  for (const api of apis) assert.equal(errorCode(await ask(api, key)), 'daily_quota_exceeded');
  const caller = `key:${key.split('_')[2]}`;
  await eventually(async () => (await loadDailyUsage(store, caller, '2026-09-15')) >= 70, 'the day is saved');
  const alone = await startTestApi({ sharedStore: store, now: createClock().now, tiers: { ...tiers, free } });
  t.after(() => alone.close());
  assert.equal(errorCode(await ask(alone, key)), 'daily_quota_exceeded');
});

testWithRedis('two processes share the failed authentications of an address', async (t) => {
  const { apis } = await startPair(t);
  const fail = (api: TestApi) => api.get('/v1/status', { 'X-API-Key': 'anything' });
  for (let failure = 0; failure < 60; failure++) {
    assert.equal((await fail(apis[failure % 2] ?? assert.fail())).statusCode, 401);
  }
  for (const api of apis) assert.equal(errorCode(await fail(api)), 'rate_limited');
});

for (const [what, lose, regain] of [
  ['is killed', (server: RedisServer) => server.signal('SIGKILL'), (server: RedisServer) => server.start()],
  [
    'hangs',
    (server: RedisServer) => server.signal('SIGSTOP'),
    (server: RedisServer) => server.signal('SIGCONT'),
  ],
] as const) {
  testWithRedis(
    `while Redis ${what} each process limits by itself, and both share again after`,
    async (t) => {
      const { apis, clients, server, ready } = await startPair(t, {}, defaultRedisTimeouts);
      const shared = await newKey(apis, 'trader');
      assert.equal(await countPassed(apis, shared, 10), 10);

      // Requests under way when it happens are answered too.
      const underWay = countPassed(apis, shared, 20);
      await lose(server);
      assert.equal(await underWay, 20);

      for (const api of apis) {
        const key = await newKey(apis);
        assert.equal(await countPassed([api], key, 45), 30);
        assert.equal(errorCode(await ask(api, key)), 'rate_limited');
        const other = await newKey(apis);
        assert.equal(await countPassed([api], other, 1), 1);
      }
      await eventually(
        () => clients.every(({ status }) => status !== 'ready'),
        'no request waits for Redis any more',
      );

      await regain(server);
      await eventually(ready, 'both are connected again');
      // With the short time-outs of a service, a busy machine may need more than one try to share a whole minute.
      await eventually(
        async () => (await countPassed(apis, await newKey(apis), 60)) === 30,
        'both share a minute again',
      );
    },
  );
}

testWithRedis('a process that starts without Redis serves, and shares when Redis is there', async (t) => {
  const server = await createRedisServer(t);
  await server.signal('SIGKILL');
  const redis = await openRedis({ log: silentLog }, server.address, patient);
  const api = await startTestApi({ redis });
  t.after(async () => {
    await api.close();
    redis.disconnect();
  });
  assert.equal(await countPassed([api], await api.issueKey('free'), 45), 30);
  await server.start();
  await eventually(() => redis.status === 'ready', 'it is connected');
  const key = await api.issueKey('free');
  assert.equal(await countPassed([api], key, 10), 10);
  assert.equal(await redis.get(`routeur:minute:key:${key.split('_')[2]}`), '10');
});

testWithRedis('a count that lost its expiry in Redis ends within a window', async (t) => {
  const { apis, clients } = await startPair(t);
  const key = await newKey(apis);
  const place = `routeur:minute:key:${key.split('_')[2]}`;
  const [redis = assert.fail()] = clients;
  await redis.set(place, 29);
  const { headers } = await ask(apis[0] ?? assert.fail(), key);
  assert.equal(headers['x-ratelimit-remaining'], '0');
  const msToEnd = await redis.pttl(place);
  assert.ok(msToEnd > 0 && msToEnd <= 60_000, `${msToEnd} ms`);
});

/** Attempts and rounds: when one begins, what it counts, and who may record its end. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { silentLog } from '../../src/runtime/log.ts';
import { sealSecret } from '../../src/runtime/secret-box.ts';
import { migrate, openStore } from '../../src/store/index.ts';
import { createDatabaseQueue, type DeliveryQueue } from '../../src/webhooks/delivery-queue.ts';
import { DeliveryWorker } from '../../src/webhooks/delivery-worker.ts';
import type { SendOutcome, SendRequest } from '../../src/webhooks/sender.ts';
import { createWebhooks } from '../../src/webhooks/webhooks.ts';
import { eventually } from '../harness/eventually.ts';
import { createClock } from '../harness/manual-clock.ts';
import { createTestQueue, loadQueueState } from './database-queue.ts';
import {
  addEvents,
  addSubscriptions,
  failed,
  key,
  newId,
  ok,
  openQueue,
  senderOf,
  topic,
  workerOf,
} from './engine-setup.ts';
import { createMemoryQueue } from './memory-queue.ts';

test('a delivery that was given up keeps its id and its bytes when it is delivered again', async (t) => {
  const { store, clock } = await openQueue(t);
  await addSubscriptions(store, 1, clock.now());
  await addEvents(store, 1, clock.now());
  const underTest = createTestQueue(store, newId);
  await underTest.queue.fanOut(clock.now());
  let answer = failed;
  const sent: SendRequest[] = [];
  const worker = workerOf(
    store,
    clock,
    senderOf(async (request) => {
      sent.push(request);
      return answer;
    }),
  );
  for (let attempt = 1; attempt <= 8; attempt++) {
    assert.equal(await worker.round(), 1, `attempt ${attempt}`);
    await worker.whenEnded();
    assert.equal(await worker.round(), 0);
    clock.advance(30_000 * 2 ** (attempt - 1) - 1);
    assert.equal(await worker.round(), 0, 'not before it is due');
    clock.advance(1);
  }
  const [exhausted] = (await underTest.state()).deliveries;
  assert.ok(exhausted);
  assert.deepEqual(
    [exhausted.status, exhausted.attempts, exhausted.roundAttempts, exhausted.lastStatus],
    ['exhausted', 8, 8, 500],
  );
  clock.advance(86_400_000);
  assert.equal(await worker.round(), 0);
  await underTest.redeliver(exhausted.subscription, exhausted.id, clock.now());
  answer = ok;
  assert.equal(await worker.round(), 1);
  await worker.whenEnded();
  await worker.round();
  const { deliveries, attempts, subscriptions } = await underTest.state();
  assert.deepEqual(
    deliveries.map(({ id, status, attempts: begun, roundAttempts }) => [id, status, begun, roundAttempts]),
    [[exhausted.id, 'delivered', 9, 1]],
  );
  assert.deepEqual(
    attempts.map(({ number, status }) => [number, status]),
    [...Array.from({ length: 8 }, (_, index) => [index + 1, 500]), [9, 200]],
  );
  assert.equal(subscriptions[0]?.failures, 0);
  assert.equal(new Set(sent.map(({ headers }) => headers['Routeur-Delivery'])).size, 1);
  assert.equal(new Set(sent.map(({ body }) => body)).size, 1);
});

test('retries begin within a tenth and one poll of their time', async () => {
  const clock = createClock();
  const memory = createMemoryQueue(newId);
  const subscription = `whk_${'0'.repeat(22)}`;
  const secret = sealSecret(key, 'whsec_test', subscription);
  await memory.subscribe({ id: subscription, events: [topic], crossVenue: undefined }, secret, clock.now());
  await memory.write({ topic, payload: {} }, clock.now());
  await memory.queue.fanOut(clock.now());
  const starts: number[] = [];
  const pollMs = 250;
  const draws = [0, 0.999_999, 0.5, 0.1, 0.9, 0.3, 0.7].values();
  const worker = new DeliveryWorker({
    queue: memory.queue,
    sender: senderOf(async () => {
      starts.push(clock.now());
      return failed;
    }),
    key,
    now: clock.now,
    random: () => draws.next().value ?? 0,
    log: silentLog,
    token: 'worker',
  });
  for (let poll = 0; poll < 18_000; poll++) {
    if ((await worker.round()) > 0) await worker.whenEnded();
    clock.advance(pollMs);
  }
  assert.equal(starts.length, 8);
  for (const [index, start] of starts.slice(1).entries()) {
    const waited = start - (starts[index] ?? 0);
    const scheduled = 30_000 * 2 ** index;
    assert.ok(waited >= scheduled && waited <= scheduled * 1.1 + 2 * pollMs, `retry ${index + 1}: ${waited}`);
  }
});

test('the end of an attempt whose lease another has taken is not recorded', async (t) => {
  const { store, clock } = await openQueue(t);
  await addSubscriptions(store, 1, clock.now());
  await addEvents(store, 1, clock.now());
  await createDatabaseQueue({ store, newId }).fanOut(clock.now());
  const answers: ((outcome: SendOutcome) => void)[] = [];
  const sender = senderOf(() => new Promise((resolve) => answers.push(resolve)));
  const slow = workerOf(store, clock, sender);
  const quick = workerOf(store, clock, sender);
  assert.equal(await slow.round(), 1);
  clock.advance(29_999);
  assert.equal(await quick.round(), 0);
  clock.advance(1);
  assert.equal(await quick.round(), 1);
  answers[1]?.(ok);
  await quick.whenEnded();
  await quick.round();
  answers[0]?.(failed);
  await slow.whenEnded();
  await slow.round();
  assert.equal(slow.counts().tooLate, 1);
  const { deliveries, attempts } = await loadQueueState(store);
  assert.deepEqual(
    deliveries.map(({ status, attempts: begun }) => [status, begun]),
    [['delivered', 2]],
  );
  assert.deepEqual(
    attempts.map(({ number, error, status }) => [number, error, status]),
    [
      [1, 'interrupted', undefined],
      [2, undefined, 200],
    ],
  );
});

test('what was claimed too long ago is given back unsent', async (t) => {
  const { store, clock } = await openQueue(t);
  await addSubscriptions(store, 1, clock.now());
  await addEvents(store, 1, clock.now());
  const queue = createDatabaseQueue({ store, newId });
  await queue.fanOut(clock.now());
  const sent: string[] = [];
  const sender = senderOf(async ({ headers }) => {
    sent.push(headers['Routeur-Delivery'] ?? '');
    return ok;
  });
  // As a process that is stopped while the answer of the database is in flight, and wakes up later.
  let sleepsMs = 11_000;
  const slow: DeliveryQueue = {
    ...queue,
    exchange: async (ends, claim) => {
      const exchange = await queue.exchange(ends, claim);
      clock.advance(sleepsMs);
      return exchange;
    },
  };
  const deps = { sender, key, now: clock.now, random: () => 0, log: silentLog };
  const worker = new DeliveryWorker({ ...deps, queue: slow, token: 'slow' });
  assert.equal(await worker.round(), 0);
  assert.deepEqual(sent, []);
  sleepsMs = 0;
  assert.equal(await worker.round(), 1);
  await worker.whenEnded();
  await worker.round();
  const { deliveries, attempts } = await loadQueueState(store);
  assert.deepEqual(
    deliveries.map(({ status, roundAttempts }) => [status, roundAttempts]),
    [['delivered', 1]],
  );
  assert.deepEqual(
    attempts.map(({ number, error }) => [number, error]),
    [
      [1, 'interrupted'],
      [2, undefined],
    ],
  );
});

test('a clock that jumps sends nothing twice at once', async (t) => {
  const { store, clock } = await openQueue(t);
  await addSubscriptions(store, 1, clock.now());
  await addEvents(store, 1, clock.now());
  await createDatabaseQueue({ store, newId }).fanOut(clock.now());
  const answers: ((outcome: SendOutcome) => void)[] = [];
  const sender = senderOf(() => new Promise((resolve) => answers.push(resolve)));
  const worker = workerOf(store, clock, sender);
  assert.equal(await worker.round(), 1);
  clock.advance(3_600_000);
  assert.equal(await worker.round(), 0);
  assert.equal(answers.length, 1);
  answers[0]?.(ok);
  await worker.whenEnded();
  assert.equal(await worker.round(), 0);
  const { deliveries } = await loadQueueState(store);
  assert.deepEqual(
    deliveries.map(({ status, leaseUntil }) => [status, leaseUntil]),
    [['delivered', undefined]],
  );
  assert.equal(worker.counts().tooLate, 0);
});

test('the end of one attempt waits for some others before it is recorded, not for most', async () => {
  const clock = createClock();
  const memory = createMemoryQueue(newId);
  const id = `whk_${'0'.repeat(22)}`;
  const subscription = { id, events: [topic], crossVenue: undefined };
  await memory.subscribe(subscription, sealSecret(key, 'whsec_test', id), clock.now());
  for (let event = 0; event < 4; event++) await memory.write({ topic, payload: {} }, clock.now());
  await memory.queue.fanOut(clock.now());
  const answers: ((outcome: SendOutcome) => void)[] = [];
  const sender = senderOf(() => new Promise((resolve) => answers.push(resolve)));
  const deps = { sender, key, now: clock.now, random: () => 0, log: silentLog };
  const worker = new DeliveryWorker({ ...deps, queue: memory.queue, token: 'worker' });
  let isHalf = false;
  assert.equal(await worker.round(), 4);
  await worker.whenHalfEnded();
  answers[0]?.(ok);
  await worker.whenEnded();
  const half = worker.whenHalfEnded().then(() => {
    isHalf = true;
  });
  await new Promise(setImmediate);
  assert.equal(isHalf, false);
  answers[1]?.(ok);
  await half;
  assert.equal(await worker.round(), 0);
  assert.equal(worker.counts().delivered, 2);
});

test('what is asked for again during its last attempt is sent again when that has ended, whatever came of it', async (t) => {
  const { store, clock } = await openQueue(t);
  await addSubscriptions(store, 1, clock.now());
  await addEvents(store, 1, clock.now());
  const underTest = createTestQueue(store, newId);
  await underTest.queue.fanOut(clock.now());
  const answers: ((outcome: SendOutcome) => void)[] = [];
  const worker = workerOf(
    store,
    clock,
    senderOf(() => new Promise((resolve) => answers.push(resolve))),
  );
  const attempt = async (outcome: SendOutcome, isAskedFor = false) => {
    assert.equal(await worker.round(), 1, `attempt ${answers.length + 1}`);
    const [delivery] = (await underTest.state()).deliveries;
    if (isAskedFor) await underTest.redeliver(delivery?.subscription ?? '', delivery?.id ?? '', clock.now());
    answers.at(-1)?.(outcome);
    await worker.whenEnded();
    if (!isAskedFor) await worker.round();
    clock.advance(3_600_000);
  };
  for (let number = 1; number <= 7; number++) await attempt(failed);
  await attempt(failed, true);
  await attempt(ok, true);
  await attempt(ok);
  assert.equal(await worker.round(), 0);
  const { deliveries, attempts } = await underTest.state();
  assert.deepEqual(
    deliveries.map(({ status, roundAttempts, redeliverAt }) => [status, roundAttempts, redeliverAt]),
    [['delivered', 1, undefined]],
  );
  assert.deepEqual(
    attempts.map(({ status }) => status),
    [...Array<number>(8).fill(500), 200, 200],
  );
});

test('a receiver that ends the process at each attempt is tried eight times', async (t) => {
  const { store, clock } = await openQueue(t);
  await addSubscriptions(store, 1, clock.now());
  await addEvents(store, 1, clock.now());
  await createDatabaseQueue({ store, newId }).fanOut(clock.now());
  let sent = 0;
  const sender = senderOf(() => {
    sent += 1;
    return new Promise(() => undefined);
  });
  for (let kill = 1; kill <= 10; kill++) {
    await workerOf(store, clock, sender).round();
    clock.advance(3_600_000);
  }
  assert.equal(sent, 8);
  const { deliveries, attempts } = await loadQueueState(store);
  assert.deepEqual(
    deliveries.map(({ status, roundAttempts, lastError, leaseUntil }) => [
      status,
      roundAttempts,
      lastError,
      leaseUntil,
    ]),
    [['exhausted', 8, 'interrupted', undefined]],
  );
  assert.deepEqual(
    attempts.map(({ number, error, status }) => [number, error, status]),
    Array.from({ length: 8 }, (_, index) => [index + 1, 'interrupted', undefined]),
  );
});

test('a process that is alone on the database frees the places of one that died, at once', async (t) => {
  const { store, url } = await openQueue(t);
  await addSubscriptions(store, 1, Date.now());
  await addEvents(store, 8, Date.now());
  await createDatabaseQueue({ store, newId }).fanOut(Date.now());
  const dead = workerOf(
    store,
    { now: Date.now },
    senderOf(() => new Promise(() => undefined)),
  );
  assert.equal(await dead.round(), 4);
  const { hostname, port, username, pathname, searchParams } = new URL(url);
  const place = { host: searchParams.get('host') ?? decodeURIComponent(hostname), port: Number(port) };
  const alone = openStore(
    { log: silentLog },
    { kind: 'embedded', ...place, user: username, database: pathname.slice(1) },
    { connectionsMax: 4, connectTimeoutMs: 5_000, statementTimeoutMs: 15_000 },
  );
  t.after(() => alone.close());
  await migrate(alone);
  const stop = new AbortController();
  const deps = { store: alone, key, now: Date.now, random: Math.random, log: silentLog };
  const webhooks = createWebhooks({ ...deps, sender: senderOf(async () => ok) }, { pollMs: 20 });
  const running = webhooks.run(stop.signal);
  await eventually(() => webhooks.status().delivered === 4, 'those that wait are sent');
  stop.abort();
  await running;
  const { deliveries, attempts } = await loadQueueState(store);
  assert.deepEqual(deliveries.map(({ status, lastError }) => `${status} ${lastError}`).sort(), [
    ...Array<string>(4).fill('delivered undefined'),
    ...Array<string>(4).fill('pending interrupted'),
  ]);
  assert.equal(attempts.filter(({ error }) => error === 'interrupted').length, 4);
});

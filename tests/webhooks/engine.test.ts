/** The engine over PostgreSQL: who is told, claimed, given up, cancelled, kept and forgotten. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { silentLog } from '../../src/runtime/log.ts';
import { randomText } from '../../src/runtime/random-text.ts';
import { sealSecret } from '../../src/runtime/secret-box.ts';
import {
  cancelOfDisabled,
  changeSubscription,
  checkBacklog,
  migrate,
  openStore,
  pruneDeliveries,
  pruneOutbox,
  revokeApiKey,
  type Store,
  saveApiKey,
  saveSubscription,
} from '../../src/store/index.ts';
import { createDatabaseQueue, type DeliveryQueue } from '../../src/webhooks/delivery-queue.ts';
import { DeliveryWorker, defaultWorkerLimits } from '../../src/webhooks/delivery-worker.ts';
import type { Sender, SendOutcome, SendRequest } from '../../src/webhooks/sender.ts';
import { createWebhooks } from '../../src/webhooks/webhooks.ts';
import { eventually } from '../harness/eventually.ts';
import { createClock } from '../harness/manual-clock.ts';
import { openTestStore } from '../harness/test-database.ts';
import { createTestQueue, loadQueueState, subscribe, writeEntries } from './database-queue.ts';
import { createMemoryQueue } from './memory-queue.ts';

const key = Buffer.alloc(32, 3);
const topic = 'lead.executable';
const newId = () => `dlv_${randomText(22)}`;
const ok: SendOutcome = { kind: 'answered', status: 200, response: '', durationMs: 1 };
const failed: SendOutcome = { kind: 'answered', status: 500, response: 'no', durationMs: 1 };
const gone: SendOutcome = { kind: 'answered', status: 410, response: '', durationMs: 1 };

async function openQueue(t: TestContext) {
  const { store, url, close } = await openTestStore({ connectionsMax: 4 });
  t.after(close);
  return { store, url, clock: createClock() };
}

async function addSubscriptions(store: Store, count: number, at: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => `whk_${randomText(22)}`);
  for (const id of ids) {
    const secret = sealSecret(key, 'whsec_test', id);
    const told = { id, events: [topic], crossVenue: undefined };
    await subscribe(store, told, secret, `https://${id.toLowerCase().replace('_', '-')}.example/`, at);
  }
  return ids;
}

async function addEvents(store: Store, count: number, at: number): Promise<void> {
  const entries = Array.from({ length: count }, (_, number) => ({ topic, payload: { number } }));
  await writeEntries(store, entries, at);
}

function senderOf(answer: (request: SendRequest, signal: AbortSignal) => Promise<SendOutcome>): Sender {
  return { send: answer, close: async () => undefined };
}

function workerOf(store: Store, clock: { now: () => number }, sender: Sender): DeliveryWorker {
  const queue = createDatabaseQueue({ store, newId });
  const deps = { queue, sender, key, now: clock.now, random: () => 0, log: silentLog, token: randomText(8) };
  return new DeliveryWorker(deps);
}

const rules = (token: string, now: number) => ({
  token,
  now,
  leaseMs: 60_000,
  perSubscriptionMax: 4,
  slots: 64,
  furtherSlots: 64,
  failingSlots: 64,
});

test('processes that claim at once never claim the same, nor more than four of a subscription', async (t) => {
  const { store, url, clock } = await openQueue(t);
  await addSubscriptions(store, 20, clock.now());
  await addEvents(store, 10, clock.now());
  const others = [1, 2].map(() =>
    openStore(
      { log: silentLog },
      { kind: 'external', url },
      { connectionsMax: 3, connectTimeoutMs: 5_000, statementTimeoutMs: 15_000 },
    ),
  );
  t.after(() => Promise.all(others.map((other) => other.close())));
  for (const other of others) await migrate(other);
  const queues = [store, ...others].map((own) => createDatabaseQueue({ store: own, newId }));
  // Entries are told of once, however many look at them at once.
  const told = await Promise.all(queues.map((queue) => queue.fanOut(clock.now())));
  assert.equal(
    told.reduce((sum, { deliveries }) => sum + deliveries, 0),
    200,
  );
  const exchanges = await Promise.all(
    [...queues, ...queues].map((queue, index) => queue.exchange([], rules(`worker-${index}`, clock.now()))),
  );
  const claimed = exchanges.flatMap((exchange) => exchange.claimed);
  assert.equal(new Set(claimed.map(({ id }) => id)).size, claimed.length);
  const perSubscription = Map.groupBy(claimed, ({ subscription }) => subscription);
  assert.deepEqual(
    [...perSubscription.values()].map((of) => of.length),
    Array<number>(20).fill(4),
  );
});

test('an entry told of twice makes no second delivery', async (t) => {
  const { store, clock } = await openQueue(t);
  await addSubscriptions(store, 3, clock.now());
  await addEvents(store, 5, clock.now());
  const queue = createDatabaseQueue({ store, newId });
  assert.deepEqual(await queue.fanOut(clock.now()), { entries: 5, deliveries: 15 });
  await store.query((db) => sql`update outbox set dispatched_at = null`.execute(db));
  assert.deepEqual(await queue.fanOut(clock.now()), { entries: 5, deliveries: 0 });
  assert.deepEqual(await queue.fanOut(clock.now()), { entries: 0, deliveries: 0 });
});

test('a subscription is told of what was written after it was made, and not once its key is revoked', async (t) => {
  const { store, clock } = await openQueue(t);
  const keys = ['kept00000000', 'revoked00000'].map((id) => ({ id, tier: 'pro' as const, label: id }));
  for (const record of keys) await saveApiKey(store, { ...record, secretSha256: randomBytes(32) });
  await addEvents(store, 2, clock.now());
  for (const { id: owner } of keys) {
    const id = `whk_${owner.padEnd(22, '0')}`;
    const filters = { crossVenue: undefined, minNetUsd: undefined };
    const secret = sealSecret(key, 'whsec_test', id);
    const made = { id, owner: ownerOf(owner), url: 'https://receiver.example/', events: [topic] as const };
    await saveSubscription(store, { ...made, filters, secret, createdAt: clock.now() }, 5);
  }
  await addEvents(store, 3, clock.now());
  await revokeApiKey(store, 'revoked00000');
  await createDatabaseQueue({ store, newId }).fanOut(clock.now());
  const { deliveries } = await loadQueueState(store);
  assert.deepEqual(
    deliveries.map(({ subscription, event }) => `${subscription} ${event}`).sort(),
    ['evt_3', 'evt_4', 'evt_5'].map((event) => `whk_kept000000000000000000 ${event}`),
  );
});

test('410 disables the subscription, cancels what waits and nothing is sent afterwards', async (t) => {
  const { store, clock } = await openQueue(t);
  const [subscription = '', other = ''] = await addSubscriptions(store, 2, clock.now());
  await addEvents(store, 20, clock.now());
  const sent: string[] = [];
  const worker = workerOf(
    store,
    clock,
    senderOf(async ({ poolKey }) => {
      sent.push(poolKey);
      return poolKey === subscription ? gone : ok;
    }),
  );
  await createDatabaseQueue({ store, newId }).fanOut(clock.now());
  for (let round = 0; round < 10; round++) {
    await worker.round();
    await Promise.race([worker.whenEnded(), Promise.resolve()]);
  }
  await eventually(
    async () => (await worker.round()) === 0 && worker.counts().inFlight === 0,
    'all are through',
  );
  // Four were under way when the first answered.
  assert.equal(sent.filter((poolKey) => poolKey === subscription).length, 4);
  const { subscriptions, deliveries } = await loadQueueState(store);
  const state = subscriptions.find(({ id }) => id === subscription);
  assert.deepEqual([state?.status, state?.disabledReason], ['disabled', 'gone']);
  const own = deliveries.filter((delivery) => delivery.subscription === subscription);
  assert.deepEqual(new Set(own.map(({ status }) => status)), new Set(['cancelled']));
  const others = deliveries.filter((delivery) => delivery.subscription === other);
  assert.deepEqual(new Set(others.map(({ status }) => status)), new Set(['delivered']));
});

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

test('three hundred receivers that hang delay nobody else', async (t) => {
  const { store } = await openQueue(t);
  const hanging = new Set(await addSubscriptions(store, 300, Date.now()));
  const healthy = await addSubscriptions(store, 5, Date.now());
  await addEvents(store, 20, Date.now());
  const sender = senderOf(({ poolKey }, signal) =>
    hanging.has(poolKey)
      ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      : Promise.resolve(ok),
  );
  const stop = new AbortController();
  const deps = { store, sender, key, now: Date.now, random: Math.random, log: silentLog };
  // While the attempts under way to those that hang go on for ever.
  const webhooks = createWebhooks(deps, { attemptMs: 3_600_000, stopMs: 0, pollMs: 20 });
  const running = webhooks.run(stop.signal);
  await eventually(
    () => webhooks.status().delivered === 20 * healthy.length,
    'the healthy ones have everything',
  );
  const { inFlight, failed: failures } = webhooks.status();
  assert.ok(inFlight >= 300 && inFlight <= 300 + 128, `${inFlight} hang`);
  assert.equal(failures, 0);
  stop.abort();
  await running;
  // What hung when the service stopped was given back and counts for nothing.
  const { deliveries, attempts } = await loadQueueState(store);
  assert.ok(
    deliveries.every(
      ({ leaseUntil, roundAttempts, status }) =>
        leaseUntil === undefined && roundAttempts === (status === 'delivered' ? 1 : 0),
    ),
  );
  const cutOff = attempts.filter(({ error }) => error === 'interrupted').length;
  // Some more may have begun since they were counted.
  assert.ok(cutOff >= inFlight && cutOff <= 300 + 128, `${cutOff} cut off`);
});

test('a receiver that failed last is tried one at a time', async (t) => {
  const { store, clock } = await openQueue(t);
  await addSubscriptions(store, 1, clock.now());
  await addEvents(store, 10, clock.now());
  await createDatabaseQueue({ store, newId }).fanOut(clock.now());
  let answer = failed;
  const worker = workerOf(
    store,
    clock,
    senderOf(async () => answer),
  );
  const begun: number[] = [];
  const step = async () => {
    begun.push(await worker.round());
    await worker.whenEnded();
  };
  await step();
  await step();
  answer = ok;
  await step();
  await step();
  assert.deepEqual(begun, [4, 1, 1, 4]);
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
  clock.advance(59_999);
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
  // As a process that is stopped while the answer of the database is on its way, and wakes up later.
  let sleepsMs = 50_000;
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

test('410 counts only while the attempt is ours, and only for the address it came from', async (t) => {
  const { store, clock } = await openQueue(t);
  const [late = '', moved = ''] = await addSubscriptions(store, 2, clock.now());
  await addEvents(store, 1, clock.now());
  await createDatabaseQueue({ store, newId }).fanOut(clock.now());
  const answers = new Map<string, ((outcome: SendOutcome) => void)[]>();
  const sender = senderOf(
    ({ poolKey }) =>
      new Promise((resolve) => answers.set(poolKey, [...(answers.get(poolKey) ?? []), resolve])),
  );
  const [first, second] = [workerOf(store, clock, sender), workerOf(store, clock, sender)];
  const statusOf = async (id: string) => {
    const { subscriptions, deliveries } = await loadQueueState(store);
    const own = deliveries.find(({ subscription }) => subscription === id);
    return [subscriptions.find((known) => known.id === id)?.status, own?.status, own?.roundAttempts];
  };
  assert.equal(await first.round(), 2);
  await changeSubscription(
    store,
    { owner: 'key:tests', id: moved },
    { url: 'https://new.example/' },
    clock.now(),
  );
  answers.get(moved)?.[0]?.(gone);
  await first.whenEnded();
  // It has moved, and is tried at its new address at once.
  assert.equal(await first.round(), 1);
  assert.deepEqual(await statusOf(moved), ['active', 'pending', 1]);
  answers.get(moved)?.[1]?.(ok);
  await first.whenEnded();
  await first.round();
  clock.advance(60_000);
  assert.equal(await second.round(), 1);
  answers.get(late)?.[1]?.(ok);
  await second.whenEnded();
  await second.round();
  answers.get(late)?.[0]?.(gone);
  await first.whenEnded();
  await first.round();
  assert.deepEqual(await statusOf(late), ['active', 'delivered', 1]);
  assert.deepEqual(await statusOf(moved), ['active', 'delivered', 2]);
});

test('a subscription that is removed while entries are told of is left out of them', async (t) => {
  const { store, clock } = await openQueue(t);
  const [removed = '', other = ''] = (await addSubscriptions(store, 2, clock.now())).sort();
  await addEvents(store, 3, clock.now());
  const isTold = Promise.withResolvers<void>();
  const removal = store.query((db) =>
    db.transaction().execute(async (trx) => {
      await sql`delete from webhook_subscription where id = ${removed}`.execute(trx);
      await isTold.promise;
    }),
  );
  const told = createDatabaseQueue({ store, newId }).fanOut(clock.now());
  await eventually(async () => {
    const { rows } = await store.query((db) =>
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      ),
    );
    return rows.length > 0;
  }, 'one waits for the other');
  isTold.resolve();
  await removal;
  assert.deepEqual(await told, { entries: 3, deliveries: 3 });
  const { deliveries } = await loadQueueState(store);
  assert.ok(deliveries.every(({ subscription }) => subscription === other));
});

test('entries that nobody was told of yet are not forgotten', async (t) => {
  const { store, clock } = await openQueue(t);
  await addSubscriptions(store, 1, clock.now());
  await addEvents(store, 2, clock.now());
  const queue = createDatabaseQueue({ store, newId });
  const prune = () =>
    store.query((db, options) =>
      db.transaction().execute((trx) => pruneOutbox({ trx, options }, clock.now() + 1, 10)),
    );
  await prune();
  assert.deepEqual(await queue.fanOut(clock.now()), { entries: 2, deliveries: 2 });
  await prune();
  const { rows } = await store.query((db) => sql`select id from outbox`.execute(db));
  assert.deepEqual(rows, []);
});

test('a subscription for which too much waits is disabled, and what waits is cancelled', async (t) => {
  const { store, clock } = await openQueue(t);
  const [full = '', calm = ''] = await addSubscriptions(store, 2, clock.now());
  await addEvents(store, 11, clock.now());
  await createDatabaseQueue({ store, newId }).fanOut(clock.now());
  await store.query((db) =>
    sql`delete from webhook_delivery where subscription = ${calm} and outbox > 10`.execute(db),
  );
  clock.advance(1_000);
  const checked = await checkBacklog(store, { now: clock.now(), pendingMax: 10 });
  assert.deepEqual(checked, { pending: 21, oldestDueAt: clock.now() - 1_000, disabled: [full] });
  assert.equal(await cancelOfDisabled(store, clock.now(), 5), 5);
  assert.equal(await cancelOfDisabled(store, clock.now(), 100), 6);
  const { subscriptions, deliveries } = await loadQueueState(store);
  assert.deepEqual(
    subscriptions.map(({ id, disabledReason }) => [id, disabledReason]).sort(),
    [
      [calm, undefined],
      [full, 'backlog'],
    ].sort(),
  );
  assert.ok(
    deliveries.every(({ subscription, status }) => (subscription === full) === (status === 'cancelled')),
  );
});

test('deliveries that are over are forgotten after their time, those that wait are not', async (t) => {
  const { store, clock } = await openQueue(t);
  await addSubscriptions(store, 1, clock.now());
  await addEvents(store, 6, clock.now());
  await createDatabaseQueue({ store, newId }).fanOut(clock.now());
  const worker = workerOf(
    store,
    clock,
    senderOf(async () => ok),
  );
  await worker.round();
  await worker.whenEnded();
  await worker.stop(AbortSignal.abort());
  assert.equal(await pruneDeliveries(store, clock.now(), 100), 0);
  assert.equal(await pruneDeliveries(store, clock.now() + 1, 3), 3);
  assert.equal(await pruneDeliveries(store, clock.now() + 1, 100), 1);
  const { deliveries, attempts } = await loadQueueState(store);
  assert.deepEqual(
    deliveries.map(({ status }) => status),
    ['pending', 'pending'],
  );
  assert.equal(attempts.length, 0);
});

test('a secret that does not open with our key fails the attempt and sends nothing', async (t) => {
  const { store, clock } = await openQueue(t);
  await addSubscriptions(store, 1, clock.now());
  await addEvents(store, 1, clock.now());
  const queue = createDatabaseQueue({ store, newId });
  await queue.fanOut(clock.now());
  const sender = senderOf(() => assert.fail('it was sent'));
  const deps = { queue, sender, now: clock.now, random: () => 0, log: silentLog, token: 'worker' };
  const worker = new DeliveryWorker({ ...deps, key: Buffer.alloc(32, 4) }, defaultWorkerLimits);
  await worker.round();
  await worker.whenEnded();
  await worker.round();
  const [delivery] = (await loadQueueState(store)).deliveries;
  assert.deepEqual([delivery?.status, delivery?.lastError], ['pending', 'secret_unreadable']);
});

function ownerOf(keyId: string): string {
  return `key:${keyId}`;
}

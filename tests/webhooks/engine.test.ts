/** The engine over PostgreSQL: what is fanned out, claimed, given up and left alone. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'kysely';
import { silentLog } from '../../src/runtime/log.ts';
import { sealSecret } from '../../src/runtime/secret-box.ts';
import {
  changeSubscription,
  migrate,
  openStore,
  revokeApiKey,
  saveApiKey,
  saveSubscription,
} from '../../src/store/index.ts';
import { createDatabaseQueue } from '../../src/webhooks/delivery-queue.ts';
import { DeliveryWorker, defaultWorkerLimits } from '../../src/webhooks/delivery-worker.ts';
import type { SendOutcome } from '../../src/webhooks/sender.ts';
import { createWebhooks } from '../../src/webhooks/webhooks.ts';
import { eventually } from '../harness/eventually.ts';
import { loadQueueState } from './database-queue.ts';
import {
  addEvents,
  addSubscriptions,
  failed,
  gone,
  key,
  newId,
  ok,
  openQueue,
  ownerOf,
  senderOf,
  topic,
  waitForLock,
  workerOf,
} from './engine-setup.ts';

const rules = (token: string, now: number) => ({
  token,
  now,
  leaseMs: 30_000,
  retryDelaysMs: [30_000],
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
  // Entries fan out once, however many queues look at them at once.
  const fannedOut = await Promise.all(queues.map((queue) => queue.fanOut(clock.now())));
  assert.equal(
    fannedOut.reduce((sum, { deliveries }) => sum + deliveries, 0),
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

test('an entry that fans out twice makes no second delivery', async (t) => {
  const { store, clock } = await openQueue(t);
  await addSubscriptions(store, 3, clock.now());
  await addEvents(store, 5, clock.now());
  const queue = createDatabaseQueue({ store, newId });
  assert.deepEqual(await queue.fanOut(clock.now()), { entries: 5, deliveries: 15 });
  await store.query((db) => sql`update outbox set dispatched_at = null`.execute(db));
  assert.deepEqual(await queue.fanOut(clock.now()), { entries: 5, deliveries: 0 });
  assert.deepEqual(await queue.fanOut(clock.now()), { entries: 0, deliveries: 0 });
});

test('a subscription gets what was written after it was made, and not once its key is revoked', async (t) => {
  const { store, clock } = await openQueue(t);
  const keys = ['kept00000000', 'revoked00000'].map((id) => ({ id, tier: 'pro' as const, label: id }));
  for (const record of keys) await saveApiKey(store, { ...record, secretSha256: randomBytes(32) });
  await addEvents(store, 2, clock.now());
  for (const { id: owner } of keys) {
    const id = `whk_${owner.padEnd(22, '0')}`;
    const filters = { crossVenue: undefined, minNetUsd: undefined };
    const secret = sealSecret(key, 'whsec_test', id);
    const made = { id, ...ownerOf(owner), url: 'https://receiver.example/', events: [topic] as const };
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

test('three hundred receivers that hang delay no other', async (t) => {
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
  // The attempts under way to those that hang go on for ever, and on a busy machine no claim comes late.
  const webhooks = createWebhooks(deps, {
    attemptMs: 3_600_000,
    leaseMs: 10_800_000,
    stopMs: 0,
    pollMs: 20,
  });
  const running = webhooks.run(stop.signal);
  await eventually(
    () => webhooks.status().delivered === 20 * healthy.length,
    'the healthy ones have everything',
  );
  const { inFlight, failed: failures } = webhooks.status();
  const hangingMax = 300 + defaultWorkerLimits.furtherMax;
  assert.ok(inFlight >= 300 && inFlight <= hangingMax, `${inFlight} hang`);
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
  assert.ok(cutOff >= inFlight && cutOff <= hangingMax, `${cutOff} cut off`);
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
  clock.advance(30_000);
  assert.equal(await second.round(), 1);
  answers.get(late)?.[1]?.(ok);
  await second.whenEnded();
  await second.round();
  answers.get(late)?.[0]?.(gone);
  await first.whenEnded();
  await first.round();
  assert.deepEqual(await statusOf(late), ['active', 'delivered', 2]);
  assert.deepEqual(await statusOf(moved), ['active', 'delivered', 2]);
});

test('a subscription that is removed during a fan-out is left out of it', async (t) => {
  const { store, clock } = await openQueue(t);
  const [removed = '', other = ''] = (await addSubscriptions(store, 2, clock.now())).sort();
  await addEvents(store, 3, clock.now());
  const isWaiting = Promise.withResolvers<void>();
  const removal = store.query((db) =>
    db.transaction().execute(async (trx) => {
      await sql`delete from webhook_subscription where id = ${removed}`.execute(trx);
      await isWaiting.promise;
    }),
  );
  const fannedOut = createDatabaseQueue({ store, newId }).fanOut(clock.now());
  await waitForLock(store, isWaiting);
  await removal;
  assert.deepEqual(await fannedOut, { entries: 3, deliveries: 3 });
  const { deliveries } = await loadQueueState(store);
  assert.ok(deliveries.every(({ subscription }) => subscription === other));
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

/** What ends subscriptions and forgets deliveries: revoked keys, backlogs, removals, age. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'kysely';
import { silentLog } from '../../src/runtime/log.ts';
import { sealSecret } from '../../src/runtime/secret-box.ts';
import {
  cancelOfDisabled,
  checkBacklog,
  pruneDeliveries,
  pruneEvents,
  pruneOutbox,
  removeSubscription,
  revokeApiKey,
  saveApiKey,
  saveSubscription,
} from '../../src/store/index.ts';
import { createDatabaseQueue } from '../../src/webhooks/delivery-queue.ts';
import { createWebhooks } from '../../src/webhooks/webhooks.ts';
import { eventually } from '../harness/eventually.ts';
import { loadQueueState } from './database-queue.ts';
import {
  addEvents,
  addSubscriptions,
  failed,
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

test('a subscription is removed while ends of its deliveries are recorded, and neither waits for the other in a circle', async (t) => {
  const { store, clock } = await openQueue(t);
  const [id = ''] = await addSubscriptions(store, 1, clock.now());
  await addEvents(store, 10, clock.now());
  await createDatabaseQueue({ store, newId }).fanOut(clock.now());
  const removalWaits = Promise.withResolvers<void>();
  const recording = store.query((db) =>
    db.transaction().execute(async (trx) => {
      await sql`select id from webhook_delivery where event = 'evt_5' for no key update`.execute(trx);
      await removalWaits.promise;
      await sql`update webhook_delivery set last_error = 'timeout' where subscription = ${id}`.execute(trx);
    }),
  );
  const removal = removeSubscription(store, { owner: 'key:tests', id }, clock.now());
  await waitForLock(store, removalWaits);
  await recording;
  assert.equal(await removal, true);
  const { subscriptions, deliveries } = await loadQueueState(store);
  assert.deepEqual([subscriptions, deliveries], [[], []]);
});

test('entries that were not dispatched yet are not forgotten', async (t) => {
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
  assert.equal(await cancelOfDisabled(store, 5), 5);
  assert.equal(await cancelOfDisabled(store, 100), 6);
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

test('what waits for a subscription is cancelled soon after its key is revoked', async (t) => {
  const { store } = await openQueue(t);
  const keyId = 'revoked00000';
  await saveApiKey(store, { id: keyId, tier: 'pro', label: keyId, secretSha256: randomBytes(32) });
  const [kept = ''] = await addSubscriptions(store, 1, Date.now());
  const revoked = `whk_${'r'.repeat(22)}`;
  const fields = { url: 'https://receiver.example/', events: [topic] as const, createdAt: Date.now() };
  const filters = { crossVenue: undefined, minNetUsd: undefined };
  const secret = sealSecret(key, 'whsec_test', revoked);
  await saveSubscription(store, { id: revoked, ...ownerOf(keyId), ...fields, filters, secret }, 5);
  await addEvents(store, 5, Date.now());
  await createDatabaseQueue({ store, newId }).fanOut(Date.now());
  await revokeApiKey(store, keyId);
  const stop = new AbortController();
  const sender = senderOf(async () => failed);
  const deps = { store, sender, key, now: Date.now, random: Math.random, log: silentLog };
  const running = createWebhooks(deps, { pollMs: 20, upkeepMs: 20 }).run(stop.signal);
  await eventually(async () => {
    const { deliveries } = await loadQueueState(store);
    const own = deliveries.filter(({ subscription }) => subscription === revoked);
    return own.length === 5 && own.every(({ status }) => status === 'cancelled');
  }, 'all that waited is cancelled');
  stop.abort();
  await running;
  const { subscriptions, deliveries } = await loadQueueState(store);
  assert.deepEqual(
    new Map(subscriptions.map(({ id, disabledReason }) => [id, disabledReason])),
    new Map([
      [kept, undefined],
      [revoked, 'key_revoked'],
    ]),
  );
  const others = deliveries.filter(({ subscription }) => subscription === kept);
  assert.ok(others.every(({ status }) => status === 'pending'));
});

test('the body of an event is kept until the last of its deliveries is forgotten', async (t) => {
  const { store, clock } = await openQueue(t);
  await addSubscriptions(store, 2, clock.now());
  const queue = createDatabaseQueue({ store, newId });
  for (let event = 0; event < 3; event++) {
    await addEvents(store, 1, clock.now());
    await queue.fanOut(clock.now());
    clock.advance(1_000);
  }
  const startedAt = clock.now() - 3_000;
  const forget = (event: string) =>
    store.query((db) => sql`delete from webhook_delivery where event = ${event}`.execute(db));
  assert.equal(await pruneEvents(store, clock.now(), 10), 0);
  await forget('evt_1');
  assert.equal(await pruneEvents(store, startedAt, 10), 0);
  assert.equal(await pruneEvents(store, clock.now(), 10), 1);
  await forget('evt_3');
  assert.equal(await pruneEvents(store, clock.now(), 10), 0);
  await forget('evt_2');
  assert.equal(await pruneEvents(store, clock.now(), 1), 1);
  assert.equal(await pruneEvents(store, clock.now(), 10), 1);
});

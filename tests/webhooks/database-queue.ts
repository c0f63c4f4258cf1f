/** The queue in PostgreSQL, as the tests see it. */
import { sql } from 'kysely';
import { announcementTopics } from '../../src/core/announcement/index.ts';
import { changeSubscription, redeliver, type Store, saveSubscription } from '../../src/store/index.ts';
import { writeEntries as writeOutboxEntries } from '../../src/store/webhooks/outbox.ts';
import { createDatabaseQueue } from '../../src/webhooks/delivery-queue.ts';
import type { QueueState, QueueUnderTest, TestEntry, TestSubscription } from './queue-under-test.ts';

const owner = 'key:tests';
const receiver = 'https://receiver.example/';

export function createTestQueue(store: Store, newId: () => string, url = receiver): QueueUnderTest {
  return {
    queue: createDatabaseQueue({ store, newId }),
    subscribe: (subscription, secret, at) => subscribe(store, subscription, secret, url, at),
    setActive: async (id, active, at) => {
      await changeSubscription(store, { owner, id }, { status: active ? 'active' : 'disabled' }, at);
    },
    write: (entry, at) => writeEntries(store, [entry], at),
    redeliver: async (subscription, id, at) => {
      await redeliver(store, { subscription, id }, at);
    },
    state: () => loadQueueState(store),
  };
}

export async function subscribe(
  store: Store,
  { id, events, crossVenue }: TestSubscription,
  secret: Uint8Array,
  url: string,
  createdAt: number,
): Promise<void> {
  const made = {
    id,
    owner,
    ownerKey: undefined,
    url,
    events: announcementTopics.filter((event) => events.includes(event)),
    filters: { crossVenue, minNetUsd: undefined },
    secret: Buffer.from(secret),
    createdAt,
  };
  await saveSubscription(store, made, Number.MAX_SAFE_INTEGER);
}

export async function writeEntries(store: Store, entries: readonly TestEntry[], at: number): Promise<void> {
  await store.query((db, options) =>
    db.transaction().execute((trx) =>
      writeOutboxEntries(
        { trx, options },
        entries.map(({ topic, crossVenue, payload }) => ({
          ...{ topic, crossVenue, run: undefined, net: undefined },
          payload: JSON.stringify(payload),
        })),
        at,
      ),
    ),
  );
}

export async function emptyQueue(store: Store): Promise<void> {
  await store.query((db) =>
    sql`truncate outbox, webhook_event, webhook_subscription, webhook_delivery, webhook_attempt
      restart identity`.execute(db),
  );
}

export async function loadQueueState(store: Store): Promise<QueueState> {
  return store.query(async (db) => {
    const subscriptions = await db.selectFrom('webhook_subscription').selectAll().orderBy('id').execute();
    const deliveries = await db
      .selectFrom('webhook_delivery as d')
      .leftJoin('webhook_event as e', 'e.id', 'd.event')
      .selectAll('d')
      .select((eb) => eb.fn.coalesce('d.body', 'e.body', eb.val('lost')).as('sent'))
      .orderBy('d.id')
      .execute();
    const attempts = await db
      .selectFrom('webhook_attempt')
      .selectAll()
      .orderBy('delivery')
      .orderBy('number')
      .execute();
    return {
      subscriptions: subscriptions.map((row) => ({
        id: row.id,
        status: row.status,
        disabledReason: row.disabled_reason ?? undefined,
        failures: row.failures,
      })),
      deliveries: deliveries.map((row) => ({
        id: row.id,
        subscription: row.subscription,
        event: row.event,
        body: row.sent,
        status: row.status,
        attempts: row.attempts,
        roundAttempts: row.round_attempts,
        nextAttemptAt: row.next_attempt_at?.getTime(),
        leaseUntil: row.lease_until?.getTime(),
        redeliverAt: row.redeliver_at?.getTime(),
        lastStatus: row.last_status ?? undefined,
        lastError: row.last_error ?? undefined,
        deliveredAt: row.delivered_at?.getTime(),
      })),
      attempts: attempts.map((row) => ({
        delivery: row.delivery,
        number: row.number,
        startedAt: row.started_at.getTime(),
        status: row.status ?? undefined,
        error: row.error ?? undefined,
        response: row.response ?? undefined,
      })),
    };
  });
}

import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { silentLog } from '../../src/runtime/log.ts';
import { randomText } from '../../src/runtime/random-text.ts';
import { sealSecret } from '../../src/runtime/secret-box.ts';
import type { Store } from '../../src/store/index.ts';
import { createDatabaseQueue } from '../../src/webhooks/delivery-queue.ts';
import { DeliveryWorker } from '../../src/webhooks/delivery-worker.ts';
import type { Sender, SendOutcome, SendRequest } from '../../src/webhooks/sender.ts';
import { eventually } from '../harness/eventually.ts';
import { createClock } from '../harness/manual-clock.ts';
import { openTestStore } from '../harness/test-database.ts';
import { subscribe, writeEntries } from './database-queue.ts';

export const key = Buffer.alloc(32, 3);
export const topic = 'lead.executable' as const;
export const newId = () => `dlv_${randomText(22)}`;
export const ok: SendOutcome = { kind: 'answered', status: 200, response: '', durationMs: 1 };
export const failed: SendOutcome = { kind: 'answered', status: 500, response: 'no', durationMs: 1 };
export const gone: SendOutcome = { kind: 'answered', status: 410, response: '', durationMs: 1 };

export async function openQueue(t: TestContext) {
  const { store, url, close } = await openTestStore({ connectionsMax: 4 });
  t.after(close);
  return { store, url, clock: createClock() };
}

export async function addSubscriptions(store: Store, count: number, at: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => `whk_${randomText(22)}`);
  for (const id of ids) {
    const secret = sealSecret(key, 'whsec_test', id);
    const subscription = { id, events: [topic], crossVenue: undefined };
    await subscribe(
      store,
      subscription,
      secret,
      `https://${id.toLowerCase().replace('_', '-')}.example/`,
      at,
    );
  }
  return ids;
}

export async function addEvents(store: Store, count: number, at: number): Promise<void> {
  const entries = Array.from({ length: count }, (_, number) => ({ topic, payload: { number } }));
  await writeEntries(store, entries, at);
}

export function senderOf(
  answer: (request: SendRequest, signal: AbortSignal) => Promise<SendOutcome>,
): Sender {
  return { send: answer, close: async () => undefined };
}

export function workerOf(store: Store, clock: { now: () => number }, sender: Sender): DeliveryWorker {
  const queue = createDatabaseQueue({ store, newId });
  const deps = { queue, sender, key, now: clock.now, random: () => 0, log: silentLog, token: randomText(8) };
  return new DeliveryWorker(deps);
}

/** Resolves `then` when one waits for the other. */
export async function waitForLock(store: Store, then: PromiseWithResolvers<void>): Promise<void> {
  await eventually(async () => {
    const { rows } = await store.query((db) =>
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      ),
    );
    return rows.length > 0;
  }, 'one waits for the other');
  then.resolve();
}

export function ownerOf(keyId: string) {
  return { owner: `key:${keyId}`, ownerKey: keyId };
}

/**
 * Webhooks as the app runs them: three loops over one queue.
 *
 *   outbox ─ fan out ─► deliveries ─ worker ─► receivers
 *                           └─ upkeep: revoked keys, backlog, cancelled, old ones
 *
 * A loop that fails waits and goes on; what the database has is all that counts.
 */
import { backoffMs, waitUnlessAborted } from '../runtime/backoff.ts';
import type { Log } from '../runtime/log.ts';
import { randomText } from '../runtime/random-text.ts';
import {
  cancelOfDisabled,
  checkBacklog,
  disableOfRevoked,
  endOfOthers,
  type PendingDeliveries,
  pruneDeliveries,
  pruneEvents,
  type Store,
} from '../store/index.ts';
import { retryDelaysMs } from './decide-outcome.ts';
import { createDatabaseQueue, type DeliveryQueue } from './delivery-queue.ts';
import {
  DeliveryWorker,
  defaultWorkerLimits,
  type WorkerCounts,
  type WorkerLimits,
} from './delivery-worker.ts';
import type { Sender } from './sender.ts';

export interface WebhooksDeps {
  /** With at least three connections. */
  readonly store: Store;
  readonly sender: Sender;
  /** Opens the sealed secrets. */
  readonly key: Uint8Array;
  /** Real time, also where the markets' time is simulated. */
  readonly now: () => number;
  /** From [0, 1). */
  readonly random: () => number;
  readonly log: Log;
}

export interface WebhooksOptions extends WorkerLimits {
  /** How long it takes at most, when idle, until something due is seen. */
  readonly pollMs: number;
  readonly upkeepMs: number;
  /** More deliveries that wait for one subscription disable it. */
  readonly pendingMax: number;
  /** Deliveries that are over are kept for so long. */
  readonly keepMs: number;
  /** How long attempts under way may go on when the service stops. */
  readonly stopMs: number;
}

const defaultWebhooksOptions: WebhooksOptions = {
  ...defaultWorkerLimits,
  pollMs: 250,
  upkeepMs: 5_000,
  pendingMax: 100_000,
  keepMs: 30 * 86_400_000,
  stopMs: 2_000,
};

export interface WebhooksStatus extends WorkerCounts {
  /** Deliveries that wait in all processes and when the oldest of them was due, as of a moment ago. */
  readonly waiting: PendingDeliveries | undefined;
}

export interface Webhooks {
  /** Resolves when the signal is aborted and nothing is under way. */
  run(signal: AbortSignal): Promise<void>;
  status(): WebhooksStatus;
}

const afterFailure = { firstMs: 250, maxMs: 5_000 };
/** For ends to come together: each exchange with the database costs something, however few ends it carries. */
const gatherMaxMs = 20;
const upkeepRowsMax = 5_000;
const upkeepBatchesMax = 20;
const pruneEveryMs = 60_000;

export function createWebhooks(deps: WebhooksDeps, options: Partial<WebhooksOptions> = {}): Webhooks {
  const { store, now, log } = deps;
  const settings: WebhooksOptions = { ...defaultWebhooksOptions, ...options };
  const queue = createDatabaseQueue({ store, newId: () => `dlv_${randomText(22)}` });
  const token = `wrk_${randomText(22)}`;
  const worker = new DeliveryWorker({ ...deps, queue, token }, settings);
  const news = new Nudge();
  let waiting: PendingDeliveries | undefined;
  let prunedAt = Number.NEGATIVE_INFINITY;

  // The owner of an embedded database folder is its only process: leases of others are of processes that are dead.
  let othersMayLive = store.kind !== 'embedded';
  const endDead = async () => {
    if (othersMayLive) return;
    const rules = { token, now: now(), retryDelaysMs: retryDelaysMs(settings) };
    const cut = await endOfOthers(store, rules);
    othersMayLive = true;
    if (cut.attempts > 0) log.warn({ ...cut }, 'attempts were cut off when the service last ended');
  };

  const upkeep = async (signal: AbortSignal) => {
    const revoked = await disableOfRevoked(store, now(), signal);
    if (revoked.length > 0)
      log.warn({ subscriptions: revoked }, 'webhooks were disabled: their API key was revoked');
    const { disabled, ...counted } = await checkBacklog(
      store,
      { now: now(), pendingMax: settings.pendingMax },
      signal,
    );
    waiting = counted;
    if (disabled.length > 0)
      log.warn({ subscriptions: disabled }, 'webhooks were disabled: too much waits for them');
    await untilFew(() => cancelOfDisabled(store, upkeepRowsMax, signal));
    if (now() < prunedAt + pruneEveryMs) return;
    const before = now() - settings.keepMs;
    const isPruned =
      (await untilFew(() => pruneDeliveries(store, before, upkeepRowsMax, signal))) &&
      (await untilFew(() => pruneEvents(store, before, upkeepRowsMax, signal)));
    if (isPruned) prunedAt = now();
  };

  return {
    status: () => ({ ...worker.counts(), waiting }),
    run: async (signal) => {
      await Promise.all([
        repeat({ log, what: 'dispatching events to subscriptions' }, signal, async () => {
          await fanOutAll(queue, now, news, signal);
          await waitUnlessAborted(settings.pollMs, signal);
        }),
        repeat({ log, what: 'delivering webhooks' }, signal, async () => {
          await endDead();
          // Never broken off: what it has claimed would wait for its lease.
          await worker.round();
          await news.orAfter(settings.pollMs, worker.whenEnded(), signal);
          // One half is recorded and replaced while the other is under way.
          await news.orAfter(gatherMaxMs, worker.whenHalfEnded(), signal);
        }),
        repeat({ log, what: 'the upkeep of webhooks' }, signal, async () => {
          await upkeep(signal);
          await waitUnlessAborted(settings.upkeepMs, signal);
        }),
      ]);
      await worker.stop(AbortSignal.timeout(settings.stopMs)).catch((error: unknown) => {
        log.warn({ error }, 'the results of the last deliveries could not be saved; they are sent again');
      });
    },
  };
}

async function fanOutAll(
  queue: DeliveryQueue,
  now: () => number,
  news: Nudge,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const { entries, deliveries } = await queue.fanOut(now(), signal);
    if (deliveries > 0) news.signal();
    if (entries === 0) return;
  }
}

/** Whether nothing is left to do; after some batches the rest waits for the next time, so that nothing else does. */
async function untilFew(work: () => Promise<number>): Promise<boolean> {
  for (let batch = 0; batch < upkeepBatchesMax; batch++) {
    if ((await work()) < upkeepRowsMax) return true;
  }
  return false;
}

/** Repeats a step until the signal is aborted; a step that fails is tried again, later each time. */
async function repeat(
  deps: { readonly log: Log; readonly what: string },
  signal: AbortSignal,
  step: () => Promise<void>,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await step();
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      if (failures === 1) deps.log.error({ error, work: deps.what }, 'webhook work failed; trying again');
      await waitUnlessAborted(backoffMs(afterFailure, failures), signal);
    }
  }
}

/** Wakes one who waits for news. */
class Nudge {
  #news = Promise.withResolvers<void>();

  signal(): void {
    this.#news.resolve();
  }

  /** Resolves when there are news, `other` resolves, the time is over or the signal is aborted. */
  async orAfter(ms: number, other: Promise<void>, signal: AbortSignal): Promise<void> {
    const over = new AbortController();
    const stop = AbortSignal.any([over.signal, signal]);
    await Promise.race([this.#news.promise, other, waitUnlessAborted(ms, stop)]);
    over.abort();
    this.#news = Promise.withResolvers();
  }
}

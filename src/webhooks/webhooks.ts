/**
 * Webhooks as the app runs them: three loops over one queue.
 *
 *   outbox ─ fan out ─► deliveries ─ worker ─► receivers
 *                           └─ upkeep: backlog, cancelled, old ones
 *
 * A loop that fails waits and goes on; what the database has is all that counts.
 */
import { backoffMs, waitUnlessAborted } from '../runtime/backoff.ts';
import type { Log } from '../runtime/log.ts';
import { randomText } from '../runtime/random-text.ts';
import {
  cancelOfDisabled,
  checkBacklog,
  type PendingDeliveries,
  pruneDeliveries,
  type Store,
} from '../store/index.ts';
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
const upkeepRowsMax = 5_000;
const pruneEveryMs = 60_000;

export function createWebhooks(deps: WebhooksDeps, options: Partial<WebhooksOptions> = {}): Webhooks {
  const { store, now, log } = deps;
  const settings: WebhooksOptions = { ...defaultWebhooksOptions, ...options };
  const queue = createDatabaseQueue({ store, newId: () => `dlv_${randomText(22)}` });
  const worker = new DeliveryWorker({ ...deps, queue, token: `wrk_${randomText(22)}` }, settings);
  const news = new Nudge();
  let waiting: PendingDeliveries | undefined;
  let prunedAt = Number.NEGATIVE_INFINITY;

  const upkeep = async (signal: AbortSignal) => {
    const { disabled, ...counted } = await checkBacklog(
      store,
      { now: now(), pendingMax: settings.pendingMax },
      signal,
    );
    waiting = counted;
    if (disabled.length > 0)
      log.warn({ subscriptions: disabled }, 'webhooks were disabled: too much waits for them');
    await untilFew(() => cancelOfDisabled(store, now(), upkeepRowsMax, signal));
    if (now() < prunedAt + pruneEveryMs) return;
    prunedAt = now();
    await untilFew(() => pruneDeliveries(store, now() - settings.keepMs, upkeepRowsMax, signal));
  };

  return {
    status: () => ({ ...worker.counts(), waiting }),
    run: async (signal) => {
      await Promise.all([
        repeat({ log, what: 'telling subscriptions of events' }, signal, async () => {
          await fanOutAll(queue, now, news, signal);
          await waitUnlessAborted(settings.pollMs, signal);
        }),
        repeat({ log, what: 'delivering webhooks' }, signal, async () => {
          // Never broken off: what it has claimed would wait for its lease.
          await worker.round();
          await news.orAfter(settings.pollMs, worker.whenEnded(), signal);
        }),
        repeat({ log, what: 'the upkeep of webhooks' }, signal, async () => {
          await upkeep(signal);
          await waitUnlessAborted(settings.upkeepMs, signal);
        }),
      ]);
      await worker.stop(AbortSignal.timeout(settings.stopMs)).catch((error: unknown) => {
        log.warn({ error }, 'how the last webhooks ended could not be saved; they are sent again');
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
    if (deliveries > 0) news.tell();
    if (entries === 0) return;
  }
}

async function untilFew(work: () => Promise<number>): Promise<void> {
  while ((await work()) === upkeepRowsMax);
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
      if (failures === 1) deps.log.error({ error }, `${deps.what} failed and is tried again`);
      await waitUnlessAborted(backoffMs(afterFailure, failures), signal);
    }
  }
}

/** Wakes one who waits for news. */
class Nudge {
  #news = Promise.withResolvers<void>();

  tell(): void {
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

/** Waiting between tries: exponential, capped, jittered, cancellable. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Backoff {
  readonly firstMs: number;
  readonly maxMs: number;
}

/** The wait before try `attempt` (1 is the first retry): doubling from `firstMs` to `maxMs`, less up to half of it. */
export function backoffMs(backoff: Backoff, attempt: number, random: () => number = Math.random): number {
  const full = Math.min(backoff.maxMs, backoff.firstMs * 2 ** Math.min(attempt - 1, 30));
  return Math.round(full * (1 - random() / 2));
}

/** Resolves after `ms`; rejects with the signal's reason when it is aborted first. */
export async function wait(ms: number, signal?: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, signal ? { signal } : {});
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}

/** Resolves after `ms`, or when the signal is aborted, whichever is first. */
export async function waitUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(ms, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Whether the promise settles within `ms`. Leaves no timer behind.
 * Rejects as the promise does, or with the signal's reason when it is aborted first.
 */
export async function settlesWithin(
  promise: Promise<unknown>,
  ms: number,
  signal?: AbortSignal,
): Promise<boolean> {
  signal?.throwIfAborted();
  const over = new AbortController();
  const timerSignal = signal === undefined ? over.signal : AbortSignal.any([over.signal, signal]);
  const timer = sleep(ms, false, { signal: timerSignal }).catch((error: unknown) => {
    // Cancelled because the promise was faster, unless the caller gave up.
    if (over.signal.aborted) return false;
    signal?.throwIfAborted();
    throw error;
  });
  try {
    return await Promise.race([promise.then(() => true), timer]);
  } finally {
    over.abort();
  }
}

/** Waiting between tries: exponential, capped, jittered, cancellable. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface PauseLimits {
  readonly firstMs: number;
  readonly maxMs: number;
}

/** The wait before a try, of which the first is 1: doubling up to `maxMs`, less up to half of it. */
export function pauseMs({ firstMs, maxMs }: PauseLimits, attempt: number): number {
  const full = Math.min(maxMs, firstMs * 2 ** Math.min(attempt - 1, 30));
  return Math.round(full * (1 - Math.random() / 2));
}

/** Resolves after `ms`; rejects with the signal's reason when it is aborted first. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  // Nothing but the signal ends a sleep early.
  await sleep(ms, undefined, signal ? { signal } : {}).catch(() => undefined);
  signal?.throwIfAborted();
}

/** Work that has to be done before anything else, tried again with growing pauses. */
import { type Backoff, backoffMs, waitUnlessAborted } from '../runtime/backoff.ts';
import type { Log } from '../runtime/log.ts';

const backoff: Backoff = { firstMs: 500, maxMs: 10_000 };

/** Undefined only when the signal was aborted. `what` cannot begin until it is done. */
export async function untilDone<T>(
  { log, what }: { readonly log: Log; readonly what: string },
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T | undefined> {
  for (let failures = 1; !signal.aborted; failures++) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) return undefined;
      log.error({ error, failures, work: what }, 'work cannot begin yet; trying again');
      await waitUnlessAborted(backoffMs(backoff, failures), signal);
    }
  }
  return undefined;
}

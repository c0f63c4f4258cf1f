/** A lease is kept by a heartbeat beside the work it is for. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Heartbeat {
  readonly everyMs: number;
  /** Writes one. */
  readonly beat: () => Promise<void>;
  /** Whether an error of `beat` means that another process has the lease. */
  readonly isLost: (error: unknown) => boolean;
  /** A beat that could not be written. Whether that matters shows at the next write of the work itself. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Runs `work` while the heart beats. Its signal is aborted with the error that the lease is lost by, or with `signal`; `lost` says
 * which.
 * Resolves or rejects as `work` does, once no beat is under way any more.
 */
export async function withHeartbeat<T>(
  heartbeat: Heartbeat,
  work: (signal: AbortSignal, lost: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const over = new AbortController();
  const lost = new AbortController();
  const beating = keepBeating(heartbeat, over.signal, lost);
  try {
    return await work(AbortSignal.any([signal, lost.signal]), lost.signal);
  } finally {
    over.abort();
    await beating;
  }
}

async function keepBeating(
  { everyMs, beat, isLost, onFailure }: Heartbeat,
  over: AbortSignal,
  lost: AbortController,
): Promise<void> {
  for (;;) {
    try {
      await sleep(everyMs, undefined, { signal: over });
    } catch {
      // The work is over.
      return;
    }
    try {
      await beat();
    } catch (error) {
      if (isLost(error)) {
        lost.abort(error);
        return;
      }
      onFailure(error);
    }
  }
}

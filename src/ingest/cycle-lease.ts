/** The lease of a listing cycle while work is done in it, and how that work ended. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../runtime/log.ts';
import { beatListingCycle, type Store, StoreError } from '../store/index.ts';
import { type IncompleteReason, VenueError } from '../venues/index.ts';
import { CycleLost } from './listing-writer.ts';

/**
 * Beside the venue's own reasons:
 * - `rows_missed`: the walk ended, but too many open markets were not in it.
 * - `rows_unreadable`: too many open markets were answered for in no readable form.
 * - `mass_absence`: more markets are absent than one reading may close.
 * - `listing_outdated`: too many settled markets are listed as open: the answers are of an earlier time.
 * - `no_end`: the walk stopped without saying that it was over.
 * - `too_many`: more pages or markets than any venue has.
 * - `too_slow`: not over within the time a cycle may take.
 * - `stopped`: the service was stopped.
 * - `failed`: an error of ours; the log has it.
 * And of combos alone: `walk_cut`, their walk did not reach its end; `combos_max`, there are more than are taken.
 */
export type CycleIncompleteReason =
  | IncompleteReason
  | 'walk_cut'
  | 'combos_max'
  | 'rows_missed'
  | 'rows_unreadable'
  | 'mass_absence'
  | 'listing_outdated'
  | 'no_end'
  | 'too_many'
  | 'too_slow'
  | 'stopped'
  | 'failed';

export interface IncompleteCycle {
  readonly reason: CycleIncompleteReason;
  readonly detail: string;
  readonly retryAfterMs: number | undefined;
}

type WorkEnd =
  | { readonly kind: 'ended'; readonly incomplete: IncompleteCycle | undefined }
  | { readonly kind: 'bug'; readonly incomplete: IncompleteCycle; readonly error: unknown }
  | { readonly kind: 'lost' };

/** Runs the work of a cycle with a heartbeat beside it, and says how it ended. Rejects when the store fails. */
export async function withLease(
  deps: { readonly store: Store; readonly log: Log },
  cycle: number,
  limits: { readonly beatEveryMs: number; readonly cycleMaxMs: number },
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Omit<IncompleteCycle, 'retryAfterMs'> | undefined>,
): Promise<WorkEnd> {
  const over = new AbortController();
  const lost = new AbortController();
  const late = AbortSignal.timeout(limits.cycleMaxMs);
  const beating = beat(deps, cycle, limits.beatEveryMs, over.signal, lost);
  try {
    const incomplete = await work(AbortSignal.any([signal, late, lost.signal]));
    return { kind: 'ended', incomplete: incomplete && { ...incomplete, retryAfterMs: undefined } };
  } catch (error) {
    if (lost.signal.aborted || error instanceof CycleLost) return { kind: 'lost' };
    if (signal.aborted) return ended('stopped', 'the service was stopped');
    if (late.aborted) return ended('too_slow', `not over within ${limits.cycleMaxMs} ms`);
    if (error instanceof VenueError) {
      return ended('request_failed', `${error.code}: ${error.message}`, error.retryAfterMs);
    }
    // Not reached now, the database would not take the end of the cycle either; the next one finds it abandoned.
    if (error instanceof StoreError && error.code === 'unavailable') throw error;
    const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { kind: 'bug', incomplete: { reason: 'failed', detail, retryAfterMs: undefined }, error };
  } finally {
    over.abort();
    await beating;
  }
}

function ended(reason: CycleIncompleteReason, detail: string, retryAfterMs?: number): WorkEnd {
  return { kind: 'ended', incomplete: { reason, detail, retryAfterMs } };
}

async function beat(
  deps: { readonly store: Store; readonly log: Log },
  cycle: number,
  everyMs: number,
  signal: AbortSignal,
  lost: AbortController,
): Promise<void> {
  for (;;) {
    try {
      await sleep(everyMs, undefined, { signal });
    } catch {
      // The work is over.
      return;
    }
    try {
      if (!(await beatListingCycle(deps.store, cycle))) {
        lost.abort();
        return;
      }
    } catch (error) {
      // Whether that matters shows at the next batch, or when the database is back.
      deps.log.warn({ error, cycle }, 'the heartbeat of a listing cycle could not be written');
    }
  }
}

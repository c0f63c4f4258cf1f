/**
 * The past of open markets beside the live feed, until it is stopped: a round at each venue once its listing was read, and
 * another every hour for markets that are new or failed. Rounds of several processes take turns.
 */

import type { VenueId } from '../../core/contract/index.ts';
import { type Backoff, backoffMs, waitUnlessAborted } from '../../runtime/backoff.ts';
import type { Venue } from '../../venues/index.ts';
import {
  defaultOpenImportLimits,
  type OpenImportDeps,
  type OpenImportLimits,
  runOpenImport,
} from './run-open-import.ts';
import { UnsurePasts } from './unsure-pasts.ts';

export interface PastImportsDeps extends Omit<OpenImportDeps, 'venue' | 'unsure'> {
  readonly venues: readonly Venue[];
  /** Whether a whole listing of the venue was read: before, it is not known where the money is. */
  readonly isListed: (venue: VenueId) => boolean;
  /** Before the first round of a venue; one that fails is tried no more. */
  readonly before?: (venue: Venue, signal: AbortSignal) => Promise<void>;
}

export interface PastImportsOptions {
  readonly everyMs: number;
  /** How often it is asked whether the listing was read, or another process has finished. */
  readonly pollMs: number;
  readonly backoff: Backoff;
  readonly limits: OpenImportLimits;
}

export const defaultPastImportsOptions: PastImportsOptions = {
  everyMs: 3_600_000,
  pollMs: 1_000,
  backoff: { firstMs: 5_000, maxMs: 300_000 },
  limits: defaultOpenImportLimits,
};

/** Resolves when the signal is aborted. */
export async function runPastImports(
  deps: PastImportsDeps,
  signal: AbortSignal,
  options: PastImportsOptions = defaultPastImportsOptions,
): Promise<void> {
  await Promise.all(deps.venues.map((venue) => importFrom(deps, venue, signal, options)));
}

async function importFrom(
  { venues: _venues, isListed, before, ...deps }: PastImportsDeps,
  venue: Venue,
  signal: AbortSignal,
  options: PastImportsOptions,
): Promise<void> {
  // Behind everything else that is asked of the venue.
  const behind = { id: venue.id, ...(venue.past ?? readsOf(venue)) };
  const unsure = new UnsurePasts();
  let failures = 0;
  let first = before;
  while (!signal.aborted) {
    if (!isListed(venue.id)) {
      await waitUnlessAborted(options.pollMs, signal);
      continue;
    }
    try {
      const work = first;
      first = undefined;
      await work?.(venue, signal);
      const outcome = await runOpenImport({ ...deps, venue: behind, unsure }, signal, options.limits);
      failures = 0;
      await waitUnlessAborted(outcome.kind === 'finished' ? options.everyMs : options.pollMs, signal);
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      const waitMs = backoffMs(options.backoff, failures);
      deps.log.error({ error, venue: venue.id, waitMs }, 'the import of the past stopped; it is tried again');
      await waitUnlessAborted(waitMs, signal);
    }
  }
}

function readsOf(venue: Venue): Pick<Venue, 'readTrades' | 'readPriceHistory'> {
  return {
    readTrades: (market, from, to, signal) => venue.readTrades(market, from, to, signal),
    readPriceHistory: (market, from, to, signal) => venue.readPriceHistory(market, from, to, signal),
  };
}

/**
 * Keeps the listings of all venues up to date until it is stopped. Each venue goes its own way: one that fails is
 * tried again with growing pauses and delays no other venue.
 */
import type { VenueId } from '../core/contract/index.ts';
import { type Backoff, backoffMs, waitUnlessAborted } from '../runtime/backoff.ts';
import type { Log } from '../runtime/log.ts';
import { type CycleKind, findCompleteCycle, type Store } from '../store/index.ts';
import type { Venue } from '../venues/index.ts';
import type { ComboWants } from './combo-wants.ts';
import { KnownListing } from './known-listing.ts';
import { type ListingBoard, loadListingStatus } from './listing-status.ts';
import type { ListingChange } from './listing-writer.ts';
import { defaultListingSchedule, type ListingSchedule, planCycle } from './plan-cycle.ts';
import {
  type CycleLimits,
  type CycleOutcome,
  type CycleProgress,
  defaultCycleLimits,
  runListingCycle,
} from './run-listing-cycle.ts';

export interface ListingsDeps {
  readonly venues: readonly Venue[];
  readonly store: Store;
  readonly log: Log;
  readonly now: () => number;
  readonly board: ListingBoard;
  readonly onProgress?: (progress: CycleProgress) => void;
  readonly onChanges?: (changes: readonly ListingChange[]) => void;
  /** Whether the feed has lately brought a book or a trade of the market. */
  readonly isTrading?: (venue: VenueId, id: string) => boolean;
  /** When the feed last brought a trade of the market. */
  readonly lastTradeAt?: (venue: VenueId, id: string) => number | undefined;
  /** Of the venues that have combos. */
  readonly comboWants?: ReadonlyMap<VenueId, ComboWants>;
  /** After each full reading: whether what it did not list is not open. */
  readonly onFullReading?: (venue: VenueId, isComplete: boolean, areCombosComplete: boolean) => void;
}

export interface ListingsOptions {
  readonly schedule: ListingSchedule;
  readonly limits: CycleLimits;
  readonly backoff: Backoff;
  /** While another process reads the venue. */
  readonly busyWaitMs: number;
}

export const defaultListingsOptions: ListingsOptions = {
  schedule: defaultListingSchedule,
  limits: defaultCycleLimits,
  backoff: { firstMs: 5_000, maxMs: 300_000 },
  busyWaitMs: 10_000,
};

/** Resolves when the signal is aborted. */
export async function runListings(
  deps: ListingsDeps,
  signal: AbortSignal,
  options: ListingsOptions = defaultListingsOptions,
): Promise<void> {
  await Promise.all(deps.venues.map((venue) => runVenue(deps, venue, signal, options)));
}

interface Pace {
  /** Whether this process has begun a walk: only a walk shows it the figures by which it chooses what to follow. */
  hasWalked: boolean;
  /** Many markets were closed at once: everything is read again without waiting for the hour. */
  isRecheckDue: boolean;
  failures: Record<CycleKind, number>;
  notBefore: Record<CycleKind, number>;
}

async function runVenue(
  deps: ListingsDeps,
  venue: Venue,
  signal: AbortSignal,
  options: ListingsOptions,
): Promise<void> {
  const known = new KnownListing();
  const pace: Pace = {
    hasWalked: false,
    isRecheckDue: false,
    failures: { full: 0, changes: 0 },
    notBefore: { full: 0, changes: 0 },
  };
  let storeFailures = 0;
  while (!signal.aborted) {
    try {
      await runNext({ ...deps, known }, venue, pace, signal, options);
      storeFailures = 0;
    } catch (error) {
      if (signal.aborted) return;
      // The database cannot be reached, or a bug: neither may end the service, and both may pass.
      storeFailures += 1;
      const waitMs = backoffMs(options.backoff, storeFailures);
      deps.log.error({ error, venue: venue.id, waitMs }, 'the listing could not be read');
      await waitUnlessAborted(waitMs, signal);
    }
  }
}

async function runNext(
  deps: ListingsDeps & { readonly known: KnownListing },
  venue: Venue,
  pace: Pace,
  signal: AbortSignal,
  options: ListingsOptions,
): Promise<void> {
  const { store, now, log, board } = deps;
  board.post(venue.id, await loadListingStatus(store, venue.id, signal));
  const time = now();
  // No pause is longer, unless the clock was set back meanwhile.
  const latest = time + options.backoff.maxMs;
  const planned = planCycle(options.schedule, {
    now: time,
    lastFull:
      pace.hasWalked && !pace.isRecheckDue
        ? (await findCompleteCycle(store, venue.id, 'full', signal))?.startedAt
        : undefined,
    lastAny: (await findCompleteCycle(store, venue.id, undefined, signal))?.startedAt,
    fullNotBefore: Math.min(pace.notBefore.full, latest),
    changesNotBefore: Math.min(pace.notBefore.changes, latest),
  });
  if (planned.waitMs > 0) {
    // Another process may have read it meanwhile, so it is planned again afterwards.
    await waitUnlessAborted(planned.waitMs, signal);
    return;
  }
  const isTrading = (id: string): boolean => deps.isTrading?.(venue.id, id) ?? false;
  const lastTradeAt = (id: string): number | undefined => deps.lastTradeAt?.(venue.id, id);
  const outcome = await runListingCycle(
    { ...deps, venue, isTrading, lastTradeAt, comboWants: deps.comboWants?.get(venue.id) },
    planned.kind,
    signal,
    options.limits,
  );
  if (outcome.kind === 'finished') {
    pace.hasWalked = true;
    if (outcome.walk === 'full') {
      pace.isRecheckDue = outcome.isMassClosure;
      deps.onFullReading?.(venue.id, outcome.incomplete === undefined, outcome.combos?.complete ?? true);
    }
  }
  report(log, venue.id, outcome);
  if (outcome.kind !== 'finished') {
    await waitUnlessAborted(options.busyWaitMs, signal);
    return;
  }
  if (outcome.incomplete === undefined) {
    pace.failures[outcome.walk] = 0;
    pace.notBefore[outcome.walk] = 0;
  } else {
    pace.failures[outcome.walk] += 1;
    const pauseMs = Math.max(
      backoffMs(options.backoff, pace.failures[outcome.walk]),
      Math.min(outcome.incomplete.retryAfterMs ?? 0, options.backoff.maxMs),
    );
    pace.notBefore[outcome.walk] = now() + pauseMs;
  }
}

function report(log: Log, venue: VenueId, outcome: CycleOutcome): void {
  if (outcome.kind !== 'finished') {
    log.info({ venue, cycle: outcome.cycle, end: outcome.kind }, 'listing cycle did not finish');
    return;
  }
  const { cycle, walk, incomplete, counts, combos } = outcome;
  const facts = { venue, cycle, walk, ...counts, combos };
  if (outcome.isMassClosure) log.warn(facts, 'listing cycle complete; many markets are gone at once');
  else if (incomplete === undefined) log.info(facts, 'listing cycle complete');
  else
    log.warn({ ...facts, reason: incomplete.reason, detail: incomplete.detail }, 'listing cycle incomplete');
}

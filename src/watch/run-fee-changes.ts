/**
 * Keeps the calendar of fees up to date with what the venues announce. A venue that fails keeps its last good answer for
 * some hours; after that its fees are unknown, since a change may have been announced and taken effect meanwhile.
 */
import type { FeeCalendar } from '../core/fee/index.ts';
import { type Backoff, backoffMs, waitUnlessAborted } from '../runtime/backoff.ts';
import type { Log } from '../runtime/log.ts';
import type { Venue } from '../venues/index.ts';

export interface FeeChangesDeps {
  readonly venues: readonly Pick<Venue, 'id' | 'readFeeChanges'>[];
  readonly calendar: Pick<FeeCalendar, 'replace' | 'forget'>;
  readonly log: Log;
  /** Milliseconds of a clock that never goes back. */
  readonly elapsed?: () => number;
}

export interface FeeChangesOptions {
  /** Between two readings, in real time. */
  readonly everyMs: number;
  /** How long a good answer stays one without another, in real time. */
  readonly goodForMs: number;
  /** After a reading that failed. */
  readonly backoff: Backoff;
}

const defaultFeeChangesOptions: FeeChangesOptions = {
  everyMs: 600_000,
  goodForMs: 3 * 3_600_000,
  backoff: { firstMs: 5_000, maxMs: 600_000 },
};

/** Reads at once and then again and again. Resolves when the signal is aborted. */
export async function runFeeChanges(
  deps: FeeChangesDeps,
  signal: AbortSignal,
  options: Partial<FeeChangesOptions> = {},
): Promise<void> {
  const all = { ...defaultFeeChangesOptions, ...options };
  await Promise.all(deps.venues.map((venue) => runVenue(deps, venue, all, signal)));
}

async function runVenue(
  { calendar, log, elapsed = () => performance.now() }: FeeChangesDeps,
  venue: FeeChangesDeps['venues'][number],
  { everyMs, goodForMs, backoff }: FeeChangesOptions,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  let goodUntil: number | undefined;
  while (!signal.aborted) {
    let waitMs = everyMs;
    try {
      const askedAt = elapsed();
      const changes = await venue.readFeeChanges(signal);
      goodUntil = askedAt + goodForMs;
      calendar.replace(venue.id, changes);
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      waitMs = backoffMs(backoff, failures);
      log.warn({ venue: venue.id, error, waitMs }, 'the changes of fees could not be read');
      if (goodUntil !== undefined) {
        const leftMs = goodUntil - elapsed();
        if (leftMs <= 0) {
          goodUntil = undefined;
          calendar.forget(venue.id);
          log.warn({ venue: venue.id, goodForMs }, 'the changes of fees are too old: its fees are unknown');
        } else waitMs = Math.min(waitMs, leftMs);
      }
    }
    await waitUnlessAborted(waitMs, signal);
  }
}

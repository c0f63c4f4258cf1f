/** Whether a run is due: at the full hour, and once after each start, when the listings have been read again. */
import type { VenueId } from '../core/contract/index.ts';
import type { GraphRun } from '../store/index.ts';

export interface RunSchedule {
  /** Runs begin at whole multiples of this since 1970: at the full hour. */
  readonly everyMs: number;
  /** How long a first run waits for a venue whose listing is still being read. */
  readonly venuePatienceMs: number;
}

/** Times in milliseconds since 1970. */
export interface RunFacts {
  readonly now: number;
  readonly serviceStartedAt: number;
  readonly hasRunSinceStart: boolean;
  readonly graphVersion: string;
  readonly lastRun: Pick<GraphRun, 'startedAt' | 'graphVersion'> | undefined;
  /** Venues this service reads. */
  readonly enabled: readonly VenueId[];
  /** When the latest complete full reading of a venue began; missing for one that was never read. */
  readonly listedAt: ReadonlyMap<VenueId, number>;
}

export type RunReason = 'first' | 'new_version' | 'listings_read' | 'hour';

export function findRunReason(schedule: RunSchedule, facts: RunFacts): RunReason | undefined {
  const { now, serviceStartedAt, hasRunSinceStart, lastRun, enabled, listedAt } = facts;
  if (listedAt.size === 0) return undefined;
  if (lastRun === undefined) {
    const isPatient = now - serviceStartedAt < schedule.venuePatienceMs;
    return isPatient && !enabled.every((venue) => listedAt.has(venue)) ? undefined : 'first';
  }
  // Once a start, so that two processes of different versions do not take turns for ever.
  if (!hasRunSinceStart) {
    if (lastRun.graphVersion !== facts.graphVersion) return 'new_version';
    const hasFreshListings = enabled.every(
      (venue) => (listedAt.get(venue) ?? Number.NEGATIVE_INFINITY) >= serviceStartedAt,
    );
    if (enabled.length > 0 && hasFreshListings) return 'listings_read';
  }
  // Another hour, also an earlier one: clocks are set back.
  return hourOf(now, schedule) === hourOf(lastRun.startedAt, schedule) ? undefined : 'hour';
}

function hourOf(at: number, { everyMs }: RunSchedule): number {
  return Math.floor(at / everyMs);
}

/** Which reading of a venue is next, and when: changes each minute, everything each hour. */
import type { CycleKind } from '../store/index.ts';

export interface ListingSchedule {
  readonly fullEveryMs: number;
  readonly changesEveryMs: number;
}

export const defaultListingSchedule: ListingSchedule = { fullEveryMs: 3_600_000, changesEveryMs: 60_000 };

export interface PlannedCycle {
  readonly kind: CycleKind;
  readonly waitMs: number;
}

/**
 * All times in milliseconds since 1970; the first two are when the latest complete cycles of any process began.
 * `fullNotBefore`: after a full reading that failed; meanwhile changes are read, if there is anything they can change.
 */
export function planCycle(
  schedule: ListingSchedule,
  at: {
    readonly now: number;
    readonly lastFull: number | undefined;
    readonly lastAny: number | undefined;
    readonly fullNotBefore: number;
    readonly changesNotBefore: number;
  },
): PlannedCycle {
  if (at.lastFull === undefined || at.lastAny === undefined) {
    return plan('full', Math.max(at.now, at.fullNotBefore), at.now);
  }
  const fullDue = Math.max(at.fullNotBefore, dueAfter(at.lastFull, schedule.fullEveryMs, at.now));
  const changesDue = Math.max(at.changesNotBefore, dueAfter(at.lastAny, schedule.changesEveryMs, at.now));
  // A full reading includes the changes.
  return fullDue <= changesDue ? plan('full', fullDue, at.now) : plan('changes', changesDue, at.now);
}

/** A cycle that began in the future was begun by another clock, or before ours was set back: it says nothing of now. */
function dueAfter(last: number, everyMs: number, now: number): number {
  return last > now ? now : Math.max(now, last + everyMs);
}

function plan(kind: CycleKind, due: number, now: number): PlannedCycle {
  return { kind, waitMs: due - now };
}

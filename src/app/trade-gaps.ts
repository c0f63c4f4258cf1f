/**
 * When trades of a market may have been missed: what the recorder has noted, the time before it began, and, where a feed
 * brings trades of the markets it follows only, the times in which it did not follow this one.
 */
import type { VenueId } from '../core/contract/index.ts';
import {
  type BookGap,
  findBookStart,
  findFirstBookStart,
  findRecordedMarket,
  loadGaps,
  loadTradeGaps,
  type Store,
} from '../store/index.ts';
import { tradeCoverage } from '../venues/index.ts';

interface AskedGaps {
  readonly venue: VenueId;
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** After these a market may no longer be followed; when it is again, its feed fetches the trades since. */
const mayBeUnfollowed: ReadonlySet<string> = new Set(['restart', 'disconnected']);

export type TradeGapLoader = (asked: AskedGaps, signal: AbortSignal) => Promise<readonly BookGap[]>;

/** Gives those that touch the span, oldest first. */
export function createTradeGapLoader(store: Store): TradeGapLoader {
  /** A venue begins to be recorded once, so that its start is looked for until it is found. */
  const starts = new Map<VenueId, number>();

  async function findVenueStart(venue: VenueId, signal: AbortSignal): Promise<number | undefined> {
    const start = starts.get(venue) ?? (await findFirstBookStart(store, venue, signal));
    if (start !== undefined) starts.set(venue, start);
    return start;
  }

  return async ({ venue, id, from, to }, signal) => {
    const key = await findRecordedMarket(store, venue, id, signal);
    const ofFollowed = tradeCoverage[venue] === 'followed';
    const begun = !ofFollowed
      ? await findVenueStart(venue, signal)
      : key === undefined
        ? undefined
        : await findBookStart(store, key, signal);
    const before = { beganAt: from, endedAt: begun, cause: 'not_recorded' };
    if (begun === undefined || begun >= to) return [before];
    const missed = await loadTradeGaps(store, { venue, key }, from, to, signal);
    const unfollowed =
      ofFollowed && key !== undefined
        ? (await loadGaps(store, key, from, to, signal)).filter(isUnfollowed)
        : [];
    const gaps = [...missed, ...unfollowed].sort((left, right) => left.beganAt - right.beganAt);
    return begun > from ? [before, ...gaps] : gaps;
  };
}

function isUnfollowed({ cause, endedAt }: BookGap): boolean {
  return cause === 'not_followed' || (endedAt === undefined && mayBeUnfollowed.has(cause));
}

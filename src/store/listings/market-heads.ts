/** The head of a market: what it is called and how its venue knows it, whether it trades or not. */
import { sql } from 'kysely';
import { type MarketStatus, marketStatuses, type VenueId } from '../../core/contract/index.ts';
import type { Store } from '../store.ts';
import { readOneOf } from '../stored-json.ts';

export interface MarketHead {
  readonly venue: VenueId;
  readonly id: string;
  readonly venueKey: string;
  readonly eventId: string;
  readonly seriesId: string | undefined;
  readonly feedKeys: readonly string[];
  readonly status: MarketStatus;
  readonly title: string;
  readonly yesLabel: string;
  readonly noLabel: string;
}

/** Any market ever listed. Of several that bore the id, the one that trades, else the one seen last. */
export async function findMarketHead(
  store: Store,
  venue: VenueId,
  id: string,
  signal?: AbortSignal,
): Promise<MarketHead | undefined> {
  const row = await store.query(
    (db, options) =>
      db
        .selectFrom('market as m')
        .innerJoin('contract_version as v', 'v.id', 'm.version')
        .select(['m.venue_key', 'm.feed_keys', 'm.status', 'v.event_id', 'v.series_id', 'v.title'])
        .select(['v.yes_label', 'v.no_label'])
        .where('m.venue', '=', venue)
        .where('m.id', '=', id)
        // An imported market has a newer key than one that traded long after it.
        .orderBy(sql`m.status in ('unopened', 'open', 'paused')`, 'desc')
        .orderBy('m.key', 'desc')
        .limit(1)
        .executeTakeFirst(options),
    signal,
  );
  if (row === undefined) return undefined;
  return {
    venue,
    id,
    venueKey: row.venue_key,
    eventId: row.event_id,
    seriesId: row.series_id ?? undefined,
    feedKeys: row.feed_keys,
    status: readOneOf(marketStatuses, row.status),
    title: row.title,
    yesLabel: row.yes_label,
    noLabel: row.no_label,
  };
}

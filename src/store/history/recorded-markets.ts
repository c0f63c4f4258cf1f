import type { VenueId } from '../../core/contract/index.ts';
import type { Store } from '../store.ts';

/** The key of a market in everything that was recorded; undefined if nothing ever was. */
export function findRecordedMarket(
  store: Store,
  venue: VenueId,
  id: string,
  signal?: AbortSignal,
): Promise<number | undefined> {
  return store.query(async (db, options) => {
    const row = await db
      .selectFrom('recorded_market')
      .select('key')
      .where('venue', '=', venue)
      .where('id', '=', id)
      .executeTakeFirst(options);
    return row?.key;
  }, signal);
}

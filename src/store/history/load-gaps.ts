/** When nothing is known of a book, and when trades were missed. */
import { sql } from 'kysely';
import type { VenueId } from '../../core/contract/index.ts';
import type { RowOf } from '../row-of.ts';
import type { Store } from '../store.ts';
import type { BookGap } from '../ticks/index.ts';

export interface TradeGap {
  readonly beganAt: number;
  readonly endedAt: number;
  readonly cause: string;
}

/** The newest so many of a window are given. */
export const gapsMax = 5_000;

/** The gaps of a book that have a part in [from, to), oldest first. Rejects with a StoreError. */
export function loadGaps(
  store: Store,
  market: number,
  from: number,
  to: number,
  signal?: AbortSignal,
): Promise<readonly BookGap[]> {
  return store.query(async (db, options) => {
    const { rows } = await sql<RowOf<'book_gap', 'began_at' | 'ended_at' | 'cause'>>`
      select began_at, ended_at, cause from book_gap
      where market = ${market} and began_at < ${new Date(to)} and (ended_at is null or ended_at > ${new Date(from)})
      order by began_at desc limit ${gapsMax}`.execute(db, options);
    return rows
      .map((row) => ({
        beganAt: row.began_at.getTime(),
        endedAt: row.ended_at?.getTime(),
        cause: row.cause,
      }))
      .reverse();
  }, signal);
}

/** When recording of its book began; undefined if it never has. Rejects with a StoreError. */
export function findBookStart(
  store: Store,
  market: number,
  signal?: AbortSignal,
): Promise<number | undefined> {
  return store.query(async (db, options) => {
    const row = await db
      .selectFrom('recorded_market')
      .select('book_from')
      .where('key', '=', market)
      .executeTakeFirst(options);
    return row?.book_from?.getTime();
  }, signal);
}

/** When recording of the first book of a venue began; undefined if none ever was. Rejects with a StoreError. */
export function findFirstBookStart(
  store: Store,
  venue: VenueId,
  signal?: AbortSignal,
): Promise<number | undefined> {
  return store.query(async (db, options) => {
    const row = await db
      .selectFrom('recorded_market')
      .select(({ fn }) => fn.min('book_from').as('first'))
      .where('venue', '=', venue)
      .executeTakeFirst(options);
    return row?.first?.getTime();
  }, signal);
}

/** When trades of a market, or of its whole venue, were missed within [from, to), oldest first. Rejects with a StoreError. */
export function loadTradeGaps(
  store: Store,
  market: { readonly venue: VenueId; readonly key: number | undefined },
  from: number,
  to: number,
  signal?: AbortSignal,
): Promise<readonly TradeGap[]> {
  return store.query(async (db, options) => {
    const { rows } = await sql<RowOf<'trade_gap', 'began_at' | 'ended_at' | 'cause'>>`
      select began_at, ended_at, cause from trade_gap
      where venue = ${market.venue} and (market is null or market = ${market.key ?? null})
        and ended_at > ${new Date(from)} and began_at < ${new Date(to)}
      order by began_at desc, id desc limit ${gapsMax}`.execute(db, options);
    return rows
      .map((row) => ({
        beganAt: row.began_at.getTime(),
        endedAt: row.ended_at.getTime(),
        cause: row.cause,
      }))
      .reverse();
  }, signal);
}

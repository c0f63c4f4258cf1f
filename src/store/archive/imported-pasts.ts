/**
 * What imports have brought into the archive, for processes that did not import it themselves:
 *
 *   savePast ─ row of imported_past, in its transaction ─► look: visible now, and not at the look before ─► what was saved in it
 */
import { sql } from 'kysely';
import { type MarketName, venueIds } from '../../core/contract/index.ts';
import type { Trade } from '../../core/market/index.ts';
import type { Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { readOneOf } from '../stored-json.ts';
import { type ArchivedPrice, type ArchivedTradeRow, toArchivedTrade } from './archived-rows.ts';

/** Which transactions a look at the archive has seen, as PostgreSQL prints it. */
export type ArchiveSnapshot = string;

/** One market's past as one transaction saved it. */
export interface SavedPastName extends MarketName {
  readonly key: number;
  /** Among all that were saved; pages go on behind it. */
  readonly place: bigint;
  /** The transaction. */
  readonly savedIn: string;
}

/** Of the reading transaction, which has one snapshot for all its statements. */
export async function readSnapshot({ trx, options }: Writing): Promise<ArchiveSnapshot> {
  const { rows } = await sql<{ seen: string }>`select pg_current_snapshot()::text as seen`.execute(
    trx,
    options,
  );
  const seen = rows[0]?.seen;
  if (seen === undefined) throw new Error('A transaction has no snapshot.');
  return seen;
}

export interface PastsAsked {
  /** The look before; undefined where there was none: then nothing is new. */
  readonly since: ArchiveSnapshot | undefined;
  /** Left out is what a later look would find; undefined for a look of now. */
  readonly upTo: ArchiveSnapshot | undefined;
  /** The place behind which this page begins. */
  readonly after: bigint;
  readonly limit: number;
  /** The process that asks: it has heard of its own imports. */
  readonly heardBy: string;
}

/** A page of them, in the order in which they were saved. `seen` is where the look ends: `upTo` of its further pages. */
export async function listImportedPasts(
  store: Store,
  { since, upTo, after, limit, heardBy }: PastsAsked,
  signal?: AbortSignal,
): Promise<{ readonly seen: ArchiveSnapshot; readonly pasts: readonly SavedPastName[] }> {
  return store.query(
    (db, options) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (trx) => {
          const seen = upTo ?? (await readSnapshot({ trx, options }));
          const last = since ?? seen;
          // Rows restored from another database may name transactions that are still to come: those are not visible yet.
          const { rows } = await sql<{
            place: bigint;
            key: number;
            venue: string;
            id: string;
            saved_in: string;
          }>`
            select p.id as place, m.key, m.venue, m.id, p.saved_in::text as saved_in
            from imported_past p join recorded_market m on m.key = p.market
            where p.saved_in >= pg_snapshot_xmin(${last}::pg_snapshot)
              and not pg_visible_in_snapshot(p.saved_in, ${last}::pg_snapshot)
              and pg_visible_in_snapshot(p.saved_in, ${seen}::pg_snapshot)
              and p.heard_by is distinct from ${heardBy}::uuid
              and p.id > ${after}
            order by p.id limit ${limit}`.execute(trx, options);
          const pasts = rows.map(({ place, key, venue, id, saved_in: savedIn }) => ({
            place,
            key,
            venue: readOneOf(venueIds, venue),
            id,
            savedIn,
          }));
          return { seen, pasts };
        }),
    signal,
  );
}

/** What is in the archive of it: a trade that was recorded since is no longer. */
export async function loadSavedPast(
  store: Store,
  { key, savedIn }: SavedPastName,
  signal?: AbortSignal,
): Promise<{ readonly trades: readonly Trade[]; readonly prices: readonly ArchivedPrice[] }> {
  return store.query(async (db, options) => {
    const trades = await sql<ArchivedTradeRow>`
      select ts, id, price, quantity, flags from archived_trade
      where market = ${key} and xmin = ${savedIn}::xid8::xid order by ts, id`.execute(db, options);
    const prices = await sql<{ ts: Date; price: number }>`
      select ts, price from archived_price
      where market = ${key} and xmin = ${savedIn}::xid8::xid order by ts`.execute(db, options);
    return {
      trades: trades.rows.map(toArchivedTrade),
      prices: prices.rows.map(({ ts, price }) => ({ at: ts.getTime(), price })),
    };
  }, signal);
}

/** `heardBy`: the process that needs no word of it. */
export async function announcePast(
  { trx, options }: Writing,
  market: number,
  heardBy: string | undefined,
): Promise<void> {
  await sql`insert into imported_past (market, heard_by) values (${market}, ${heardBy ?? null}::uuid)`.execute(
    trx,
    options,
  );
}

export async function prunePasts({ trx, options }: Writing): Promise<void> {
  await sql`delete from imported_past where saved_at < now() - interval '7 days'`.execute(trx, options);
}

/**
 * Writes what was fetched of one market's past, in one transaction:
 *
 *   hold the run ─► hold the recorder's session, where it may bring the same trades ─► leave out what it has recorded
 *     ─► trades, prices, how far the past is here now, and the word to other processes
 */
import { sql } from 'kysely';
import type { VenueId } from '../../core/contract/index.ts';
import type { Trade } from '../../core/market/index.ts';
import type { RowOf } from '../row-of.ts';
import { type SentRow, sentRows, sentTime, type Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { StoreError } from '../store-error.ts';
import { hourOf, hourTableName } from '../ticks/index.ts';
import { holdImportRun } from './import-runs.ts';
import { announcePast } from './imported-pasts.ts';
import { type ArchivedSpan, takeRecordedKey } from './markets-to-import.ts';
import { toTradeFlags } from './trade-flags.ts';

export interface FetchedPast {
  /** All that is in the archive after this, or undefined where no trades were fetched. */
  readonly trades:
    | {
        readonly span: ArchivedSpan;
        readonly cutAt: number | undefined;
        readonly found: readonly Trade[];
        /** The sealed hours that were looked into for them; undefined where there is nothing to save. */
        readonly looked: SealedTradeHours | undefined;
      }
    | undefined;
  readonly prices:
    | {
        readonly span: ArchivedSpan;
        readonly found: readonly { readonly at: number; readonly price: number }[];
      }
    | undefined;
}

/**
 * The past of a market was written, and the answer to its commit was lost: it may be in the archive, and then it is whole.
 * How far the past of the market is here says which.
 */
export class UnsurePastError extends StoreError {
  /** Those that are new if it is there. */
  readonly trades: readonly Trade[];
  readonly past: FetchedPast;

  constructor(cause: StoreError, trades: readonly Trade[], past: FetchedPast) {
    super(cause.code, cause.message, { cause });
    this.trades = trades;
    this.past = past;
  }
}

const hourMs = 3_600_000;
/** Clocks differ: trades a venue dates so long before recording began may have been recorded. */
const clockSlackMs = 3_600_000;

export interface SealedTradeHours {
  /** What the market's ticks are recorded by; undefined where nothing of it was ever recorded. */
  readonly market: number | undefined;
  readonly span: ArchivedSpan;
  /** By their first milliseconds. */
  readonly hours: readonly number[];
  /** How many files that are. */
  readonly parts: number;
}

/** Hours of the span in which trades of any market are sealed. */
export async function findSealedTradeHours(
  store: Store,
  market: { readonly venue: VenueId; readonly id: string },
  span: ArchivedSpan,
  signal?: AbortSignal,
): Promise<SealedTradeHours> {
  return store.query(
    (db, options) =>
      // Of one instant: a market that is not recorded yet has nothing in these files.
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          const { rows } = await sql<RowOf<'tick_hour', 'hour'>>`
            select hour from tick_hour where ${sealedTradesWithin(span)} order by hour`.execute(trx, options);
          const recorded = await trx
            .selectFrom('recorded_market')
            .select('key')
            .where('venue', '=', market.venue)
            .where('id', '=', market.id)
            .executeTakeFirst(options);
          const hours = [...new Set(rows.map(({ hour }) => hour.getTime()))];
          return { market: recorded?.key, span, hours, parts: rows.length };
        }),
    signal,
  );
}

const sealedTradesWithin = ({ from, until }: ArchivedSpan) =>
  sql`kind = 'trade' and file is not null and hour > ${new Date(from - hourMs)} and hour < ${new Date(until)}`;

export type PastSaved =
  /** Trades that are in the archive since now: neither recorded nor there before. */
  | { readonly kind: 'saved'; readonly trades: readonly Trade[] }
  /** The run is no longer ours; nothing was written. */
  | { readonly kind: 'lost' }
  /** An hour was sealed since its files were looked into, so that they have to be again; nothing was written. */
  | { readonly kind: 'sealed_meanwhile' };

/**
 * `heardBy`: the process that takes what was saved from the result; every other one, and where it is undefined every one, hears
 * of it from the store. Throws an UnsurePastError where the answer to the commit is lost.
 */
export async function savePast(
  store: Store,
  { run, heardBy }: { readonly run: number; readonly heardBy: string | undefined },
  market: { readonly venue: VenueId; readonly id: string },
  past: FetchedPast,
  signal?: AbortSignal,
): Promise<PastSaved> {
  let written: readonly Trade[] | undefined;
  const save = store.query(
    (db, options) =>
      db.transaction().execute(async (trx): Promise<PastSaved> => {
        const writing = { trx, options };
        if (!(await holdImportRun(writing, run))) return { kind: 'lost' };
        const found = past.trades?.found ?? [];
        const mayBeRecorded = await holdRecorder(writing, found);
        const key = await takeRecordedKey(writing, market);
        const recorded = mayBeRecorded ? await findHotIds(writing, key, found) : new Set<string>();
        // After the hot ones, whose tables cannot go any more.
        if (
          past.trades?.looked &&
          (await countSealed(writing, past.trades.looked.span)) !== past.trades.looked.parts
        ) {
          return { kind: 'sealed_meanwhile' };
        }
        const trades = await writeTrades(
          writing,
          key,
          found.filter(({ id }) => !recorded.has(id)),
        );
        await writePrices(writing, key, past.prices?.found ?? []);
        await writeProgress(writing, key, past);
        await announcePast(writing, key, heardBy);
        written = trades;
        return { kind: 'saved', trades };
      }),
    signal,
  );
  try {
    return await save;
  } catch (error) {
    throw written !== undefined && error instanceof StoreError
      ? new UnsurePastError(error, written, past)
      : error;
  }
}

/** Keeps the recorder from writing until the transaction is over; false where it cannot have any of these trades. */
async function holdRecorder({ trx, options }: Writing, trades: readonly Trade[]): Promise<boolean> {
  if (trades.length === 0) return false;
  // No recorder starts before the transaction is over, either.
  await sql`select pg_advisory_xact_lock_shared(hashtext('recorder_session'))`.execute(trx, options);
  const newest = trades.reduce((latest, { venueTime }) => Math.max(latest, venueTime), 0);
  const { rows } = await sql`
    select from recorder_session where started_at <= ${new Date(newest + clockSlackMs)} limit 1`.execute(
    trx,
    options,
  );
  if (rows.length === 0) return false;
  await sql`select from recorder_session where not over for share`.execute(trx, options);
  return true;
}

async function countSealed({ trx, options }: Writing, span: ArchivedSpan): Promise<number> {
  const { rows } = await sql`select from tick_hour where ${sealedTradesWithin(span)}`.execute(trx, options);
  return rows.length;
}

/** Which of the trades are in hot tables. */
async function findHotIds(
  { trx, options }: Writing,
  key: number,
  trades: readonly Trade[],
): Promise<Set<string>> {
  const byHour = Map.groupBy(trades, ({ venueTime }) => hourOf(venueTime));
  const hours = [...byHour.keys()].map((hour) => new Date(hour));
  const { rows: parts } = await sql<RowOf<'tick_hour', 'hour' | 'part'>>`
    select hour, part from tick_hour
    where kind = 'trade' and file is null and hour = any(${hours}::timestamptz[])`.execute(trx, options);
  const ids = new Set<string>();
  for (const { hour, part } of parts) {
    const wanted = byHour.get(hour.getTime())?.map(({ id }) => id) ?? [];
    const table = sql.table(hourTableName('trade', hour.getTime(), part));
    const { rows } = await sql<RowOf<'tick_trade', 'id'>>`
      select id from ${table} where market = ${key} and id = any(${wanted}::text[])`.execute(trx, options);
    for (const { id } of rows) ids.add(id);
  }
  return ids;
}

/** Those that were not there yet. */
async function writeTrades(
  { trx, options }: Writing,
  key: number,
  trades: readonly Trade[],
): Promise<readonly Trade[]> {
  if (trades.length === 0) return [];
  const rows = trades.map(
    (trade): SentRow<'archived_trade'> => ({
      ts: sentTime(trade.venueTime),
      quantity: String(trade.quantity),
      market: key,
      price: trade.price,
      flags: toTradeFlags(trade),
      id: trade.id,
    }),
  );
  const { rows: written } = await sql<RowOf<'archived_trade', 'id'>>`
    insert into archived_trade select * from ${sentRows('archived_trade', rows)} on conflict do nothing
    returning id`.execute(trx, options);
  if (written.length === trades.length) return trades;
  const ids = new Set(written.map(({ id }) => id));
  return trades.filter(({ id }) => ids.has(id));
}

async function writePrices(
  { trx, options }: Writing,
  key: number,
  points: readonly { readonly at: number; readonly price: number }[],
): Promise<void> {
  if (points.length === 0) return;
  const rows = points.map(
    ({ at, price }): SentRow<'archived_price'> => ({ ts: sentTime(at), market: key, price }),
  );
  await sql`
    insert into archived_price select * from ${sentRows('archived_price', rows)} on conflict do nothing`.execute(
    trx,
    options,
  );
}

async function writeProgress(
  { trx, options }: Writing,
  key: number,
  { trades, prices }: FetchedPast,
): Promise<void> {
  const time = (ms: number | undefined) => (ms === undefined ? null : new Date(ms));
  await sql`
    insert into history_import as h (
      market, trades_from, trades_until, trades_cut_at, trades, prices_from, prices_until, prices)
    select ${key}, ${time(trades?.span.from)}::timestamptz, ${time(trades?.span.until)}::timestamptz,
      ${trades?.cutAt ?? null}::integer, (select count(*) from archived_trade where market = ${key}),
      ${time(prices?.span.from)}::timestamptz, ${time(prices?.span.until)}::timestamptz,
      (select count(*) from archived_price where market = ${key})
    on conflict (market) do update set
      trades_from = coalesce(excluded.trades_from, h.trades_from),
      trades_until = coalesce(excluded.trades_until, h.trades_until),
      trades_cut_at = case when excluded.trades_from is null then h.trades_cut_at else excluded.trades_cut_at end,
      trades = excluded.trades,
      prices_from = coalesce(excluded.prices_from, h.prices_from),
      prices_until = coalesce(excluded.prices_until, h.prices_until),
      prices = excluded.prices,
      failure = null`.execute(trx, options);
}

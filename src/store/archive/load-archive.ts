/** The archive as it is read: newest first, of one market by its public name. */
import { sql } from 'kysely';
import { type MarketName, type VenueId, venueIds } from '../../core/contract/index.ts';
import type { Trade } from '../../core/market/index.ts';
import type { RowOf } from '../row-of.ts';
import type { Store } from '../store.ts';
import { readOneOf } from '../stored-json.ts';
import { type ArchivedPrice, type ArchivedTradeRow, toArchivedTrade } from './archived-rows.ts';
import { type ImportRun, loadImportRuns } from './import-runs.ts';

/** Closing prices of the half-open span. They go on where recording has begun: a reader that has quotes of a time cuts there. */
export async function loadArchivedPrices(
  store: Store,
  market: MarketName,
  page: { readonly from: number; readonly to: number; readonly limit: number },
  signal?: AbortSignal,
): Promise<ArchivedPrice[]> {
  const { rows } = await store.query(
    (db, options) =>
      sql<RowOf<'archived_price', 'ts' | 'price'>>`
        select p.ts, p.price from archived_price p
        where p.market = (select key from recorded_market where venue = ${market.venue} and id = ${market.id})
          and p.ts >= ${new Date(page.from)} and p.ts < ${new Date(page.to)}
        order by p.ts desc limit ${page.limit}`.execute(db, options),
    signal,
  );
  return rows.map(({ ts, price }) => ({ at: ts.getTime(), price }));
}

export interface ArchivedTradesPage {
  readonly from: number;
  readonly to: number;
  readonly limit: number;
  /** The trade the last page ended with. */
  readonly before?: { readonly ts: number; readonly id: string };
  /** The least that was paid for the outcome taken, in 10^-12 dollars: price × quantity, both in millionths. */
  readonly minNotional?: bigint;
}

/** Trades of the half-open span by (time, id). None of them is recorded as well. */
export async function loadArchivedTrades(
  store: Store,
  market: MarketName,
  page: ArchivedTradesPage,
  signal?: AbortSignal,
): Promise<Trade[]> {
  const { before, minNotional } = page;
  const { rows } = await store.query(
    (db, options) =>
      sql<ArchivedTradeRow>`
        select t.ts, t.id, t.price, t.quantity, t.flags from archived_trade t
        where t.market = (select key from recorded_market where venue = ${market.venue} and id = ${market.id})
          and t.ts >= ${new Date(page.from)} and t.ts < ${new Date(page.to)}
          ${before === undefined ? sql`` : sql`and (t.ts, t.id) < (${new Date(before.ts)}::timestamptz, ${before.id}::text collate "C")`}
          ${minNotional === undefined ? sql`` : sql`and (case t.flags & 2 when 2 then 1000000 - t.price else t.price end)::numeric * t.quantity >= ${minNotional.toString()}::numeric`}
        order by t.ts desc, t.id desc limit ${page.limit}`.execute(db, options),
    signal,
  );
  return rows.map(toArchivedTrade);
}

export interface ImportStatus {
  readonly venue: VenueId;
  /** Newest first. */
  readonly runs: readonly ImportRun[];
  /** Markets of which something is in the archive, and how much there is. */
  readonly markets: number;
  readonly trades: number;
  readonly prices: number;
  /** Markets whose past could not be fetched at the last attempt, and some of them. */
  readonly failed: number;
  readonly failures: readonly { readonly id: string; readonly failure: string }[];
}

const runsShown = 5;
const failuresShown = 5;

export async function loadImportStatus(store: Store): Promise<ImportStatus[]> {
  const { rows } = await store.query((db, options) =>
    sql<
      RowOf<'recorded_market', 'venue'> & Readonly<Record<'markets' | 'trades' | 'prices' | 'failed', bigint>>
    >`
      select r.venue, count(*) filter (where h.trades_until is not null or h.prices_until is not null) as markets,
        sum(h.trades) as trades, sum(h.prices) as prices, count(h.failure) as failed
      from history_import h join recorded_market r on r.key = h.market group by r.venue`.execute(db, options),
  );
  return Promise.all(
    venueIds.map(async (venue) => {
      const row = rows.find((each) => readOneOf(venueIds, each.venue) === venue);
      return {
        venue,
        runs: await loadImportRuns(store, venue, runsShown),
        markets: Number(row?.markets ?? 0n),
        trades: Number(row?.trades ?? 0n),
        prices: Number(row?.prices ?? 0n),
        failed: Number(row?.failed ?? 0n),
        failures: await loadFailures(store, venue),
      };
    }),
  );
}

async function loadFailures(store: Store, venue: VenueId): Promise<ImportStatus['failures']> {
  const { rows } = await store.query((db, options) =>
    sql<RowOf<'recorded_market', 'id'> & { failure: string }>`
      select r.id, h.failure from history_import h join recorded_market r on r.key = h.market
      where h.failure is not null and r.venue = ${venue} order by h.market desc limit ${failuresShown}`.execute(
      db,
      options,
    ),
  );
  return rows;
}

/** Which markets' past is not here yet, and how far it is. */
import { sql } from 'kysely';
import type { VenueId } from '../../core/contract/index.ts';
import type { RowOf } from '../row-of.ts';
import type { Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { toStorable } from './import-runs.ts';

/** Half-open, in milliseconds since 1970. */
export interface ArchivedSpan {
  readonly from: number;
  readonly until: number;
}

/** What is in the archive of a market. */
export interface ImportedPast {
  readonly trades: ArchivedSpan | undefined;
  /** The newest that many were kept, and there were more; undefined when all were. */
  readonly tradesCutAt: number | undefined;
  readonly prices: ArchivedSpan | undefined;
}

/** A market, and how far its past is here. */
export interface MarketPast {
  readonly id: string;
  readonly venueKey: string;
  readonly eventId: string;
  readonly seriesId: string | undefined;
  readonly feedKeys: readonly string[];
  readonly opensAt: number | undefined;
  readonly past: ImportedPast;
}

export interface SettledToImport extends MarketPast {
  /** When it was settled, or else determined, or else when that was seen. */
  readonly endedAt: number;
}

export interface ImportBounds {
  /** Nothing earlier is asked for. */
  readonly since: number;
  readonly tradesPerMarketMax: number;
}

/** More than any venue settles in the time an import reaches back. */
const keysMax = 3_000_000;

const endedAt = sql`coalesce(s.settled_at, s.determined_at, s.seen_at)`;

/** Of what was asked for, the earliest that can be: the hour the market opened in. The same as `wantedSpan` of the import. */
const wantedFrom = (since: number) =>
  sql`date_trunc('hour', greatest(m.opens_at, ${new Date(since)}::timestamptz), 'UTC')`;

/** Keys of settled markets of which something is missing, the last settled first. */
export async function loadSettledToImport(
  store: Store,
  venue: VenueId,
  bounds: ImportBounds,
  signal?: AbortSignal,
): Promise<number[]> {
  const { since, tradesPerMarketMax } = bounds;
  const { rows } = await store.query(
    (db, options) =>
      sql<RowOf<'market', 'key'>>`
        select m.key
        from market m
        join lateral (
          select settled_at, determined_at, seen_at from settlement where market = m.key order by number desc limit 1
        ) s on true
        left join recorded_market r on r.venue = m.venue and r.id = m.id
        left join history_import h on h.market = r.key
        where m.venue = ${venue} and m.status = 'settled' and ${endedAt} >= ${new Date(since)}
          and (h.trades_until is null or h.prices_until is null
            or h.trades_until < ${endedAt} or h.prices_until < ${endedAt}
            or h.trades_cut_at < ${tradesPerMarketMax}
            or h.trades_from > ${wantedFrom(since)} and h.trades_cut_at is null
            or h.prices_from > ${wantedFrom(since)})
        order by ${endedAt} desc, m.key desc limit ${keysMax}`.execute(db, options),
    signal,
  );
  return rows.map(({ key }) => key);
}

/** In no particular order. */
export async function loadSettledPasts(
  store: Store,
  keys: readonly number[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<number, SettledToImport>> {
  const { rows } = await store.query(
    (db, options) =>
      sql<MarketPastRow & { ended_at: Date }>`
        select ${marketPastColumns}, ${endedAt} as ended_at
        from market m
        join contract_version v on v.id = m.version
        join lateral (
          select settled_at, determined_at, seen_at from settlement where market = m.key order by number desc limit 1
        ) s on true
        left join recorded_market r on r.venue = m.venue and r.id = m.id
        left join history_import h on h.market = r.key
        where m.key = any(${keys}::integer[])`.execute(db, options),
    signal,
  );
  return new Map(rows.map((row) => [row.key, { ...toMarketPast(row), endedAt: row.ended_at.getTime() }]));
}

/** What the archive has of a market by its public id. */
export async function loadImportedPast(
  store: Store,
  venue: VenueId,
  id: string,
  signal?: AbortSignal,
): Promise<ImportedPast> {
  const { rows } = await store.query(
    (db, options) =>
      sql<PastRow>`
        select h.trades_from, h.trades_until, h.trades_cut_at, h.prices_from, h.prices_until
        from history_import h join recorded_market r on r.key = h.market
        where r.venue = ${venue} and r.id = ${id}`.execute(db, options),
    signal,
  );
  return rows[0] === undefined ? nothing : toPast(rows[0]);
}

/** Notes why the past of a market could not be fetched; what is here of it stays. */
export async function saveImportFailure(
  store: Store,
  market: { readonly venue: VenueId; readonly id: string },
  failure: string,
): Promise<void> {
  await store.query((db, options) =>
    db.transaction().execute(async (trx) => {
      const key = await takeRecordedKey({ trx, options }, market);
      await sql`
        insert into history_import (market, trades, prices, failure)
        values (${key}, 0, 0, ${toStorable(failure, 500) || 'unknown'})
        on conflict (market) do update set failure = excluded.failure`.execute(trx, options);
    }),
  );
}

/** The key a market's ticks are recorded by; made if there is none. */
export async function takeRecordedKey(
  { trx, options }: Writing,
  market: { readonly venue: VenueId; readonly id: string },
): Promise<number> {
  await sql`
    insert into recorded_market (venue, id) values (${market.venue}, ${market.id}) on conflict do nothing`.execute(
    trx,
    options,
  );
  const { key } = await trx
    .selectFrom('recorded_market')
    .select('key')
    .where('venue', '=', market.venue)
    .where('id', '=', market.id)
    .executeTakeFirstOrThrow(options);
  return key;
}

type PastRow = RowOf<
  'history_import',
  'trades_from' | 'trades_until' | 'trades_cut_at' | 'prices_from' | 'prices_until'
>;

const nothing: ImportedPast = { trades: undefined, tradesCutAt: undefined, prices: undefined };

function toPast(row: PastRow): ImportedPast {
  return {
    trades: toSpan(row.trades_from, row.trades_until),
    tradesCutAt: row.trades_cut_at ?? undefined,
    prices: toSpan(row.prices_from, row.prices_until),
  };
}

function toSpan(from: Date | null, until: Date | null): ArchivedSpan | undefined {
  return from === null || until === null ? undefined : { from: from.getTime(), until: until.getTime() };
}

/** With `v` for its contract version and `h` for what was imported. */
export const marketPastColumns = sql`m.key, m.id, m.venue_key, v.event_id, v.series_id, m.feed_keys, m.opens_at,
  h.trades_from, h.trades_until, h.trades_cut_at, h.prices_from, h.prices_until`;

export type MarketPastRow = PastRow &
  RowOf<'market', 'key' | 'id' | 'venue_key' | 'feed_keys' | 'opens_at'> &
  RowOf<'contract_version', 'event_id' | 'series_id'>;

export function toMarketPast(row: MarketPastRow): MarketPast {
  return {
    id: row.id,
    venueKey: row.venue_key,
    eventId: row.event_id,
    seriesId: row.series_id ?? undefined,
    feedKeys: row.feed_keys,
    opensAt: row.opens_at?.getTime(),
    past: toPast(row),
  };
}

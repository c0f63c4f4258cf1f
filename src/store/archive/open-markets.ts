/** Markets that trade, and how far their past is here: what the service imports beside the live feed. */
import { sql } from 'kysely';
import type { VenueId } from '../../core/contract/index.ts';
import type { Store } from '../store.ts';
import { type ImportedPast, type PastRow, toPast } from './markets-to-import.ts';

export interface OpenMarketKey {
  readonly key: number;
  readonly id: string;
}

export interface OpenToImport {
  readonly id: string;
  readonly venueKey: string;
  readonly eventId: string;
  readonly seriesId: string | undefined;
  readonly feedKeys: readonly string[];
  readonly opensAt: number | undefined;
  readonly past: ImportedPast;
}

/** Of which trading is not over, in order of their keys. */
export async function loadOpenKeys(
  store: Store,
  venue: VenueId,
  page: { readonly afterKey: number; readonly limit: number },
  signal?: AbortSignal,
): Promise<OpenMarketKey[]> {
  const { rows } = await store.query(
    (db, options) =>
      sql<OpenMarketKey>`
        select key, id from market
        where venue = ${venue} and status in ('unopened', 'open', 'paused') and status <> 'unopened'
          and key > ${page.afterKey}
        order by key limit ${page.limit}`.execute(db, options),
    signal,
  );
  return rows;
}

/** In no particular order. */
export async function loadOpenPasts(
  store: Store,
  keys: readonly number[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<number, OpenToImport>> {
  const { rows } = await store.query(
    (db, options) =>
      sql<
        PastRow & {
          key: number;
          id: string;
          venue_key: string;
          event_id: string;
          series_id: string | null;
          feed_keys: string[];
          opens_at: Date | null;
        }
      >`
        select m.key, m.id, m.venue_key, v.event_id, v.series_id, m.feed_keys, m.opens_at,
          h.trades_from, h.trades_until, h.trades_cut_at, h.prices_from, h.prices_until
        from market m
        join contract_version v on v.id = m.version
        left join recorded_market r on r.venue = m.venue and r.id = m.id
        left join history_import h on h.market = r.key
        where m.key = any(${keys}::integer[])`.execute(db, options),
    signal,
  );
  return new Map(
    rows.map((row) => [
      row.key,
      {
        id: row.id,
        venueKey: row.venue_key,
        eventId: row.event_id,
        seriesId: row.series_id ?? undefined,
        feedKeys: row.feed_keys,
        opensAt: row.opens_at?.getTime(),
        past: toPast(row),
      },
    ]),
  );
}

/** Sessions looked at: a service that starts more often within the span of an import asks for a little again. */
const sessionsMax = 1_000;

/**
 * Since when there has been a recorder without a break longer than `outageMaxMs`; undefined where nothing was ever recorded.
 * Feeds fetch the trades of shorter breaks by themselves.
 */
export async function findRecordedSince(
  store: Store,
  outageMaxMs: number,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const { rows } = await store.query(
    (db, options) =>
      sql<{ started_at: Date; covered_until: Date }>`
        select started_at, covered_until from recorder_session order by id desc limit ${sessionsMax}`.execute(
        db,
        options,
      ),
    signal,
  );
  let since: number | undefined;
  for (const { started_at: startedAt, covered_until: coveredUntil } of rows) {
    if (since !== undefined && since - coveredUntil.getTime() > outageMaxMs) break;
    since = Math.min(since ?? Number.POSITIVE_INFINITY, startedAt.getTime());
  }
  return since;
}

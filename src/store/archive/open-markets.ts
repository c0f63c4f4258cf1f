/** Markets that trade, and how far their past is here: what the service imports beside the live feed. */
import { sql } from 'kysely';
import type { VenueId } from '../../core/contract/index.ts';
import type { RowOf } from '../row-of.ts';
import type { Store } from '../store.ts';
import { type MarketPast, type MarketPastRow, marketPastColumns, toMarketPast } from './markets-to-import.ts';

export interface OpenMarketKey {
  readonly key: number;
  readonly id: string;
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
): Promise<ReadonlyMap<number, MarketPast>> {
  const { rows } = await store.query(
    (db, options) =>
      sql<MarketPastRow>`
        select ${marketPastColumns}
        from market m
        join contract_version v on v.id = m.version
        left join recorded_market r on r.venue = m.venue and r.id = m.id
        left join history_import h on h.market = r.key
        where m.key = any(${keys}::integer[])`.execute(db, options),
    signal,
  );
  return new Map(rows.map((row) => [row.key, toMarketPast(row)]));
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
      sql<RowOf<'recorder_session', 'started_at' | 'covered_until'>>`
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

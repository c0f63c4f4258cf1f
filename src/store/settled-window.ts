/** From when on settled markets are measured, where the base has more of them than are. */
import { sql } from 'kysely';
import type { Store } from './store.ts';

/** A statement reads so many rows at most, whatever the size of the base. */
const keysPerStatement = 1_000_000;
const dayMs = 86_400_000;

export interface SettledBounds {
  readonly marketsMax: number;
  /** Where there are more, the latest of them: fewer than the bound, so that it is not reached again the next day. */
  readonly marketsKept: number;
}

/** The start of a day in UTC, in milliseconds; undefined where the base has no more than may be measured. */
export async function findSettledFrom(
  store: Store,
  bounds: SettledBounds,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const counts = await countSettledDays(store, signal);
  return firstDayMeasured(counts, bounds);
}

/** `counts`: settled markets by day since 1970. The latest day is measured whatever it has. Pure. */
export function firstDayMeasured(
  counts: ReadonlyMap<number, number>,
  { marketsMax, marketsKept }: SettledBounds,
): number | undefined {
  const days = [...counts].sort(([left], [right]) => right - left);
  if (days.reduce((sum, [, markets]) => sum + markets, 0) <= marketsMax) return undefined;
  let kept = 0;
  let first: number | undefined;
  for (const [day, markets] of days) {
    kept += markets;
    if (first !== undefined && kept > marketsKept) break;
    first = day;
  }
  return first === undefined ? undefined : first * dayMs;
}

async function countSettledDays(
  store: Store,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  const { rows: ends } = await store.query(
    (db, options) =>
      sql<{ last: number | null }>`select max(key) as last from settled_market`.execute(db, options),
    signal,
  );
  const last = ends[0]?.last ?? 0;
  for (let after = 0; after < last; after += keysPerStatement) {
    const { rows } = await store.query(
      (db, options) =>
        sql<{ day: number; markets: number }>`
          select floor(extract(epoch from settled_at) / 86400)::integer as day, count(*)::integer as markets
          from settled_market where key > ${after} and key <= ${after + keysPerStatement} group by 1`.execute(
          db,
          options,
        ),
      signal,
    );
    for (const { day, markets } of rows) counts.set(day, (counts.get(day) ?? 0) + markets);
  }
  return counts;
}

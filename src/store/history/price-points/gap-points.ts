/** When quotes ceased to be in force without a next one. */
import { sql } from 'kysely';
import type { PricePoint } from '../../../core/insight/index.ts';
import type { RowOf } from '../../row-of.ts';
import type { PointsAsked } from './points-asked.ts';

/** A session that says it got further than this beyond the start of the next went by another clock. */
const clockAheadMaxMs = 5_000;
const secondMs = 1_000;

/**
 * Quotes end with what their session has saved completely. A recorder that died may have saved a part of the next second,
 * too: that ends where the next session begins.
 */
export async function loadSessionEnds({
  history,
  now,
  spans,
  endsLastSession,
  signal,
}: PointsAsked): Promise<readonly PricePoint[]> {
  const { rows } = await history.store.query(
    (db, options) =>
      sql<RowOf<'recorder_session', 'over' | 'covered_until'> & { next_started_at: Date | null }>`
        select over, covered_until, lead(started_at) over (order by id) as next_started_at
        from recorder_session order by id`.execute(db, options),
    signal,
  );
  const ends = rows.flatMap(({ over, covered_until, next_started_at }) => {
    const covered = covered_until.getTime();
    const next = next_started_at?.getTime();
    if (next === undefined) {
      // It may be our own, which has just begun: what it records from the second of `now` on is in force.
      const endsAt = over ? covered : Math.min(covered, Math.floor(now / secondMs) * secondMs);
      return over || endsLastSession ? [endsAt] : [];
    }
    const isAhead = covered > next + clockAheadMaxMs;
    return [isAhead ? next : covered, Math.floor(next / secondMs) * secondMs];
  });
  return ends.filter((at) => at >= spans.keptFrom).map((at): PricePoint => ({ kind: 'end', at }));
}

/** The last gap of each book that began in a step. At an overload depth is left out, while quotes are recorded on. */
export async function* loadBookGapPoints({
  history,
  spans,
  names,
  pointsPerPage,
  signal,
}: PointsAsked): AsyncGenerator<readonly PricePoint[], void, undefined> {
  let after = { market: 0, began_at: new Date(0) };
  for (;;) {
    const rows = await history.store.query(async (db, options) => {
      // A gap counts at its own millisecond, so that one at the very end of a step belongs to it.
      const found = await sql<RowOf<'book_gap', 'market' | 'began_at'>>`
        select market, began_at from (
          select distinct on (market, step) market, began_at,
            date_bin(case when began_at > ${new Date(spans.minutesFrom)} then interval '1 minute' else interval '1 hour' end,
              began_at - interval '1 millisecond', to_timestamp(0)) as step
          from book_gap
          where (market, began_at) > (${after.market}::integer, ${after.began_at}::timestamptz)
            and began_at >= ${new Date(spans.keptFrom)} and cause <> 'overload'
          order by market, step, began_at desc limit ${pointsPerPage}
        ) steps order by market, step`.execute(db, options);
      return found.rows;
    }, signal);
    await names.load(
      rows.map(({ market }) => market),
      signal,
    );
    yield rows.flatMap(({ market, began_at }): PricePoint[] => {
      const name = names.find(market);
      return name === undefined ? [] : [{ kind: 'gap', ...name, at: began_at.getTime() }];
    });
    const last = rows.at(-1);
    if (last === undefined || rows.length < pointsPerPage) return;
    after = last;
  }
}

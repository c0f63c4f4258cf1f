/**
 * Gaps as files beside the sealed hours, for readers that have only those: `gap/<day it began>.parquet`. The database is
 * what counts; a day's file is rewritten when a gap that began on it is new or has ended.
 */
import { randomBytes } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { copyToFile } from './copy-to-file.ts';
import { makeFolders, syncPath } from './durable-path.ts';
import type { History } from './open-history.ts';
import { textLiteral } from './parquet-engine.ts';

const dayMs = 86_400_000;

const gaps = `(
  select 'book' as kind, m.venue, m.id as market_id, g.began_at, g.ended_at, g.cause
  from book_gap g join recorded_market m on m.key = g.market
  union all
  select 'trade', g.venue, m.id, g.began_at, g.ended_at, g.cause
  from trade_gap g left join recorded_market m on m.key = g.market
)`;

/** Writes the days whose gaps began or ended at `since` or later. Returns how many. Rejects with a StoreError. */
export async function exportGaps(history: History, since: number, signal?: AbortSignal): Promise<number> {
  const days = await history.store.query(async (db, options) => {
    const { rows } = await sql<{ day: number }>`
      select distinct floor(extract(epoch from began_at) / 86400)::integer as day from ${sql.raw(gaps)} g
      where began_at >= ${new Date(since)} or ended_at >= ${new Date(since)} order by 1`.execute(db, options);
    return rows.map(({ day }) => day * dayMs);
  }, signal);
  for (const day of days) await exportDay(history, day, signal);
  return days.length;
}

async function exportDay(history: History, day: number, signal: AbortSignal | undefined): Promise<void> {
  const { store, engine, folder, temporaryFolder } = history;
  const from = new Date(day).toISOString();
  const to = new Date(day + dayMs).toISOString();
  const unfinished = join(temporaryFolder, `seal-${randomBytes(8).toString('hex')}`);
  const csv = `${unfinished}.csv`;
  const parquet = `${unfinished}.parquet`;
  const path = join(folder, 'gap', `${from.slice(0, 10)}.parquet`);
  await makeFolders(folder, temporaryFolder);
  try {
    await store.transact(
      (client) =>
        copyToFile(
          client,
          `select kind, venue, '=' || market_id, (extract(epoch from began_at) * 1000000)::bigint,
            (extract(epoch from ended_at) * 1000000)::bigint, '=' || cause
          from ${gaps} g where began_at >= '${from}' and began_at < '${to}' order by began_at, venue, market_id, kind`,
          csv,
        ),
      signal,
    );
    await engine.query(
      `copy (
        select kind, venue, substr(market_id, 2) as market_id, make_timestamptz(began_at) as began_at,
          make_timestamptz(ended_at) as ended_at, substr(cause, 2) as cause
        from read_csv(${textLiteral(csv)}, auto_detect = false, header = false, delim = ',', quote = '"', escape = '"',
          nullstr = '\\N', new_line = '\\n', parallel = false, columns = {'kind': 'VARCHAR', 'venue': 'VARCHAR',
          'market_id': 'VARCHAR', 'began_at': 'BIGINT', 'ended_at': 'BIGINT', 'cause': 'VARCHAR'})
      ) to ${textLiteral(parquet)} (format parquet, compression zstd)`,
      signal,
    );
    await syncPath(parquet);
    await makeFolders(folder, dirname(path));
    await rename(parquet, path);
    await syncPath(dirname(path));
  } finally {
    await rm(csv, { force: true });
    await rm(parquet, { force: true });
  }
}

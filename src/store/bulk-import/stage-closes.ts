/**
 * The closing prices that settled markets are counted with, from the archive: of each market and each horizon the last one
 * of the day before it. An hour closes with the price its file gives for it, or else with its last fill.
 *
 *   archive, file by file ─ hours around a horizon ─ closes-….parquet ─┐
 *   settled.parquet ───────────────────────────────────────────────────┴─► base.parquet, numbered, read in pages
 */
import { join } from 'node:path';
import { sql } from 'kysely';
import type { VenueId } from '../../core/contract/index.ts';
import { settledHorizons } from '../../core/insight/index.ts';
import {
  type EngineRow,
  type History,
  readInteger,
  readIntegerOrNothing,
  readText,
  readVenue,
} from '../history/index.ts';
import type { RowOf } from '../row-of.ts';
import { filesSql, writeSql } from './group-sql.ts';
import { settledFile } from './stage-markets.ts';
import type { ArchiveKind, Workspace } from './workspace.ts';

const baseFile = 'base/base.parquet';
const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** A market that ended, as the folder and the database know it. Times in milliseconds. */
export interface SettledSource {
  readonly venue: VenueId;
  readonly id: string;
  readonly eventId: string;
  /** What the database calls its category; else the venue's words for it, if any. */
  readonly knownCategory: string | undefined;
  readonly categoryWord: string | undefined;
  readonly tags: string | undefined;
  readonly gameStartsAt: number | undefined;
  readonly statedEndAt: number | undefined;
  readonly closedAt: number | undefined;
  readonly settledAt: number;
  readonly result: string;
  /** Exact decimal text; empty where it has none. */
  readonly yesPayout: string;
  readonly closes: readonly { readonly at: number; readonly price: number }[];
}

export interface ArchivePart {
  readonly kind: ArchiveKind;
  readonly venue: VenueId;
  readonly file: string;
  readonly rows: number;
}

/** Everything that was ever imported, oldest first. */
export async function listArchive({
  store,
  folder,
}: Pick<History, 'store' | 'folder'>): Promise<ArchivePart[]> {
  const { rows } = await store.query((db, options) =>
    sql<RowOf<'archive_file', 'kind' | 'venue' | 'file' | 'rows'>>`
      select kind, venue, file, rows from archive_file order by month, kind, venue`.execute(db, options),
  );
  return rows.map(({ kind, venue, file, rows: count }) => ({
    kind: kind === 'price' ? 'price' : 'trade',
    venue: readVenue(venue),
    file: join(folder, file),
    rows: Number(count),
  }));
}

/** Files of one kind and venue, some million rows together. */
export interface ClosesBatch {
  readonly kind: ArchiveKind;
  readonly venue: VenueId;
  readonly files: readonly string[];
}

const batchRowsMax = 20_000_000;

export function planCloses(parts: readonly ArchivePart[]): ClosesBatch[] {
  const batches: ClosesBatch[] = [];
  for (const alike of Map.groupBy(parts, ({ kind, venue }) => `${kind} ${venue}`).values()) {
    let files: string[] = [];
    let rows = 0;
    for (const [place, part] of alike.entries()) {
      files.push(part.file);
      rows += part.rows;
      if (rows < batchRowsMax && place < alike.length - 1) continue;
      batches.push({ kind: part.kind, venue: part.venue, files });
      files = [];
      rows = 0;
    }
  }
  return batches;
}

/** Of some files of the archive; done again, it gives the same. */
export async function stageCloses(
  { history, workspace }: { readonly history: History; readonly workspace: Workspace },
  { kind, venue, files }: ClosesBatch,
  place: number,
  signal?: AbortSignal,
): Promise<void> {
  const around = settledHorizons.map(
    (days) => `before between ${days * dayMs - hourMs} and ${(days + 1) * dayMs + hourMs}`,
  );
  const within = settledHorizons.map(
    (days) => `when before >= ${days * dayMs} and before < ${(days + 1) * dayMs} then ${days}`,
  );
  const select = `
    select market_id, horizon, unnest(max_by(struct_pack(rank, at_ms, price), struct_pack(hour, rank, at_ms))) from (
      select market_id, hour, at_ms, price, ${kind === 'price' ? 1 : 0} as rank, end_at - at_ms as before, case ${within.join(' ')} end as horizon
      from (select market_id, end_at, ms // ${hourMs} as hour, unnest(max_by(struct_pack(at_ms := ms, price), struct_pack(ms, price)))
        from (select a.market_id, a.price, epoch_ms(a.ts) as ms, coalesce(m.game_start, m.stated_end) as end_at, end_at - ms as before
          from ${filesSql(files)} a join ${filesSql([workspace.file(settledFile)])} m
            on m.venue = '${venue}' and m.market_id = a.market_id)
        where ${around.join(' or ')} group by market_id, end_at, ms // ${hourMs})
    ) where horizon is not null group by market_id, horizon`;
  await workspace.make(`base/closes-${venue}-${place}.parquet`, (path) =>
    history.engine.query(writeSql(`select '${venue}' as venue, * from (${select})`, path), signal),
  );
}

/** Returns how many settled markets there are. */
export async function stageBase(
  { history, workspace }: { readonly history: History; readonly workspace: Workspace },
  batches: readonly ClosesBatch[],
  signal?: AbortSignal,
): Promise<number> {
  const files = batches.map(({ venue }, place) => workspace.file(`base/closes-${venue}-${place}.parquet`));
  const settled = filesSql([workspace.file(settledFile)]);
  const columns = settledHorizons.map(
    (days) =>
      `max_by(at_ms, struct_pack(hour, rank, at_ms)) filter (where horizon = ${days}) as at_${days},
       max_by(price, struct_pack(hour, rank, at_ms)) filter (where horizon = ${days}) as price_${days}`,
  );
  const found =
    files.length === 0
      ? `select null::varchar as venue, null::varchar as market_id, ${settledHorizons.map((days) => `null::bigint as at_${days}, null::integer as price_${days}`).join(', ')} where false`
      : `select venue, market_id, ${columns.join(', ')} from (select *, at_ms // ${hourMs} as hour from ${filesSql(files)}) group by venue, market_id`;
  await workspace.make(baseFile, (path) =>
    history.engine.query(
      writeSql(
        `select m.*, c.* exclude (venue, market_id) from ${settled} m left join (${found}) c
          on c.venue = m.venue and c.market_id = m.market_id order by n`,
        path,
      ),
      signal,
    ),
  );
  const [counted] = await history.engine.query(`select count(*) as rows from ${settled}`, signal);
  return readInteger(counted?.['rows']);
}

/** Settled markets from number `from` on. */
export async function loadSettledSources(
  { history, workspace }: { readonly history: History; readonly workspace: Workspace },
  { from, limit }: { readonly from: number; readonly limit: number },
  signal?: AbortSignal,
): Promise<SettledSource[]> {
  const rows = await history.engine.query(
    `select * from ${filesSql([workspace.file(baseFile)])} where n >= ${from} and n < ${from + limit} order by n`,
    signal,
  );
  return rows.map(readSource);
}

function readSource(row: EngineRow): SettledSource {
  const text = (name: string) => (row[name] === null ? undefined : readText(row[name]));
  const time = (name: string) => readIntegerOrNothing(row[name]);
  return {
    venue: readVenue(row['venue']),
    id: readText(row['market_id']),
    eventId: readText(row['event_id']),
    knownCategory: text('known_category'),
    categoryWord: text('category_word'),
    tags: text('tags'),
    gameStartsAt: time('game_start'),
    statedEndAt: time('stated_end'),
    closedAt: time('closed'),
    settledAt: readInteger(row['settled']),
    result: readText(row['result']),
    yesPayout: readText(row['yes_payout']),
    closes: settledHorizons.flatMap((days) => {
      const at = time(`at_${days}`);
      const price = time(`price_${days}`);
      return at === undefined || price === undefined ? [] : [{ at, price }];
    }),
  };
}

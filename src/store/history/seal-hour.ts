/**
 * A part of an hour goes from its hot table into a file, whole or not at all.
 *
 *   snapshot ─┬─ rows, sorted ─► CSV ─► Parquet, unfinished ─┐
 *             └─ count and sum of hashes ────────────────────┴─ the same, read back from the file? ─► fsync
 *   of quotes: the last of each market ─► Parquet, unfinished (`closing-quotes.ts`)
 *   lock the table ─ no row came meanwhile? ─ rename ─ tick_hour names the file ─ drop the table ─ commit
 *
 * Rows are only ever added to a hot table, so that the same number of rows are the same rows. The table is locked for the
 * last line alone: a recorder that has late rows does not wait while a file is written. Killed anywhere, the table is
 * there and tick_hour does not name the file, which the next sealing replaces.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { RowOf } from '../row-of.ts';
import { StoreError } from '../store-error.ts';
import { hourTableName, isTableGone, type TickKind } from '../ticks/index.ts';
import { closingFileName, closingStatement } from './closing-quotes.ts';
import { copyToFile } from './copy-to-file.ts';
import { makeFolders, syncPath } from './durable-path.ts';
import type { History } from './open-history.ts';
import { textLiteral } from './parquet-engine.ts';
import { readText } from './read-value.ts';
import { sealedFileName } from './sealed-file-name.ts';
import {
  selectHotChecksum,
  selectSealedChecksum,
  selectStored,
  selectToSeal,
  sentTypes,
} from './sealed-format.ts';

export interface HourPart {
  readonly kind: TickKind;
  /** Its first millisecond. */
  readonly hour: number;
  readonly part: number;
}

export interface SealedHour {
  readonly file: string;
  readonly rows: number;
  readonly bytes: number;
}

/** What a test does to an unfinished file before it is read back. */
export interface SealHooks {
  written?(path: string): Promise<void>;
}

interface Checksum {
  readonly rows: string;
  readonly checksum: string;
}

/** One market's rows touch few groups; smaller ones compress worse. */
const rowGroupRows = 50_000;
/** For a table that a reader or the recorder holds; then it is tried again later. */
const lockWaitMaxMs = 5_000;

/**
 * Undefined when another process sealed it, or rows came while it was being written: there is nothing to do, or it is done
 * again later. Rejects with a StoreError or what the file system says; the hot table is then as it was.
 */
export async function sealHour(
  history: History,
  part: HourPart,
  now: () => number,
  signal?: AbortSignal,
  hooks: SealHooks = {},
): Promise<SealedHour | undefined> {
  const unfinished = join(history.temporaryFolder, `seal-${randomBytes(8).toString('hex')}`);
  const csv = `${unfinished}.csv`;
  const parquet = `${unfinished}.parquet`;
  const closing = part.kind === 'quote' ? `${unfinished}-closing.parquet` : undefined;
  // The folder may have been emptied while we run.
  await mkdir(history.temporaryFolder, { recursive: true, mode: 0o700 });
  try {
    const hot = await exportRows(history, part, csv, signal);
    if (hot === undefined) return undefined;
    await history.engine.query(writeStatement(part.kind, csv, parquet), signal);
    await rm(csv);
    await hooks.written?.(parquet);
    await verify(history, part, parquet, hot, signal);
    await syncPath(parquet);
    if (closing !== undefined) {
      await history.engine.query(closingStatement(parquet, closing), signal);
      await syncPath(closing);
    }
    return await publish(history, part, { parquet, closing }, hot, now, signal);
  } finally {
    await rm(csv, { force: true });
    await rm(parquet, { force: true });
    if (closing !== undefined) await rm(closing, { force: true });
  }
}

/** Writes the rows of the hot table to `csv` and says what they are; undefined if there is no such table any more. */
async function exportRows(
  { store }: History,
  { kind, hour, part }: HourPart,
  csv: string,
  signal: AbortSignal | undefined,
): Promise<Checksum | undefined> {
  const table = hourTableName(kind, hour, part);
  try {
    return await store.transact(async (client) => {
      await client.query('set transaction isolation level repeatable read, read only');
      await copyToFile(client, selectToSeal(kind, table), csv);
      const checked = await client.query<{ rows: string; checksum: string }>(selectHotChecksum(kind, table));
      const [found] = checked.rows;
      if (found === undefined) throw new StoreError('failed', `The rows of ${table} cannot be counted.`);
      return found;
    }, signal);
  } catch (error) {
    if (isTableGone(error)) return undefined;
    throw error;
  }
}

function writeStatement(kind: TickKind, csv: string, parquet: string): string {
  return `copy (
      select ${selectStored(kind)} from read_csv(${textLiteral(csv)}, auto_detect = false, header = false, delim = ',',
        quote = '"', escape = '"', nullstr = '\\N', new_line = '\\n', parallel = false, columns = {${sentTypes(kind)}})
    ) to ${textLiteral(parquet)} (format parquet, compression zstd, row_group_size ${rowGroupRows})`;
}

async function verify(
  { engine }: History,
  { kind, hour, part }: HourPart,
  parquet: string,
  hot: Checksum,
  signal: AbortSignal | undefined,
): Promise<void> {
  const found = await checksumOf(engine, kind, parquet, signal);
  if (found.rows === hot.rows && found.checksum === hot.checksum) return;
  throw new StoreError(
    'failed',
    `The file of ${hourTableName(kind, hour, part)} holds ${found.rows} rows with the sum ${found.checksum}, not ${hot.rows} with ${hot.checksum}; the table stays.`,
  );
}

/** Reads a sealed file from its first row to its last. */
export async function checksumOf(
  engine: History['engine'],
  kind: TickKind,
  file: string,
  signal?: AbortSignal,
): Promise<Checksum> {
  const [found] = await engine.query(
    selectSealedChecksum(kind, `read_parquet([${textLiteral(file)}])`),
    signal,
  );
  return { rows: readText(found?.['rows']), checksum: readText(found?.['checksum']) };
}

async function publish(
  { store, folder }: History,
  { kind, hour, part }: HourPart,
  { parquet, closing }: { readonly parquet: string; readonly closing: string | undefined },
  { rows, checksum }: Checksum,
  now: () => number,
  signal: AbortSignal | undefined,
): Promise<SealedHour | undefined> {
  const table = hourTableName(kind, hour, part);
  const file = sealedFileName(kind, hour, part);
  const path = join(folder, file);
  const closingPath = join(folder, closingFileName(file));
  const { size: bytes } = await stat(parquet);
  await makeFolders(folder, dirname(path));
  if (closing !== undefined) await makeFolders(folder, dirname(closingPath));
  return store.query(
    (db) =>
      db.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = ${sql.lit(lockWaitMaxMs)}`.execute(trx);
        const named = await sql<RowOf<'tick_hour', 'file'>>`
          select file from tick_hour
          where kind = ${kind} and hour = ${new Date(hour)} and part = ${part} for update`.execute(trx);
        if (named.rows[0]?.file !== null) return undefined;
        await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx);
        const counted = await sql<{ rows: string }>`
          select count(*)::text as rows from ${sql.table(table)}`.execute(trx);
        if (counted.rows[0]?.rows !== rows) return undefined;
        if (closing !== undefined) {
          await rename(closing, closingPath);
          await syncPath(dirname(closingPath));
        }
        await rename(parquet, path);
        await syncPath(dirname(path));
        await sql`
          update tick_hour set file = ${file}, rows = ${rows}, bytes = ${bytes}, checksum = ${checksum},
            sealed_at = ${new Date(now())}
          where kind = ${kind} and hour = ${new Date(hour)} and part = ${part}`.execute(trx);
        await sql`drop table ${sql.table(table)}`.execute(trx);
        return { file, rows: Number(rows), bytes };
      }),
    signal,
  );
}

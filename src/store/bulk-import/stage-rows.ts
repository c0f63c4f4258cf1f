/**
 * Rows of a group of files, checked and sorted into months:
 *
 *   files ─ read, compare with the known markets ─┬─ a folder a month
 *                                                 └─ a folder a reason, counted and removed
 *
 * A file that cannot be read to its end is left out whole, by name; the others of its group are staged without it.
 */
import { mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { VenueId } from '../../core/contract/index.ts';
import { type ParquetEngine, readBigInt, readInteger, readText, textLiteral } from '../history/index.ts';
import { StoreError } from '../store-error.ts';
import { wholeSql } from './column-sql.ts';
import { fillsOfA, fillsOfB, fillsOfOurs, type StagedMarkets } from './fill-sql.ts';
import { columnSql, groupSql } from './group-sql.ts';
import { addCounts, type StepOutcome, type UnreadableFile } from './import-steps.ts';
import type { FileGroup } from './plan-groups.ts';
import { pricesOfB, pricesOfOurs } from './price-sql.ts';
import { misfitOf } from './row-misfits.ts';
import { describeCause } from './source-files.ts';
import { knownFileA, tokensFileB } from './stage-markets.ts';
import { type ArchiveKind, readBucket, type Workspace } from './workspace.ts';

interface StageDeps {
  readonly engine: ParquetEngine;
  readonly workspace: Workspace;
  readonly folder: string;
  /** All of the import: fills of venue_b take their time from the blocks among them. */
  readonly groups: readonly FileGroup[];
  /** By it what is dated in the future is left out; the same for the whole import. */
  readonly now: number;
}

export interface RowsToStage {
  readonly kind: ArchiveKind;
  readonly venue: VenueId;
}

/** What the rows of a group become; nothing for tables that are no rows of the past. */
export function stagesOf({ table }: Pick<FileGroup, 'table'>): readonly RowsToStage[] {
  switch (table) {
    case 'venue_a_fills':
      return [{ kind: 'trade', venue: 'venue_a' }];
    case 'venue_b_fills':
      return [{ kind: 'trade', venue: 'venue_b' }];
    case 'venue_b_prices':
      return [{ kind: 'price', venue: 'venue_b' }];
    case 'imported_trade':
      return (['venue_a', 'venue_b'] as const).map((venue) => ({ kind: 'trade', venue }));
    case 'imported_price':
      return (['venue_a', 'venue_b'] as const).map((venue) => ({ kind: 'price', venue }));
    default:
      return [];
  }
}

/** Rejects with a StoreError, not for what is wrong with a file of the group. */
export async function stageRows(
  deps: StageDeps,
  place: number,
  group: FileGroup,
  { kind, venue }: RowsToStage,
  signal?: AbortSignal,
): Promise<StepOutcome> {
  const name = `${kind}-${venue}/g${place}`;
  const write = (files: FileGroup) =>
    deps.workspace.make(name, async (path) => {
      await mkdir(path, { recursive: true, mode: 0o700 });
      if (files.files.length === 0) return {};
      const select = await selectRows(deps, files, venue, signal);
      const written = await deps.engine.query(
        `copy (${select}) to ${textLiteral(path)}
          (format parquet, compression uncompressed, dictionary_size_limit 1, partition_by (bucket), overwrite_or_ignore true,
            return_stats true)`,
        signal,
      );
      return countWritten(written, kind, path);
    });
  try {
    return await write(group);
  } catch (error) {
    if (signal?.aborted || !(error instanceof StoreError && error.code === 'failed')) throw error;
    const { sound, unreadable } = await probeFiles(deps, group, venue, signal);
    // Nothing is wrong with the files: a full disk, or the engine.
    if (sound.files.length === group.files.length) throw error;
    return { ...(await write(sound)), unreadable };
  }
}

async function countWritten(
  written: readonly Readonly<Record<string, unknown>>[],
  kind: ArchiveKind,
  path: string,
): Promise<StepOutcome> {
  const leftOut: Record<string, number> = {};
  let read = 0;
  for (const row of written) {
    const bucket = basename(dirname(readText(row['filename'])));
    const rows = readInteger(row['count']);
    const misfit = misfitOf(readBucket(bucket) ?? 0);
    read += rows;
    if (misfit === undefined) continue;
    addCounts(leftOut, { [`${nounOf(kind)}_${misfit}`]: rows });
    await rm(join(path, bucket), { recursive: true, force: true });
  }
  return { counts: { [`${nounOf(kind)}.read`]: read }, leftOut };
}

export function nounOf(kind: ArchiveKind): 'fill' | 'price' {
  return kind === 'trade' ? 'fill' : 'price';
}

async function selectRows(
  { engine, workspace, folder, groups, now }: StageDeps,
  group: FileGroup,
  venue: VenueId,
  signal: AbortSignal | undefined,
): Promise<string> {
  const markets: StagedMarkets = { knownA: workspace.file(knownFileA), tokensB: workspace.file(tokensFileB) };
  switch (group.table) {
    case 'venue_a_fills':
      return fillsOfA(folder, group, markets, { now });
    case 'venue_b_prices':
      return pricesOfB(folder, group, markets, { now });
    case 'imported_trade':
      return ofVenue(fillsOfOurs(folder, group, { now }), venue);
    case 'imported_price':
      return ofVenue(pricesOfOurs(folder, group, { now }), venue);
    default:
      return fillsOfB(
        { folder, groups },
        group,
        markets,
        { now },
        await findBlocks(engine, folder, group, signal),
      );
  }
}

function ofVenue(select: string, venue: VenueId): string {
  return `select * exclude (venue) from (${select}) where venue = ${textLiteral(venue)}`;
}

async function findBlocks(
  engine: ParquetEngine,
  folder: string,
  group: FileGroup,
  signal: AbortSignal | undefined,
): Promise<{ readonly from: bigint; readonly to: bigint } | undefined> {
  if (group.columns.has('timestamp')) return undefined;
  const number = `${columnSql(group, 'block_number', wholeSql, 'bigint')}::bigint`;
  const [row] = await engine.query(
    `select min(${number}) as from_block, max(${number}) as to_block from ${groupSql(folder, group)}`,
    signal,
  );
  const [from, to] = [row?.['from_block'] ?? null, row?.['to_block'] ?? null];
  return from === null || to === null ? undefined : { from: readBigInt(from), to: readBigInt(to) };
}

/** Reads each file to its end. */
async function probeFiles(
  deps: StageDeps,
  group: FileGroup,
  venue: VenueId,
  signal: AbortSignal | undefined,
): Promise<{ readonly sound: FileGroup; readonly unreadable: readonly UnreadableFile[] }> {
  const unreadable: UnreadableFile[] = [];
  const sound: FileGroup['files'][number][] = [];
  for (const file of group.files) {
    const alone = { ...group, files: [file], rows: file.rows };
    try {
      const select = await selectRows(deps, alone, venue, signal);
      await deps.engine.query(`select sum(hash(r)::hugeint)::varchar as read from (${select}) r`, signal);
      sound.push(file);
    } catch (error) {
      if (signal?.aborted || !(error instanceof StoreError && error.code === 'failed')) throw error;
      unreadable.push({ path: file.path, detail: describeCause(error) });
    }
  }
  const rows = sound.reduce((sum, file) => sum + file.rows, 0);
  return { sound: { ...group, files: sound, rows }, unreadable };
}

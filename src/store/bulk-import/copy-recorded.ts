/**
 * Sealed hours of another service, copied with its history folder: each file becomes a further part of its hour, under this
 * database's keys of the markets.
 *
 *   file ─ one hour? ─ without what was recorded here ─ our keys, sorted ─► unfinished ─ read back, its sum
 *   rename ─ tick_hour names it, and the step is done: one transaction
 *
 * Of fills those that are here by their id are left out; of quotes, tops and depths all rows of markets that this service
 * recorded in that hour itself: two records of one book do not mix. An hour that is hot here is left for a later import.
 */
import { rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import {
  checksumOf,
  type History,
  makeFolders,
  readInteger,
  readIntegerOrNothing,
  sealedFileName,
  storedColumns,
  storedOrder,
  syncPath,
  textLiteral,
} from '../history/index.ts';
import { hourOf, type TickKind } from '../ticks/index.ts';
import { timeSql } from './column-sql.ts';
import { filesSql, groupSql } from './group-sql.ts';
import { type StepOutcome, type StepToDo, writeStep } from './import-steps.ts';
import type { FileGroup } from './plan-groups.ts';
import { recordedKeysSql } from './recorded-keys.ts';
import type { SourceTableName } from './source-tables.ts';
import type { Workspace } from './workspace.ts';

/** As sealing has them. */
const rowGroupRows = 50_000;

const kinds: Readonly<Partial<Record<SourceTableName, TickKind>>> = {
  recorded_quote: 'quote',
  recorded_trade: 'trade',
  recorded_top: 'top',
  recorded_depth: 'depth',
};

export function recordedKindOf(table: SourceTableName): TickKind | undefined {
  return kinds[table];
}

interface CopyDeps {
  readonly history: History;
  readonly workspace: Workspace;
  readonly folder: string;
  readonly now: () => number;
}

/** The group is one file. Rejects with a StoreError. */
export async function copyRecorded(
  { history, workspace, folder, now }: CopyDeps,
  step: StepToDo,
  group: FileGroup,
  kind: TickKind,
  signal?: AbortSignal,
): Promise<StepOutcome> {
  const source = groupSql(folder, group);
  const ms = timeSql('ts', group.columns.get('ts') ?? '');
  const [span] = await history.engine.query(
    `select count(*) as rows, min(${ms}) as first_ms, max(${ms}) as last_ms from ${source}`,
    signal,
  );
  const rows = readInteger(span?.['rows']);
  const first = readIntegerOrNothing(span?.['first_ms'] ?? null);
  const last = readIntegerOrNothing(span?.['last_ms'] ?? null);
  const skip = (reason: string) =>
    saveOutcome(
      history,
      step,
      { counts: { 'recorded.read': rows }, leftOut: { [reason]: rows } },
      now(),
      signal,
    );
  if (first === undefined || last === undefined) return skip('recorded_empty');
  const hour = hourOf(first);
  if (hourOf(last) !== hour) return skip('recorded_of_several_hours');
  const parts = await findParts(history, kind, hour, signal);
  if (parts.some(({ file }) => file === null)) return skip('recorded_hour_in_use');

  const here = parts.flatMap(({ file }) => (file === null ? [] : [join(history.folder, file)]));
  const unfinished = workspace.file('recorded.parquet');
  await rm(unfinished, { force: true });
  const columns = storedColumns(kind).map((name) =>
    name === 'market_key' ? 'k.key as market_key' : `s.${name}`,
  );
  const [written] = await history.engine.query(
    `copy (select ${columns.join(', ')} from ${source} s
        join ${recordedKeysSql(workspace)} k on k.venue = s.venue and k.id = s.market_id
        ${here.length === 0 ? '' : `anti join ${filesSql(here)} h on h.market_key = k.key ${kind === 'trade' ? 'and h.id = s.id' : ''}`}
        order by ${storedOrder(kind)}
      ) to ${textLiteral(unfinished)} (format parquet, compression zstd, row_group_size ${rowGroupRows})`,
    signal,
  );
  const added = readInteger(written?.['Count']);
  const outcome: StepOutcome = {
    counts: { 'recorded.read': rows, 'recorded.added': added },
    leftOut: { recorded_here: rows - added },
  };
  if (added === 0) return saveOutcome(history, step, outcome, now(), signal);
  await syncPath(unfinished);
  const { checksum } = await checksumOf(history.engine, kind, unfinished, signal);
  const { size } = await stat(unfinished);
  const part = Math.max(-1, ...parts.map((each) => each.part)) + 1;
  const file = sealedFileName(kind, hour, part);
  const path = join(history.folder, file);
  await makeFolders(history.folder, dirname(path));
  await history.store.query(
    (db, options) =>
      db.transaction().execute(async (trx) => {
        await writeStep({ trx, options }, { ...step, outcome, now: now() });
        // A recorder that has begun the same part meanwhile makes this fail, before the file has its name.
        await sql`
          insert into tick_hour (kind, hour, part, file, rows, bytes, checksum, sealed_at)
          values (${kind}, ${new Date(hour)}, ${part}, ${file}, ${added}, ${size}, ${checksum}, ${new Date(now())})`.execute(
          trx,
          options,
        );
        await rename(unfinished, path);
        await syncPath(dirname(path));
      }),
    signal,
  );
  return outcome;
}

async function findParts(
  { store }: History,
  kind: TickKind,
  hour: number,
  signal: AbortSignal | undefined,
): Promise<readonly { readonly part: number; readonly file: string | null }[]> {
  return store.query(
    (db, options) =>
      db
        .selectFrom('tick_hour')
        .select(['part', 'file'])
        .where('kind', '=', kind)
        .where('hour', '=', new Date(hour))
        .execute(options),
    signal,
  );
}

async function saveOutcome(
  { store }: History,
  step: StepToDo,
  outcome: StepOutcome,
  now: number,
  signal: AbortSignal | undefined,
): Promise<StepOutcome> {
  await store.query(
    (db, options) =>
      db.transaction().execute((trx) => writeStep({ trx, options }, { ...step, outcome, now })),
    signal,
  );
  return outcome;
}

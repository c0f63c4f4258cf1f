/**
 * What is staged of a month joins what is there of it, in a new file sorted by market and time:
 *
 *   staged ─ without what is recorded ─┐
 *   the file of the month, if any ─────┴─ each fill once, of prices the last of an hour ─ sorted ─► unfinished
 *   rename ─ archive_file names it, and the step is done: one transaction ─ the old file is removed
 *
 * Killed before the transaction, the month is made again from what is still staged; a file that is not named is removed by the next import.
 */
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { VenueId } from '../../core/contract/index.ts';
import {
  copyToFile,
  type History,
  makeFolders,
  readInteger,
  syncPath,
  textLiteral,
} from '../history/index.ts';
import type { RowOf } from '../row-of.ts';
import { hourTableName } from '../ticks/index.ts';
import { filesSql } from './group-sql.ts';
import { type Counts, type StepOutcome, type StepToDo, writeStep } from './import-steps.ts';
import { nounOf } from './stage-rows.ts';
import { type ArchiveKind, monthText, type Workspace } from './workspace.ts';

export interface MonthToMerge {
  readonly kind: ArchiveKind;
  readonly venue: VenueId;
  /** Months since the year 0. */
  readonly month: number;
  readonly staged: readonly string[];
}

interface MonthFile {
  readonly file: string;
  readonly generation: number;
  readonly rows: number;
}

/**
 * The markets of a month in the order of their names, as numbers: these, with the time and a hash of the id for what happened at
 * once, are sorted in a third of the time that the texts take.
 */
const marketType = 'market_of_month';
/** One market's rows touch few groups. */
const rowGroupRows = 50_000;

export async function mergeMonth(
  {
    history,
    workspace,
    now,
  }: { readonly history: History; readonly workspace: Workspace; readonly now: () => number },
  step: StepToDo,
  month: MonthToMerge,
  signal?: AbortSignal,
): Promise<StepOutcome> {
  const { kind, venue } = month;
  const before = await findMonthFile(history, month, signal);
  const file = `archive/${kind}/${venue}/${monthText(month.month).slice(0, 7)}-${(before?.generation ?? 0) + 1}.parquet`;
  const path = join(history.folder, file);
  const unfinished = workspace.file('month.parquet');
  const selected = await selectMonth(history, workspace, month, before, signal);
  await rm(unfinished, { force: true });
  await mkdir(dirname(unfinished), { recursive: true, mode: 0o700 });
  const [written] = await history.engine.query(
    `copy (${selected.select}) to ${textLiteral(unfinished)} (format parquet, compression zstd, compression_level 1, row_group_size ${rowGroupRows})`,
    signal,
  );
  const rows = readInteger(written?.['Count']);
  const added = rows - (before?.rows ?? 0);
  const noun = nounOf(kind);
  const outcome: StepOutcome = {
    counts: { [`${noun}.added`]: added, [`${noun}.rounded`]: selected.rounded },
    leftOut: {
      ...selected.leftOut,
      [kind === 'trade' ? 'fill_twice' : 'price_same_hour']: selected.rows - added,
    },
  };
  // Nothing but fills that are there: the file stays as it is.
  const isOld = kind === 'trade' && before !== undefined && added === 0;
  await syncPath(unfinished);
  const { size } = await stat(unfinished);
  await makeFolders(history.folder, dirname(path));
  await history.store.query(
    (db, options) =>
      db.transaction().execute(async (trx) => {
        await writeStep({ trx, options }, { ...step, outcome, now: now() });
        if (isOld) return;
        await rename(unfinished, path);
        await syncPath(dirname(path));
        await sql`
          insert into archive_file (kind, venue, month, file, generation, rows, bytes)
          values (${kind}, ${venue}, ${monthText(month.month)}::date, ${file}, ${(before?.generation ?? 0) + 1}, ${rows}, ${size})
          on conflict (kind, venue, month) do update set file = excluded.file, generation = excluded.generation,
            rows = excluded.rows, bytes = excluded.bytes`.execute(trx, options);
      }),
    signal,
  );
  // A reader that has it open goes on reading; one that has its name looks again.
  if (before !== undefined && !isOld) await rm(join(history.folder, before.file), { force: true });
  for (const each of month.staged) await rm(each, { force: true });
  return outcome;
}

async function findMonthFile(
  { store }: History,
  { kind, venue, month }: MonthToMerge,
  signal: AbortSignal | undefined,
): Promise<MonthFile | undefined> {
  const { rows } = await store.query(
    (db, options) =>
      sql<RowOf<'archive_file', 'file' | 'generation' | 'rows'>>`
        select file, generation, rows from archive_file
        where kind = ${kind} and venue = ${venue} and month = ${monthText(month)}::date`.execute(db, options),
    signal,
  );
  const [row] = rows;
  return row && { file: row.file, generation: row.generation, rows: Number(row.rows) };
}

interface SelectedMonth {
  readonly select: string;
  /** Staged rows that are not recorded, and how many of them were rounded. */
  readonly rows: number;
  readonly rounded: number;
  readonly leftOut: Counts;
}

async function selectMonth(
  history: History,
  workspace: Workspace,
  month: MonthToMerge,
  before: MonthFile | undefined,
  signal: AbortSignal | undefined,
): Promise<SelectedMonth> {
  const { kind, venue } = month;
  const staged = filesSql(month.staged);
  const there = before && filesSql([join(history.folder, before.file)]);
  const word = textLiteral(venue);
  if (kind === 'price') {
    const all = `select market_id, ms, price, is_no from ${staged}
      ${there === undefined ? '' : `union all select market_id, epoch_ms(ts), price, false from ${there}`}`;
    const [counted] = await history.engine.query(
      `select count(*) as rows, count(*) filter (where rounded) as rounded from ${staged}`,
      signal,
    );
    return {
      select: `select ${word} as venue, market_id, make_timestamptz(ms * 1000) as ts, price from (
          select market_id, unnest(max_by(struct_pack(ms, price), struct_pack(ms, is_yes := not is_no, price)))
          from (${all}) group by market_id, ms // 3600000
        ) order by market_id, ts`,
      rows: readInteger(counted?.['rows']),
      rounded: readInteger(counted?.['rounded']),
      leftOut: {},
    };
  }
  const recorded = await selectRecorded(history, workspace, month, signal);
  const fresh =
    recorded === undefined
      ? staged
      : `(select s.* from ${staged} s anti join (${recorded}) r on ${sameFill(venue)})`;
  const staging = recorded === undefined ? undefined : await countRows(history, staged, signal);
  const all = `select 1 as place, market_id, ms, id, price, quantity, sold, is_no, rounded from ${fresh}
    ${there === undefined ? '' : `union all select 0, market_id, epoch_ms(ts), id, price, quantity, taker_action = 'sell', outcome = 'no', false from ${there}`}`;
  // Equal hashes of different fills only cost the slower way.
  const [counted] = await history.engine.query(
    `select count(*) as different, sum(fills)::bigint as rows, sum(fresh)::bigint as fresh, sum(rounded)::bigint as rounded from (
        select hash(market_id, id) as h, count(*) as fills, sum(place) as fresh, count(*) filter (where rounded) as rounded
        from (${all}) group by h)`,
    signal,
  );
  const count = (name: string) => readInteger(counted?.[name] ?? 0);
  const kept = count('fresh');
  const each =
    count('different') === count('rows')
      ? all
      : `select market_id, id, unnest(min(struct_pack(place, ms, price, quantity, sold, is_no))) from (${all}) group by market_id, id`;
  await history.engine.query(
    `create or replace type ${marketType} as enum (select distinct market_id from (${all}) order by market_id)`,
    signal,
  );
  return {
    select: `select ${word} as venue, market_id::varchar as market_id, make_timestamptz(ms * 1000) as ts, id, price, quantity,
        case when sold then 'sell' else 'buy' end as taker_action, case when is_no then 'no' else 'yes' end as outcome,
        false as block
      from (select market_id::${marketType} as market_id, ms, id, price, quantity, sold, is_no from (${each})
        order by market_id, ms, hash(id))`,
    rows: kept,
    rounded: count('rounded'),
    leftOut: { fill_recorded: (staging ?? kept) - kept },
  };
}

/** Fills of venue_a have the venue's ids; those of venue_b are named otherwise on the chain, so that hours decide. */
function sameFill(venue: VenueId): string {
  return venue === 'venue_a'
    ? 'r.market_id = s.market_id and r.id = s.id'
    : 'r.market_id = s.market_id and r.hour = s.ms // 3600000';
}

async function countRows(
  { engine }: History,
  rows: string,
  signal: AbortSignal | undefined,
): Promise<number> {
  const [counted] = await engine.query(`select count(*) as rows from ${rows}`, signal);
  return readInteger(counted?.['rows']);
}

/** What the recorder has of the month: market_id, id, hour. Undefined where it has nothing. */
async function selectRecorded(
  { store, folder }: History,
  workspace: Workspace,
  { venue, month }: MonthToMerge,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const csv = workspace.file('recorded.csv');
  return store.transact(async (client) => {
    await client.query('set transaction isolation level repeatable read, read only');
    const { rows: parts } = await client.query<{ hour: Date; part: number; file: string | null }>(
      `select hour, part, file from tick_hour
       where kind = 'trade' and hour >= $1::date and hour < $1::date + interval '1 month' order by hour, part`,
      [monthText(month)],
    );
    const sealed = parts.flatMap(({ file }) => (file === null ? [] : [join(folder, file)]));
    const hot = parts.filter(({ file }) => file === null);
    const selects: string[] = [];
    if (hot.length > 0) {
      const tables = hot.map(({ hour, part }) => hourTableName('trade', hour.getTime(), part));
      const rows = tables.map(
        (table) => `select m.id as market_id, t.id, floor(extract(epoch from t.ts) / 3600)::bigint as hour
          from ${table} t join recorded_market m on m.key = t.market where m.venue = '${venue}'`,
      );
      await copyToFile(client, rows.join(' union all '), csv);
      selects.push(
        `select * from read_csv(${textLiteral(csv)}, auto_detect = false, header = false, delim = ',', quote = '"', escape = '"',
          nullstr = '\\N', new_line = '\\n', columns = {'market_id': 'VARCHAR', 'id': 'VARCHAR', 'hour': 'BIGINT'})`,
      );
    }
    if (sealed.length > 0) {
      selects.push(
        `select market_id, id, epoch_ms(ts) // 3600000 as hour from ${filesSql(sealed)} where venue = ${textLiteral(venue)}`,
      );
    }
    return selects.length === 0 ? undefined : selects.join(' union all ');
  }, signal);
}

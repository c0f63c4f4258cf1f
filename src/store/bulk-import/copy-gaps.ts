/**
 * Where the record of another service has holes, and where it ends: a book that is not recorded any more must not look like
 * one that did not change.
 */
import { sql } from 'kysely';
import { type History, readInteger } from '../history/index.ts';
import { textSql, timeSql } from './column-sql.ts';
import { columnSql, filesSql, groupSql, unionSql, writeSql } from './group-sql.ts';
import { type StepOutcome, type StepToDo, writeStep } from './import-steps.ts';
import type { FileGroup } from './plan-groups.ts';
import { recordedKeysSql } from './recorded-keys.ts';
import type { Workspace } from './workspace.ts';

const gapsFile = 'recorded/gaps.parquet';
const spansFile = 'recorded/spans.parquet';
const rowsAtOnce = 20_000;
/** The service that recorded it was moved, or stopped. */
const movedCause = 'moved';

interface GapDeps {
  readonly history: History;
  readonly workspace: Workspace;
  readonly folder: string;
  readonly now: () => number;
}

/** In one transaction: done whole or not at all. */
export async function copyGaps(
  { history, workspace, folder, now }: GapDeps,
  step: StepToDo,
  groups: readonly FileGroup[],
  signal?: AbortSignal,
): Promise<StepOutcome> {
  const { engine, store } = history;
  await workspace.make(gapsFile, (path) =>
    engine.query(writeSql(gapsSql(workspace, folder, groups), path), signal),
  );
  await workspace.make(spansFile, (path) =>
    engine.query(writeSql(spansSql(workspace, folder, groups), path), signal),
  );
  return store.query(
    (db, options) =>
      db.transaction().execute(async (trx) => {
        let gaps = 0;
        const pages = async (file: string, write: (rows: string) => Promise<number>) => {
          for (let from = 0; ; from += rowsAtOnce) {
            const page = await engine.query(
              `select * exclude (n) from ${filesSql([workspace.file(file)])} where n >= ${from} and n < ${from + rowsAtOnce} order by n`,
              signal,
            );
            if (page.length === 0) return;
            gaps += await write(
              JSON.stringify(page, (_key, value: unknown) =>
                typeof value === 'bigint' ? readInteger(value) : value,
              ),
            );
          }
        };
        const given = (rows: string) => sql`(
          select kind, venue, market, to_timestamp(began / 1000.0) as began_at, to_timestamp(ended / 1000.0) as ended_at, cause
          from json_to_recordset(${rows}::json) as g (kind text, venue text, market integer, began bigint, ended bigint, cause text))`;
        await pages(gapsFile, async (rows) => {
          const books = await sql`
            insert into book_gap (market, began_at, ended_at, cause)
            select distinct on (market, began_at) market, began_at, ended_at, cause from ${given(rows)} g
            where kind = 'book' and market is not null and ended_at is not null
            order by market, began_at, ended_at desc on conflict do nothing`.execute(trx, options);
          const trades = await sql`
            insert into trade_gap (venue, market, began_at, ended_at, cause)
            select venue, market, began_at, ended_at, cause from ${given(rows)} g
            where kind = 'trade' and ended_at is not null and not exists (
              select from trade_gap t where t.venue = g.venue and t.market is not distinct from g.market
                and t.began_at = g.began_at and t.ended_at = g.ended_at)`.execute(trx, options);
          return Number(books.numAffectedRows ?? 0n) + Number(trades.numAffectedRows ?? 0n);
        });
        await pages(spansFile, async (rows) => {
          // From the last row of a book to when this service began with it, or until it does.
          const ended = await sql`
            insert into book_gap (market, began_at, ended_at, cause)
            select s.market, s.ended_at, m.book_from, ${movedCause} from ${given(rows)} s join recorded_market m on m.key = s.market
            where (m.book_from is null or m.book_from > s.ended_at)
              and not exists (select from book_gap g where g.market = s.market and g.ended_at is null and m.book_from is null)
            on conflict do nothing`.execute(trx, options);
          await sql`
            update recorded_market m set book_from = s.began_at from ${given(rows)} s
            where m.key = s.market and (m.book_from is null or m.book_from > s.began_at)`.execute(
            trx,
            options,
          );
          return Number(ended.numAffectedRows ?? 0n);
        });
        const outcome = { counts: { 'recorded.gaps': gaps } };
        await writeStep({ trx, options }, { ...step, outcome, now: now() });
        return outcome;
      }),
    signal,
  );
}

/** A gap that lasted when its file was written ends with the record, which has a gap of its own. */
function gapsSql(workspace: Workspace, folder: string, groups: readonly FileGroup[]): string {
  const rows = unionSql(
    groups.filter(({ table }) => table === 'recorded_gap'),
    (group) => `select ${columnSql(group, 'kind', textSql, 'varchar')} as kind, venue, market_id,
      ${columnSql(group, 'began_at', timeSql, 'bigint')} as began, ${columnSql(group, 'ended_at', timeSql, 'bigint')} as ended,
      substr(cause, 1, 40) as cause from ${groupSql(folder, group)}`,
    'null::varchar as kind, null::varchar as venue, null::varchar as market_id, null::bigint as began, null::bigint as ended, null::varchar as cause',
  );
  return `select row_number() over () - 1 as n, g.kind, g.venue, k.key as market, began, ended, cause from (${rows}) g
    left join ${recordedKeysSql(workspace)} k on k.venue = g.venue and k.id = g.market_id
    where g.kind in ('book', 'trade') and g.venue in ('venue_a', 'venue_b') and (g.market_id is null or k.key is not null)
      and began is not null and ended >= began and length(cause) > 0`;
}

/** When the books of each market were recorded. */
function spansSql(workspace: Workspace, folder: string, groups: readonly FileGroup[]): string {
  const books = groups.filter(({ table }) =>
    ['recorded_quote', 'recorded_top', 'recorded_depth'].includes(table),
  );
  const rows = unionSql(
    books,
    (group) =>
      `select venue, market_id, ${columnSql(group, 'ts', timeSql, 'bigint')} as ms from ${groupSql(folder, group)}`,
    'null::varchar as venue, null::varchar as market_id, null::bigint as ms',
  );
  return `select row_number() over () - 1 as n, 'book' as kind, k.venue, k.key as market, min(ms) as began, max(ms) as ended,
      null::varchar as cause
    from (${rows}) r join ${recordedKeysSql(workspace)} k on k.venue = r.venue and k.id = r.market_id group by k.venue, k.key`;
}

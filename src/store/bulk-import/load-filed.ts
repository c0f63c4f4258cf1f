/**
 * Imported fills and hourly prices of one market, newest first, from the files of the archive. Where a walk of the venue's
 * history has brought the fills of a span, those count and the files are not looked at.
 */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { MarketName, VenueId } from '../../core/contract/index.ts';
import type { Trade } from '../../core/market/index.ts';
import {
  type History,
  integerLiteral,
  readInteger,
  textLiteral,
  timeLiteral,
  toTrade,
} from '../history/index.ts';
import type { RowOf } from '../row-of.ts';
import { filesSql } from './group-sql.ts';
import type { ArchiveKind } from './workspace.ts';

export interface FiledPage {
  /** Milliseconds since 1970; `to` is not included. */
  readonly from: number;
  readonly to: number;
  readonly limit: number;
}

export interface FiledTradesPage extends FiledPage {
  /** Only trades that come after this one in the order of the answer. */
  readonly before?: { readonly ts: number; readonly id: string } | undefined;
  /** In 10^-12 dollars: price × quantity of what was taken, both in millionths. */
  readonly minNotional?: bigint | undefined;
}

const looksMax = 3;
/** Months at a time, newest first, until enough is found: few first, then twice as many. */
const firstMonths = 2;

/** By time, then the bytes of the id, newest first. Rejects with a StoreError. */
export async function loadFiledTrades(
  history: History,
  market: MarketName,
  page: FiledTradesPage,
  signal?: AbortSignal,
): Promise<Trade[]> {
  const { before, minNotional } = page;
  const to = before === undefined ? page.to : Math.min(page.to, before.ts + 1);
  const walked = await findWalkedSpan(history, market, signal);
  const filters = [
    walked === undefined
      ? ''
      : `and not (ts >= ${timeLiteral(walked.from)} and ts < ${timeLiteral(walked.until)})`,
    before === undefined ? '' : `and (ts < ${timeLiteral(before.ts)} or id < ${textLiteral(before.id)})`,
    minNotional === undefined
      ? ''
      : `and (case outcome when 'no' then 1000000 - price else price end)::hugeint * quantity >= ${integerLiteral(minNotional)}::hugeint`,
  ];
  const rows = await readNewest(
    history,
    'trade',
    market,
    { ...page, to },
    (files, limit) =>
      `select epoch_ms(f.ts) as ts, id, price, quantity, taker_action, outcome, block from ${filesSql(files)} f
      where ${within(market, { ...page, to })} ${filters.join(' ')} order by f.ts desc, id desc limit ${integerLiteral(limit)}`,
    signal,
  );
  return rows.map(toTrade);
}

/** The last price of each hour: what a file gives for the hour, or else its last fill. */
export async function loadFiledPrices(
  history: History,
  market: MarketName,
  page: FiledPage,
  signal?: AbortSignal,
): Promise<{ readonly at: number; readonly price: number }[]> {
  const hourly = (kind: ArchiveKind) =>
    readNewest(
      history,
      kind,
      market,
      page,
      (files, limit) =>
        `select * from (
          select unnest(max_by(struct_pack(ms := epoch_ms(ts), price), struct_pack(ts, price))) from ${filesSql(files)}
          where ${within(market, page)} group by epoch_ms(ts) // 3600000
        ) order by ms desc limit ${integerLiteral(limit)}`,
      signal,
    );
  const byHour = new Map<number, { readonly at: number; readonly price: number }>();
  for (const kind of ['trade', 'price'] as const) {
    for (const row of await hourly(kind)) {
      const at = readInteger(row['ms']);
      byHour.set(Math.floor(at / 3_600_000), { at, price: readInteger(row['price']) });
    }
  }
  return [...byHour.values()].sort((left, right) => right.at - left.at).slice(0, page.limit);
}

function within({ id }: MarketName, { from, to }: FiledPage): string {
  return `market_id = ${textLiteral(id)} and ts >= ${timeLiteral(from)} and ts < ${timeLiteral(to)}`;
}

/** The files of some months at a time; a month that was merged again meanwhile is looked for again. */
async function readNewest(
  history: History,
  kind: ArchiveKind,
  market: MarketName,
  page: FiledPage,
  statement: (files: readonly string[], limit: number) => string,
  signal: AbortSignal | undefined,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  for (let attempt = 1; ; attempt++) {
    const files = await listMonths(history, kind, market.venue, page, signal);
    const found: Readonly<Record<string, unknown>>[] = [];
    try {
      let months = firstMonths;
      for (let start = 0; start < files.length && found.length < page.limit; start += months, months *= 2) {
        const some = files.slice(start, start + months);
        found.push(...(await history.engine.query(statement(some, page.limit - found.length), signal)));
      }
      return found;
    } catch (error) {
      const gone = await Promise.allSettled(files.map((file) => access(file)));
      if (attempt === looksMax || gone.every(({ status }) => status === 'fulfilled')) throw error;
    }
  }
}

async function listMonths(
  { store, folder }: History,
  kind: ArchiveKind,
  venue: VenueId,
  { from, to }: FiledPage,
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  const { rows } = await store.query(
    (db, options) =>
      sql<RowOf<'archive_file', 'file'>>`
        select file from archive_file where kind = ${kind} and venue = ${venue}
          and month > (${new Date(from)}::timestamptz at time zone 'UTC')::date - interval '1 month'
          and month < ${new Date(to)}::timestamptz at time zone 'UTC'
        order by month desc`.execute(db, options),
    signal,
  );
  return rows.map(({ file }) => join(folder, file));
}

/** Of a walk that kept only the newest fills, from the oldest of them on. */
async function findWalkedSpan(
  { store }: History,
  { venue, id }: MarketName,
  signal: AbortSignal | undefined,
): Promise<{ readonly from: number; readonly until: number } | undefined> {
  const { rows } = await store.query(
    (db, options) =>
      sql<{ from: Date | null; until: Date | null }>`
        select case when h.trades_cut_at is null then h.trades_from
            else (select min(ts) from archived_trade t where t.market = h.market) end as from, h.trades_until as until
        from history_import h join recorded_market r on r.key = h.market
        where r.venue = ${venue} and r.id = ${id}`.execute(db, options),
    signal,
  );
  const { from = null, until = null } = rows[0] ?? {};
  return from === null || until === null ? undefined : { from: from.getTime(), until: until.getTime() };
}

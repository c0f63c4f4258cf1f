/** Fills of one market, newest first, from hot tables and sealed files alike. */
import { sql } from 'kysely';
import type { Writing } from '../send-rows.ts';
import type { TradeRow } from '../ticks/index.ts';
import { sealedRows } from './load-steps.ts';
import type { History } from './open-history.ts';
import { type EngineRow, integerLiteral, textLiteral, timeLiteral } from './parquet-engine.ts';
import { batchHours, type HotPart, lookAtHistory, type SealedPart } from './read-snapshot.ts';
import { readInteger } from './read-value.ts';
import { ScanLimit } from './scan-limit.ts';
import { toTrade } from './trade-of-row.ts';

export interface TradeQuery {
  /** Milliseconds since 1970, of the venue's time; `to` is not included. */
  readonly from: number;
  readonly to: number;
  /** The least that was paid for the outcome taken, in 10^-12 dollars: price × quantity, both in millionths. */
  readonly minNotional?: bigint | undefined;
  readonly limit: number;
  /** Only trades that come after this one in the order of the answer. */
  readonly before?: TradePlace | undefined;
}

/** Trades are in the order of their time, then of the bytes of their id. */
export interface TradePlace {
  readonly ts: number;
  readonly id: string;
}

/** Newest first. Rejects with a StoreError. */
export async function loadTrades(
  history: History,
  market: number,
  query: TradeQuery,
  signal?: AbortSignal,
): Promise<readonly TradeRow[]> {
  const to = query.before === undefined ? query.to : Math.min(query.to, query.before.ts + 1);
  const window = { from: query.from, to };
  const scan = new ScanLimit();
  return lookAtHistory(
    history,
    'trade',
    window,
    {
      readHot: async (reading, parts) => {
        let found: readonly TradeRow[] = [];
        for (const { parts: batch, doneFrom } of batchHours(parts)) {
          const { rows, scanned } = await selectHot(reading, market, { ...query, to }, batch);
          scan.count(scanned);
          found = firstOf([...found, ...rows.map((row) => toTradeRow(row, market))], query.limit);
          if (isEnough(found, query.limit, doneFrom)) break;
        }
        return found;
      },
      readSealed: async (parts, hot) => {
        let found = hot;
        for (const { parts: batch, doneFrom } of batchHours(parts)) {
          const { rows, scanned } = await querySealed(history, market, { ...query, to }, batch, signal);
          scan.count(scanned);
          found = firstOf([...found, ...rows.map((row) => toTradeRow(row, market))], query.limit);
          if (isEnough(found, query.limit, doneFrom)) break;
        }
        return found;
      },
    },
    signal,
  );
}

/** Where a trade stands: negative if `left` comes first in the answer. */
function compareTrades(left: TradePlace, right: TradePlace): number {
  return right.ts - left.ts || Buffer.compare(Buffer.from(right.id), Buffer.from(left.id));
}

function firstOf(trades: readonly TradeRow[], limit: number): readonly TradeRow[] {
  return trades.toSorted(compareTrades).slice(0, limit);
}

function isEnough(found: readonly TradeRow[], limit: number, doneFrom: number): boolean {
  const last = found[limit - 1];
  return last !== undefined && last.ts >= doneFrom;
}

async function selectHot(
  { trx, options }: Writing,
  market: number,
  { from, to, minNotional, limit, before }: TradeQuery,
  parts: readonly HotPart[],
): Promise<{ readonly rows: readonly EngineRow[]; readonly scanned: number }> {
  const recorded = sql.join(
    parts.map(
      ({ table }) =>
        sql`select ts, received_at, id, price, quantity, flags from ${sql.table(table)}
          where market = ${market} and ts >= ${new Date(from)} and ts < ${new Date(to)}`,
    ),
    sql` union all `,
  );
  const filters = [
    sql`true`,
    ...(before === undefined
      ? []
      : [sql`(ts < ${new Date(before.ts)} or id collate "C" < ${before.id} collate "C")`]),
    ...(minNotional === undefined
      ? []
      : [
          sql`(case flags & 2 when 2 then 1000000 - price else price end)::numeric * quantity
            >= ${minNotional.toString()}::numeric`,
        ]),
  ];
  const { rows } = await sql<EngineRow>`
    select (extract(epoch from ts) * 1000)::bigint as ts,
      (extract(epoch from received_at) * 1000)::bigint as received_at, id, price, quantity,
      case flags & 1 when 1 then 'sell' else 'buy' end as taker_action,
      case flags & 2 when 2 then 'no' else 'yes' end as outcome, flags & 4 = 4 as block
    from (${recorded}) recorded
    where ${sql.join(filters, sql` and `)}
    order by recorded.ts desc, id collate "C" desc
    limit ${limit}`.execute(trx, options);
  // Without a filter no more is read than is given.
  if (minNotional === undefined) return { rows, scanned: rows.length };
  const counted = await sql<{ scanned: bigint }>`
    select count(*) as scanned from (${recorded}) recorded`.execute(trx, options);
  return { rows, scanned: readInteger(counted.rows[0]?.scanned) };
}

async function querySealed(
  { engine }: History,
  market: number,
  { from, to, minNotional, limit, before }: TradeQuery,
  parts: readonly SealedPart[],
  signal: AbortSignal | undefined,
): Promise<{ readonly rows: readonly EngineRow[]; readonly scanned: number }> {
  const recorded = `${sealedRows(parts)} as recorded where market_key = ${integerLiteral(market)}
    and ts >= ${timeLiteral(from)} and ts < ${timeLiteral(to)}`;
  const filters = [
    ...(before === undefined
      ? []
      : [`and (ts < ${timeLiteral(before.ts)} or id < ${textLiteral(before.id)})`]),
    ...(minNotional === undefined
      ? []
      : [
          `and (case outcome when 'no' then 1000000 - price else price end)::hugeint * quantity
            >= ${integerLiteral(minNotional)}::hugeint`,
        ]),
  ];
  const rows = await engine.query(
    `select epoch_ms(ts) as ts, epoch_ms(received_at) as received_at, id, price, quantity, taker_action, outcome, block
      from ${recorded} ${filters.join(' ')}
      order by recorded.ts desc, id desc limit ${integerLiteral(limit)}`,
    signal,
  );
  if (minNotional === undefined) return { rows, scanned: rows.length };
  const counted = await engine.query(`select count(*) as scanned from ${recorded}`, signal);
  return { rows, scanned: readInteger(counted[0]?.['scanned']) };
}

function toTradeRow(stored: EngineRow, market: number): TradeRow {
  const { venueTime, ...trade } = toTrade(stored);
  return { market, ts: venueTime, receivedAt: readInteger(stored['received_at']), ...trade };
}

/** Trades into the hot tables, each exactly once, whoever tells it and how often. */
import type { PoolClient } from 'pg';
import { sentTime } from '../send-rows.ts';
import { type HourTables, hourOf } from './hour-tables.ts';
import type { TradeRow } from './tick-rows.ts';

/** Which of these trades of a market are in sealed parts of an hour, which is given by its first millisecond. */
export type FindSealedTradeIds = (
  market: number,
  hour: number,
  ids: readonly string[],
) => Promise<ReadonlySet<string>>;

/** As in tick_trade. */
function tradeFlags({
  takerAction,
  outcome,
  block,
}: Pick<TradeRow, 'takerAction' | 'outcome' | 'block'>): number {
  return (takerAction === 'sell' ? 1 : 0) + (outcome === 'no' ? 2 : 0) + (block ? 4 : 0);
}

/** Returns how many were new. */
export async function writeTrades(
  client: PoolClient,
  deps: { readonly hours: HourTables; readonly findSealedTradeIds: FindSealedTradeIds },
  trades: readonly TradeRow[],
): Promise<number> {
  let written = 0;
  for (const [hour, ofHour] of groupBy(trades, ({ ts }) => hourOf(ts))) {
    const table = await deps.hours.find(client, 'trade', hour);
    const unsealed = table.part === 0 ? ofHour : await leaveOutSealed(deps.findSealedTradeIds, hour, ofHour);
    if (unsealed.length > 0) written += await insertTrades(client, table.name, unsealed);
  }
  return written;
}

async function leaveOutSealed(
  findSealedTradeIds: FindSealedTradeIds,
  hour: number,
  trades: readonly TradeRow[],
): Promise<readonly TradeRow[]> {
  const kept: TradeRow[] = [];
  for (const [market, ofMarket] of groupBy(trades, (trade) => trade.market)) {
    const sealed = await findSealedTradeIds(
      market,
      hour,
      ofMarket.map(({ id }) => id),
    );
    kept.push(...ofMarket.filter(({ id }) => !sealed.has(id)));
  }
  return kept;
}

async function insertTrades(client: PoolClient, table: string, trades: readonly TradeRow[]): Promise<number> {
  // What was fetched afterwards into the archive is there already; whoever fetches holds the recorder's session.
  const { rowCount } = await client.query(
    `insert into ${table} (ts, received_at, quantity, market, price, flags, id)
     select t.* from unnest($1::timestamptz[], $2::timestamptz[], $3::bigint[], $4::integer[], $5::integer[],
       $6::smallint[], $7::text[]) as t (ts, received_at, quantity, market, price, flags, id)
     where not exists (
       select from archived_trade a where a.market = t.market and a.ts = t.ts and a.id = t.id)
     on conflict do nothing`,
    [
      trades.map(({ ts }) => sentTime(ts)),
      trades.map(({ receivedAt }) => sentTime(receivedAt)),
      trades.map(({ quantity }) => quantity),
      trades.map(({ market }) => market),
      trades.map(({ price }) => price),
      trades.map(tradeFlags),
      trades.map(({ id }) => id),
    ],
  );
  return rowCount ?? 0;
}

function groupBy<T, Key>(values: readonly T[], keyOf: (value: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

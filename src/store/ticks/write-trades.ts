/** Trades into the hot tables, each exactly once, from any source and however often it comes. */
import type { PoolClient } from 'pg';
import type { VenueId } from '../../core/contract/index.ts';
import { sentTime } from '../send-rows.ts';
import { StoreError } from '../store-error.ts';
import { type HourTables, hourOf } from './hour-tables.ts';
import type { TradeRow } from './tick-rows.ts';

export interface TradeName {
  readonly market: number;
  readonly id: string;
}

/** Ids by market. */
export type TradeIds = ReadonlyMap<number, ReadonlySet<string>>;

/** Which of these trades are in sealed parts of an hour, which is given by its first millisecond. */
export type FindSealedTradeIds = (hour: number, trades: readonly TradeName[]) => Promise<TradeIds>;

export interface TradesWritten {
  /** How many were new. */
  readonly rows: number;
  /** Not written: files of their hour cannot be read, so that it is not known whether they are there. */
  readonly unsure: readonly VenueTradeRow[];
}

type VenueTradeRow = TradeRow & { readonly venue: VenueId };

/** A file may be hard to read for a moment. */
const lookUpsMax = 2;

/** As in tick_trade. */
function tradeFlags({
  takerAction,
  outcome,
  block,
}: Pick<TradeRow, 'takerAction' | 'outcome' | 'block'>): number {
  return (takerAction === 'sell' ? 1 : 0) + (outcome === 'no' ? 2 : 0) + (block ? 4 : 0);
}

export async function writeTrades(
  client: PoolClient,
  deps: { readonly hours: HourTables; readonly findSealedTradeIds: FindSealedTradeIds },
  trades: readonly VenueTradeRow[],
): Promise<TradesWritten> {
  let rows = 0;
  const unsure: VenueTradeRow[] = [];
  for (const [hour, ofHour] of Map.groupBy(trades, ({ ts }) => hourOf(ts))) {
    const table = await deps.hours.find(client, 'trade', hour);
    const unsealed = table.part === 0 ? ofHour : await leaveOutSealed(deps.findSealedTradeIds, hour, ofHour);
    if (unsealed === undefined) for (const trade of ofHour) unsure.push(trade);
    else if (unsealed.length > 0) rows += await insertTrades(client, table.name, unsealed);
  }
  return { rows, unsure };
}

/** Undefined where the files cannot be read: what is wrong with one of them must not hold up everything else. */
async function leaveOutSealed(
  findSealedTradeIds: FindSealedTradeIds,
  hour: number,
  trades: readonly TradeRow[],
): Promise<readonly TradeRow[] | undefined> {
  for (let lookUps = 1; lookUps <= lookUpsMax; lookUps++) {
    try {
      const sealed = await findSealedTradeIds(hour, trades);
      return trades.filter(({ market, id }) => !sealed.get(market)?.has(id));
    } catch (error) {
      if (!(error instanceof StoreError && error.code === 'failed')) throw error;
    }
  }
  return undefined;
}

async function insertTrades(client: PoolClient, table: string, trades: readonly TradeRow[]): Promise<number> {
  // A recorded trade replaces what was imported of it meanwhile; an import holds the recorder's session, so neither misses
  // the other. A stream gives the millisecond of a trade, and a list perhaps only its second.
  const { rowCount } = await client.query(
    `with seen as (
       select * from unnest($1::timestamptz[], $2::timestamptz[], $3::bigint[], $4::integer[], $5::integer[],
         $6::smallint[], $7::text[]) as t (ts, received_at, quantity, market, price, flags, id)
     ), replaced as (
       delete from archived_trade a using seen where a.market = seen.market and a.id = seen.id
         and a.ts between seen.ts - interval '1 minute' and seen.ts + interval '1 minute'
     )
     insert into ${table} (ts, received_at, quantity, market, price, flags, id) select * from seen
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

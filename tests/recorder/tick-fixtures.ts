/** Batches for the database, with nothing in them but what a test names. */
import type { MarketName } from '../../src/core/contract/index.ts';
import type { TickBatch, TickOf, TopRow, TradeRow } from '../../src/store/index.ts';

export const hour = Date.UTC(2026, 10, 15, 12);
export const one: MarketName = { venue: 'venue_a', id: 'ONE' };
export const two: MarketName = { venue: 'venue_b', id: '0xtwo' };

export function batchOf(number: number, rows: Partial<TickBatch>): TickBatch {
  return {
    number,
    quotes: [],
    tops: [],
    depths: [],
    trades: [],
    gaps: [],
    tradeGaps: [],
    coveredUntil: hour,
    ...rows,
  };
}

export function tradeOf(id: string, ts: number, market: MarketName = one): TickOf<TradeRow> {
  return {
    market,
    ts,
    receivedAt: ts + 150,
    id,
    price: 420_000,
    quantity: 3_500_000,
    takerAction: 'buy',
    outcome: 'yes',
    block: false,
  };
}

export function topOf(ts: number, bidQuantity: number, market: MarketName = one): TickOf<TopRow> {
  return {
    market,
    ts,
    changes: 1,
    bid: 400_000,
    bidQuantity,
    ask: undefined,
    askQuantity: undefined,
    yesDepth: 1n,
    noDepth: 0n,
  };
}

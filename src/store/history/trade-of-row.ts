import type { Trade } from '../../core/market/index.ts';
import type { EngineRow } from './parquet-engine.ts';
import { readInteger, readText } from './read-value.ts';

export function toTrade(row: EngineRow): Trade {
  return {
    id: readText(row['id']),
    venueTime: readInteger(row['ts']),
    price: readInteger(row['price']),
    quantity: readInteger(row['quantity']),
    takerAction: row['taker_action'] === 'sell' ? 'sell' : 'buy',
    outcome: row['outcome'] === 'no' ? 'no' : 'yes',
    block: row['block'] === true,
  };
}

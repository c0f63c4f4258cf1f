/** Rows of the archive as they are read. */
import type { Micros } from '../../core/exact/index.ts';
import type { Trade } from '../../core/market/index.ts';
import type { RowOf } from '../row-of.ts';
import { readTradeFlags } from './trade-flags.ts';

export interface ArchivedPrice {
  readonly at: number;
  /** The last price of Yes in its hour. */
  readonly price: Micros;
}

export type ArchivedTradeRow = RowOf<'archived_trade', 'ts' | 'id' | 'price' | 'quantity' | 'flags'>;

export function toArchivedTrade(row: ArchivedTradeRow): Trade {
  return {
    id: row.id,
    venueTime: row.ts.getTime(),
    price: row.price,
    quantity: Number(row.quantity),
    ...readTradeFlags(row.flags),
  };
}

/** Quotes, tops and depths on their way into a hot table. Trades go another way, because they may be there already. */
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { CopyBuffer } from './copy-buffer.ts';
import type { DepthEntry, DepthRow, QuoteRow, TopRow } from './tick-rows.ts';

export interface TickCopies {
  readonly quote: QuoteRow;
  readonly top: TopRow;
  readonly depth: DepthRow;
}

export type CopiedKind = keyof TickCopies;

/** As in tick_depth. */
const depthEntryCodes: Readonly<Record<DepthEntry, number>> = {
  bid: 0,
  ask: 1,
  clear: 2,
  full: 3,
  top: 4,
};

const columns: Readonly<Record<CopiedKind, string>> = {
  quote: 'ts, market, yes_ask, no_ask, price',
  top: 'ts, bid_quantity, ask_quantity, yes_depth, no_depth, market, bid, ask, changes',
  depth: 'ts, quantity, market, price, entry',
};

/** A row without its market, whose key is handed in beside it. */
type Unkeyed<Row> = Omit<Row, 'market'>;

export const writeRow: {
  readonly [Kind in CopiedKind]: (to: CopyBuffer, market: number, row: Unkeyed<TickCopies[Kind]>) => void;
} = {
  quote: (to, market, row) => {
    to.beginRow(5);
    to.time(row.ts);
    to.int4(market);
    to.int4(row.yesAsk);
    to.int4(row.noAsk);
    to.int4(row.price);
  },
  top: (to, market, row) => {
    to.beginRow(9);
    to.time(row.ts);
    to.int8(row.bidQuantity);
    to.int8(row.askQuantity);
    to.bigint8(row.yesDepth);
    to.bigint8(row.noDepth);
    to.int4(market);
    to.int4(row.bid);
    to.int4(row.ask);
    to.int4(row.changes);
  },
  depth: (to, market, row) => {
    to.beginRow(5);
    to.time(row.ts);
    to.int8(row.quantity);
    to.int4(market);
    to.int4(row.price);
    to.int2(depthEntryCodes[row.entry]);
  },
};

/** Sends a whole stream into `table`, which is one of ours by name. Resolves when the server has taken it. */
export function copyInto(
  client: PoolClient,
  kind: CopiedKind,
  table: string,
  bytes: readonly Buffer[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = client.query(copyFrom(`copy ${table} (${columns[kind]}) from stdin (format binary)`));
    stream.once('finish', resolve);
    // A lost connection may emit more than one error.
    stream.on('error', reject);
    // What is sent is in memory as it is: waiting for room would not save any.
    for (const chunk of bytes) stream.write(chunk);
    stream.end();
  });
}

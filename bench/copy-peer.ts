/** The peer of the recorder: bytes that were encoded before the clock starts, sent by COPY BINARY into a table like ours. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { GeneratedTop } from './generated-tops.ts';

const signature = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
const microsecondsTo2000 = 946_684_800_000_000n;
const columns = 9;
/** Nine lengths, five values of eight bytes, four of four, and the count of columns. */
const rowBytes = 2 + columns * 4 + 5 * 8 + 4 * 4;

export function encodeTops(rows: readonly GeneratedTop[]): Buffer {
  const bytes = Buffer.alloc(signature.length + 8 + rows.length * rowBytes + 2);
  let place = signature.copy(bytes) + 8;
  const long = (value: bigint) => {
    place = bytes.writeInt32BE(8, place);
    place = bytes.writeBigInt64BE(value, place);
  };
  const int = (value: number) => {
    place = bytes.writeInt32BE(4, place);
    place = bytes.writeInt32BE(value, place);
  };
  for (const row of rows) {
    place = bytes.writeInt16BE(columns, place);
    long(BigInt(row.ts) * 1000n - microsecondsTo2000);
    long(BigInt(row.bidQuantity));
    long(BigInt(row.askQuantity));
    long(row.yesDepth);
    long(row.noDepth);
    int(row.market);
    int(row.bid);
    int(row.ask);
    int(row.changes);
  }
  bytes.writeInt16BE(-1, place);
  return bytes;
}

/** Rows a second, one transaction a batch. */
export async function measureBareCopy(
  url: string,
  batches: readonly Buffer[],
  rows: number,
): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('create table bench_peer_top (like tick_top including all)');
    const begun = performance.now();
    for (const bytes of batches) {
      const sink = client.query(copyFrom('copy bench_peer_top from stdin (format binary)'));
      await pipeline(Readable.from([bytes]), sink);
    }
    const seconds = (performance.now() - begun) / 1000;
    const { rows: counted } = await client.query<{ n: number }>(
      'select count(*)::int as n from bench_peer_top',
    );
    if (counted[0]?.n !== rows) throw new Error(`The peer has ${counted[0]?.n} rows of ${rows}.`);
    return rows / seconds;
  } finally {
    await client.query('drop table if exists bench_peer_top').catch(() => undefined);
    await client.end();
  }
}

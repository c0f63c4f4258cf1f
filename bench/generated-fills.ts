/**
 * A month of fills as sealed hours, written by DuckDB: markets by a heavy-tailed popularity, notionals log-normal with a
 * median of $20, of which 19 in 100 are at least $100. How large fills are at the venues is not known; this is assumed.
 */
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { sealedFileName } from '../src/store/history/sealed-file-name.ts';

export interface GeneratedHour {
  /** Its first millisecond. */
  readonly hour: number;
  /** Relative to the folder. */
  readonly file: string;
  readonly rows: number;
  readonly bytes: number;
}

export const generatedMarkets = 20_000;
const hourMs = 3_600_000;
const medianUsd = 20;
const sigma = 1.8;

/** Of the market with a key from 1 to `generatedMarkets`. */
export function generatedMarket(key: number): { readonly venue: 'venue_a' | 'venue_b'; readonly id: string } {
  return { venue: key % 2 === 0 ? 'venue_a' : 'venue_b', id: `market-${key}` };
}

export async function generateFills(
  folder: string,
  { from, hours, fills }: { readonly from: number; readonly hours: number; readonly fills: number },
  onHour: (hours: number) => void,
): Promise<readonly GeneratedHour[]> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
  const connection = await instance.connect();
  const made: GeneratedHour[] = [];
  try {
    await connection.run('select setseed(0.17)');
    for (let number = 0; number < hours; number += 1) {
      const hour = from + number * hourMs;
      const rows = Math.floor(((number + 1) * fills) / hours) - Math.floor((number * fills) / hours);
      const file = sealedFileName('trade', hour, 0);
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await connection.run(hourStatement(join(folder, file), hour, rows));
      made.push({ hour, file, rows, bytes: (await stat(join(folder, file))).size });
      onHour(number + 1);
    }
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
  return made;
}

/** In the columns and the order of a sealed hour. */
function hourStatement(path: string, hour: number, rows: number): string {
  return `copy (
      with drawn as (
        select i, 1 + floor(power(random(), 3) * ${generatedMarkets})::integer as market_key,
          ${hour} + floor(random() * ${hourMs})::bigint as ms, 10000 + 10000 * floor(random() * 98)::integer as price,
          ${medianUsd} * exp(${sigma} * sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random())) as usd,
          random() < 0.4 as is_sell, random() < 0.4 as is_no, random() < 0.001 as block, md5(${hour}::varchar || i) as hash
        from range(${rows}) t(i)
      )
      select market_key, case market_key % 2 when 0 then 'venue_a' else 'venue_b' end as venue,
        'market-' || market_key as market_id, make_timestamptz(ms * 1000) as ts,
        make_timestamptz((ms + 200) * 1000) as received_at,
        case market_key % 2 when 0 then hash::uuid::varchar else hash || hash[1:8] end as id, price,
        ceil(usd * 1e12 / case when is_no then 1000000 - price else price end)::bigint as quantity,
        case when is_sell then 'sell' else 'buy' end as taker_action,
        case when is_no then 'no' else 'yes' end as outcome, block
      from drawn order by market_key, ts, id
    ) to '${path.replaceAll("'", "''")}' (format parquet, compression zstd, row_group_size 50000)`;
}

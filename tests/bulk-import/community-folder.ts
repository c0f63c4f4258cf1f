/**
 * A made-up past of both venues in the layout the community shares, the same at every making: markets that end one after the
 * other over two years, fills in the forty days before each end, hourly prices of venue_b, blocks two seconds apart.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

export interface CommunitySize {
  /** Of each venue. */
  readonly markets: number;
  /** Of each venue. */
  readonly fills: number;
  readonly filesPerTable: number;
  /** Beside `fills`, of venue_b: so many hours of every market. */
  readonly priceHours: number;
}

const communityStart = Date.UTC(2024, 0, 1);
const spanMs = 700 * 86_400_000;
const dayMs = 86_400_000;
const blockMs = 2_000;

/** When market `i` of either venue is expected to end; on a whole hour. */
const endSql = (markets: number) =>
  `(${communityStart + 45 * dayMs} + (i * ${Math.floor(spanMs / 3_600_000)} // ${markets}) * 3600000)`;
/** A number from 0 to n - 1 that depends on what is given alone. */
const drawSql = (seed: string, n: number) => `(hash(${seed}) % ${n})::bigint`;
const tokenSql = (side: 0 | 1) => `'9' || lpad(i::varchar, 40, '0') || repeat('${side + 1}', 35)`;
const timeSql = (ms: string) => `make_timestamp(${ms} * 1000)`;

export async function writeCommunityFolder(folder: string, size: CommunitySize): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2', memory_limit: '1GB' });
  const connection = await instance.connect();
  try {
    for (const [table, select, rows] of selectsOf(size)) {
      const path = join(folder, table);
      await mkdir(path, { recursive: true });
      const files = table.endsWith('trades') || table.endsWith('prices') ? size.filesPerTable : 1;
      for (let file = 0; file < files; file++) {
        const from = Math.floor((file * rows) / files);
        const to = Math.floor(((file + 1) * rows) / files);
        await connection.run(
          `copy (${select(from, to)}) to '${join(path, `${table.split('/').at(-1)}_${from}_${to}.parquet`)}' (format parquet)`,
        );
      }
    }
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

type Table = readonly [name: string, select: (from: number, to: number) => string, rows: number];

function selectsOf({ markets, fills, priceHours }: CommunitySize): readonly Table[] {
  const end = endSql(markets);
  const range = (from: number, to: number) => `range(${from}, ${to}) r(j)`;
  // Busy markets have more: the square of an even draw.
  const market = `(floor(power(hash(j) % 1000003 / 1000003.0, 2) * ${markets}))::bigint as i`;
  const before = drawSql('j * 7 + 1', 40 * dayMs);
  const blocks = Math.ceil((spanMs + 90 * dayMs) / 3_600_000);
  return [
    [
      'kalshi/markets',
      (
        from,
        to,
      ) => `select 'KXGEN-' || i as ticker, 'KXGENEV-' || i // 4 as event_ticker, 'binary' as market_type,
        'Made up ' || i as title, 'finalized' as status, 50::bigint as last_price, 10::bigint as volume,
        case ${drawSql('i * 3', 20)} when 0 then '' when 1 then 'yes' when 2 then 'yes' when 3 then 'yes' else 'no' end as result,
        ${timeSql(`(${end} - ${drawSql('i', dayMs)})`)} as close_time, ${timeSql(end)} as _fetched_at
        from range(${from}, ${to}) m(i)`,
      markets,
    ],
    [
      'kalshi/trades',
      (
        from,
        to,
      ) => `select md5(j::varchar)::uuid::varchar as trade_id, 'KXGEN-' || i as ticker, 1 + ${drawSql('j * 5', 900)} as count,
        price as yes_price, 100 - price as no_price, case ${drawSql('j * 11', 2)} when 0 then 'yes' else 'no' end as taker_side,
        ${timeSql(`(${end} - ${before})`)} as created_time
        from (select j, ${market}, 1 + ${drawSql('j * 13', 99)} as price from ${range(from, to)})`,
      fills,
    ],
    [
      'polymarket/markets',
      (
        from,
        to,
      ) => `select (1000 + i)::varchar as id, '0x' || lpad(to_hex(i), 64, '0') as condition_id, 'Made up ' || i || '?' as question,
        'made-up-' || i as slug, '["Yes", "No"]' as outcomes, '["0", "1"]' as outcome_prices,
        '["' || ${tokenSql(0)} || '", "' || ${tokenSql(1)} || '"]' as clob_token_ids, 1.5 as volume, true as closed,
        ${timeSql(end)} as end_date, ${timeSql(`(${end} - ${50 * dayMs})`)} as created_at
        from range(${from}, ${to}) m(i)`,
      markets,
    ],
    [
      'polymarket/events',
      (from, to) => `select (5000 + e)::varchar as id, 'made-up-event-' || e as slug, 'Made up' as title,
        case e % 2 when 0 then 'Crypto' else 'Sports' end as category, '[{"label": "Games", "slug": "made-up"}]' as tags,
        to_json([(1000 + e * 4 + k)::varchar for k in range(4)])::varchar as market_ids, now()::timestamp as _fetched_at
        from range(${from}, ${to}) m(e)`,
      Math.ceil(markets / 4),
    ],
    [
      'polymarket/resolutions',
      (from, to) => `select '0x' || lpad(to_hex(i), 64, '0') as condition_id,
        case ${drawSql('i * 17', 20)} when 0 then '[1, 1]' when 1 then '[1, 0]' when 2 then '[1, 0]' when 3 then '[1, 0]' else '[0, 1]' end as payout_numerators
        from range(${from}, ${to}) m(i)`,
      markets,
    ],
    [
      'polymarket/blocks',
      // One an hour is enough for the fills below, which are made on them.
      (
        from,
        to,
      ) => `select 1000000 + b * ${3_600_000 / blockMs} as block_number, (${communityStart} + b * 3600000) // 1000 as timestamp
        from range(${from}, ${to}) m(b)`,
      blocks,
    ],
    [
      'polymarket/trades',
      (
        from,
        to,
      ) => `select 1000000 + ((${end} - ${before} - ${communityStart}) // 3600000) * ${3_600_000 / blockMs} as block_number,
        '0x' || md5('tx' || j // 2) || md5('b' || j // 2) as transaction_hash, j as log_index,
        case when sells then token else '0' end as maker_asset_id, case when sells then '0' else token end as taker_asset_id,
        case when sells then size * 1000000 else size * price * 10000 end as maker_amount,
        case when sells then size * price * 10000 else size * 1000000 end as taker_amount, 0::bigint as fee
        from (select j, i, 1 + ${drawSql('j * 19', 99)} as price, 1 + ${drawSql('j * 23', 500)} as size, ${drawSql('j * 29', 2)} = 0 as sells,
          case ${drawSql('j * 31', 2)} when 0 then ${tokenSql(0)} else ${tokenSql(1)} end as token
          from (select j, ${market} from ${range(from, to)}))`,
      fills,
    ],
    [
      'polymarket/prices',
      (
        from,
        to,
      ) => `select ${tokenSql(0)} as token_id, (${end} - ${priceHours} * 3600000 + (j % ${priceHours}) * 3600000) // 1000 as timestamp,
        (1 + ${drawSql('j * 37', 989)}) / 990.0 as price
        from (select j, j // ${priceHours} as i from ${range(from, to)})`,
      priceHours === 0 ? 0 : markets * priceHours,
    ],
  ];
}

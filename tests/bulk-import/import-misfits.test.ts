/** Rows and files that do not fit: each is counted by its reason, and nothing else is lost with it. */
import assert from 'node:assert/strict';
import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { loadWholeArchiveTrades } from '../../src/store/index.ts';
import { askFiles, type BulkFixture, bulkNow, makeFolder, openBulk } from './bulk-fixture.ts';

const everything = { from: 0, to: bulkNow, limit: 100 };
const noon = `timestamp '2026-03-15 12:00:00'`;
const columns = 'trade_id, ticker, count, yes_price, no_price, taker_side, created_time';

async function write(folder: string, name: string, select: string): Promise<void> {
  await mkdir(join(folder, name, '..'), { recursive: true });
  await askFiles(`copy (${select}) to '${join(folder, name)}' (format parquet, row_group_size 2048)`);
}

async function open(t: TestContext): Promise<{ readonly fixture: BulkFixture; readonly folder: string }> {
  const folder = await makeFolder(t);
  await write(
    folder,
    'markets/one.parquet',
    `select 'K-1' as ticker, 'K' as event_ticker, 'finalized' as status, 'yes' as result, ${noon} as close_time`,
  );
  return { fixture: await openBulk(t), folder };
}

async function fillsOf({ history }: BulkFixture, id = 'K-1', venue: 'venue_a' | 'venue_b' = 'venue_a') {
  const trades = await loadWholeArchiveTrades(history, { venue, id }, everything);
  return trades.map(({ id: name, price, quantity }) => [name, price, quantity]).reverse();
}

function ofFills(counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([name]) => name.includes('fill')));
}

test('a row of venue_a that does not fit is counted by its reason', async (t) => {
  const { fixture, folder } = await open(t);
  const rows = [
    `('good', 'K-1', 3, 40, 60, 'yes', ${noon})`,
    `('good', 'K-1', 3, 40, 60, 'yes', ${noon})`,
    `('no-other', 'K-1', 2, 41, null, 'no', ${noon} + interval 1 second)`,
    `(null, 'K-1', 3, 40, 60, 'yes', ${noon})`,
    `('', 'K-1', 3, 40, 60, 'yes', ${noon})`,
    `('early', 'K-1', 3, 40, 60, 'yes', timestamp '1970-01-01')`,
    `('late', 'K-1', 3, 40, 60, 'yes', timestamp '2099-01-01')`,
    `('nothing', 'K-1', 0, 40, 60, 'yes', ${noon})`,
    `('above', 'K-1', 1, 140, -40, 'yes', ${noon})`,
    `('settled', 'K-1', 1, 100, 0, 'yes', ${noon})`,
    `('apart', 'K-1', 1, 40, 61, 'yes', ${noon})`,
    `('sideless', 'K-1', 1, 40, 60, 'maybe', ${noon})`,
    `('elsewhere', 'K-2', 1, 40, 60, 'yes', ${noon})`,
  ];
  await write(folder, 'trades/one.parquet', `select * from (values ${rows.join(', ')}) t (${columns})`);
  const { counts, leftOut, setAside } = await fixture.run(folder);
  assert.deepEqual(setAside, []);
  assert.deepEqual(counts, {
    'markets.venue_a': 1,
    'markets.settled': 1,
    'fill.read': 13,
    'fill.added': 2,
    'settled.markets': 1,
  });
  assert.deepEqual(leftOut, {
    fill_twice: 1,
    fill_missing_value: 1,
    fill_id_unusable: 1,
    fill_time_out_of_range: 2,
    fill_quantity_out_of_range: 1,
    fill_price_out_of_range: 1,
    fill_price_at_bound: 1,
    fill_prices_disagree: 1,
    fill_taker_side_unknown: 1,
    fill_market_unknown: 1,
    'settled_end_not_stated.venue_a': 1,
  });
  assert.deepEqual(await fillsOf(fixture), [
    ['good', 400_000, 3_000_000],
    ['no-other', 410_000, 2_000_000],
  ]);
});

test('cents are exact whatever type holds them, and floats go to the nearest tick and are counted', async (t) => {
  const { fixture, folder } = await open(t);
  const row = (id: string, type: string, price: string, second: number) =>
    `select '${id}' as trade_id, 'K-1' as ticker, 1 as count, ${price}::${type} as yes_price, 'yes' as taker_side,
      ${noon} + interval ${second} second as created_time`;
  await write(folder, 'trades/a.parquet', row('tiny', 'utinyint', '7', 0));
  await write(folder, 'trades/b.parquet', row('whole-float', 'double', '29', 1));
  await write(folder, 'trades/c.parquet', row('sub-cent', 'double', '29.5', 2));
  await write(folder, 'trades/d.parquet', row('off-tick', 'double', '29.123456', 3));
  await write(folder, 'trades/e.parquet', row('text', 'varchar', `'57.25'`, 4));
  await write(folder, 'trades/f.parquet', row('no-number', 'varchar', `'about half'`, 5));
  await write(folder, 'trades/g.parquet', row('not-finite', 'double', `'nan'`, 6));
  const { counts, leftOut } = await fixture.run(folder);
  assert.deepEqual(await fillsOf(fixture), [
    ['tiny', 70_000, 1_000_000],
    ['whole-float', 290_000, 1_000_000],
    ['sub-cent', 295_000, 1_000_000],
    ['off-tick', 291_200, 1_000_000],
    ['text', 572_500, 1_000_000],
  ]);
  assert.equal(counts['fill.rounded'], 1);
  assert.equal(leftOut['fill_missing_value'], 2);
});

test('an absurd number costs its own row alone', async (t) => {
  const { fixture, folder } = await open(t);
  const at = Date.UTC(2026, 2, 15, 12) / 1000;
  const most = '9223372036854775807';
  const fills = [
    `('good', 3, 40, 60, ${at})`,
    `('price', 3, ${most}, 60, ${at})`,
    `('other', 3, 40, ${most}, ${at})`,
    `('price-below', 3, -${most} - 1, 60, ${at})`,
    `('count', ${most}, 40, 60, ${at})`,
    `('time', 3, 40, 60, ${most})`,
    `('time-below', 3, 40, 60, -${most} - 1)`,
  ];
  await write(
    folder,
    'trades/one.parquet',
    `select trade_id, 'K-1' as ticker, count::bigint as count, yes_price::bigint as yes_price, no_price::bigint as no_price,
      'yes' as taker_side, seconds::bigint as created_time from (values ${fills.join(', ')}) t (trade_id, count, yes_price, no_price, seconds)`,
  );
  await write(
    folder,
    'b/markets.parquet',
    `select '0xb1' as condition_id, 'q-1' as slug, '["11", "12"]' as clob_token_ids, timestamp '2026-04-01' as end_date`,
  );
  await write(folder, 'b/blocks.parquet', `select 5 as block_number, ${at} as timestamp`);
  const amounts = [
    [1, '2000000000000', '6000000000000'],
    [2, '2000000000000000', '6000000000000001'],
    [3, '4000000000000', '1'],
    [4, most, '1000000'],
    [5, '1000000', most],
    [6, '1000000', '99999999999999999999999999999'],
    [7, `-${most}`, '1000000'],
    [8, '2000000000000000', '9000000000000001'],
  ];
  await write(
    folder,
    'b/fills.parquet',
    `select 5 as block_number, '0xAB' as transaction_hash, i as log_index, '0' as maker_asset_id, '11' as taker_asset_id,
      dollars::hugeint::varchar as maker_amount, quantity::hugeint::varchar as taker_amount
      from (values ${amounts.map((row) => `(${row.join(', ')})`).join(', ')}) t (i, dollars, quantity)`,
  );
  const { counts, leftOut, setAside } = await fixture.run(folder);
  assert.deepEqual(setAside, []);
  assert.deepEqual(await fillsOf(fixture), [['good', 400_000, 3_000_000]]);
  assert.deepEqual(await fillsOf(fixture, 'q-1', 'venue_b'), [
    ['0xab-1', 333_333, 6_000_000_000_000],
    ['0xab-2', 333_333, 6_000_000_000_000_001],
  ]);
  assert.deepEqual(ofFills(counts), {
    'fill.read': 15,
    'fill.added': 3,
    'fill.rounded': 2,
  });
  assert.deepEqual(ofFills(leftOut), {
    fill_price_out_of_range: 4,
    fill_prices_disagree: 1,
    fill_quantity_out_of_range: 5,
    fill_time_out_of_range: 2,
  });
});

test('times are read from timestamps, texts and numbers of seconds or milliseconds', async (t) => {
  const { fixture, folder } = await open(t);
  const at = Date.UTC(2026, 2, 15, 12);
  const row = (id: string, time: string) =>
    `select '${id}' as trade_id, 'K-1' as ticker, 1 as count, 50 as yes_price, 'yes' as taker_side, ${time} as created_time`;
  const times = {
    a: noon,
    b: `timestamptz '2026-03-15 14:00:00+02'`,
    c: `'2026-03-15T12:00:00.000Z'`,
    d: String(at / 1000),
    e: `${at}::bigint`,
    f: `'${at / 1000}'`,
    g: `timestamp_ns '2026-03-15 12:00:00'`,
  };
  for (const [id, time] of Object.entries(times)) await write(folder, `trades/${id}.parquet`, row(id, time));
  await fixture.run(folder);
  const found = await loadWholeArchiveTrades(fixture.history, { venue: 'venue_a', id: 'K-1' }, everything);
  assert.deepEqual(
    found.map(({ id, venueTime }) => [id, venueTime]).sort(),
    Object.keys(times).map((id) => [id, at]),
  );
});

test('broken, cut and foreign files are named, and the others are imported', async (t) => {
  const { fixture, folder } = await open(t);
  const many = (
    from: number,
  ) => `select 'fill-' || i as trade_id, 'K-1' as ticker, 1 as count, 50 as yes_price, 'yes' as taker_side,
    ${noon} + to_seconds(i) as created_time, hash(i) as extra from range(${from}, ${from + 6_000}) r(i)`;
  await write(folder, 'trades/good.parquet', many(0));
  await write(folder, 'trades/broken.parquet', many(6_000));
  await write(folder, 'trades/cut.parquet', many(12_000));
  await write(
    folder,
    'trades/no-time.parquet',
    `select 'x' as trade_id, 'K-1' as ticker, 1 as count, 50 as yes_price, 'yes' as taker_side`,
  );
  await write(
    folder,
    'trades/typed.parquet',
    `select [1] as trade_id, 'K-1' as ticker, 1 as count, 50 as yes_price, 'yes' as taker_side, ${noon} as created_time`,
  );
  await write(folder, 'weather.parquet', 'select 21 as degrees');
  await writeFile(join(folder, 'text.parquet'), 'not a Parquet file');
  await writeFile(join(folder, 'readme.txt'), 'nothing to import');
  const broken = join(folder, 'trades/broken.parquet');
  const bytes = await readFile(broken);
  // Within the pages, so that the footer still reads.
  bytes.fill(0xff, 200, Math.floor(bytes.length / 2));
  await writeFile(broken, bytes);
  await truncate(join(folder, 'trades/cut.parquet'), 5_000);
  const { counts, setAside } = await fixture.run(folder);
  assert.deepEqual(setAside.map(({ path, reason }) => [path, reason]).sort(), [
    ['text.parquet', 'unreadable'],
    ['trades/broken.parquet', 'unreadable'],
    ['trades/cut.parquet', 'unreadable'],
    ['trades/no-time.parquet', 'missing_column'],
    ['trades/typed.parquet', 'wrong_type'],
    ['weather.parquet', 'unknown_columns'],
  ]);
  assert.ok(
    setAside.every(({ detail }) => !detail.includes(folder)),
    JSON.stringify(setAside),
  );
  assert.equal(counts['fill.added'], 6_000);
});

test('of a market in several files the one fetched last counts, and conflicting resolutions count for nothing', async (t) => {
  const { fixture, folder } = await open(t);
  const market = (
    n: number,
    closed: boolean,
    fetched: string,
    end: string,
  ) => `select '${n}' as id, '0xA${n}' as condition_id, 'q-${n}' as slug,
    '["${n}1", "${n}2"]' as clob_token_ids, '["0.5", "0.5"]' as outcome_prices, ${closed} as closed, timestamp '${end}' as end_date,
    timestamp '${fetched}' as _fetched_at`;
  await write(folder, 'b/markets/old.parquet', market(1, false, '2026-01-01', '2026-02-01'));
  await write(folder, 'b/markets/new.parquet', market(1, true, '2026-03-01', '2026-03-20'));
  await write(folder, 'b/markets/two.parquet', market(2, true, '2026-03-01', '2026-03-20'));
  await write(
    folder,
    'b/markets/three.parquet',
    `${market(3, true, '2026-03-01', '2026-03-20')}`.replace('["31", "32"]', '["31", "32", "33"]'),
  );
  await write(
    folder,
    'b/resolutions.parquet',
    `select * from (values ('0xa1', '[0, 1]'), ('0xa1', '[0,1]'), ('0xa2', '[1, 0]'), ('0xa2', '[0, 1]'), ('0xa9', 'nonsense')) r (condition_id, payout_numerators)`,
  );
  await write(
    folder,
    'b/prices.parquet',
    `select * from (values ('11', '2026-03-19 00:00:00', 0.25), ('12', '2026-03-12 20:00:00', 0.9), ('21', '2026-03-19 00:00:00', 0.5)) p (token_id, "timestamp", price)`,
  );
  const { leftOut } = await fixture.run(folder);
  assert.equal(leftOut['market_older_copy'], 1);
  assert.equal(leftOut['market_unusable'], 1);
  assert.deepEqual(
    await fixture.rows(
      'select id, payout, expected_end_at, price_1d, price_3d, price_7d from settled_market',
    ),
    [
      // The resolution that the files state two ways leaves the final prices of the market: half each, which is a void.
      {
        id: 'q-1',
        payout: 0,
        expected_end_at: new Date('2026-03-20'),
        price_1d: 250_000,
        price_3d: null,
        price_7d: 100_000,
      },
    ],
  );
  assert.deepEqual(await fixture.rows(`select id, reason from settled_left_out where venue = 'venue_b'`), [
    { id: 'q-2', reason: 'voided' },
  ]);
});

test('fills of venue_b that do not fit are counted by their reasons', async (t) => {
  const { fixture, folder } = await open(t);
  await write(
    folder,
    'b/markets.parquet',
    `select '0xb1' as condition_id, 'q-1' as slug, '["11", "12"]' as clob_token_ids, timestamp '2026-04-01' as end_date`,
  );
  await write(folder, 'b/blocks.parquet', `select 5 as block_number, '2026-03-15T12:00:00Z' as timestamp`);
  const fill = (values: string) => `select * from (values ${values})
    t (block_number, transaction_hash, log_index, maker_asset_id, taker_asset_id, maker_amount, taker_amount)`;
  await write(
    folder,
    'b/fills.parquet',
    fill(
      [
        `(5, '0xAB', 1, '0', '11', 1000000, 3000000)`,
        `(5, '0xAB', 2, '12', '0', 2000000, 500000)`,
        `(6, '0xAB', 3, '0', '11', 400000, 1000000)`,
        `(5, '0xAB', 4, '11', '12', 400000, 1000000)`,
        `(5, '0xAB', 5, '0', '0', 400000, 1000000)`,
        `(5, '0xAB', 6, '0', '99', 400000, 1000000)`,
        `(5, '0xAB', 7, '0', '11', 1000000, 1000000)`,
        `(5, '0xAB', 8, '0', '11', 400000, 0)`,
      ].join(', '),
    ),
  );
  await write(
    folder,
    'b/legacy.parquet',
    `select '0xAB' as transaction_hash, '1000' as amount from range(3)`,
  );
  const { counts, leftOut } = await fixture.run(folder);
  // A third of a dollar is no tick: the nearest millionth, counted as rounded.
  assert.deepEqual(await fillsOf(fixture, 'q-1', 'venue_b'), [
    ['0xab-1', 333_333, 3_000_000],
    ['0xab-2', 750_000, 2_000_000],
  ]);
  assert.deepEqual(ofFills(counts), {
    'fill.read': 8,
    'fill.added': 2,
    'fill.rounded': 1,
  });
  assert.deepEqual(ofFills(leftOut), {
    fill_block_unknown: 1,
    fill_not_against_dollars: 2,
    fill_market_unknown: 1,
    fill_price_at_bound: 1,
    fill_quantity_out_of_range: 1,
    fill_of_legacy_market_maker: 3,
  });
});

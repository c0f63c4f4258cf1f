import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readColumns } from './source-tables.ts';

function checkTable(columns: Readonly<Record<string, string>>, expected: string): void {
  const reading = readColumns(new Map(Object.entries(columns)));
  assert.equal(reading.kind === 'table' ? reading.table : `${reading.reason}: ${reading.detail}`, expected);
}

const text = 'VARCHAR';
const whole = 'BIGINT';
const time = 'TIMESTAMP';
const fillsOfA = {
  trade_id: text,
  ticker: text,
  count: whole,
  yes_price: whole,
  taker_side: text,
  created_time: time,
};
const fillsOfB = {
  block_number: whole,
  transaction_hash: text,
  log_index: whole,
  maker_asset_id: text,
  taker_asset_id: text,
  maker_amount: whole,
  taker_amount: text,
};
const recorded = { market_key: 'INTEGER', venue: text, market_id: text, ts: 'TIMESTAMP WITH TIME ZONE' };
const fill = {
  id: text,
  price: 'INTEGER',
  quantity: whole,
  taker_action: text,
  outcome: text,
  block: 'BOOLEAN',
};

test('a file is known by its columns, whatever else it has', () => {
  checkTable(fillsOfA, 'venue_a_fills');
  checkTable({ ...fillsOfA, event_ticker: text, extra: 'nested' }, 'venue_a_fills');
  checkTable({ ticker: text, event_ticker: text, status: text, result: text }, 'venue_a_markets');
  checkTable(fillsOfB, 'venue_b_fills');
  checkTable(
    { transaction_hash: text, block_number: whole, timestamp: whole, amount: text },
    'venue_b_legacy_fills',
  );
  checkTable({ block_number: whole, timestamp: whole }, 'venue_b_blocks');
  checkTable({ token_id: text, timestamp: whole, price: 'DOUBLE' }, 'venue_b_prices');
  checkTable({ condition_id: text, slug: text, clob_token_ids: text, closed: 'BOOLEAN' }, 'venue_b_markets');
  checkTable({ condition_id: text, payout_numerators: text }, 'venue_b_resolutions');
  checkTable({ slug: text, market_ids: text, title: text }, 'venue_b_events');
});

test('our own files are not taken for those of others', () => {
  checkTable({ ...recorded, ...fill, received_at: time }, 'recorded_trade');
  checkTable({ ...recorded, yes_ask: 'INTEGER', no_ask: 'INTEGER', price: 'INTEGER' }, 'recorded_quote');
  const { market_key: _, ...imported } = recorded;
  checkTable({ ...imported, ...fill }, 'imported_trade');
  checkTable({ ...imported, price: 'INTEGER' }, 'imported_price');
});

test('a file without a needed column, or with one of a type that cannot be read, says which', () => {
  const { created_time: _, ...timeless } = fillsOfA;
  checkTable(timeless, 'missing_column: venue_a_fills needs created_time');
  checkTable({ ...fillsOfA, count: 'BLOB' }, 'wrong_type: count of venue_a_fills is BLOB, not a number');
  checkTable(
    { ...fillsOfB, maker_asset_id: 'DOUBLE' },
    'wrong_type: maker_asset_id of venue_b_fills is DOUBLE, not a text',
  );
  checkTable({ degrees: whole }, 'unknown_columns: its columns are degrees');
});

test('an optional column of a type that cannot be read is as if it were not there', () => {
  const reading = readColumns(new Map(Object.entries({ ...fillsOfA, no_price: 'nested' })));
  assert.ok(reading.kind === 'table' && !reading.columns.has('no_price') && reading.columns.has('yes_price'));
});

/**
 * Captured answers of venue_a as payloads of its wire. Complete objects are taken as they are; rows that a collector has
 * renamed are mapped back field by field, numbers as the text they were written as. The captures are not part of the
 * repository; where they are absent the tests that need them are skipped.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type ExactJson, parseExactJson } from '../../src/runtime/exact-json.ts';
import { findNeeded } from '../harness/test-needs.ts';

export type Row = { readonly [key: string]: ExactJson };

export function readText(path: string): string {
  const bytes = readFileSync(join(findNeeded('captures'), 'venue_a', path));
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

export function readJson(path: string): ExactJson {
  return parseExactJson(readText(path));
}

export function readLines(path: string): readonly Row[] {
  return readText(path)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => asRow(parseExactJson(line)));
}

/** Rows of a CSV with a header; empty cells are left out. */
export function readCsv(path: string): readonly Readonly<Record<string, string>>[] {
  const [header = [], ...rows] = parseCsv(readText(path));
  return rows.map((cells) =>
    Object.fromEntries(header.flatMap((name, i) => (cells[i] ? [[name, cells[i]]] : []))),
  );
}

function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    const [, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}

export function asRow(value: ExactJson | undefined): Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

export function asRows(value: ExactJson | undefined): readonly Row[] {
  return Array.isArray(value) ? value.map((each: ExactJson) => asRow(each)) : [];
}

/** The rule texts of venue_a by family, each with its terms as far as they are known. */
export function readRuleTexts(): readonly Row[] {
  const texts = join(findNeeded('captures'), 'rule_texts');
  return readdirSync(texts)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => asRows(parseExactJson(readFileSync(join(texts, name), 'utf8'))))
    .filter((row) => row['venue'] === 'venue_a');
}

/** Every complete object says so; collectors leave it out. */
const notional = { notional_value_dollars: '1.0000' };

/** `2026-07-26 00:00:00.000000`, said to be UTC, as the wire writes it. */
function utc(value: ExactJson | undefined): ExactJson {
  return typeof value === 'string' ? `${value.replace(' ', 'T')}Z` : null;
}

function orNull(value: ExactJson | undefined): ExactJson {
  return value ?? null;
}

/** A row of the collector that recorded both venues in July 2026; its own words for states are mapped back. */
export function fromBothVenues(row: Row): Row {
  const rules = asRow(row['rules'])['raw_rules'];
  return {
    ...notional,
    ticker: orNull(row['platform_market_id']),
    event_ticker: orNull(row['platform_event_id']),
    title: orNull(row['title']),
    yes_sub_title: orNull(row['subtitle']),
    market_type: orNull(row['market_type']),
    rules_primary: orNull(rules),
    open_time: utc(row['open_time']),
    close_time: utc(row['close_time']),
    expected_expiration_time: utc(row['expected_resolution_time']),
    settlement_ts: utc(row['actual_settlement_time']),
    status: row['status'] === 'settled' ? 'finalized' : 'active',
    result: row['result'] ?? '',
    strike_type: orNull(row['strike_type']),
    floor_strike: orNull(row['floor_strike']),
    cap_strike: orNull(row['cap_strike']),
    price_level_structure: orNull(row['price_level_structure']),
    yes_bid_dollars: orNull(row['best_yes_bid']),
    yes_ask_dollars: orNull(row['best_yes_ask']),
    last_price_dollars: orNull(row['last_trade_price']),
    volume_24h_fp: orNull(row['volume_24h']),
    volume_fp: orNull(row['total_volume']),
    open_interest_fp: orNull(row['open_interest']),
  };
}

/** Weather rows keep the wire's names but for a few that are older. */
export function fromWeather(row: Row): Row {
  const { _series_ticker: _series, settlement_time: _time, settlement_value: _value, ...kept } = row;
  return { ...notional, ...kept };
}

export function fromPolitics(row: Row): Row {
  return {
    ...notional,
    ticker: orNull(row['market_ticker']),
    title: orNull(row['market_title']),
    status: orNull(row['status']),
    close_time: orNull(row['close_time']),
    rules_primary: orNull(row['rules_text']),
  };
}

export function fromTennis(row: Row): Row {
  return {
    ...notional,
    ticker: orNull(row['ticker']),
    event_ticker: orNull(row['event_ticker']),
    title: orNull(row['title']),
    yes_sub_title: orNull(row['yes_sub_title']),
    close_time: orNull(row['close_time']),
  };
}

/** A poll of a market's top of book: the names before dollars were texts, numbers as written. */
export function fromTick(row: Row): Row {
  return {
    yes_bid_dollars: orNull(row['yes_bid']),
    yes_ask_dollars: orNull(row['yes_ask']),
    yes_bid_size_fp: orNull(row['yes_bid_size']),
    yes_ask_size_fp: orNull(row['yes_ask_size']),
    last_price_dollars: orNull(row['last']),
    volume_24h_fp: orNull(row['volume_24h']),
    volume_fp: orNull(row['volume']),
    open_interest_fp: orNull(row['open_interest']),
  };
}

/** A CSV of the wire's own columns, whose booleans were written by another language. */
export function fromFedDecision(row: Readonly<Record<string, string>>): Row {
  const flags = ['can_close_early', 'fractional_trading_enabled', 'is_provisional'];
  const entries = Object.entries(row)
    .filter(([name]) => name !== 'series_ticker' && name !== 'tick_size_dollars')
    .map(([name, value]): [string, ExactJson] => [name, flags.includes(name) ? value === 'True' : value]);
  return Object.fromEntries(entries);
}

/** A rule text with its terms. Whether the market trades was not recorded: one without a result is taken to. */
export function fromRuleText(row: Row): Row {
  const settled = row['settled'];
  const result = settled === 'yes' || settled === 'no' ? settled : '';
  const strike = asRow(row['strike']);
  return {
    ...notional,
    ticker: orNull(row['market_id']),
    event_ticker: orNull(row['event_id']),
    title: orNull(row['title']),
    yes_sub_title: orNull(row['label']),
    rules_primary: orNull(row['rules']),
    status: result === '' ? 'active' : 'finalized',
    result,
    strike_type: orNull(strike['strike_type']),
    floor_strike: orNull(strike['floor_strike']),
    cap_strike: orNull(strike['cap_strike']),
    custom_strike: orNull(strike['custom_strike']),
  };
}

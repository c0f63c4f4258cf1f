/**
 * Every captured object of venue_b goes through the adapter: it yields a contract version or a typed reason, and what is
 * exact in the capture is exact in the result. Skipped where the captures are not on this machine.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { formatRational, parseDecimal, parseMicros } from '../../src/core/exact/index.ts';
import { isCrossed } from '../../src/core/market/index.ts';
import { type ExactJson, parseExactJson } from '../../src/runtime/exact-json.ts';
import { silentLog } from '../../src/runtime/log.ts';
import type { ListedMarket, QuarantineReason } from '../../src/venues/venue.ts';
import { BookHashes } from '../../src/venues/venue-b/book-hashes.ts';
import { parseBook } from '../../src/venues/venue-b/book-levels.ts';
import { ClarificationStore } from '../../src/venues/venue-b/clarifications.ts';
import { BookKeeper } from '../../src/venues/venue-b/feed/book-keeper.ts';
import type { Decision } from '../../src/venues/venue-b/feed/decision.ts';
import { parseFrame } from '../../src/venues/venue-b/feed/frames.ts';
import { type EventContext, normaliseEvent } from '../../src/venues/venue-b/normalise-event.ts';
import { normaliseMarket } from '../../src/venues/venue-b/normalise-market.ts';
import { parseRestBook } from '../../src/venues/venue-b/rest-book.ts';
import { noSportsTables } from '../../src/venues/venue-b/sports-tables.ts';
import { normalisePrint } from '../../src/venues/venue-b/trade-row.ts';
import { parseVenueTime } from '../../src/venues/venue-b/venue-time.ts';
import { isList, isRecord, type VenueBRecord } from '../../src/venues/venue-b/wire-record.ts';
import { findNeeded, missing } from '../harness/test-needs.ts';

const skip = missing('captures');

/** What each reason means in captures; a reason that is not here fails the test. */
const meanings: Partial<Record<QuarantineReason, string>> = {
  placeholder: 'inactive: an unnamed or retired member of a group',
  no_tokens: 'never deployed, or a capture that left the tokens out',
  missing_field: 'the capture was trimmed below what a market needs',
  unknown_status: 'the capture left the flags out',
  outcomes_not_two: 'a market of 2020 with more than two outcomes',
  bad_identifier: 'a slug of more than 200 characters cannot be a public id',
};

const noEvent: EventContext = {
  id: undefined,
  slug: 'event-of-a-capture',
  seriesSlug: undefined,
  description: undefined,
  resolutionSource: undefined,
  mutuallyExclusive: false,
  group: undefined,
  openEnded: false,
  cumulative: false,
  gameId: undefined,
  startsAt: undefined,
  game: undefined,
  metadata: {},
};

class Tally {
  readonly #name: string;
  #objects = 0;
  #versions = 0;
  readonly #reasons = new Map<string, number>();

  constructor(name: string) {
    this.#name = name;
  }

  /** Normalises one market of the capture and checks what is exact in it. */
  add(raw: VenueBRecord, event: EventContext = contextOf(raw)): ListedMarket | undefined {
    this.#objects += 1;
    const outcome = normaliseMarket(raw, event, new ClarificationStore());
    if (outcome.kind === 'quarantined') {
      const { reason, detail } = outcome.quarantined;
      assert.ok(meanings[reason], `${this.#name}: ${reason}: ${detail}`);
      this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1);
      return undefined;
    }
    this.#versions += 1;
    checkExact(raw, outcome.market);
    return outcome.market;
  }

  /** Says what came of the capture; at least `share` of it must be contract versions. */
  close(t: TestContext, share: number): void {
    const reasons = [...this.#reasons].map(([reason, count]) => `${reason} ${count}`).join(', ');
    const found = this.#objects === 0 ? 0 : this.#versions / this.#objects;
    const percent = (100 * found).toFixed(1);
    t.diagnostic(
      `${this.#name}: ${this.#objects} objects, ${this.#versions} versions (${percent} %) ${reasons}`,
    );
    for (const reason of this.#reasons.keys()) {
      t.diagnostic(`  ${reason}: ${Object.entries(meanings).find(([name]) => name === reason)?.[1]}`);
    }
    assert.ok(this.#objects > 0);
    assert.ok(found >= share, `${this.#name}: ${percent} % of the objects are contract versions`);
  }
}

function contextOf(raw: VenueBRecord): EventContext {
  const { events } = raw;
  const head = isList(events) ? events[0] : undefined;
  if (!isRecord(head)) return noEvent;
  const outcome = normaliseEvent(head, noSportsTables);
  assert.equal(outcome.kind, 'event', JSON.stringify(outcome));
  return outcome.kind === 'event' ? outcome.normalised.context : noEvent;
}

/** The captured text and the result say the same number, compared without a double in between. */
function checkExact(raw: VenueBRecord, { contract, figures, feedKeys, settlement }: ListedMarket): void {
  assert.equal(contract.id, raw['slug']);
  assert.equal(contract.title, raw['question']);
  const { description } = raw;
  if (typeof description === 'string') assert.ok(contract.rules.includes(description));
  for (const [field, price] of [
    ['bestBid', figures.yesBid],
    ['bestAsk', figures.yesAsk],
    ['lastTradePrice', figures.lastPrice],
  ] as const) {
    const text = raw[field];
    const isQuote = typeof text === 'string' && canonical(text) !== '0' && canonical(text) !== '1';
    assert.equal(
      price,
      isQuote ? parseMicros(text) : undefined,
      `${contract.id} ${field} ${JSON.stringify(text)}`,
    );
    if (price !== undefined && isQuote)
      assert.equal(formatRational({ ...microsAsRational(price) }), canonical(text));
  }
  for (const [field, volume] of [['volume24hr', figures.volume24hUsd]] as const) {
    const text = raw[field];
    if (typeof text === 'string') assert.equal(volume, text);
  }
  const { line } = raw;
  if (typeof line === 'string' && contract.strike !== undefined) {
    assert.equal(contract.strike.custom?.['line'], line);
    const { floor } = contract.strike;
    if (floor !== undefined)
      assert.equal(formatRational(floor).replace('-', ''), canonical(line).replace('-', ''));
  }
  const tokens = raw['clobTokenIds'];
  if (typeof tokens === 'string') for (const token of feedKeys) assert.ok(tokens.includes(`"${token}"`));
  if (settlement?.final) assert.equal(raw['closed'], true);
}

function canonical(text: string): string {
  const value = parseDecimal(text);
  assert.ok(value, text);
  return formatRational(value);
}

function microsAsRational(micros: number) {
  const value = parseDecimal(`${micros}e-6`);
  assert.ok(value);
  return value;
}

function readText(file: string): string {
  const bytes = readFileSync(join(findNeeded('captures'), 'venue_b', file));
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

function readJson(file: string): ExactJson {
  return parseExactJson(readText(file));
}

function* readLines(file: string): Generator<VenueBRecord> {
  for (const line of readText(file).split('\n')) {
    if (line.trim() === '') continue;
    const row = parseExactJson(line);
    if (isRecord(row)) yield row;
  }
}

function recordsOf(value: ExactJson | undefined): readonly VenueBRecord[] {
  return isList(value) ? value.filter((each) => isRecord(each)) : isRecord(value) ? [value] : [];
}

describe('captured catalog of venue_b', { skip }, () => {
  for (const [file, share] of [
    ['gamma-markets-2025-10.json.gz', 0.85],
    ['gamma-markets-2026-02-07.json.gz', 1],
    ['fixture-2026-07-25.markets.json', 1],
  ] as const) {
    it(`reads ${file}`, (t) => {
      const tally = new Tally(file);
      for (const raw of recordsOf(readJson(file))) tally.add(raw);
      tally.close(t, share);
    });
  }

  for (const [file, share] of [
    ['iran-2026-03-01.events.json.gz', 0.9],
    ['fixture-2026-07-25.events.json', 0.85],
  ] as const) {
    it(`reads the events of ${file}`, (t) => {
      const tally = new Tally(file);
      for (const event of recordsOf(readJson(file))) {
        const outcome = normaliseEvent(event, noSportsTables);
        assert.equal(outcome.kind, 'event', JSON.stringify(outcome));
        if (outcome.kind !== 'event') continue;
        assert.equal(outcome.normalised.event.id, event['slug']);
        assert.notEqual(outcome.normalised.event.category, 'Other', `${event['slug']}`);
        for (const raw of recordsOf(event['markets'])) tally.add(raw, outcome.normalised.context);
      }
      tally.close(t, share);
    });
  }

  it('reads the five-minute markets with their results', (t) => {
    const file = 'btc-5m-markets-2026-07-24.jsonl.gz';
    const tally = new Tally(file);
    let settled = 0;
    for (const row of readLines(file)) {
      const raw = row['raw'];
      if (!isRecord(raw)) continue;
      const market = tally.add(raw);
      assert.ok(market);
      assert.equal(market.contract.yesLabel, 'Up');
      assert.equal(market.state.fees.kind, 'power');
      if (!row['resolved']) continue;
      settled += 1;
      const prices = row['outcome_prices'];
      assert.equal(market.state.status, 'settled');
      assert.equal(market.settlement?.final, true);
      assert.deepEqual(market.settlement?.yesPayout, isList(prices) ? prices[0] : undefined);
    }
    assert.ok(settled > 200);
    tally.close(t, 1);
  });

  it('reads the samples of a client library', (t) => {
    const tally = new Tally('client-fixtures');
    for (const file of [
      'rust_gamma_market.json',
      'rust_gamma_market_closed_binary_accepting_false.json',
      'rust_gamma_market_closed_binary_accepting_true.json',
      'rust_gamma_market_closed_nonbinary_legacy.json',
      'rust_gamma_market_closed_zero_zero_legacy.json',
      'rust_gamma_market_sports_market_map_handicap.json',
      'rust_gamma_market_sports_market_money_line.json',
      'py_http_market_slug.json',
      'py_http_markets_list.json',
    ]) {
      for (const raw of recordsOf(readJson(`client-fixtures/${file}`))) tally.add(raw);
    }
    for (const file of ['rust_gamma_event.json', 'py_http_event.json', 'py_http_events_list.json']) {
      for (const event of recordsOf(readJson(`client-fixtures/${file}`))) {
        const outcome = normaliseEvent(event, noSportsTables);
        assert.equal(outcome.kind, 'event');
        if (outcome.kind !== 'event') continue;
        for (const raw of recordsOf(event['markets'])) tally.add(raw, outcome.normalised.context);
      }
    }
    const search = readJson('client-fixtures/rust_search_response.json');
    for (const event of recordsOf(isRecord(search) ? search['events'] : [])) {
      for (const raw of recordsOf(event['markets'])) tally.add(raw, noEvent);
    }
    tally.close(t, 0.5);
  });

  it('never calls a legacy market settled that does not say how it ended', () => {
    for (const file of ['nonbinary', 'zero_zero']) {
      const raw = readJson(`client-fixtures/rust_gamma_market_closed_${file}_legacy.json`);
      const outcome = normaliseMarket(raw, noEvent, new ClarificationStore());
      assert.equal(outcome.kind, 'market');
      if (outcome.kind !== 'market') continue;
      assert.equal(outcome.market.settlement, undefined);
      assert.equal(outcome.market.state.status, 'closed');
    }
  });

  it('reads a handicap with its sign', () => {
    const raw = readJson('client-fixtures/rust_gamma_market_sports_market_map_handicap.json');
    const outcome = normaliseMarket(raw, noEvent, new ClarificationStore());
    assert.equal(outcome.kind, 'market');
    if (outcome.kind !== 'market') return;
    const { strike, gameStartsAt } = outcome.market.contract;
    assert.equal(strike?.type, 'map_handicap');
    assert.deepEqual(strike?.floor, parseDecimal('1.5'));
    assert.equal(gameStartsAt, Date.UTC(2026, 3, 5, 15, 10));
  });
});

describe('captures of venue_b that their collectors reshaped', { skip }, () => {
  it('reads the order-book pages mapped back to catalog rows', (t) => {
    for (const file of ['clob-markets-page-resolved-2023.json.gz', 'client-fixtures/py_http_markets.json']) {
      const page = readJson(file);
      const tally = new Tally(file);
      for (const row of recordsOf(isRecord(page) ? page['data'] : [])) {
        const tokens = recordsOf(row['tokens']);
        const market = tally.add({
          slug: row['market_slug'] ?? null,
          question: row['question'] ?? null,
          description: row['description'] ?? null,
          conditionId: row['condition_id'] ?? null,
          questionID: row['question_id'] ?? null,
          active: row['active'] ?? null,
          closed: row['closed'] ?? null,
          archived: row['archived'] ?? null,
          acceptingOrders: row['accepting_orders'] ?? null,
          enableOrderBook: row['enable_order_book'] ?? null,
          endDate: row['end_date_iso'] ?? null,
          gameStartTime: row['game_start_time'] ?? null,
          negRisk: row['neg_risk'] ?? null,
          outcomes: tokens.map((token) => token['outcome'] ?? null),
          clobTokenIds: tokens.map((token) => token['token_id'] ?? null),
          outcomePrices: tokens.map((token) => token['price'] ?? null),
        });
        // The row has no oracle status, so an exact result is given and not called final.
        const winner = tokens.findIndex((token) => token['winner'] === true);
        if (market?.settlement !== undefined && winner >= 0) {
          assert.equal(market.settlement.yesPayout, winner === 0 ? '1' : '0');
          assert.equal(market.settlement.final, false);
        }
        if (row['is_50_50_outcome'] === true && market !== undefined && row['closed'] === true) {
          assert.equal(market.settlement?.result, 'split');
        }
      }
      tally.close(t, 0.9);
    }
  });

  it('reads the collected markets of July 2026', (t) => {
    const file = 'both-venues-2026-07/markets.jsonl.gz';
    const tally = new Tally(file);
    for (const row of readLines(file)) {
      const settled = row['result'] !== undefined;
      tally.add({
        // The collector kept no slug; its number stands in for one.
        slug: row['platform_market_id'] ?? null,
        id: row['platform_market_id'] ?? null,
        question: row['title'] ?? null,
        groupItemTitle: row['subtitle'] ?? null,
        description: row['description'] ?? null,
        conditionId: row['condition_id'] ?? null,
        clobTokenIds: [row['yes_token_id'] ?? null, row['no_token_id'] ?? null],
        outcomes: row['outcomes'] ?? null,
        active: true,
        closed: settled,
        acceptingOrders: row['accepting_orders'] === '1',
        enableOrderBook: true,
        endDate: row['close_time'] ?? null,
        bestBid: row['best_yes_bid'] ?? null,
        bestAsk: row['best_yes_ask'] ?? null,
        volume24hr: row['volume_24h'] ?? null,
        feeType: row['fee_type'] ?? null,
      });
    }
    tally.close(t, 1);
  });

  it('reads the sports lines', (t) => {
    const file = 'sports-lines-2026-06.jsonl.gz';
    const tally = new Tally(file);
    for (const row of readLines(file)) {
      const { id = '0', question = '' } = row;
      // The capture has only these members; the rest is what such a market always has.
      const isOver = typeof question === 'string' && question.includes('O/U');
      const market = tally.add({
        ...row,
        conditionId: `0x${String(id).padStart(64, '0')}`,
        clobTokenIds: [`1${String(id)}`, `2${String(id)}`],
        outcomes: isOver ? ['Over', 'Under'] : ['Home', 'Away'],
        active: true,
        closed: false,
        acceptingOrders: true,
        enableOrderBook: true,
      });
      assert.equal(market?.contract.strike?.type, row['sportsMarketType']);
    }
    tally.close(t, 1);
  });

  it('reads the tennis markets', (t) => {
    const file = 'tennis-2026-08/markets.jsonl.gz';
    const tally = new Tally(file);
    for (const row of readLines(file)) {
      tally.add({
        id: row['market_id'] ?? null,
        slug: row['slug'] ?? null,
        question: row['question'] ?? null,
        conditionId: row['condition_id'] ?? null,
        clobTokenIds: row['token_ids'] ?? null,
        outcomes: row['outcomes'] ?? null,
        sportsMarketType: row['sports_market_type'] ?? null,
        gameId: row['game_id'] ?? null,
        startDate: row['start_time'] ?? null,
        active: true,
        closed: false,
        acceptingOrders: true,
        enableOrderBook: true,
      });
    }
    tally.close(t, 1);
  });

  it('reads the closed markets chosen by keyword', (t) => {
    const file = 'history-markets-2026-04.csv.gz';
    const tally = new Tally(file);
    for (const row of readCsv(readText(file))) {
      tally.add({
        id: row['market_id'] ?? '',
        slug: row['slug'] ?? '',
        question: row['question'] ?? '',
        description: row['description'] ?? '',
        conditionId: row['condition_id'] ?? '',
        clobTokenIds: row['clob_token_ids'] ?? '',
        outcomes: ['Yes', 'No'],
        active: row['active'] === 'True',
        closed: row['closed'] === 'True',
        endDate: row['end_date'] ?? '',
        volume: row['volume'] ?? '',
      });
    }
    tally.close(t, 0.9);
  });

  it('reads every historical price and trade exactly', (t) => {
    let prices = 0;
    for (const row of readCsv(readText('history-prices-2026-04.csv.gz'))) {
      const { price = '', timestamp = '' } = row;
      const micros = parseMicros(price);
      assert.ok(micros !== undefined, price);
      assert.equal(formatRational(microsAsRational(micros)), canonical(price));
      assert.ok(parseVenueTime(timestamp));
      prices += 1;
    }
    let trades = 0;
    let rounded = 0;
    for (const row of readLines('both-venues-2026-07/trades.jsonl.gz')) {
      const { price = '', size = '', taker_side: side = '', traded_at: at = '' } = row;
      const venueTime = parseVenueTime(String(at));
      assert.ok(venueTime);
      const print = {
        transactionHash: undefined,
        asset: 'y',
        price: String(price),
        size: String(size),
        venueTime,
      };
      const trade = normalisePrint({ ...print, side: String(side) }, ['y', 'n']);
      assert.ok(trade);
      const exact = parseMicros(String(price));
      if (exact === undefined) rounded += 1;
      if (exact === undefined) assert.equal(String(trade.price), Number(`${price}e6`).toFixed(0));
      else assert.equal(trade.price, exact);
      assert.equal(trade.quantity, parseMicros(String(size)));
      trades += 1;
    }
    t.diagnostic(
      `history: ${prices} prices, ${trades} trades, ${rounded} of them at a quotient of two amounts`,
    );
    assert.ok(prices > 14_000 && trades > 600);
  });
});

describe('captured books and frames of venue_b', { skip }, () => {
  it('reads every collected book, worst first or best first', (t) => {
    let books = 0;
    let uneven = 0;
    for (const row of readLines('both-venues-2026-07/books.jsonl.gz')) {
      const levels = isList(row['levels']) ? row['levels'] : [];
      const side = (token: string, name: string) =>
        levels.flatMap((level) =>
          isList(level) && level[0] === token && level[1] === name
            ? [{ price: level[2] ?? null, size: level[3] ?? null }]
            : [],
        );
      const yes = parseBook(side('yes', 'bid'), side('yes', 'ask'), 'yes');
      const no = parseBook(side('no', 'bid'), side('no', 'ask'), 'no');
      assert.ok(yes, `book of ${row['market']}`);
      assert.ok(no);
      // Read a moment apart, so they may differ; both are books on the same scale.
      if (JSON.stringify(yes) !== JSON.stringify(no)) uneven += 1;
      books += 1;
    }
    t.diagnostic(`books: ${books}, of which ${uneven} were read while they moved`);
    assert.ok(books > 300 && uneven < books / 2);
  });

  it('reads the sample books and frames', () => {
    for (const file of ['py_http_book.json', 'rust_clob_book_response.json']) {
      assert.equal(
        parseRestBook(readJson(`client-fixtures/${file}`), new BookHashes(silentLog)).kind,
        'book',
        file,
      );
    }
    const kinds = new Map<string, string>();
    for (const file of [
      'py_ws_book.json',
      'py_ws_last_trade_price.json',
      'py_ws_price_change.json',
      'py_ws_price_change_v2.json',
      'py_ws_tick_size_change.json',
      'rust_ws_market_best_bid_ask_msg.json',
      'rust_ws_market_book_msg.json',
      'rust_ws_market_last_trade_msg.json',
      'rust_ws_market_new_market_msg.json',
      'rust_ws_market_price_change_msg.json',
      'rust_ws_market_resolved_msg.json',
      'rust_ws_market_tick_size_msg.json',
      'rust_ws_quotes.json',
    ]) {
      const frame = parseFrame(readText(`client-fixtures/${file}`));
      assert.equal(frame.kind, 'messages');
      if (frame.kind === 'messages') kinds.set(file, frame.messages.map(({ kind }) => kind).join());
    }
    assert.deepEqual(Object.fromEntries(kinds), {
      'py_ws_book.json': 'book',
      'py_ws_last_trade_price.json': 'print',
      // The shape from before September 2025.
      'py_ws_price_change.json': 'malformed',
      'py_ws_price_change_v2.json': 'changes',
      'py_ws_tick_size_change.json': 'tick',
      'rust_ws_market_best_bid_ask_msg.json': 'top',
      'rust_ws_market_book_msg.json': 'book',
      'rust_ws_market_last_trade_msg.json': 'print',
      'rust_ws_market_new_market_msg.json': 'listed',
      'rust_ws_market_price_change_msg.json': 'changes',
      'rust_ws_market_resolved_msg.json': 'resolved',
      'rust_ws_market_tick_size_msg.json': 'tick',
      // Has no event_type.
      'rust_ws_quotes.json': 'malformed',
    });
  });

  it('takes a captured day of tennis messages, back in their wire shape', (t) => {
    const counts = { messages: 0, listed: 0, prints: 0, tops: 0, malformed: 0, suspect: 0, books: 0 };
    const keepers = new Map<string, BookKeeper>();
    for (const row of readLines('tennis-2026-08/ticks_2026-08-20.jsonl.gz')) {
      const frame = parseFrame(JSON.stringify(toWire(row)));
      assert.equal(frame.kind, 'messages');
      if (frame.kind !== 'messages') continue;
      for (const message of frame.messages) {
        counts.messages += 1;
        let decisions: readonly Decision[] = [];
        if (message.kind === 'listed') counts.listed += 1;
        else if (message.kind === 'malformed') counts.malformed += 1;
        else if (message.kind === 'print') {
          const trade = normalisePrint(message.print, [message.print.asset, '']);
          assert.equal(trade?.price, parseMicros(String(row['last_trade'])));
          counts.prints += 1;
        } else if (message.kind === 'book' || message.kind === 'changes' || message.kind === 'top') {
          const keeper = keeperOf(keepers, String(row['asset_id']));
          if (message.kind === 'book') decisions = keeper.onBook(message, message.venueTime);
          else if (message.kind === 'changes') decisions = keeper.onChanges(message, message.venueTime);
          else decisions = keeper.onTop(message, message.venueTime);
          assert.equal(keeper.current && isCrossed(keeper.book), false);
          if (message.kind === 'top') counts.tops += 1;
        }
        for (const { kind } of decisions) {
          if (kind === 'suspect') counts.suspect += 1;
          else counts.books += 1;
        }
      }
    }
    t.diagnostic(`tennis frames ${JSON.stringify(counts)}`);
    assert.equal(counts.malformed, 0);
    assert.ok(counts.messages > 120_000 && counts.prints > 3_000 && counts.listed > 2_000);
    // The capture kept only the top of each book, so what is deeper is missed, and that is noticed.
    assert.ok(counts.suspect > 0 && counts.books > 4_000);
  });
});

function keeperOf(keepers: Map<string, BookKeeper>, asset: string): BookKeeper {
  const known = keepers.get(asset);
  if (known !== undefined) return known;
  const keeper = new BookKeeper([asset, 'other'], {
    topGraceMs: 2_000,
    pendingMax: 64,
    setBackAfterMs: 60_000,
  });
  keepers.set(asset, keeper);
  return keeper;
}

/** The collector's flat row as the message it came from; of books it kept the best levels only. */
function toWire(row: VenueBRecord): unknown {
  const { event_type: type, asset_id: asset, exchange_ts: timestamp, bid, ask, raw } = row;
  if (isRecord(raw)) return { ...raw, event_type: type };
  const side = (price: ExactJson | undefined, size: ExactJson | undefined) =>
    typeof price === 'string' && typeof size === 'string' ? [{ price, size }] : [];
  switch (type) {
    case 'book':
      return {
        event_type: type,
        asset_id: asset,
        timestamp,
        bids: side(bid, row['bid_size']),
        asks: side(ask, row['ask_size']),
      };
    case 'price_change':
      return {
        event_type: type,
        timestamp,
        price_changes: [
          {
            asset_id: asset,
            price: row['price'],
            size: row['size'],
            side: row['side'],
            best_bid: bid ?? '',
            best_ask: ask ?? '',
          },
        ],
      };
    case 'best_bid_ask':
      return { event_type: type, asset_id: asset, timestamp, best_bid: bid ?? '', best_ask: ask ?? '' };
    case 'last_trade_price':
      return {
        event_type: type,
        asset_id: asset,
        timestamp,
        price: row['last_trade'],
        size: row['trade_size'],
        side: row['trade_side'],
      };
    default:
      return { ...row };
  }
}

/** Quoted fields may hold commas, quotes and line ends. */
function readCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  const [header = [], ...lines] = rows;
  return lines
    .filter((line) => line.length === header.length)
    .map((line) => Object.fromEntries(header.map((name, i) => [name, line[i] ?? ''])));
}

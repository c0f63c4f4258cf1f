/** The market data endpoints over a real database and real files: rows in, answers out, the same before and after sealing. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import {
  marketBookEndpoint,
  marketBookHistoryEndpoint,
  marketQuotesEndpoint,
  marketTradesEndpoint,
} from '../../src/api/endpoints/index.ts';
import { createMarketData } from '../../src/app/market-data.ts';
import type { VenueId } from '../../src/core/contract/index.ts';
import { createBook, LiveMarkets, setLevel } from '../../src/core/market/index.ts';
import { runBulkImport } from '../../src/ingest/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { findMarketHead } from '../../src/store/index.ts';
import { type Venue, VenueError } from '../../src/venues/index.ts';
import { askFiles, makeFolder } from '../bulk-import/bulk-fixture.ts';
import { FakeVenue } from '../harness/fake-venue.ts';
import { clock, hourMs, iso, type MarketDataApi, startMarketDataApi } from '../harness/market-data-api.ts';
import { openTestHistory, type TestHistory } from '../history/open-test-history.ts';

let recorded: TestHistory;
let api: MarketDataApi;
const live = new LiveMarkets();
const booksWanted: string[] = [];
type ReadBook = Venue['readBook'];
let readBook: ReadBook = async () => assert.fail('no book was to be read');
const venue: Venue = Object.assign(new FakeVenue('venue_a'), {
  readBook: (...asked: Parameters<ReadBook>) => readBook(...asked),
});
/** Two hours before the clock, so that sealing may take it. */
const start = Math.floor(clock / hourMs - 2) * hourMs;

before(async () => {
  recorded = await openTestHistory();
  const { history } = recorded;
  const marketData = createMarketData({
    store: history.store,
    history,
    live,
    venues: [venue],
    served: () => undefined,
    wantBook: (...wanted) => void booksWanted.push(wanted.join(' ')),
    askFor: () => undefined,
    clockSpeed: 1,
  });
  api = await startMarketDataApi({ marketData, sharedStore: history.store });
  await listMarket(1, 'venue_a', 'SOME-MARKET', 'settled', 'Old Yes');
  await listMarket(2, 'venue_a', 'SOME-MARKET', 'open', 'Above 3');
  await listMarket(3, 'venue_a', 'SOME-MARKET', 'settled', 'Imported Yes');
  await listMarket(4, 'venue_a', 'NEVER-RECORDED', 'closed', 'Yes');
  await recorded.rows.query(
    `insert into recorded_market (key, venue, id, book_from) values (7, 'venue_a', 'SOME-MARKET', $1)`,
    [new Date(start)],
  );
  await recorded.rows.query(
    `insert into recorder_session (started_at, covered_until, heartbeat_at) values ($1, $2, now())`,
    [new Date(start), new Date(clock - 1412)],
  );
  await recordHours();
});
after(async () => {
  await api.close();
  await recorded.close();
});

async function listMarket(
  key: number,
  of: VenueId,
  id: string,
  status: string,
  yesLabel: string,
): Promise<void> {
  const { rows } = recorded;
  const over = status === 'open' ? null : 1;
  await rows.query('begin');
  await rows.query(
    `insert into rule_text values (decode(repeat('00', 32), 'hex'), '') on conflict do nothing`,
  );
  await rows.query(
    `insert into market (key, venue, venue_key, id, version, status, disputed, fees, feed_keys, state_hash, first_cycle,
       closed_cycle)
     values ($1::integer, $2, $3, $4, $1::integer, $5, false, '{}', '{}', '', 1, $6)`,
    [key, of, `key-${key}`, id, status, over],
  );
  await rows.query(
    `insert into contract_version (id, market, number, terms_hash, rules_hash, rules_template_hash, market_id, event_id,
       title, yes_label, no_label, event_mutually_exclusive, exclusive_open_ended, currency, payout, sources, terms,
       first_cycle, first_seen_at)
     values ($1::integer, $1::integer, 1, decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex'),
       $2, 'EVENT', 'A title', $3, 'Otherwise', false, false, 'USD', '1', '[]', '{}', 1, now())`,
    [key, id, yesLabel],
  );
  await rows.query('commit');
}

/** An hour that can be sealed, and the present one. */
async function recordHours(): Promise<void> {
  const { rows } = recorded;
  const market = 7;
  const times = Array.from({ length: 40 }, (_, i) => start + i * 211_077);
  await rows.addQuotes(
    times.map((ts, i) => ({ market, ts, yesAsk: 100 * i || undefined, noAsk: i, price: i })),
  );
  await rows.addTops(
    times.map((ts, i) => ({
      market,
      ts,
      changes: i + 1,
      bid: 400_000 + 100 * i,
      bidQuantity: i + 1,
      ask: i % 5 === 0 ? undefined : 600_000,
      askQuantity: i % 5 === 0 ? undefined : 9_007_199_254_740_991,
      yesDepth: BigInt(i),
      noDepth: 9_000_000_000_000_000_000n,
    })),
  );
  await rows.addTrades(
    times.map((ts, i) => ({
      market,
      ts: ts - (ts % 1_000_000),
      receivedAt: ts,
      id: `T${i}`,
      price: 300_000 + i,
      quantity: 1_000_001 * (i + 1),
      takerAction: i % 3 === 0 ? ('sell' as const) : ('buy' as const),
      outcome: i % 2 === 0 ? ('yes' as const) : ('no' as const),
      block: i % 7 === 0,
    })),
  );
  const second = start + 600_000;
  await rows.addDepths([
    { market, ts: second, entry: 'clear', price: 0, quantity: 0 },
    { market, ts: second, entry: 'full', price: 0, quantity: 0 },
    { market, ts: second, entry: 'bid', price: 410_100, quantity: 1 },
    { market, ts: second, entry: 'ask', price: 590_000, quantity: 2_500_000 },
    { market, ts: second + 5_000, entry: 'bid', price: 410_100, quantity: 0 },
  ]);
  await rows.query(`insert into book_gap values ($1, $2, $3, 'disconnected'), ($1, $4, null, 'restart')`, [
    market,
    new Date(start + 900_000),
    new Date(start + 901_500),
    new Date(clock - 5_000),
  ]);
  await rows.query(
    `insert into trade_gap (venue, market, began_at, ended_at, cause)
     values ('venue_a', null, $1, $2, 'restart'), ('venue_a', 7, $1, $2, 'poll_failed'), ('venue_b', null, $1, $2, 'other')`,
    [new Date(start), new Date(start + 1)],
  );
  await rows.query(
    `insert into archived_trade (ts, quantity, market, price, flags, id)
     select $1::timestamptz - n * interval '1 minute', 5000000, 7, 250000, n % 8, 'A' || n from generate_series(1, 30) n`,
    [new Date(start)],
  );
  await rows.query(
    `insert into archived_price (ts, market, price)
     select $1::timestamptz - n * interval '1 hour', 7, n + 1 from generate_series(-1, 10) n`,
    [new Date(start)],
  );
}

const path = 'venue_a/SOME-MARKET';

/** Everything that is asked of the record, in one value. */
async function readAll() {
  const walked = [];
  for (let cursor = ''; ; ) {
    const page = await api.ask(marketTradesEndpoint, `${path}/trades?limit=7${cursor}`);
    walked.push(...page.data);
    if (page.next_cursor === undefined) break;
    cursor = `&cursor=${page.next_cursor}`;
  }
  const inOne = await api.ask(marketTradesEndpoint, `${path}/trades?limit=1000`);
  assert.deepEqual(walked, inOne.data);
  return {
    trades: inOne,
    large: await api.ask(marketTradesEndpoint, `${path}/trades?min_notional_usd=3.75`),
    quotes: await api.ask(marketQuotesEndpoint, `${path}/quotes`),
    minutes: await api.ask(marketQuotesEndpoint, `${path}/quotes?resolution=15m&limit=3`),
    tops: await api.ask(marketBookHistoryEndpoint, `${path}/book/history`),
    hours: await api.ask(marketBookHistoryEndpoint, `${path}/book/history?resolution=1h`),
    book: await api.ask(marketBookEndpoint, `${path}/book?at=${iso(start + 604_999)}`),
    later: await api.ask(marketBookEndpoint, `${path}/book?at=${iso(start + 606_000)}`),
  };
}

test('what was recorded is answered, and the same once it is sealed', async () => {
  const hot = await readAll();
  assert.equal(hot.trades.data.length, 70);
  assert.equal(new Set(hot.trades.data.map(({ id }) => id)).size, 70);
  assert.equal(hot.trades.data.filter(({ archived }) => archived).length, 30);
  assert.deepEqual(
    hot.trades.gaps.map(({ cause }) => cause),
    ['not_recorded', 'restart', 'poll_failed'],
  );
  assert.deepEqual(hot.trades.gaps[0], hot.quotes.gaps[0]);
  assert.deepEqual(
    hot.trades.data.find(({ id }) => id === 'T21'),
    {
      id: 'T21',
      executed_at: iso(Math.floor((start + 21 * 211_077) / 1_000_000) * 1_000_000),
      price_usd: '0.300021',
      quantity: '22.000022',
      notional_usd: '15.3996',
      taker_action: 'sell',
      outcome: 'Otherwise',
      toward: 'yes',
      block: true,
      archived: false,
    },
  );
  for (const { notional_usd } of hot.large.data) assert.ok(Number(notional_usd) >= 3.75);
  assert.ok(hot.large.data.some(({ notional_usd, archived }) => archived && notional_usd === '3.7500'));

  // The archive goes on where the record begins: one price stands at its first step, one after it.
  assert.deepEqual(
    [hot.quotes.data.length, hot.quotes.data.filter(({ source }) => source === 'archive').length],
    [50, 10],
  );
  assert.deepEqual(hot.quotes.gaps, [
    { from: hot.quotes.from, to: iso(start), cause: 'not_recorded' },
    { from: iso(start + 900_000), to: iso(start + 901_500), cause: 'disconnected' },
    { from: iso(clock - 5_000), cause: 'restart' },
  ]);
  assert.equal(hot.quotes.to, iso(clock - 1412));
  assert.equal(hot.minutes.data.length, 3);
  assert.equal(hot.tops.data.length, 40);
  assert.equal(
    hot.hours.data.reduce((sum, { changes }) => sum + changes, 0),
    820,
  );
  assert.equal(hot.tops.data[1]?.no_depth_5c_usd, '900000000.0000');
  assert.deepEqual(hot.book.data, {
    observed_at: iso(start + 604_000),
    source: 'recorded',
    yes_bids: [{ price_usd: '0.4101', quantity: '0.000001' }],
    yes_asks: [{ price_usd: '0.5900', quantity: '2.5000' }],
    no_bids: [{ price_usd: '0.4100', quantity: '2.5000' }],
    no_asks: [{ price_usd: '0.5899', quantity: '0.000001' }],
    complete: true,
  });
  assert.deepEqual(hot.later.data.yes_bids, []);

  await recorded.sealing(clock).sealDue();
  const sealed = await recorded.rows.query('select kind from tick_hour where file is not null');
  assert.ok(sealed.length >= 4);
  assert.deepEqual(await readAll(), hot);
});

test('no book is known in a gap, before the first one, or of a market that was never recorded', async () => {
  for (const asked of [
    `${path}/book?at=${iso(start + 901_000)}`,
    `${path}/book?at=${iso(start + 600_500)}`,
    `venue_a/NEVER-RECORDED/book?at=${iso(start)}`,
  ]) {
    assert.equal((await api.refused(asked)).problem, '404 book_not_found', asked);
  }
});

test('a market that was never recorded has nothing, but its venue was missed like all of it', async () => {
  const { data, gaps } = await api.ask(marketTradesEndpoint, 'venue_a/NEVER-RECORDED/trades');
  assert.deepEqual([data, gaps.map(({ cause }) => cause)], [[], ['not_recorded', 'restart']]);
  await checkUnknown();
  // An import names markets too.
  await recorded.rows.query(`insert into recorded_market (venue, id) values ('venue_a', 'NEVER-RECORDED')`);
  await checkUnknown();
});

/** No data, which differs from no change. */
async function checkUnknown(): Promise<void> {
  const quotes = await api.ask(marketQuotesEndpoint, 'venue_a/NEVER-RECORDED/quotes');
  const tops = await api.ask(marketBookHistoryEndpoint, 'venue_a/NEVER-RECORDED/book/history');
  for (const { data, gaps, from } of [quotes, tops]) {
    assert.deepEqual([data, gaps], [[], [{ from, cause: 'not_recorded' }]]);
  }
}

test('the book now is the live one, else what the venue answers', async () => {
  const book = createBook();
  setLevel(book, { side: 'bid', price: 400_000, quantity: 1 });
  const read = { book, venueTime: undefined, receivedAt: clock - 9, complete: true };
  readBook = async (market, depth) => {
    assert.deepEqual([market.venueKey, market.eventId, depth], ['key-2', 'EVENT', 500]);
    return read;
  };
  booksWanted.length = 0;
  assert.equal((await api.ask(marketBookEndpoint, `${path}/book`)).data.observed_at, iso(clock - 9));
  live.follow('venue_a', new Set(['SOME-MARKET']));
  assert.equal((await api.ask(marketBookEndpoint, `${path}/book`)).data.source, 'venue');
  live.takeBook('venue_a', 'SOME-MARKET', { book, changes: 'all', assurance: 'top', receivedAt: clock - 2 });
  const { data } = await api.ask(marketBookEndpoint, `${path}/book`);
  assert.deepEqual([data.source, data.observed_at, data.complete], ['recorded', iso(clock - 2), false]);
  // Also one that is at hand: it is to stay so.
  assert.deepEqual(booksWanted, Array(3).fill('venue_a SOME-MARKET'));
  live.doubt('venue_a', 'SOME-MARKET', 'gap');
  assert.equal((await api.ask(marketBookEndpoint, `${path}/book`)).data.source, 'venue');
  readBook = async () => {
    throw new VenueError('not_found', 'no such market');
  };
  assert.equal((await api.refused(`${path}/book`)).problem, '404 book_not_found');
});

test('of several markets that bore an id, the one that trades is meant, else the last', async () => {
  const { store } = recorded.history;
  const head = await findMarketHead(store, 'venue_a', 'SOME-MARKET');
  assert.deepEqual(head, {
    venue: 'venue_a',
    id: 'SOME-MARKET',
    venueKey: 'key-2',
    eventId: 'EVENT',
    seriesId: undefined,
    feedKeys: [],
    status: 'open',
    title: 'A title',
    yesLabel: 'Above 3',
    noLabel: 'Otherwise',
  });
  await recorded.rows.query(`update market set status = 'closed', closed_cycle = 1 where key = 2`);
  assert.equal((await findMarketHead(store, 'venue_a', 'SOME-MARKET'))?.venueKey, 'key-3');
  assert.equal(await findMarketHead(store, 'venue_b', 'SOME-MARKET'), undefined);
});

test('trades of a venue whose feed brings those of followed markets only are missed where a market is not followed', async () => {
  await listMarket(5, 'venue_b', 'followed-at-times', 'open', 'Yes');
  const trades = () => api.ask(marketTradesEndpoint, 'venue_b/followed-at-times/trades');
  const never = await trades();
  assert.deepEqual(never.gaps, [{ from: never.from, cause: 'not_recorded' }]);
  await recorded.rows.query(
    `insert into recorded_market (key, venue, id, book_from) values (8, 'venue_b', 'followed-at-times', $1)`,
    [new Date(start)],
  );
  await recorded.rows.query(
    `insert into book_gap values (8, $1, $2, 'not_followed'), (8, $3, $4, 'disconnected'), (8, $5, null, 'restart')`,
    [1, 2, 3, 4, 5].map((minutes) => new Date(start + minutes * 60_000)),
  );
  const { gaps, from } = await trades();
  assert.deepEqual(gaps, [
    { from, to: iso(start), cause: 'not_recorded' },
    // Of the whole venue.
    { from: iso(start), to: iso(start + 1), cause: 'other' },
    { from: iso(start + 60_000), to: iso(start + 120_000), cause: 'not_followed' },
    { from: iso(start + 300_000), cause: 'restart' },
  ]);
});

test('fills that were imported from files are answered as archived ones, and give the closing price of their hours', async (t) => {
  const folder = await makeFolder(t);
  const imported = start - 40 * 24 * hourMs;
  const fills = [1, 2, 3].map(
    (n) => `('F${n}', 'NEVER-RECORDED', ${n}, ${30 + n}, 'no', ${imported + n * 1_000}::bigint)`,
  );
  await askFiles(
    `copy (select * from (values ${fills.join(', ')}) f (trade_id, ticker, count, yes_price, taker_side, created_time))
      to '${join(folder, 'fills.parquet')}'`,
  );
  const { history } = recorded;
  const outcome = await runBulkImport(
    { store: history.store, log: silentLog, now: () => clock, historyFolder: recorded.folder },
    folder,
    new AbortController().signal,
  );
  assert.equal(outcome.kind === 'finished' && outcome.report.counts['fill.added'], 3);
  const window = `from=${iso(imported)}&to=${iso(imported + hourMs)}`;
  const first = await api.ask(marketTradesEndpoint, `venue_a/NEVER-RECORDED/trades?${window}&limit=2`);
  const second = await api.ask(
    marketTradesEndpoint,
    `venue_a/NEVER-RECORDED/trades?${window}&limit=2&cursor=${first.next_cursor}`,
  );
  assert.deepEqual(
    [...first.data, ...second.data].map(({ id, price_usd, quantity, outcome: label, archived }) => [
      id,
      price_usd,
      quantity,
      label,
      archived,
    ]),
    [
      ['F3', '0.3300', '3.0000', 'Otherwise', true],
      ['F2', '0.3200', '2.0000', 'Otherwise', true],
      ['F1', '0.3100', '1.0000', 'Otherwise', true],
    ],
  );
  const quotes = await api.ask(marketQuotesEndpoint, `venue_a/NEVER-RECORDED/quotes?${window}`);
  assert.deepEqual(quotes.data, [
    { observed_at: iso(imported + 3_000), price_usd: '0.3300', source: 'archive' },
  ]);
});

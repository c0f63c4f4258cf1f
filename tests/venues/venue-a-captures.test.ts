/**
 * Every captured object of venue_a goes through the readers: it becomes a contract version or is set aside with a typed
 * reason, never an error; and every strike, price and book of the source is found again, digit for digit.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatMicros, formatRational } from '../../src/core/exact/index.ts';
import { type Book, complement } from '../../src/core/market/index.ts';
import type { ExactJson } from '../../src/runtime/exact-json.ts';
import type { FeedFact } from '../../src/venues/feed.ts';
import type { ListedMarket, Quarantined } from '../../src/venues/index.ts';
import { BookStream } from '../../src/venues/venue-a/feed/book-stream.ts';
import { FeedHealth } from '../../src/venues/venue-a/feed/feed-health.ts';
import { readFigures } from '../../src/venues/venue-a/figures.ts';
import { comboEvent, normaliseEvent, normaliseSeries } from '../../src/venues/venue-a/normalise-event.ts';
import { normaliseMarket } from '../../src/venues/venue-a/normalise-market.ts';
import { readBookAnswer } from '../../src/venues/venue-a/read-book.ts';
import {
  FieldTally,
  isCombo,
  isGame,
  nestedMarkets,
  readCandle,
  readEvent,
  readMarket,
  readMilestone,
  readSeries,
  readTeam,
  readTrade,
  type VenueAWireEvent,
  type VenueAWireMarket,
} from '../../src/venues/venue-a/wire/index.ts';
import { missing } from '../harness/test-needs.ts';
import {
  asRow,
  asRows,
  fromBothVenues,
  fromFedDecision,
  fromPolitics,
  fromRuleText,
  fromTennis,
  fromTick,
  fromWeather,
  type Row,
  readCsv,
  readJson,
  readLines,
  readRuleTexts,
  readText,
} from './venue-a-capture-files.ts';

interface Outcome {
  readonly listed: readonly ListedMarket[];
  readonly quarantined: readonly Quarantined[];
  readonly tally: FieldTally;
}

/** An event that was not captured with its market; the adapter would have asked for it. */
function standInEvent(market: VenueAWireMarket): VenueAWireEvent {
  return isCombo(market)
    ? comboEvent(market, undefined)
    : { ...comboEvent(market, undefined), title: market.title ?? '', mutually_exclusive: false };
}

function normaliseAll(payloads: readonly ExactJson[], parents = new Map<string, VenueAWireEvent>()): Outcome {
  const listed: ListedMarket[] = [];
  const quarantined: Quarantined[] = [];
  const tally = new FieldTally();
  for (const payload of payloads) {
    const read = readMarket(payload, tally);
    if (read.kind === 'misfit') {
      quarantined.push(read.quarantined);
      continue;
    }
    const event = parents.get(read.value.event_ticker) ?? standInEvent(read.value);
    const reading = normaliseMarket(read.value, { event, series: undefined, gameStartsAt: undefined }, tally);
    if (reading.kind === 'listed') listed.push(reading.market);
    else quarantined.push(reading.quarantined);
  }
  return { listed, quarantined, tally };
}

/** Markets of captured events with the events they came in. */
function normaliseEvents(events: readonly ExactJson[]): Outcome {
  const parents = new Map<string, VenueAWireEvent>();
  for (const payload of events) {
    const read = readEvent(payload, new FieldTally());
    assert.equal(read.kind, 'read', String(asRow(payload)['event_ticker']));
    if (read.kind === 'read') {
      parents.set(read.value.event_ticker, read.value);
      assert.equal(normaliseEvent(read.value, undefined, undefined).title, asRow(payload)['title']);
    }
  }
  return normaliseAll(events.flatMap(nestedMarkets), parents);
}

/** One form for equal decimals, made without any code of the adapter: `66.0` and `66`, `.5` and `0.50`. */
function canonical(text: string): string {
  const negative = text.startsWith('-');
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const digits = `${whole.replace(/^0+/, '') || '0'}.${fraction.replace(/0+$/, '')}`.replace(/\.$/, '');
  return negative && digits !== '0' ? `-${digits}` : digits;
}

function checkRoundTrip(payloads: readonly ExactJson[], { listed }: Outcome): void {
  const rows = new Map(payloads.map((payload) => [asRow(payload)['ticker'], asRow(payload)]));
  for (const { contract, figures } of listed) {
    const row = rows.get(contract.id) ?? {};
    const { floor, cap } = contract.strike ?? {};
    assert.equal(floor && formatRational(floor), exactText(row['floor_strike']), contract.id);
    assert.equal(cap && formatRational(cap), exactText(row['cap_strike']), contract.id);
    for (const [micros, name] of [
      [figures.yesBid, 'yes_bid_dollars'],
      [figures.yesAsk, 'yes_ask_dollars'],
      [figures.lastPrice, 'last_price_dollars'],
    ] as const) {
      if (micros !== undefined)
        assert.equal(canonical(formatMicros(micros)), exactText(row[name]), contract.id);
      else if (name === 'last_price_dollars') assert.match(exactText(row[name]) ?? '0', /^[01]$/);
    }
    assert.equal(contract.rules.startsWith(String(row['rules_primary'])), true, contract.id);
    assert.match(contract.termsHash, /^[0-9a-f]{64}$/);
  }
}

function exactText(value: ExactJson | undefined): string | undefined {
  return typeof value === 'string' ? canonical(value) : undefined;
}

function report(name: string, payloads: readonly ExactJson[], outcome: Outcome, because = ''): string {
  const reasons = new Map<string, number>();
  for (const { reason } of outcome.quarantined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const aside = [...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ') || 'none';
  const share = payloads.length === 0 ? 0 : (outcome.listed.length / payloads.length) * 100;
  const unknown = Object.keys(outcome.tally.toRecord()).join(' ') || 'none';
  return `${name}: ${payloads.length} objects, ${outcome.listed.length} contract versions (${share.toFixed(1)} %), set aside: ${aside}${because && ` (${because})`}; unknown fields: ${unknown}`;
}

interface Capture {
  readonly name: string;
  readonly payloads: () => readonly ExactJson[];
  readonly outcome: (payloads: readonly ExactJson[]) => Outcome;
  readonly versions: number;
  /** Why the others are set aside. */
  readonly because?: string;
}

const golden = (name: string) =>
  asRow(asRow(readJson(`rest-golden-2026-01/${name}_response.json.gz`))['response']);
const sports = (name: string) => readJson(`sports-2026-08/${name}.json.gz`);
const events = (payload: ExactJson): readonly Row[] =>
  asRows(Array.isArray(payload) ? payload : asRow(payload)['events']);
/** One list of events for each of two series. */
const playerProps = (): ExactJson =>
  Object.values(asRow(asRow(sports('events_mlb_props_nested'))['events_by_series'])).flatMap((list) =>
    asRows(list),
  );
const nested = (payload: ExactJson) => events(payload).flatMap(nestedMarkets);

/** Captures of events: the payloads are their markets. */
function ofEvents(name: string, load: () => ExactJson, versions: number): Capture {
  return { name, payloads: () => nested(load()), outcome: () => normaliseEvents(events(load())), versions };
}

function ofMarkets(
  name: string,
  payloads: () => readonly ExactJson[],
  versions: number,
  because?: string,
): Capture {
  return { name, payloads, outcome: normaliseAll, versions, ...(because ? { because } : {}) };
}

const captures: readonly Capture[] = [
  ofEvents('iran-2026-03-01', () => readJson('iran-2026-03-01.events.json.gz'), 763),
  ofEvents('fixture-2026-07-25 events', () => readJson('fixture-2026-07-25.events.json'), 9),
  ofEvents('sports-2026-08 events', () => sports('events_sports_nested'), 245),
  ofEvents('sports-2026-08 player props', playerProps, 259),
  ofMarkets(
    'fixture-2026-07-25 markets',
    () => asRows(asRow(readJson('fixture-2026-07-25.markets.json'))['markets']),
    3,
  ),
  ofMarkets('sports-2026-08 settled', () => asRows(asRow(sports('markets_settled'))['markets']), 44),
  ofMarkets('sports-2026-08 combos', () => asRows(asRow(sports('combo_priced_markets'))['combos']), 12),
  ofMarkets(
    'sports-2026-08 legs',
    () => Object.values(asRow(asRow(sports('combo_priced_markets'))['legs'])),
    29,
  ),
  ofMarkets(
    'sports-2026-08 single',
    () => {
      const single = asRow(sports('market_single'));
      return [asRow(single['nested']), asRow(asRow(single['single'])['market'])];
    },
    2,
  ),
  ofMarkets('sports-2026-08 pregame', () => [asRow(asRow(sports('candlesticks_pregame_mlb'))['market'])], 1),
  ofMarkets(
    'combos-2026-03-07',
    () => asRows(asRow(readJson('combos-2026-03-07/markets_page.json.gz'))['markets']),
    100,
  ),
  ofMarkets(
    'rest-golden markets',
    () => [...asRows(golden('markets_list')['markets']), asRow(golden('market_single')['market'])],
    6,
  ),
  ofMarkets('rest-golden event', () => asRows(golden('event_single')['markets']), 1),
  ofMarkets(
    'fed-decision-2026-02',
    () => readCsv('fed-decision-2026-02/markets.csv.gz').map(fromFedDecision),
    100,
  ),
  ofMarkets('weather-2026-05', () => readLines('weather-2026-05/markets.jsonl.gz').map(fromWeather), 1032),
  ofMarkets(
    'both-venues-2026-07',
    () => readLines('both-venues-2026-07/markets.jsonl.gz').map(fromBothVenues),
    333,
    'the collector kept the rules of 333 markets',
  ),
  ofMarkets(
    'politics-2026-03',
    () => readLines('politics-2026-03/markets.jsonl.gz').map(fromPolitics),
    0,
    'the collector kept neither the event nor the label of Yes',
  ),
  ofMarkets(
    'tennis-2026-08',
    () => readLines('tennis-2026-08/markets.jsonl').map(fromTennis),
    0,
    'the collector kept neither rules nor state',
  ),
  ofMarkets(
    'census-2026-08-04',
    () =>
      readCsv('census-2026-08-04/markets_index.csv.gz').map(
        ({ ticker = '', event_ticker = '', status = '', strike_type = '' }) => ({
          ticker,
          event_ticker,
          status,
          strike_type,
        }),
      ),
    0,
    'identifiers only: no labels, no rules',
  ),
  ofMarkets(
    'rule texts',
    () => readRuleTexts().map(fromRuleText),
    211,
    'no identifier, no event or no label was recorded',
  ),
];

describe('captured markets of venue_a', { skip: missing('captures') }, () => {
  for (const { name, payloads: load, outcome: normalise, versions, because } of captures) {
    it(`reads ${name}`, (context) => {
      const payloads = load();
      const outcome = normalise(payloads);
      context.diagnostic(report(name, payloads, outcome, because));
      assert.ok(payloads.length > 0);
      assert.equal(outcome.listed.length + outcome.quarantined.length, payloads.length);
      checkRoundTrip(payloads, outcome);
      assert.equal(outcome.listed.length, versions, JSON.stringify(outcome.quarantined[0]));
    });
  }

  it('reads every identifier of the census', () => {
    const ids = new Set<string>();
    for (const { ticker = '', event_ticker = '', series_ticker = '' } of readCsv(
      'census-2026-08-04/markets_index.csv.gz',
    )) {
      ids.add(ticker).add(event_ticker).add(series_ticker);
    }
    const { quarantined } = normaliseAll(
      [...ids].map((ticker) => ({ ticker, event_ticker: ticker, yes_sub_title: '' })),
    );
    assert.deepEqual([...new Set(quarantined.map(({ reason }) => reason))], ['missing_field']);
  });

  it('keeps the numbers of the bytes: no strike passes through a double', () => {
    const text = readText('sports-2026-08/events_mlb_props_nested.json.gz');
    const written = [...text.matchAll(/"(?:floor|cap)_strike":\s*(-?[\d.eE+-]+)/g)].map(([, number = '']) =>
      canonical(number),
    );
    const { listed } = normaliseEvents(events(playerProps()));
    const read = listed.flatMap(({ contract }) =>
      [contract.strike?.floor, contract.strike?.cap].flatMap((bound) =>
        bound ? [formatRational(bound)] : [],
      ),
    );
    assert.deepEqual(read.toSorted(), written.toSorted());
  });

  it('pays markets settled at a price what they were paid', () => {
    const { listed } = normaliseEvents(events(readJson('iran-2026-03-01.events.json.gz')));
    const scalar = listed.filter(({ settlement }) => settlement?.result === 'scalar');
    assert.equal(scalar.length, 11);
    assert.ok(scalar.every(({ settlement }) => settlement?.final && settlement.yesPayout.startsWith('0.')));
  });

  it('gives one ladder one template', () => {
    const { listed } = normaliseAll(readLines('weather-2026-05/markets.jsonl.gz').map(fromWeather));
    const byEvent = Map.groupBy(listed, ({ contract }) => `${contract.eventId} ${contract.strike?.type}`);
    let ladders = 0;
    for (const [key, markets] of byEvent) {
      // A bound that is also the day of the month is masked in the date as well.
      const day = /(\d{2}) /.exec(key)?.[1] ?? '';
      if (markets.some(({ contract }) => contract.yesLabel.includes(`${Number(day)}°`))) continue;
      ladders += 1;
      const templates = new Set(markets.map(({ contract }) => contract.rulesTemplateHash));
      assert.equal(templates.size, 1, key);
    }
    assert.ok(ladders > 400);
  });
});

describe('other captured objects of venue_a', { skip: missing('captures') }, () => {
  it('reads series', (context) => {
    const feeFields = Object.values(asRow(asRow(sports('series_fee_fields'))['payloads'])).map((each) =>
      asRow(asRow(each)['series']),
    );
    const payloads = [
      ...asRows(golden('series_list')['series']),
      asRow(golden('series_single')['series']),
      ...readLines('politics-2026-03/series.jsonl.gz'),
      ...feeFields,
    ];
    const tally = new FieldTally();
    for (const payload of payloads) {
      const read = readSeries(payload, tally);
      assert.equal(read.kind, 'read', String(payload['ticker']));
      if (read.kind !== 'read') continue;
      assert.equal(
        read.value.fee_multiplier && formatRational(read.value.fee_multiplier),
        exactText(payload['fee_multiplier']),
      );
      assert.equal(normaliseSeries(read.value).rulesUrl, payload['contract_terms_url'] || undefined);
    }
    context.diagnostic(
      `${payloads.length} series, unknown fields: ${Object.keys(tally.toRecord()).join(' ') || 'none'}`,
    );
    assert.ok(payloads.length > 500);
  });

  it('reads events, of combos too', () => {
    const payloads = [
      ...asRows(golden('events_list')['events']),
      ...asRows(golden('events_multivariate_list')['events']),
      asRow(golden('event_single')['event']),
    ];
    for (const payload of payloads) assert.equal(readEvent(payload, new FieldTally()).kind, 'read');
    assert.equal(payloads.length, 11);
    const weather = readLines('weather-2026-05/events.jsonl.gz').map((row) =>
      readEvent(row, new FieldTally()),
    );
    assert.ok(weather.every((read) => read.kind === 'read' && read.value.mutually_exclusive));
  });

  it('reads the flags of every event of the census', () => {
    const rows = readCsv('census-2026-08-04/events_index.csv.gz');
    // The titles were not recorded; everything else of an event is there.
    const read = rows.map(
      ({ event_ticker = '', series_ticker = '', mutually_exclusive, collateral_return_type = '' }) =>
        readEvent(
          {
            event_ticker,
            series_ticker,
            title: event_ticker,
            mutually_exclusive: mutually_exclusive === '1',
            collateral_return_type,
          },
          new FieldTally(),
        ),
    );
    assert.equal(read.length, 9410);
    const exclusive = read.filter((each) => each.kind === 'read' && each.value.mutually_exclusive);
    assert.equal(exclusive.length, rows.filter((row) => row['mutually_exclusive'] === '1').length);
    assert.ok(read.every((each) => each.kind === 'read'));
  });

  it('reads milestones and targets', () => {
    const milestones = [
      ...asRows(golden('milestones_list')['milestones']),
      asRow(golden('milestone_single')['milestone']),
    ];
    const read = milestones.map(readMilestone);
    assert.ok(read.every((each) => each !== undefined && Number.isSafeInteger(each.start_date)));
    const game = readMilestone(asRow(golden('milestone_single')['milestone']));
    assert.ok(game && isGame(game));
    const targets = [
      ...asRows(golden('structured_targets_list')['structured_targets']),
      asRow(golden('structured_target_single')['structured_target']),
    ];
    assert.ok(targets.map(readTeam).every((team) => team !== undefined && team.name !== ''));
  });

  it('reads trades', (context) => {
    const own = asRows(golden('trades_list')['trades']);
    const collected = readLines('both-venues-2026-07/trades.jsonl.gz').map((row, i) => ({
      trade_id: `row-${i}`,
      ticker: row['market'] ?? null,
      created_time: `${String(row['traded_at']).replace(' ', 'T')}Z`,
      yes_price_dollars: row['price'] ?? null,
      count_fp: row['size'] ?? null,
      taker_side: row['taker_side'] ?? null,
    }));
    let read = 0;
    for (const payload of [...own, ...collected]) {
      const trade = readTrade(payload)?.trade;
      assert.ok(trade, JSON.stringify(payload));
      assert.equal(canonical(formatMicros(trade.price)), exactText(payload['yes_price_dollars']));
      assert.equal(
        canonical(formatMicros(trade.quantity)),
        exactText(asRow(payload)['count_fp'] ?? asRow(payload)['count']),
      );
      read += 1;
    }
    context.diagnostic(`${read} trades`);
    assert.equal(read, own.length + 683);
  });

  it('reads candles', (context) => {
    const live = [
      ...asRows(golden('series_candlesticks')['candlesticks']),
      ...asRows(asRow(asRows(golden('candlesticks_batch')['markets'])[0])['candlesticks']),
      ...Object.values(asRow(asRow(sports('candlesticks_mlb'))['markets'])).flatMap((each) =>
        asRows(asRow(each)['candlesticks']),
      ),
      ...asRows(asRow(asRow(sports('candlesticks_pregame_mlb'))['candlesticks_response'])['candlesticks']),
    ];
    const archived = readCsv('weather-2026-05/candles_1h.csv.gz').map(({ end_ts = '', price_close }) => ({
      end_period_ts: end_ts,
      price: { close: price_close ?? null },
    }));
    const check = (row: Row, source: 'live' | 'archived', name: string) => {
      const reading = readCandle(row, source);
      const written = exactText(asRow(row['price'])[name]);
      if (reading.kind === 'point') assert.equal(canonical(formatMicros(reading.point.price)), written);
      else assert.equal(reading.kind === 'untraded' ? undefined : 'a price', written, JSON.stringify(row));
    };
    for (const row of live) check(row, 'live', 'close_dollars');
    for (const row of archived) check(row, 'archived', 'close');
    context.diagnostic(`${live.length} live and ${archived.length} archived candles`);
    assert.equal(archived.length, 15_364);
  });

  it('reads polls of the top of book', (context) => {
    let polls = 0;
    for (const day of ['20', '21']) {
      for (const row of readLines(`tennis-2026-08/ticks_2026-08-${day}.jsonl.gz`).map(fromTick)) {
        const tally = new FieldTally();
        const figures = readFigures(row, { numerator: 1n, denominator: 1n }, tally);
        assert.deepEqual(tally.toRecord(), {});
        if (figures.yesBid !== undefined)
          assert.equal(canonical(formatMicros(figures.yesBid)), exactText(row['yes_bid_dollars']));
        if (figures.yesAsk !== undefined)
          assert.equal(canonical(formatMicros(figures.yesAsk)), exactText(row['yes_ask_dollars']));
        assert.equal(
          figures.yesBid === undefined,
          row['yes_bid_size_fp'] === '0' || row['yes_bid_dollars'] === '0.0',
        );
        assert.equal(figures.openInterestUsd, exactText(row['open_interest_fp']));
        polls += 1;
      }
    }
    context.diagnostic(`${polls} polls`);
    assert.equal(polls, 31_251);
  });

  it('reads books by request', (context) => {
    const own = [
      { orderbook_fp: asRow(asRow(asRow(sports('market_single'))['orderbook'])['orderbook_fp']) },
      { orderbook: asRow(golden('orderbook')['orderbook']) },
      ...asRows(sports('combo_orderbooks')).map((row) => ({ orderbook_fp: asRow(row['orderbook_fp']) })),
    ];
    for (const answer of own) {
      const book = readBookAnswer(answer, 'capture');
      const ladders = asRow(Object.values(answer)[0]);
      assert.deepEqual(levels(book), written(ladders['yes_dollars'], ladders['no_dollars']));
    }
    const collected = readLines('both-venues-2026-07/books.jsonl.gz');
    for (const row of collected) {
      const bids = (outcome: string) =>
        (Array.isArray(row['levels']) ? row['levels'] : []).flatMap((level: ExactJson) =>
          Array.isArray(level) && level[0] === outcome && level[1] === 'bid'
            ? [[level[2] ?? null, level[3] ?? null]]
            : [],
        );
      const [yes, no] = [bids('yes'), bids('no')];
      assert.deepEqual(
        levels(readBookAnswer({ orderbook_fp: { yes_dollars: yes, no_dollars: no } }, 'capture')),
        written(yes, no),
      );
    }
    context.diagnostic(`${own.length + collected.length} books`);
    assert.equal(collected.length, 701);
  });

  it('follows the recorded stream to the same books, without a gap', (context) => {
    const facts: FeedFact[] = [];
    const health = new FeedHealth();
    const emit = (fact: FeedFact) => void facts.push(fact);
    const stream = new BookStream(
      { emit, health },
      { tickersPerCommand: 1, commandTimeoutMs: 1e6, malformedMax: 0, lateAfterMs: 5_000 },
    );
    const frames = asRows(asRow(sports('ws_orderbook_stream'))['frames']).map(({ frame }) => asRow(frame));
    const tickers = new Set(
      frames
        .map((frame) => String(asRow(frame['msg'])['market_ticker']))
        .filter((each) => each !== 'undefined'),
    );
    stream.follow(tickers, 0);
    stream.opened(0);
    const expected = new Map<string, Map<string, bigint>>();
    for (const frame of frames) {
      stream.nextCommand(1);
      applyNaively(expected, frame);
      assert.equal(stream.accept(wireText(frame, commandsSent(frame, frames)), 1), undefined);
    }
    context.diagnostic(`${frames.length} frames, ${facts.length} facts`);
    assert.equal(frames.length, 269);
    assert.deepEqual(
      facts.filter((fact) => fact.kind !== 'book'),
      [],
    );
    stream.proveScale(1, 1);
    // Those that fit both scales are published with the next one that proves the scale.
    assert.ok(facts.length > 12 + 200 && facts.length <= 12 + 245, `${facts.length} facts`);
    assert.equal(stream.currentCount, tickers.size);
    for (const ticker of tickers) {
      const book = stream.findWhole(ticker)?.book;
      assert.ok(book);
      assert.deepEqual(
        levels(book),
        [...(expected.get(ticker) ?? [])]
          .filter(([, size]) => size !== 0n)
          .map(([key, size]) => `${key} ${size}`)
          .toSorted(),
      );
    }
  });
});

/** `bid 390000 8000000`: side, price of Yes and size, both in millionths. */
function levels({ bids, asks }: Book): readonly string[] {
  const of = (side: string, ladder: Book['bids']) =>
    ladder.prices.map((price, i) => `${side} ${price} ${ladder.quantities[i]}`);
  return [...of('bid', bids), ...of('ask', asks)].toSorted();
}

/** Millionths of a decimal by moving its point, in integers. */
function millionths(text: string): bigint {
  const negative = text.startsWith('-');
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole + fraction.padEnd(6, '0'));
  return negative ? -value : value;
}

function levelKey(side: string, price: string): string {
  const yes = side === 'yes' ? millionths(price) : BigInt(complement(Number(millionths(price))));
  return `${side === 'yes' ? 'bid' : 'ask'} ${yes}`;
}

function written(yes: ExactJson | undefined, no: ExactJson | undefined): readonly string[] {
  const of = (side: string, ladder: ExactJson | undefined) =>
    (Array.isArray(ladder) ? ladder : []).flatMap((level: ExactJson) =>
      Array.isArray(level) ? [`${levelKey(side, String(level[0]))} ${millionths(String(level[1]))}`] : [],
    );
  return [...of('yes', yes), ...of('no', no)].toSorted();
}

function applyNaively(books: Map<string, Map<string, bigint>>, frame: Row): void {
  const message = asRow(frame['msg']);
  const market = String(message['market_ticker']);
  if (frame['type'] === 'orderbook_snapshot') {
    const lines = written(message['yes_dollars_fp'], message['no_dollars_fp']).map((line) => line.split(' '));
    books.set(market, new Map(lines.map(([side, price, size = '0']) => [`${side} ${price}`, BigInt(size)])));
  } else if (frame['type'] === 'orderbook_delta') {
    const book = books.get(market);
    const key = levelKey(String(message['side']), String(message['price_dollars']));
    book?.set(key, (book.get(key) ?? 0n) + millionths(String(message['delta_fp'])));
  }
}

/** The recording client numbered its commands otherwise; an acknowledgement answers the command before it. */
function commandsSent(frame: Row, frames: readonly Row[]): number {
  const acknowledged = frames.slice(0, frames.indexOf(frame)).filter(({ id }) => id !== undefined).length;
  return acknowledged + 1;
}

/** The frame's text with its whole numbers as numbers again, and No on the Yes scale, which it was not recorded on. */
function wireText(frame: Row, id: number): string {
  const { id: _id, sid, seq, msg, ...rest } = frame;
  const message = asRow(msg);
  const whole = (value: ExactJson | undefined) => (typeof value === 'string' ? Number(value) : undefined);
  return JSON.stringify({
    ...rest,
    ...(frame['id'] === undefined ? {} : { id }),
    sid: whole(sid),
    seq: whole(seq),
    msg: { ...onYesScale(message), sid: whole(message['sid']), ts_ms: whole(message['ts_ms']) },
  });
}

function onYesScale(message: Row): Row {
  const mirrored = (price: ExactJson | undefined) =>
    (complement(Number(millionths(String(price)))) / 1e6).toFixed(4);
  const { no_dollars_fp: levels, side, price_dollars: price } = message;
  if (side === 'no') return { ...message, price_dollars: mirrored(price) };
  if (!Array.isArray(levels)) return message;
  const no = levels.map((level: ExactJson) =>
    Array.isArray(level) ? [mirrored(level[0]), level[1] ?? null] : level,
  );
  return { ...message, no_dollars_fp: no };
}

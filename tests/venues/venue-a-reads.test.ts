/** The adapter of venue_a against a scripted server: signatures, parents, the archive, books, trades, histories, fees. */
import assert from 'node:assert/strict';
import { constants, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { WebSocketServer } from 'ws';
import { createLog, silentLog } from '../../src/runtime/log.ts';
import type { FeedFact, ListingStep, MarketReference, Venue, VenueError } from '../../src/venues/index.ts';
import { openVenueA, type VenueAOptions, venueADefaults } from '../../src/venues/index.ts';
import { eventually } from '../harness/eventually.ts';

type Answer = object | ((query: URLSearchParams) => object | number);

const now = Date.UTC(2026, 10, 20, 12);
const signal = new AbortController().signal;

let server: Server;
let answers: Record<string, Answer>;
let asked: string[];
let requests: IncomingMessage[];

/** A number is a status; a path that was not scripted is not found, as the venue says it. */
beforeEach(async () => {
  answers = {
    '/series': { series: [series('KXNFLGAME'), series('KXNFLTOTAL')] },
    '/milestones': { milestones: [] },
    '/events': { events: [] },
    '/markets': { markets: [], cursor: '' },
    '/historical/markets': { markets: [] },
    '/historical/cutoff': {
      market_settled_ts: '2026-08-20T00:00:00Z',
      trades_created_ts: '2026-08-20T00:00:00Z',
    },
  };
  asked = [];
  requests = [];
  server = createServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '', 'http://host');
    const path = pathname.replace('/trade-api/v2', '');
    asked.push(`${path}${decodeURIComponent(search)}`);
    requests.push(request);
    const scripted = answers[path] ?? 404;
    const answer = typeof scripted === 'function' ? scripted(searchParams) : scripted;
    response.statusCode = typeof answer === 'number' ? answer : 200;
    response.end(typeof answer === 'number' ? '404 page not found' : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function hostName(): string {
  const address: AddressInfo | string | null = server.address();
  assert.ok(address && typeof address === 'object');
  return `127.0.0.1:${address.port}`;
}

function open(changes: Partial<VenueAOptions> = {}, log = silentLog): Venue {
  return openVenueA(
    { log, now: () => now, random: () => 0.5 },
    {
      ...venueADefaults,
      restUrl: `http://${hostName()}/trade-api/v2`,
      streamUrl: `ws://${hostName()}/trade-api/ws/v2`,
      limit: { refillPerSecond: 1e9, capacity: 1e9, cost: 10 },
      attemptsMax: 1,
      ...changes,
    },
  );
}

function series(ticker: string): object {
  return {
    ticker,
    title: ticker,
    category: 'Sports',
    tags: ['Football'],
    fee_type: 'quadratic',
    fee_multiplier: 1,
    settlement_sources: null,
  };
}

function event(event_ticker: string, rest: object = {}): object {
  return {
    event_ticker,
    series_ticker: 'KXNFLGAME',
    title: 'Dallas vs Philadelphia',
    mutually_exclusive: true,
    collateral_return_type: 'MECNET',
    ...rest,
  };
}

function market(ticker: string, event_ticker: string, rest: object = {}): object {
  return {
    ticker,
    event_ticker,
    market_type: 'binary',
    yes_sub_title: 'Philadelphia',
    no_sub_title: 'Philadelphia',
    rules_primary: 'Yes if Philadelphia wins.',
    rules_secondary: '',
    status: 'active',
    result: '',
    notional_value_dollars: '1.0000',
    ...rest,
  };
}

function reference(id: string, seriesId: string | undefined = 'KXNFLGAME'): MarketReference {
  return { id, venueKey: id, eventId: 'E-1', seriesId, feedKeys: [id] };
}

async function collect(steps: AsyncIterable<ListingStep>) {
  const pages: Extract<ListingStep, { kind: 'page' }>[] = [];
  let end = '';
  for await (const step of steps) {
    if (step.kind === 'page') pages.push(step);
    else end = step.complete ? 'complete' : step.reason;
  }
  return {
    end,
    series: pages.flatMap((page) => page.series),
    markets: pages.flatMap((page) => page.markets),
    events: pages.flatMap((page) => page.events),
    quarantined: pages.flatMap((page) => page.quarantined),
  };
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'none';
  } catch (error) {
    assert.ok(error instanceof Error);
    return 'code' in error ? String(error.code) : error.name;
  }
}

describe('games', () => {
  const teams = [
    { id: 'home-1', name: 'Philadelphia', type: 'football_team', details: { abbreviation: 'PHI' } },
    { id: 'away-1', name: 'Dallas', type: 'football_team', details: { abbreviation: 'DAL' } },
  ];
  const milestone = (start_date: string, rest: object = {}) => ({
    id: 'game-1',
    type: 'football_game',
    start_date,
    title: 'Dallas at Philadelphia',
    primary_event_tickers: ['KXNFLGAME-26NOV22DALPHI'],
    related_event_tickers: ['KXNFLGAME-26NOV22DALPHI', 'KXNFLTOTAL-26NOV22DALPHI', 'KXNFLMVP-27'],
    details: { league: 'NFL', home_team_id: 'home-1', away_team_id: 'away-1' },
    ...rest,
  });
  const eventRows = (rest: object = {}) => [
    event('KXNFLGAME-26NOV22DALPHI', {
      markets: [market('KXNFLGAME-26NOV22DALPHI-PHI', 'KXNFLGAME-26NOV22DALPHI', rest)],
    }),
    event('KXNFLTOTAL-26NOV22DALPHI', {
      series_ticker: 'KXNFLTOTAL',
      markets: [market('KXNFLTOTAL-26NOV22DALPHI-45', 'KXNFLTOTAL-26NOV22DALPHI')],
    }),
    event('KXNFLMVP-27', { markets: [market('KXNFLMVP-27-HUR', 'KXNFLMVP-27')] }),
  ];

  it('give events of that game their start and teams, and no other event', async () => {
    answers['/milestones'] = { milestones: [milestone('2026-11-22T21:25:00Z')] };
    answers['/structured_targets'] = { structured_targets: teams };
    // The market's own times are hours off and must not be taken for the start.
    answers['/events'] = { events: eventRows({ occurrence_datetime: '2026-11-23T00:25:00Z' }) };
    const { events, markets, end } = await collect(open().listOpen(signal));
    assert.equal(end, 'complete');
    const startsAt = Date.UTC(2026, 10, 22, 21, 25);
    assert.deepEqual(
      events.map(({ game }) => game?.startsAt),
      [startsAt, startsAt, undefined],
    );
    assert.deepEqual(
      markets.map(({ contract }) => contract.gameStartsAt),
      [startsAt, startsAt, undefined],
    );
    assert.deepEqual(events[0]?.game, {
      id: 'game-1',
      league: 'NFL',
      startsAt,
      home: { id: 'home-1', name: 'Philadelphia', code: 'PHI' },
      away: { id: 'away-1', name: 'Dallas', code: 'DAL' },
    });
    assert.equal(asked.filter((each) => each.startsWith('/structured_targets')).length, 1);
  });

  it('that are two at different times leave the event without a start', async () => {
    const other = milestone('2026-11-29T21:25:00Z', { id: 'game-2' });
    answers['/milestones'] = { milestones: [milestone('2026-11-22T21:25:00Z'), other] };
    answers['/structured_targets'] = { structured_targets: teams };
    answers['/events'] = { events: eventRows() };
    const { markets } = await collect(open().listOpen(signal));
    assert.ok(markets.every(({ contract }) => contract.gameStartsAt === undefined));
  });

  it('that are moved bring their markets again as changes', async () => {
    answers['/milestones'] = { milestones: [milestone('2026-11-22T21:25:00Z')] };
    answers['/structured_targets'] = { structured_targets: teams };
    answers['/events'] = (query) => ({ events: query.has('min_updated_ts') ? [] : eventRows().slice(0, 2) });
    const venue = open();
    await collect(venue.listOpen(signal));
    answers['/milestones'] = { milestones: [milestone('2026-11-24T01:15:00Z')] };
    const { markets, end } = await collect(venue.listChanges(now - 60_000, signal));
    assert.equal(end, 'complete');
    assert.deepEqual(
      markets.map(({ contract }) => contract.gameStartsAt),
      Array(2).fill(Date.UTC(2026, 10, 24, 1, 15)),
    );
  });

  it('that cannot be read whole end the listing before any market', async () => {
    answers['/milestones'] = { other: [] };
    answers['/events'] = { events: eventRows() };
    const { markets, end } = await collect(open().listOpen(signal));
    assert.deepEqual([markets.length, end], [0, 'page_malformed']);
  });
});

describe('parents', () => {
  it('are asked for when a changed market comes without its event, and without them it is set aside', async () => {
    answers['/markets'] = (query) => ({
      markets: query.has('min_updated_ts') ? [market('NEW-1-A', 'NEW-1'), market('LOST-1-A', 'LOST-1')] : [],
    });
    answers['/events'] = (query) => ({
      events: query.get('tickers')?.includes('NEW-1') ? [event('NEW-1')] : [],
    });
    const { markets, quarantined, end } = await collect(open().listOpen(signal));
    assert.equal(end, 'complete');
    assert.deepEqual(
      markets.map(({ contract }) => contract.id),
      ['NEW-1-A'],
    );
    assert.deepEqual(
      quarantined.map(({ id, reason }) => `${id} ${reason}`),
      ['LOST-1-A unknown_parent'],
    );
    assert.ok(asked.includes('/events/LOST-1'));
  });

  it('that are series made meanwhile are asked for and listed; one the venue does not know leaves the fee unknown', async () => {
    answers['/events'] = {
      events: [
        event('A-1', { series_ticker: 'FRESH', markets: [market('A-1-A', 'A-1')] }),
        event('B-1', { series_ticker: 'NOWHERE', markets: [market('B-1-A', 'B-1'), market('B-1-B', 'B-1')] }),
      ],
    };
    answers['/series/FRESH'] = { series: series('FRESH') };
    const { series: listed, markets } = await collect(open().listOpen(signal));
    assert.ok(listed.some(({ id }) => id === 'FRESH'));
    assert.deepEqual(
      markets.map(({ state }) => state.fees.kind),
      ['quadratic', 'unknown', 'unknown'],
    );
    assert.equal(asked.filter((each) => each === '/series/NOWHERE').length, 1);
  });

  it('of combos are made from the market, their series found by the collection', async () => {
    const legs = [{ event_ticker: 'A-1', market_ticker: 'A-1-A', side: 'yes' }];
    answers['/markets'] = (query) => ({
      markets:
        query.get('mve_filter') === 'only'
          ? [
              market('KXMVE-S1-1', 'KXMVE-S1', {
                mve_collection_ticker: 'KXMVE-R',
                mve_selected_legs: legs,
                rules_primary: '',
              }),
            ]
          : [],
    });
    answers['/multivariate_event_collections/KXMVE-R'] = {
      multivariate_contract: { series_ticker: 'KXNFLGAME' },
    };
    const venue = open();
    assert.ok(venue.combos);
    const { markets, events } = await collect(venue.combos.listOpen(signal));
    assert.deepEqual(
      events.map(({ id, seriesId, mutuallyExclusive }) => ({ id, seriesId, mutuallyExclusive })),
      [{ id: 'KXMVE-S1', seriesId: 'KXNFLGAME', mutuallyExclusive: false }],
    );
    assert.equal(markets[0]?.contract.legs?.length, 1);
    // Their event is not read, and might override the fees of the series.
    assert.deepEqual(markets[0]?.state.fees, { kind: 'unknown', reason: 'event_not_read' });
  });

  it('of a combo among markets without combos are not made: it is set aside, and the listing is whole', async () => {
    const combo = market('KXMVE-S1-1', 'KXMVE-S1', { mve_collection_ticker: 'KXMVE-R', rules_primary: '' });
    answers['/markets'] = { markets: [combo] };
    const { markets, quarantined, end } = await collect(open().listOpen(signal));
    assert.equal(
      markets.some(({ contract }) => contract.id === 'KXMVE-S1-1'),
      false,
    );
    assert.deepEqual(
      quarantined.map(({ id, reason }) => [id, reason]),
      [[undefined, 'unexpected_combo']],
    );
    assert.equal(end, 'complete');
  });

  it('that cannot be read take their markets with them', async () => {
    answers['/events'] = {
      events: [event('A-1', { mutually_exclusive: 'yes', markets: [market('A-1-A', 'A-1')] })],
    };
    const { quarantined, markets } = await collect(open().listOpen(signal));
    assert.equal(markets.length, 0);
    assert.deepEqual(
      quarantined.map(({ kind, reason }) => `${kind} ${reason}`),
      ['event wrong_type', 'market unknown_parent'],
    );
  });
});

describe('looking up', () => {
  it('asks the archive for what the live answers have forgotten', async () => {
    answers['/markets'] = { markets: [market('A-1-A', 'A-1')] };
    answers['/historical/markets'] = {
      markets: [
        market('OLD-1-A', 'OLD-1', { status: 'finalized', result: 'no', settlement_value_dollars: '0.0000' }),
      ],
    };
    answers['/events'] = { events: [event('A-1'), event('OLD-1')] };
    const found = await open().lookUp(['A-1-A', 'OLD-1-A', 'GONE-1'], signal);
    assert.deepEqual(
      found.markets.map(({ contract, settlement }) => `${contract.id} ${settlement?.yesPayout ?? '-'}`),
      ['A-1-A -', 'OLD-1-A 0'],
    );
    assert.deepEqual(found.unknown, ['GONE-1']);
    assert.ok(asked.includes('/historical/markets?tickers=OLD-1-A,GONE-1&limit=2'));
  });

  it('takes what cannot be read for known', async () => {
    answers['/markets'] = {
      markets: [market('A-1-A', 'A-1', { floor_strike: 'x' }), market('B-1-A', 'B-1')],
    };
    const found = await open().lookUp(['A-1-A'], signal);
    assert.deepEqual([found.markets.length, found.unknown.length], [0, 0]);
    assert.deepEqual(
      found.quarantined.map(({ reason }) => reason),
      ['bad_strike'],
    );
  });

  it('fails as a whole when the venue does', async () => {
    answers['/markets'] = () => 503;
    assert.equal(await codeOf(open().lookUp(['A-1-A'], signal)), 'server_error');
  });
});

describe('settled markets', () => {
  it('come from the archive beyond the cut, those before the span left out', async () => {
    const settled = (ticker: string, settlement_ts: string) =>
      market(ticker, 'A-1', { status: 'finalized', result: 'yes', settlement_ts });
    answers['/markets'] = { markets: [settled('A-1-A', '2026-11-01T00:00:00Z')] };
    answers['/historical/markets'] = {
      markets: [settled('A-1-B', '2026-06-01T00:00:00Z'), settled('A-1-C', '2024-06-01T00:00:00Z')],
    };
    answers['/events'] = { events: [event('A-1')] };
    const { markets, end } = await collect(open().listSettled(Date.UTC(2026, 0, 1), signal));
    assert.deepEqual([markets.map(({ contract }) => contract.id), end], [['A-1-A', 'A-1-B'], 'complete']);
    asked.length = 0;
    await collect(open().listSettled(now - 86_400_000, signal));
    assert.equal(
      asked.some((each) => each.startsWith('/historical/markets')),
      false,
    );
  });
});

describe('books by request', () => {
  const yes = [
    ['0.0200', '1500.00'],
    ['0.3900', '8.00'],
    ['0.3700', '64.25'],
  ];
  const no = [
    ['0.5800', '12.50'],
    ['0.5500', '40.00'],
  ];

  it('are read whole and cut here, the best levels kept', async () => {
    answers['/markets/A-1-A/orderbook'] = { orderbook_fp: { yes_dollars: yes, no_dollars: no } };
    const { book, complete } = await open().readBook(reference('A-1-A'), 500, signal);
    assert.deepEqual(book.bids, {
      prices: [20_000, 370_000, 390_000],
      quantities: [1_500_000_000, 64_250_000, 8_000_000],
    });
    assert.deepEqual(book.asks, { prices: [420_000, 450_000], quantities: [12_500_000, 40_000_000] });
    assert.equal(complete, true);
    const top = await open().readBook(reference('A-1-A'), 1, signal);
    assert.deepEqual(
      [top.book.bids.prices, top.book.asks.prices, top.complete],
      [[390_000], [420_000], false],
    );
    assert.equal(asked.at(-1), '/markets/A-1-A/orderbook');
  });

  const cases: readonly (readonly [string, object | number, string])[] = [
    ['empty sides', { orderbook_fp: { yes_dollars: null } }, 'none'],
    ['the older name', { orderbook: { yes: null, yes_dollars: null, no: null, no_dollars: null } }, 'none'],
    ['no book', {}, 'malformed'],
    [
      'a crossed book',
      { orderbook_fp: { yes_dollars: [['0.6', '1']], no_dollars: [['0.4', '1']] } },
      'malformed',
    ],
    ['a price beyond 1', { orderbook_fp: { yes_dollars: [['1.2', '1']], no_dollars: [] } }, 'malformed'],
    ['levels that are no pairs', { orderbook_fp: { yes_dollars: ['0.2'], no_dollars: [] } }, 'malformed'],
    ['an unknown market', 404, 'not_found'],
  ];
  for (const [what, answer, code] of cases) {
    it(`of ${what}: ${code}`, async () => {
      answers['/markets/A-1-A/orderbook'] = () => answer;
      assert.equal(await codeOf(open().readBook(reference('A-1-A'), 10, signal)), code);
    });
  }
});

describe('trades', () => {
  const trade = (trade_id: string, created_time: string, rest: object = {}) => ({
    trade_id,
    ticker: 'A-1-A',
    count_fp: '1.50',
    yes_price_dollars: '0.3800',
    no_price_dollars: '0.6200',
    taker_outcome_side: 'yes',
    taker_book_side: 'bid',
    created_time,
    is_block_trade: false,
    ...rest,
  });

  async function read(from: number, to: number): Promise<string> {
    const pages: string[] = [];
    for await (const page of open().readTrades(reference('A-1-A'), from, to, signal)) {
      pages.push(page.map(({ id, outcome, block }) => `${id}:${outcome}${block ? '!' : ''}`).join(' '));
    }
    return pages.join(' | ');
  }

  it('are those of the half-open span, live and archived, each once', async () => {
    answers['/markets/trades'] = (query) =>
      query.has('cursor')
        ? { trades: [trade('t2', '2026-08-25T00:00:00Z', { is_block_trade: true })], cursor: '' }
        : {
            trades: Array.from({ length: 1000 }, (_, i) =>
              trade(i === 0 ? 't4' : `x${i}`, i === 0 ? '2026-11-01T00:00:00.5Z' : '2026-12-01T00:00:00Z'),
            ),
            cursor: 'c1',
          };
    answers['/historical/trades'] = {
      trades: [
        trade('t2', '2026-08-25T00:00:00Z'),
        trade('t1', '2026-08-01T00:00:00Z', { taker_outcome_side: undefined, taker_book_side: 'ask' }),
        trade('t0', '2026-07-31T23:59:59.999Z'),
        trade('bad', '2026-08-02T00:00:00Z', { yes_price_dollars: '2' }),
        trade('torn', '2026-08-02T00:00:00Z', { no_price_dollars: '0.5' }),
        trade('other', '2026-08-02T00:00:00Z', { ticker: 'B-1' }),
      ],
    };
    assert.equal(
      await read(Date.UTC(2026, 7, 1), Date.UTC(2026, 10, 1, 0, 0, 0, 501)),
      't4:yes | t2:yes! | t1:no',
    );
    assert.ok(asked.includes('/markets/trades?ticker=A-1-A&min_ts=1785542400&max_ts=1793491201&limit=1000'));
  });

  it('younger than the cut are not asked of the archive', async () => {
    answers['/markets/trades'] = { trades: [trade('t', '2026-11-01T00:00:00Z')] };
    assert.equal(await read(Date.UTC(2026, 9, 1), now), 't:yes');
    assert.equal(
      asked.some((each) => each.startsWith('/historical/trades')),
      false,
    );
  });

  it('whose list leads back are a failure, not an end', async () => {
    answers['/markets/trades'] = {
      trades: Array.from({ length: 1000 }, (_, i) => trade(`t${i}`, '2026-11-01T00:00:00Z')),
      cursor: 'again',
    };
    assert.equal(await codeOf(read(Date.UTC(2026, 9, 1), now)), 'malformed');
  });
});

describe('price histories', () => {
  const live = '/series/KXNFLGAME/markets/A-1-A/candlesticks';
  const candle = (end_period_ts: number, price: object) => ({ end_period_ts, price });

  it('are the last trades of each period, without the periods that had no trade', async () => {
    const first = Date.UTC(2026, 10, 19) / 1000;
    answers[live] = {
      candlesticks: [
        candle(first + 60, { close_dollars: '0.4300', close: 43 }),
        candle(first, { close_dollars: '0.4200' }),
        candle(first + 120, { previous_dollars: '0.4300' }),
        candle(first + 1e6, { close_dollars: '0.9900' }),
      ],
    };
    const points = await open().readPriceHistory(reference('A-1-A'), first * 1000, now, signal);
    assert.deepEqual(points, [
      { at: first * 1000, price: 420_000 },
      { at: (first + 60) * 1000, price: 430_000 },
    ]);
    assert.ok(asked.every((each) => each.endsWith('period_interval=1')));
  });

  it('of long ago are archived under other names', async () => {
    const at = Date.UTC(2025, 0, 2) / 1000;
    answers['/historical/markets/A-1-A/candlesticks'] = {
      candlesticks: [
        candle(at, { close: '0.4200', close_dollars: '0.9' }),
        candle(at + 86_400, { close: null }),
      ],
    };
    const points = await open().readPriceHistory(
      reference('A-1-A'),
      Date.UTC(2025, 0, 1),
      Date.UTC(2025, 11, 1),
      signal,
    );
    assert.deepEqual(points, [{ at: at * 1000, price: 420_000 }]);
  });

  it('ask the event for the series where it is not known', async () => {
    answers['/events/E-1'] = { event: event('E-1') };
    answers[live] = { candlesticks: [] };
    const unknown: MarketReference = { ...reference('A-1-A'), seriesId: undefined };
    assert.deepEqual(await open().readPriceHistory(unknown, now - 1000, now, signal), []);
  });

  it('that make no sense are a failure', async () => {
    answers[live] = { candlesticks: [candle(1_795_000_000, { close_dollars: '1.5' })] };
    assert.equal(await codeOf(open().readPriceHistory(reference('A-1-A'), 0, now, signal)), 'malformed');
  });
});

it('reads past and coming changes of fees, of series and of events', async () => {
  const scheduled_ts = '2026-12-01T05:00:00Z';
  answers['/series/fee_changes'] = (query) => ({
    series_fee_change_arr:
      query.get('show_historical') === 'true'
        ? [
            { id: '1', series_ticker: 'KXNFLGAME', fee_type: 'quadratic', fee_multiplier: 0.5, scheduled_ts },
            { id: '2' },
            { id: '4', series_ticker: 'KXODD', fee_type: 'quadratic', fee_multiplier: 'much', scheduled_ts },
            {
              id: '5',
              series_ticker: 'KXSOON',
              fee_type: 'quadratic',
              fee_multiplier: 1,
              scheduled_ts: 'soon',
            },
          ]
        : [],
  });
  answers['/events/fee_changes'] = {
    event_fee_changes: [
      {
        id: '3',
        event_ticker: 'A-1',
        series_ticker: 'A',
        fee_type_override: null,
        fee_multiplier_override: null,
        scheduled_ts,
      },
    ],
  };
  const effectiveAt = Date.parse(scheduled_ts);
  assert.deepEqual(await open().readFeeChanges(signal), [
    {
      scope: 'series',
      id: 'KXNFLGAME',
      changeId: '1',
      schedule: 'quadratic',
      rate: { numerator: 7n, denominator: 100n },
      multiplier: { numerator: 1n, denominator: 2n },
      effectiveAt,
    },
    // One that cannot be read is still known to be one.
    {
      scope: 'series',
      id: 'KXODD',
      changeId: '4',
      schedule: 'unreadable',
      rate: undefined,
      multiplier: undefined,
      effectiveAt,
    },
    // One that may be in force at any time counts from now on.
    {
      scope: 'series',
      id: 'KXSOON',
      changeId: '5',
      schedule: 'unreadable',
      rate: undefined,
      multiplier: undefined,
      effectiveAt: now,
    },
    {
      scope: 'event',
      id: 'A-1',
      changeId: '3',
      schedule: undefined,
      rate: undefined,
      multiplier: undefined,
      effectiveAt,
    },
  ]);
  answers['/events/fee_changes'] = { fee_changes: [] };
  assert.equal(await codeOf(open().readFeeChanges(signal)), 'malformed');
});

describe('signatures', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ed25519 = generateKeyPairSync('ed25519');
  const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

  function isSigned(request: IncomingMessage, publicKey: KeyObject): boolean {
    const { headers, method = '', url = '' } = request;
    const text = Buffer.from(`${headers['kalshi-access-timestamp']}${method}${url.split('?')[0]}`);
    const signature = Buffer.from(String(headers['kalshi-access-signature']), 'base64');
    if (headers['kalshi-access-key'] !== 'key-1' || headers['kalshi-access-timestamp'] !== `${now}`)
      return false;
    if (publicKey.asymmetricKeyType === 'ed25519') return verify(null, text, publicKey, signature);
    return verify(
      'sha256',
      text,
      { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 },
      signature,
    );
  }

  for (const [name, { publicKey, privateKey }] of Object.entries({ rsa, ed25519 })) {
    it(`cover time, method and whole path without the query: ${name}`, async () => {
      const venue = open({ key: { id: 'key-1', privateKeyPem: pem(privateKey) } });
      await venue.lookUp(['A-1-A'], signal);
      assert.ok(requests.length > 2 && requests.every((request) => isSigned(request, publicKey)));
    });

    it(`open the stream: ${name}`, async () => {
      const sockets = new WebSocketServer({ server, path: '/trade-api/ws/v2' });
      const handshakes: boolean[] = [];
      const received: string[] = [];
      sockets.on('connection', (socket, request) => {
        handshakes.push(isSigned(request, publicKey));
        socket.on('message', (bytes) => received.push(bytes.toString()));
      });
      const facts: FeedFact[] = [];
      const feed = open({ key: { id: 'key-1', privateKeyPem: pem(privateKey) } }).openFeed({
        onFact: (fact) => void facts.push(fact),
      });
      feed.follow([reference('A-1-A')]);
      const end = new AbortController();
      const running = feed.run(end.signal);
      await eventually(() => received.length >= 2, 'both subscriptions');
      end.abort();
      await running;
      sockets.close();
      assert.deepEqual(handshakes, [true, true]);
      assert.ok(received.some((text) => text.includes('"use_yes_price":true')));
      assert.deepEqual(facts.map(({ kind }) => kind).toSorted(), [
        'connected',
        'connected',
        'disconnected',
        'disconnected',
      ]);
    });
  }

  it('are left out without a key', async () => {
    await open().lookUp(['A-1-A'], signal);
    assert.ok(requests.every(({ headers }) => headers['kalshi-access-signature'] === undefined));
  });

  it('never show the key in logs or errors', async () => {
    const lines: string[] = [];
    const log = createLog({ level: 'debug', destination: { write: (line) => lines.push(line) } });
    answers['/markets'] = () => 500;
    const privateKeyPem = pem(rsa.privateKey);
    const venue = open(
      { key: { id: 'key-1', privateKeyPem }, attemptsMax: 2, backoff: { firstMs: 1, maxMs: 1 } },
      log,
    );
    const failure = await venue.lookUp(['A-1-A'], signal).then(
      () => undefined,
      (error: VenueError) => error,
    );
    const secret = privateKeyPem.split('\n')[1] ?? '';
    const printed = `${lines.join('')}${failure?.stack}${String(failure?.cause)}`;
    assert.ok(secret.length > 20 && lines.length > 0 && failure !== undefined);
    assert.equal(printed.includes(secret), false);
    for (const useless of [
      'not a key',
      `-----BEGIN PRIVATE KEY-----\n${secret}\n-----END PRIVATE KEY-----`,
    ]) {
      assert.throws(
        () => open({ key: { id: 'key-1', privateKeyPem: useless } }),
        (error: Error) =>
          'code' in error &&
          error.code === 'unusable_key' &&
          !JSON.stringify([error.message, error.cause]).includes(secret),
      );
    }
  });
});

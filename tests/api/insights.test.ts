/** The insights: what every entry says, to the last digit. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  closingEndpoint,
  flowsEndpoint,
  insightsEndpoint,
  movesEndpoint,
  tapeEndpoint,
} from '../../src/api/endpoints/index.ts';
import { boardMarket, boardOf, deepMoney } from '../harness/insight-board.ts';
import { startInsightsApi, tapeFill } from '../harness/insights-api.ts';
import { servedAt } from '../harness/served-run.ts';
import { errorCode } from '../harness/test-api.ts';
import { serveMembers } from '../watch/served-members.ts';

const hourMs = 3_600_000;
const usd = 10n ** 12n;

/** a0 is within a1 and within b0, which are the same; a2 is about something else. */
const served = serveMembers(
  [
    { venue: 'venue_a', id: 'a0', pays: '1 on [5, inf)', eventId: 'ladder' },
    { venue: 'venue_a', id: 'a1', pays: '1 on [3, inf)', eventId: 'ladder' },
    { venue: 'venue_b', id: 'b0', pays: '1 on [3, inf)' },
    { venue: 'venue_a', id: 'a2', pays: '1 on [3, inf)', subject: 'another figure' },
  ],
  9,
);
const place = {
  a0: served.catalog.find('venue_a', 'a0'),
  a1: served.catalog.find('venue_a', 'a1'),
  a2: served.catalog.find('venue_a', 'a2'),
  b0: served.catalog.find('venue_b', 'b0'),
};
/** Quoted on one side alone, and moved in no way that is known. */
const unknown = {
  money: {
    ...deepMoney,
    quote: {
      observedAt: servedAt,
      yesAsk: undefined,
      noAsk: 480_000,
      price: undefined,
      stale: false,
      source: 'book',
    },
    spread: undefined,
    liquidity: 'thin',
  },
  change24h: undefined,
  price: undefined,
} as const;

const summaryOfA0 = {
  venue: 'venue_a',
  id: 'a0',
  event_id: 'ladder',
  title: 'a0',
  label: 'Yes',
  volume_24h_usd: '30000.0000',
  spread_usd: '0.0100',
  liquidity: 'deep',
  yes_ask_usd: '0.5100',
  change_24h: '0.1000',
  sparkline: ['0.4000', '0.45005', '0.500001'],
};
const summaryOfUnknownA2 = {
  venue: 'venue_a',
  id: 'a2',
  event_id: 'event-a2',
  title: 'a2',
  label: 'Yes',
  volume_24h_usd: '30000.0000',
  liquidity: 'thin',
  sparkline: [],
};
// Half a millionth is rounded away from zero, as a mid is everywhere.
const sparkline = (index: number) => (index === place.a0 ? [800_000, 900_100, 1_000_001] : []);

test('a move has its market, its signals and what was traded', async (t) => {
  const api = await startInsightsApi(t);
  api.show(
    boardOf(served, {
      sparkline,
      movers: [
        boardMarket(place.a0, {
          trades: { count: 412, notional: 0n, net: -18_320n * usd - usd / 2n - 50_000_000n },
        }),
        boardMarket(place.a2, {
          ...unknown,
          change24h: -100_001,
          trades: { count: 0, notional: 0n, net: 0n },
        }),
      ],
    }),
  );
  const asked: unknown[] = [];
  api.signal((venue, id, at) => {
    asked.push([venue, id, at]);
    if (id !== 'a0') return [];
    return [
      { kind: 'price_jump', score: 6.254, detectedAt: servedAt - 1_000 },
      { kind: 'burst', score: 4, detectedAt: servedAt - hourMs },
    ];
  });
  assert.deepEqual(await api.ask(movesEndpoint, '?include_thin=true'), {
    data: [
      {
        market: summaryOfA0,
        signals: [
          { kind: 'price_jump', score: 6.25, detected_at: '2026-11-15T07:59:59.000Z' },
          { kind: 'burst', score: 4, detected_at: '2026-11-15T07:00:00.000Z' },
        ],
        trades_24h: 412,
        net_usd_24h: '-18320.5001',
        related: 2,
      },
      {
        market: { ...summaryOfUnknownA2, change_24h: '-0.050001' },
        signals: [],
        trades_24h: 0,
        net_usd_24h: '0.0000',
        related: 0,
      },
    ],
    graph_run: 9,
  });
  assert.deepEqual(asked, [
    ['venue_a', 'a0', servedAt],
    ['venue_a', 'a2', servedAt],
  ]);
});

test('a flow has the money of its window, and no change of price where one is unknown', async (t) => {
  const api = await startInsightsApi(t);
  const flow = {
    net: 123_456_789n * (usd / 10_000n),
    gross: 3n * usd,
    archived: 2n * usd,
    fillsTowardYes: 7,
    fillsTowardNo: 5,
    fillsUnsided: 2,
    largest: 99_999_999_999_999n,
  };
  const nothing = { ...flow, net: 0n, gross: 0n, archived: 0n, largest: 0n };
  api.show(
    boardOf(served, {
      sparkline,
      flows: {
        day: [
          { market: boardMarket(place.a0), flow, priceChange: -300_000 },
          { market: boardMarket(place.a2, unknown), flow: nothing, priceChange: undefined },
        ],
        week: [{ market: boardMarket(place.a0), flow: { ...flow, archived: 0n }, priceChange: 0 }],
        month: [{ market: boardMarket(place.a0), flow: { ...flow, archived: flow.gross }, priceChange: 3 }],
      },
    }),
  );
  const ofA0 = {
    market: summaryOfA0,
    net_usd: '12345.6789',
    gross_usd: '3.0000',
    buys: 7,
    sells: 5,
    largest_fill_usd: '100.0000',
  };
  const ofDay = [
    { ...ofA0, window: 'day', price_change_usd: '-0.1500', archived_share: '0.666667' },
    {
      market: summaryOfUnknownA2,
      window: 'day',
      net_usd: '0.0000',
      gross_usd: '0.0000',
      buys: 7,
      sells: 5,
      largest_fill_usd: '0.0000',
      archived_share: '0.000000',
    },
  ];
  assert.deepEqual(await api.ask(flowsEndpoint, '?include_thin=true'), { data: ofDay, graph_run: 9 });
  assert.deepEqual(await api.ask(flowsEndpoint, '?window=day&include_thin=true'), {
    data: ofDay,
    graph_run: 9,
  });
  assert.deepEqual(await api.ask(flowsEndpoint, '?window=week'), {
    data: [{ ...ofA0, window: 'week', price_change_usd: '0.0000', archived_share: '0.000000' }],
    graph_run: 9,
  });
  assert.deepEqual(await api.ask(flowsEndpoint, '?window=month'), {
    data: [{ ...ofA0, window: 'month', price_change_usd: '0.000002', archived_share: '1.000000' }],
    graph_run: 9,
  });
});

test('a market about to close shows when, and the hours left rounded down', async (t) => {
  const api = await startInsightsApi(t);
  const closingIn = (ms: number, id: keyof typeof place) => ({
    market: boardMarket(place[id]),
    closesAt: servedAt + ms,
  });
  api.show(
    boardOf(served, {
      sparkline,
      closing: [
        closingIn(24 * hourMs, 'a0'),
        closingIn(hourMs - 1, 'a1'),
        closingIn(24 * hourMs + 1, 'a2'),
        closingIn(1, 'b0'),
      ],
    }),
  );
  api.signal((_venue, id) => (id === 'a0' ? [{ kind: 'one_sided', score: 4.5, detectedAt: servedAt }] : []));
  const { data, graph_run: run } = await api.ask(closingEndpoint);
  assert.equal(run, 9);
  assert.deepEqual(data[0], {
    market: summaryOfA0,
    closes_at: '2026-11-16T08:00:00.000Z',
    hours_left: 24,
    signals: [{ kind: 'one_sided', score: 4.5, detected_at: '2026-11-15T08:00:00.000Z' }],
  });
  const left = async (query: string) =>
    (await api.ask(closingEndpoint, query)).data.map(
      ({ market, hours_left: hours }) => `${market.id} ${hours}`,
    );
  assert.deepEqual(await left(''), ['a0 24', 'a1 0.99', 'b0 0']);
  assert.deepEqual(await left('?hours=1'), ['a1 0.99', 'b0 0']);
  assert.deepEqual(await left('?hours=25'), ['a0 24', 'a1 0.99', 'a2 24', 'b0 0']);
  assert.deepEqual(await left('?hours=168&limit=3'), ['a0 24', 'a1 0.99', 'a2 24']);
});

test('the bundle has the widest gaps, the biggest moves and the most traded', async (t) => {
  const api = await startInsightsApi(t);
  const [a0, a2] = [boardMarket(place.a0), boardMarket(place.a2, unknown)];
  const gap = { left: a0, right: boardMarket(place.b0), distance: 60_001 };
  api.show(boardOf(served, { sparkline, gaps: [gap], movers: [a0], mostTraded: [a2, a0] }));
  const answer = await api.get(insightsEndpoint.path);
  assert.equal(answer.headers['cache-control'], 'private, max-age=60');
  assert.deepEqual(await api.ask(insightsEndpoint), {
    data: {
      spreads: [
        {
          left: summaryOfA0,
          right: {
            ...summaryOfA0,
            venue: 'venue_b',
            id: 'b0',
            title: 'b0',
            event_id: 'event-b0',
            sparkline: [],
          },
          spread_usd: '0.030001',
        },
      ],
      movers: [summaryOfA0],
      most_traded: [summaryOfUnknownA2, summaryOfA0],
    },
    graph_run: 9,
  });
});

test('a fill on the tape has the price of what changed hands, and the side the money went to', async (t) => {
  const api = await startInsightsApi(t);
  const onBoard = boardMarket(place.a0);
  api.show(boardOf(served, { find: (index) => (index === place.a0 ? onBoard : undefined) }));
  api.trade([
    tapeFill('venue_a', 'a0', { price: 123_400, quantity: 20_000_000_001, venueTime: servedAt }),
    tapeFill('venue_a', 'a0', { outcome: 'no', block: true }),
    tapeFill('venue_a', 'a0', { outcome: 'no', takerAction: 'sell', archived: true }),
    tapeFill('venue_a', 'a0', { takerAction: 'sell' }),
  ]);
  const { yes_ask_usd: _ask, change_24h: _change, sparkline: _line, ...market } = summaryOfA0;
  const fill = {
    market,
    taker_action: 'buy',
    outcome: 'Yes',
    price_usd: '0.4000',
    quantity: '5000.0000',
    notional_usd: '2000.0000',
    executed_at: '2026-11-15T07:59:00.000Z',
    toward: 'yes',
    block: false,
    archived: false,
  };
  const ofNo = { ...fill, outcome: 'No', price_usd: '0.6000', notional_usd: '3000.0000' };
  assert.deepEqual(await api.ask(tapeEndpoint), {
    data: [
      {
        ...fill,
        price_usd: '0.1234',
        quantity: '20000.000001',
        notional_usd: '2468.0000',
        executed_at: '2026-11-15T08:00:00.000Z',
      },
      { ...ofNo, toward: 'no', block: true },
      { ...ofNo, taker_action: 'sell', archived: true },
      { ...fill, taker_action: 'sell', toward: 'no' },
    ],
    graph_run: 9,
  });
});

test('the tape is asked for the window up to the moment of the board', async (t) => {
  const api = await startInsightsApi(t);
  api.show(boardOf(served, { at: servedAt - 60_000 }));
  await api.ask(tapeEndpoint);
  await api.ask(tapeEndpoint, '?hours=720&min_notional_usd=1000000&limit=300');
  await api.ask(tapeEndpoint, '?hours=1&min_notional_usd=100&limit=1');
  const at = servedAt - 60_000;
  assert.deepEqual(api.askedTape, [
    { at, hours: 24, minNotional: 1_000n * usd, limit: 50, accepted: [] },
    { at, hours: 720, minNotional: 1_000_000n * usd, limit: 300, accepted: [] },
    { at, hours: 1, minNotional: 100n * usd, limit: 1, accepted: [] },
  ]);
});

test('before the first board there is nothing to answer from; then an empty list is an answer', async (t) => {
  const api = await startInsightsApi(t);
  const paths = ['', '/moves', '/tape', '/flows', '/closing', '/ticker'];
  for (const end of paths) {
    const answer = await api.get(`/v1/insights${end}`);
    assert.deepEqual([answer.statusCode, errorCode(answer)], [503, 'graph_unavailable'], end);
    assert.equal(answer.headers['retry-after'], '30');
  }
  api.show(boardOf(served));
  for (const end of paths) {
    const { data, graph_run: run }: { data: unknown; graph_run: number } = (
      await api.get(`/v1/insights${end}`)
    ).json();
    assert.deepEqual(data, end === '' ? { spreads: [], movers: [], most_traded: [] } : [], end);
    assert.equal(run, 9);
  }
});

test('parameters out of range, of other lists or sent twice are refused', async (t) => {
  const api = await startInsightsApi(t);
  api.show(boardOf(served));
  const checkQuery = async (path: string, query: string, status: number) =>
    assert.equal((await api.get(`/v1/insights${path}?${query}`)).statusCode, status, `${path}?${query}`);
  const ranges = {
    '/moves': { limit: [1, 100] },
    '/flows': { limit: [1, 100] },
    '/closing': { limit: [1, 200], hours: [1, 168] },
    '/tape': { limit: [1, 300], hours: [1, 720], min_notional_usd: [100, 1_000_000] },
  } as const;
  for (const [path, parameters] of Object.entries(ranges)) {
    for (const [name, range] of Object.entries(parameters)) {
      const [least, most] = range;
      for (const value of [least, most]) await checkQuery(path, `${name}=${value}`, 200);
      for (const value of [least - 1, most + 1, 'x', '']) await checkQuery(path, `${name}=${value}`, 400);
      await checkQuery(path, `${name}=${least}&${name}=${least}`, 400);
    }
    await checkQuery(path, 'offset=0', 400);
  }
  for (const window of ['day', 'week', 'month']) await checkQuery('/flows', `window=${window}`, 200);
  await checkQuery('/flows', 'window=year', 400);
  for (const path of ['', '/moves', '/flows', '/closing', '/tape']) {
    await checkQuery(path, 'min_volume_usd=0&max_spread_usd=1&include_thin=false', 200);
    await checkQuery(path, 'include_thin=1', 400);
    await checkQuery(path, 'min_volume_usd=-1', 400);
    await checkQuery(path, 'max_spread_usd=.5', 400);
  }
  await checkQuery('', 'limit=1', 400);
  await checkQuery('/ticker', 'include_thin=true', 400);
  await checkQuery('/ticker', 'limit=1', 400);
});

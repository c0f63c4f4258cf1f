/** The ticker: lines of each kind in turn, no market twice. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tickerEndpoint } from '../../src/api/endpoints/index.ts';
import type { InsightBoard } from '../../src/core/insight/index.ts';
import { boardMarket, boardOf, deepMoney } from '../harness/insight-board.ts';
import { type InsightsApi, startInsightsApi, tapeFill } from '../harness/insights-api.ts';
import { servedAt } from '../harness/served-run.ts';
import { servePairs } from '../watch/announced-changes.ts';

const served = servePairs(40, 7);
const aOf = (pair: number) => served.catalog.find('venue_a', `a${pair}`);
const bOf = (pair: number) => served.catalog.find('venue_b', `b${pair}`);
const thin = { money: { ...deepMoney, spread: undefined, liquidity: 'thin' } } as const;

const movesOf = (pairs: readonly number[]): Partial<InsightBoard> => ({
  movers: pairs.map((pair) => boardMarket(aOf(pair))),
});
const gapsOf = (pairs: readonly (readonly [number, number])[]): Partial<InsightBoard> => ({
  gaps: pairs.map(([left, right]) => ({
    left: boardMarket(aOf(left)),
    right: boardMarket(bOf(right)),
    distance: 2,
  })),
});
const everywhere: Partial<InsightBoard> = { find: (index) => boardMarket(index) };
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place);

async function lines({ ask }: InsightsApi): Promise<string[]> {
  return (await ask(tickerEndpoint)).data.map(({ kind, market_id: id }) => `${kind} ${id}`);
}

test('a line has the fields of its kind and no others', async (t) => {
  const api = await startInsightsApi(t);
  api.show(
    boardOf(served, {
      ...everywhere,
      movers: [boardMarket(aOf(0), { price: 1_000_100, change24h: -200_000 })],
      gaps: [
        {
          left: boardMarket(aOf(1), { price: 900_000 }),
          right: boardMarket(bOf(1), { price: 1_040_000 }),
          distance: 140_000,
        },
      ],
    }),
  );
  api.trade([tapeFill('venue_b', 'b2', { outcome: 'no', takerAction: 'sell' })]);
  const liquidity = { volume_24h_usd: '30000.0000', spread_usd: '0.0100', liquidity: 'deep' };
  assert.deepEqual(await api.ask(tickerEndpoint), {
    data: [
      {
        kind: 'move',
        venue: 'venue_a',
        market_id: 'a0',
        event_id: 'event-a0',
        title: 'a0',
        ...liquidity,
        price_usd: '0.50005',
        change_usd: '-0.1000',
      },
      {
        kind: 'fill',
        venue: 'venue_b',
        market_id: 'b2',
        event_id: 'event-b2',
        title: 'b2',
        ...liquidity,
        price_usd: '0.6000',
        notional_usd: '3000.0000',
        side: 'yes',
      },
      {
        kind: 'gap',
        venue: 'venue_a',
        market_id: 'a1',
        event_id: 'event-a1',
        title: 'a1',
        ...liquidity,
        price_usd: '0.4500',
        other_venue: 'venue_b',
        other_price_usd: '0.5200',
      },
    ],
    graph_run: 7,
  });
  assert.deepEqual(api.askedTape, [
    {
      at: servedAt,
      hours: 1,
      minNotional: 1_000n * 10n ** 12n,
      limit: 10_000,
      accepted: api.askedTape[0]?.accepted,
    },
  ]);
});

test('kinds take turns until there are twenty lines', async (t) => {
  const api = await startInsightsApi(t);
  api.show(
    boardOf(served, {
      ...everywhere,
      ...movesOf(range(0, 10)),
      ...gapsOf(range(20, 30).map((pair) => [pair, pair])),
    }),
  );
  api.trade(range(10, 20).map((pair) => tapeFill('venue_a', `a${pair}`)));
  const turn = (place: number) => [`move a${place}`, `fill a${10 + place}`, `gap a${20 + place}`];
  assert.deepEqual(await lines(api), range(0, 7).flatMap(turn).slice(0, 20));
});

test('a kind that runs dry is skipped, and the others go on', async (t) => {
  const api = await startInsightsApi(t);
  api.show(
    boardOf(served, { ...everywhere, ...movesOf([0]), ...gapsOf(range(20, 24).map((pair) => [pair, pair])) }),
  );
  api.trade([tapeFill('venue_a', 'a10'), tapeFill('venue_a', 'a11')]);
  assert.deepEqual(await lines(api), [
    'move a0',
    'fill a10',
    'gap a20',
    'fill a11',
    'gap a21',
    'gap a22',
    'gap a23',
  ]);
});

test('no market stands there twice, not even as the other side of a gap', async (t) => {
  const api = await startInsightsApi(t);
  api.show(
    boardOf(served, {
      ...everywhere,
      movers: [aOf(0), bOf(4), aOf(2), aOf(3)].map((index) => boardMarket(index)),
      ...gapsOf([
        [0, 5],
        [4, 4],
        [6, 5],
        [7, 5],
        [8, 9],
      ]),
    }),
  );
  api.trade([
    tapeFill('venue_a', 'a0'),
    tapeFill('venue_a', 'a1'),
    tapeFill('venue_a', 'a1'),
    tapeFill('venue_b', 'b5'),
  ]);
  assert.deepEqual(await lines(api), [
    'move a0',
    'fill a1',
    // Not that of a0; b4 is not shown yet.
    'gap a4',
    'move a2',
    'fill b5',
    'gap a8',
    'move a3',
  ]);
});

test('fills come largest first, of one size newest first, and each market once', async (t) => {
  const api = await startInsightsApi(t);
  api.show(boardOf(served, everywhere));
  const contracts = 1_000_000;
  api.trade([
    tapeFill('venue_a', 'a0', { quantity: 3_000 * contracts }),
    tapeFill('venue_a', 'a1', { quantity: 9_000 * contracts }),
    tapeFill('venue_a', 'a2', { quantity: 5_000 * contracts }),
    tapeFill('venue_a', 'a3', { quantity: 5_000 * contracts }),
    tapeFill('venue_a', 'a0', { quantity: 8_000 * contracts }),
    tapeFill('venue_a', 'a4', { quantity: 2_499 * contracts }),
  ]);
  const { data } = await api.ask(tickerEndpoint);
  assert.deepEqual(
    data.map(({ market_id: id, notional_usd: notional }) => `${id} ${notional}`),
    ['a1 3600.0000', 'a0 3200.0000', 'a2 2000.0000', 'a3 2000.0000'],
  );
});

test('in an hour with very many large fills the largest are found above a higher floor', async (t) => {
  const api = await startInsightsApi(t);
  api.show(boardOf(served, everywhere));
  const small = tapeFill('venue_a', 'a0');
  api.trade([
    ...new Array<typeof small>(10_000).fill(small),
    // Older than those, and beyond the limit of the first look.
    tapeFill('venue_a', 'a1', { quantity: 50_000_000_000 }),
  ]);
  assert.deepEqual(await lines(api), ['fill a1']);
  assert.deepEqual(
    api.askedTape.map(({ minNotional, accepted }) => [minNotional / 10n ** 12n, accepted.length]),
    [
      [1_000n, 10_000],
      [4_000n, 1],
    ],
  );
});

test('thin markets are on no line', async (t) => {
  const api = await startInsightsApi(t);
  api.show(
    boardOf(served, {
      find: (index) => boardMarket(index, index === aOf(3) ? thin : {}),
      movers: [boardMarket(aOf(0), thin), boardMarket(aOf(1))],
      gaps: [
        { left: boardMarket(aOf(5), thin), right: boardMarket(bOf(5)), distance: 4 },
        { left: boardMarket(aOf(6)), right: boardMarket(bOf(6), thin), distance: 3 },
        { left: boardMarket(aOf(7)), right: boardMarket(bOf(7)), distance: 2 },
      ],
    }),
  );
  api.trade([tapeFill('venue_a', 'a3'), tapeFill('venue_a', 'a4')]);
  assert.deepEqual(await lines(api), ['move a1', 'fill a4', 'gap a7']);
});

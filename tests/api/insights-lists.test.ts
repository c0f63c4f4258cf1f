/** Which markets the lists of insights show: the order of the board, the floors and the limits. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  closingEndpoint,
  flowsEndpoint,
  insightsEndpoint,
  movesEndpoint,
  tapeEndpoint,
} from '../../src/api/endpoints/index.ts';
import type { BoardMarket, InsightBoard } from '../../src/core/insight/index.ts';
import type { MoneyFigures } from '../../src/core/market/index.ts';
import { boardMarket, boardOf, deepMoney } from '../harness/insight-board.ts';
import { type InsightsApi, startInsightsApi, tapeFill } from '../harness/insights-api.ts';
import { servedAt } from '../harness/served-run.ts';
import { servePairs } from '../watch/announced-changes.ts';

const hourMs = 3_600_000;
const flow = {
  net: 0n,
  gross: 1n,
  archived: 0n,
  fillsTowardYes: 1,
  fillsTowardNo: 0,
  fillsUnsided: 0,
  largest: 1n,
};

const served = servePairs(30, 7);
const indexOf = (pair: number) => served.catalog.find('venue_a', `a${pair}`);
const otherIndexOf = (pair: number) => served.catalog.find('venue_b', `b${pair}`);

/** A board whose lists all have these markets, in this order. */
function boardOfMarkets(markets: readonly BoardMarket[]): InsightBoard {
  const flows = markets.map((market) => ({ market, flow, priceChange: undefined }));
  return boardOf(served, {
    movers: markets,
    closing: markets.map((market) => ({ market, closesAt: servedAt + hourMs })),
    flows: { day: flows, week: flows, month: flows },
    mostTraded: markets,
    find: (index) => markets.find((market) => market.index === index),
  });
}

/** The pairs that each list shows, by the name of the list. */
async function showAll({ ask }: InsightsApi, query: string): Promise<Record<string, number[]>> {
  const pairOf = ({ id }: { readonly id: string }) => Number(id.slice(1));
  const bundle = await ask(insightsEndpoint, query);
  return {
    movers: bundle.data.movers.map(pairOf),
    mostTraded: bundle.data.most_traded.map(pairOf),
    moves: (await ask(movesEndpoint, query)).data.map(({ market }) => pairOf(market)),
    flows: (await ask(flowsEndpoint, query)).data.map(({ market }) => pairOf(market)),
    closing: (await ask(closingEndpoint, query)).data.map(({ market }) => pairOf(market)),
    tape: (await ask(tapeEndpoint, query)).data.map(({ market }) => pairOf(market)),
  };
}

const money = (figures: Partial<MoneyFigures>): MoneyFigures => ({ ...deepMoney, ...figures });

test('thin markets are left out of every list that suggests something, unless asked for', async (t) => {
  const api = await startInsightsApi(t);
  const figures = [
    {},
    { volume24hUsd: '999.9999', liquidity: 'thin' },
    { spread: 50_001, liquidity: 'thin' },
    { volume24hUsd: '1000.25', spread: 50_000, liquidity: 'tradeable' },
    { volume24hUsd: '0.0000', openInterestUsd: '25000.0000', spread: 20_000, liquidity: 'tradeable' },
    { spread: undefined, liquidity: 'thin' },
  ] as const;
  api.show(boardOfMarkets(figures.map((each, pair) => boardMarket(indexOf(pair), { money: money(each) }))));
  api.trade(figures.map((_, pair) => tapeFill('venue_a', `a${pair}`)));
  const all = [0, 1, 2, 3, 4, 5];
  const checkFloors = async (query: string, expected: readonly number[]) =>
    assert.deepEqual(
      await showAll(api, query),
      {
        movers: expected,
        moves: expected,
        flows: expected,
        closing: expected,
        tape: expected,
        // A ranking, which suggests nothing.
        mostTraded: all,
      },
      query,
    );
  await checkFloors('', [0, 3, 4]);
  await checkFloors('?include_thin=false', [0, 3, 4]);
  await checkFloors('?include_thin=true', all);
  // Open interest stands in for no volume that was asked for.
  await checkFloors('?min_volume_usd=1000.25', [0, 3]);
  await checkFloors('?min_volume_usd=1000.250001', [0]);
  await checkFloors('?min_volume_usd=0', [0, 1, 3, 4]);
  await checkFloors('?max_spread_usd=0.02', [0, 4]);
  await checkFloors('?max_spread_usd=0.019999', [0]);
  await checkFloors('?max_spread_usd=0.050001', [0, 2, 3, 4]);
  await checkFloors('?max_spread_usd=1&min_volume_usd=0', [0, 1, 2, 3, 4]);
  await checkFloors('?include_thin=true&min_volume_usd=30000&max_spread_usd=0', all);
});

test('a gap is shown only where both of its markets are above the floors', async (t) => {
  const api = await startInsightsApi(t);
  const thin = { money: money({ spread: undefined, liquidity: 'thin' }) } as const;
  const sides = [
    [{}, {}],
    [thin, {}],
    [{}, thin],
    [thin, thin],
  ] as const;
  api.show(
    boardOf(served, {
      gaps: sides.map(([left, right], pair) => ({
        left: boardMarket(indexOf(pair), left),
        right: boardMarket(otherIndexOf(pair), right),
        distance: 100_000 - pair,
      })),
    }),
  );
  const gaps = async (query: string) =>
    (await api.ask(insightsEndpoint, query)).data.spreads.map(({ left, right }) => `${left.id} ${right.id}`);
  assert.deepEqual(await gaps(''), ['a0 b0']);
  assert.deepEqual(await gaps('?include_thin=true'), ['a0 b0', 'a1 b1', 'a2 b2', 'a3 b3']);
});

test('lists keep the order of the board, whatever the figures of their markets, up to the limit', async (t) => {
  const api = await startInsightsApi(t);
  const order = Array.from({ length: 30 }, (_, place) => (place * 7) % 30);
  // All alike, so that only the order of the board separates them.
  const markets = order.map((pair) => boardMarket(indexOf(pair)));
  api.show({
    ...boardOfMarkets(markets),
    gaps: order.map((pair) => ({
      left: boardMarket(indexOf(pair)),
      right: boardMarket(otherIndexOf(pair)),
      distance: 2,
    })),
  });
  api.trade(order.map((pair) => tapeFill('venue_a', `a${pair}`)));
  const twenty = order.slice(0, 20);
  const shown = await showAll(api, '');
  assert.deepEqual(shown, {
    movers: twenty,
    mostTraded: twenty,
    moves: twenty,
    flows: twenty,
    closing: order,
    tape: order,
  });
  const { spreads } = (await api.ask(insightsEndpoint)).data;
  assert.deepEqual(
    spreads.map(({ left }) => left.id),
    twenty.map((pair) => `a${pair}`),
  );
  for (const limit of [1, 2, 29, 30]) {
    for (const end of ['moves', 'flows', 'closing', 'tape']) {
      const answer = await api.get(`/v1/insights/${end}?limit=${limit}`);
      const { data }: { data: { market: { id: string } }[] } = answer.json();
      assert.deepEqual(
        data.map(({ market }) => market.id),
        order.slice(0, limit).map((pair) => `a${pair}`),
        end,
      );
    }
  }
});

test('the tape takes no fill of a market that is not in the run or not on the board', async (t) => {
  const api = await startInsightsApi(t);
  // The market of a1 has ended: the board finds it no more.
  api.show(boardOfMarkets([boardMarket(indexOf(0))]));
  api.trade([
    tapeFill('venue_a', 'a1'),
    tapeFill('venue_b', 'a0'),
    tapeFill('venue_a', 'a0'),
    tapeFill('venue_a', 'x'),
  ]);
  for (const query of ['', '?include_thin=true']) {
    const { data } = await api.ask(tapeEndpoint, query);
    assert.deepEqual(
      data.map(({ market }) => `${market.venue} ${market.id}`),
      ['venue_a a0'],
    );
  }
});

test('of 100,000 markets the only one above the floor is found', async (t) => {
  const api = await startInsightsApi(t);
  const few = boardMarket(indexOf(0), { money: money({ volume24hUsd: '5.0000' }) });
  const many = new Array<BoardMarket>(100_000).fill(few);
  api.show(boardOfMarkets([...many, boardMarket(indexOf(1))]));
  const { moves, flows, closing, movers } = await showAll(api, '?min_volume_usd=6');
  assert.deepEqual({ moves, flows, closing, movers }, { moves: [1], flows: [1], closing: [1], movers: [1] });
});

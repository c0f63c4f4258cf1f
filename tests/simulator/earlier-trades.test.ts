/** What open markets traded before the simulation began: the same for every reader, within its bounds, on its prices. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createExchange, type SimulatedTrade } from '../../src/simulator/exchange/index.ts';
import { buildWorld, type SimulatedMarket } from '../../src/simulator/world/index.ts';

const startsAt = Date.UTC(2026, 10, 15, 8);
const dayMs = 86_400_000;
const hourMs = 3_600_000;

const world = buildWorld({ seed: 7, markets: 500, startsAt });

function openMarkets(): SimulatedMarket[] {
  const exchange = createExchange(world);
  return [...exchange.venueAEvents, ...exchange.venueBEvents]
    .flatMap((event): readonly SimulatedMarket[] => event.markets)
    .filter((market) => exchange.isListed(market) && market.opensAt < startsAt);
}

test('open markets have traded for up to 30 days, newest first, each trade once', () => {
  const exchange = createExchange(world);
  const ids = new Set<string>();
  let trades = 0;
  for (const market of openMarkets()) {
    let newer: SimulatedTrade | undefined;
    for (const trade of exchange.earlierTrades(market)) {
      trades += 1;
      ids.add(trade.id);
      assert.ok(trade.at < Math.min(startsAt, exchange.closesAt(market)));
      assert.ok(trade.at < startsAt && trade.at >= Math.max(market.opensAt, startsAt - 30 * dayMs));
      assert.ok(newer === undefined || newer.at >= trade.at);
      assert.ok(trade.price > 0 && trade.price < 10_000 && Number.isInteger(trade.price));
      assert.ok(Number.isInteger(trade.size) && trade.size > 0);
      newer = trade;
    }
  }
  assert.ok(trades > 10_000, `${trades} trades`);
  assert.equal(ids.size, trades);
});

test('another exchange over the same world, later, has the same trades', () => {
  const first = createExchange(world);
  const later = createExchange(world, { updatesPerSecond: 0.001, sweepMs: 30 * dayMs });
  later.advance(startsAt + hourMs);
  for (const market of openMarkets().slice(0, 50)) {
    const named = (trades: Iterable<SimulatedTrade>) =>
      [...trades].map(({ market: _market, ...rest }) => rest);
    assert.deepEqual(named(later.earlierTrades(market)), named(first.earlierTrades(market)));
  }
});

test('a trade is made near the price of its time', () => {
  const exchange = createExchange(world);
  let compared = 0;
  for (const market of openMarkets().slice(0, 100)) {
    for (const trade of exchange.earlierTrades(market)) {
      const second = trade.at - (trade.at % 1000);
      const [point] = exchange.history(market, second, second, 1000);
      if (point === undefined) continue;
      compared += 1;
      assert.ok(Math.abs(point.price - trade.price) <= 200, `${market.id} ${point.price} ${trade.price}`);
    }
  }
  assert.ok(compared > 1_000, `${compared} compared`);
});

test('a market that was over before the simulation began has no earlier trades beside its own', () => {
  const exchange = createExchange(world);
  const past = world.past.venueA[0]?.markets[0];
  assert.ok(past !== undefined);
  assert.deepEqual([...exchange.earlierTrades(past)], []);
  assert.ok([...exchange.trades(past)].length > 0);
});

/** Strategies and calibration over HTTP: measured figures, live matches, and what is not supported. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import {
  calibrationEndpoint,
  strategiesEndpoint,
  strategyEndpoint,
  tickerEndpoint,
} from '../../src/api/endpoints/index.ts';
import { rational } from '../../src/core/exact/index.ts';
import { SettledHistory, type SettledResults } from '../../src/core/insight/index.ts';
import { boardMarket, boardOf, deepMoney } from '../harness/insight-board.ts';
import { startInsightsApi } from '../harness/insights-api.ts';
import { servedAt } from '../harness/served-run.ts';
import { settledWorld } from '../strategies/settled-world.ts';
import { servePairs } from '../watch/announced-changes.ts';

const dayMs = 86_400_000;
let results: SettledResults;

before(() => {
  const history = new SettledHistory();
  const world = settledWorld({
    seed: 7,
    markets: 12_000,
    planted: { category: 'Crypto', off: 100_000 },
  });
  for (const [key, market] of [...world].entries()) history.sums.take(key, market);
  results = history.measure();
});

test('rules are listed by venue and category, best cautious return first, and the same within a run', async (t) => {
  const api = await startInsightsApi(t);
  api.show(boardOf(servePairs(1)));
  assert.equal((await api.get('/v1/insights/strategies')).statusCode, 503);
  api.measure(results);
  const { data } = await api.ask(strategiesEndpoint, '?limit=60');
  assert.ok(data.length > 10);
  const lows = data.map(({ return_low_usd: low }) => Number(low));
  assert.deepEqual(
    lows,
    lows.toSorted((a, b) => b - a),
  );
  for (const rule of data) {
    assert.equal(rule.venue, 'all');
    assert.ok(rule.markets >= 100 && Number(rule.return_per_100_usd) >= 103 && rule.horizons >= 1, rule.id);
    assert.ok(Number(rule.from_usd) >= 0.1 && Number(rule.to_usd) <= 0.9, rule.id);
    assert.ok(rule.return_low_usd <= rule.return_per_100_usd || Number(rule.return_low_usd) < 100);
    assert.equal(rule.open_matches, 0);
  }
  const crypto = await api.ask(strategiesEndpoint, '?category=Crypto&venue=venue_b&limit=2');
  assert.ok(crypto.data.length > 0 && crypto.data.length <= 2);
  assert.ok(crypto.data.every(({ id }) => id.startsWith('venue_b-crypto-')));
  api.show(boardOf(servePairs(1), { at: servedAt + 60_000 }));
  assert.deepEqual((await api.ask(strategiesEndpoint, '?limit=60')).data, data);
});

test('a rule is shown with its evidence and the open markets that fit it now', async (t) => {
  const api = await startInsightsApi(t);
  api.measure(results);
  const best = results.strategies.find(({ rule }) => rule.venue === 'all' && rule.category === 'All');
  assert.ok(best !== undefined);
  const { id, band, side, horizonDays } = best.rule;
  const yes = side === 'yes' ? band * 100_000 : 1_000_000 - band * 100_000;
  const prices = [yes, yes, side === 'yes' ? yes - 1 : yes + 1, yes];
  const markets = prices.map((price, index) =>
    boardMarket(index, {
      price: 2 * price,
      money: {
        ...deepMoney,
        volume24hUsd: `${index + 1}00000`,
        ...(index === 1 ? { spread: undefined } : {}),
      },
    }),
  );
  api.show(
    boardOf(servePairs(1), {
      find: (index) => markets[index],
      priceOf: (index) => markets[index]?.price,
      // The last ends too soon.
      expectedEndAt: (index) => servedAt + (index === 3 ? 0.4 : horizonDays) * dayMs,
      feeAt: () => rational(7_000n, 1n),
    }),
  );
  const path = strategyEndpoint.path.replace('{id}', id);
  const asked = { ...strategyEndpoint, path };
  const { data } = await api.ask(asked);
  assert.equal(data.open_matches, 1);
  assert.equal(data.matches.length, 1);
  assert.equal(
    data.evidence.reduce((sum, month) => sum + month.markets, 0),
    data.markets,
  );
  // 0.7 cents of each contract, of which $100 buy 100 ÷ price.
  const fee = Number(data.estimated_fee_per_100_usd);
  assert.ok(Math.abs(fee - 0.7 / Number(data.avg_price_usd)) < 0.001, `${fee}`);
  assert.equal((await api.ask(asked, '?include_thin=true')).data.matches.length, 2);
  assert.equal((await api.ask(asked, '?include_thin=true&limit=1')).data.open_matches, 2);
  const { data: lines } = await api.ask(tickerEndpoint);
  const ofStrategies = lines.filter(({ kind }) => kind === 'strategy');
  assert.ok(ofStrategies.length > 0);
  assert.ok(ofStrategies.every((line) => line.strategy_id !== undefined && line.side !== undefined));
});

test('a rule that settled history no longer supports is not found', async (t) => {
  const api = await startInsightsApi(t);
  api.show(boardOf(servePairs(1)));
  api.measure(results);
  const [first] = results.strategies;
  const path = `/v1/insights/strategies/${first?.rule.id}`;
  assert.equal((await api.get(path)).statusCode, 200);
  api.measure({ ...results, strategies: results.strategies.slice(1) });
  const gone = await api.get(path);
  assert.equal(gone.statusCode, 404);
  assert.equal(gone.json().error.code, 'strategy_not_found');
  assert.equal((await api.get('/v1/insights/strategies/venue_c-all-1d-10-20-yes')).statusCode, 404);
});

test('calibration has one curve a horizon, all ten bands, and the parts of its score add up', async (t) => {
  const api = await startInsightsApi(t);
  api.show(boardOf(servePairs(1)));
  api.measure(results);
  const { data } = await api.ask(calibrationEndpoint);
  assert.deepEqual(
    data.map(({ horizon_days: days }) => days),
    [1, 3, 7, 14, 30],
  );
  for (const { rows, markets, brier, reliability, resolution, uncertainty } of data) {
    assert.equal(rows.length, 10);
    assert.equal(
      rows.reduce((sum, row) => sum + row.markets, 0),
      markets,
    );
    const parts = Number(reliability) - Number(resolution) + Number(uncertainty);
    assert.ok(Math.abs(Number(brier) - parts) < 0.005, `${brier} and ${parts}`);
  }
  const one = await api.ask(calibrationEndpoint, '?category=Crypto&venue=venue_a&horizon_days=7');
  assert.equal(one.data.length, 1);
  assert.equal(one.data[0]?.category, 'Crypto');
});

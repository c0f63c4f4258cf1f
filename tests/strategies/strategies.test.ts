/** Strategies and calibration on simulated histories: luck is named as luck, an edge is found, and figures are as by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeCalibration, describeStrategy } from '../../src/api/routes/insights/settled/index.ts';
import { SettledHistory, type SettledMarket, settleMarket } from '../../src/core/insight/index.ts';
import { isFullTest } from '../harness/test-rounds.ts';
import { brierByHand, findBought, measureByHand, rangeOf } from './by-hand.ts';
import { checkFairWorlds } from './fair-worlds.ts';
import { randomNumbers, settledWorld } from './settled-world.ts';

const printed = { openMatches: 0, fee: undefined };

function measureAll(markets: Iterable<SettledMarket>) {
  const history = new SettledHistory();
  let key = 0;
  for (const market of markets) {
    key += 1;
    history.sums.take(key, market);
  }
  return { history, results: history.measure() };
}

/** Favourites of one category cost ten cents less than their chance: their rules are listed first. */
const planted = { seed: 5, markets: 12_000, planted: { category: 'Crypto', off: 100_000 } } as const;

test('in a fair world ranges hold the true return and no rule is called a find', (t) => {
  if (isFullTest) {
    const coverage = { least: 0.93, most: 0.97 };
    t.diagnostic(checkFairWorlds({ histories: 200, markets: 50_000, coverage, findsMax: 10 }));
  } else {
    checkFairWorlds({ histories: 3, markets: 15_000, coverage: { least: 0.92, most: 0.985 }, findsMax: 0 });
  }
});

test('a planted edge is found and named, and it is still there afterwards', () => {
  const { results } = measureAll(settledWorld({ ...planted, markets: 40_000 }));
  const finds = results.strategies.filter(({ falseFindShare }) => falseFindShare < 0.05);
  assert.ok(finds.length > 0, 'nothing was found');
  for (const { rule, later } of finds) {
    assert.ok(['Crypto', 'All'].includes(rule.category) && rule.side === 'yes' && rule.band >= 5, rule.id);
    assert.ok(later !== undefined && later.returned > 1.03e8 * later.markets, `${rule.id} later`);
  }
});

test('five rules and a curve equal those computed by hand from the raw rows, to the last digit', () => {
  const rows = [...settledWorld(planted)];
  // Some are paid at a price, some prices are on the edge of a band.
  const random = randomNumbers(9);
  const markets = rows.map((row) => ({
    ...row,
    payout: random.below(20) === 0 ? 10_000 * random.below(101) : row.payout,
    prices: row.prices.map((price) =>
      price !== undefined && random.below(10) === 0 ? 100_000 * Math.floor(price / 100_000) : price,
    ),
  }));
  const { results } = measureAll(markets);
  const chosen = results.strategies.filter(
    (_, place) => place % Math.ceil(results.strategies.length / 6) === 0,
  );
  assert.ok(chosen.length >= 5);
  for (const measured of chosen) {
    const { rule } = measured;
    const { chance, evidence, ...byHand } = measureByHand(markets, { ...rule, from: rule.band * 100_000 });
    const described = describeStrategy(measured, printed);
    assert.deepEqual({ ...described, ...byHand }, described, rule.id);
    assert.deepEqual(
      measured.evidence.map(({ month, markets: count }) => ({ month, markets: count })),
      evidence.map(({ month, markets: count }) => ({ month, markets: count })),
    );
    assert.ok(measured.falseFindShare >= chance, 'a share of false finds is never below the p-value');
  }
  const curve = results.calibration.find(
    ({ venue, category, horizonDays }) => venue === 'all' && category === 'All' && horizonDays === 3,
  );
  assert.ok(curve !== undefined);
  const described = describeCalibration(curve);
  assert.deepEqual({ ...described, ...brierByHand(markets, 1) }, described);
  assert.equal(described.rows.length, 10);
  for (const row of described.rows) {
    const from = Math.round(Number(row.from_usd) * 1e6);
    const bought = findBought(markets, { venue: 'all', category: 'All', horizon: 1, from, side: 'yes' });
    assert.deepEqual({ ...row, markets: bought.length, ...rangeOf(bought, 'paid') }, row);
  }
});

test('markets that come one by one, in another order, give the same results as all at once', () => {
  const rows = [...settledWorld({ ...planted, markets: 3_000 })].map((market, key) => ({ key, market }));
  const atOnce = new SettledHistory();
  for (const { key, market } of rows) atOnce.sums.take(key, market);
  const stepwise = new SettledHistory();
  const shuffled = rows.toSorted((a, b) => ((a.key * 7_919) % 3_001) - ((b.key * 7_919) % 3_001));
  for (const [place, { key, market }] of shuffled.entries()) {
    // Some prices become known later.
    stepwise.sums.take(key, {
      ...market,
      prices: market.prices.map((price, at) => (at < 2 ? price : undefined)),
    });
    if (place % 1_000 === 0) stepwise.measure();
  }
  for (const { key, market } of shuffled) stepwise.sums.take(key, market);
  assert.deepEqual(stepwise.measure(), atOnce.measure());
});

test('a world where only counting back from the actual close shows an edge has none', () => {
  const hourMs = 3_600_000;
  const random = randomNumbers(3);
  /** Will it happen before a day? Each closes when it does; the price is the chance that it still will, exactly. */
  const markets = Array.from({ length: 6_000 }, (_, place) => {
    const expectedEnd = Date.UTC(2026, 0, 1) + (place % 300) * 24 * hourMs;
    const perHour = 0.02 * random.unit() ** 2;
    const happensAt = expectedEnd - 960 * hourMs - (Math.log(1 - random.unit()) / perHour) * hourMs;
    const closes = Array.from({ length: 160 }, (_unused, step) => ({
      at: expectedEnd - step * 6 * hourMs,
      price: Math.round(1e6 * (1 - Math.exp(-perHour * step * 6))),
    }));
    const closedAt = Math.min(expectedEnd, Math.ceil(happensAt / hourMs) * hourMs);
    const isYes = happensAt < expectedEnd;
    return { place, expectedEnd, closedAt, isYes, closes: closes.filter(({ at }) => at < happensAt) };
  });
  type Market = (typeof markets)[number];
  const findsCountingFrom = (
    endOf: (market: Market) => number,
    formerEndOf: (market: Market) => number | undefined = () => undefined,
  ) => {
    const { results } = measureAll(
      markets.flatMap((market) => {
        const outcome = settleMarket(
          {
            venue: 'venue_a',
            id: `M${market.place}`,
            eventId: `E${market.place}`,
            category: 'Politics',
            gameStartsAt: undefined,
            statedEndAt: endOf(market),
            formerEnds: [formerEndOf(market)].flatMap((endAt) =>
              endAt === undefined ? [] : [{ endAt, until: market.closedAt }],
            ),
            closedAt: market.closedAt,
            determinedAt: undefined,
            settledAt: market.closedAt + hourMs,
            result: market.isYes ? 'yes' : 'no',
            yesPayout: market.isYes ? '1' : '0',
          },
          market.closes,
        );
        return outcome.kind === 'settled' ? [outcome.market] : [];
      }),
    );
    return results.strategies
      .filter(({ falseFindShare }) => falseFindShare < 0.05)
      .map(({ rule }) => rule.id);
  };
  assert.ok(findsCountingFrom(({ closedAt }) => closedAt).length > 10, 'the trap is none');
  assert.deepEqual(
    findsCountingFrom(({ expectedEnd }) => expectedEnd),
    [],
  );
  // The venue moves the end to the close when it settles: what counts is the end that was stated before.
  assert.deepEqual(
    findsCountingFrom(
      ({ closedAt }) => closedAt,
      ({ expectedEnd }) => expectedEnd,
    ),
    [],
  );
});

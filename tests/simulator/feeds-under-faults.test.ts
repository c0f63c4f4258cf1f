/** Some simulated minutes with everything going wrong at once; a longer run is `npm run soak -- feeds`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testRounds } from '../harness/test-rounds.ts';
import { runFeedsUnderFaults } from './feeds-under-faults.ts';

const seconds = testRounds({ usual: 25, full: 60 });

test('with every fault at once, no wrong book is ever called current, all are right at the end, and no trade is missed', async (t) => {
  const verdict = await runFeedsUnderFaults({
    seed: 7,
    speed: 10,
    realMs: seconds * 1_000,
    marketsPerVenue: 100,
    updatesPerSecond: 300,
  });
  const { wrong, tradesMissing, tradesInvented, ...figures } = verdict;
  t.diagnostic(
    JSON.stringify({
      ...figures,
      wrong: wrong.length,
      tradesMissing: tradesMissing.length,
      tradesInvented: tradesInvented.length,
    }),
  );
  assert.deepEqual(wrong.slice(0, 10), []);
  assert.deepEqual(tradesMissing.slice(0, 10), []);
  assert.deepEqual(tradesInvented.slice(0, 10), []);
  assert.ok(verdict.trades > 8 * seconds, `${verdict.trades} trades`);
  assert.ok(verdict.full > 0 && verdict.top > 0 && verdict.doubts > 0 && verdict.healed > 0);
});

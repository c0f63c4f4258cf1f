/**
 * The signals of simulated trading against what was planted in it: what is found, what is found where nothing is, and whether
 * a score means the chance it names. The ordinary run simulates three weeks of few markets and allows for their small numbers;
 * `ROUTEUR_TEST_ROUNDS=full` simulates thirty days of three thousand markets from three seeds, and holds to what is promised.
 */
import assert from 'node:assert/strict';
import { before, describe, it, type TestContext } from 'node:test';
import { signalKinds } from '../../src/core/insight/index.ts';
import { openingScore } from '../../src/core/signal/index.ts';
import { isFullTest } from '../harness/test-rounds.ts';
import {
  detectionOf,
  episodesAt,
  falseEpisodes,
  measureSignals,
  type SignalMeasurement,
  sumOfKinds,
} from './measure-signals.ts';
import { plantKinds } from './planted-episodes.ts';
import { measuredSeeds, measuredWorld } from './signal-figures.ts';

const promised = isFullTest
  ? { recall: 0.95, falsePer1000: 1, calibration: 2, scores: [2, 3, 4] }
  : { recall: 0.8, falsePer1000: 2.5, calibration: 3, scores: [2, 3] };
const seeds = isFullTest ? measuredSeeds : [1];
const usualWorld = { ...measuredWorld, markets: 600, days: 14, plantsPerMarketDay: 0.03 };

describe('signals of simulated trading', () => {
  let runs: SignalMeasurement[] = [];
  before(() => {
    runs = seeds.map((seed) => measureSignals({ ...(isFullTest ? measuredWorld : usualWorld), seed }));
  });

  for (const kind of plantKinds)
    it(`find planted episodes: ${kind}`, (t: TestContext) => {
      const all = runs.map(({ planted, announced }) => detectionOf(planted, announced, kind));
      const planted = all.reduce((sum, one) => sum + one.planted, 0);
      const found = all.reduce((sum, one) => sum + one.found, 0);
      t.diagnostic(`${found} of ${planted} planted episodes found`);
      assert.ok(planted >= (isFullTest ? 100 : 5), `${planted} planted`);
      assert.ok(found >= promised.recall * planted, `${found} of ${planted} found`);
    });

  it('are few where nothing is planted', (t) => {
    const marketDays = runs.reduce((sum, run) => sum + run.marketDays, 0);
    const counts = { burst: 0, block: 0, sweep: 0, one_sided: 0, price_jump: 0 };
    for (const run of runs) {
      const ofRun = falseEpisodes(run.planted, run.announced);
      for (const kind of signalKinds) counts[kind] += ofRun[kind];
    }
    t.diagnostic(`${JSON.stringify(counts)} in ${marketDays} days of a market`);
    const per1000 = (1000 * sumOfKinds(counts)) / marketDays;
    assert.ok(per1000 <= promised.falsePer1000, `${per1000} per 1,000 days of a market`);
  });

  for (const score of promised.scores)
    it(`reach a score of ${score} in as many ordinary minutes as it says`, (t) => {
      const minutes = runs.reduce((sum, run) => sum + run.ordinaryMinutes, 0);
      const reached = runs.flatMap((run) => run.ordinaryScores).filter((one) => one >= score).length;
      const times = (reached / minutes) * 10 ** score;
      t.diagnostic(`${reached} of ${minutes} minutes: ${times.toFixed(2)} times what the score says`);
      assert.ok(times <= promised.calibration && times >= 1 / promised.calibration, `${times} times`);
    });

  it('are the episodes that their scores make', () => {
    for (const { looks, announced } of runs) {
      const sorted = (episodes: typeof announced) =>
        episodes.map(({ market, kind, from, score }) => `${market} ${kind} ${from} ${score}`).toSorted();
      assert.deepEqual(sorted(announced), sorted(episodesAt(looks, openingScore)));
    }
  });

  it('are the same when the same trading is fed again', () => {
    const small = { ...usualWorld, markets: 60, days: 4, seed: 9 };
    assert.deepEqual(measureSignals(small), measureSignals(small));
  });
});

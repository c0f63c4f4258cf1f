/**
 * A simulated world is watched, every lead announced as executable is bought, and none may lose. Usually half a day of a small
 * world; with `ROUTEUR_TEST_ROUNDS=full` a month of a larger one.
 */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { isFullTest } from '../harness/test-rounds.ts';
import { runSimulatedMonth, type SimulatedMonthReport } from './simulated-month.ts';

const minuteMs = 60_000;
const seed = 7;
const options = isFullTest
  ? {
      seed,
      markets: 1_000,
      hours: 30 * 24,
      runEveryMs: 720 * minuteMs,
      tickEveryMs: minuteMs,
      updatesPerSecond: 0.3,
      sweepMs: 15 * minuteMs,
    }
  : {
      seed,
      markets: 600,
      hours: 12,
      runEveryMs: 720 * minuteMs,
      tickEveryMs: minuteMs / 2,
      updatesPerSecond: 0.3,
      sweepMs: 10 * minuteMs,
    };

describe(`leads in a simulated world of seed ${seed}`, () => {
  let report: SimulatedMonthReport;
  before(async () => {
    report = await runSimulatedMonth(options);
  });

  it('are watched without a failure', () => {
    assert.deepEqual(report.failures, []);
  });

  it('are found wherever a mistake was planted that can be bought', () => {
    const { executable, found, exempt, missed } = report.planted;
    assert.deepEqual(missed, []);
    const silent = Object.values(exempt).reduce((sum, count) => sum + count, 0);
    assert.equal(found + silent, executable);
    assert.ok(found >= (isFullTest ? 300 : 10), `${found} found`);
  });

  it('cost and charge what they say, at the books they name', () => {
    assert.deepEqual(report.bought.untrue, []);
    assert.equal(report.bought.purchases, report.changes.executable);
  });

  it('never lose, once bought', () => {
    const { purchases, distinct, losses, profit } = report.bought;
    assert.deepEqual(losses, []);
    assert.ok(purchases >= (isFullTest ? 300 : 10), `${purchases} bought`);
    assert.ok(distinct >= (isFullTest ? 200 : 10), `${distinct} different ones`);
    assert.ok(profit > 0n);
  });

  it('are settled within the month, some of them without a result', {
    skip: isFullTest ? false : 'takes a month: ROUTEUR_TEST_ROUNDS=full, as .ci/run does',
  }, () => {
    const { settledNormally, settledVoid } = report.bought;
    assert.ok(settledNormally >= 150, `${settledNormally} with a result`);
    assert.ok(settledVoid > 0);
  });

  it('pay a dollar whatever happens, wherever no void branch speaks against it', () => {
    const { safe, safePaidLess, resultPaidLess } = report.coverings;
    assert.ok(safe > 100, `${safe} pairs of sides`);
    assert.deepEqual(safePaidLess, []);
    assert.deepEqual(resultPaidLess, []);
  });

  it('are withheld for a reason: simulated voids pay less than a dollar', () => {
    assert.ok(Object.values(report.coverings.withheldPaidLess).some((count) => count > 0));
    assert.ok(report.informational.leads > 0);
    if (isFullTest) assert.ok(Object.values(report.informational.paidLess).some((count) => count > 0));
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceOfLuck, falseFindShares, logOfBet, stakes } from './event-bets.ts';

/** Two markets of one event, each bought for a unit of money: together they returned so many. */
function chanceAfter(returned: number): number {
  return chanceOfLuck(stakes.map((stake) => logOfBet(stake, 2, returned, 1)));
}

test('the dollar lies on four stakes: 3, 10, 30 and 80 cents of each', () => {
  // All money doubled: 1.03, 1.1, 1.3 and 1.8 dollars, 1.3075 on average.
  assert.equal(chanceAfter(4).toFixed(6), (1 / 1.3075).toFixed(6));
  assert.equal(chanceAfter(2), 1, 'as much as was paid');
  assert.equal(chanceAfter(0), 1, 'a loss');
  assert.equal(logOfBet(0.8, 0, 0, 1), 0, 'nothing was bought');
});

test('shares of false finds never fall where the evidence is weaker', () => {
  assert.deepEqual(falseFindShares([0.01, 0.04, 0.03, 0.5]), [0.04, 0.16 / 3, 0.16 / 3, 0.5]);
  assert.deepEqual(falseFindShares([]), []);
});

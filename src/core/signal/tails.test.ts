import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { countTail, logGamma, rawScoreMax } from './tails.ts';

/** Term by term, from the recurrence of its probabilities. */
function summedTail(count: number, mean: number, dispersion: number): number {
  const shape = 1 / dispersion;
  const odds = mean / (mean + shape);
  let probability = (1 - odds) ** shape;
  let below = 0;
  for (let number = 0; number < count; number += 1) {
    below += probability;
    probability *= (odds * (number + shape)) / (number + 1);
  }
  let tail = 0;
  for (let number = count; number < count + 20_000; number += 1) {
    tail += probability;
    probability *= (odds * (number + shape)) / (number + 1);
  }
  assert.ok(Math.abs(below + tail - 1) < 1e-6);
  return -Math.log10(tail);
}

describe('tails', () => {
  test('the logarithm of the gamma function is that of factorials and of the root of pi', () => {
    let factorial = 1;
    for (let number = 1; number < 20; number += 1) {
      assert.ok(Math.abs(logGamma(number) - Math.log(factorial)) < 1e-6, `${number}`);
      factorial *= number;
    }
    assert.ok(Math.abs(logGamma(0.5) - Math.log(Math.sqrt(Math.PI))) < 1e-6);
  });

  test('the tail of a count is that of its summed probabilities, within a tenth of a decade far out', () => {
    for (const mean of [0.2, 1, 4, 20])
      for (const dispersion of [0.5, 2, 6])
        for (const times of [8, 15, 30]) {
          const count = Math.ceil(mean * times) + 5;
          const exact = summedTail(count, mean, dispersion);
          if (exact > rawScoreMax) continue;
          const found = countTail(count, mean, dispersion);
          assert.ok(Math.abs(exact - found) < 0.1, `${mean} ${dispersion} ${count}: ${found} for ${exact}`);
        }
  });

  test('a count that is expected says nothing, and a larger one never less', () => {
    assert.equal(countTail(3, 3, 2), 0);
    let before = 0;
    for (let count = 4; count < 400; count += 1) {
      const tail = countTail(count, 3, 2);
      assert.ok(tail >= before && tail <= rawScoreMax);
      before = tail;
    }
  });
});

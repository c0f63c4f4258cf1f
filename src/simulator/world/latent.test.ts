import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clampFair,
  gameRevelation,
  guessAt,
  informationTime,
  LatentPath,
  massBelow,
  massOfSteps,
  normalBelow,
  releaseRevelation,
  stoppedRevelation,
} from './latent.ts';

test('a path is a pure function of seed, key and time', () => {
  assert.equal(new LatentPath(1, 'x').at(0.37), new LatentPath(1, 'x').at(0.37));
  assert.notEqual(new LatentPath(1, 'x').at(0.37), new LatentPath(2, 'x').at(0.37));
  assert.equal(new LatentPath(1, 'x').at(0), 0);
});

test('paths spread as Brownian motion does', () => {
  const count = 4000;
  for (const [from, to] of [
    [0, 0.25],
    [0.25, 0.5],
    [0.3, 0.9],
    [0, 1],
  ] as const) {
    let variance = 0;
    for (let index = 0; index < count; index += 1) {
      const path = new LatentPath(9, `path-${index}`);
      variance += (path.at(to) - path.at(from)) ** 2 / count;
    }
    assert.ok(Math.abs(variance / (to - from) - 1) < 0.1, `variance from ${from} to ${to}: ${variance}`);
  }
});

test('a guess is a fair one: its chances come true as often as they say', () => {
  const revelation = releaseRevelation(0, 1000);
  let [said, came] = [0, 0];
  const count = 4000;
  for (let index = 0; index < count; index += 1) {
    const path = new LatentPath(4, `guess-${index}`);
    said += 1 - massBelow(guessAt(path, revelation, { mean: 10, deviation: 3 }, 500), 12);
    came += 10 + 3 * path.at(1) > 12 ? 1 : 0;
  }
  assert.ok(Math.abs(said - came) / count < 0.02);
});

test('information comes slowly before a start and at once with a release', () => {
  const game = gameRevelation(0, 100, 200);
  assert.ok(informationTime(game, 100) < 0.25);
  assert.equal(informationTime(game, 200), 1);
  assert.equal(informationTime(game, 10_000), 1);
  const release = releaseRevelation(0, 1_000_000);
  assert.ok(informationTime(release, 999_999) < 0.56);
  assert.equal(informationTime(release, 1_001_000), 1);
  assert.equal(informationTime(stoppedRevelation(release), 2_000_000), 0.6);
});

test('masses of a tiling add up to one and follow the figure when it is certain', () => {
  const guess = { mean: 3.2, deviation: 1.7 };
  const cuts = [Number.NEGATIVE_INFINITY, 0, 2, 3, 7, Number.POSITIVE_INFINITY];
  let sum = 0;
  for (let index = 0; index + 1 < cuts.length; index += 1) {
    sum += massOfSteps(guess, (cuts[index] ?? 0) + 1, cuts[index + 1] ?? 0);
  }
  assert.ok(Math.abs(sum - 1) < 1e-9);
  assert.equal(massOfSteps({ mean: 3, deviation: 0 }, 3, 3), 1);
  assert.equal(massOfSteps({ mean: 3, deviation: 0 }, 4, 9), 0);
});

test('the normal distribution function is close to its table', () => {
  assert.ok(Math.abs(normalBelow(1.96) - 0.9750021) < 1e-6);
  assert.ok(Math.abs(normalBelow(-1) - 0.1586553) < 1e-6);
  assert.deepEqual([clampFair(0), clampFair(0.4), clampFair(1)], [0.002, 0.4, 0.998]);
});

test('kin have the correlation that is asked for, at the end and on the way', () => {
  for (const tau of [0.3, 1]) {
    let [product, left, right] = [0, 0, 0];
    for (let seed = 0; seed < 4000; seed += 1) {
      const kin = { key: 'both', correlation: 0.9 };
      const one = new LatentPath(seed, 'one', kin).at(tau);
      const other = new LatentPath(seed, 'other', kin).at(tau);
      product += one * other;
      left += one * one;
      right += other * other;
    }
    assert.ok(Math.abs(product / Math.sqrt(left * right) - 0.9) < 0.02);
    assert.ok(Math.abs(left / 4000 - tau) < 0.08 * tau);
  }
});

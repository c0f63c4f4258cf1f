import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, hashText, integerOf, normalQuantile, uniformOf } from './random.ts';

test('the same seed and key give the same draws, others do not', () => {
  const draws = (seed: number, key: string): number[] => {
    const random = createRandom(seed, key);
    return [random.uniform(), random.normal(), random.pareto(1.2), random.integer(1, 1000)];
  };
  assert.deepEqual(draws(7, 'a'), draws(7, 'a'));
  assert.notDeepEqual(draws(7, 'a'), draws(8, 'a'));
  assert.notDeepEqual(draws(7, 'a'), draws(7, 'b'));
});

test('draws are pinned, so that a world is the same on every machine', () => {
  assert.deepEqual(hashText(1, 'world'), { high: 2960953151, low: 1803108573 });
});

test('uniform and normal draws have the moments they should have', () => {
  const random = createRandom(3, 'moments');
  const count = 20_000;
  let [mean, normalMean, normalSquare] = [0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    mean += random.uniform() / count;
    const normal = random.normal();
    normalMean += normal / count;
    normalSquare += (normal * normal) / count;
  }
  assert.ok(Math.abs(mean - 0.5) < 0.01);
  assert.ok(Math.abs(normalMean) < 0.03);
  assert.ok(Math.abs(normalSquare - 1) < 0.03);
});

test('keyed draws spread over their range', () => {
  const seen = new Set(Array.from({ length: 500 }, (_, index) => integerOf(5, `key-${index}`, 1, 6)));
  assert.deepEqual([...seen].sort(), [1, 2, 3, 4, 5, 6]);
  assert.ok(
    Array.from({ length: 500 }, (_, index) => uniformOf(5, `key-${index}`)).every(
      (value) => value > 0 && value < 1,
    ),
  );
});

test('the normal quantile is odd and hits known points', () => {
  assert.ok(Math.abs(normalQuantile(0.975) - 1.959964) < 1e-5);
  assert.ok(Math.abs(normalQuantile(0.01) + 2.326348) < 1e-5);
  assert.ok(Math.abs(normalQuantile(0.3) + normalQuantile(0.7)) < 1e-9);
});

test('a shuffle keeps the members', () => {
  const list = Array.from({ length: 50 }, (_, index) => index);
  const shuffled = createRandom(1, 'shuffle').shuffle(list);
  assert.notDeepEqual(shuffled, list);
  assert.deepEqual(
    [...shuffled].sort((left, right) => left - right),
    list,
  );
  assert.throws(() => createRandom(1, 'pick').pick([]), RangeError);
});

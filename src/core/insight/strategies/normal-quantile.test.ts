import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalChance, normalQuantile, studentQuantile } from './normal-quantile.ts';

function checkNear(value: number, expected: number, tolerance: number): void {
  assert.ok(Math.abs(value - expected) <= tolerance, `${value} is not ${expected}`);
}

test('quantiles of the normal distribution are those of the tables', () => {
  for (const [chance, quantile] of [
    [0.5, 0],
    [0.975, 1.959963984540054],
    [0.025, -1.959963984540054],
    [0.999, 3.090232306167813],
    [0.000001, -4.753424308822899],
  ] as const) {
    checkNear(normalQuantile(chance), quantile, 1e-12);
    checkNear(normalChance(quantile), chance, 1e-12);
  }
});

test('quantiles of Student’s distribution are those of the tables', () => {
  const normal = normalQuantile(0.975);
  for (const [freedom, quantile, tolerance] of [
    [5, 2.570582, 1e-3],
    [10, 2.228139, 3e-5],
    [30, 2.042272, 1e-6],
    [100, 1.983972, 1e-6],
  ] as const) {
    checkNear(studentQuantile(normal, freedom), quantile, tolerance);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatScaled } from './scaled-text.ts';

test('scaled integers are printed exactly', () => {
  assert.equal(formatScaled(0n, 10), '0.0000');
  assert.equal(formatScaled(12_345_678_901n, 10), '1.2345678901');
  assert.equal(formatScaled(-10_000_000_000n, 10), '-1.0000');
  assert.equal(formatScaled(1n, 12), '0.000000000001');
  assert.equal(formatScaled(1_230_000n, 6), '1.2300');
});

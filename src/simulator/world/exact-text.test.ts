import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decimalText, groupedText, shortDecimalText } from './exact-text.ts';

test('steps become exact decimals', () => {
  for (const [steps, decimals, long, short] of [
    [-4, 1, '-0.4', '-0.4'],
    [30, 1, '3.0', '3'],
    [0, 1, '0.0', '0'],
    [9_199_999, 2, '91999.99', '91999.99'],
    [5, 4, '0.0005', '0.0005'],
    [75_450_000, 4, '7545.0000', '7545'],
    [100, 0, '100', '100'],
  ] as const) {
    assert.equal(decimalText(steps, decimals), long);
    assert.equal(shortDecimalText(steps, decimals), short);
  }
});

test('thousands are grouped in the whole part only', () => {
  assert.deepEqual(['1234567.8912', '999', '-25000', '91999.99'].map(groupedText), [
    '1,234,567.8912',
    '999',
    '-25,000',
    '91,999.99',
  ]);
});

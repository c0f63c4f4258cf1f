import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  printAmount,
  printAmountText,
  printDerivedPrice,
  printPriceText,
  printRatio,
} from './printed-number.ts';

test('an amount has four decimals, and what lies half way goes away from zero', () => {
  for (const [text, printed] of [
    ['8146.284700000006', '8146.2847'],
    ['9120.400000000001', '9120.4000'],
    ['1e6', '1000000.0000'],
    ['0.00004999999', '0.0000'],
    ['0.00005', '0.0001'],
    ['-0.00005', '-0.0001'],
    ['-0.00004', '0.0000'],
    ['99999.99995', '100000.0000'],
    ['12', '12.0000'],
  ] as const) {
    assert.equal(printAmountText(text), printed, text);
  }
  assert.equal(printAmountText('a lot'), undefined);
  assert.equal(printAmount(20_997_006_999n, 10), '2.0997');
  assert.equal(printAmount(-5n, 0), '-5.0000');
});

test('a ratio has six decimals, and is rounded down where it would promise too much', () => {
  const third = { numerator: 1n, denominator: 3n };
  const minusThird = { numerator: -1n, denominator: 3n };
  const half = { numerator: 1n, denominator: 2_000_000n };
  assert.deepEqual([printRatio(third), printRatio(third, 'down')], ['0.333333', '0.333333']);
  assert.deepEqual([printRatio(minusThird), printRatio(minusThird, 'down')], ['-0.333333', '-0.333334']);
  assert.deepEqual([printRatio(half), printRatio(half, 'down')], ['0.000001', '0.000000']);
  assert.equal(printRatio({ numerator: 1n, denominator: 1n }), '1.000000');
  assert.equal(printRatio({ numerator: -2n, denominator: 1n }, 'down'), '-2.000000');
});

test('a price has four to six decimals', () => {
  assert.equal(printDerivedPrice({ numerator: 4_555n, denominator: 10_000n }), '0.4555');
  assert.equal(printDerivedPrice({ numerator: 45_555n, denominator: 100_000n }), '0.45555');
  assert.equal(printDerivedPrice({ numerator: 2n, denominator: 3n }), '0.666667');
  assert.deepEqual(['1', '0.5', '0.33333333', 'x'].map(printPriceText), [
    '1.0000',
    '0.5000',
    '0.333333',
    undefined,
  ]);
});

test('what is printed is off by half of its last place at the most', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }),
      fc.integer({ min: 0, max: 18 }),
      (units, places) => {
        const printed = BigInt(printAmount(units, places).replace('.', ''));
        const distance = printed * 10n ** BigInt(places) - units * 10_000n;
        assert.ok((distance < 0n ? -distance : distance) * 2n <= 10n ** BigInt(places));
      },
    ),
  );
});

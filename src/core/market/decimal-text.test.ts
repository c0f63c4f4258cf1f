import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseDecimal } from '../exact/index.ts';
import { formatDecimalText, nearDollars, wholeDollars } from './decimal-text.ts';

test('amounts are printed exactly, with four decimals at the least', () => {
  const cases: readonly (readonly [string, string | undefined, number])[] = [
    ['0', '0.0000', 0],
    ['007', '7.0000', 7],
    ['25000', '25000.0000', 25_000],
    ['24999.999999999', '24999.999999999', 24_999],
    ['12.50000', '12.5000', 12],
    ['1e-7', '0.0000001', 0],
    ['1.5e3', '1500.0000', 1_500],
    ['.5', '0.5000', 0],
    ['-3', '-3.0000', 0],
    ['12345678901234567890.5', '12345678901234567890.5000', 12_345_678_901_234_567_000],
    ['', undefined, 0],
    ['ten', undefined, 0],
  ];
  for (const [text, printed, whole] of cases) {
    assert.equal(formatDecimalText(text), printed, text);
    assert.equal(wholeDollars(text), whole, text);
    assert.equal(nearDollars(text), printed === undefined ? Number.NaN : Number(printed), text);
  }
  assert.equal(wholeDollars(undefined), 0);
});

test('what is printed is the same number', () => {
  const digits = fc
    .integer({ min: 0, max: 12 })
    .chain((length) => fc.stringMatching(new RegExp(`^\\d{${length}}$`)));
  const decimal = fc.tuple(fc.nat(1e12), digits, fc.constantFrom('', 'e3', 'E-4', 'e+0'));
  fc.assert(
    fc.property(decimal, ([whole, fraction, exponent]) => {
      const text = `${whole}.${fraction}${exponent}`;
      const printed = formatDecimalText(text);
      assert.ok(printed !== undefined);
      assert.match(printed, /^\d+\.\d{4,}$/);
      assert.deepEqual(parseDecimal(printed), parseDecimal(text));
    }),
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compareRationals, formatRational, parseDecimal, rational } from './rational.ts';

function checkDecimal(text: string, expected: string | undefined): void {
  test(`${JSON.stringify(text)} is ${expected ?? 'refused'}`, () => {
    const value = parseDecimal(text);
    assert.equal(value && formatRational(value), expected);
  });
}

checkDecimal('0', '0');
checkDecimal('-0', '0');
checkDecimal('74299.99', '74299.99');
checkDecimal('4.50', '4.5');
checkDecimal('.48', '0.48');
checkDecimal('-.5', '-0.5');
checkDecimal('5.', '5');
checkDecimal('1e-7', '0.0000001');
checkDecimal('1.5E3', '1500');
checkDecimal('-25000', '-25000');
checkDecimal('4.099999', '4.099999');
checkDecimal('0.30000000000000001', '0.30000000000000001');
checkDecimal('9007199254740993', '9007199254740993');
checkDecimal('', undefined);
checkDecimal('.', undefined);
checkDecimal('1,000', undefined);
checkDecimal('0x10', undefined);
checkDecimal('1e400', undefined);
checkDecimal('NaN', undefined);
checkDecimal('1'.repeat(101), undefined);
checkDecimal('１', undefined);

test('a fraction that never ends as a decimal stays a fraction', () => {
  assert.equal(formatRational(rational(2n, -6n)), '-1/3');
});

test('there is no fraction over zero', () => {
  assert.throws(() => rational(1n, 0n), RangeError);
});

const anyRational = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
  .map(([numerator, denominator]) => rational(numerator, denominator));

test('one value has one form: equal fractions are deeply equal', () => {
  fc.assert(
    fc.property(anyRational, fc.bigInt({ min: 1n, max: 1000n }), (value, factor) => {
      const same = rational(value.numerator * factor, value.denominator * factor);
      assert.deepEqual(same, value);
      assert.equal(compareRationals(same, value), 0);
    }),
  );
});

test('a decimal of any length survives parsing and printing', () => {
  const digits = fc.stringMatching(/^[1-9]\d{0,30}$/);
  fc.assert(
    fc.property(digits, fc.stringMatching(/^\d{0,30}[1-9]$/), (whole, fraction) => {
      const value = parseDecimal(`${whole}.${fraction}`);
      assert.equal(value && formatRational(value), `${whole}.${fraction}`);
    }),
  );
});

test('the order is that of the numbers', () => {
  fc.assert(
    fc.property(anyRational, anyRational, (left, right) => {
      const common = left.numerator * right.denominator - right.numerator * left.denominator;
      assert.equal(compareRationals(left, right), common < 0n ? -1 : common > 0n ? 1 : 0);
      assert.equal(compareRationals(left, right), 0 - compareRationals(right, left));
    }),
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  addRationals,
  ceilRational,
  compareRationals,
  divideRationals,
  floorRational,
  formatRational,
  half,
  isInteger,
  multiplyRationals,
  negateRational,
  one,
  parseDecimal,
  parseRational,
  rational,
  rationalOf,
  subtractRationals,
  zero,
} from './rational.ts';

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

function checkFraction(text: string, expected: string | undefined): void {
  test(`${JSON.stringify(text)} as a fraction is ${expected ?? 'refused'}`, () => {
    const value = parseRational(text);
    assert.equal(value && formatRational(value), expected);
  });
}

checkFraction('1/3', '1/3');
checkFraction('-2/6', '-1/3');
checkFraction('0/7', '0');
checkFraction('3/4', '0.75');
checkFraction('74299.99', '74299.99');
checkFraction(`${'9'.repeat(100)}/1`, '9'.repeat(100));
checkFraction('1/0', undefined);
checkFraction('1/-3', undefined);
checkFraction('1.5/2', undefined);
checkFraction('1/2/3', undefined);
checkFraction('/2', undefined);
checkFraction('1/', undefined);
checkFraction('1 / 2', undefined);
checkFraction(`1/${'1'.repeat(101)}`, undefined);
checkFraction(`${'1'.repeat(101)}/1`, undefined);
checkFraction('', undefined);

test('the constants are what their names say, and in canonical form', () => {
  assert.deepEqual([zero, one, half], [rational(0n, 5n), rational(3n, 3n), rational(2n, 4n)]);
});

test('only a safe integer is taken from a number', () => {
  assert.deepEqual(rationalOf(-42), rational(-42n));
  assert.deepEqual(rationalOf(-0), zero);
  for (const bad of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    assert.throws(() => rationalOf(bad), RangeError);
  }
});

function checkRounding(text: string, floor: bigint, ceil: bigint): void {
  test(`${text} lies between ${floor} and ${ceil}`, () => {
    const value = parseRational(text);
    assert.ok(value);
    assert.deepEqual([floorRational(value), ceilRational(value)], [floor, ceil]);
    assert.equal(isInteger(value), floor === ceil);
  });
}

checkRounding('0', 0n, 0n);
checkRounding('7', 7n, 7n);
checkRounding('-7', -7n, -7n);
checkRounding('0.5', 0n, 1n);
checkRounding('-0.5', -1n, 0n);
checkRounding('7/3', 2n, 3n);
checkRounding('-7/3', -3n, -2n);

test('nothing is divided by zero', () => {
  assert.throws(() => divideRationals(one, zero), RangeError);
});

/** Small denominators make equal ones, and so the short ways, common. */
const smallRational = fc
  .tuple(fc.bigInt({ min: -50n, max: 50n }), fc.bigInt({ min: 1n, max: 6n }))
  .map(([numerator, denominator]) => rational(numerator, denominator));
const eitherRational = fc.oneof(smallRational, anyRational);

test('sums, differences, products and quotients are those of the fractions, in canonical form', () => {
  fc.assert(
    fc.property(eitherRational, eitherRational, (a, b) => {
      const { numerator: p, denominator: q } = a;
      const { numerator: r, denominator: s } = b;
      assert.deepEqual(addRationals(a, b), rational(p * s + r * q, q * s));
      assert.deepEqual(subtractRationals(a, b), rational(p * s - r * q, q * s));
      assert.deepEqual(multiplyRationals(a, b), rational(p * r, q * s));
      assert.deepEqual(negateRational(a), rational(-p, q));
      if (r !== 0n) assert.deepEqual(divideRationals(a, b), rational(p * s, q * r));
    }),
  );
});

test('floor and ceiling enclose the value by less than one', () => {
  fc.assert(
    fc.property(eitherRational, (value) => {
      const { numerator, denominator } = value;
      const [floor, ceil] = [floorRational(value), ceilRational(value)];
      assert.ok(floor * denominator <= numerator && numerator < (floor + 1n) * denominator);
      assert.ok((ceil - 1n) * denominator < numerator && numerator <= ceil * denominator);
    }),
  );
});

test('a fraction survives printing and parsing', () => {
  fc.assert(
    fc.property(smallRational, (value) => {
      assert.deepEqual(parseRational(formatRational(value)), value);
      assert.deepEqual(parseRational(`${value.numerator * 6n}/${value.denominator * 6n}`), value);
    }),
  );
});

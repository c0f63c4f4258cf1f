import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatQuotient, formatScaled } from './quotient.ts';

function checkQuotient(numerator: bigint, denominator: bigint, expected: string): void {
  assert.equal(formatQuotient({ numerator, denominator }), expected);
}

test('a quotient has six decimals at the most and four at the least, rounded half to even', () => {
  checkQuotient(1n, 3n, '0.333333');
  checkQuotient(2n, 3n, '0.666667');
  checkQuotient(-2n, 3n, '-0.666667');
  checkQuotient(1n, 2n, '0.5000');
  checkQuotient(-1n, 1n, '-1.0000');
  checkQuotient(0n, 7n, '0.0000');
  checkQuotient(25n, 10_000_000n, '0.000002');
  checkQuotient(35n, 10_000_000n, '0.000004');
  checkQuotient(-25n, 10_000_000n, '-0.000002');
  checkQuotient(1n, 10_000_000_000n, '0.0000');
  checkQuotient(-1n, 10_000_000_000n, '0.0000');
  checkQuotient(9_999_999n, 10_000_000n, '1.0000');
});

test('a quotient is never off by more than half a millionth', () => {
  const part = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
  const whole = fc.bigInt({ min: 1n, max: 10n ** 20n });
  fc.assert(
    fc.property(part, whole, (numerator, denominator) => {
      const text = formatQuotient({ numerator, denominator });
      assert.match(text, /^-?\d+\.\d{4,6}$/);
      const [wholePart = '', fraction = ''] = text.replace('-', '').split('.');
      const units = BigInt(wholePart + fraction.padEnd(6, '0')) * (text.startsWith('-') ? -1n : 1n);
      const off = units * denominator - numerator * 1_000_000n;
      assert.ok(2n * (off < 0n ? -off : off) <= denominator);
    }),
  );
});

test('scaled integers are printed exactly', () => {
  assert.equal(formatScaled(0n, 10), '0.0000');
  assert.equal(formatScaled(12_345_678_901n, 10), '1.2345678901');
  assert.equal(formatScaled(-10_000_000_000n, 10), '-1.0000');
  assert.equal(formatScaled(1n, 12), '0.000000000001');
  assert.equal(formatScaled(1_230_000n, 6), '1.2300');
});

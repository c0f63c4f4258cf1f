import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatMicros, parseMicros } from './micros.ts';

function checkMicros(text: string, expected: number | undefined): void {
  test(`${JSON.stringify(text)} is ${expected ?? 'refused'}`, () => {
    assert.equal(parseMicros(text), expected);
  });
}

checkMicros('0.5600', 560_000);
checkMicros('1', 1_000_000);
checkMicros('0.5', 500_000);
checkMicros('-12.25', -12_250_000);
checkMicros('.48', 480_000);
checkMicros('0.0001', 100);
checkMicros('1596.82', 1_596_820_000);
checkMicros('-100.00', -100_000_000);
checkMicros('-0.00', 0);
checkMicros('0.1234560000', 123_456);
checkMicros('0.1234567', undefined);
checkMicros('9999999999', undefined);
checkMicros('', undefined);
checkMicros('-', undefined);
checkMicros('.', undefined);
checkMicros('1e3', undefined);
checkMicros('+1', undefined);
checkMicros('NaN', undefined);
checkMicros('5.', 5_000_000);
checkMicros('-.5', -500_000);
checkMicros('--5', undefined);
checkMicros('5-', undefined);
checkMicros('1.2.3', undefined);
checkMicros('1.5a', undefined);
checkMicros(' 1', undefined);
checkMicros('9007199254.740991', 9_007_199_254_740_991);
checkMicros('9007199254.740992', undefined);
checkMicros('00000000001', undefined);
checkMicros('0.0000000000000001', undefined);

test('prices print with four places, and more only where they carry something', () => {
  assert.equal(formatMicros(460_000), '0.4600');
  assert.equal(formatMicros(150), '0.00015');
  assert.equal(formatMicros(1), '0.000001');
  assert.equal(formatMicros(-2_500_000), '-2.5000');
});

test('whatever a pattern would take is taken, and nothing else', () => {
  const pattern = /^-?(?=\.?\d)\d{0,10}(?:\.\d*)?$/;
  const anyText = fc.string({ unit: fc.constantFrom('0', '1', '9', '.', '-', 'e', ' '), maxLength: 14 });
  fc.assert(
    fc.property(anyText, (text) => {
      const parsed = parseMicros(text);
      const [, fraction = ''] = text.split('.');
      const fits = Math.abs(Number(text)) < 9_000_000_000 && !/[^0]/.test(fraction.slice(6));
      assert.equal(parsed !== undefined, pattern.test(text) && fits);
      if (parsed !== undefined) assert.equal(parsed / 1_000_000, Number(text) + 0);
    }),
  );
});

test('printing and parsing are inverse', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_000_000_000_000_000, max: 9_000_000_000_000_000 }), (micros) => {
      assert.equal(parseMicros(formatMicros(micros)), micros);
    }),
  );
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { printAmountText } from '../exact/index.ts';
import { DecimalSum, splitDecimal } from './decimal-sum.ts';

function sumOf(texts: readonly string[]): string {
  const sum = new DecimalSum();
  for (const text of texts) sum.addText(text);
  return sum.print();
}

function checkSum(texts: readonly string[], expected: string): void {
  it(`${texts.join(' + ')} = ${expected}`, () => assert.equal(sumOf(texts), expected));
}

describe('sums of decimal texts', () => {
  checkSum([], '0.0000');
  checkSum(['0.1000', '0.2000'], '0.3000');
  // Rounded once, as a whole.
  checkSum(['0.00003', '0.00003'], '0.0001');
  checkSum(['0.999999999', '0.000000001'], '1.0000');
  checkSum(['0.000000000999999999', '0.000000000000000001'], '0.0000');
  // What the ninth decimal and the eighteenth carry over decides on which side of a half the sum is.
  checkSum(['0.0000499999', '0.0000000001'], '0.0001');
  checkSum(['0.000049999999999999', '0.000000000000000001'], '0.0001');
  checkSum(['9007199254740993.0000', '1.0000'], '9007199254740994.0000');
  checkSum(['999999999999999.5000', '999999999999999.5000'], '1999999999999999.0000');
  checkSum(['0.0000000000000000000001', '1.0000'], '1.0000');
  checkSum(['-2.5000', '3.0000'], '0.5000');

  it('are exact, whatever the amounts', () => {
    const amount = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.integer({ min: 4, max: 24 }))
      .map(([units, places]) => {
        const digits = units.toString().padStart(places + 1, '0');
        return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
      });
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 50 }), (texts) => {
        const units = texts.reduce((sum, text) => {
          const [whole = '', fraction = ''] = text.split('.');
          return sum + BigInt(whole + fraction.padEnd(24, '0'));
        }, 0n);
        const digits = units.toString().padStart(25, '0');
        assert.equal(sumOf(texts), printAmountText(`${digits.slice(0, -24)}.${digits.slice(-24)}`));
      }),
    );
  });

  it('stay exact beyond what a number holds', () => {
    const sum = new DecimalSum();
    const parts = splitDecimal('999999999999999.999999999999999999');
    assert.ok(parts);
    for (let i = 0; i < 1000; i += 1) sum.addParts(parts.whole, parts.high, parts.low);
    assert.equal(sum.print(), '1000000000000000000.0000');
  });
});

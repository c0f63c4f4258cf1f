/** Figures as the explorer prints them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { multiply, parseDecimal, printDecimal } from '../../web/state/decimal.ts';
import {
  alignedCents,
  cents,
  dollars,
  money,
  percent,
  printAge,
  quantity,
  signedCents,
} from '../../web/state/format.ts';

function checkText(what: string, found: string, expected: string) {
  test(`${what} is ${expected}`, () => assert.equal(found, expected));
}

checkText('a price of whole cents', cents('0.6600'), '66¢');
checkText('a price between cents', cents('0.2930'), '29.3¢');
checkText('no price', cents(undefined), '–');
checkText('a price in a column', alignedCents('0.6600'), '66.0¢');
checkText('a price that rounds up', alignedCents('0.17485'), '17.5¢');
checkText('a price that rounds away from zero', alignedCents('-0.17485'), '−17.5¢');
checkText('a rise', signedCents('0.2500'), '+25.0¢');
checkText('a fall', signedCents('-0.2110'), '−21.1¢');
checkText('an amount that is rounded down', dollars('495.05999'), '$495.05');
checkText('a loss that is rounded down', dollars('-0.001'), '−$0.01');
checkText('a large amount', dollars('1234567.8'), '$1,234,567.80');
checkText('much money', money('588351.1600'), '$588K');
checkText('little money', money('-865.3'), '−$865');
checkText('a share that is not rounded up', percent('0.999999'), '99.99%');
checkText('no share', percent(null), '–');
checkText('contracts', quantity('10297.0200'), '10,297.02');
checkText('an age', printAge(5 * 60_000 + 59_000), '5 min');

test('much money is printed as the browser prints compact numbers', () => {
  const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 });
  const check = (amount: number) => assert.equal(money(String(amount)), `$${compact.format(amount)}`);
  // Where one letter follows another, digits end in zeros, or letters run out.
  [10_000, 10_049, 99_949, 99_950, 999_499, 999_500, 1e6, 1_004_999, 2e7, 999_500_000, 5e12].forEach(check);
  fc.assert(fc.property(fc.integer({ min: 10_000, max: 10 ** 14 }), check));
});

test('a decimal is what it was after it was read and printed', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (value) => {
      assert.equal(parseDecimal(printDecimal(value)), value);
    }),
  );
  for (const text of ['', 'x', '1.', '.5', '1e3', '1.1234567']) assert.throws(() => parseDecimal(text), text);
});

test('price times contracts is exact', () => {
  assert.equal(printDecimal(multiply(parseDecimal('0.1300'), parseDecimal('1268.8900'))), '164.9557');
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  decimalText,
  isoTime,
  noisyNumber,
  numberOf,
  postgresTime,
  priceText,
  sizeText,
} from './wire-text.ts';

function checkDecimal(units: number | bigint, places: number, text: string): void {
  assert.equal(decimalText(units, places), text);
}

describe('decimalText', () => {
  it('writes as few digits as it can', () => {
    checkDecimal(0, 4, '0');
    checkDecimal(1, 4, '0.0001');
    checkDecimal(4350, 4, '0.435');
    checkDecimal(10_000, 4, '1');
    checkDecimal(-35, 1, '-3.5');
    checkDecimal(-5000, 4, '-0.5');
    checkDecimal(12_345_678_901_234_567_890n, 4, '1234567890123456.789');
    checkDecimal(700, 0, '700');
  });

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.nat({ max: 8 }), (units, places) => {
        const text = decimalText(units, places);
        const [whole = '', fraction = ''] = text.replace('-', '').split('.');
        const back = BigInt(whole + fraction.padEnd(places, '0')) * (text.startsWith('-') ? -1n : 1n);
        assert.equal(back, units);
        assert.doesNotMatch(text, /\.\d*0$|\.$/);
      }),
    );
  });

  it('gives every price and size its exact JSON number', () => {
    for (let price = 0; price <= 10_000; price += 1) {
      assert.equal(JSON.stringify(numberOf(priceText(price))), priceText(price));
    }
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 9 }), (size) => {
        assert.equal(sizeText(size), decimalText(size, 2));
        assert.equal(JSON.stringify(numberOf(sizeText(size))), sizeText(size));
      }),
    );
  });
});

describe('noisyNumber', () => {
  it('is off in the last places only, and always the same', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 31 }), fc.nat(), (units, salt) => {
        const text = decimalText(units, 4);
        const noisy = noisyNumber(text, salt);
        assert.equal(noisy, noisyNumber(text, salt));
        assert.ok(Math.abs(noisy - Number(text)) <= Number(text) * 1e-14);
        assert.equal(Object.is(noisy, Number(text)), Number.isInteger(Number(text)));
      }),
    );
  });
});

describe('times', () => {
  it('has the venue’s three forms', () => {
    const at = Date.UTC(2026, 3, 5, 15, 10, 0, 120);
    assert.equal(postgresTime(at), '2026-04-05 15:10:00+00');
    assert.equal(isoTime(at), '2026-04-05T15:10:00.120Z');
    assert.equal(isoTime(at, 900_394), '2026-04-05T15:10:00.120394Z');
    assert.equal(isoTime(Date.UTC(2026, 9, 7, 16)), '2026-10-07T16:00:00Z');
  });
});

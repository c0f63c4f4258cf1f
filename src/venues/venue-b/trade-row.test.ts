import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nearestMicros, normalisePrint } from './trade-row.ts';

const print = {
  transactionHash: '0x8E',
  asset: 'yes',
  price: '0.46',
  size: '35.5',
  side: 'BUY',
  venueTime: 1_790_000_001_002,
};

describe('a print of venue_b', () => {
  it('is on the Yes scale, with what the taker did', () => {
    const trade = normalisePrint(print, ['yes', 'no']);
    assert.deepEqual(
      [trade?.price, trade?.quantity, trade?.takerAction, trade?.outcome],
      [460_000, 35_500_000, 'buy', 'yes'],
    );
    const other = normalisePrint({ ...print, asset: 'no', side: 'SELL' }, ['yes', 'no']);
    assert.deepEqual([other?.price, other?.takerAction, other?.outcome], [540_000, 'sell', 'no']);
  });

  it('has one identity in the stream and in the lists', () => {
    const id = normalisePrint(print, ['yes', 'no'])?.id;
    // The list has the time of the block.
    const listed = { ...print, transactionHash: '0x8e', price: '0.460', venueTime: 1_790_000_003_000 };
    assert.equal(normalisePrint(listed, ['yes', 'no'])?.id, id);
    assert.equal(normalisePrint(listed, ['yes', 'no'], 0)?.id, id);
    assert.notEqual(normalisePrint(listed, ['yes', 'no'], 1)?.id, id);
    const unnamed = { ...print, transactionHash: undefined };
    const later = { ...unnamed, venueTime: print.venueTime + 1_000 };
    assert.notEqual(normalisePrint(unnamed, ['yes', 'no'])?.id, normalisePrint(later, ['yes', 'no'])?.id);
    for (const change of [
      { size: '35.6' },
      { side: 'SELL' },
      { transactionHash: '0x8f' },
      { price: '0.47' },
    ]) {
      assert.notEqual(normalisePrint({ ...print, ...change }, ['yes', 'no'])?.id, id);
    }
  });

  for (const change of [
    { asset: 'x' },
    { price: '1' },
    { price: '-0.4' },
    { size: '0' },
    { size: 'many' },
    { side: 'HOLD' },
  ]) {
    it(`is none with ${JSON.stringify(change)}`, () => {
      assert.equal(normalisePrint({ ...print, ...change }, ['yes', 'no']), undefined);
    });
  }

  for (const [text, expected] of [
    ['0.8849999854', 885_000],
    ['0.1185486814', 118_549],
    ['0.0000005', 1],
    ['0.00000049', 0],
    ['0.46', 460_000],
    ['1.0000000001', undefined],
    ['nothing', undefined],
  ] as const) {
    it(`rounds the quotient ${text} to ${expected} millionths`, () => {
      assert.equal(nearestMicros(text), expected);
    });
  }
});

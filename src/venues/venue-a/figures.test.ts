import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rational } from '../../core/exact/index.ts';
import { readFigures } from './figures.ts';
import { FieldTally, type VenueAObject } from './wire/index.ts';

function figures(payload: VenueAObject, notional = rational(1n)) {
  const tally = new FieldTally();
  return { ...readFigures(payload, notional, tally), unreadable: Object.keys(tally.toRecord()) };
}

function quote(bid: string, bidSize: string, ask: string, askSize: string): string {
  const { yesBid, yesAsk } = figures({
    yes_bid_dollars: bid,
    yes_bid_size_fp: bidSize,
    yes_ask_dollars: ask,
    yes_ask_size_fp: askSize,
  });
  return `${yesBid ?? '-'} ${yesAsk ?? '-'}`;
}

describe('quotes', () => {
  const cases: readonly (readonly [Parameters<typeof quote>, string])[] = [
    [['0.4100', '310.00', '0.4500', '27.50'], '410000 450000'],
    // No bid for Yes, none for No, neither.
    [['0.0000', '0.00', '0.4500', '27.50'], '- 450000'],
    [['0.4100', '310.00', '1.0000', '0.00'], '410000 -'],
    [['0.0000', '0.00', '1.0000', '0.00'], '- -'],
    // A combo that was never quoted asks 0.
    [['0.0000', '0.00', '0.0000', '0.00'], '- -'],
    // A size of zero means no orders, whatever the price.
    [['0.4100', '0.00', '0.4500', '1.00'], '- 450000'],
    [['NaN', '1.00', '1e-1', '1.00'], '- -'],
  ];
  for (const [input, expected] of cases) {
    it(`${input.join(' ')} is ${expected}`, () => assert.equal(quote(...input), expected));
  }

  it('takes the price alone where no sizes are sent', () => {
    assert.equal(figures({ yes_bid_dollars: '0.0600' }).yesBid, 60_000);
  });
});

describe('volumes', () => {
  it('are contracts at their face value', () => {
    const read = figures({ volume_24h_fp: '8421.17', volume_fp: '9000.00', open_interest_fp: '0.00' });
    assert.deepEqual(
      [read.volume24hUsd, read.totalVolumeUsd, read.openInterestUsd],
      ['8421.17', '9000', '0'],
    );
    assert.equal(figures({ volume_24h_fp: '10.50' }, rational(2n)).volume24hUsd, '21');
  });

  it('were whole numbers once', () => assert.equal(figures({ volume_24h: '10' }).volume24hUsd, '10'));

  it('are unknown and counted where they make no sense', () => {
    const read = figures({ volume_24h_fp: '-1', last_price_dollars: { deep: 'x' } });
    assert.equal(read.volume24hUsd, undefined);
    assert.equal(read.lastPrice, undefined);
    assert.deepEqual(read.unreadable, [
      'market.last_price_dollars (unreadable)',
      'market.volume_24h (unreadable)',
    ]);
  });
});

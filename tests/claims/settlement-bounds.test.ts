/** H81: what bounds a payout reaches the contract's terms from the wire, and withholds it with all that its event declares. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readContract } from '../../src/core/claim/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import { type Raw, readVenueA, venueAEvent, venueAMarket } from '../harness/raw-payloads.ts';

function read(fields: Raw) {
  const { contract, event } = readVenueA(
    venueAMarket({
      ticker: 'KXRAIN-26NOV-T3',
      event_ticker: 'KXRAIN-26NOV',
      title: 'Rain in November above 3 inches?',
      yes_sub_title: 'Above 3',
      rules_primary: 'If the count is above 3, then the market resolves to Yes.',
      strike_type: 'greater',
      floor_strike: 3,
      ...fields,
    }),
    venueAEvent({
      event_ticker: 'KXRAIN-26NOV',
      series_ticker: 'KXRAIN',
      title: 'Rain',
      mutually_exclusive: true,
    }),
  );
  return readContract({ fingerprint }, contract, event);
}

test('a market with the default bounds is read', () => {
  const { claim, exclusiveKey } = read({ settlement_bounds_type: 'default' });
  assert.ok(claim !== undefined);
  assert.ok(exclusiveKey !== undefined);
});

for (const fields of [
  { settlement_bounds_type: 'floor', settlement_floor_dollars: '0.2000' },
  { settlement_bounds_type: 'floor' },
  { settlement_floor_dollars: '0.2000' },
  { market_type: 'scalar' },
]) {
  test(`H81 ${JSON.stringify(fields)} is withheld, its exclusive place too`, () => {
    const { claim, exclusiveKey, withheld } = read(fields);
    assert.equal(claim, undefined);
    assert.equal(exclusiveKey, undefined);
    assert.deepEqual(
      withheld.map(({ reason }) => reason),
      ['unknown_payout'],
    );
  });
}

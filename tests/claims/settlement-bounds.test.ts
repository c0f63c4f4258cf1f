/** H81: what bounds a payout reaches the contract's terms from the wire, and withholds it with all that its event declares. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readExclusive } from './exclusive-market.ts';

test('a market with the default bounds is read', () => {
  const { claim, exclusiveKey } = readExclusive({ settlement_bounds_type: 'default' });
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
    const { claim, exclusiveKey, withheld } = readExclusive(fields);
    assert.equal(claim, undefined);
    assert.equal(exclusiveKey, undefined);
    assert.deepEqual(
      withheld.map(({ reason }) => reason),
      ['unknown_payout'],
    );
  });
}

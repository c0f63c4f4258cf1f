import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readContract } from '../../src/core/claim/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import { sketchMarket } from '../harness/fake-venue.ts';

function readCombo(legs: number) {
  const { contract } = sketchMarket({
    id: 'COMBO',
    contract: {
      strike: undefined,
      legs: Array.from({ length: legs }, (_, leg) => ({
        eventId: 'LADDER',
        marketId: `LADDER-${leg}`,
        side: 'yes',
      })),
    },
  });
  return readContract({ fingerprint }, contract, undefined);
}

test('a combo is its legs, of which there is a bound: they are all compared with one another', () => {
  const combo = readCombo(50);
  assert.equal(combo.legs?.length, 50);
  assert.deepEqual(combo.withheld, []);
  const large = readCombo(51);
  assert.equal(large.legs, undefined);
  assert.equal(large.claim, undefined);
  assert.deepEqual(
    large.withheld.map(({ reason }) => reason),
    ['too_large'],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { packMoney, unpackMoney } from './packed-money.ts';

test('what was packed is unpacked, also from the middle of a larger buffer', () => {
  const market = fc.tuple(fc.maxSafeNat(), fc.boolean());
  fc.assert(
    fc.property(fc.array(market), fc.nat(20), (markets, before) => {
      const money = {
        wholeVolumeUsd: Float64Array.from(markets, ([usd]) => usd),
        isThin: Uint8Array.from(markets, ([, isThin]) => Number(isThin)),
      };
      const packed = packMoney(money);
      const larger = new Uint8Array(before + packed.length);
      larger.set(packed, before);
      assert.deepEqual(unpackMoney(larger.subarray(before), markets.length), money);
    }),
  );
});

test('the money of another number of markets is refused', () => {
  const packed = packMoney({ wholeVolumeUsd: new Float64Array(3), isThin: new Uint8Array(3) });
  for (const size of [0, 2, 4]) assert.equal(unpackMoney(packed, size), undefined);
});

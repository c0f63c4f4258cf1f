import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { BestKeys } from './best-keys.ts';

it('keeps the least keys, as sorting all of them does', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000)), fc.integer({ min: 1, max: 20 }), (keys, max) => {
      const best = new BestKeys(max);
      for (const key of keys) best.offer(key);
      assert.deepEqual([...best.take()], keys.toSorted((a, b) => a - b).slice(0, max));
    }),
  );
});

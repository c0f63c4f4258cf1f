import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { FeeTerms } from '../contract/index.ts';
import { rational } from '../exact/index.ts';
import { SharedFeeTerms } from './shared-fee-terms.ts';

const name = fc.constantFrom('a', 'b', 'a b', '1 series undefined a', 'true a');
const fraction = fc.constantFrom(rational(0n), rational(1n), rational(1n, 2n), rational(1n, 3n));
const drawnTerms: fc.Arbitrary<FeeTerms> = fc.oneof(
  fc.record({ kind: fc.constant('none' as const), schedule: name }),
  fc.record({ kind: fc.constant('unknown' as const), reason: name }),
  fc.record({
    kind: fc.constant('quadratic' as const),
    schedule: name,
    rate: fraction,
    multiplier: fraction,
    setBy: fc.constantFrom('event' as const, 'series' as const),
    waivedUntil: fc.constantFrom(undefined, 0, 1),
  }),
  fc.record({
    kind: fc.constant('power' as const),
    schedule: name,
    rate: fraction,
    exponent: fraction,
    takerOnly: fc.boolean(),
  }),
);

/** With the prototype that `deepEqual` expects. */
const anyTerms = drawnTerms.map((terms) => ({ ...terms }));

test('terms are the same ones exactly if they are equal', () => {
  const shared = new SharedFeeTerms();
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const first = shared.share(terms);
      assert.deepEqual(first, terms);
      assert.equal(shared.share(structuredClone(terms)), first);
    }),
    { numRuns: 1_000 },
  );
});

test('beyond the bound they are collected from scratch', () => {
  const shared = new SharedFeeTerms();
  const first = shared.share({ kind: 'none', schedule: '0' });
  for (let i = 1; i < 10_000; i++) shared.share({ kind: 'none', schedule: String(i) });
  assert.equal(shared.share({ kind: 'none', schedule: '0' }), first);
  shared.share({ kind: 'none', schedule: '10000' });
  assert.notEqual(shared.share({ kind: 'none', schedule: '0' }), first);
});

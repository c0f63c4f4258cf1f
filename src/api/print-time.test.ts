import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { printTime } from './print-time.ts';

const lastDay = 8_640_000_000_000_000;

test('times are printed as a Date prints them, whatever was printed before', () => {
  // Seconds that share a place in what is kept, and any.
  const near = fc.integer({ min: -300_000, max: 300_000 }).map((ms) => Date.UTC(2026, 10, 15, 8) + ms);
  const any = fc.integer({ min: -lastDay, max: lastDay });
  const parts = fc.tuple(near, fc.double({ min: -1, max: 1, noNaN: true })).map(([at, part]) => at + part);
  fc.assert(
    fc.property(fc.array(fc.oneof(near, any, parts), { minLength: 1, maxLength: 40 }), (times) => {
      for (const at of times) assert.equal(printTime(at), new Date(at).toISOString());
    }),
    { numRuns: 2_000 },
  );
});

test('what is no time is refused', () => {
  for (const at of [Number.NaN, Number.POSITIVE_INFINITY, lastDay + 1_000]) {
    assert.throws(() => printTime(at), RangeError);
  }
});

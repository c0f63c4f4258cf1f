/** Ten simulated minutes with everything going wrong at once; a longer run is `npm run soak -- feeds`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runFeedsUnderFaults } from './feeds-under-faults.ts';

test('with every fault at once, no wrong book is ever called current, and all are right at the end', async (t) => {
  const verdict = await runFeedsUnderFaults({
    seed: 7,
    speed: 10,
    realMs: 60_000,
    marketsPerVenue: 100,
    updatesPerSecond: 300,
  });
  t.diagnostic(JSON.stringify({ ...verdict, wrong: verdict.wrong.length }));
  assert.deepEqual(verdict.wrong.slice(0, 10), []);
  assert.ok(verdict.full > 0 && verdict.top > 0 && verdict.doubts > 0 && verdict.healed > 0);
  for (const fault of [
    'frameDrop',
    'frameDelay',
    'frameDuplicate',
    'frameReorder',
    'frameMalformed',
    'stall',
    'disconnect',
    'httpTooManyRequests',
    'httpServerError',
    'httpTruncatedBody',
  ]) {
    assert.ok((verdict.faults[fault] ?? 0) > 0, `${fault} struck`);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decideOutcome, defaultRetryRules, retryDelayMs } from './decide-outcome.ts';

test('the schedule is 30 s doubling, 63.5 minutes in all, and at most a tenth more', () => {
  const retries = [1, 2, 3, 4, 5, 6, 7];
  const least = retries.map((retry) => retryDelayMs(defaultRetryRules, retry, 0));
  assert.deepEqual(least, [30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 1_920_000]);
  assert.equal(
    least.reduce((sum, ms) => sum + ms, 0),
    63.5 * 60_000,
  );
  for (const [index, ms] of least.entries()) {
    const most = retryDelayMs(defaultRetryRules, index + 1, 1 - Number.EPSILON);
    assert.ok(most > ms * 1.099 && most <= ms * 1.1, `retry ${index + 1}: ${most}`);
    assert.ok(Number.isInteger(retryDelayMs(defaultRetryRules, index + 1, 0.123_456)));
  }
});

const at = 1_000_000;
const cases: readonly [status: number | undefined, endedAttempts: number, verdict: unknown][] = [
  [200, 1, { kind: 'delivered', at }],
  [299, 8, { kind: 'delivered', at }],
  [199, 1, { kind: 'retry', at: at + 30_000 }],
  [301, 1, { kind: 'retry', at: at + 30_000 }],
  [404, 2, { kind: 'retry', at: at + 60_000 }],
  [429, 3, { kind: 'retry', at: at + 120_000 }],
  [500, 7, { kind: 'retry', at: at + 1_920_000 }],
  [500, 8, { kind: 'exhausted' }],
  [undefined, 1, { kind: 'retry', at: at + 30_000 }],
  [undefined, 8, { kind: 'exhausted' }],
  [410, 1, { kind: 'gone', at }],
  [410, 8, { kind: 'gone', at }],
];

for (const [status, endedAttempts, verdict] of cases) {
  test(`${status ?? 'no answer'} at attempt ${endedAttempts}`, () => {
    assert.deepEqual(decideOutcome(defaultRetryRules, { status, endedAttempts, at }, 0), verdict);
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paceOf } from './files-progress.ts';

const progress = { phase: 'rows', counts: {} } as const;

test('the time left follows from what this process has done, not from what an earlier one had', () => {
  const pace = paceOf({ ...progress, done: 900, total: 1_000, doneNow: 100 }, 10_000);
  assert.deepEqual(pace, { rowsPerSecond: 10, secondsLeft: 10 });
});

test('before anything is done there is no time left to say', () => {
  const pace = paceOf({ ...progress, done: 900, total: 1_000, doneNow: 0 }, 10_000);
  assert.deepEqual(pace, { rowsPerSecond: 0, secondsLeft: undefined });
});

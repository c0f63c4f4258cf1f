import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decideSignal } from './process-life.ts';

test('the first signal stops the process, the same one within a second is ignored, a later one ends it', () => {
  assert.equal(decideSignal(undefined, 5_000), 'stop');
  assert.equal(decideSignal(5_000, 5_000), 'ignore');
  assert.equal(decideSignal(5_000, 6_000), 'ignore');
  assert.equal(decideSignal(5_000, 6_001), 'exit');
  // A clock that has just begun.
  assert.equal(decideSignal(0, 1), 'ignore');
});

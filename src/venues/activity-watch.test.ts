import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ActivityWatch } from './activity-watch.ts';

const options = { silenceMinMs: 30_000, medianFactor: 20 };

test('a lively stream is silent after the least time', () => {
  const watch = new ActivityWatch(0, options);
  for (let at = 100; at <= 10_000; at += 100) watch.seen(at);
  assert.equal(watch.isSilent(40_000), false);
  assert.equal(watch.isSilent(40_001), true);
});

test('a slow stream is given twenty of its usual pauses', () => {
  const watch = new ActivityWatch(0, options);
  for (let at = 5000; at <= 500_000; at += 5000) watch.seen(at);
  assert.equal(watch.isSilent(600_000), false);
  assert.equal(watch.isSilent(600_001), true);
});

test('an excused silence is counted again from the excuse on', () => {
  const watch = new ActivityWatch(0, options);
  assert.equal(watch.isSilent(30_001), true);
  watch.excuse(30_001);
  assert.equal(watch.isSilent(60_001), false);
});

test('a clock that was set back is no activity of negative length', () => {
  const watch = new ActivityWatch(1000, options);
  watch.seen(0);
  assert.equal(watch.isSilent(30_000), false);
});

test('a clock that was set back hides no silence for longer than the silence may last', () => {
  const watch = new ActivityWatch(3_600_000, options);
  assert.equal(watch.isSilent(0), false);
  assert.equal(watch.isSilent(30_000), false);
  assert.equal(watch.isSilent(30_001), true);
});

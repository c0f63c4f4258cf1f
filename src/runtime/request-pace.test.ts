import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RequestPace, type RequestPaceOptions } from './request-pace.ts';

const options: RequestPaceOptions = {
  shareMin: 1 / 8,
  pauseFirstMs: 1_000,
  pauseMaxMs: 3_000,
  retryAfterMaxMs: 60_000,
  holdMs: 10_000,
  stepShare: 1 / 8,
  stepEveryMs: 5_000,
};

function open() {
  const clock = { time: 1_000_000 };
  const pace = new RequestPace({ now: () => clock.time }, options);
  const refuse = (retryAfterMs?: number) => pace.slowDown(pace.cuts, retryAfterMs);
  return { clock, pace, refuse };
}

test('a refusal pauses, halves the pace, holds it and gives it back by steps', () => {
  const { clock, pace, refuse } = open();
  assert.deepEqual(pace.status(), { share: 1, pausedMs: 0, limited: 0 });
  assert.equal(refuse(), true);
  assert.deepEqual(pace.status(), { share: 1 / 2, pausedMs: 1_000, limited: 1 });
  const shares = [1_000, 10_999, 11_000, 15_999, 16_000, 21_000, 26_000, 1e9].map((ms) => {
    clock.time = 1_000_000 + ms;
    return pace.share;
  });
  assert.deepEqual(shares, [1 / 2, 1 / 2, 5 / 8, 5 / 8, 6 / 8, 7 / 8, 1, 1]);
});

test('refusals that go on halve it down to the least share and double the pause up to its bound', () => {
  const { clock, pace, refuse } = open();
  const seen = Array.from({ length: 4 }, () => {
    refuse();
    const { share, pausedMs } = pace.status();
    clock.time += pausedMs;
    return [share, pausedMs];
  });
  assert.deepEqual(seen, [
    [1 / 2, 1_000],
    [1 / 4, 2_000],
    [1 / 8, 3_000],
    [1 / 8, 3_000],
  ]);
  clock.time += 10_000;
  refuse();
  assert.deepEqual(pace.status(), { share: 1 / 8, pausedMs: 1_000, limited: 5 });
});

test('requests sent at the pace before the cut do not cut it again', () => {
  const { pace } = open();
  assert.equal(pace.slowDown(0, undefined), true);
  assert.equal(pace.slowDown(0, undefined), false);
  assert.deepEqual(pace.status(), { share: 1 / 2, pausedMs: 1_000, limited: 2 });
  assert.equal(pace.slowDown(1, undefined), false);
  assert.equal(pace.share, 1 / 4);
});

test('a pause that the host asks for is kept, within the bound, also if the answer is to an earlier request', () => {
  const { pace } = open();
  pace.slowDown(0, 7_000);
  assert.equal(pace.pausedMs, 7_000);
  pace.slowDown(0, 9_000_000);
  assert.deepEqual(pace.status(), { share: 1 / 2, pausedMs: 60_000, limited: 2 });
});

test('a clock that is set back lengthens neither the pause nor the hold', () => {
  const { clock, pace, refuse } = open();
  refuse();
  clock.time -= 500_000;
  assert.equal(pace.pausedMs, 1_000);
  clock.time += 11_000;
  assert.equal(pace.share, 5 / 8);
});

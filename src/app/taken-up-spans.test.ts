import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takenUpSpans } from './taken-up-spans.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const now = Date.UTC(2026, 10, 16, 12);

function checkSpans(tradesSince: number, summedMs: number, singleFrom: number): void {
  const { summed, ...rest } = takenUpSpans(now, tradesSince);
  assert.deepEqual([summed.to - summed.from, summed.to, rest.singleFrom], [summedMs, singleFrom, singleFrom]);
}

test('after a short stop the last day is summed, but for a quarter of an hour before the stop', () => {
  // And the three minutes before it, since a board is of an earlier minute than now.
  checkSpans(now - hourMs + 1, 24 * hourMs + 3 * minuteMs - 75 * minuteMs, now - 75 * minuteMs);
});

test('sums are of whole minutes, at whatever instant a process starts', () => {
  const startedAt = now + 60_999;
  const { summed } = takenUpSpans(startedAt, startedAt);
  assert.equal(summed.from, now - 24 * hourMs - 2 * minuteMs);
  assert.equal(summed.to, now - 14 * minuteMs);
});

test('after days without a recorder the trades that feeds repeat are still known one by one', () => {
  checkSpans(now - 72 * hourMs, 0, now - 72 * hourMs - 15 * minuteMs);
});

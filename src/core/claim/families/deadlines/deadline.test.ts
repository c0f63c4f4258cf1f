import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatSet, intervalSet, snapToGrid } from '../../../exact/index.ts';
import { type Deadline, dayAfter, deadlineBefore, deadlineUntil, firstTime } from './deadline.ts';

const { grid } = firstTime({
  kind: 'line',
  reach: 'venue',
  source: '',
  subject: '',
  window: '',
  scope: '',
});
const newYear = { year: 2027, month: 1, day: 1 };
const eve = { year: 2026, month: 12, day: 31 };

function secondsOf(deadline: Deadline | undefined): string {
  assert.ok(deadline !== undefined);
  return formatSet(snapToGrid(intervalSet([deadline.inTime]), grid));
}

function time(hour: number, minute: number, second: number | undefined, zone = 'ET') {
  return { kind: 'time', text: '', hour, minute, second, zone } as const;
}

describe('a deadline', () => {
  it('before midnight ends with the second before it', () => {
    assert.equal(secondsOf(deadlineBefore(newYear)), '(-inf, 1798779599000]');
  });
  it('until 11:59:59 PM is the same', () => {
    assert.equal(secondsOf(deadlineUntil(eve, time(23, 59, 59))), '(-inf, 1798779599000]');
  });
  it('until 11:59 PM leaves the last minute out', () => {
    assert.equal(secondsOf(deadlineUntil(eve, time(23, 59, undefined))), '(-inf, 1798779540000]');
  });
  it('by a day holds the whole day', () => {
    assert.deepEqual(deadlineUntil(eve, undefined), deadlineBefore(newYear));
  });
  it('is not told in another zone, or on a day that no calendar has', () => {
    assert.equal(deadlineUntil(eve, time(23, 59, 59, 'PT')), undefined);
    assert.equal(deadlineUntil({ ...eve, month: 11 }, undefined), undefined);
    assert.equal(deadlineBefore({ ...eve, month: 2 }), undefined);
  });
  it('passes over the days on which clocks change', () => {
    assert.deepEqual(dayAfter({ year: 2026, month: 3, day: 8 }), { year: 2026, month: 3, day: 9 });
    assert.deepEqual(dayAfter({ year: 2026, month: 11, day: 1 }), { year: 2026, month: 11, day: 2 });
  });
});

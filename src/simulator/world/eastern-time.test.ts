import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addDays,
  addMonths,
  clockTime,
  easternOf,
  fromEastern,
  isoDate,
  longDate,
  slugDate,
  tickerDate,
} from './eastern-time.ts';

function checkInstant(date: readonly [number, number, number], hour: number, utc: string): void {
  const [year, month, day] = date;
  assert.equal(new Date(fromEastern({ year, month, day }, hour)).toISOString(), utc);
}

test('Eastern instants follow the daylight rule', () => {
  checkInstant([2026, 7, 4], 12, '2026-07-04T16:00:00.000Z');
  checkInstant([2026, 12, 25], 12, '2026-12-25T17:00:00.000Z');
  checkInstant([2026, 3, 8], 1, '2026-03-08T06:00:00.000Z');
  checkInstant([2026, 3, 8], 3, '2026-03-08T07:00:00.000Z');
  checkInstant([2026, 11, 1], 0, '2026-11-01T04:00:00.000Z');
  checkInstant([2026, 11, 1], 3, '2026-11-01T08:00:00.000Z');
  checkInstant([2027, 1, 1], 0, '2027-01-01T05:00:00.000Z');
});

test('Eastern times agree with the time zone database of the machine over two years', () => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    timeZoneName: 'short',
  });
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 7 * 3_600_000) {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const eastern = easternOf(at);
    assert.deepEqual(
      [String(eastern.year), String(eastern.month), String(eastern.day), eastern.hour, eastern.zone],
      [
        parts.get('year'),
        parts.get('month'),
        parts.get('day'),
        Number(parts.get('hour')),
        parts.get('timeZoneName'),
      ],
    );
  }
});

test('dates move over ends of months and years', () => {
  assert.deepEqual(addDays({ year: 2026, month: 12, day: 31 }, 1), { year: 2027, month: 1, day: 1 });
  assert.deepEqual(addMonths({ year: 2026, month: 1, day: 15 }, -1), { year: 2025, month: 12, day: 1 });
});

test('dates are written as the venues write them', () => {
  const date = { year: 2026, month: 11, day: 5 };
  assert.deepEqual(
    [tickerDate(date), longDate(date), slugDate(date), isoDate(date), clockTime(17), clockTime(0, 5)],
    ['26NOV05', 'November 5, 2026', 'november-5-2026', '2026-11-05', '5 PM', '12:05 AM'],
  );
});

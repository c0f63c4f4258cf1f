import assert from 'node:assert/strict';
import { it } from 'node:test';
import { nextPauseAt } from './weekly-pause.ts';

it('finds the next Thursday 03:00 in New York, summer and winter', () => {
  const cases: readonly [after: string, pauseAt: string][] = [
    ['2026-11-20T12:00:00Z', '2026-11-26T08:00:00Z'],
    ['2026-11-26T07:59:59Z', '2026-11-26T08:00:00Z'],
    ['2026-11-26T08:00:00Z', '2026-12-03T08:00:00Z'],
    // Wednesday evening in New York is Thursday in UTC.
    ['2026-07-09T02:00:00Z', '2026-07-09T07:00:00Z'],
    ['2026-07-09T07:00:00Z', '2026-07-16T07:00:00Z'],
    // The clocks go back on Sunday 1 November 2026.
    ['2026-10-29T07:00:00Z', '2026-11-05T08:00:00Z'],
  ];
  for (const [after, pauseAt] of cases)
    assert.equal(new Date(nextPauseAt(Date.parse(after))).toISOString(), pauseAt.replace('Z', '.000Z'));
});

/**
 * The calendar of scheduled meetings that the Federal Reserve publishes. Used where a text names a meeting by its month
 * only, and then named among the facts of the claim; a month that is not here says nothing of the day.
 */

/** The document, as its publisher names it, and when it was read. */
export const fedCalendarDocument = 'Federal Reserve, FOMC calendars (read October 2026)';

/** First and last day of every scheduled meeting, by year and month. */
const meetings: ReadonlyMap<string, readonly [first: number, last: number]> = new Map([
  ['2025-01', [28, 29]],
  ['2025-03', [18, 19]],
  ['2025-05', [6, 7]],
  ['2025-06', [17, 18]],
  ['2025-07', [29, 30]],
  ['2025-09', [16, 17]],
  ['2025-10', [28, 29]],
  ['2025-12', [9, 10]],
  ['2026-01', [27, 28]],
  ['2026-03', [17, 18]],
  ['2026-04', [28, 29]],
  ['2026-06', [16, 17]],
  ['2026-07', [28, 29]],
  ['2026-09', [15, 16]],
  ['2026-10', [27, 28]],
  ['2026-12', [8, 9]],
  ['2027-01', [26, 27]],
  ['2027-03', [16, 17]],
  ['2027-04', [27, 28]],
  ['2027-06', [8, 9]],
  ['2027-07', [27, 28]],
  ['2027-09', [14, 15]],
  ['2027-10', [26, 27]],
  ['2027-12', [7, 8]],
]);

/** Day of the month on which the scheduled meeting of a month (`2026-07`) ends. */
export function lastDayOfMeeting(month: string): number | undefined {
  return meetings.get(month)?.[1];
}

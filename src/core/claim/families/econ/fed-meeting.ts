/** Which scheduled meeting of the US central bank a contract is on: there is at most one a month, named by its last day. */
import type { Subject } from '../../family.ts';
import type { Slot } from '../../text/index.ts';
import { slotsWithRole } from '../subject.ts';
import { failure, formatDay, formatMonth, type PeriodFailure, readNamedMonth } from './period.ts';

export const fedSource = { source: 'Federal Reserve', host: 'federalreserve.gov' };

export const meetingFact = 'scheduled meetings are named by the month of their last day, at most one a month';

/** `2026-07`, from the days and the months that its sentences name. */
export function readMeeting({
  sentences,
}: Subject): { readonly kind: 'meeting'; readonly month: string } | PeriodFailure {
  const days = new Map<string, { readonly year: number; readonly month: number }>();
  for (const slot of slotsWithRole(sentences, 'date')) {
    const last = lastDay(slot);
    if (last === undefined) return failure('unknown_window', 'the day of the meeting is not told exactly');
    days.set(formatDay(last), last);
  }
  if (days.size > 1) return failure('subject_conflict', 'its sentences name different days of the meeting');
  const months = slotsWithRole(sentences, 'period');
  const named = months.length === 0 ? undefined : readNamedMonth(months);
  if (named !== undefined && 'kind' in named) return named;
  const [day] = days.values();
  if (day === undefined) {
    return named?.year === undefined
      ? failure('unknown_window', 'no sentence names the meeting with its year')
      : { kind: 'meeting', month: formatMonth({ ...named, year: named.year }) };
  }
  const fits = named === undefined || (named.month === day.month && (named.year ?? day.year) === day.year);
  return fits
    ? { kind: 'meeting', month: formatMonth(day) }
    : failure('subject_conflict', 'the month of the meeting is not that of its last day');
}

function lastDay(
  slot: Slot,
): { readonly year: number; readonly month: number; readonly day: number } | undefined {
  if (slot.kind === 'date') return slot;
  if (slot.kind !== 'days' || slot.last <= slot.first) return undefined;
  return { year: slot.year, month: slot.month, day: slot.last };
}

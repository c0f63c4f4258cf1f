/**
 * Which meeting of the US central bank a contract is on, by its last day: an unscheduled one may lie in the same month. A
 * text that names the month only means the scheduled meeting; the published calendar names its day.
 */
import type { Frame } from '../../claim.ts';
import { fedCalendarDocument, lastDayOfMeeting } from '../../curated/fed-calendar.ts';
import type { Subject } from '../../family.ts';
import type { Slot } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { slotsWithRole } from '../subject.ts';
import { formatDay, formatMonth, readNamedMonth } from './period.ts';

export const fedSource = { source: 'Federal Reserve', host: 'federalreserve.gov' };

export interface Meeting {
  /** `meeting ending 2026-07-29`, or `scheduled meeting of 2028-03` whose day no calendar names. */
  readonly name: string;
  /** A meeting without its day is known inside one venue only. */
  readonly reach: Frame['reach'];
  readonly fact: string;
}

/** From the days and the months that its sentences name; all must agree. */
export function readMeeting({ sentences }: Subject): Meeting | Withheld {
  const days = new Map<string, { readonly year: number; readonly month: number }>();
  for (const slot of slotsWithRole(sentences, 'date')) {
    const last = lastDay(slot);
    if (last === undefined) return withhold('unknown_window', 'the day of the meeting is not stated exactly');
    days.set(formatDay(last), last);
  }
  if (days.size > 1) return withhold('subject_conflict', 'its sentences name different days of the meeting');
  const months = slotsWithRole(sentences, 'period');
  const named = months.length === 0 ? undefined : readNamedMonth(months);
  if (named !== undefined && 'reason' in named) return named;
  const [stated] = days;
  if (stated === undefined) {
    return named?.year === undefined
      ? withhold('unknown_window', 'no sentence names the meeting with its year')
      : scheduledIn(formatMonth({ ...named, year: named.year }));
  }
  const [ending, day] = stated;
  const fits = named === undefined || (named.month === day.month && (named.year ?? day.year) === day.year);
  return fits
    ? {
        name: endingOn(ending),
        reach: 'shared',
        fact: 'the text names the last day of the meeting',
      }
    : withhold('subject_conflict', 'the month of the meeting is not that of its last day');
}

function scheduledIn(month: string): Meeting {
  const day = lastDayOfMeeting(month);
  if (day === undefined) {
    const fact = 'the text names the month of the meeting only, and no calendar at hand tells its day';
    return { name: `scheduled meeting of ${month}`, reach: 'venue', fact };
  }
  const ending = `${month}-${day.toString().padStart(2, '0')}`;
  const fact = `the text names the month of the meeting only; it ends on ${ending}: ${fedCalendarDocument}`;
  return { name: endingOn(ending), reach: 'shared', fact };
}

function endingOn(day: string): string {
  return `meeting ending ${day}`;
}

function lastDay(
  slot: Slot,
): { readonly year: number; readonly month: number; readonly day: number } | undefined {
  if (slot.kind === 'date') return slot;
  if (slot.kind !== 'days' || slot.last <= slot.first) return undefined;
  return { year: slot.year, month: slot.month, day: slot.last };
}

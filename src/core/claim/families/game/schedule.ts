/** When a game was scheduled, in US Eastern time: the day, and where a league plays twice a day the time of the start. */
import { type CalendarDate, easternDateOf, easternInstant, isRealDate } from '../../../exact/index.ts';
import type { Subject } from '../../family.ts';
import type { Slot } from '../../text/index.ts';
import type { Withheld } from '../../withheld.ts';
import { sameDay, slotsWithRole } from '../subject.ts';
import { yearOfDay } from '../year-of-day.ts';

export interface Schedule {
  /** `2026-10-04`; `10-04` where nothing tells the year. */
  readonly day: string;
  /** Without its year a day is known only together with the venue's own identity of the game. */
  readonly isDated: boolean;
  /** `13:35`; undefined where neither the text nor the venue's table tells it. */
  readonly time: string | undefined;
  readonly facts: readonly string[];
}

export function readSchedule(subject: Subject): Schedule | Withheld {
  const { sentences, contract, event } = subject;
  const slots = slotsWithRole(sentences, 'date');
  if (slots.length === 0) return { reason: 'unknown_window', detail: 'the rules name no day' };
  const written = sameDay(slots);
  if (written === undefined)
    return { reason: 'subject_conflict', detail: 'the rules name more than one day' };
  const starts = [contract.gameStartsAt, event?.game?.startsAt].filter((at) => at !== undefined);
  const start = starts.find((at) => {
    const day = easternDateOf(at);
    return day !== undefined && isSameDay(day, written);
  });
  const found = written.year === undefined ? yearOfDay(subject, written) : undefined;
  const year = written.year ?? found?.year;
  if (year === undefined) {
    // A leap year has every day there is.
    return starts.length > 0 || !isRealDate(2024, written.month, written.day)
      ? { reason: 'unknown_window', detail: 'the rules name no year, and the start is on another day' }
      : {
          day: `${two(written.month)}-${two(written.day)}`,
          isDated: false,
          time: undefined,
          facts: ['Schedule: the year is not stated, so that the game is known inside its event only.'],
        };
  }
  if (!isRealDate(year, written.month, written.day))
    return { reason: 'unknown_window', detail: 'the calendar has no such day' };
  const date = { year, month: written.month, day: written.day };
  const time = readTime(date, slotsWithRole(sentences, 'time'), start);
  if (typeof time === 'object') return time;
  return {
    day: `${year}-${two(written.month)}-${two(written.day)}`,
    isDated: true,
    time,
    facts: found === undefined ? [] : [`Schedule: ${found.fact}.`],
  };
}

function isSameDay(
  day: CalendarDate,
  written: { readonly year: number | undefined; readonly month: number; readonly day: number },
): boolean {
  return (
    day.month === written.month &&
    day.day === written.day &&
    (written.year === undefined || written.year === day.year)
  );
}

/** The text's own time comes first: a venue moves the start in its table when a game is put off. */
function readTime(
  date: CalendarDate,
  slots: readonly Slot[],
  start: number | undefined,
): string | Withheld | undefined {
  const times = new Set<string>();
  for (const slot of slots) {
    if (slot.kind !== 'time' || !isEastern(slot.zone, { ...date, hour: slot.hour, minute: slot.minute })) {
      return { reason: 'unknown_window', detail: 'a time is not written in the Eastern time of its day' };
    }
    times.add(`${two(slot.hour)}:${two(slot.minute)}`);
  }
  if (times.size > 1) return { reason: 'subject_conflict', detail: 'the rules name more than one time' };
  const [time] = times;
  return time ?? (start === undefined ? undefined : clockAt(date, start));
}

/** `EDT` in winter is another moment than the clock of the day shows. */
function isEastern(
  zone: string,
  time: CalendarDate & { readonly hour: number; readonly minute: number },
): boolean {
  if (zone === 'ET') return true;
  const at = easternInstant(time);
  if (at === undefined || (zone !== 'EDT' && zone !== 'EST')) return false;
  const utc = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute);
  return at - utc === (zone === 'EDT' ? 4 : 5) * 3_600_000;
}

function clockAt(date: CalendarDate, at: number): string | undefined {
  const midnight = easternInstant({ ...date, hour: 0, minute: 0 });
  if (midnight === undefined) return undefined;
  const minutes = Math.floor((at - midnight) / 60_000);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  // On the two days a year on which the clocks change, minutes since midnight are not what the clock shows.
  return easternInstant({ ...date, hour, minute }) === at ? `${two(hour)}:${two(minute)}` : undefined;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

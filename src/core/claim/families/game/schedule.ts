/** When a game was scheduled, in US Eastern time: the day, and where a league plays twice a day the time of the start. */
import { type CalendarDate, easternDateOf, easternInstant, isRealDate } from '../../../exact/index.ts';
import type { Subject } from '../../family.ts';
import type { Slot } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { isNearStart } from '../near-start.ts';
import { sameDay, slotsWithRole } from '../subject.ts';
import { yearOfDay } from '../year-of-day.ts';

export interface Schedule {
  /** `2026-10-04`; `10-04` where nothing tells the year. */
  readonly day: string;
  /** Without its year a day is known only together with the venue's own identity of the game. */
  readonly isDated: boolean;
  /** `13:35`, as the text has it: a venue moves the start in its table, to the hour of another game of the day too. */
  readonly time: string | undefined;
  /** What the venue's table says of the start: on the day and near the time of the text, or not so; undefined where it says nothing. */
  readonly start: 'agrees' | 'on another day' | 'at another hour' | undefined;
  readonly facts: readonly string[];
}

export function readSchedule(subject: Subject): Schedule | Withheld {
  const { sentences, contract, event } = subject;
  const slots = slotsWithRole(sentences, 'date');
  if (slots.length === 0) return withhold('unknown_window', 'the rules name no day');
  const written = sameDay(slots);
  if (written === undefined) return withhold('subject_conflict', 'the rules name more than one day');
  const starts = [contract.gameStartsAt, event?.game?.startsAt].filter((at) => at !== undefined);
  const found = written.year === undefined ? yearOfDay(subject, written) : undefined;
  const year = written.year ?? found?.year;
  if (year === undefined) {
    // A leap year has every day there is.
    return starts.length > 0 || !isRealDate(2024, written.month, written.day)
      ? withhold('unknown_window', 'the rules name no year, and the start is on another day')
      : {
          day: `${two(written.month)}-${two(written.day)}`,
          isDated: false,
          time: undefined,
          start: undefined,
          facts: ['Schedule: the year is not stated, so that the game is known inside its event only.'],
        };
  }
  if (!isRealDate(year, written.month, written.day))
    return withhold('unknown_window', 'the calendar has no such day');
  const date = { year, month: written.month, day: written.day };
  const time = readTime(date, slotsWithRole(sentences, 'time'));
  if (time !== undefined && 'reason' in time) return time;
  return {
    day: `${year}-${two(written.month)}-${two(written.day)}`,
    isDated: true,
    time: time && `${two(time.hour)}:${two(time.minute)}`,
    start: heldAgainst(starts, date, time),
    facts: found === undefined ? [] : [`Schedule: ${found.fact}.`],
  };
}

interface ClockTime {
  readonly hour: number;
  readonly minute: number;
}

/** The time that all sentences name, if any. */
function readTime(date: CalendarDate, slots: readonly Slot[]): ClockTime | Withheld | undefined {
  const times = new Map<string, ClockTime>();
  for (const slot of slots) {
    if (slot.kind !== 'time' || !isEastern(slot.zone, { ...date, hour: slot.hour, minute: slot.minute })) {
      return withhold('unknown_window', 'a time is not written in the Eastern time of its day');
    }
    times.set(`${slot.hour}:${slot.minute}`, { hour: slot.hour, minute: slot.minute });
  }
  if (times.size > 1) return withhold('subject_conflict', 'the rules name more than one time');
  const [time] = times.values();
  return time;
}

function heldAgainst(
  starts: readonly number[],
  date: CalendarDate,
  time: ClockTime | undefined,
): Schedule['start'] {
  if (starts.length === 0) return undefined;
  const isOfDay = (at: number): boolean => {
    const day = easternDateOf(at);
    return day?.year === date.year && day.month === date.month && day.day === date.day;
  };
  if (!starts.every(isOfDay)) return 'on another day';
  if (time === undefined) return 'agrees';
  const written = easternInstant({ ...date, ...time });
  return starts.every((at) => isNearStart(written, at)) ? 'agrees' : 'at another hour';
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

function two(value: number): string {
  return String(value).padStart(2, '0');
}

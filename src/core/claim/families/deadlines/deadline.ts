/**
 * The last moment of a contract as texts write it, on the clock of the US East Coast, and the variable that all deadlines
 * are conditions on: when a thing first happens.
 *
 *   before Jan 1        … 23:59:59) midnight            tooLate = midnight
 *   until 11:59:59 PM   … 23:59:59] midnight            the same seconds
 *   until 11:59 PM      … 23:59:00]        midnight     a minute less: it implies the others
 */
import {
  atMost,
  below,
  type CalendarDate,
  easternDateOf,
  easternInstant,
  type Instant,
  type Interval,
  rationalOf,
  stepGrid,
  wholeLine,
} from '../../../exact/index.ts';
import type { Frame, Variable } from '../../claim.ts';
import type { Slot } from '../../text/index.ts';

export interface Deadline {
  /** The moments that are in time, in milliseconds since 1970. */
  readonly inTime: Interval;
  /** The first day on which it is too late. */
  readonly tooLate: CalendarDate;
}

type TimeSlot = Extract<Slot, { readonly kind: 'time' }>;

/** Everything until the day begins. */
export function deadlineBefore(day: CalendarDate): Deadline | undefined {
  const midnight = dayBegins(day);
  return midnight === undefined ? undefined : { inTime: below(rationalOf(midnight)), tooLate: day };
}

/** Everything until a time of the day, that second included; without a time, the whole day. */
export function deadlineUntil(day: CalendarDate, time: TimeSlot | undefined): Deadline | undefined {
  const next = dayAfter(day);
  if (next === undefined) return undefined;
  if (time === undefined) return deadlineBefore(next);
  if (time.zone !== 'ET') return undefined;
  const { hour, minute, second } = time;
  const last = easternInstant({ ...day, hour, minute, second: second ?? 0 });
  return last === undefined ? undefined : { inTime: atMost(rationalOf(last)), tooLate: next };
}

export function dayBegins({ year, month, day }: CalendarDate): Instant | undefined {
  return easternInstant({ year, month, day, hour: 0, minute: 0 });
}

export function dayAfter({ year, month, day }: CalendarDate): CalendarDate | undefined {
  const lastSecond = easternInstant({ year, month, day, hour: 23, minute: 59, second: 59 });
  return lastSecond === undefined ? undefined : easternDateOf(lastSecond + 1000);
}

export function isoDay({ year, month, day }: CalendarDate): string {
  return `${year}-${`${month}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}`;
}

const seconds = stepGrid(rationalOf(1000));

/** No contract pays for what lies behind every deadline, so that is also where what never happens stands. */
export function firstTime(frame: Frame): Variable {
  return {
    frame,
    quantity: 'value',
    statistic: 'first time that it happens',
    unit: 'ms since 1970',
    grid: seconds,
    domain: wholeLine,
  };
}

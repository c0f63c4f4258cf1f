/** Labels of rungs that name a deadline: `Before Apr 1, 2026`, `Before April`, `Before 2027`, `April 30`, `In December`. */
import type { CalendarDate } from '../../../exact/index.ts';
import { maskFormats, type Slot } from '../../text/index.ts';
import { dayAfter } from './deadline.ts';

export interface DeadlineLabel {
  /** `before` a day, `until` its end, or `within` a month. */
  readonly kind: 'before' | 'until' | 'within';
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number;
}

const labelMax = 60;
const forms = /^(?:(Before|By|In|before|by|in) )?(?:\u2039(?:date|day|month|month_name|year)\u203a|May)$/;

/** Undefined for a label that names no date; `unclear` for one that names a date in a form that is not read. */
export function readDeadlineLabel(label: string): DeadlineLabel | 'unclear' | undefined {
  const text = label.trim();
  if (text === '' || text.length > labelMax) return undefined;
  const { masked, slots } = maskFormats(text.replace(/\.+$/, ''));
  const form = forms.exec(masked);
  if (form === null) {
    return /^(?:before|by|in|until)\b/i.test(text) && slots.length > 0 ? 'unclear' : undefined;
  }
  const word = form[1]?.toLowerCase();
  const [slot] = slots;
  const date = slot === undefined ? { year: undefined, month: 5, day: undefined } : dateOf(slot);
  if (date === undefined) return 'unclear';
  const { year, month, day } = date;
  if (word === 'before') return { kind: 'before', year, month, day: day ?? 1 };
  if (day !== undefined) return word === 'in' ? 'unclear' : { kind: 'until', year, month, day };
  // `By April` may mean its first or its last day.
  return word === 'in' && slot?.kind !== 'year' ? { kind: 'within', year, month, day: 1 } : 'unclear';
}

function dateOf(
  slot: Slot,
): { year: number | undefined; month: number; day: number | undefined } | undefined {
  switch (slot.kind) {
    case 'date':
      return { year: slot.year, month: slot.month, day: slot.day };
    case 'day':
      return { year: undefined, month: slot.month, day: slot.day };
    case 'month':
      return { year: slot.year, month: slot.month, day: undefined };
    case 'month_name':
      return { year: undefined, month: slot.month, day: undefined };
    case 'year':
      return { year: slot.year, month: 1, day: undefined };
    default:
      return undefined;
  }
}

/** Whether the label names the same deadline as the rules, `tooLate` being the first day that is too late there. */
export function labelAgrees(
  label: DeadlineLabel,
  tooLate: CalendarDate,
  begins: CalendarDate | undefined,
): boolean {
  const named = { year: label.year ?? tooLate.year, month: label.month, day: label.day };
  switch (label.kind) {
    case 'before':
      return isSameDay(named, tooLate);
    case 'until': {
      // Without its own year, December 31 belongs to the year before the first day that is too late.
      const year =
        label.year ?? (label.month === 12 && tooLate.month === 1 ? tooLate.year - 1 : tooLate.year);
      const next = dayAfter({ ...named, year });
      return next !== undefined && isSameDay(next, tooLate);
    }
    case 'within':
      return (
        begins !== undefined &&
        begins.month === label.month &&
        begins.day === 1 &&
        (label.year === undefined || label.year === begins.year) &&
        tooLate.day === 1 &&
        tooLate.month === (begins.month % 12) + 1 &&
        tooLate.year === begins.year + (begins.month === 12 ? 1 : 0)
      );
  }
}

export function isSameDay(left: CalendarDate, right: CalendarDate): boolean {
  return left.year === right.year && left.month === right.month && left.day === right.day;
}

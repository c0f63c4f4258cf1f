/** Which month, quarter or day a contract is on, `2026-07`, `2026-Q3`, from every sentence that names it; all must agree. */
import type { Subject } from '../../family.ts';
import type { Slot } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { slotsWithRole } from '../subject.ts';

export interface YearMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** Months a figure may come after the month it is for, or after the last month of its quarter. */
const lagMonthsMax = 4;

export function readPeriod(subject: Subject, kind: 'month' | 'quarter' | 'day'): string | Withheld {
  const slots = slotsWithRole(subject.sentences, 'period');
  const releases = slotsWithRole(subject.sentences, 'date');
  switch (kind) {
    case 'month':
      return readMonth(slots, releases, slotsWithRole(subject.sentences, 'since_date'));
    case 'quarter':
      return readQuarter(slots, releases);
    case 'day':
      return readDay(slots, releases);
  }
}

function readMonth(
  slots: readonly Slot[],
  releases: readonly Slot[],
  before: readonly Slot[],
): string | Withheld {
  const named = readNamedMonth(slots);
  if ('reason' in named) return named;
  const month =
    named.year === undefined ? pinnedByRelease(named.month, releases) : { ...named, year: named.year };
  if (month === undefined) return withhold('unknown_window', 'the year of the month is named nowhere');
  if (before.some((slot) => slot.kind !== 'month_name' || slot.month !== addMonths(month, -1).month))
    return withhold('subject_conflict', 'the month the change is counted from is not the one before');
  return checkRelease(month, releases) ?? formatMonth(month);
}

/** The one month that all slots name; the year may be left out of some or of all. */
export function readNamedMonth(
  slots: readonly Slot[],
): { readonly year: number | undefined; readonly month: number } | Withheld {
  let year: number | undefined;
  let month: number | undefined;
  for (const slot of slots) {
    if (slot.kind !== 'month' && slot.kind !== 'month_name')
      return withhold('unknown_window', 'the period is no month');
    if (month !== undefined && slot.month !== month)
      return withhold('subject_conflict', 'its sentences name different months');
    month = slot.month;
    if (slot.kind !== 'month') continue;
    if (year !== undefined && slot.year !== year)
      return withhold('subject_conflict', 'its sentences name different years');
    year = slot.year;
  }
  return month === undefined ? withhold('unknown_window', 'no sentence names the month') : { year, month };
}

/** A month without its year is the latest one before the scheduled release. */
function pinnedByRelease(month: number, releases: readonly Slot[]): YearMonth | undefined {
  const [release] = releases;
  if (release?.kind !== 'date') return undefined;
  return { year: month < release.month ? release.year : release.year - 1, month };
}

function readQuarter(slots: readonly Slot[], releases: readonly Slot[]): string | Withheld {
  let quarter: number | undefined;
  let year: number | undefined;
  for (const slot of slots) {
    if (slot.kind !== 'quarter' && slot.kind !== 'year')
      return withhold('unknown_window', 'the period is no quarter');
    if (slot.kind === 'quarter') {
      if (quarter !== undefined && quarter !== slot.quarter)
        return withhold('subject_conflict', 'its sentences name different quarters');
      quarter = slot.quarter;
    }
    if (slot.year === undefined) continue;
    if (year !== undefined && year !== slot.year)
      return withhold('subject_conflict', 'its sentences name different years');
    year = slot.year;
  }
  if (quarter === undefined || year === undefined)
    return withhold('unknown_window', 'no sentence names the quarter with its year');
  const last = { year, month: quarter * 3 };
  return checkRelease(last, releases) ?? `${year}-Q${quarter}`;
}

/** A figure for the day of its report is released on it. */
function readDay(slots: readonly Slot[], releases: readonly Slot[]): string | Withheld {
  const days = new Set(
    [...slots, ...(slots.length === 0 ? [] : releases)].map((slot) =>
      slot.kind === 'date' ? formatDay(slot) : undefined,
    ),
  );
  const [day] = days;
  if (days.size > 1) return withhold('subject_conflict', 'its sentences name different days');
  return day === undefined ? withhold('unknown_window', 'no sentence names the day with its year') : day;
}

/** A release that cannot be the one of the period tells of a text that was changed in one place only. */
function checkRelease(last: YearMonth, releases: readonly Slot[]): Withheld | undefined {
  const fits = releases.every((slot) => {
    if (slot.kind !== 'date') return false;
    const lag = (slot.year - last.year) * 12 + slot.month - last.month;
    return lag >= 1 && lag <= lagMonthsMax;
  });
  return fits
    ? undefined
    : withhold('subject_conflict', 'the scheduled release cannot be that of the period');
}

function addMonths({ year, month }: YearMonth, count: number): YearMonth {
  const months = year * 12 + (month - 1) + count;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

export function formatMonth({ year, month }: YearMonth): string {
  return `${year}-${`${month}`.padStart(2, '0')}`;
}

export function formatDay({ year, month, day }: YearMonth & { readonly day: number }): string {
  return `${formatMonth({ year, month })}-${`${day}`.padStart(2, '0')}`;
}

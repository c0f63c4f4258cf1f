/**
 * Rules of venue_b often say "the date in the title". Titles name month and day without a year; the year is the one in
 * which that instant lies beside the scheduled end of the market, and if none does, it is not known.
 */
import type { ContractVersion } from '../../../contract/index.ts';
import {
  type CalendarDate,
  easternDateOf,
  easternInstant,
  type Instant,
  isRealDate,
  parseInstant,
} from '../../../exact/index.ts';
import { findFormats, foldText, type Slot } from '../../text/index.ts';

const nearMs = 3 * 24 * 60 * 60 * 1000;

export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
}

/** The days and months the title names, in its order. */
export function titleSlots({ title }: ContractVersion): Slot[] {
  return findFormats(foldText(title)).flatMap(({ found }) =>
    found.kind === 'date' || found.kind === 'day' || found.kind === 'month' || found.kind === 'month_name'
      ? [found]
      : [],
  );
}

/** `September 21-27` or `September 28 to October 4`; undefined where the title names no first and last day. */
export function titledRange(contract: ContractVersion): string | undefined {
  const [first, last, ...others] = titleSlots(contract);
  if (first?.kind !== 'day' || others.length > 0) return undefined;
  if (last !== undefined) return last.kind === 'day' ? `${first.text} to ${last.text}` : undefined;
  const title = foldText(contract.title);
  const rest = title.slice(title.indexOf(first.text) + first.text.length);
  const day = /^ ?- ?(\d{1,2})(?!\d)/.exec(rest)?.[1];
  return day === undefined ? undefined : `${first.text}-${day}`;
}

/** The one date of the title at a time of day on the US East Coast; undefined if there is none, or no year fits. */
export function titledInstant(contract: ContractVersion, time: ClockTime): Instant | undefined {
  const [slot, ...others] = titleSlots(contract);
  if (slot === undefined || others.length > 0) return undefined;
  if (slot.kind !== 'date' && slot.kind !== 'day') return undefined;
  const { month, day } = slot;
  return slot.kind === 'date'
    ? easternInstant({ year: slot.year, month, day, ...time })
    : instantNearEnd(contract, (year) => ({ year, month, day, ...time }));
}

/** First and last minute of the titled month on the US East Coast. */
export function titledMonth(
  contract: ContractVersion,
): { readonly from: Instant; readonly to: Instant } | undefined {
  const [slot, ...others] = titleSlots(contract);
  if (slot === undefined || others.length > 0) return undefined;
  if (slot.kind !== 'month' && slot.kind !== 'month_name') return undefined;
  const { month } = slot;
  const lastMinute = (year: number) => ({ year, month, day: daysIn(year, month), hour: 23, minute: 59 });
  const to =
    slot.kind === 'month' ? easternInstant(lastMinute(slot.year)) : instantNearEnd(contract, lastMinute);
  const year = to === undefined ? undefined : easternDateOf(to)?.year;
  const from = year === undefined ? undefined : easternInstant({ year, month, day: 1, hour: 0, minute: 0 });
  return to === undefined || from === undefined ? undefined : { from, to };
}

/** First and last minute of the one day of the title on the US East Coast. */
export function titledDay(
  contract: ContractVersion,
): { readonly from: Instant; readonly to: Instant } | undefined {
  const to = titledInstant(contract, { hour: 23, minute: 59 });
  const day = to === undefined ? undefined : easternDateOf(to);
  const from = day === undefined ? undefined : easternInstant({ ...day, hour: 0, minute: 0 });
  return to === undefined || from === undefined ? undefined : { from, to };
}

function instantNearEnd(
  { terms }: ContractVersion,
  at: (year: number) => CalendarDate & ClockTime,
): Instant | undefined {
  const ends = terms['endDate'];
  const end = typeof ends === 'string' ? parseInstant(ends) : undefined;
  const year = end === undefined ? undefined : easternDateOf(end)?.year;
  if (end === undefined || year === undefined) return undefined;
  for (const candidate of [year - 1, year, year + 1]) {
    const instant = easternInstant(at(candidate));
    if (instant !== undefined && Math.abs(instant - end) <= nearMs) return instant;
  }
  return undefined;
}

function daysIn(year: number, month: number): number {
  return [31, 30, 29].find((day) => isRealDate(year, month, day)) ?? 28;
}

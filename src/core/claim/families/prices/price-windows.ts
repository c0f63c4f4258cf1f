/** When a price is looked at: an instant, a candle, a window from its first to its last minute. */
import type { ContractVersion } from '../../../contract/index.ts';
import { easternInstant, formatInstant, type Instant } from '../../../exact/index.ts';
import type { SlotRole } from '../../clause.ts';
import type { ReadSentence, Subject } from '../../family.ts';
import type { Slot } from '../../text/index.ts';
import { slotInstant } from '../slot-instant.ts';
import { scopesOf, slotsWithRole } from '../subject.ts';
import { titledDay, titledInstant, titledMonth, titledRange, titleSlots } from './titled-date.ts';
import { asksForAnotherTime, asksForAnotherWindow, titledTime } from './titled-price.ts';

export interface Window {
  readonly reach: 'shared' | 'venue';
  readonly text: string;
}

/** Sixty seconds before the one instant that all times and the date of the statement name. */
export function meanWindow(statement: ReadSentence): Window | undefined {
  const [date, ...dates] = slotsWithRole([statement], 'date');
  const times = slotsWithRole([statement], 'time');
  if (date?.kind !== 'date' || dates.length > 0 || times.length === 0) return undefined;
  const instants = new Set(times.map((time) => (time.kind === 'time' ? slotInstant(date, time) : undefined)));
  const [instant] = instants;
  if (instant === undefined || instants.size > 1) return undefined;
  return { reach: 'shared', text: `60 seconds before ${formatInstant(instant)}` };
}

/** The hour that ends at the time and date of the title. */
export function hourWindow(contract: ContractVersion): Window | undefined {
  const [slot, ...others] = titleSlots(contract);
  const time = titledTime(contract);
  if (time === undefined || slot === undefined || others.length > 0) return undefined;
  if (slot.kind !== 'date' && slot.kind !== 'day') return undefined;
  const what = 'hour that ends at';
  const instant = titledInstant(contract, time);
  if (instant !== undefined) return { reach: 'shared', text: `${what} ${formatInstant(instant)}` };
  const { hour, minute } = time;
  return {
    reach: 'venue',
    text: `${what} ${hour}:${minute} of ${slot.month}-${slot.day} of ${eventOf(contract)}`,
  };
}

/** The minute that begins at noon, or the trading day, of the date in the title. */
export function closeWindow(contract: ContractVersion, measure: 'close' | 'day_close'): Window | undefined {
  const [slot, ...others] = titleSlots(contract);
  if (slot === undefined || others.length > 0 || (slot.kind !== 'date' && slot.kind !== 'day'))
    return undefined;
  const hour = measure === 'close' ? 12 : 16;
  if (asksForAnotherTime(contract, hour)) return undefined;
  const instant = titledInstant(contract, { hour, minute: 0 });
  const what = measure === 'close' ? 'minute that begins at' : 'trading day that ends at';
  if (instant !== undefined) return { reach: 'shared', text: `${what} ${formatInstant(instant)}` };
  // Without a year the date is known inside its event only.
  return { reach: 'venue', text: `${measure} of ${slot.month}-${slot.day} of ${eventOf(contract)}` };
}

/**
 * From the first to the last minute that the rules name. A window that begins with the market is that market's alone: two
 * rungs of one event may have been listed weeks apart.
 */
export function touchWindow(subject: Subject): Window | undefined {
  const { contract } = subject;
  const words = scopesOf(subject);
  const isOwn = words.has('from_creation');
  const isTitled = words.has('titled_month') || words.has('titled_dates') || words.has('titled_day');
  if (isTitled && (!isWholeDays(subject) || asksForAnotherTime(contract, undefined))) return undefined;
  if (words.has('titled_month')) {
    const month = titledMonth(contract);
    const text = month === undefined ? titledText(contract) : spanOf(month.from, month.to);
    if (text === undefined) return undefined;
    return isOwn ? ownWindow(contract, text) : { reach: month === undefined ? 'venue' : 'shared', text };
  }
  if (words.has('titled_day')) {
    const day = titledDay(contract);
    const text = day === undefined ? titledText(contract) : spanOf(day.from, day.to);
    const isOneDay = titleSlots(contract).every(({ kind }) => kind === 'date' || kind === 'day');
    if (text === undefined || titleSlots(contract).length !== 1 || !isOneDay) return undefined;
    return { reach: day === undefined ? 'venue' : 'shared', text };
  }
  if (words.has('titled_dates')) {
    const range = titledRange(contract);
    if (range === undefined) return undefined;
    const text = `${range} of ${eventOf(contract)}`;
    return isOwn ? ownWindow(contract, text) : { reach: 'venue', text };
  }
  const to = endOf(subject);
  if (to === undefined) return undefined;
  if (isOwn) return ownWindow(contract, `until ${formatInstant(to)}`);
  const [since, ...others] = distinct(subject, 'since_date');
  if (since?.kind !== 'date' || others.length > 0) return undefined;
  const [until] = distinct(subject, 'until_date');
  if (until?.kind !== 'date' || asksForAnotherWindow(contract, since, until)) return undefined;
  const from = startOf(subject, since);
  return from === undefined || from >= to ? undefined : { reach: 'shared', text: spanOf(from, to) };
}

/** A titled month or stretch of days is whole: from midnight, where that is said, to the last minute. */
function isWholeDays({ sentences }: Subject): boolean {
  const isTime = (slot: Slot, hour: number, minute: number): boolean =>
    slot.kind === 'time' && slot.zone === 'ET' && slot.hour === hour && slot.minute === minute;
  return (
    slotsWithRole(sentences, 'since_time').every((slot) => isTime(slot, 0, 0)) &&
    slotsWithRole(sentences, 'until_time').every((slot) => isTime(slot, 23, 59))
  );
}

/** Noon of one day to noon of a later one, said alike in every sentence; undefined if it is not. */
export function noonsWindow({ sentences }: Subject): string | undefined {
  const texts = new Set<string>();
  for (const sentence of sentences) {
    const [from, to, ...others] = slotsWithRole([sentence], 'date');
    if (from === undefined && to === undefined) continue;
    const [time, ...times] = slotsWithRole([sentence], 'time');
    if (from?.kind !== 'date' || to?.kind !== 'date' || time?.kind !== 'time') return undefined;
    if (others.length + times.length > 0) return undefined;
    const end = slotInstant(to, time);
    const start = slotInstant(from, time);
    if (time.hour !== 12 || time.minute !== 0 || start === undefined || end === undefined) return undefined;
    if (start >= end) return undefined;
    texts.add(spanOf(start, end));
  }
  const [text] = texts;
  return texts.size === 1 ? text : undefined;
}

/** The first instant: a date with a time beside it, or its midnight. */
function startOf(subject: Subject, date: Extract<Slot, { readonly kind: 'date' }>): Instant | undefined {
  const [time, ...times] = distinct(subject, 'since_time');
  if (times.length > 0) return undefined;
  if (time !== undefined) return time.kind === 'time' ? slotInstant(date, time) : undefined;
  const { year, month, day } = date;
  return easternInstant({ year, month, day, hour: 0, minute: 0 });
}

/** The last instant: a date with a time beside it. */
function endOf(subject: Subject): Instant | undefined {
  const [date, ...dates] = distinct(subject, 'until_date');
  const [time, ...times] = distinct(subject, 'until_time');
  if (date?.kind !== 'date' || time?.kind !== 'time' || dates.length + times.length > 0) return undefined;
  return slotInstant(date, time);
}

/** Slots of a role, each once: the event may repeat what the market says. */
function distinct({ sentences }: Subject, role: SlotRole): Slot[] {
  const slots = slotsWithRole(sentences, role);
  return slots.filter((slot, index) => slots.findIndex(({ text }) => text === slot.text) === index);
}

function spanOf(from: Instant, to: Instant): string {
  return `${formatInstant(from)} to ${formatInstant(to)}`;
}

function ownWindow({ venue, id }: ContractVersion, text: string): Window {
  return { reach: 'venue', text: `${text}, from the creation of ${venue} market ${id}` };
}

/** The titled period without its year: known inside its event only. */
function titledText(contract: ContractVersion): string | undefined {
  const slots = titleSlots(contract);
  if (slots.length === 0) return undefined;
  return `${slots.map(({ text }) => text).join(' to ')} of ${eventOf(contract)}`;
}

function eventOf({ venue, eventId }: ContractVersion): string {
  return `${venue} event ${eventId}`;
}

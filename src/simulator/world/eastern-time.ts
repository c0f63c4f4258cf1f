/**
 * US Eastern time and the calendar, by rule: daylight time runs from 2 AM on the second Sunday of March to 2 AM on the
 * first Sunday of November. Both venues write dates in it.
 */

const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export interface EasternDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

export interface EasternMoment extends EasternDate {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly zone: 'EST' | 'EDT';
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The instant of the n-th given weekday of a month at an hour of UTC. */
function nthSundayUtc(year: number, month: number, nth: number, hourUtc: number): number {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const day = 1 + ((7 - first) % 7) + (nth - 1) * 7;
  return Date.UTC(year, month - 1, day, hourUtc);
}

interface DaylightYear {
  /** The calendar year in standard time. */
  readonly from: number;
  readonly to: number;
  readonly daylightFrom: number;
  readonly daylightTo: number;
}

let lastYear: DaylightYear | undefined;

/** The year of the instant. The last one is kept: a running world asks thousands of times about the same year. */
function daylightYearOf(at: number): DaylightYear {
  if (lastYear === undefined || at < lastYear.from || at >= lastYear.to) {
    const year = new Date(at - 5 * hourMs).getUTCFullYear();
    lastYear = {
      from: Date.UTC(year, 0, 1, 5),
      to: Date.UTC(year + 1, 0, 1, 5),
      daylightFrom: nthSundayUtc(year, 3, 2, 7),
      daylightTo: nthSundayUtc(year, 11, 1, 6),
    };
  }
  return lastYear;
}

function isDaylightTime(at: number): boolean {
  const { daylightFrom, daylightTo } = daylightYearOf(at);
  return at >= daylightFrom && at < daylightTo;
}

export function easternOf(at: number): EasternMoment {
  const daylight = isDaylightTime(at);
  const local = new Date(at - (daylight ? 4 : 5) * hourMs);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    weekday: local.getUTCDay(),
    zone: daylight ? 'EDT' : 'EST',
  };
}

/** The instant at which Eastern clocks show this; in the repeated hour of autumn, the first time they do. */
export function fromEastern(date: EasternDate, hour = 0, minute = 0, second = 0): number {
  const standard = Date.UTC(date.year, date.month - 1, date.day, hour + 5, minute, second);
  return isDaylightTime(standard - hourMs) ? standard - hourMs : standard;
}

export function addDays(date: EasternDate, days: number): EasternDate {
  const moved = new Date(Date.UTC(date.year, date.month - 1, date.day + days));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** The first day of the month that lies `months` later. */
export function addMonths(date: EasternDate, months: number): EasternDate {
  const count = date.year * 12 + date.month - 1 + months;
  return { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1, day: 1 };
}

export function lastDayOfMonth(date: EasternDate): EasternDate {
  return addDays(addMonths(date, 1), -1);
}

/** 0 is Sunday. */
export function weekdayOf(date: EasternDate): number {
  return new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay();
}

export function monthName(month: number): string {
  return monthNames[month - 1] ?? '';
}

/** `Nov` */
export function shortMonth(month: number): string {
  return monthName(month).slice(0, 3);
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** `26NOV20`, as tickers of venue_a have it. */
export function tickerDate(date: EasternDate): string {
  return `${two(date.year % 100)}${shortMonth(date.month).toUpperCase()}${two(date.day)}`;
}

/** `26NOV` */
export function tickerMonth(date: EasternDate): string {
  return `${two(date.year % 100)}${shortMonth(date.month).toUpperCase()}`;
}

/** `Nov 20, 2026` */
export function shortDate(date: EasternDate): string {
  return `${shortMonth(date.month)} ${date.day}, ${date.year}`;
}

/** `November 20, 2026` */
export function longDate(date: EasternDate): string {
  return `${monthName(date.month)} ${date.day}, ${date.year}`;
}

/** `November 20` */
export function monthDay(date: EasternDate): string {
  return `${monthName(date.month)} ${date.day}`;
}

/** `november-20-2026`, as slugs of venue_b have it. */
export function slugDate(date: EasternDate): string {
  return `${monthName(date.month).toLowerCase()}-${date.day}-${date.year}`;
}

/** `2026-11-20` */
export function isoDate(date: EasternDate): string {
  return `${date.year}-${two(date.month)}-${two(date.day)}`;
}

/** `5 PM`, `4:05 PM` */
export function clockTime(hour: number, minute = 0): string {
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}${minute === 0 ? '' : `:${two(minute)}`} ${hour < 12 ? 'AM' : 'PM'}`;
}

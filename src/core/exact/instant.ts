/**
 * Moments and calendar dates, by integer arithmetic alone: the same answer on every machine, whatever time zones it knows.
 * US Eastern time follows the rule in force since 2007; years outside 2007 to 2199 are refused rather than guessed.
 */

/** Integer milliseconds since 1970-01-01T00:00:00Z, without leap seconds. */
export type Instant = number;

export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** A moment as a clock on the US East Coast shows it. */
export interface EasternTime extends CalendarDate {
  readonly hour: number;
  readonly minute: number;
  readonly second?: number;
}

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const easternYearMin = 2007;
const easternYearMax = 2199;
const standardOffsetMs = 5 * hourMs;
const daylightOffsetMs = 4 * hourMs;

/** RFC 3339 sets no bound on the digits of a fraction, so the whole text has one. */
const textMax = 40;
const pattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(?:Z|([+-])(\d{2}):(\d{2}))$/;

const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];

/**
 * The moment an RFC 3339 text names; undefined for any other text, a date or time that does not exist, a missing zone, a leap
 * second, or a fraction finer than a millisecond.
 */
export function parseInstant(text: string): Instant | undefined {
  if (text.length > textMax) return undefined;
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [, yearText, monthText, dayText, hourText, minuteText, secondText, fraction = '', sign, ...zone] =
    match;
  const [year, month, day] = [Number(yearText), Number(monthText), Number(dayText)];
  const [hour, minute, second] = [Number(hourText), Number(minuteText), Number(secondText)];
  const [zoneHour, zoneMinute] = [Number(zone[0] ?? 0), Number(zone[1] ?? 0)];
  if (!isRealDate(year, month, day) || !isRealTime(hour, minute, second)) return undefined;
  if (!isRealTime(zoneHour, zoneMinute, 0)) return undefined;
  if (/[1-9]/.test(fraction.slice(3))) return undefined;
  const local =
    dayNumber(year, month, day) * dayMs +
    timeOfDayMs(hour, minute, second) +
    Number(fraction.slice(0, 3).padEnd(3, '0'));
  const zoneMs = timeOfDayMs(zoneHour, zoneMinute, 0);
  const instant = sign === '-' ? local + zoneMs : local - zoneMs;
  return isPrintable(instant) ? instant : undefined;
}

/** RFC 3339 in UTC, with milliseconds only where there are any. Throws a RangeError outside the years 0 to 9999. */
export function formatInstant(instant: Instant): string {
  if (!isPrintable(instant)) throw new RangeError(`${instant} is no millisecond of the years 0 to 9999.`);
  const day = Math.floor(instant / dayMs);
  const { year, month, day: dayOfMonth } = dateOfDayNumber(day);
  const rest = instant - day * dayMs;
  const date = `${digits(year, 4)}-${digits(month, 2)}-${digits(dayOfMonth, 2)}`;
  const hour = digits(Math.floor(rest / hourMs), 2);
  const minute = digits(Math.floor(rest / minuteMs) % 60, 2);
  const second = digits(Math.floor(rest / secondMs) % 60, 2);
  const ms = rest % secondMs;
  return `${date}T${hour}:${minute}:${second}${ms === 0 ? '' : `.${digits(ms, 3)}`}Z`;
}

/** Whether the Gregorian calendar has this date, in the years 0 to 9999. */
export function isRealDate(year: number, month: number, day: number): boolean {
  if (!isWithin(year, 0, 9999) || !isWithin(month, 1, 12)) return false;
  return isWithin(day, 1, daysInMonth(year, month));
}

/**
 * The moment at which clocks on the US East Coast show this; undefined for what they never show (an impossible date, the hour
 * skipped in March) or show twice (the hour repeated in November), and outside the years 2007 to 2199.
 */
export function easternInstant({
  year,
  month,
  day,
  hour,
  minute,
  second = 0,
}: EasternTime): Instant | undefined {
  if (!isWithin(year, easternYearMin, easternYearMax)) return undefined;
  if (!isRealDate(year, month, day) || !isRealTime(hour, minute, second)) return undefined;
  const local = dayNumber(year, month, day) * dayMs + timeOfDayMs(hour, minute, second);
  // A reading of the clock belongs to standard time, to daylight time, to both (November) or to neither (March).
  const asStandard = local + standardOffsetMs;
  const asDaylight = local + daylightOffsetMs;
  const isStandard = !isDaylight(year, asStandard);
  if (isStandard === isDaylight(year, asDaylight)) return undefined;
  return isStandard ? asStandard : asDaylight;
}

/** The date on the US East Coast at a moment; undefined outside the years 2007 to 2199 there. */
export function easternDateOf(instant: Instant): CalendarDate | undefined {
  if (!isPrintable(instant)) return undefined;
  // The clocks change in March and November, far from the turn of the year, so standard time finds the year.
  const { year } = dateOfDayNumber(Math.floor((instant - standardOffsetMs) / dayMs));
  if (!isWithin(year, easternYearMin, easternYearMax)) return undefined;
  const offsetMs = isDaylight(year, instant) ? daylightOffsetMs : standardOffsetMs;
  return dateOfDayNumber(Math.floor((instant - offsetMs) / dayMs));
}

/** Daylight time runs from 2:00 standard time on March's second Sunday to 2:00 daylight time on November's first. */
function isDaylight(year: number, instant: Instant): boolean {
  const start = sundayFrom(year, 3, 8) * dayMs + 2 * hourMs + standardOffsetMs;
  const end = sundayFrom(year, 11, 1) * dayMs + 2 * hourMs + daylightOffsetMs;
  return start <= instant && instant < end;
}

/** The day number of the first Sunday on or after a date. */
function sundayFrom(year: number, month: number, day: number): number {
  const from = dayNumber(year, month, day);
  // Day 0 was a Thursday, so day 3 was a Sunday. The dates asked for lie after it.
  return from + ((7 - ((from - 3) % 7)) % 7);
}

/** Days since 1970-01-01 of a real date. */
function dayNumber(year: number, month: number, day: number): number {
  const leapDay = month > 2 && isLeapYear(year) ? 1 : 0;
  return daysBeforeYear(year) + (daysBeforeMonth[month - 1] ?? 0) + leapDay + day - 1;
}

function dateOfDayNumber(day: number): CalendarDate {
  let year = 1970 + Math.floor(day / 365.2425);
  while (daysBeforeYear(year) > day) year -= 1;
  while (daysBeforeYear(year + 1) <= day) year += 1;
  let rest = day - daysBeforeYear(year);
  let month = 1;
  while (rest >= daysInMonth(year, month)) {
    rest -= daysInMonth(year, month);
    month += 1;
  }
  return { year, month, day: rest + 1 };
}

/** Days from 1970-01-01 to the first of January of a year. */
function daysBeforeYear(year: number): number {
  const past = year - 1;
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  return (year - 1970) * 365 + leapDays - leapDaysBefore1970;
}

/** Leap days from year 1 to 1969. */
const leapDaysBefore1970 = 477;

function daysInMonth(year: number, month: number): number {
  if (month === 2 && isLeapYear(year)) return 29;
  return (daysBeforeMonth[month] ?? 0) - (daysBeforeMonth[month - 1] ?? 0);
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function isRealTime(hour: number, minute: number, second: number): boolean {
  return isWithin(hour, 0, 23) && isWithin(minute, 0, 59) && isWithin(second, 0, 59);
}

function timeOfDayMs(hour: number, minute: number, second: number): number {
  return hour * hourMs + minute * minuteMs + second * secondMs;
}

function isPrintable(instant: Instant): boolean {
  return isWithin(instant, daysBeforeYear(0) * dayMs, daysBeforeYear(10_000) * dayMs - 1);
}

/** Whether a number is an integer between two bounds, both included. */
function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && min <= value && value <= max;
}

function digits(value: number, length: number): string {
  return value.toString().padStart(length, '0');
}

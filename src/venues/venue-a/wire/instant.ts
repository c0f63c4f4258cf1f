/** Times as this wire writes them: RFC 3339 with up to nine fraction digits, or whole seconds since 1970. */

const pattern =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:Z|([+-])(\d{2}):(\d{2}))$/;

/** The wire writes a time that was never set as the year 1. */
const firstRealTime = Date.UTC(2000, 0, 1);

/** Milliseconds since 1970, finer digits cut; undefined if `text` is no such time or names a day that does not exist. */
export function parseInstant(text: string): number | undefined {
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [
    ,
    year,
    month,
    day,
    hour,
    minute,
    second,
    fraction = '',
    sign,
    offsetHours = '0',
    offsetMinutes = '0',
  ] = match;
  const wallTime = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    Number(fraction.slice(0, 3).padEnd(3, '0')),
  );
  // Date.UTC takes the years 0 to 99 for 1900 to 1999 and carries February 30 into March.
  const written = text.slice(0, 19);
  const exists = Number(year) < 100 || new Date(wallTime).toISOString().startsWith(written);
  if (!exists) return undefined;
  const offsetMs = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000;
  const at = sign === '-' ? wallTime + offsetMs : wallTime - offsetMs;
  return Number(year) < 100 ? Date.UTC(1, 0, 1) : at;
}

/** Whether a time was ever set: the wire's zero time is the year 1. */
export function isRealTime(at: number): boolean {
  return at >= firstRealTime;
}

/** How request parameters name a time: whole seconds, rounded down. */
export function toWireSeconds(at: number): string {
  return Math.floor(at / 1000).toString();
}

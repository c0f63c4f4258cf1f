/**
 * Prices and quantities as integers of a millionth: fine enough for the smallest tick (0.0001) and lot (0.000001) of
 * either venue, and safe integers up to nine billion shares. A value that does not fit is refused, never rounded.
 */
export type Micros = number;

export const microsPerUnit = 1_000_000;

const places = 6;
const wholeDigitsMax = 10;
const zero = 48;
const minus = 45;
const point = 46;

/**
 * The exact value of a plain decimal text in millionths; undefined if it is no such text, too fine or too large. Read
 * digit by digit: every level of every book passes here, and a pattern takes three times as long.
 */
export function parseMicros(text: string): Micros | undefined {
  const { length } = text;
  const isNegative = text.charCodeAt(0) === minus;
  const first = isNegative ? 1 : 0;
  let value = 0;
  let at = first;
  for (; at < length; at += 1) {
    const digit = text.charCodeAt(at) - zero;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  const wholeDigits = at - first;
  if (wholeDigits > wholeDigitsMax) return undefined;
  let place = 0;
  if (at < length) {
    if (text.charCodeAt(at) !== point) return undefined;
    for (at += 1; at < length; at += 1) {
      const digit = text.charCodeAt(at) - zero;
      if (digit < 0 || digit > 9) return undefined;
      place += 1;
      if (place <= places) value = value * 10 + digit;
      else if (digit !== 0) return undefined;
    }
  }
  if (wholeDigits + place === 0) return undefined;
  for (; place < places; place += 1) value *= 10;
  if (!Number.isSafeInteger(value)) return undefined;
  return isNegative && value !== 0 ? -value : value;
}

/** Decimal text with at least four places, and more only where they carry something: `0.4600`, `0.00015`. */
export function formatMicros(micros: Micros): string {
  const sign = micros < 0 ? '-' : '';
  const digits = Math.abs(micros)
    .toString()
    .padStart(places + 1, '0');
  let end = digits.length;
  while (end > digits.length - 2 && digits.charCodeAt(end - 1) === zero) end -= 1;
  const wholeEnd = digits.length - places;
  return `${sign}${digits.slice(0, wholeEnd)}.${digits.slice(wholeEnd, end)}`;
}

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
  const isNegative = text.charCodeAt(0) === minus;
  const first = isNegative ? 1 : 0;
  const wholeEnd = digitsEnd(text, first);
  if (wholeEnd - first > wholeDigitsMax) return undefined;
  let value = 0;
  for (let i = first; i < wholeEnd; i++) value = value * 10 + text.charCodeAt(i) - zero;
  let fractionDigits = 0;
  if (wholeEnd < text.length) {
    if (text.charCodeAt(wholeEnd) !== point || digitsEnd(text, wholeEnd + 1) < text.length) return undefined;
    fractionDigits = text.length - wholeEnd - 1;
  }
  if (wholeEnd === first && fractionDigits === 0) return undefined;
  for (let place = 1; place <= places; place++) {
    value = value * 10 + (place <= fractionDigits ? text.charCodeAt(wholeEnd + place) - zero : 0);
  }
  for (let place = places + 1; place <= fractionDigits; place++) {
    if (text.charCodeAt(wholeEnd + place) !== zero) return undefined;
  }
  if (!Number.isSafeInteger(value)) return undefined;
  return isNegative && value !== 0 ? -value : value;
}

/** Where the digits that begin at `start` end. */
function digitsEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (code < zero || code > zero + 9) break;
    end += 1;
  }
  return end;
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

/**
 * Exact figures as venue_b writes them: decimal texts with as few digits as possible, and the three ways it writes a
 * time. No arithmetic here ever leaves the integers.
 */

/** `units` / 10^`places` with no trailing zeros: 4350 in four places is `0.435`. */
export function decimalText(units: number | bigint, places: number): string {
  const negative = units < 0;
  const digits = String(negative ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  let end = digits.length;
  while (end > whole.length && digits[end - 1] === '0') end -= 1;
  const fraction = digits.slice(whole.length, end);
  return `${negative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

const priceTexts: readonly string[] = Array.from({ length: 10_001 }, (_, price) => decimalText(price, 4));

/** A price in ten-thousandths of a dollar. */
export function priceText(price: number): string {
  return priceTexts[price] ?? decimalText(price, 4);
}

/** A size in hundredths of a share, not negative. Written out: books have thousands of these a second. */
export function sizeText(size: number): string {
  const rest = size % 100;
  const whole = (size - rest) / 100;
  if (rest === 0) return String(whole);
  if (rest % 10 === 0) return `${whole}.${rest / 10}`;
  return rest < 10 ? `${whole}.0${rest}` : `${whole}.${rest}`;
}

/** Money in ten-thousandths of a dollar. */
export function moneyText(money: bigint): string {
  return decimalText(money, 4);
}

/**
 * The JSON number with the digits of an exact text. A text of at most 15 significant digits comes out of
 * `JSON.stringify` as it went in; the venue's prices, ticks, lines and rates are all shorter.
 */
export function numberOf(text: string): number {
  return Number(text);
}

/**
 * A volume as the venue adds it up in binary: the text's value, off by a few units in the last place
 * (`1089793.929661999`). `salt` makes the noise the same at every reading.
 */
export function noisyNumber(text: string, salt: number): number {
  const value = Number(text);
  if (Number.isInteger(value)) return value;
  return value + value * Number.EPSILON * (1 + (salt % 7));
}

const isoTexts = new Map<number, string>();
const isoTextsMax = 4_096;

/** The markets of an event share most of their times, and a page holds thousands of them. */
function isoText(at: number): string {
  const known = isoTexts.get(at);
  if (known !== undefined) return known;
  if (isoTexts.size >= isoTextsMax) isoTexts.clear();
  const text = new Date(at).toISOString();
  isoTexts.set(at, text);
  return text;
}

/** Microseconds of a row's times: the same at every reading, and not the end of its id. */
export function microsecondsOf(id: number): number {
  return (id * 7_919 + 613) % 997;
}

/** `2026-10-07T16:00:00Z`, or with six fractional digits when `microseconds` is given. */
export function isoTime(at: number, microseconds?: number): string {
  const text = isoText(at);
  if (microseconds !== undefined) {
    return `${text.slice(0, 23)}${String(microseconds % 1000).padStart(3, '0')}Z`;
  }
  return at % 1000 === 0 ? `${text.slice(0, 19)}Z` : text;
}

/** `2026-04-05 15:10:00+00`: how the venue's database prints the times of some columns. */
export function postgresTime(at: number): string {
  return `${isoText(at).slice(0, 19).replace('T', ' ')}+00`;
}

/** `2026-10-07`. */
export function isoDate(at: number): string {
  return isoText(at).slice(0, 10);
}

/** Amounts that stay the exact decimal texts their venues sent. */
import { parseDecimal } from '../exact/index.ts';

const plain = /^(\d{1,15})(?:\.(\d{0,30}))?$/;
const wholeDigitsMax = 15;
const fractionDigitsMax = 30;
const zeroCode = 48;
const dotCode = 46;

/** An amount of money with at least four decimals; undefined for a text that is none. */
export function formatDecimalText(text: string): string | undefined {
  const match = plain.exec(text);
  if (match !== null) {
    const [, whole = '', fraction = ''] = match;
    return `${whole.replace(/^0+(?=\d)/, '')}.${fraction.replace(/0+$/, '').padEnd(4, '0')}`;
  }
  const value = parseDecimal(text);
  if (value === undefined) return undefined;
  // A decimal text is always a fraction of a power of ten.
  let places = 4;
  while ((value.numerator * 10n ** BigInt(places)) % value.denominator !== 0n) places += 1;
  const units = (value.numerator * 10n ** BigInt(places)) / value.denominator;
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The whole dollars of an amount that is not negative; zero for a text that is none. Enough to compare with whole limits. */
export function wholeDollars(text: string | undefined): number {
  if (text === undefined) return 0;
  const whole = readPlainWhole(text);
  if (whole !== undefined) return whole;
  const value = parseDecimal(text);
  return value === undefined || value.numerator < 0n ? 0 : Number(value.numerator / value.denominator);
}

/** The same, but undefined for a text that is no amount. */
export function wholeAmount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const whole = readPlainWhole(text);
  if (whole !== undefined) return whole;
  return formatDecimalText(text) === undefined ? undefined : wholeDollars(text);
}

/** The number nearest to an amount; NaN for a text that is none. */
export function nearDollars(text: string): number {
  if (readPlainWhole(text) !== undefined) return Number(text);
  const amount = formatDecimalText(text);
  return amount === undefined ? Number.NaN : Number(amount);
}

/** What a match of `plain` begins with, without the pattern: it is asked for every market every minute. */
function readPlainWhole(text: string): number | undefined {
  const { length } = text;
  let whole = 0;
  let place = 0;
  for (; place < length; place += 1) {
    const digit = text.charCodeAt(place) - zeroCode;
    if (digit < 0 || digit > 9) break;
    whole = 10 * whole + digit;
  }
  if (place === 0 || place > wholeDigitsMax) return undefined;
  if (place === length) return whole;
  if (text.charCodeAt(place) !== dotCode || length - place - 1 > fractionDigitsMax) return undefined;
  for (let at = place + 1; at < length; at += 1) {
    const digit = text.charCodeAt(at) - zeroCode;
    if (digit < 0 || digit > 9) return undefined;
  }
  return whole;
}

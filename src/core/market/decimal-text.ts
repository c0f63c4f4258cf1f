/** Amounts that stay the exact decimal texts their venues sent. */
import { parseDecimal } from '../exact/index.ts';

const plain = /^(\d{1,15})(?:\.(\d{0,30}))?$/;

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
  const match = plain.exec(text);
  if (match !== null) return Number(match[1]);
  const value = parseDecimal(text);
  return value === undefined || value.numerator < 0n ? 0 : Number(value.numerator / value.denominator);
}

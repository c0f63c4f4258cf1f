/** Figures, money and times as people read them. */
import { oneDollar, parseDecimal, printDecimal } from './decimal.ts';

const minus = '−';
export const unknown = '–';

/** A price in cents, exactly: `0.6600` is 66¢, `0.2930` is 29.3¢. */
export function cents(text: string | undefined): string {
  if (text === undefined) return unknown;
  return `${printDecimal(parseDecimal(text) * 100n).replace('-', minus)}¢`;
}

/** To a tenth of a cent, for columns: `66.0¢`. */
export function alignedCents(text: string | undefined): string {
  if (text === undefined) return unknown;
  const tenths = roundedDivision(parseDecimal(text) * 1000n, oneDollar);
  const size = tenths < 0n ? -tenths : tenths;
  return `${tenths < 0n ? minus : ''}${size / 10n}.${size % 10n}¢`;
}

export function signedCents(text: string | undefined): string {
  if (text === undefined) return unknown;
  return text.startsWith('-') ? alignedCents(text) : `+${alignedCents(text)}`;
}

/** Half away from zero. */
function roundedDivision(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor / 2n : divisor / 2n;
  return (dividend + half) / divisor;
}

/** Made when it is first used: making one takes milliseconds, and a first load has none to spare. */
function onFirstUse<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

const compactSteps: readonly (readonly [number, string])[] = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
];

/** Three significant digits, as `Intl` prints compact numbers in English, which takes milliseconds to make ready. */
function printCompact(size: number): string {
  const rounded = Number(size.toPrecision(3));
  const [step, letter] = compactSteps.find(([least]) => rounded >= least) ?? [1, ''];
  return `${Number((rounded / step).toPrecision(3))}${letter}`;
}

/** Rounded for reading; the exact figure goes beside it as a title. */
export function money(text: string | undefined): string {
  if (text === undefined) return unknown;
  const value = Number(text);
  const sign = value < 0 ? minus : '';
  const size = Math.abs(value);
  return `${sign}$${size >= 10_000 ? printCompact(size) : printWhole(size)}`;
}

export function signedMoney(text: string): string {
  return text.startsWith('-') ? money(text) : `+${money(text)}`;
}

/** Dollars and whole cents, rounded down: what is left over is never shown as more than it is. */
export function dollars(text: string | undefined): string {
  if (text === undefined) return unknown;
  return printDollars(parseDecimal(text));
}

/** The same rounded up: a cost is never shown as less than it is. */
export function costDollars(text: string | undefined): string {
  if (text === undefined) return unknown;
  return printDollars(parseDecimal(text) + oneDollar / 100n - 1n);
}

function printDollars(value: bigint): string {
  const cent = oneDollar / 100n;
  const floor = (value < 0n ? (value - cent + 1n) / cent : value / cent) * cent;
  const printed = printDecimal(floor).replace('-', minus);
  const [units = '0', fraction = ''] = printed.split('.');
  const grouped = units.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${grouped.startsWith(minus) ? minus : ''}$${grouped.replace(minus, '')}.${fraction.padEnd(2, '0')}`;
}

/** As `Intl` prints whole numbers in English. */
function printWhole(value: number): string {
  return String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

export function count(value: number): string {
  return printWhole(value);
}

export function quantity(text: string): string {
  const [units = '0', fraction = ''] = printDecimal(parseDecimal(text)).split('.');
  const grouped = units.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === '' ? grouped : `${grouped}.${fraction.slice(0, 2)}`;
}

/** A share of one as percent; `digits` after the point, rounded down so that nothing looks more certain than it is. */
export function percent(text: string | null | undefined, digits = 2): string {
  if (text === null || text === undefined) return unknown;
  const scaled = parseDecimal(text) * 100n;
  const unit = 10n ** BigInt(6 - digits);
  return `${printDecimal((scaled / unit) * unit)}%`;
}

const dayTime = onFirstUse(
  () =>
    new Intl.DateTimeFormat(undefined, {
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    }),
);
const clockTime = onFirstUse(
  () =>
    new Intl.DateTimeFormat(undefined, {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hour12: false,
    }),
);
const day = onFirstUse(
  () => new Intl.DateTimeFormat(undefined, { year: 'numeric', month: 'short', day: 'numeric' }),
);

export function printDayTime(at: string | number): string {
  return dayTime().format(new Date(at));
}

export function printClock(at: string | number): string {
  return clockTime().format(new Date(at));
}

export function printDay(at: string | number): string {
  return day().format(new Date(at));
}

const ageSteps: readonly (readonly [number, string])[] = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1_000, 's'],
];

/** The largest unit that fits: `5 min`. */
export function printAge(ms: number): string {
  const size = Math.max(0, ms);
  const [unitMs, unit] = ageSteps.find(([step]) => size >= step) ?? [1_000, 's'];
  return `${Math.floor(size / unitMs)} ${unit}`;
}

/** `void_unknown:cancelled` as words. */
export function words(code: string): string {
  return code.replaceAll(':', ': ').replaceAll('_', ' ');
}

export function venueName(venue: string): string {
  return venue === 'venue_a' ? 'Venue A' : 'Venue B';
}

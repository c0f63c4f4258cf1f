/**
 * Sets, payouts and grids as text, both ways: `(-inf, -1] u [1, inf)`, `1 on (0, inf); 1/2 on [0, 0]`, `0.25 from 0.125`.
 * A parser reads one notation exactly, blanks included, but not only its shortest form: `[4.60, inf)` is `[4.6, inf)`. What
 * it accepts prints to a text that it reads as the same value.
 */
import { continuous, type Grid, stepGrid } from './grid.ts';
import { type End, type Interval, interval } from './interval.ts';
import { emptySet, type IntervalSet, intervalSet, isEmptySet } from './interval-set.ts';
import { type Payout, type PayoutStep, payout, yesSet } from './payout.ts';
import { compareRationals, formatRational, one, parseRational, type Rational, zero } from './rational.ts';

/** Longer texts are refused. No contract needs a thousand intervals, and a hostile text must not cost time. */
const textMax = 10_000;

/** As many characters as `parseRational` is sure to read. */
const numberMax = 100;

const numberPattern = /^-?\d+(?:\.\d+|\/\d+)?$/;
const intervalPattern = /^([[(])([^ ,]+), ([^ ,]+)([\])])$/;

export function formatSet({ parts }: IntervalSet): string {
  return parts.length === 0 ? '{}' : parts.map(formatInterval).join(' u ');
}

/** The set a text of `formatSet` stands for; undefined for any other text, an empty interval, or more than 10,000 characters. */
export function parseSet(text: string): IntervalSet | undefined {
  if (text.length > textMax) return undefined;
  const set = readSet(text);
  // Fractions such as 1/1024 print longer than they were written, and the result must not outgrow its own parser.
  return set !== undefined && formatSet(set).length <= textMax ? set : undefined;
}

/** The set's own notation where nothing but 1 is paid, else a list of values with their sets. */
export function formatPayout(of: Payout): string {
  const [first, ...others] = of.steps;
  if (first === undefined) return '{}';
  const yes = yesSet(of);
  if (others.length === 0 && !isEmptySet(yes)) return formatSet(yes);
  return of.steps.map(({ pays, on }) => `${formatFraction(pays)} on ${formatSet(on)}`).join('; ');
}

/** The payout a text of `formatPayout` stands for; undefined for any other text, contradicting steps, or more than 10,000 characters. */
export function parsePayout(text: string): Payout | undefined {
  if (text.length > textMax) return undefined;
  const steps = text.includes(' on ') ? readAll(text.split('; '), readStep) : readOnes(text);
  const read = steps && payoutOrNone(steps);
  return read !== undefined && formatPayout(read).length <= textMax ? read : undefined;
}

/** `continuous`, the step, or `step from offset` where zero is not on the grid. */
export function formatGrid(grid: Grid): string {
  if (grid.kind === 'continuous') return 'continuous';
  const step = formatRational(grid.step);
  return grid.offset.numerator === 0n ? step : `${step} from ${formatRational(grid.offset)}`;
}

/** The grid a text of `formatGrid` stands for; undefined for any other text and for a step that is not positive. */
export function parseGrid(text: string): Grid | undefined {
  if (text.length > textMax) return undefined;
  if (text === 'continuous') return continuous;
  const [stepText = '', offsetText = '0', ...rest] = text.split(' from ');
  const step = readNumber(stepText);
  const offset = readNumber(offsetText);
  if (step === undefined || offset === undefined || rest.length > 0) return undefined;
  if (compareRationals(step, zero) <= 0) return undefined;
  const grid = stepGrid(step, offset);
  return isReadable(grid.offset) ? grid : undefined;
}

function formatInterval({ low, high }: Interval): string {
  const from =
    low.kind === 'infinite' ? '(-inf' : `${low.kind === 'closed' ? '[' : '('}${formatRational(low.at)}`;
  const to =
    high.kind === 'infinite' ? 'inf)' : `${formatRational(high.at)}${high.kind === 'closed' ? ']' : ')'}`;
  return `${from}, ${to}`;
}

/** A share of 1 reads best as a fraction, also where a decimal ends: `1/2`. */
function formatFraction({ numerator, denominator }: Rational): string {
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}

function readSet(text: string): IntervalSet | undefined {
  if (text === '{}') return emptySet;
  const parts = readAll(text.split(' u '), readInterval);
  return parts && intervalSet(parts);
}

function readInterval(text: string): Interval | undefined {
  const match = intervalPattern.exec(text);
  if (match === null) return undefined;
  const [, opening, lowText = '', highText = '', closing] = match;
  const low = readEnd(lowText, '-inf', opening === '[');
  const high = readEnd(highText, 'inf', closing === ']');
  return low && high && interval(low, high);
}

function readEnd(text: string, infinity: string, isClosed: boolean): End | undefined {
  if (text === infinity) return isClosed ? undefined : { kind: 'infinite' };
  const at = readNumber(text);
  return at && { kind: isClosed ? 'closed' : 'open', at };
}

function readOnes(text: string): readonly PayoutStep[] | undefined {
  const on = readSet(text);
  return on && [{ pays: one, on }];
}

function readStep(text: string): PayoutStep | undefined {
  const [paysText = '', setText = '', ...rest] = text.split(' on ');
  const pays = readNumber(paysText);
  const on = readSet(setText);
  if (pays === undefined || on === undefined || rest.length > 0) return undefined;
  // A step that pays nothing or is nowhere is no step: it would vanish in print.
  if (pays.numerator <= 0n || isEmptySet(on)) return undefined;
  return { pays, on };
}

function payoutOrNone(steps: readonly PayoutStep[]): Payout | undefined {
  try {
    return payout(steps);
  } catch (error) {
    // The one case: the text pays more than 1 or contradicts itself.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A number that prints to a text short enough to be read again; exponents and bare points are not of this notation. */
function readNumber(text: string): Rational | undefined {
  if (text.length > 2 * numberMax || !numberPattern.test(text)) return undefined;
  const value = parseRational(text);
  return value && isReadable(value) ? value : undefined;
}

function isReadable(value: Rational): boolean {
  return formatRational(value).length <= numberMax;
}

function readAll<T>(
  texts: readonly string[],
  read: (text: string) => T | undefined,
): readonly T[] | undefined {
  const values: T[] = [];
  for (const text of texts) {
    const value = read(text);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

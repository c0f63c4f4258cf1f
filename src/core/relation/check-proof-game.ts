/**
 * Two quantities of one game, by trying every result of a square of counts.
 *
 * The square is large enough: let B be at least 1 and at least the magnitude of every bound that either payout or domain
 * puts on first, second, first − second or first + second. Take a result that two steps share, the one with the least
 * total, and suppose that one count of it, say first, exceeds 2B + 2. If second exceeds B + 1, then one less of both keeps
 * the margin and stays above every lower bound: a lesser total, against the choice. If not, the margin exceeds B, so one
 * less of first alone breaks no bound on the margin, on first or on the total: again a lesser total. So no count exceeds
 * 2B + 2, and what cannot be seen in the square cannot be.
 */
import { type Interval, type IntervalSet, isInteger, type Rational, zero } from '../exact/index.ts';
import type { StatedClaim } from './check-proof-line.ts';
import type { Tally } from './check-proof-tally.ts';

/** Larger squares are not tried; no game comes near. */
const sideMax = 4_000;

/** `score` codes hold counts below it. */
const scoreBase = 1_000;

/** Numbered by what it pays: 0 where nothing, −1 where the value cannot occur. */
type Lookup = (value: number) => number;

interface Readable {
  readonly quantity: string;
  readonly pays: readonly Rational[];
  readonly at: Lookup;
  readonly boundMax: number;
}

/** Undefined for quantities and bounds that are no game's. */
export function tallyGame(
  leftQuantity: string,
  left: StatedClaim,
  rightQuantity: string,
  right: StatedClaim,
): Tally | undefined {
  const [one, other] = [readable(leftQuantity, left), readable(rightQuantity, right)];
  if (one === undefined || other === undefined) return undefined;
  const side = 2 * Math.max(1, one.boundMax, other.boundMax) + 2;
  if (side > sideMax) return undefined;
  const seen = new Set<number>();
  const width = other.pays.length;
  const note = (first: number, second: number, advances: number): void => {
    const paidLeft = one.at(resultValue(one.quantity, first, second, advances));
    const paidRight = other.at(resultValue(other.quantity, first, second, advances));
    if (paidLeft >= 0 && paidRight >= 0) seen.add(paidLeft * width + paidRight);
  };
  for (let first = 0; first <= side; first += 1) {
    for (let second = 0; second <= side; second += 1) {
      if (first >= second) note(first, second, 1);
      if (first <= second) note(first, second, -1);
    }
  }
  return {
    pairs: [...seen].map((pair) => [
      one.pays[Math.floor(pair / width)] ?? zero,
      other.pays[pair % width] ?? zero,
    ]),
  };
}

function resultValue(quantity: string, first: number, second: number, advances: number): number {
  switch (quantity) {
    case 'first':
      return first;
    case 'second':
      return second;
    case 'margin':
      return first - second;
    case 'total':
      return first + second;
    case 'lesser':
      return Math.min(first, second);
    case 'score':
      // Beyond it codes would run into each other; NaN lies in no domain.
      return first < scoreBase && second < scoreBase ? first * scoreBase + second : Number.NaN;
    default:
      return advances;
  }
}

const quantities: ReadonlySet<string> = new Set([
  'first',
  'second',
  'margin',
  'total',
  'lesser',
  'score',
  'advances',
]);

function readable(quantity: string, { payout, grid, domain }: StatedClaim): Readable | undefined {
  if (!quantities.has(quantity)) return undefined;
  if (grid.kind !== 'steps' || !isInteger(grid.step) || grid.step.numerator !== 1n) return undefined;
  if (grid.offset.numerator !== 0n) return undefined;
  const domainRanges = rangesOf(domain);
  const steps = payout.steps.map(({ on }) => rangesOf(on));
  if (domainRanges === undefined || steps.some((ranges) => ranges === undefined)) return undefined;
  const stepRanges = steps.flatMap((ranges) => (ranges === undefined ? [] : [ranges]));
  const bounds = [domainRanges, ...stepRanges].flat().flatMap((range) => boundsOf(quantity, range));
  return {
    quantity,
    pays: [zero, ...payout.steps.map(({ pays }) => pays)],
    at: (value) => {
      if (!isWithin(domainRanges, value)) return -1;
      return stepRanges.findIndex((ranges) => isWithin(ranges, value)) + 1;
    },
    boundMax: bounds.reduce((most, bound) => Math.max(most, Math.abs(bound)), 0),
  };
}

/** What the ends of a range put on counts and margins, whether a value lies in it, before it or behind it. */
function boundsOf(quantity: string, [from, to]: Range): readonly number[] {
  const begins = [from, to + 1].filter((begin) => Number.isFinite(begin));
  if (quantity !== 'score') return begins.flatMap((begin) => [begin - 1, begin]);
  // A run of codes begins in a row, at a count of the second side, and goes on with whole rows. Where it ends bounds
  // counts from above only, which going down never breaks; so the last code of all bounds nothing.
  return begins
    .filter((begin) => begin < scoreBase * scoreBase)
    .flatMap((begin) => [Math.floor(begin / scoreBase) + 1, begin % scoreBase]);
}

type Range = readonly [number, number];

function rangesOf({ parts }: IntervalSet): readonly Range[] | undefined {
  const ranges: Range[] = [];
  for (const part of parts) {
    const range = rangeOf(part);
    if (range === undefined) return undefined;
    ranges.push(range);
  }
  return ranges;
}

/** Both ends included. An open end at an integer is the integer beside it, which is all that a count can be. */
function rangeOf({ low, high }: Interval): Range | undefined {
  const from = low.kind === 'infinite' ? Number.NEGATIVE_INFINITY : integerOf(low.at);
  const to = high.kind === 'infinite' ? Number.POSITIVE_INFINITY : integerOf(high.at);
  if (from === undefined || to === undefined) return undefined;
  return [low.kind === 'open' ? from + 1 : from, high.kind === 'open' ? to - 1 : to];
}

function integerOf(value: Rational): number | undefined {
  if (!isInteger(value)) return undefined;
  const number = Number(value.numerator);
  return Number.isSafeInteger(number) ? number : undefined;
}

function isWithin(ranges: readonly Range[], value: number): boolean {
  return ranges.some(([from, to]) => from <= value && value <= to);
}

/** Exact ends of intervals as small integers in the same order, so that hot loops compare no rational. */
import { compareRationals, greatestCommonDivisor, type Interval, type Rational } from '../exact/index.ts';

/**
 * A cut lies just before a value or just after it; an interval is everything between two cuts. Ranks begin at 1; 0 is
 * before everything and `last` after everything.
 */
interface Cut {
  readonly at: Rational;
  readonly after: boolean;
}

export interface RankedIntervals {
  readonly lows: Int32Array;
  readonly highs: Int32Array;
  /** The rank after everything. */
  readonly last: number;
}

export function rankIntervals(intervals: readonly Interval[]): RankedIntervals {
  const cuts: Cut[] = [];
  const owners: number[] = [];
  intervals.forEach(({ low, high }, index) => {
    if (low.kind !== 'infinite') {
      cuts.push({ at: low.at, after: low.kind === 'open' });
      owners.push(2 * index);
    }
    if (high.kind !== 'infinite') {
      cuts.push({ at: high.at, after: high.kind === 'closed' });
      owners.push(2 * index + 1);
    }
  });
  const keys = numericKeys(cuts);
  const order = Int32Array.from(cuts.keys());
  const compare =
    keys === undefined
      ? (a: number, b: number) => compareCuts(cuts[a], cuts[b])
      : (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0);
  order.sort(compare);
  const lows = new Int32Array(intervals.length);
  const highs = new Int32Array(intervals.length).fill(-1);
  let rank = 0;
  order.forEach((cut, place) => {
    const before = place === 0 ? undefined : order[place - 1];
    if (before === undefined || compare(before, cut) !== 0) rank += 1;
    const owner = owners[cut] ?? 0;
    if (owner % 2 === 0) lows[owner / 2] = rank;
    else highs[(owner - 1) / 2] = rank;
  });
  const last = rank + 1;
  highs.forEach((high, index) => {
    if (high === -1) highs[index] = last;
  });
  return { lows, highs, last };
}

function compareCuts(a: Cut | undefined, b: Cut | undefined): number {
  if (a === undefined || b === undefined) return 0;
  return compareRationals(a.at, b.at) || Number(a.after) - Number(b.after);
}

const scaleMax = 1_000_000_000n;
const keyMax = BigInt(Number.MAX_SAFE_INTEGER) / 4n;

/** The cuts as exact safe integers on one scale, where they fit; nearly all bounds are short decimals. */
function numericKeys(cuts: readonly Cut[]): Float64Array | undefined {
  let scale = 1n;
  for (const { at } of cuts) {
    if (scale % at.denominator === 0n) continue;
    scale *= at.denominator / greatestCommonDivisor(scale, at.denominator);
    if (scale > scaleMax) return undefined;
  }
  const keys = new Float64Array(cuts.length);
  for (const [index, { at, after }] of cuts.entries()) {
    const scaled = at.numerator * (scale / at.denominator);
    if (scaled > keyMax || scaled < -keyMax) return undefined;
    keys[index] = Number(scaled) * 2 + (after ? 1 : 0);
  }
  return keys;
}

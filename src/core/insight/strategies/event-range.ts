/**
 * The 95 % range of a mean of markets by resampling events: bias-corrected and accelerated (Efron 1987), since returns are
 * skewed, with Student's quantiles for the number of events, since few of them say little about the spread.
 */
import { normalChance, normalQuantile, studentQuantile } from './normal-quantile.ts';
import { groupCount, resampleCount } from './resamples.ts';

/** Sums over markets, by group of events or by resample. */
export interface SummedMean {
  readonly count: Float64Array;
  readonly value: Float64Array;
}

/** Sums whose quotient is an end of the range. */
export interface RangeEnd {
  readonly count: number;
  readonly value: number;
}

const normal975 = 1.959963984540054;
/** Used again and again: there are thousands of ranges. */
const meansScratch = new Float64Array(resampleCount);
/** The same by resample, not a number where a resample has none. */
const resampleMeans = new Float64Array(resampleCount);

/** Undefined where no two groups have markets: one event says nothing about how events differ. */
export function eventRange(
  groups: SummedMean,
  resampled: SummedMean,
): { readonly low: RangeEnd; readonly high: RangeEnd } | undefined {
  const shape = describeGroups(groups);
  if (shape === undefined) return undefined;
  const means = meansScratch;
  let [drawn, below] = [0, 0];
  for (let resample = 0; resample < resampleCount; resample += 1) {
    const count = resampled.count[resample] ?? 0;
    const mean = (resampled.value[resample] ?? 0) / count;
    // A rule with few events may have none of them in a resample.
    resampleMeans[resample] = count === 0 ? Number.NaN : mean;
    if (count === 0) continue;
    means[drawn] = mean;
    drawn += 1;
    if (mean < shape.mean) below += 1;
    else if (mean === shape.mean) below += 0.5;
  }
  const bias = normalQuantile(Math.min(Math.max(below, 0.5), drawn - 0.5) / drawn);
  const reach = Math.sqrt(shape.events / (shape.events - 1)) * studentQuantile(normal975, shape.events - 1);
  const placeOf = (normal: number) => {
    const shifted = bias + normal;
    return placeAt(normalChance(bias + shifted / (1 - shape.acceleration * shifted)), drawn);
  };
  const [low, high] = [placeOf(-reach), placeOf(reach)];
  const lowMean = selectNth(means, low, 0, drawn - 1);
  // Larger ones lie behind the first that was selected, smaller ones before it.
  const highMean = high > low ? selectNth(means, high, low + 1, drawn - 1) : selectNth(means, high, 0, low);
  return { low: sumsOf(resampled, lowMean), high: sumsOf(resampled, highMean) };
}

/** What would stand at a place if they were sorted, from one place up to another; reorders those. Hoare's selection. */
function selectNth(values: Float64Array, place: number, first: number, last: number): number {
  let [from, upTo] = [first, last];
  while (from < upTo) {
    const pivot = values[place] ?? 0;
    let [left, right] = [from, upTo];
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left += 1;
      while ((values[right] ?? 0) > pivot) right -= 1;
      if (left <= right) {
        const held = values[left] ?? 0;
        values[left] = values[right] ?? 0;
        values[right] = held;
        left += 1;
        right -= 1;
      }
    }
    if (right < place) from = left;
    if (place < left) upTo = right;
  }
  return values[place] ?? 0;
}

/** Below the level lie so many; the ends are those of the resamples. */
function placeAt(level: number, size: number): number {
  return Math.min(size - 1, Math.max(0, Math.ceil(level * size) - 1));
}

/** The sums of a resample with this mean. */
function sumsOf({ count, value }: SummedMean, mean: number): RangeEnd {
  const resample = resampleMeans.indexOf(mean);
  return resample === -1
    ? { count: 1, value: mean }
    : { count: count[resample] ?? 0, value: value[resample] ?? 0 };
}

interface GroupShape {
  readonly mean: number;
  /** As many of one size would say as much. */
  readonly events: number;
  readonly acceleration: number;
}

function describeGroups({ count, value }: SummedMean): GroupShape | undefined {
  let [markets, total, squaredCounts, used] = [0, 0, 0, 0];
  for (let group = 0; group < groupCount; group += 1) {
    const size = count[group] ?? 0;
    if (size === 0) continue;
    used += 1;
    markets += size;
    total += value[group] ?? 0;
    squaredCounts += size * size;
  }
  if (used < 2) return undefined;
  const mean = total / markets;
  let [squares, cubes] = [0, 0];
  for (let group = 0; group < groupCount; group += 1) {
    const off = (value[group] ?? 0) - mean * (count[group] ?? 0);
    squares += off * off;
    cubes += off * off * off;
  }
  return {
    mean,
    events: Math.max(2, (markets * markets) / squaredCounts),
    acceleration: squares === 0 ? 0 : cubes / (6 * squares ** 1.5),
  };
}

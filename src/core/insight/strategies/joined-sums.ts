/** Sums by group and by resample of several cells together. */
import type { SummedMean } from './event-range.ts';
import type { ResampledSums } from './resampled-sums.ts';
import { groupCount, resampleCount } from './resamples.ts';
import { groupColumns, groupWidth, type SettledSums } from './settled-sums.ts';

/** Used again and again: there are thousands of ranges, and each is done with before the next. */
const groupScratch = { count: new Float64Array(groupCount), value: new Float64Array(groupCount) };
const resampleScratch = { count: new Float64Array(resampleCount), value: new Float64Array(resampleCount) };

/** Holds until the next call. */
export function sumCells(
  cells: readonly number[],
  sums: SettledSums,
  resampled: ResampledSums,
  what: 'returned' | 'paid',
): { readonly groups: SummedMean; readonly resamples: SummedMean } {
  resampled.refresh(sums, cells, what);
  const { groups } = sums;
  const used = cells.filter((cell) => resampled.cell(cell) !== undefined);
  groupScratch.count.fill(0);
  groupScratch.value.fill(0);
  for (const cell of used) {
    for (let group = 0; group < groupCount; group += 1) {
      const at = (cell * groupCount + group) * groupWidth;
      groupScratch.count[group] = (groupScratch.count[group] ?? 0) + (groups[at] ?? 0);
      groupScratch.value[group] = (groupScratch.value[group] ?? 0) + (groups[at + groupColumns[what]] ?? 0);
    }
  }
  return { groups: groupScratch, resamples: sumResamples(used, resampled, what) };
}

function sumResamples(
  [first, ...others]: readonly number[],
  resampled: ResampledSums,
  what: 'returned' | 'paid',
): SummedMean {
  const own = first === undefined ? undefined : resampled.cell(first);
  if (own !== undefined && others.length === 0) return { count: own.count, value: own[what] };
  resampleScratch.count.fill(0);
  resampleScratch.value.fill(0);
  const all = [own, ...others.map((cell) => resampled.cell(cell))].filter((sums) => sums !== undefined);
  for (let place = 0; place < all.length; place += 2) {
    const [one, two] = [all[place], all[place + 1]];
    if (one === undefined) continue;
    addBoth(resampleScratch.count, one.count, two?.count ?? zeros);
    addBoth(resampleScratch.value, one[what], two?.[what] ?? zeros);
  }
  return resampleScratch;
}

const zeros = new Float64Array(resampleCount);

/** Two at a time: the sums are read and written once for them. */
function addBoth(sums: Float64Array, one: Float64Array, two: Float64Array): void {
  for (let at = 0; at < sums.length; at += 1) {
    sums[at] = (sums[at] ?? 0) + ((one[at] ?? 0) + (two[at] ?? 0));
  }
}

/**
 * Sums of each cell in each resample, kept up with the sums by group: a group that changed is added as often as it was drawn.
 * From nothing that is the whole matrix product; after an hour's settlements it is a few rows of it, to the same result.
 */
import { groupCount, resampleCount } from './resamples.ts';
import { bandCount, cellCount, isRuleSlot, slotCount } from './rule-grid.ts';
import { groupColumns, groupWidth, type SettledSums } from './settled-sums.ts';

export interface ResampledCell {
  readonly count: Float64Array;
  /** Of Yes; empty for No. */
  readonly paid: Float64Array;
  /** Of slots that rules buy in; empty for others. */
  readonly returned: Float64Array;
}

const nothing = new Float64Array(0);
/** Divides the number of resamples. */
const blockSize = 250;

export class ResampledSums {
  readonly #draws: Float64Array;
  readonly #cells: (ResampledCell | undefined)[] = new Array(cellCount).fill(undefined);
  /** As far as they are in the resamples. */
  readonly #applied = new Float64Array(cellCount * groupCount * groupWidth);

  constructor(draws: Float64Array) {
    this.#draws = draws;
  }

  /** Undefined for a cell without markets. */
  cell(cell: number): ResampledCell | undefined {
    return this.#cells[cell];
  }

  /** Brings the touched cells up to date, some resamples at a time, so that their draws stay close at hand. */
  refresh(sums: SettledSums, touched: Uint8Array): void {
    const changes: GroupChange[] = [];
    for (let cell = 0; cell < cellCount; cell += 1) {
      if (touched[cell] !== 0) this.#collect(sums.groups, cell, changes);
    }
    for (let from = 0; from < resampleCount; from += blockSize) {
      for (const { sums: column, groups, each } of changes) {
        addDrawn(column, this.#draws, { from, upTo: from + blockSize }, groups, each);
      }
    }
  }

  /** What changed in a cell since it was last brought up to date, column by column. */
  #collect(now: Float64Array, cell: number, changes: GroupChange[]): void {
    const resampled = this.#cells[cell] ?? emptyCell(cell % slotCount);
    this.#cells[cell] = resampled;
    for (const name of ['count', 'paid', 'returned'] as const) {
      const sums = resampled[name];
      if (sums.length === 0) continue;
      const groups: number[] = [];
      const each: number[] = [];
      for (let group = 0; group < groupCount; group += 1) {
        const at = (cell * groupCount + group) * groupWidth + groupColumns[name];
        const value = now[at] ?? 0;
        const change = value - (this.#applied[at] ?? 0);
        if (change === 0) continue;
        this.#applied[at] = value;
        groups.push(group);
        each.push(change);
      }
      changes.push({ sums, groups: Uint32Array.from(groups), each: Float64Array.from(each) });
    }
  }
}

interface GroupChange {
  readonly sums: Float64Array;
  readonly groups: Uint32Array;
  readonly each: Float64Array;
}

/**
 * Eight groups at a time, and the rest one by one: the sums are read and written once for eight. Nearly all the time of a
 * first measurement goes here. After an hour's settlements few groups of a cell have changed.
 */
function addDrawn(
  sums: Float64Array,
  draws: Float64Array,
  { from, upTo }: { readonly from: number; readonly upTo: number },
  groups: Uint32Array,
  each: Float64Array,
): void {
  const block = sums.subarray(from, upTo);
  const drawsOf = (place: number) => {
    const start = (groups[place] ?? 0) * resampleCount;
    return draws.subarray(start + from, start + upTo);
  };
  const inEights = groups.length - (groups.length % 8);
  for (let eight = 0; eight < inEights; eight += 8) {
    addEight(
      block,
      drawsOf(eight),
      drawsOf(eight + 1),
      drawsOf(eight + 2),
      drawsOf(eight + 3),
      drawsOf(eight + 4),
      drawsOf(eight + 5),
      drawsOf(eight + 6),
      drawsOf(eight + 7),
      each.subarray(eight, eight + 8),
    );
  }
  for (let place = inEights; place < groups.length; place += 1) {
    addOne(block, drawsOf(place), each[place] ?? 0);
  }
}

function addOne(sums: Float64Array, drawn: Float64Array, each: number): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (drawn[at] ?? 0) * each;
}

function addEight(
  sums: Float64Array,
  first: Float64Array,
  second: Float64Array,
  third: Float64Array,
  fourth: Float64Array,
  fifth: Float64Array,
  sixth: Float64Array,
  seventh: Float64Array,
  eighth: Float64Array,
  each: Float64Array,
): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = each;
  for (let at = 0; at < sums.length; at += 1) {
    sums[at] =
      (sums[at] ?? 0) +
      (first[at] ?? 0) * a +
      (second[at] ?? 0) * b +
      (third[at] ?? 0) * c +
      (fourth[at] ?? 0) * d +
      ((fifth[at] ?? 0) * e + (sixth[at] ?? 0) * f + (seventh[at] ?? 0) * g + (eighth[at] ?? 0) * h);
  }
}

function emptyCell(slot: number): ResampledCell {
  return {
    count: new Float64Array(resampleCount),
    paid: slot < bandCount ? new Float64Array(resampleCount) : nothing,
    returned: isRuleSlot(slot) ? new Float64Array(resampleCount) : nothing,
  };
}

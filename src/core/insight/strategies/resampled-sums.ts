/**
 * Sums of each cell in each resample, kept up with the sums by group: a group that changed is added as often as it was drawn.
 * From nothing that is the whole matrix product; after an hour's settlements it is a few rows of it, to the same result.
 */
import { groupCount, resampleCount } from './resamples.ts';
import { cellCount } from './rule-grid.ts';
import { groupColumns, groupWidth } from './settled-sums.ts';

export interface ResampledCell {
  readonly count: Float64Array;
  /** Empty until it is asked for. */
  readonly paid: Float64Array;
  readonly returned: Float64Array;
}

type ValueColumn = 'paid' | 'returned';

const nothing = new Float64Array(0);
/** Divides the number of resamples. */
const blockSize = 250;
const exactMax = 2 ** 53;

interface MutableCell extends ResampledCell {
  paid: Float64Array;
  returned: Float64Array;
}

export class ResampledSums {
  /** By block of resamples, then group: made once, since to make a view costs more than to add a few numbers. */
  readonly #draws: readonly (readonly Float64Array[])[];
  readonly #cells: (MutableCell | undefined)[] = new Array(cellCount).fill(undefined);
  /** As far as they are in the resamples. */
  readonly #applied = new Float64Array(cellCount * groupCount * groupWidth);
  /** By cell and column: 1 where it may have changed since it was last brought up to date. */
  readonly #stale = new Uint8Array(cellCount * groupWidth);

  constructor(draws: Float64Array) {
    this.#draws = Array.from({ length: resampleCount / blockSize }, (_, block) =>
      Array.from({ length: groupCount }, (__, group) => {
        const start = group * resampleCount + block * blockSize;
        return draws.subarray(start, start + blockSize);
      }),
    );
  }

  /** Undefined for a cell without markets, or one that was never brought up to date. */
  cell(cell: number): ResampledCell | undefined {
    return this.#cells[cell];
  }

  /** These cells changed. */
  note(touched: Uint8Array): void {
    for (let cell = 0; cell < cellCount; cell += 1) {
      if (touched[cell] !== 0) this.#stale.fill(1, cell * groupWidth, (cell + 1) * groupWidth);
    }
  }

  /**
   * Brings the counts and another column of cells up to date, some resamples at a time, so that their draws stay close at hand:
   * many cells at once cost less. Only what is asked for is: few rules are listed, and the others need no range.
   */
  refresh({ groups }: { readonly groups: Float64Array }, cells: Iterable<number>, what: ValueColumn): void {
    const changes: GroupChange[] = [];
    for (const cell of cells) this.#collect(groups, cell, what, changes);
    for (const [block, draws] of this.#draws.entries()) {
      for (const change of changes) addBlock(change, draws, block * blockSize);
    }
  }

  /** What changed in a cell since it was last brought up to date. */
  #collect(now: Float64Array, cell: number, what: ValueColumn, changes: GroupChange[]): void {
    const counts = this.#takeChange(now, cell, 'count');
    const values = this.#takeChange(now, cell, what);
    if (counts === undefined && values === undefined) return;
    const resampled = this.#cells[cell] ?? {
      count: new Float64Array(resampleCount),
      paid: nothing,
      returned: nothing,
    };
    this.#cells[cell] = resampled;
    if (resampled[what].length === 0) resampled[what] = new Float64Array(resampleCount);
    const unit = counts && values && packingUnit(counts, values);
    if (counts !== undefined && values !== undefined && unit !== undefined) {
      const packed = counts.map((count, group) => count * unit + (values[group] ?? 0));
      changes.push({ sums: resampled[what], packed: { counts: resampled.count, unit }, ...drawnOf(packed) });
      return;
    }
    if (counts !== undefined) changes.push({ sums: resampled.count, ...drawnOf(counts) });
    if (values !== undefined) changes.push({ sums: resampled[what], ...drawnOf(values) });
  }

  /** By group; undefined where nothing did. */
  #takeChange(now: Float64Array, cell: number, name: keyof typeof groupColumns): Float64Array | undefined {
    const column = groupColumns[name];
    if (this.#stale[cell * groupWidth + column] === 0) return undefined;
    this.#stale[cell * groupWidth + column] = 0;
    const changed = new Float64Array(groupCount);
    for (let group = 0; group < groupCount; group += 1) {
      const at = (cell * groupCount + group) * groupWidth + column;
      const value = now[at] ?? 0;
      changed[group] = value - (this.#applied[at] ?? 0);
      this.#applied[at] = value;
    }
    return changed;
  }
}

interface GroupChange {
  readonly sums: Float64Array;
  /** What is added has a count too, so many times the unit. */
  readonly packed?: { readonly counts: Float64Array; readonly unit: number };
  readonly groups: Uint32Array;
  readonly each: Float64Array;
}

/** The groups that changed, and by how much. */
function drawnOf(changed: Float64Array): Pick<GroupChange, 'groups' | 'each'> {
  const groups: number[] = [];
  for (let group = 0; group < groupCount; group += 1) if (changed[group] !== 0) groups.push(group);
  return {
    groups: Uint32Array.from(groups),
    each: Float64Array.from(groups, (group) => changed[group] ?? 0),
  };
}

/**
 * A count and a value are added as one number, count × unit + value, where both sums stay exact: a resample draws as many groups
 * as there are, so that no sum is larger than that many times the largest. Undefined where they are too large together.
 */
function packingUnit(counts: Float64Array, values: Float64Array): number | undefined {
  const [count, value] = [largestOf(counts), largestOf(values)];
  if (count === undefined || value === undefined) return undefined;
  const unit = 2 ** Math.ceil(Math.log2(groupCount * value + 1));
  return groupCount * value < unit && groupCount * (count * unit + value) < exactMax ? unit : undefined;
}

/** Undefined where one is below zero. */
function largestOf(values: Float64Array): number | undefined {
  let largest = 0;
  for (const value of values) {
    if (value < 0) return undefined;
    if (value > largest) largest = value;
  }
  return largest;
}

/** Used again and again: each is done with before the next. */
const packedScratch = new Float64Array(blockSize);

function addBlock(
  { sums, packed, groups, each }: GroupChange,
  draws: readonly Float64Array[],
  from: number,
): void {
  const block = sums.subarray(from, from + blockSize);
  if (packed === undefined) {
    addDrawn(block, draws, groups, each);
    return;
  }
  packedScratch.fill(0);
  addDrawn(packedScratch, draws, groups, each);
  const counts = packed.counts.subarray(from, from + blockSize);
  for (let at = 0; at < blockSize; at += 1) {
    const sum = packedScratch[at] ?? 0;
    const count = Math.floor(sum / packed.unit);
    counts[at] = (counts[at] ?? 0) + count;
    block[at] = (block[at] ?? 0) + (sum - count * packed.unit);
  }
}

/**
 * Eight groups at a time, and the rest one by one: the sums are read and written once for eight. Much of the time of a first
 * measurement goes here. After an hour's settlements few groups of a cell have changed.
 */
function addDrawn(
  block: Float64Array,
  draws: readonly Float64Array[],
  groups: Uint32Array,
  each: Float64Array,
): void {
  const inEights = groups.length - (groups.length % 8);
  const drawsOf = (place: number) => draws[groups[place] ?? 0] ?? nothing;
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
      each,
      eight,
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
  from: number,
): void {
  const [a, b, c, d] = [each[from] ?? 0, each[from + 1] ?? 0, each[from + 2] ?? 0, each[from + 3] ?? 0];
  const [e, f, g, h] = [each[from + 4] ?? 0, each[from + 5] ?? 0, each[from + 6] ?? 0, each[from + 7] ?? 0];
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

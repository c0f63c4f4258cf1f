/**
 * How many intervals of one group each interval equals, contains, lies in, is disjoint from and crosses, on integer ranks.
 * O(n log n) for a group of n, by two sweeps over the low ends with a tree of counts over the high ends; a plain double
 * loop where that is faster.
 */

/** Counts of one interval are at `index * countsPerInterval + place`. */
export const countsPerInterval = 5;
export const places = { equal: 0, insideOf: 1, contains: 2, disjoint: 3, crosses: 4 } as const;

/** Below this size the double loop is faster than the sweeps. */
const doubleLoopMax = 24;

/** Buffers that grow to the largest group and are used again for every group. */
export class IntervalCounter {
  #tree = new Int32Array(0);
  #lowStarts = new Int32Array(0);
  #order = new Int32Array(0);
  #highSums = new Int32Array(0);
  /** How many of the block at hand end at a rank; zero between blocks. */
  #blockHighs = new Int32Array(0);

  /**
   * Counts for the intervals `[lows[i], highs[i])`, `from ≤ i < to`, whose ranks are from 0 to `last`. Adds to `counts`.
   */
  count(
    intervals: { readonly lows: Int32Array; readonly highs: Int32Array },
    span: { readonly from: number; readonly to: number; readonly last: number },
    counts: Int32Array,
  ): void {
    if (span.to - span.from <= doubleLoopMax)
      countByPairs(intervals.lows, intervals.highs, span.from, span.to, counts);
    else this.#countBySweeps(intervals.lows, intervals.highs, span, counts);
  }

  #countBySweeps(
    lows: Int32Array,
    highs: Int32Array,
    { from, to, last }: { readonly from: number; readonly to: number; readonly last: number },
    counts: Int32Array,
  ): void {
    const size = to - from;
    this.#prepare(size, last);
    const order = this.#sortByLow(lows, from, to, last);
    const [tree, highSums, lowStarts, blockHighs] = [
      this.#tree,
      this.#highSums,
      this.#lowStarts,
      this.#blockHighs,
    ];
    const treeSize = last + 1;

    // Disjoint: those that end at or before my low end, and those that begin at or after my high end.
    highSums.fill(0, 0, last + 2);
    for (let i = from; i < to; i += 1) highSums[at(highs, i)] = at(highSums, at(highs, i)) + 1;
    for (let rank = 1; rank <= last; rank += 1) highSums[rank] = at(highSums, rank) + at(highSums, rank - 1);

    // Ascending low ends: everything at or before my low end that ends at or after my high end contains me.
    tree.fill(0, 0, treeSize + 1);
    for (let begin = 0; begin < size; ) {
      const low = at(lows, at(order, begin));
      let end = begin;
      while (end < size && at(lows, at(order, end)) === low) {
        const high = at(highs, at(order, end));
        addTo(tree, treeSize, high);
        blockHighs[high] = at(blockHighs, high) + 1;
        end += 1;
      }
      for (let place = begin; place < end; place += 1) {
        const i = at(order, place);
        const endsEarlier = sumBefore(tree, at(highs, i));
        const equal = at(blockHighs, at(highs, i));
        const base = i * countsPerInterval;
        counts[base + places.equal] = at(counts, base + places.equal) + equal - 1;
        counts[base + places.insideOf] = at(counts, base + places.insideOf) + end - endsEarlier - equal;
        const disjoint = at(highSums, low) + (size - at(lowStarts, at(highs, i)));
        counts[base + places.disjoint] = at(counts, base + places.disjoint) + disjoint;
      }
      for (let place = begin; place < end; place += 1) blockHighs[at(highs, at(order, place))] = 0;
      begin = end;
    }

    // Descending low ends: everything at or after my low end that ends at or before my high end lies in me.
    tree.fill(0, 0, treeSize + 1);
    for (let end = size; end > 0; ) {
      const low = at(lows, at(order, end - 1));
      let begin = end;
      while (begin > 0 && at(lows, at(order, begin - 1)) === low) {
        begin -= 1;
        const high = at(highs, at(order, begin));
        addTo(tree, treeSize, high);
        blockHighs[high] = at(blockHighs, high) + 1;
      }
      for (let place = begin; place < end; place += 1) {
        const i = at(order, place);
        const base = i * countsPerInterval;
        const within = sumBefore(tree, at(highs, i) + 1);
        const equal = at(blockHighs, at(highs, i));
        counts[base + places.contains] = at(counts, base + places.contains) + within - equal;
      }
      for (let place = begin; place < end; place += 1) blockHighs[at(highs, at(order, place))] = 0;
      end = begin;
    }
    for (let i = from; i < to; i += 1) {
      const base = i * countsPerInterval;
      const others =
        at(counts, base + places.equal) +
        at(counts, base + places.insideOf) +
        at(counts, base + places.contains) +
        at(counts, base + places.disjoint);
      counts[base + places.crosses] = size - 1 - others;
    }
  }

  #prepare(size: number, last: number): void {
    if (this.#order.length < size) this.#order = new Int32Array(2 * size);
    if (this.#tree.length < last + 3) {
      this.#tree = new Int32Array(2 * last + 6);
      this.#lowStarts = new Int32Array(2 * last + 6);
      this.#highSums = new Int32Array(2 * last + 6);
      this.#blockHighs = new Int32Array(2 * last + 6);
    }
  }

  /** Counting sort by low end, then by high end inside; `#lowStarts[r]` is how many begin before rank r. */
  #sortByLow(lows: Int32Array, from: number, to: number, last: number): Int32Array {
    const [order, starts] = [this.#order, this.#lowStarts];
    starts.fill(0, 0, last + 2);
    for (let i = from; i < to; i += 1) starts[at(lows, i) + 1] = at(starts, at(lows, i) + 1) + 1;
    for (let rank = 1; rank <= last + 1; rank += 1) starts[rank] = at(starts, rank) + at(starts, rank - 1);
    for (let i = to - 1; i >= from; i -= 1) {
      const rank = at(lows, i) + 1;
      // While filling, the end of a rank's block walks down to its start.
      starts[rank] = at(starts, rank) - 1;
      order[at(starts, rank)] = i;
    }
    // Each block's start stands one place too high now: `starts[r + 1]` is the start of rank r's block.
    starts.copyWithin(0, 1, last + 2);
    starts[last + 1] = to - from;
    return order;
  }
}

function at(array: Int32Array, index: number): number {
  return array[index] ?? 0;
}

/** Every pair once, both sides counted. */
function countByPairs(
  lows: Int32Array,
  highs: Int32Array,
  from: number,
  to: number,
  counts: Int32Array,
): void {
  for (let i = from; i < to; i += 1) {
    const [low, high, base] = [at(lows, i), at(highs, i), i * countsPerInterval];
    for (let j = i + 1; j < to; j += 1) {
      const [otherLow, otherHigh, otherBase] = [at(lows, j), at(highs, j), j * countsPerInterval];
      let mine: number;
      let theirs: number;
      if (otherLow >= high || low >= otherHigh) mine = theirs = places.disjoint;
      else if (low === otherLow && high === otherHigh) mine = theirs = places.equal;
      else if (low >= otherLow && high <= otherHigh) [mine, theirs] = [places.insideOf, places.contains];
      else if (low <= otherLow && high >= otherHigh) [mine, theirs] = [places.contains, places.insideOf];
      else mine = theirs = places.crosses;
      counts[base + mine] = at(counts, base + mine) + 1;
      counts[otherBase + theirs] = at(counts, otherBase + theirs) + 1;
    }
  }
}

function addTo(tree: Int32Array, size: number, rank: number): void {
  for (let node = rank + 1; node <= size; node += node & -node) tree[node] = at(tree, node) + 1;
}

/** How many of the counted have a rank below `rank`. */
function sumBefore(tree: Int32Array, rank: number): number {
  let sum = 0;
  for (let node = rank; node > 0; node -= node & -node) sum += at(tree, node);
  return sum;
}

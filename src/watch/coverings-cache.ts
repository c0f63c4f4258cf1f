/**
 * Which markets cover which, asked of the run once and kept in one slab used as a ring: the oldest are overwritten. An
 * entry is an index and four bits of sides in one integer, since an array of its own for each of 280,000 markets would
 * cost more than what is in it.
 */
import type { RelationIndex } from '../core/graph/index.ts';

/** Where a market's entries are, until the next call. */
export interface PackedCoverings {
  readonly entries: Int32Array;
  readonly begin: number;
  readonly end: number;
}

const sideBits = 4;
const sideMask = 15;

/** The market of an entry. */
export function otherOf(entry: number): number {
  return entry >>> sideBits;
}

/** As `Coverings.sides`: the asked market's side first. */
export function sidesOf(entry: number): number {
  return entry & sideMask;
}

export class CoveringsCache {
  readonly #relations: Pick<RelationIndex, 'size' | 'isRelated' | 'coverings'>;
  readonly #slab: Int32Array;
  /** By index: where its entries begin, −1 if they are not kept, and how many there are. */
  readonly #begins: Int32Array;
  readonly #counts: Int32Array;
  /** Indexes of those kept, the oldest first, from `#oldest` on. */
  #kept: number[] = [];
  #oldest = 0;
  #head = 0;
  #isFull = false;

  /** As many entries are kept as the slab has places, of all markets together. It may have been another's before. */
  constructor(relations: Pick<RelationIndex, 'size' | 'isRelated' | 'coverings'>, slab: Int32Array) {
    this.#relations = relations;
    this.#slab = slab;
    this.#begins = new Int32Array(relations.size).fill(-1);
    this.#counts = new Int32Array(relations.size);
  }

  /** How many entries are kept. */
  get size(): number {
    let size = 0;
    for (let at = this.#oldest; at < this.#kept.length; at += 1) {
      size += this.#counts[this.#kept[at] ?? -1] ?? 0;
    }
    return size;
  }

  /** `keep` `ifFree`: nothing older is given up for it. */
  of(index: number, keep: 'always' | 'ifFree'): PackedCoverings {
    const begin = this.#begins[index] ?? -1;
    if (begin !== -1) return { entries: this.#slab, begin, end: begin + (this.#counts[index] ?? 0) };
    const entries = this.#ask(index);
    if (entries.length <= this.#slab.length && (keep === 'always' || this.#isFree(entries.length))) {
      this.#keep(index, entries);
    }
    return { entries, begin: 0, end: entries.length };
  }

  /** The sides of two markets that cover each other, the asked market's first; 0 if none do. */
  sidesOf(index: number, other: number): number {
    const { entries, begin, end } = this.of(index, 'always');
    for (let at = begin; at < end; at += 1) {
      const entry = entries[at] ?? 0;
      if (otherOf(entry) === other) return sidesOf(entry);
    }
    return 0;
  }

  #ask(index: number): Int32Array {
    if (!this.#relations.isRelated(index)) return none;
    const { indexes, sides } = this.#relations.coverings(index);
    const entries = new Int32Array(indexes.length);
    for (let place = 0; place < indexes.length; place += 1) {
      entries[place] = ((indexes[place] ?? 0) << sideBits) | (sides[place] ?? 0);
    }
    return entries;
  }

  #isFree(length: number): boolean {
    return !this.#isFull && this.#head + length <= this.#slab.length;
  }

  #keep(index: number, entries: Int32Array): void {
    if (this.#head + entries.length > this.#slab.length) {
      // The rest of the slab is left unused in this round; what is there is the oldest.
      this.#giveUp(this.#head, this.#slab.length);
      this.#head = 0;
      this.#isFull = true;
    }
    const end = this.#head + entries.length;
    if (this.#isFull) this.#giveUp(this.#head, end);
    this.#slab.set(entries, this.#head);
    this.#begins[index] = this.#head;
    this.#counts[index] = entries.length;
    this.#kept.push(index);
    this.#head = end;
  }

  /** Forgets those whose entries begin in this part of the slab, which come first among the kept ones. */
  #giveUp(from: number, to: number): void {
    for (; this.#oldest < this.#kept.length; this.#oldest += 1) {
      const index = this.#kept[this.#oldest] ?? -1;
      const begin = this.#begins[index] ?? -1;
      const isIn = begin < to && begin + (this.#counts[index] ?? 0) > from;
      // One without entries takes no place: it goes with those that came after it.
      if (!isIn && this.#counts[index] !== 0) break;
      this.#begins[index] = -1;
      this.#counts[index] = 0;
    }
    if (this.#oldest > this.#kept.length / 2) {
      this.#kept = this.#kept.slice(this.#oldest);
      this.#oldest = 0;
    }
  }
}

const none = new Int32Array(0);

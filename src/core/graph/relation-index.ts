/** The relations of one run over arrays that pass between threads: no members are held, claims are asked for when needed. */
import type { Claim } from '../claim/index.ts';
import type { VenueId } from '../contract/index.ts';
import type { CombosData } from './combos-data.ts';
import { CountTable } from './count-table.ts';
import type { RelationCounts } from './graph-member.ts';
import { Relater } from './relater.ts';
import { codes, type RelationCode } from './relation-code.ts';
import { Shapes } from './shapes.ts';

/** Arrays by a member's place in the run, unless said otherwise; -1 for none. */
export interface RelationIndexData {
  readonly shapeOf: Int32Array<ArrayBuffer>;
  readonly groupOf: Int32Array<ArrayBuffer>;
  readonly exclusiveOf: Int32Array<ArrayBuffer>;
  readonly eventOf: Int32Array<ArrayBuffer>;
  /** Two members each: see Placement. */
  readonly namesakes: Int32Array<ArrayBuffer>;
  /** Six a member, see CountTable. */
  readonly counts: Int32Array<ArrayBuffer>;
  /** By shape: a member that has it. */
  readonly shapeSample: Int32Array<ArrayBuffer>;
  readonly combos: CombosData;
}

/** Related markets, each once, in no particular order, and how, from the asked market's side. */
export interface Neighbours {
  readonly indexes: Int32Array;
  readonly codes: Uint8Array;
}

/** A pair of sides, the asked market's first: yes and yes, yes and no, no and yes, no and no. */
export type CoveringBit = 1 | 2 | 4 | 8;

/** Related markets of which a side pays at least a dollar on every value together with one of the asked market. */
export interface Coverings extends Neighbours {
  /** The bits of all such pairs of sides; at least one. */
  readonly sides: Uint8Array;
}

/** Related pairs of markets of two venues, each once. The left is on venue_a, and the code is from its side. */
export interface CrossVenuePairs {
  readonly left: Int32Array<ArrayBuffer>;
  readonly right: Int32Array<ArrayBuffer>;
  readonly code: Uint8Array<ArrayBuffer>;
}

interface FoundPairs {
  readonly pairs: CrossVenuePairs;
  /** There are more than were asked for. */
  readonly isCut: boolean;
}

export function relationIndexTransfers(data: RelationIndexData): ArrayBuffer[] {
  const { shapeOf, groupOf, exclusiveOf, eventOf, namesakes, counts, shapeSample, combos } = data;
  const { members, legBegins, legMarkets, legNeedsYes } = combos;
  return [
    ...[shapeOf, groupOf, exclusiveOf, eventOf, namesakes, counts, shapeSample],
    ...[members, legBegins, legMarkets, legNeedsYes],
  ].map(({ buffer }) => buffer);
}

export function copyRelationIndex(data: RelationIndexData): RelationIndexData {
  const { members, legBegins, legMarkets, legNeedsYes } = data.combos;
  return {
    shapeOf: data.shapeOf.slice(),
    groupOf: data.groupOf.slice(),
    exclusiveOf: data.exclusiveOf.slice(),
    eventOf: data.eventOf.slice(),
    namesakes: data.namesakes.slice(),
    counts: data.counts.slice(),
    shapeSample: data.shapeSample.slice(),
    combos: {
      members: members.slice(),
      legBegins: legBegins.slice(),
      legMarkets: legMarkets.slice(),
      legNeedsYes: legNeedsYes.slice(),
    },
  };
}

export class RelationIndex {
  readonly size: number;
  readonly #relater: Relater;
  readonly #counts: CountTable;
  readonly #venueAt: (index: number) => VenueId;

  /** `relater`: of this very placement, where there is one already. */
  constructor(
    data: RelationIndexData,
    claimAt: (index: number) => Claim | undefined,
    venueAt: (index: number) => VenueId,
    relater = new Relater(data, new Shapes((shape) => claimAt(data.shapeSample[shape] ?? -1))),
  ) {
    this.size = data.shapeOf.length;
    this.#relater = relater;
    this.#counts = new CountTable(data.counts);
    this.#venueAt = venueAt;
  }

  countsOf(index: number): RelationCounts {
    return this.#counts.of(index);
  }

  /** Whether its rules were read into a claim. */
  hasClaim(index: number): boolean {
    return this.#relater.hasClaim(index);
  }

  isCombo(index: number): boolean {
    return this.#relater.combos.has(index);
  }

  isRelated(index: number): boolean {
    return this.#counts.hasAny(index);
  }

  /** How the two markets compare, from the left's side; `none` for a market with itself. */
  relation(left: number, right: number): RelationCode {
    return this.#relater.relate(left, right);
  }

  neighbours(index: number): Neighbours {
    const candidates = this.#relater.candidates(index);
    const related = this.#relater.relateAll(index, candidates);
    const indexes = new Int32Array(candidates.length);
    let size = 0;
    for (let place = 0; place < candidates.length; place += 1) {
      const code = related[place] ?? codes.none;
      if (code === codes.none) continue;
      indexes[size] = candidates[place] ?? 0;
      related[size] = code;
      size += 1;
    }
    return { indexes: indexes.subarray(0, size), codes: related.subarray(0, size) };
  }

  /** Each market once, in no particular order. A value is one of the variable: void branches are not looked at. */
  coverings(index: number): Coverings {
    const { indexes, codes: related } = this.neighbours(index);
    const sides = new Uint8Array(indexes.length);
    let size = 0;
    for (let place = 0; place < indexes.length; place += 1) {
      const other = indexes[place] ?? 0;
      const bits = this.#relater.coverBits(index, other, related[place] ?? codes.none);
      if (bits === 0) continue;
      indexes[size] = other;
      related[size] = related[place] ?? codes.none;
      sides[size] = bits;
      size += 1;
    }
    return {
      indexes: indexes.subarray(0, size),
      codes: related.subarray(0, size),
      sides: sides.subarray(0, size),
    };
  }

  /** Combos of which this market is a leg. */
  combosWith(index: number): Int32Array {
    return this.#relater.combos.withLeg(index);
  }

  /** In the order of the left markets; at most `max`. */
  crossVenuePairs(max: number): FoundPairs {
    let all = 0;
    for (let index = 0; index < this.size; index += 1) {
      if (this.#venueAt(index) === 'venue_a') all += this.#counts.crossVenueOf(index);
    }
    const size = Math.min(all, max);
    const left = new Int32Array(size);
    const right = new Int32Array(size);
    const found = new Uint8Array(size);
    let at = 0;
    for (let index = 0; index < this.size && at < size; index += 1) {
      let rest = this.#counts.crossVenueOf(index);
      if (rest === 0 || this.#venueAt(index) !== 'venue_a') continue;
      const candidates = this.#relater.candidates(index);
      for (let place = 0; place < candidates.length && rest > 0 && at < size; place += 1) {
        const other = candidates[place] ?? 0;
        if (this.#venueAt(other) === 'venue_a') continue;
        const code = this.#relater.relate(index, other);
        if (code === codes.none) continue;
        left[at] = index;
        right[at] = other;
        found[at] = code;
        at += 1;
        rest -= 1;
      }
    }
    return { pairs: { left, right, code: found }, isCut: all > max };
  }
}

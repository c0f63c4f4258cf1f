/** Relation counts of all markets in one array: six integers a market. */
import type { RelationCounts } from './graph-member.ts';
import { codes, type RelationCode } from './relation-code.ts';

/** How many integers a market has. */
export const countsPerMember = 6;
const width = countsPerMember;
const crossVenuePlace = 5;

export class CountTable {
  readonly #counts: Int32Array;

  /** `counts`: `countsPerMember` for each market; `add` changes them. */
  constructor(counts: Int32Array) {
    this.#counts = counts;
  }

  /** `times` more markets stand in this relation with the market, stated from its side. */
  add(index: number, code: RelationCode, times: number, crossVenue: number): void {
    if (code === codes.none) return;
    const counts = this.#counts;
    counts[index * width + code - 1] = (counts[index * width + code - 1] ?? 0) + times;
    counts[index * width + crossVenuePlace] = (counts[index * width + crossVenuePlace] ?? 0) + crossVenue;
  }

  of(index: number): RelationCounts {
    const count = (place: number): number => this.#counts[index * width + place] ?? 0;
    return {
      implies: count(codes.implies - 1),
      impliedBy: count(codes.implied_by - 1),
      equivalent: count(codes.equivalent - 1),
      contradicts: count(codes.contradicts - 1),
      overlaps: count(codes.overlaps - 1),
      crossVenue: count(crossVenuePlace),
    };
  }

  crossVenueOf(index: number): number {
    return this.#counts[index * width + crossVenuePlace] ?? 0;
  }

  hasAny(index: number): boolean {
    for (let place = index * width; place < index * width + crossVenuePlace; place += 1) {
      if ((this.#counts[place] ?? 0) !== 0) return true;
    }
    return false;
  }

  /** Each pair once. */
  total(): RelationCounts {
    const sums = new Float64Array(width);
    this.#counts.forEach((count, place) => {
      sums[place % width] = (sums[place % width] ?? 0) + count;
    });
    const sum = (place: number): number => sums[place] ?? 0;
    const directed = sum(codes.implies - 1);
    return {
      implies: directed,
      impliedBy: directed,
      equivalent: sum(codes.equivalent - 1) / 2,
      contradicts: sum(codes.contradicts - 1) / 2,
      overlaps: sum(codes.overlaps - 1) / 2,
      crossVenue: sum(crossVenuePlace) / 2,
    };
  }
}

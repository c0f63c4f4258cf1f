/**
 * The contracts of the other venue that a market can be compared with, strongest relation first: what pays the same, what pays
 * the opposite, what follows from it, what it follows from, and the rest; within a kind by the money behind the other market.
 */
import type { ServedRun } from '../core/catalog/index.ts';
import type { Candidate } from '../core/compare/index.ts';
import type { VenueId } from '../core/contract/index.ts';
import { kindOf } from '../core/graph/index.ts';
import { coverBits } from '../core/lead/index.ts';
import type { RelationKind } from '../core/relation/index.ts';
import { BoundedCache } from '../runtime/bounded-cache.ts';

/** An answer shows so many. */
export const candidatesMax = 50;
/** Some more are kept, because those whose trading has ended are left out when they are shown. */
const keptMax = 4 * candidatesMax;
const listsMax = 2_000;

const bothYes = coverBits.find(({ sides }) => sides.every((side) => side === 'yes'))?.bit ?? 0;
const strengths: Readonly<Record<RelationKind, number>> = {
  equivalent: 0,
  implies: 2,
  implied_by: 3,
  contradicts: 4,
  overlaps: 5,
};
const complementStrength = 1;

/** With what it takes to see whether it trades, so that nothing is looked up in the run for each answer. */
export interface ListedCandidate extends Candidate {
  readonly venue: VenueId;
  readonly id: string;
  /** As it was when the run was read. */
  readonly closesAt: number | undefined;
}

/** The lists of one run; those not asked for lately are forgotten. */
export class Candidates {
  #served: ServedRun | undefined;
  #lists = new BoundedCache<number, readonly ListedCandidate[]>(listsMax);

  /** At most four times as many as are shown. */
  of(served: ServedRun, index: number): readonly ListedCandidate[] {
    if (this.#served !== served) {
      this.#served = served;
      this.#lists = new BoundedCache(listsMax);
    }
    const known = this.#lists.find(index);
    if (known !== undefined) return known;
    const found = listCandidates(served, index);
    this.#lists.save(index, found);
    return found;
  }
}

function listCandidates(
  { catalog, relations, ranking }: ServedRun,
  index: number,
): readonly ListedCandidate[] {
  const venue = catalog.venueOf(index);
  const { indexes, codes } = relations.neighbours(index);
  const covering = relations.coverings(index);
  const complements = new Set<number>();
  for (const [place, other] of covering.indexes.entries()) {
    // What never pays together, and pays a dollar together on every value.
    const isExclusive = kindOf(covering.codes[place] ?? 0) === 'contradicts';
    if (isExclusive && ((covering.sides[place] ?? 0) & bothYes) !== 0) complements.add(other);
  }
  const found: (Candidate & { readonly strength: number; readonly rank: number })[] = [];
  for (const [place, other] of indexes.entries()) {
    const relation = kindOf(codes[place] ?? 0);
    if (relation === undefined || catalog.venueOf(other) === venue || !catalog.isAddressable(other)) continue;
    const strength = complements.has(other) ? complementStrength : strengths[relation];
    found.push({ index: other, relation, strength, rank: ranking.rankOf[other] ?? 0 });
  }
  found.sort((left, right) => left.strength - right.strength || left.rank - right.rank);
  return found.slice(0, keptMax).map(({ index: other, relation }) => ({
    index: other,
    relation,
    venue: catalog.venueOf(other),
    id: catalog.id(other),
    closesAt: catalog.closesAt(other),
  }));
}

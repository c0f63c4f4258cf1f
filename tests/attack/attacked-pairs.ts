/** Related pairs to attack: a few of every kind that the listings hold. */

import { Graph, type GraphMember } from '../../src/core/graph/index.ts';
import { type Member, type Relation, relate } from '../../src/core/relation/index.ts';
import { memberOfListing } from '../claims/own-listings.ts';
import { type RawListing, type ReadListing, readListing } from '../harness/raw-payloads.ts';

export interface AttackedPair {
  readonly left: RawListing;
  readonly right: RawListing;
  /** The families or, where no claim was read, `declared`: `venue_a weather and venue_b weather`. */
  readonly families: string;
  readonly relation: Relation['relation'];
  /** By what the contracts claim, or by what their event declares. */
  readonly way: 'claims' | 'declaration';
}

/** Undefined where the adapter or the reader refuses it. */
export function readMember(listing: RawListing): Member | undefined {
  const read = readOrRefuse(listing);
  return read && memberOfListing(read);
}

function readOrRefuse(listing: RawListing): ReadListing | undefined {
  try {
    return readListing(listing);
  } catch (error) {
    // So the harness reports what an adapter sets aside; anything else is a fault of ours.
    if (error instanceof Error && error.constructor === Error) return undefined;
    throw error;
  }
}

/**
 * At most `perShape` pairs of each shape: venues, series, families, relation and way. Combos are left out: what they say
 * is their legs, which are attacked themselves.
 */
export function findPairs(listings: readonly RawListing[], perShape: number): readonly AttackedPair[] {
  const members: GraphMember[] = [];
  const listingOf = new Map<number, RawListing>();
  for (const [key, listing] of listings.entries()) {
    const member = readMember(listing);
    if (member === undefined || member.legs !== undefined) continue;
    members.push({ ...member, key });
    listingOf.set(key, listing);
  }
  const graph = new Graph(members);
  const shapes = new Map<string, number>();
  const pairs: AttackedPair[] = [];
  for (const left of members) {
    for (const { member: right } of graph.neighbours(left.key)) {
      if (right.key <= left.key) continue;
      const [one, other] = [listingOf.get(left.key), listingOf.get(right.key)];
      const relation = relate(left, right);
      if (one === undefined || other === undefined || relation.kind === 'unrelated') continue;
      const way = wayOf(relation);
      const families = `${familyOf(left)} and ${familyOf(right)}`;
      const shape = [families, seriesOf(one), seriesOf(other), relation.relation, way].join(' | ');
      const found = shapes.get(shape) ?? 0;
      if (found >= perShape) continue;
      shapes.set(shape, found + 1);
      pairs.push({ left: one, right: other, families, relation: relation.relation, way });
    }
  }
  return pairs;
}

/** A relation that only the event's declaration supports compares no claims. */
export function wayOf({ steps }: Relation): AttackedPair['way'] {
  return steps.some(({ step }) => step === 'usable' || step === 'same_variable' || step === 'same_game')
    ? 'claims'
    : 'declaration';
}

function familyOf({ venue, claim }: Member): string {
  return `${venue} ${claim?.family ?? 'declared'}`;
}

/** Where the venue names none: what the events of a series have in common. */
function seriesOf({ event, market }: RawListing): string {
  const series = event['series_ticker'] ?? event['seriesSlug'];
  if (typeof series === 'string') return series;
  return String(market['event_ticker'] ?? event['slug']).replace(/-.*$/, '');
}

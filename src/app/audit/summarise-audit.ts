/** An audit in counts. Relations are counted as the graph counts them, without naming any of them. */
import type { VenueId } from '../../core/contract/index.ts';
import { Graph, type GraphMember, type RelationCounts } from '../../core/graph/index.ts';
import { familyOf } from './describe-audit.ts';
import type { AuditReason } from './read-members.ts';

export class AuditSummary {
  readonly #contracts: Record<VenueId, number> = { venue_a: 0, venue_b: 0 };
  readonly #claims = new Map<string, number>();
  readonly #withheld = new Map<string, number>();
  #read = 0;

  add(venue: VenueId, member: GraphMember | undefined, withheld: readonly AuditReason[]): void {
    this.#contracts[venue] += 1;
    if (withheld.length === 0 && member !== undefined) {
      this.#read += 1;
      increase(this.#claims, familyOf(member));
    }
    // A contract may be withheld for several reasons; it counts once for each.
    for (const reason of new Set(withheld.map((each) => each.reason))) increase(this.#withheld, reason);
  }

  /** `members`: those of all contracts that were read. */
  describe(members: readonly GraphMember[]): unknown {
    const { venue_a, venue_b } = this.#contracts;
    const total = venue_a + venue_b;
    const all = new Graph(members).totals.relations;
    const inside = (['venue_a', 'venue_b'] as const).map(
      (venue) => new Graph(members.filter((member) => member.venue === venue)).totals.relations,
    );
    return {
      contracts: { total, venue_a, venue_b, read: this.#read, withheld: total - this.#read },
      claims: byCount(this.#claims),
      withheld: byCount(this.#withheld),
      relations: describeCounts(all),
      // A pair is in one venue or across: what neither venue has by itself is across.
      cross_venue: describeCounts(inside.reduce(subtract, all)),
    };
  }
}

function subtract(from: RelationCounts, what: RelationCounts): RelationCounts {
  return {
    implies: from.implies - what.implies,
    impliedBy: from.impliedBy - what.impliedBy,
    equivalent: from.equivalent - what.equivalent,
    contradicts: from.contradicts - what.contradicts,
    overlaps: from.overlaps - what.overlaps,
    crossVenue: from.crossVenue - what.crossVenue,
  };
}

/** Each pair once, so `implies` stands for both directions. */
function describeCounts({ equivalent, implies, contradicts, overlaps }: RelationCounts): object {
  return {
    total: equivalent + implies + contradicts + overlaps,
    equivalent,
    implies,
    contradicts,
    overlaps,
  };
}

function increase(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** The most frequent first, equal ones by name. */
function byCount(counts: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...counts].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1)));
}

/**
 * The graph of one run. It holds markets and what was read of them, no edges: a relation is derived when it is asked for.
 *
 *   members ─ placed: shape, group, event, combo ─ counted ─ RelationIndex, by places
 *
 * Immutable once built.
 */
import type { Claim } from '../claim/index.ts';
import type { VenueId } from '../contract/index.ts';
import { gatherCombos } from './combos-data.ts';
import { countRelations } from './count-relations.ts';
import { CountTable, countsPerMember } from './count-table.ts';
import type { GraphMember, RelationCounts } from './graph-member.ts';
import { placeMembers } from './place-members.ts';
import { Relater } from './relater.ts';
import { codes, type RelationCode, toRelationCode } from './relation-code.ts';
import { copyRelationIndex, RelationIndex, type RelationIndexData } from './relation-index.ts';
import { Shapes } from './shapes.ts';

export interface Neighbour {
  readonly member: GraphMember;
  /** From the asked market's side. */
  readonly code: RelationCode;
}

export interface GraphTotals {
  readonly markets: number;
  /** Groups of claims: variables, or frames with several quantities. */
  readonly variables: number;
  /** Each pair once; `implies` and `impliedBy` are the same pairs. */
  readonly relations: RelationCounts;
  /** Pairs withheld: their event declares that at most one of them pays, and their claims let both pay. */
  readonly conflicting: number;
}

export class Graph {
  readonly members: readonly GraphMember[];
  readonly totals: GraphTotals;
  /** The same by the members' places. */
  readonly relations: RelationIndex;
  readonly #byKey = new Map<number, number>();
  readonly #byId: Readonly<Record<VenueId, Map<string, number>>> = { venue_a: new Map(), venue_b: new Map() };
  readonly #data: RelationIndexData;

  constructor(members: readonly GraphMember[]) {
    this.members = members;
    members.forEach(({ key, venue, marketId }, index) => {
      this.#byKey.set(key, index);
      this.#byId[venue].set(marketId, index);
    });
    const placed = placeMembers(members);
    const combos = gatherCombos(members, (id) => this.#byId.venue_a.get(id));
    this.#data = { ...placed, combos, counts: new Int32Array(members.length * countsPerMember) };
    const claimAt = (index: number): Claim | undefined => members[index]?.claim;
    const shapes = new Shapes((shape) => claimAt(placed.shapeSample[shape] ?? -1));
    const relater = new Relater(this.#data, shapes);
    const counts = new CountTable(this.#data.counts);
    const conflicting = countRelations(relater, members, placed, counts);
    this.relations = new RelationIndex(
      this.#data,
      claimAt,
      (index) => members[index]?.venue ?? 'venue_a',
      relater,
    );
    this.totals = {
      markets: members.length,
      variables: relater.groups.count,
      relations: counts.total(),
      conflicting,
    };
  }

  /** What another thread needs for the same relations; a copy, which may be transferred. */
  index(): RelationIndexData {
    return copyRelationIndex(this.#data);
  }

  find(venue: VenueId, id: string): GraphMember | undefined {
    const index = this.#byId[venue].get(id);
    return index === undefined ? undefined : this.members[index];
  }

  member(key: number): GraphMember | undefined {
    const index = this.#byKey.get(key);
    return index === undefined ? undefined : this.members[index];
  }

  countsOf(key: number): RelationCounts | undefined {
    const index = this.#byKey.get(key);
    return index === undefined ? undefined : this.relations.countsOf(index);
  }

  /** How the two markets compare, from the left's side; `none` for a market with itself. */
  relation(leftKey: number, rightKey: number): RelationCode {
    const [left, right] = [this.#byKey.get(leftKey), this.#byKey.get(rightKey)];
    return left === undefined || right === undefined ? codes.none : this.relations.relation(left, right);
  }

  /** Every market related to this one, in no particular order, each once. */
  *neighbours(key: number): Iterable<Neighbour> {
    const index = this.#byKey.get(key);
    if (index === undefined) return;
    const found = this.relations.neighbours(index);
    for (const [place, other] of found.indexes.entries()) {
      const member = this.members[other];
      if (member !== undefined) yield { member, code: toRelationCode(found.codes[place] ?? 0) };
    }
  }

  /** Combos of which this market is a leg. */
  combosWith(key: number): readonly GraphMember[] {
    const index = this.#byKey.get(key);
    if (index === undefined) return [];
    return Array.from(this.relations.combosWith(index)).flatMap((combo) => this.members[combo] ?? []);
  }
}

/**
 * The graph of one run. It holds markets and what was read of them, no edges: a relation is derived when it is asked for.
 *
 *   members ─┬─ groups by variable or game ─ shapes ranked and counted
 *            ├─ events declared exclusive
 *            └─ combos, through their legs
 *
 * Immutable once built.
 */
import { type Claim, groupKey } from '../claim/index.ts';
import type { VenueId } from '../contract/index.ts';
import { ComboIndex } from './combo-index.ts';
import { areDisjoint, countGroup, type PlacedClaim } from './count-group.ts';
import { CountTable } from './count-table.ts';
import type { GraphMember, RelationCounts } from './graph-member.ts';
import { codes, type RelationCode, turned } from './relation-code.ts';
import { type ShapeRelation, Shapes, unrelated } from './shapes.ts';

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
}

const nobody: readonly number[] = [];
const same: ShapeRelation = { isComparison: true, code: codes.equivalent, covers: false, excludes: false };
const declared: ShapeRelation = {
  isComparison: false,
  code: codes.contradicts,
  covers: false,
  excludes: true,
};
/** Members of one event in one group beyond which a declaration is believed only if the claims show it at a glance. */
const declaredPairsMax = 4_000;

export class Graph {
  readonly members: readonly GraphMember[];
  readonly totals: GraphTotals;
  readonly #shapes = new Shapes();
  readonly #shapeOf: Int32Array;
  readonly #groupOf: Int32Array;
  readonly #groups: number[][] = [];
  readonly #exclusiveOf: Int32Array;
  readonly #exclusives: number[][] = [];
  readonly #byKey = new Map<number, number>();
  readonly #byId: Readonly<Record<VenueId, Map<string, number>>> = { venue_a: new Map(), venue_b: new Map() };
  readonly #combos: ComboIndex;
  readonly #counts: CountTable;

  constructor(members: readonly GraphMember[]) {
    this.members = members;
    this.#shapeOf = new Int32Array(members.length).fill(-1);
    this.#groupOf = new Int32Array(members.length).fill(-1);
    this.#exclusiveOf = new Int32Array(members.length).fill(-1);
    this.#counts = new CountTable(members.length);
    this.#place();
    this.#combos = new ComboIndex(
      members,
      (id) => this.#byId.venue_a.get(id),
      (left, right) => this.#relateSingles(left, right),
    );
    this.#countAll();
    this.totals = {
      markets: members.length,
      variables: this.#groups.length,
      relations: this.#counts.total(),
    };
  }

  find(venue: VenueId, id: string): GraphMember | undefined {
    const index = this.#byId[venue].get(id);
    return index === undefined ? undefined : this.members[index];
  }

  has(key: number): boolean {
    return this.#byKey.has(key);
  }

  member(key: number): GraphMember | undefined {
    const index = this.#byKey.get(key);
    return index === undefined ? undefined : this.members[index];
  }

  countsOf(key: number): RelationCounts | undefined {
    const index = this.#byKey.get(key);
    return index === undefined ? undefined : this.#counts.of(index);
  }

  /** How the two markets compare, from the left's side; `none` for a market with itself. */
  relation(leftKey: number, rightKey: number): RelationCode {
    const [left, right] = [this.#byKey.get(leftKey), this.#byKey.get(rightKey)];
    return left === undefined || right === undefined ? codes.none : this.#relate(left, right);
  }

  /** Every market related to this one, in no particular order, each once. */
  *neighbours(key: number): Iterable<Neighbour> {
    const index = this.#byKey.get(key);
    if (index === undefined) return;
    for (const other of this.#candidates(index)) {
      const code = this.#relate(index, other);
      const member = this.members[other];
      if (code !== codes.none && member !== undefined) yield { member, code };
    }
  }

  /** Combos of which this market is a leg. */
  combosWith(key: number): readonly GraphMember[] {
    const index = this.#byKey.get(key);
    if (index === undefined) return [];
    return this.#combos.withLeg(index).flatMap((combo) => this.members[combo] ?? []);
  }

  #place(): void {
    const groups = new Map<string, number>();
    const exclusives = new Map<string, number>();
    this.members.forEach((member, index) => {
      this.#byKey.set(member.key, index);
      this.#byId[member.venue].set(member.marketId, index);
      if (member.claim !== undefined) {
        const shape = this.#shapes.idOf(member.claim);
        this.#shapeOf[index] = shape;
        if (!this.#shapes.isConstant(shape)) {
          this.#groupOf[index] = join(groups, this.#groups, groupOf(member, member.claim), index);
        }
      }
      if (member.exclusiveKey !== undefined) {
        this.#exclusiveOf[index] = join(exclusives, this.#exclusives, member.exclusiveKey, index);
      }
    });
  }

  #countAll(): void {
    for (const group of this.#groups) {
      if (group.length > 1) countGroup(this.#shapes, this.#placed(group), this.#counts);
    }
    for (const [number, event] of this.#exclusives.entries()) this.#countExclusive(event, number);
    for (const combo of this.#combos.members) this.#countCombo(combo);
  }

  #placed(group: readonly number[]): PlacedClaim[] {
    return group.flatMap((index) => {
      const member = this.members[index];
      return member?.claim === undefined
        ? []
        : [{ index, venue: member.venue, claim: member.claim, shape: this.#shapeOf[index] ?? -1 }];
    });
  }

  /** Declared exclusive: every pair that its claims do not place already; a pair they place otherwise is withheld. */
  #countExclusive(event: readonly number[], number: number): void {
    const byGroup = new Map<number, number[]>();
    for (const index of event) {
      const group = this.#groupOf[index] ?? -1;
      if (group !== -1) append(byGroup, group, index);
    }
    const crowded = [...byGroup.values()].filter(({ length }) => length > declaredPairsMax);
    if (crowded.some((members) => !areDisjoint(this.#placed(members)))) {
      for (const index of event) this.#exclusiveOf[index] = -1;
      this.#exclusives[number] = [];
      return;
    }
    for (const index of event) this.#counts.add(index, codes.contradicts, event.length - 1, 0);
    for (const members of byGroup.values()) {
      if (members.length > declaredPairsMax) {
        for (const index of members) this.#counts.add(index, codes.contradicts, 1 - members.length, 0);
      } else {
        members.forEach((left, place) => {
          for (let at = place + 1; at < members.length; at += 1) this.#correctPair(left, members[at] ?? left);
        });
      }
    }
  }

  /** A pair counted both by its claims and by its event is counted once, or, if the two disagree, not at all. */
  #correctPair(left: number, right: number): void {
    const { isComparison, code, excludes } = this.#compareClaims(left, right);
    if (!isComparison) return;
    this.#counts.add(left, codes.contradicts, -1, 0);
    this.#counts.add(right, codes.contradicts, -1, 0);
    if (excludes) return;
    this.#counts.add(left, code, -1, 0);
    this.#counts.add(right, turned(code), -1, 0);
  }

  #countCombo(combo: number): void {
    for (const other of this.#comboCandidates(combo)) {
      // Two combos meet from both sides; one side counts.
      if (this.#combos.has(other) && other < combo) continue;
      const code = this.#relate(combo, other);
      if (code === codes.none) continue;
      const crossVenue = this.members[combo]?.venue === this.members[other]?.venue ? 0 : 1;
      this.#counts.add(combo, code, 1, crossVenue);
      this.#counts.add(other, turned(code), 1, crossVenue);
    }
  }

  #relate(left: number, right: number): RelationCode {
    if (left === right) return codes.none;
    if (this.#combos.has(left)) return this.#combos.relate(left, right);
    if (this.#combos.has(right)) return turned(this.#relate(right, left));
    return this.#relateSingles(left, right).code;
  }

  /** Two markets that are no combos. */
  #relateSingles(left: number, right: number): ShapeRelation {
    if (left === right) return same;
    const compared = this.#compareClaims(left, right);
    const event = this.#exclusiveOf[left] ?? -1;
    if (event === -1 || event !== this.#exclusiveOf[right]) return compared;
    if (!compared.isComparison) return declared;
    // Where the claims let both pay and the venue declares that they never do, nothing is published.
    return compared.excludes ? compared : unrelated;
  }

  #compareClaims(left: number, right: number): ShapeRelation {
    const group = this.#groupOf[left] ?? -1;
    if (group === -1 || group !== this.#groupOf[right]) return unrelated;
    return this.#shapes.relation(this.#shapeOf[left] ?? -1, this.#shapeOf[right] ?? -1);
  }

  #candidates(index: number): Iterable<number> {
    if (this.#combos.has(index)) return this.#comboCandidates(index);
    const singles = this.#singleCandidates(index);
    const found = new Set(singles);
    for (const single of [index, ...singles]) {
      for (const combo of this.#combos.withLeg(single)) found.add(combo);
    }
    found.delete(index);
    return found;
  }

  #singleCandidates(index: number): readonly number[] {
    const group = this.#groups[this.#groupOf[index] ?? -1] ?? nobody;
    const event = this.#exclusives[this.#exclusiveOf[index] ?? -1] ?? nobody;
    if (event === nobody) return group;
    return group === nobody ? event : [...new Set([...group, ...event])];
  }

  #comboCandidates(combo: number): Set<number> {
    const found = new Set<number>(this.#combos.sharingALeg(combo));
    for (const leg of this.#combos.legsOf(combo)) {
      if (leg.index === undefined) continue;
      found.add(leg.index);
      for (const other of this.#singleCandidates(leg.index)) found.add(other);
    }
    found.delete(combo);
    return found;
  }
}

/** What is known inside one venue only never meets the other venue's, whatever its words. */
function groupOf({ venue }: GraphMember, { variable }: Claim): string {
  return variable.frame.reach === 'shared' ? groupKey(variable) : `${venue} | ${groupKey(variable)}`;
}

function join(numbers: Map<string, number>, lists: number[][], key: string, index: number): number {
  const known = numbers.get(key);
  if (known !== undefined) {
    lists[known]?.push(index);
    return known;
  }
  numbers.set(key, lists.length);
  lists.push([index]);
  return lists.length - 1;
}

function append(lists: Map<number, number[]>, key: number, index: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [index]);
  else list.push(index);
}

/**
 * Derives relations from where members are placed. It holds no members and no edges.
 *
 *   group ──── shapes compared once, pairs looked up ─┐
 *   event ──── declared exclusive ────────────────────┼─ relation of two
 *   combo ──── through its legs ──────────────────────┘
 */
import { ComboIndex } from './combo-index.ts';
import type { CombosData } from './combos-data.ts';
import { IndexSet } from './index-set.ts';
import { MemberLists } from './member-lists.ts';
import { codes, type RelationCode, turned } from './relation-code.ts';
import { type ShapeRelation, type Shapes, unrelated } from './shapes.ts';

/**
 * By member, -1 for none: numbers of its claim's shape, its group of comparable claims, its event declared exclusive, and in it
 * those that ask for one thing.
 */
export interface Placement {
  readonly shapeOf: Int32Array;
  readonly groupOf: Int32Array;
  readonly exclusiveOf: Int32Array;
  readonly eventOf: Int32Array;
  /** Two members each, of one event, of which the declaration is not believed. */
  readonly namesakes: Int32Array;
  readonly combos: CombosData;
}

const same: ShapeRelation = { isComparison: true, code: codes.equivalent, covers: false, excludes: false };
const declared: ShapeRelation = {
  isComparison: false,
  code: codes.contradicts,
  covers: false,
  excludes: true,
};

const bothYes = 1;
const yesAndNo = 2;
const noAndYes = 4;
const bothNo = 8;

/** By code: what follows from one of the two never paying more than the other. */
const impliedBits: readonly number[] = [0, yesAndNo | noAndYes, noAndYes, yesAndNo, 0, 0];

export class Relater {
  readonly shapes: Shapes;
  readonly groups: MemberLists;
  readonly exclusives: MemberLists;
  readonly combos: ComboIndex;
  readonly #shapeOf: Int32Array;
  readonly #groupOf: Int32Array;
  readonly #exclusiveOf: Int32Array;
  readonly #eventOf: Int32Array;
  readonly #namesakes = new Set<number>();
  readonly #found: IndexSet;

  constructor(placement: Placement, shapes: Shapes) {
    const { shapeOf, groupOf, exclusiveOf, eventOf, namesakes, combos } = placement;
    this.shapes = shapes;
    this.#shapeOf = shapeOf;
    this.#groupOf = groupOf;
    this.#exclusiveOf = exclusiveOf;
    this.#eventOf = eventOf;
    this.groups = new MemberLists(groupOf);
    this.exclusives = new MemberLists(exclusiveOf);
    this.combos = new ComboIndex(combos, {
      groupOf,
      exclusiveOf,
      relate: (left, right) => this.#relateSingles(left, right),
      paysWhole: (index) => shapes.paysWhole(shapeOf[index] ?? -1),
    });
    this.#found = new IndexSet(shapeOf.length);
    for (let at = 0; at < namesakes.length; at += 2)
      this.#namesakes.add(this.#pairOf(namesakes[at] ?? 0, namesakes[at + 1] ?? 0));
  }

  hasClaim(index: number): boolean {
    return (this.#shapeOf[index] ?? -1) !== -1;
  }

  /** From the left's side; `none` for a market with itself. */
  relate(left: number, right: number): RelationCode {
    if (left === right) return codes.none;
    if (this.combos.has(left)) return this.combos.relate(left, right);
    if (this.combos.has(right)) return turned(this.combos.relate(right, left));
    return this.#relateSingles(left, right).code;
  }

  /** The same with each of many, in a loop that is hot: a page of relations asks for whole groups. */
  relateAll(left: number, others: Int32Array): Uint8Array<ArrayBuffer> {
    const found = new Uint8Array(others.length);
    const { shapes, combos } = this;
    const shape = this.#shapeOf[left] ?? -1;
    const group = this.#groupOf[left] ?? -1;
    const event = this.#eventOf[left] ?? -1;
    const isPlain = group !== -1 && event === -1 && !combos.has(left);
    for (let place = 0; place < others.length; place += 1) {
      const other = others[place] ?? 0;
      found[place] =
        isPlain && this.#groupOf[other] === group && other !== left && !combos.has(other)
          ? shapes.code(shape, this.#shapeOf[other] ?? -1)
          : this.relate(left, other);
    }
    return found;
  }

  /**
   * The pairs of sides of two markets in this relation that pay at least a dollar together on every value: 1 yes and yes,
   * 2 yes and no, 4 no and yes, 8 no and no.
   */
  coverBits(left: number, right: number, code: number): number {
    const implied = impliedBits[code] ?? 0;
    // A combo can fail through any of its legs, so that it covers nothing with anyone; two that exclude each other
    // never both pay.
    if (this.combos.has(left) || this.combos.has(right)) {
      return implied | (code === codes.contradicts ? bothNo : 0);
    }
    const { covers, excludes } = this.#relateSingles(left, right);
    return implied | (covers ? bothYes : 0) | (excludes ? bothNo : 0);
  }

  /** What their claims say, whatever their event declares. */
  compareClaims(left: number, right: number): ShapeRelation {
    const group = this.#groupOf[left] ?? -1;
    if (group === -1 || group !== this.#groupOf[right]) return unrelated;
    return this.shapes.relation(this.#shapeOf[left] ?? -1, this.#shapeOf[right] ?? -1);
  }

  /** Every market that can be related to this one, each once, and perhaps itself. A view: good until the next call. */
  candidates(index: number): Int32Array {
    const found = this.#found;
    const { combos } = this;
    found.clear();
    if (combos.has(index)) {
      combos.addSiblings(index, found);
      for (const leg of combos.legsOf(index)) {
        found.add(leg);
        this.#addSingles(leg);
      }
      return found.met();
    }
    // A claim in no group and in no event can still be a leg.
    found.add(index);
    this.#addSingles(index);
    const singles = found.met();
    for (let place = 0; place < singles.length; place += 1) combos.addWithLeg(singles[place] ?? 0, found);
    return found.met();
  }

  #addSingles(index: number): void {
    this.groups.addTo(this.#found, this.#groupOf[index] ?? -1);
    this.exclusives.addTo(this.#found, this.#exclusiveOf[index] ?? -1);
  }

  /** One number for the two, in either order. */
  #pairOf(left: number, right: number): number {
    return Math.min(left, right) * this.#shapeOf.length + Math.max(left, right);
  }

  /** Two markets that are no combos. */
  #relateSingles(left: number, right: number): ShapeRelation {
    if (left === right) return same;
    const compared = this.compareClaims(left, right);
    const event = this.#eventOf[left] ?? -1;
    if (event === -1 || event !== this.#eventOf[right]) return compared;
    if (!compared.isComparison) {
      if (this.#exclusiveOf[left] !== this.#exclusiveOf[right]) return unrelated;
      return this.#namesakes.has(this.#pairOf(left, right)) ? unrelated : declared;
    }
    // Where the claims let both pay and the venue declares that they never do, nothing is published.
    return compared.excludes ? compared : unrelated;
  }
}

/**
 * Combos and their legs. A combo pays only if every leg settles on its side, so whatever follows from one leg follows from
 * the combo.
 */
import type { CombosData } from './combos-data.ts';
import type { IndexSet } from './index-set.ts';
import { MemberLists } from './member-lists.ts';
import { codes, type RelationCode } from './relation-code.ts';
import type { ShapeRelation } from './shapes.ts';

/** Combos on one leg that are compared with each other; more are only compared with markets. */
const siblingsMax = 500;
/** The same for those with legs in one group or exclusive event, of which most have nothing to do with each other. */
const meetingMax = 100;

/** Markets that are no combos, by their places in the graph. */
export interface Singles {
  /** -1 for none. */
  readonly groupOf: Int32Array;
  readonly exclusiveOf: Int32Array;
  relate(left: number, right: number): ShapeRelation;
  /** Whether it pays all or nothing on every value, as far as its claim is known. */
  paysWhole(index: number): boolean;
}

export class ComboIndex {
  /** The combos' places in the graph. */
  readonly members: Int32Array;
  readonly #size: number;
  /** A combo's number by its place, -1 for a market that is no combo. */
  readonly #numberOf: Int32Array;
  readonly #legBegins: Int32Array;
  readonly #legMarkets: Int32Array;
  readonly #legNeedsYes: Uint8Array;
  /** Combos by the market of a leg. */
  readonly #byLeg: MemberLists;
  /** Combos by the groups and by the exclusive events of their legs, where alone legs of two combos can be related. */
  readonly #byGroup: MemberLists;
  readonly #byEvent: MemberLists;
  readonly #singles: Singles;
  /** By number: 1 if it never pays, 0 if it may, -1 if that was not asked yet. */
  readonly #neverPays: Int8Array;

  constructor({ members, legBegins, legMarkets, legNeedsYes }: CombosData, singles: Singles) {
    const size = singles.groupOf.length;
    this.members = members;
    this.#size = size;
    this.#legBegins = legBegins;
    this.#legMarkets = legMarkets;
    this.#legNeedsYes = legNeedsYes;
    this.#singles = singles;
    this.#numberOf = new Int32Array(size).fill(-1);
    this.#neverPays = new Int8Array(members.length).fill(-1);
    const comboOfLeg = new Int32Array(legMarkets.length);
    members.forEach((member, number) => {
      this.#numberOf[member] = number;
      comboOfLeg.fill(member, legBegins[number], legBegins[number + 1]);
    });
    this.#byLeg = new MemberLists(legMarkets, comboOfLeg);
    this.#byGroup = new MemberLists(placesOf(legMarkets, singles.groupOf), comboOfLeg);
    this.#byEvent = new MemberLists(placesOf(legMarkets, singles.exclusiveOf), comboOfLeg);
  }

  has(index: number): boolean {
    return (this.#numberOf[index] ?? -1) !== -1;
  }

  /** Combos with this market among their legs. */
  withLeg(index: number): Int32Array {
    return this.#byLeg.of(index);
  }

  addWithLeg(index: number, found: IndexSet): void {
    this.#byLeg.addTo(found, index);
  }

  /** The places of its legs' markets, without those that are not in the graph. */
  legsOf(combo: number): Int32Array {
    return this.#marketsOf(combo).filter((market) => market < this.#size);
  }

  /** Combos with a leg that is one of its legs, or may be related to one. */
  addSiblings(combo: number, found: IndexSet): void {
    const { groupOf, exclusiveOf } = this.#singles;
    for (const market of this.#marketsOf(combo)) {
      addFew(this.#byLeg, market, siblingsMax, found);
      addFew(this.#byGroup, groupOf[market] ?? -1, meetingMax, found);
      addFew(this.#byEvent, exclusiveOf[market] ?? -1, meetingMax, found);
    }
  }

  /** A combo against a market or another combo. One that never pays has no relations. */
  relate(combo: number, other: number): RelationCode {
    if (this.#paysNever(combo)) return codes.none;
    if (this.has(other)) return this.#paysNever(other) ? codes.none : this.#relateTwo(combo, other);
    const end = this.#end(combo);
    let found = 0;
    for (let leg = this.#begin(combo); leg < end; leg += 1) {
      const market = this.#legMarkets[leg] ?? 0;
      if (market === other) return this.#isYes(leg) ? codes.implies : codes.contradicts;
      if (this.#isSingle(market)) found |= followsFrom(this.#isYes(leg), this.#singles.relate(market, other));
    }
    // Legs that cannot come true together make a combo that never pays; it has no relations.
    if (found === impliesBit) return codes.implies;
    return found === contradictsBit ? codes.contradicts : codes.none;
  }

  /** Whether two of its legs cannot both settle on their sides. */
  #paysNever(combo: number): boolean {
    const number = this.#numberOf[combo] ?? -1;
    const known = this.#neverPays[number] ?? -1;
    if (known !== -1) return known === 1;
    const never = this.#hasOpposedLegs(combo);
    this.#neverPays[number] = never ? 1 : 0;
    return never;
  }

  #hasOpposedLegs(combo: number): boolean {
    const end = this.#end(combo);
    for (let left = this.#begin(combo); left < end; left += 1) {
      const leftMarket = this.#legMarkets[left] ?? 0;
      if (!this.#isSingle(leftMarket)) continue;
      for (let right = left + 1; right < end; right += 1) {
        const rightMarket = this.#legMarkets[right] ?? 0;
        if (!this.#isSingle(rightMarket)) continue;
        const needed = this.#isYes(right) ? contradictsBit : impliesBit;
        const follows = followsFrom(this.#isYes(left), this.#singles.relate(leftMarket, rightMarket));
        if ((follows & needed) !== 0) return true;
      }
    }
    return false;
  }

  #relateTwo(left: number, right: number): RelationCode {
    const leftHoldsRight = this.#holdsAll(left, right);
    const rightHoldsLeft = this.#holdsAll(right, left);
    if (this.#excludes(left, right)) {
      // What a combo makes come true it also excludes, so that it never pays.
      return leftHoldsRight || rightHoldsLeft ? codes.none : codes.contradicts;
    }
    if (leftHoldsRight) return rightHoldsLeft ? codes.equivalent : codes.implies;
    return rightHoldsLeft ? codes.implied_by : codes.none;
  }

  /** Whether a leg of the left cannot settle on its side together with a leg of the right. */
  #excludes(left: number, right: number): boolean {
    const leftEnd = this.#end(left);
    const rightEnd = this.#end(right);
    for (let leg = this.#begin(left); leg < leftEnd; leg += 1) {
      const market = this.#legMarkets[leg] ?? 0;
      for (let at = this.#begin(right); at < rightEnd; at += 1) {
        const other = this.#legMarkets[at] ?? 0;
        if (market === other) {
          if (this.#isYes(leg) !== this.#isYes(at)) return true;
        } else if ((this.#follows(leg, other) & (this.#isYes(at) ? contradictsBit : impliesBit)) !== 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether every leg of the right pays a dollar where the left pays, or is a leg of the left. */
  #holdsAll(left: number, right: number): boolean {
    const end = this.#end(right);
    for (let leg = this.#begin(right); leg < end; leg += 1) {
      if (!this.#holds(left, this.#legMarkets[leg] ?? 0, this.#isYes(leg))) return false;
    }
    return true;
  }

  #holds(combo: number, market: number, isYes: boolean): boolean {
    const own = this.#needsYes(combo, market);
    if (own !== undefined) return own === isYes;
    const needed = isYes ? impliesBit : contradictsBit;
    const end = this.#end(combo);
    for (let leg = this.#begin(combo); leg < end; leg += 1) {
      if ((this.#follows(leg, market) & needed) === 0) continue;
      // Legs are multiplied, so that a half may count once in the one combo and twice in the other.
      if (this.#singles.paysWhole(this.#legMarkets[leg] ?? 0)) return true;
    }
    return false;
  }

  /** What this leg on its side does to another market. */
  #follows(leg: number, market: number): number {
    const own = this.#legMarkets[leg] ?? 0;
    const { groupOf, exclusiveOf } = this.#singles;
    const group = groupOf[own] ?? -1;
    const event = exclusiveOf[own] ?? -1;
    // Nearly all pairs of legs are about two things, and this is a hot loop.
    const meets =
      (group !== -1 && group === groupOf[market]) || (event !== -1 && event === exclusiveOf[market]);
    if (!meets || !this.#isSingle(own) || !this.#isSingle(market)) return 0;
    return followsFrom(this.#isYes(leg), this.#singles.relate(own, market));
  }

  /** The side on which the combo needs this market; undefined if it is none of its legs. */
  #needsYes(combo: number, market: number): boolean | undefined {
    const end = this.#end(combo);
    for (let leg = this.#begin(combo); leg < end; leg += 1) {
      if (this.#legMarkets[leg] === market) return this.#isYes(leg);
    }
    return undefined;
  }

  /** In the graph, and no combo itself. */
  #isSingle(market: number): boolean {
    return market < this.#size && !this.has(market);
  }

  #isYes(leg: number): boolean {
    return this.#legNeedsYes[leg] === 1;
  }

  #marketsOf(combo: number): Int32Array {
    return this.#legMarkets.subarray(this.#begin(combo), this.#end(combo));
  }

  #begin(combo: number): number {
    return this.#legBegins[this.#numberOf[combo] ?? -1] ?? 0;
  }

  #end(combo: number): number {
    return this.#legBegins[(this.#numberOf[combo] ?? -1) + 1] ?? 0;
  }
}

/** The group or event of each leg's market, -1 for none. */
function placesOf(legMarkets: Int32Array, placeOf: Int32Array): Int32Array {
  return legMarkets.map((market) => placeOf[market] ?? -1);
}

function addFew(lists: MemberLists, list: number, max: number, found: IndexSet): void {
  if (lists.lengthOf(list) <= max) lists.addTo(found, list);
}

const impliesBit = 1;
const contradictsBit = 2;

function followsFrom(isYes: boolean, { code, covers, excludes }: ShapeRelation): number {
  if (code === codes.none) return 0;
  const isEqual = code === codes.equivalent;
  // A combo pays at most what its leg pays on its side.
  if (isYes) return (isEqual || code === codes.implies ? impliesBit : 0) | (excludes ? contradictsBit : 0);
  return (covers ? impliesBit : 0) | (isEqual || code === codes.implied_by ? contradictsBit : 0);
}

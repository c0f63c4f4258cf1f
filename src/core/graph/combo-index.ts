/**
 * Combos and their legs. A combo pays only if every leg settles on its side, so whatever follows from one leg follows from
 * the combo.
 */
import type { CombosData } from './combos-data.ts';
import type { IndexSet } from './index-set.ts';
import { MemberLists } from './member-lists.ts';
import { codes, type RelationCode } from './relation-code.ts';
import type { ShapeRelation } from './shapes.ts';

/** Combos on one leg that are compared with each other; the rest is only compared with markets. */
const siblingsMax = 500;

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
  readonly #single: (left: number, right: number) => ShapeRelation;
  /** By number: 1 if it never pays, 0 if it may, -1 if that was not asked yet. */
  readonly #neverPays: Int8Array;

  constructor(
    { members, legBegins, legMarkets, legNeedsYes }: CombosData,
    size: number,
    /** Compares two markets that are no combos. */
    single: (left: number, right: number) => ShapeRelation,
  ) {
    this.members = members;
    this.#size = size;
    this.#legBegins = legBegins;
    this.#legMarkets = legMarkets;
    this.#legNeedsYes = legNeedsYes;
    this.#single = single;
    this.#numberOf = new Int32Array(size).fill(-1);
    this.#neverPays = new Int8Array(members.length).fill(-1);
    const comboOfLeg = new Int32Array(legMarkets.length);
    members.forEach((member, number) => {
      this.#numberOf[member] = number;
      comboOfLeg.fill(member, legBegins[number], legBegins[number + 1]);
    });
    this.#byLeg = new MemberLists(legMarkets, comboOfLeg);
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

  addSharingALeg(combo: number, found: IndexSet): void {
    for (const market of this.#marketsOf(combo)) {
      if (this.#byLeg.lengthOf(market) <= siblingsMax) this.#byLeg.addTo(found, market);
    }
  }

  /** A combo against a market or another combo. Nothing is said of one that never pays. */
  relate(combo: number, other: number): RelationCode {
    if (this.#paysNever(combo)) return codes.none;
    if (this.has(other)) return this.#paysNever(other) ? codes.none : this.#compareLegs(combo, other);
    const end = this.#end(combo);
    let found = 0;
    for (let leg = this.#begin(combo); leg < end; leg += 1) {
      const market = this.#legMarkets[leg] ?? 0;
      if (market === other) return this.#isYes(leg) ? codes.implies : codes.contradicts;
      if (this.#isSingle(market)) found |= followsFrom(this.#isYes(leg), this.#single(market, other));
    }
    // Legs that cannot come true together make a combo that never pays; nothing is said of it.
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
        const follows = followsFrom(this.#isYes(left), this.#single(leftMarket, rightMarket));
        if ((follows & needed) !== 0) return true;
      }
    }
    return false;
  }

  #compareLegs(left: number, right: number): RelationCode {
    let common = 0;
    const end = this.#end(right);
    for (let leg = this.#begin(right); leg < end; leg += 1) {
      const own = this.#needsYes(left, this.#legMarkets[leg] ?? 0);
      if (own === undefined) continue;
      if (own !== this.#isYes(leg)) return codes.contradicts;
      common += 1;
    }
    // No combo has a market twice, so that as many legs in common as it has are all of them.
    const leftHasRight = common === this.#end(right) - this.#begin(right);
    const rightHasLeft = common === this.#end(left) - this.#begin(left);
    if (leftHasRight) return rightHasLeft ? codes.equivalent : codes.implies;
    return rightHasLeft ? codes.implied_by : codes.none;
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

const impliesBit = 1;
const contradictsBit = 2;

function followsFrom(isYes: boolean, { code, covers, excludes }: ShapeRelation): number {
  if (code === codes.none) return 0;
  const isEqual = code === codes.equivalent;
  // A combo pays at most what its leg pays on its side.
  if (isYes) return (isEqual || code === codes.implies ? impliesBit : 0) | (excludes ? contradictsBit : 0);
  return (covers ? impliesBit : 0) | (isEqual || code === codes.implied_by ? contradictsBit : 0);
}

/**
 * Combos and their legs. A combo pays only if every leg settles on its side, so whatever follows from one leg follows from
 * the combo.
 */
import type { GraphMember } from './graph-member.ts';
import { codes, type RelationCode } from './relation-code.ts';
import type { ShapeRelation } from './shapes.ts';

export interface IndexedLeg {
  readonly marketId: string;
  readonly side: 'yes' | 'no';
  /** Undefined if the leg's market is not in the graph. */
  readonly index: number | undefined;
}

/** Combos on one leg that are compared with each other; the rest is only compared with markets. */
const siblingsMax = 500;

const none: readonly number[] = [];

export class ComboIndex {
  /** The combos' places in the graph. */
  readonly members: readonly number[];
  readonly #members: readonly GraphMember[];
  readonly #legs = new Map<number, readonly IndexedLeg[]>();
  readonly #byLeg = new Map<string, number[]>();
  readonly #single: (left: number, right: number) => ShapeRelation;
  readonly #neverPays = new Map<number, boolean>();

  constructor(
    members: readonly GraphMember[],
    find: (marketId: string) => number | undefined,
    /** Compares two markets that are no combos. */
    single: (left: number, right: number) => ShapeRelation,
  ) {
    this.#single = single;
    members.forEach(({ legs }, index) => {
      // One market on both sides never pays.
      if (legs === undefined || new Set(legs.map(({ marketId }) => marketId)).size < legs.length) return;
      this.#legs.set(
        index,
        legs.map(({ marketId, side }) => ({ marketId, side, index: find(marketId) })),
      );
      for (const { marketId } of legs) {
        const list = this.#byLeg.get(marketId);
        if (list === undefined) this.#byLeg.set(marketId, [index]);
        else list.push(index);
      }
    });
    this.members = [...this.#legs.keys()];
    this.#members = members;
  }

  has(index: number): boolean {
    return this.#legs.has(index);
  }

  legsOf(combo: number): readonly IndexedLeg[] {
    return this.#legs.get(combo) ?? [];
  }

  /** Combos with this market among their legs. */
  withLeg(index: number): readonly number[] {
    const member = this.#members[index];
    return member?.venue === 'venue_a' ? (this.#byLeg.get(member.marketId) ?? none) : none;
  }

  sharingALeg(combo: number): readonly number[] {
    return this.legsOf(combo).flatMap(({ marketId }) => {
      const siblings = this.#byLeg.get(marketId) ?? none;
      return siblings.length > siblingsMax ? none : siblings;
    });
  }

  /** A combo against a market or another combo. Nothing is said of one that never pays. */
  relate(combo: number, other: number): RelationCode {
    if (this.#paysNever(combo)) return codes.none;
    const otherLegs = this.#legs.get(other);
    if (otherLegs !== undefined) {
      return this.#paysNever(other) ? codes.none : compareLegs(this.legsOf(combo), otherLegs);
    }
    const legs = this.legsOf(combo);
    const own = legs.find(({ index }) => index === other);
    if (own !== undefined) return own.side === 'yes' ? codes.implies : codes.contradicts;
    let found = 0;
    for (const { index, side } of legs) {
      if (index !== undefined && !this.has(index)) found |= followsFrom(side, this.#single(index, other));
    }
    // Legs that cannot come true together make a combo that never pays; nothing is said of it.
    if (found === impliesBit) return codes.implies;
    return found === contradictsBit ? codes.contradicts : codes.none;
  }

  /** Whether two of its legs cannot both settle on their sides. */
  #paysNever(combo: number): boolean {
    const known = this.#neverPays.get(combo);
    if (known !== undefined) return known;
    const legs = this.legsOf(combo);
    const never = legs.some((left, place) =>
      legs.slice(place + 1).some((right) => {
        if (left.index === undefined || right.index === undefined) return false;
        if (this.has(left.index) || this.has(right.index)) return false;
        const needed = right.side === 'yes' ? contradictsBit : impliesBit;
        return (followsFrom(left.side, this.#single(left.index, right.index)) & needed) !== 0;
      }),
    );
    this.#neverPays.set(combo, never);
    return never;
  }
}

const impliesBit = 1;
const contradictsBit = 2;

function followsFrom(side: 'yes' | 'no', { code, covers, excludes }: ShapeRelation): number {
  if (code === codes.none) return 0;
  const isEqual = code === codes.equivalent;
  // A combo pays at most what its leg pays on its side.
  if (side === 'yes') {
    return (isEqual || code === codes.implies ? impliesBit : 0) | (excludes ? contradictsBit : 0);
  }
  return (covers ? impliesBit : 0) | (isEqual || code === codes.implied_by ? contradictsBit : 0);
}

function compareLegs(left: readonly IndexedLeg[], right: readonly IndexedLeg[]): RelationCode {
  const has = (legs: readonly IndexedLeg[], { marketId, side }: IndexedLeg): boolean =>
    legs.some((leg) => leg.marketId === marketId && leg.side === side);
  const opposed = left.some(({ marketId, side }) =>
    right.some((leg) => leg.marketId === marketId && leg.side !== side),
  );
  if (opposed) return codes.contradicts;
  const leftHasRight = right.every((leg) => has(left, leg));
  const rightHasLeft = left.every((leg) => has(right, leg));
  if (leftHasRight) return rightHasLeft ? codes.equivalent : codes.implies;
  return rightHasLeft ? codes.implied_by : codes.none;
}

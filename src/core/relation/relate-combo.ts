/**
 * Combos: a combo pays at most what each of its legs pays on its side, so what follows from a leg follows from the combo.
 * The condition travels with it: where a leg is settled at a price, the combo may be too.
 */
import type { ComboLeg, VenueId } from '../contract/index.ts';
import { formatPayout } from '../exact/index.ts';
import { directions, invertRelation } from './directions.ts';
import type { Member } from './member.ts';
import type { ProofStep, Relation, RelationKind, Together, Unrelated } from './relation.ts';
import { conclusionStep } from './steps.ts';
import { unrelated } from './unrelated.ts';

export type FindMember = (venue: VenueId, marketId: string) => Member | undefined;
export type Relate = (left: Member, right: Member) => Relation | Unrelated;

type Legs = readonly ComboLeg[];

const travelling = 'a leg settled at a price may pay the combo a price';

/** Undefined if neither is a combo. `relate` compares members that are none. */
export function relateCombos(
  { relate, find }: { readonly relate: Relate; readonly find: FindMember },
  left: Member,
  right: Member,
): Relation | Unrelated | undefined {
  if (left.legs !== undefined && right.legs !== undefined)
    return relateTwo({ relate, find }, left, left.legs, right, right.legs);
  if (left.legs !== undefined) return relateToOther({ relate, find }, left, left.legs, right, 'left');
  if (right.legs !== undefined) return relateToOther({ relate, find }, right, right.legs, left, 'right');
  return undefined;
}

function relateTwo(
  deps: { readonly relate: Relate; readonly find: FindMember },
  left: Member,
  leftLegs: Legs,
  right: Member,
  rightLegs: Legs,
): Relation | Unrelated {
  if (left.venue !== right.venue) {
    return unrelated('nothing_follows', 'legs of one venue are not known on another');
  }
  const leftSides = sidesOf(leftLegs);
  const rightSides = sidesOf(rightLegs);
  if (leftSides === undefined || rightSides === undefined) return refuseUnpayable();
  if (comboNeverPays(deps, left) || comboNeverPays(deps, right)) return refuseUnpayable();
  const relation = relationOfSides(leftSides, rightSides);
  if (relation === undefined)
    return unrelated('nothing_follows', 'neither combo holds all legs of the other');
  return related(left, right, relation, [usableStep(left, right, undefined)], []);
}

function relationOfSides(
  left: ReadonlyMap<string, string>,
  right: ReadonlyMap<string, string>,
): RelationKind | undefined {
  const shared = [...left].filter(([marketId]) => right.has(marketId));
  // yes A, yes B against no A, yes C: A cannot settle on both sides.
  if (shared.some(([marketId, side]) => right.get(marketId) !== side)) return 'contradicts';
  // yes A, no B against no B, yes A.
  if (shared.length === left.size && shared.length === right.size) return 'equivalent';
  // yes A, yes B, yes C against yes A, yes B: more legs, harder to win.
  if (shared.length === right.size) return 'implies';
  // yes A against yes A, yes B.
  if (shared.length === left.size) return 'implied_by';
  // yes A, yes B against yes A, yes C.
  return undefined;
}

function relateToOther(
  { relate, find }: { readonly relate: Relate; readonly find: FindMember },
  combo: Member,
  legs: Legs,
  other: Member,
  comboIs: 'left' | 'right',
): Relation | Unrelated {
  if (comboNeverPays({ relate, find }, combo)) return refuseUnpayable();
  const [left, right] = comboIs === 'left' ? [combo, other] : [other, combo];
  const own = legs.find(({ marketId }) => combo.venue === other.venue && marketId === other.marketId);
  if (own !== undefined) {
    // yes A, no B against A: it pays only if A does; against B: it pays only if B does not.
    const relation = fromCombo(own.side === 'yes' ? 'implies' : 'contradicts', comboIs);
    return related(left, right, relation, [usableStep(left, right, own)], []);
  }
  const found = new Map<RelationKind, Relation>();
  for (const leg of legs) {
    const member = find(combo.venue, leg.marketId);
    // A combo of combos is of no venue; skipping it bounds the search.
    if (member === undefined || member.legs !== undefined) continue;
    const through = comboIs === 'left' ? relate(member, other) : relate(other, member);
    if (through.kind === 'unrelated') continue;
    for (const kind of followsFrom(leg.side, through, comboIs)) {
      if (found.has(kind)) continue;
      const steps = [usableStep(left, right, leg), ...through.steps];
      found.set(kind, related(left, right, fromCombo(kind, comboIs), steps, through.evidence));
    }
  }
  // yes (A above 5), yes (A below 2) against A above 3: such a combo never pays.
  if (found.size > 1) return unrelated('nothing_follows', 'its legs exclude each other');
  const [relation] = found.values();
  return relation ?? unrelated('nothing_follows', 'no leg decides the other contract');
}

/** Whether its legs exclude each other. `relate` compares members that are no combos. */
export function comboNeverPays(
  deps: { readonly relate: Relate; readonly find: FindMember },
  combo: Member,
): boolean {
  const legs = combo.legs ?? [];
  return sidesOf(legs) === undefined || excludeEachOther(deps, combo, legs);
}

/** Whether two legs cannot both settle on their sides: A above 5 and A below 3, or yes A and no B where A implies B. */
function excludeEachOther(
  { relate, find }: { readonly relate: Relate; readonly find: FindMember },
  combo: Member,
  legs: Legs,
): boolean {
  return legs.some((leg, place) =>
    legs.slice(place + 1).some((other) => {
      const [one, two] = [find(combo.venue, leg.marketId), find(combo.venue, other.marketId)];
      if (one === undefined || two === undefined || one.legs !== undefined || two.legs !== undefined)
        return false;
      const through = relate(one, two);
      const needed = other.side === 'yes' ? 'contradicts' : 'implies';
      return through.kind === 'related' && followsFrom(leg.side, through, 'left').includes(needed);
    }),
  );
}

/** What a combo with this leg does to the other contract, stated from the combo's side. */
function followsFrom(
  side: ComboLeg['side'],
  { relation, together }: Relation,
  legIs: 'left' | 'right',
): readonly RelationKind[] {
  const fromLeg = legIs === 'left' ? relation : invertRelation(relation);
  const follows: RelationKind[] = [];
  if (side === 'yes') {
    // Leg A above 5, other A above 3.
    if (fromLeg === 'equivalent' || fromLeg === 'implies') follows.push('implies');
    // Leg A above 5, other A below 2.
    if (fromLeg === 'contradicts') follows.push('contradicts');
  } else {
    // Leg A not above 3, other A at most 3, or below 9: of leg and other at least one pays.
    if (together.atLeastOne) follows.push('implies');
    // Leg A not above 3, other A above 5.
    if (fromLeg === 'equivalent' || fromLeg === 'implied_by') follows.push('contradicts');
  }
  return follows;
}

function fromCombo(relation: RelationKind, comboIs: 'left' | 'right'): RelationKind {
  return comboIs === 'left' ? relation : invertRelation(relation);
}

/** Which side each leg's market must settle on; undefined if one is needed on both. */
function sidesOf(legs: Legs): ReadonlyMap<string, string> | undefined {
  const sides = new Map<string, string>();
  for (const { marketId, side } of legs) {
    if ((sides.get(marketId) ?? side) !== side) return undefined;
    sides.set(marketId, side);
  }
  return sides;
}

function refuseUnpayable(): Unrelated {
  return unrelated('nothing_follows', 'the legs of a combo exclude each other, so that it never pays');
}

function related(
  left: Member,
  right: Member,
  relation: RelationKind,
  steps: readonly ProofStep[],
  evidence: readonly string[],
): Relation {
  return {
    kind: 'related',
    relation,
    direction: directions[relation],
    crossVenue: left.venue !== right.venue,
    steps: [...steps, conclusionStep(relation)],
    evidence: [...evidence, travelling],
    together: togetherOf(relation),
    voids: 'unknown',
  };
}

/** A combo can fail through any of its legs, so it covers nothing with anyone. */
function togetherOf(relation: RelationKind): Together {
  return { atLeastOne: false, atMostOne: relation === 'contradicts' };
}

function usableStep(left: Member, right: Member, leg: ComboLeg | undefined): ProofStep {
  return {
    step: 'usable',
    left: describeMember(left),
    right: describeMember(right),
    ...(leg === undefined ? {} : { detail: `through the leg ${leg.side} ${leg.marketId}` }),
    result: 'usable',
  };
}

export function describeMember({ legs, claim }: Member): string {
  if (legs !== undefined)
    return `combo: ${legs.map(({ side, marketId }) => `${side} ${marketId}`).join(', ')}`;
  return claim === undefined ? 'outcome without a claim' : formatPayout(claim.payout);
}

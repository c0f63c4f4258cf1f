/**
 * Combos: a combo pays at most what each of its legs pays on its side, so what follows from a leg follows from the combo.
 * The condition travels with it: where a leg is settled at a price, the combo may be too.
 */
import type { ComboLeg } from '../contract/index.ts';
import { followsFrom, type Relate, refuseUnpayable, relatedCombo, usableStep } from './combo-steps.ts';
import { invertRelation } from './directions.ts';
import type { FindMember, Member } from './member.ts';
import { relateTwoCombos } from './relate-two-combos.ts';
import type { Relation, RelationKind, Unrelated } from './relation.ts';
import { unrelated } from './unrelated.ts';

type Legs = readonly ComboLeg[];

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
  if (comboNeverPays(deps, left) || comboNeverPays(deps, right)) return refuseUnpayable();
  return relateTwoCombos(deps, left, leftLegs, right, rightLegs);
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
    return relatedCombo(left, right, relation, [usableStep(left, right, own)], []);
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
      found.set(kind, relatedCombo(left, right, fromCombo(kind, comboIs), steps, through.evidence));
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

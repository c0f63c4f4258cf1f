/** Counts every market's relations, without deriving them pair by pair where that can be helped. */
import { countGroup, placedClaims } from './count-group.ts';
import type { CountTable } from './count-table.ts';
import type { GraphMember } from './graph-member.ts';
import { MemberLists } from './member-lists.ts';
import { byGroup, declaredPairsMax, type PlacedMembers } from './place-members.ts';
import type { Relater } from './relater.ts';
import { codes, turned } from './relation-code.ts';

/** How many pairs are withheld: their event declares that at most one of them pays, and their claims or labels let both pay. */
export function countRelations(
  relater: Relater,
  members: readonly GraphMember[],
  { shapeOf, groupOf, exclusiveOf, eventOf, namesakes }: PlacedMembers,
  counts: CountTable,
): number {
  for (let number = 0; number < relater.groups.count; number += 1) {
    const group = relater.groups.of(number);
    if (group.length > 1) countGroup(relater.shapes, placedClaims(members, shapeOf, group), counts);
  }
  for (let number = 0; number < relater.exclusives.count; number += 1) {
    const declared = relater.exclusives.of(number);
    for (const index of declared) counts.add(index, codes.contradicts, declared.length - 1, 0);
  }
  let conflicting = 0;
  const events = new MemberLists(eventOf);
  for (let number = 0; number < events.count; number += 1) {
    conflicting += correctEvent(relater, events.of(number), { groupOf, exclusiveOf }, counts);
  }
  for (let at = 0; at < namesakes.length; at += 2) {
    const [left, right] = [namesakes[at] ?? 0, namesakes[at + 1] ?? 0];
    if (relater.compareClaims(left, right).isComparison) continue;
    counts.add(left, codes.contradicts, -1, 0);
    counts.add(right, codes.contradicts, -1, 0);
    conflicting += 1;
  }
  for (const combo of relater.combos.members) countCombo(relater, members, combo, counts);
  return conflicting;
}

/** Declared exclusive, and counted so: every pair that its claims have placed already. How many pairs they place otherwise. */
function correctEvent(
  relater: Relater,
  event: Int32Array,
  { groupOf, exclusiveOf }: Pick<PlacedMembers, 'groupOf' | 'exclusiveOf'>,
  counts: CountTable,
): number {
  let conflicting = 0;
  for (const group of byGroup(event, groupOf)) {
    if (group.length > declaredPairsMax) {
      // So many are believed only where their claims are disjoint: they have counted each other.
      for (const asked of byGroup(Int32Array.from(group), exclusiveOf))
        for (const index of asked) counts.add(index, codes.contradicts, 1 - asked.length, 0);
      continue;
    }
    group.forEach((left, place) => {
      for (let at = place + 1; at < group.length; at += 1) {
        const right = group[at] ?? left;
        const isDeclared = exclusiveOf[left] === exclusiveOf[right];
        if (!correctPair(relater, left, right, isDeclared, counts)) conflicting += 1;
      }
    });
  }
  return conflicting;
}

/** A pair counted both by its claims and by its event is counted once, or, if the two disagree, not at all: then false. */
function correctPair(
  relater: Relater,
  left: number,
  right: number,
  isDeclared: boolean,
  counts: CountTable,
): boolean {
  const { isComparison, code, excludes } = relater.compareClaims(left, right);
  if (!isComparison) return true;
  if (isDeclared) {
    counts.add(left, codes.contradicts, -1, 0);
    counts.add(right, codes.contradicts, -1, 0);
  }
  if (excludes) return true;
  counts.add(left, code, -1, 0);
  counts.add(right, turned(code), -1, 0);
  return false;
}

function countCombo(
  relater: Relater,
  members: readonly GraphMember[],
  combo: number,
  counts: CountTable,
): void {
  for (const other of relater.candidates(combo)) {
    // Two combos meet from both sides; one side counts.
    if (relater.combos.has(other) && other < combo) continue;
    const code = relater.relate(combo, other);
    if (code === codes.none) continue;
    const crossVenue = members[combo]?.venue === members[other]?.venue ? 0 : 1;
    counts.add(combo, code, 1, crossVenue);
    counts.add(other, turned(code), 1, crossVenue);
  }
}

/** Where each member belongs: the shape of its claim, its group, its event. */
import { type Claim, groupKey } from '../claim/index.ts';
import { alikeAmong, pairsOfOneName } from '../relation/index.ts';
import { areDisjoint, placedClaims } from './count-group.ts';
import type { GraphMember } from './graph-member.ts';
import { MemberLists } from './member-lists.ts';
import { ShapeNames } from './shape-names.ts';

/** By member, -1 for none. */
export interface PlacedMembers {
  readonly shapeOf: Int32Array<ArrayBuffer>;
  readonly groupOf: Int32Array<ArrayBuffer>;
  /** Of an event declared exclusive, the members that ask for one thing: the venue's word is on them. */
  readonly exclusiveOf: Int32Array<ArrayBuffer>;
  /** The event itself: claims that let two of its members pay are in conflict with it. */
  readonly eventOf: Int32Array<ArrayBuffer>;
  /** By shape: a member that has it. */
  readonly shapeSample: Int32Array<ArrayBuffer>;
  /** Two members each, of one event declared exclusive, whose labels may name one thing. */
  readonly namesakes: Int32Array<ArrayBuffer>;
}

/** Members of one event in one group beyond which a declaration is believed only if the claims show it at a glance. */
export const declaredPairsMax = 4_000;

export function placeMembers(members: readonly GraphMember[]): PlacedMembers {
  const shapeOf = new Int32Array(members.length).fill(-1);
  const groupOf = new Int32Array(members.length).fill(-1);
  const exclusiveOf = new Int32Array(members.length).fill(-1);
  const eventOf = new Int32Array(members.length).fill(-1);
  const shapes = new ShapeNames();
  const groups = new Map<string, number>();
  const exclusives = new Map<string, number>();
  const events = new Map<string, number>();
  members.forEach((member, index) => {
    const { claim, exclusiveKey, exclusiveMark } = member;
    if (claim !== undefined) {
      const shape = shapes.numberOf(claim, index);
      shapeOf[index] = shape;
      if (!shapes.isConstant(shape)) groupOf[index] = numberOf(groups, groupName(member, claim));
    }
    if (exclusiveKey === undefined) return;
    eventOf[index] = numberOf(events, exclusiveKey);
    exclusiveOf[index] = numberOf(exclusives, JSON.stringify([exclusiveKey, exclusiveMark?.form]));
  });
  const placed: Omit<PlacedMembers, 'namesakes'> = {
    shapeOf,
    groupOf,
    exclusiveOf,
    eventOf,
    shapeSample: shapes.samples(),
  };
  withdrawAlike(members, placed);
  withdrawCrowded(members, placed);
  return { ...placed, namesakes: namesakesOf(members, exclusiveOf) };
}

function namesakesOf(
  members: readonly GraphMember[],
  exclusiveOf: Int32Array<ArrayBuffer>,
): Int32Array<ArrayBuffer> {
  const events = new MemberLists(exclusiveOf);
  const pairs: number[] = [];
  for (let number = 0; number < events.count; number += 1) {
    const event = [...events.of(number)];
    for (const [left, right] of pairsOfOneName(event.map((index) => members[index]?.exclusiveMark?.words)))
      pairs.push(event[left] ?? -1, event[right] ?? -1);
  }
  return Int32Array.from(pairs);
}

/** What is known inside one venue only never meets the other venue's, whatever its words. */
function groupName({ venue }: GraphMember, { variable }: Claim): string {
  return variable.frame.reach === 'shared' ? groupKey(variable) : `${venue} | ${groupKey(variable)}`;
}

function numberOf(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  const number = numbers.size;
  numbers.set(name, number);
  return number;
}

/**
 * Members of an event declared exclusive that say the same, or bound one figure alike, show that the declaration is not true
 * of them: nothing is published of them.
 */
function withdrawAlike(
  members: readonly GraphMember[],
  { groupOf, exclusiveOf, eventOf }: Omit<PlacedMembers, 'namesakes'>,
): void {
  const events = new MemberLists(exclusiveOf);
  for (let number = 0; number < events.count; number += 1) {
    const event = [...events.of(number)];
    for (const place of alikeAmong(event.map((index) => members[index]?.exclusiveMark))) {
      const index = event[place] ?? -1;
      exclusiveOf[index] = -1;
      eventOf[index] = -1;
      groupOf[index] = -1;
    }
  }
}

/**
 * An event with too many members in one group to correct them pair by pair counts only if its claims agree with it. If they
 * do not, one of the two readings is wrong and it is not known which: its members have no relations from it.
 */
function withdrawCrowded(members: readonly GraphMember[], placed: Omit<PlacedMembers, 'namesakes'>): void {
  const { shapeOf, groupOf, exclusiveOf, eventOf } = placed;
  const events = new MemberLists(eventOf);
  for (let number = 0; number < events.count; number += 1) {
    const event = events.of(number);
    if (event.length <= declaredPairsMax) continue;
    const isBelieved = byGroup(event, groupOf)
      .filter(({ length }) => length > declaredPairsMax)
      .every((crowd) => areDisjoint(placedClaims(members, shapeOf, crowd)));
    if (isBelieved) continue;
    for (const index of event) {
      exclusiveOf[index] = -1;
      eventOf[index] = -1;
      groupOf[index] = -1;
    }
  }
}

/** The members of an event by their groups; those in none are left out. */
export function byGroup(event: Int32Array, groupOf: Int32Array): number[][] {
  const groups = new Map<number, number[]>();
  for (const index of event) {
    const group = groupOf[index] ?? -1;
    if (group === -1) continue;
    const list = groups.get(group);
    if (list === undefined) groups.set(group, [index]);
    else list.push(index);
  }
  return [...groups.values()];
}

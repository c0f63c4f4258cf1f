/**
 * A changing set from which members are drawn with probability proportional to their weight, in constant time: members
 * are kept by powers of two of their weight; a draw picks a power, then a member, then accepts it with weight / bound.
 */
import type { Random } from '../world/index.ts';

/** A member carries its own place, so that leaving the set needs no search. */
export interface Weighted {
  readonly weight: number;
  /** Index within its class, -1 outside the set. Written by the set only. */
  place: number;
}

const classesBelowOne = 12;
const classCount = 30;
/** Powers of two, so that their sums are exact. */
const bounds = Array.from({ length: classCount }, (_, index) => 2 ** (index - classesBelowOne));

export class WeightedSet<T extends Weighted> {
  readonly #classes: T[][] = Array.from({ length: classCount }, () => []);
  #size = 0;
  /** Sum of the members' bounds. */
  #total = 0;

  get size(): number {
    return this.#size;
  }

  /** A weight of 0 or less is never drawn and not kept. */
  add(member: T): void {
    if (member.weight <= 0 || member.place >= 0) return;
    const members = this.#classes[classOf(member.weight)];
    if (members === undefined) return;
    member.place = members.length;
    members.push(member);
    this.#total += boundOf(classOf(member.weight));
    this.#size++;
  }

  delete(member: T): void {
    if (member.place < 0) return;
    const members = this.#classes[classOf(member.weight)];
    const last = members?.pop();
    if (members !== undefined && last !== undefined && last !== member) {
      members[member.place] = last;
      last.place = member.place;
    }
    member.place = -1;
    this.#total -= boundOf(classOf(member.weight));
    this.#size--;
  }

  draw(random: Random): T | undefined {
    if (this.#size === 0) return undefined;
    const total = this.#total;
    // Each try is accepted with probability of at least one half, except for weights under the lowest class.
    for (let tries = 0; tries < 64; tries++) {
      let left = random.uniform() * total;
      for (let i = 0; i < classCount; i++) {
        const members = this.#classes[i];
        if (members === undefined || members.length === 0) continue;
        const share = members.length * boundOf(i);
        if (left >= share) {
          left -= share;
          continue;
        }
        const member = members[Math.min(members.length - 1, Math.floor(left / boundOf(i)))];
        if (member !== undefined && random.uniform() * boundOf(i) < member.weight) return member;
        break;
      }
    }
    return undefined;
  }
}

function classOf(weight: number): number {
  let index = classesBelowOne;
  let bound = 1;
  while (bound < weight && index < classCount - 1) {
    bound *= 2;
    index++;
  }
  while (index > 0 && weight <= bound / 2) {
    bound /= 2;
    index--;
  }
  return index;
}

function boundOf(index: number): number {
  return bounds[index] ?? 0;
}

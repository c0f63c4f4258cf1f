/** Lists of members as two arrays: all members, list after list, and where each list begins. */
import type { IndexSet } from './index-set.ts';

const empty = new Int32Array(0);

export class MemberLists {
  /** How many lists there are; some may be empty. */
  readonly count: number;
  readonly #begins: Int32Array;
  readonly #members: Int32Array;

  /** `listOf`: the list of each entry, -1 for none. `memberOf`: the member of each entry, where it is not the entry's own place. */
  constructor(listOf: Int32Array, memberOf?: Int32Array) {
    let last = -1;
    for (let entry = 0; entry < listOf.length; entry += 1) last = Math.max(last, listOf[entry] ?? -1);
    this.count = last + 1;
    this.#begins = new Int32Array(this.count + 1);
    const begins = this.#begins;
    for (let entry = 0; entry < listOf.length; entry += 1) {
      const list = listOf[entry] ?? -1;
      if (list !== -1) begins[list + 1] = (begins[list + 1] ?? 0) + 1;
    }
    for (let list = 0; list < this.count; list += 1) {
      begins[list + 1] = (begins[list + 1] ?? 0) + (begins[list] ?? 0);
    }
    this.#members = new Int32Array(begins[this.count] ?? 0);
    const next = begins.slice();
    for (let entry = 0; entry < listOf.length; entry += 1) {
      const list = listOf[entry] ?? -1;
      if (list === -1) continue;
      const place = next[list] ?? 0;
      next[list] = place + 1;
      this.#members[place] = memberOf === undefined ? entry : (memberOf[entry] ?? 0);
    }
  }

  /** In the order of the entries; a view. Empty for a list that is not there, such as -1. */
  of(list: number): Int32Array {
    if (this.isEmpty(list)) return empty;
    return this.#members.subarray(this.#begins[list], this.#begins[list + 1]);
  }

  /** Adds a list to a set, without a view made for it. */
  addTo(found: IndexSet, list: number): void {
    if (this.isEmpty(list)) return;
    const end = this.#begins[list + 1] ?? 0;
    for (let place = this.#begins[list] ?? 0; place < end; place += 1) found.add(this.#members[place] ?? 0);
  }

  lengthOf(list: number): number {
    return this.isEmpty(list) ? 0 : (this.#begins[list + 1] ?? 0) - (this.#begins[list] ?? 0);
  }

  isEmpty(list: number): boolean {
    return list < 0 || list >= this.count || this.#begins[list] === this.#begins[list + 1];
  }
}

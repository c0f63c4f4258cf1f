/**
 * The markets related to a market, in the order of the run, with what is printed of each relation. A list is made when it
 * is first asked for and a relation's evidence when it is first shown; the lists asked for longest ago are forgotten.
 */
import type { ServedRun } from '../../../core/catalog/index.ts';
import { kindOf } from '../../../core/graph/index.ts';
import { claimEvidence, type RelationKind, relate } from '../../../core/relation/index.ts';

/** Of all lists of a run together. */
const bytesMax = 64 * 1024 * 1024;
const codeBits = 3;
const codeMask = (1 << codeBits) - 1;

class RelationList {
  readonly #served: ServedRun;
  readonly #index: number;
  /** The other market's rank and the relation's code in one number. */
  readonly #packed: Int32Array;
  readonly #heads: (string | undefined)[];
  bytes: number;

  constructor(served: ServedRun, index: number) {
    const { indexes, codes } = served.relations.neighbours(index);
    const { rankOf } = served.ranking;
    const packed = new Int32Array(indexes.length);
    let size = 0;
    for (let place = 0; place < indexes.length; place += 1) {
      const other = indexes[place] ?? 0;
      if (!served.catalog.isAddressable(other)) continue;
      packed[size] = ((rankOf[other] ?? 0) << codeBits) | (codes[place] ?? 0);
      size += 1;
    }
    this.#served = served;
    this.#index = index;
    this.#packed = packed.subarray(0, size).sort();
    this.#heads = new Array<string | undefined>(size).fill(undefined);
    this.bytes = 200 + 12 * size;
  }

  get length(): number {
    return this.#packed.length;
  }

  /** The other market's index. */
  other(place: number): number {
    return this.#served.ranking.markets[(this.#packed[place] ?? 0) >> codeBits] ?? 0;
  }

  kind(place: number): RelationKind {
    return kindAt((this.#packed[place] ?? 0) & codeMask);
  }

  isCrossVenue(place: number): boolean {
    const { catalog } = this.#served;
    return catalog.venueOf(this.#index) !== catalog.venueOf(this.other(place));
  }

  /** A Relation up to the market. */
  head(place: number): string {
    const known = this.#heads[place];
    if (known !== undefined) return known;
    const evidence = printEvidence(this.#served, this.#index, this.other(place));
    const head = `{"relation":"${this.kind(place)}","cross_venue":${this.isCrossVenue(place)},"evidence":${evidence},"market":`;
    this.#heads[place] = head;
    this.bytes += head.length;
    return head;
  }
}

export class RelationLists {
  readonly #served: ServedRun;
  readonly #lists = new Map<number, RelationList>();
  readonly #bytesMax: number;
  #bytes = 0;

  constructor(served: ServedRun, max: number = bytesMax) {
    this.#served = served;
    this.#bytesMax = max;
  }

  /** What is kept, about. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The list of this market, for `use` only: what it grows by counts from then on. */
  with<Result>(index: number, use: (list: RelationList) => Result): Result {
    const known = this.#lists.get(index);
    const list = known ?? new RelationList(this.#served, index);
    if (known !== undefined) this.#lists.delete(index);
    this.#bytes -= known?.bytes ?? 0;
    const result = use(list);
    this.#lists.set(index, list);
    this.#bytes += list.bytes;
    for (const [oldest, { bytes }] of this.#lists) {
      if (this.#bytes <= this.#bytesMax) break;
      this.#lists.delete(oldest);
      this.#bytes -= bytes;
    }
    return result;
  }
}

/** The evidence from the left's side, as JSON. */
export function printEvidence({ catalog }: ServedRun, left: number, right: number): string {
  const [one, other] = [catalog.member(left), catalog.member(right)];
  // That they are related is known; only of combos the proof has to be made to know what it rests on.
  if (one.legs === undefined && other.legs === undefined) return JSON.stringify(claimEvidence(one, other));
  const related = relate(one, other, (_venue, id) => catalog.findMember(id));
  // Both derive from the same members.
  if (related.kind === 'unrelated') {
    throw new TypeError(`The graph relates ${catalog.id(left)} and ${catalog.id(right)}: ${related.detail}.`);
  }
  return JSON.stringify(related.evidence);
}

export function kindAt(code: number): RelationKind {
  const kind = kindOf(code);
  if (kind === undefined) throw new TypeError(`There is no relation with the code ${code}.`);
  return kind;
}

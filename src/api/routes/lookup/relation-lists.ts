/**
 * The markets related to a market, in the order of the run. A list is made when it is first asked for; the lists not asked
 * for lately are forgotten.
 */
import type { ServedRun } from '../../../core/catalog/index.ts';
import { kindOf } from '../../../core/graph/index.ts';
import type { RelationKind } from '../../../core/relation/index.ts';
import { WeighedMap } from '../../../runtime/weighed-map.ts';

/** Of all lists of a run together. */
const bytesMax = 64 * 1024 * 1024;
/** Beside the numbers; about. */
const listBytes = 250;
const codeBits = 3;
const codeMask = (1 << codeBits) - 1;

class RelationList {
  readonly #served: ServedRun;
  readonly #index: number;
  /** The other market's rank and the relation's code in one number. */
  readonly #packed: Int32Array;

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
    this.#packed = packed.slice(0, size).sort();
  }

  get length(): number {
    return this.#packed.length;
  }

  get bytes(): number {
    return listBytes + this.#packed.byteLength;
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
}

export class RelationLists {
  readonly #served: ServedRun;
  readonly #lists: WeighedMap<number, RelationList>;

  constructor(served: ServedRun, max: number = bytesMax) {
    this.#served = served;
    this.#lists = new WeighedMap(max, ({ bytes }) => bytes);
  }

  /** What is kept, about. */
  get bytes(): number {
    return this.#lists.weight;
  }

  of(index: number): RelationList {
    const known = this.#lists.get(index);
    if (known !== undefined) return known;
    const made = new RelationList(this.#served, index);
    this.#lists.add(index, made);
    return made;
  }
}

export function kindAt(code: number): RelationKind {
  const kind = kindOf(code);
  if (kind === undefined) throw new TypeError(`There is no relation with the code ${code}.`);
  return kind;
}

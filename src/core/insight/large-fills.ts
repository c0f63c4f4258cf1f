/**
 * The newest large fills, by size class, so that those above any floor are found without reading the others. Each class
 * begins at twice the size of the one before.
 *
 *   fill ──► class of its notional, in the order of time
 *   floor ──► its class and all above, newest first ──► those accepted, up to a limit
 *             └─ a class that knows no more ──► the rest has to be read from the history
 *
 * At the bound of all classes together the one with the most fills drops its oldest chunk and knows only what is newer by
 * a minute: small fills make way, and a search with a higher floor does not notice. A fill takes 45 bytes where fills come in order,
 * and more where they do not: chunks that were split are at least an eighth full. Nothing is taken in advance. An id that is
 * neither a UUID nor 40 hexadecimal digits is kept as a text besides, which takes some 200 bytes more.
 */
import { microsPerUnit } from '../exact/index.ts';
import { type FillChunk, floorOf } from './fill-chunk.ts';
import { FillIds, type PackedId } from './fill-ids.ts';
import type { LargeFill } from './large-fill.ts';
import { wholeMicros } from './money-product.ts';
import { type AcceptedMarkets, type FillPlace, SizeClass } from './size-class.ts';

/** A fill below this many dollars is not kept. */
const largeFillUsd = 100;
/** From 100 to 1,638,400 dollars; the last has no upper end. */
const classCount = 15;
/** Notionals are in millionths of a millionth of a dollar. */
const notionalPerUsd = 10n ** 12n;
export const largeFillNotional = BigInt(largeFillUsd) * notionalPerUsd;
/** The same in whole millionths of a dollar, which is enough to know the class. */
export const largeFillMicros = largeFillUsd * microsPerUnit;
const timesMax = 0x7fff_ffff;
/** A stream gives the millisecond of a fill, and a list perhaps only its second. The store has the same rule. */
const sameFillWithinMs = 60_000;
const defaultChunkFills = 1_024;
/** Of the fills that were given: by a hash of market and id, when the newest of that hash was. A power of two. */
const hashCount = 32_768;

export interface LargeFillQuery {
  readonly minNotional: bigint;
  /** Milliseconds since 1970; `after` is not included, `upTo` is. */
  readonly after: number;
  readonly upTo: number;
  readonly limit: number;
  readonly accepted: AcceptedMarkets;
}

export interface LargeFillAnswer {
  /** Newest first; the newest `limit` and any others of the last one's millisecond. Within a millisecond in no order. */
  readonly fills: readonly LargeFill[];
  /** Fills up to this time are not all known and may belong to the answer; undefined where none can. */
  readonly unknownUpTo: number | undefined;
}

export interface LargeFillsOptions {
  readonly fillsMax: number;
  readonly chunkFills?: number;
  /** Called for each fill that is no longer kept. */
  readonly dropped?: (market: number) => void;
}

export class LargeFills {
  readonly #classes: readonly SizeClass[];
  /** By hash of market and id: no fill that was ever kept is newer. Most fills are known to be new by this alone. */
  readonly #newest = new Float64Array(hashCount).fill(Number.NEGATIVE_INFINITY);
  readonly #ids = new FillIds();
  readonly #fillsMax: number;
  readonly #dropped: (market: number) => void;
  #size = 0;

  constructor({ fillsMax, chunkFills = defaultChunkFills, dropped = () => {} }: LargeFillsOptions) {
    this.#fillsMax = fillsMax;
    this.#dropped = dropped;
    this.#classes = Array.from(
      { length: classCount },
      () => new SizeClass(chunkFills, (chunk, fills) => this.#release(chunk, fills)),
    );
  }

  get size(): number {
    return this.#size;
  }

  /**
   * False for a fill that is too small, older than its class knows, or given before: of the same market and id, within a
   * minute. A recorded fill replaces the archived form of itself.
   */
  add(fill: LargeFill): boolean {
    const id = this.#ids.take(fill.id);
    const isAdded = this.#add(fill, id);
    if (!isAdded) this.#ids.release(id);
    return isAdded;
  }

  find({ minNotional, after, upTo, limit, accepted }: LargeFillQuery): LargeFillAnswer {
    const first = Math.max(0, classOf(Number(minNotional / BigInt(microsPerUnit))));
    const floor = floorOf(minNotional);
    const known = this.#classes.slice(first).reduce((max, each) => Math.max(max, each.knownAfter), after);
    let found: FillPlace[] = [];
    let notBefore = Number.NEGATIVE_INFINITY;
    // The lowest class has the most fills: after it little of the others is looked at.
    this.#classes.slice(first).forEach((each, place) => {
      const search = { after: known, upTo, notBefore, limit, accepted };
      each.collect({ ...search, floor: place === 0 ? floor : undefined }, found);
      found.sort((left, right) => right.time - left.time);
      const last = found[limit - 1];
      if (last === undefined) return;
      notBefore = last.time;
      found = found.filter(({ time }) => time >= notBefore);
    });
    const unknownUpTo = Math.min(known, upTo);
    return {
      fills: found.map(({ chunk, place }) => chunk.read(place, this.#ids)),
      unknownUpTo: found.length < limit && unknownUpTo > after ? unknownUpTo : undefined,
    };
  }

  /** The least notional of which fills up to `time` would be kept; undefined if none would. */
  leastKept(time: number): bigint | undefined {
    const number = this.#classes.findIndex(({ knownAfter }) => knownAfter < time);
    return number === -1 ? undefined : largeFillNotional << BigInt(number);
  }

  /** Forgets fills that no reader may ask for any more. */
  forgetUpTo(time: number): void {
    for (const each of this.#classes) each.forgetUpTo(time);
  }

  #add(fill: LargeFill, id: PackedId): boolean {
    const { venueTime, yesPrice, quantity, outcome } = fill;
    const hash = hashOf(fill.market, id);
    const newest = this.#newest[hash] ?? venueTime;
    if (newest > venueTime - sameFillWithinMs - 1 && !this.#replaceSame(fill, id)) return false;
    const takerPrice = outcome === 'no' ? microsPerUnit - yesPrice : yesPrice;
    const target = this.#classes[classOf(wholeMicros(takerPrice, quantity))];
    if (target === undefined || venueTime <= target.knownAfter) return false;
    target.add(fill, id);
    if (venueTime > newest) this.#newest[hash] = venueTime;
    this.#size += 1;
    if (this.#size > this.#fillsMax) largestOf(this.#classes).dropOldest(sameFillWithinMs);
    return true;
  }

  /** Removes the archived form of a recorded fill; false if the fill itself is there, or is the archived form of one. */
  #replaceSame({ market, venueTime, archived }: LargeFill, id: PackedId): boolean {
    const after = venueTime - sameFillWithinMs - 1;
    for (const each of this.#classes) {
      const same = each.find(market, id, after, venueTime + sameFillWithinMs);
      if (same === undefined) continue;
      if (archived || !same.chunk.isArchived(same.place)) return false;
      this.#ids.release(same.chunk.idAt(same.place));
      this.#dropped(market);
      each.remove(same);
      this.#size -= 1;
    }
    return true;
  }

  #release(chunk: FillChunk, fills: number): void {
    this.#size -= fills;
    for (let place = 0; place < fills; place += 1) {
      if (this.#ids.textCount > 0) this.#ids.release(chunk.idAt(place));
      this.#dropped(chunk.markets[place] ?? 0);
    }
  }
}

function largestOf(classes: readonly SizeClass[]): SizeClass {
  return classes.reduce((largest, each) => (each.count > largest.count ? each : largest));
}

/** Of whole millionths of a dollar; -1 below the least. */
function classOf(micros: number): number {
  const times = Math.min(timesMax, Math.floor(micros / largeFillMicros));
  return Math.min(classCount - 1, 31 - Math.clz32(times));
}

function hashOf(market: number, { words }: PackedId): number {
  const mixed = Math.imul(market ^ (words[0] ?? 0), 0x9e37_79b1) ^ (words[1] ?? 0);
  return (mixed ^ (mixed >>> 15)) & (hashCount - 1);
}

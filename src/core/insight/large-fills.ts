/**
 * The newest large fills, by size class, so that those above any floor are found without reading the others. Each class
 * begins at twice the size of the one before. At its bound a class loses its oldest fills, and knows only those after them.
 *
 *   fill ──► class of its notional, in the order of time
 *   floor ──► its class and all above, newest first ──► those accepted, up to a limit
 *             └─ a class that knows no more ──► the rest has to be read from the history
 */
import type { Micros } from '../exact/index.ts';

/** A fill below this many dollars is not kept. */
const largeFillUsd = 100;
/** From 100 to 1,638,400 dollars; the last has no upper end. */
const classCount = 15;
/** Notionals are in millionths of a millionth of a dollar. */
const notionalPerUsd = 10n ** 12n;

export interface LargeFill {
  /** A number that the caller gives to each market. */
  readonly market: number;
  /** Milliseconds since 1970. */
  readonly venueTime: number;
  /** Of the venue; decides between fills of one millisecond. */
  readonly id: string;
  readonly yesPrice: Micros;
  readonly quantity: Micros;
  readonly takerAction: 'buy' | 'sell';
  readonly outcome: 'yes' | 'no';
  readonly block: boolean;
  readonly archived: boolean;
  readonly notional: bigint;
}

export interface LargeFillQuery {
  readonly minNotional: bigint;
  /** Milliseconds since 1970; not included. */
  readonly after: number;
  readonly limit: number;
  accepts(market: number): boolean;
}

export interface LargeFillAnswer {
  /** Newest first. */
  readonly fills: readonly LargeFill[];
  /** Fills up to this time are not all known and may belong to the answer; undefined where none can. */
  readonly unknownUpTo: number | undefined;
}

export class LargeFills {
  readonly #classes: readonly SizeClass[];

  /** `knownAfter`: fills up to then will not all be given. */
  constructor({ fillsMax, knownAfter }: { readonly fillsMax: number; readonly knownAfter: number }) {
    const ofEach = Math.max(1, Math.floor(fillsMax / classCount));
    this.#classes = Array.from({ length: classCount }, () => new SizeClass(ofEach, knownAfter));
  }

  get size(): number {
    return this.#classes.reduce((sum, { fills }) => sum + fills.length, 0);
  }

  /** False for a fill that is too small, older than its class knows, or given before. */
  add(fill: LargeFill): boolean {
    const place = classOf(fill.notional);
    return place !== undefined && (this.#classes[place]?.add(fill) ?? false);
  }

  find({ minNotional, after, limit, accepts }: LargeFillQuery): LargeFillAnswer {
    const classes = this.#classes.slice(classOf(minNotional) ?? 0);
    const known = Math.max(after, ...classes.map(({ knownAfter }) => knownAfter));
    const next = classes.map(({ fills }) => fills.length - 1);
    const found: LargeFill[] = [];
    while (found.length < limit) {
      const newest = newestOf(classes, next);
      const fill = classes[newest]?.fills[next[newest] ?? -1];
      if (fill === undefined || fill.venueTime <= known) break;
      next[newest] = (next[newest] ?? 0) - 1;
      if (fill.notional >= minNotional && accepts(fill.market)) found.push(fill);
    }
    return { fills: found, unknownUpTo: found.length < limit && known > after ? known : undefined };
  }

  /** Forgets fills that no reader may ask for any more. */
  forgetUpTo(time: number): void {
    for (const each of this.#classes) each.forgetUpTo(time);
  }
}

class SizeClass {
  /** Oldest first; of one time, by id. */
  fills: LargeFill[] = [];
  knownAfter: number;
  readonly #fillsMax: number;

  constructor(fillsMax: number, knownAfter: number) {
    this.#fillsMax = fillsMax;
    this.knownAfter = knownAfter;
  }

  add(fill: LargeFill): boolean {
    if (fill.venueTime <= this.knownAfter) return false;
    const place = this.#placeOf(fill);
    const present = this.fills[place];
    if (present !== undefined && compareFills(present, fill) === 0) return false;
    this.fills.splice(place, 0, fill);
    // A quarter more than the bound, so that not every fill moves all the others.
    if (this.fills.length > this.#fillsMax * 1.25) {
      this.forgetUpTo(this.fills[this.fills.length - this.#fillsMax - 1]?.venueTime ?? 0);
    }
    return true;
  }

  forgetUpTo(time: number): void {
    if (time <= this.knownAfter) return;
    this.knownAfter = time;
    const first = this.fills.findIndex(({ venueTime }) => venueTime > time);
    this.fills = first === -1 ? [] : this.fills.slice(first);
  }

  /** Of the first fill that is not older. */
  #placeOf(fill: LargeFill): number {
    let low = 0;
    let high = this.fills.length;
    const last = this.fills.at(-1);
    if (last === undefined || compareFills(last, fill) < 0) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = this.fills[middle];
      if (at !== undefined && compareFills(at, fill) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Negative if `left` is older. One id may name fills of two markets. */
function compareFills(left: LargeFill, right: LargeFill): number {
  if (left.venueTime !== right.venueTime) return left.venueTime - right.venueTime;
  if (left.id !== right.id) return left.id < right.id ? -1 : 1;
  return left.market - right.market;
}

/** The class with the newest fill that is still to come; -1 if none has one. */
function newestOf(classes: readonly SizeClass[], next: readonly number[]): number {
  let newest: LargeFill | undefined;
  let place = -1;
  classes.forEach(({ fills }, index) => {
    const fill = fills[next[index] ?? -1];
    if (fill === undefined || (newest !== undefined && compareFills(fill, newest) < 0)) return;
    newest = fill;
    place = index;
  });
  return place;
}

/** Undefined below the least. */
function classOf(notional: bigint): number | undefined {
  const times = notional / (BigInt(largeFillUsd) * notionalPerUsd);
  if (times < 1n) return undefined;
  return Math.min(classCount - 1, 31 - Math.clz32(Number(times > 0x7fff_ffffn ? 0x7fff_ffffn : times)));
}

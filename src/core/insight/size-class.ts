/**
 * The fills of one size class, oldest first, in chunks. A fill that comes in order is appended; one that comes late moves
 * at most a chunk, and a full chunk it falls into becomes two.
 */
import { FillChunk, type Floor } from './fill-chunk.ts';
import type { PackedId } from './fill-ids.ts';
import type { LargeFill } from './large-fill.ts';

/** Where a fill is, until the next one is added or removed. */
export interface FillPlace {
  readonly time: number;
  readonly chunk: FillChunk;
  readonly place: number;
}

export interface ClassSearch {
  /** Milliseconds since 1970; `after` is not included, `upTo` is. */
  readonly after: number;
  readonly upTo: number;
  /** Older fills are not wanted. */
  readonly notBefore: number;
  readonly limit: number;
  /** Undefined where every fill of the class is large enough. */
  readonly floor: Floor | undefined;
  readonly accepted: AcceptedMarkets;
}

/** Which markets a search takes, asked once for each: a search may pass millions of fills. */
export class AcceptedMarkets {
  static readonly unasked = 0;
  static readonly yes = 1;
  static readonly no = 2;
  readonly verdicts: Uint8Array;
  readonly #accepts: (market: number) => boolean;

  /** Markets have numbers below `end`. */
  constructor(end: number, accepts: (market: number) => boolean) {
    this.verdicts = new Uint8Array(end);
    this.#accepts = accepts;
  }

  ask(market: number): number {
    const verdict = this.#accepts(market) ? AcceptedMarkets.yes : AcceptedMarkets.no;
    this.verdicts[market] = verdict;
    return verdict;
  }
}

export class SizeClass {
  /** Of up to this time not all fills are known, and none is kept. */
  knownAfter = Number.NEGATIVE_INFINITY;
  count = 0;
  readonly #chunkFills: number;
  readonly #dropped: (chunk: FillChunk, fills: number) => void;
  #chunks: FillChunk[] = [];

  /** `dropped` is called before the first `fills` of a chunk go. */
  constructor(chunkFills: number, dropped: (chunk: FillChunk, fills: number) => void) {
    this.#chunkFills = chunkFills;
    this.#dropped = dropped;
  }

  add(fill: LargeFill, id: PackedId): void {
    const { chunk, place } = this.#makeRoom(fill.venueTime);
    chunk.insert(place, fill, id);
    this.count += 1;
  }

  remove({ chunk, place }: FillPlace): void {
    chunk.remove(place);
    this.count -= 1;
    if (chunk.count === 0) this.#chunks.splice(this.#chunks.indexOf(chunk), 1);
  }

  /** The fill of this market and id with a time in (after, upTo]. */
  find(market: number, id: PackedId, after: number, upTo: number): FillPlace | undefined {
    for (let number = this.#chunkAt(upTo); number >= 0; number -= 1) {
      const chunk = this.#chunks[number];
      if (chunk === undefined || chunk.lastTime <= after) return undefined;
      const { markets } = chunk;
      const first = chunk.firstTime > after ? 0 : chunk.countUpTo(after);
      for (let place = chunk.countUpTo(upTo) - 1; place >= first; place -= 1) {
        if (markets[place] !== market || !chunk.hasId(place, id)) continue;
        return { time: chunk.times[place] ?? 0, chunk, place };
      }
    }
    return undefined;
  }

  /** Adds the newest fills that are searched for, up to the limit, and all others of the oldest one's millisecond. */
  collect({ after, upTo, notBefore, limit, floor, accepted }: ClassSearch, found: FillPlace[]): void {
    const { verdicts } = accepted;
    const { unasked, no } = AcceptedMarkets;
    let oldest = notBefore;
    let left = limit;
    for (let number = this.#chunkAt(upTo); number >= 0; number -= 1) {
      const chunk = this.#chunks[number];
      if (chunk === undefined || chunk.lastTime <= after || chunk.lastTime < oldest) return;
      const { times, markets } = chunk;
      for (let place = chunk.countUpTo(upTo) - 1; place >= 0; place -= 1) {
        // Before the time: where nearly all markets are refused, this is all that is done for most fills.
        const market = markets[place] ?? 0;
        const verdict = verdicts[market];
        if (verdict === no || (verdict === unasked && accepted.ask(market) === no)) continue;
        const time = times[place] ?? 0;
        if (time <= after || time < oldest) return;
        if (floor !== undefined && !chunk.isAtLeast(place, floor)) continue;
        found.push({ time, chunk, place });
        left -= 1;
        if (left === 0) oldest = time;
      }
    }
  }

  /**
   * Drops the oldest chunk, or half of the only one, and what follows within `alsoMs`: the other form of a fill that is
   * dropped, with a slightly later time, would else be taken for a new fill.
   */
  dropOldest(alsoMs: number): void {
    const [first] = this.#chunks;
    if (first === undefined) return;
    const dropped = this.#chunks.length > 1 ? first.count : (first.count + 1) >>> 1;
    this.forgetUpTo((first.times[dropped - 1] ?? Number.NEGATIVE_INFINITY) + alsoMs);
  }

  forgetUpTo(time: number): void {
    if (time <= this.knownAfter) return;
    this.knownAfter = time;
    let whole = 0;
    for (const chunk of this.#chunks) {
      if (chunk.lastTime > time) break;
      this.#drop(chunk, chunk.count);
      whole += 1;
    }
    if (whole > 0) this.#chunks = this.#chunks.slice(whole);
    const [first] = this.#chunks;
    const fills = first?.countUpTo(time) ?? 0;
    if (first === undefined || fills === 0) return;
    this.#drop(first, fills);
    first.removeFirst(fills);
  }

  #drop(chunk: FillChunk, fills: number): void {
    this.#dropped(chunk, fills);
    this.count -= fills;
  }

  /** The last chunk that begins at `time` or before; -1 if none does. */
  #chunkAt(time: number): number {
    let low = 0;
    let high = this.#chunks.length;
    if (high > 0 && (this.#chunks[high - 1]?.firstTime ?? 0) <= time) return high - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#chunks[middle]?.firstTime ?? 0) <= time) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  #makeRoom(time: number): { readonly chunk: FillChunk; readonly place: number } {
    const number = this.#chunkAt(time);
    const chunk = this.#chunks[number];
    const place = chunk?.countUpTo(time) ?? 0;
    if (chunk !== undefined && chunk.count < chunk.capacity) return { chunk, place };
    if (chunk === undefined || place === chunk.count) {
      // Between two chunks, or at an end. Without the look at the next one, fills that come newest first would each
      // get a chunk of their own.
      const next = this.#chunks[number + 1];
      if (next !== undefined && next.count < next.capacity) return { chunk: next, place: 0 };
      return { chunk: this.#insertChunk(number + 1, new FillChunk(this.#chunkFills)), place: 0 };
    }
    const later = this.#insertChunk(number + 1, chunk.split(splitPlace(chunk, place)));
    return place <= chunk.count ? { chunk, place } : { chunk: later, place: place - chunk.count };
  }

  #insertChunk(number: number, chunk: FillChunk): FillChunk {
    this.#chunks.splice(number, 0, chunk);
    return chunk;
  }
}

/**
 * Where the new fill goes, so that hours that are loaded before later ones fill their chunks; but not near an end, so that
 * no chunk is left with less than an eighth.
 */
function splitPlace({ capacity }: FillChunk, place: number): number {
  const least = Math.ceil(capacity / 8);
  return Math.min(Math.max(place, least), Math.max(capacity - least, least));
}

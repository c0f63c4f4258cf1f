/**
 * Many lists of points in time with a value each, in order, at most one for each step of time: the last. A point is one number,
 * its milliseconds since a base × 2^21 + its value.
 *
 * Up to three lists that are used together, as those of one market, are a group: 64 bytes, one line of the processor's cache.
 * The last point of a list is kept there, where nearly all facts change or follow it; the points before it are in a run of 1, 2,
 * 4… places of large arrays outside the heap that is collected.
 *
 *   group ──► last points of its lists │ runs │ lengths │ bases      list number = 16 × group + place in the group
 *                                        └──► earlier points
 *
 * All points of a list lie within 900 hours of each other; who keeps a list forgets older ones before.
 */
import { PointSlab } from './point-slab.ts';

const hourMs = 3_600_000;
/** Values are below this. */
export const pointValues = 2 ** 21;
/** Milliseconds that fit beside a value into 53 bits: 49 days. */
const spanMs = 2 ** 32;
/** From the base to the point it was chosen for. */
const marginHours = 900;

/** Words of a group, four bytes each; numbers of lists of two groups are so far apart. */
export const listsApart = 16;
const placeMask = listsApart - 1;
/** In a group, by place: eight bytes for the last point, then in four bytes each where the run begins, the length, the base. */
const runAt = 6;
const lengthAt = 9;
const baseAt = 12;
/** Beside the length: the size of the run as a power of two and one more, 0 where there is no run. */
const lengthBits = 18;
const lengthMask = 2 ** lengthBits - 1;

export class PointLists {
  readonly #slab = new PointSlab();
  #words = new Int32Array(listsApart * 64);
  /** Of the same memory. */
  #points = new Float64Array(this.#words.buffer);
  /** What `fetch` read last: kept, so that no compiler leaves the read out. */
  fetched = 0;

  /** Reads the group of a list. */
  fetch(list: number): void {
    this.fetched = this.#words[list + lengthAt] ?? 0;
  }

  length(list: number): number {
    return (this.#words[list + lengthAt] ?? 0) & lengthMask;
  }

  timeAt(list: number, index: number): number {
    return Math.floor(this.#pointAt(list, index) / pointValues) + this.#baseMs(list);
  }

  valueAt(list: number, index: number): number {
    return this.#pointAt(list, index) % pointValues;
  }

  /** The last point earlier than `time`; -1 if there is none. */
  findBefore(list: number, time: number): number {
    return this.#placeOf(list, (time - this.#baseMs(list)) * pointValues) - 1;
  }

  /**
   * Adds a point unless a later one of its step is there; of one time, the higher value is the later one, but a value below
   * `replacedBelow` is replaced. Returns how many points more there are then.
   */
  put(list: number, time: number, value: number, stepMs: number, replacedBelow = 0): number {
    if (this.length(list) === 0) {
      this.#reach(list, time);
      this.#append(list, 0, (time - this.#baseMs(list)) * pointValues + value);
      return 1;
    }
    return (
      this.#putLast(list, time, value, stepMs, replacedBelow) ??
      this.#putAnywhere(list, time, value, stepMs, replacedBelow)
    );
  }

  /** Nearly always a point comes last. Undefined if it does not, or if the list has no room for it. */
  #putLast(
    list: number,
    time: number,
    value: number,
    stepMs: number,
    replacedBelow: number,
  ): number | undefined {
    const base = this.#baseMs(list);
    if (time - base >= spanMs) return undefined;
    const first = (time - base) * pointValues;
    const last = this.#lastOf(list);
    if (last >= (replacedBelow > 0 ? first : first + value)) return undefined;
    const stepStart = Math.floor(time / stepMs) * stepMs;
    if (last < (stepStart - base) * pointValues) {
      this.#append(list, this.length(list), first + value);
      return 1;
    }
    this.#setLast(list, first + value);
    return 0;
  }

  #putAnywhere(list: number, time: number, value: number, stepMs: number, replacedBelow: number): number {
    const before = this.length(list);
    if (replacedBelow > 0 && this.#replace(list, time, value, replacedBelow)) return 0;
    this.#reach(list, time);
    const point = (time - this.#baseMs(list)) * pointValues + value;
    const place = this.#placeOf(list, point);
    const step = Math.floor(time / stepMs);
    const isLast = place === this.length(list);
    if (!isLast && Math.floor(this.timeAt(list, place) / stepMs) === step) return this.length(list) - before;
    if (place > 0 && Math.floor(this.timeAt(list, place - 1) / stepMs) === step) {
      this.#set(list, place - 1, point);
    } else this.#insert(list, place, point);
    return this.length(list) - before;
  }

  /** Gives the point of exactly this time another value, if it has one below `valueMax`; whether it had. */
  #replace(list: number, time: number, value: number, valueMax: number): boolean {
    const index = this.findBefore(list, time + 1);
    if (index < 0 || this.timeAt(list, index) !== time || this.valueAt(list, index) >= valueMax) return false;
    this.#set(list, index, (time - this.#baseMs(list)) * pointValues + value);
    return true;
  }

  /** Of the points from `from` to before `to`, keeps the last of each step. */
  thin(list: number, from: number, to: number, stepMs: number): void {
    const end = this.findBefore(list, to) + 1;
    if (end < 2) return;
    const start = this.findBefore(list, from) + 1;
    if (end - start < 2) return;
    let kept = start;
    for (let index = start; index < end; index += 1) {
      const isLast = index + 1 === end;
      const step = Math.floor(this.timeAt(list, index) / stepMs);
      if (!isLast && Math.floor(this.timeAt(list, index + 1) / stepMs) === step) continue;
      this.#set(list, kept, this.#pointAt(list, index));
      kept += 1;
    }
    this.#remove(list, kept, end);
  }

  /** Forgets points earlier than `time`; with `keepsLast`, all but the last of them. */
  forgetBefore(list: number, time: number, keepsLast: boolean): void {
    const count = this.findBefore(list, time) + (keepsLast ? 0 : 1);
    if (count > 0) this.#remove(list, 0, count);
  }

  clear(list: number): void {
    this.#remove(list, 0, this.length(list));
  }

  #lastOf(list: number): number {
    const place = list & placeMask;
    return this.#points[((list - place) >>> 1) + place] ?? 0;
  }

  #setLast(list: number, point: number): void {
    const place = list & placeMask;
    this.#points[((list - place) >>> 1) + place] = point;
  }

  #pointAt(list: number, index: number): number {
    return index === this.length(list) - 1
      ? this.#lastOf(list)
      : this.#slab.read((this.#words[list + runAt] ?? 0) + index);
  }

  #set(list: number, index: number, point: number): void {
    if (index === this.length(list) - 1) this.#setLast(list, point);
    else this.#slab.write((this.#words[list + runAt] ?? 0) + index, point);
  }

  /** The first index whose point is not less than `point`. */
  #placeOf(list: number, point: number): number {
    const length = this.length(list);
    // Nearly always it comes last.
    if (length === 0 || this.#lastOf(list) < point) return length;
    const run = this.#words[list + runAt] ?? 0;
    let low = 0;
    let high = length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#slab.read(run + middle) < point) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #insert(list: number, place: number, point: number): void {
    const length = this.length(list);
    if (place === length) {
      this.#append(list, length, point);
      return;
    }
    this.#makeRoom(list, length);
    const run = this.#words[list + runAt] ?? 0;
    if (place < length - 1) this.#slab.move(run + place, run + place + 1, length - 1 - place);
    this.#slab.write(run + place, point);
    this.#setLength(list, length + 1);
  }

  /** The list has this length until then. */
  #append(list: number, length: number, point: number): void {
    if (length > 0) {
      this.#makeRoom(list, length);
      this.#slab.write((this.#words[list + runAt] ?? 0) + length - 1, this.#lastOf(list));
    }
    this.#setLast(list, point);
    this.#setLength(list, length + 1);
  }

  /** What is from `from` to before `to`. */
  #remove(list: number, from: number, to: number): void {
    if (from >= to) return;
    const length = this.length(list);
    const left = length - (to - from);
    if (left === 0) {
      this.#resize(list, 0, 0);
      this.#words[list + lengthAt] = 0;
      this.#words[list + baseAt] = 0;
      return;
    }
    const run = this.#words[list + runAt] ?? 0;
    if (to === length) this.#setLast(list, this.#pointAt(list, from - 1));
    else if (to < length - 1) this.#slab.move(run + to, run + from, length - 1 - to);
    this.#setLength(list, left);
    const inRun = left - 1;
    const size = this.#sizeOf(list);
    // Not as soon as it would fit: the next points need the room again.
    if (inRun === 0) this.#resize(list, 0, 0);
    else if (size > 2 && inRun <= 1 << (size - 3)) this.#resize(list, sizeFor(inRun), inRun);
  }

  /** Of its run; 0 where there is none. */
  #sizeOf(list: number): number {
    return (this.#words[list + lengthAt] ?? 0) >>> lengthBits;
  }

  #setLength(list: number, length: number): void {
    this.#words[list + lengthAt] = ((this.#words[list + lengthAt] ?? 0) & ~lengthMask) + length;
  }

  /** For so many points in the run. */
  #makeRoom(list: number, count: number): void {
    const size = this.#sizeOf(list);
    if (size === 0 || count > 1 << (size - 1)) this.#resize(list, size + 1, count - 1);
  }

  /** Gives the list a run of 2^(size - 1) places, or none, with its first `count` points of before. */
  #resize(list: number, size: number, count: number): void {
    const words = this.#words;
    const run = words[list + runAt] ?? 0;
    const before = this.#sizeOf(list);
    const next = size === 0 ? 0 : this.#slab.take(size - 1);
    if (count > 0) this.#slab.copy(run, next, count);
    if (before > 0) this.#slab.free(run, before - 1);
    words[list + runAt] = next;
    words[list + lengthAt] = (size << lengthBits) + this.length(list);
  }

  #baseMs(list: number): number {
    return (this.#words[list + baseAt] ?? 0) * hourMs;
  }

  /** Makes sure that the time lies within the span of the base. */
  #reach(list: number, time: number): void {
    if (list >= this.#words.length) {
      const group = list - (list & placeMask);
      const words = new Int32Array(Math.max(group + listsApart, 2 * this.#words.length));
      words.set(this.#words);
      this.#words = words;
      this.#points = new Float64Array(words.buffer);
    }
    const base = this.#words[list + baseAt] ?? 0;
    const isUsed = this.length(list) > 0;
    if (isUsed && time - base * hourMs < spanMs) return;
    const hour = Math.floor(time / hourMs) - marginHours;
    if (isUsed) {
      this.forgetBefore(list, hour * hourMs, false);
      const shift = (hour - base) * hourMs * pointValues;
      for (let index = this.length(list) - 1; index >= 0; index -= 1)
        this.#set(list, index, this.#pointAt(list, index) - shift);
    }
    this.#words[list + baseAt] = hour;
  }
}

/** Of a run for so many points, at least one: its size as a power of two and one more. */
function sizeFor(count: number): number {
  return 33 - Math.clz32(count - 1);
}

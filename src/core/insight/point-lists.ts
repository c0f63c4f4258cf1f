/**
 * Many lists of points in time with a value each, in order, at most one for each step of time: the last. A point is one number,
 * its milliseconds since a base × 2^21 + its value. Points are kept in large arrays outside the heap that is collected, a list
 * in a run of 2, 4, 8… places: eight bytes a point, a third of them free on average, and 16 for the list.
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

/** Of a list, side by side: where its run begins, how long that is as a power of two, how many points there are, the base. */
const stride = 4;
const sizeAt = 1;
const lengthAt = 2;
const baseAt = 3;

export class PointLists {
  readonly #slab = new PointSlab();
  #lists = new Int32Array(stride * 64);
  /** What `fetch` read last: kept, so that no compiler leaves the read out. */
  fetched = 0;

  /** Reads the last point of a list. */
  fetch(list: number): void {
    const at = stride * list;
    const length = this.#lists[at + lengthAt] ?? 0;
    if (length > 0) this.fetched = this.#slab.read((this.#lists[at] ?? 0) + length - 1);
  }

  length(list: number): number {
    return this.#lists[stride * list + lengthAt] ?? 0;
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
      this.#insert(list, 0, (time - this.#baseMs(list)) * pointValues + value);
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
    const at = stride * list;
    const length = at < this.#lists.length ? (this.#lists[at + lengthAt] ?? 0) : 0;
    if (length === 0) return undefined;
    const base = (this.#lists[at + baseAt] ?? 0) * hourMs;
    if (time - base >= spanMs) return undefined;
    const first = (time - base) * pointValues;
    const lastAt = (this.#lists[at] ?? 0) + length - 1;
    const last = this.#slab.read(lastAt);
    if (last >= (replacedBelow > 0 ? first : first + value)) return undefined;
    const stepStart = Math.floor(time / stepMs) * stepMs;
    if (last < (stepStart - base) * pointValues) {
      this.#insert(list, length, first + value);
      return 1;
    }
    this.#slab.write(lastAt, first + value);
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

  #pointAt(list: number, index: number): number {
    return this.#slab.read((this.#lists[stride * list] ?? 0) + index);
  }

  #set(list: number, index: number, point: number): void {
    this.#slab.write((this.#lists[stride * list] ?? 0) + index, point);
  }

  /** The first index whose point is not less than `point`. */
  #placeOf(list: number, point: number): number {
    let high = this.length(list);
    // Nearly always it comes last.
    if (high === 0 || this.#pointAt(list, high - 1) < point) return high;
    let low = 0;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#pointAt(list, middle) < point) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #insert(list: number, place: number, point: number): void {
    const at = stride * list;
    const length = this.#lists[at + lengthAt] ?? 0;
    const size = this.#lists[at + sizeAt] ?? 0;
    if (size === 0 || length === 1 << size) this.#resize(list, size + 1);
    const start = this.#lists[at] ?? 0;
    if (place < length) this.#slab.move(start + place, start + place + 1, length - place);
    this.#slab.write(start + place, point);
    this.#lists[at + lengthAt] = length + 1;
  }

  /** What is from `from` to before `to`. */
  #remove(list: number, from: number, to: number): void {
    if (from >= to) return;
    const at = stride * list;
    const start = this.#lists[at] ?? 0;
    const length = this.#lists[at + lengthAt] ?? 0;
    this.#slab.move(start + to, start + from, length - to);
    const left = length - (to - from);
    this.#lists[at + lengthAt] = left;
    if (left === 0) {
      this.#slab.free(start, this.#lists[at + sizeAt] ?? 0);
      this.#lists.fill(0, at, at + stride);
      return;
    }
    // Not as soon as it would fit: the next points need the room again.
    const size = this.#lists[at + sizeAt] ?? 0;
    if (size > 1 && left <= 1 << (size - 2)) this.#resize(list, Math.max(1, 32 - Math.clz32(left - 1)));
  }

  #resize(list: number, size: number): void {
    const at = stride * list;
    const [start, before] = [this.#lists[at] ?? 0, this.#lists[at + sizeAt] ?? 0];
    const next = this.#slab.take(size);
    if (before > 0) {
      this.#slab.copy(start, next, this.#lists[at + lengthAt] ?? 0);
      this.#slab.free(start, before);
    }
    this.#lists[at] = next;
    this.#lists[at + sizeAt] = size;
  }

  #baseMs(list: number): number {
    return (this.#lists[stride * list + baseAt] ?? 0) * hourMs;
  }

  /** Makes sure that the time lies within the span of the base. */
  #reach(list: number, time: number): void {
    const at = stride * list;
    if (at >= this.#lists.length) {
      const lists = new Int32Array(Math.max(at + stride, 2 * this.#lists.length));
      lists.set(this.#lists);
      this.#lists = lists;
    }
    const base = this.#lists[at + baseAt] ?? 0;
    const isUsed = this.length(list) > 0;
    if (isUsed && time - base * hourMs < spanMs) return;
    const hour = Math.floor(time / hourMs) - marginHours;
    if (isUsed) {
      this.forgetBefore(list, hour * hourMs, false);
      const shift = (hour - base) * hourMs * pointValues;
      for (let index = this.length(list) - 1; index >= 0; index -= 1)
        this.#set(list, index, this.#pointAt(list, index) - shift);
    }
    this.#lists[at + baseAt] = hour;
  }
}

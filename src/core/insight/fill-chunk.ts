/** Some hundred fills in the order of time, as columns: 45 bytes a fill, outside the heap that is collected. */
import { microsPerUnit } from '../exact/index.ts';
import { type FillIds, idWords, type PackedId } from './fill-ids.ts';
import type { LargeFill } from './large-fill.ts';

const bits = { sell: 1, no: 2, block: 4, archived: 8 } as const;
const idKindShift = 4;
/** A product of two numbers is off by less than this share of itself. */
const productError = 2 ** -50;

/** The least notional as an integer, and the products of numbers that are surely below it or surely not. */
export interface Floor {
  readonly notional: bigint;
  readonly surelyBelow: number;
  readonly surelyAbove: number;
}

export function floorOf(notional: bigint): Floor {
  const near = Number(notional);
  return { notional, surelyBelow: near * (1 - productError), surelyAbove: near * (1 + productError) };
}

export class FillChunk {
  readonly capacity: number;
  readonly times: Float64Array;
  readonly markets: Uint32Array;
  readonly #quantities: Float64Array;
  readonly #prices: Uint32Array;
  readonly #flags: Uint8Array;
  readonly #ids: Uint32Array;
  count = 0;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.times = new Float64Array(capacity);
    this.markets = new Uint32Array(capacity);
    this.#quantities = new Float64Array(capacity);
    this.#prices = new Uint32Array(capacity);
    this.#flags = new Uint8Array(capacity);
    this.#ids = new Uint32Array(capacity * idWords);
  }

  get firstTime(): number {
    return this.times[0] ?? Number.NaN;
  }

  get lastTime(): number {
    return this.times[this.count - 1] ?? Number.NaN;
  }

  /** How many fills are not newer than `time`. */
  countUpTo(time: number): number {
    let low = 0;
    let high = this.count;
    if (high > 0 && (this.times[high - 1] ?? 0) <= time) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.times[middle] ?? 0) <= time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  insert(place: number, fill: LargeFill, id: PackedId): void {
    this.#move(place, place + 1);
    this.count += 1;
    this.times[place] = fill.venueTime;
    this.markets[place] = fill.market;
    this.#quantities[place] = fill.quantity;
    this.#prices[place] = fill.yesPrice;
    this.#flags[place] =
      (fill.takerAction === 'sell' ? bits.sell : 0) |
      (fill.outcome === 'no' ? bits.no : 0) |
      (fill.block ? bits.block : 0) |
      (fill.archived ? bits.archived : 0) |
      (id.kind << idKindShift);
    const { words } = id;
    for (let word = 0; word < idWords; word += 1) this.#ids[place * idWords + word] = words[word] ?? 0;
  }

  remove(place: number): void {
    this.#move(place + 1, place);
    this.count -= 1;
  }

  removeFirst(fills: number): void {
    this.#move(fills, 0);
    this.count -= fills;
  }

  /** Moves what is from `from` on to a chunk of its own. */
  split(from: number): FillChunk {
    const later = new FillChunk(this.capacity);
    later.times.set(this.times.subarray(from, this.count));
    later.markets.set(this.markets.subarray(from, this.count));
    later.#quantities.set(this.#quantities.subarray(from, this.count));
    later.#prices.set(this.#prices.subarray(from, this.count));
    later.#flags.set(this.#flags.subarray(from, this.count));
    later.#ids.set(this.#ids.subarray(from * idWords, this.count * idWords));
    later.count = this.count - from;
    this.count = from;
    return later;
  }

  isArchived(place: number): boolean {
    return ((this.#flags[place] ?? 0) & bits.archived) !== 0;
  }

  isAtLeast(place: number, { notional, surelyBelow, surelyAbove }: Floor): boolean {
    const product = this.#takerPrice(place) * (this.#quantities[place] ?? 0);
    if (product < surelyBelow) return false;
    return product > surelyAbove || this.#notional(place) >= notional;
  }

  hasId(place: number, { kind, words }: PackedId): boolean {
    if ((this.#flags[place] ?? 0) >>> idKindShift !== kind) return false;
    for (let word = 0; word < idWords; word += 1) {
      if (this.#ids[place * idWords + word] !== words[word]) return false;
    }
    return true;
  }

  idAt(place: number): PackedId {
    const words = this.#ids.subarray(place * idWords, (place + 1) * idWords);
    return { kind: (this.#flags[place] ?? 0) >>> idKindShift, words };
  }

  read(place: number, ids: FillIds): LargeFill {
    const flags = this.#flags[place] ?? 0;
    return {
      market: this.markets[place] ?? 0,
      venueTime: this.times[place] ?? 0,
      id: ids.read(this.idAt(place)),
      yesPrice: this.#prices[place] ?? 0,
      quantity: this.#quantities[place] ?? 0,
      takerAction: flags & bits.sell ? 'sell' : 'buy',
      outcome: flags & bits.no ? 'no' : 'yes',
      block: (flags & bits.block) !== 0,
      archived: (flags & bits.archived) !== 0,
    };
  }

  #takerPrice(place: number): number {
    const price = this.#prices[place] ?? 0;
    return (this.#flags[place] ?? 0) & bits.no ? microsPerUnit - price : price;
  }

  #notional(place: number): bigint {
    return BigInt(this.#takerPrice(place)) * BigInt(this.#quantities[place] ?? 0);
  }

  /** Of all columns, what is from `from` on. */
  #move(from: number, to: number): void {
    if (from >= this.count) return;
    this.times.copyWithin(to, from, this.count);
    this.markets.copyWithin(to, from, this.count);
    this.#quantities.copyWithin(to, from, this.count);
    this.#prices.copyWithin(to, from, this.count);
    this.#flags.copyWithin(to, from, this.count);
    this.#ids.copyWithin(to * idWords, from * idWords, this.count * idWords);
  }
}

/**
 * Sums of fills, many of them: one place for each market and hour, or for each market and window. All that is kept of a place
 * lies side by side, 48 bytes and what its owner adds: a fill touches one or two lines of the processor's cache, not nine.
 *
 *   amounts: net, gross, archived as whole millionths of a dollar │ their rests, then the counts of fills, 4 bytes each │ more
 *
 * An amount is exact up to nine billion dollars a place; a rest is at least 0 and below a million, of an amount below zero too.
 */
import { microsPerUnit } from '../exact/index.ts';
import { type Product, splitAmount } from './money-product.ts';

/** Amounts in millionths of a millionth of a dollar. */
export interface FlowSums {
  /** Toward Yes; a fill whose taker side is unknown counts in gross alone. */
  readonly net: bigint;
  readonly gross: bigint;
  /** The part of gross that comes from the venue's history. */
  readonly archived: bigint;
  readonly fillsTowardYes: number;
  readonly fillsTowardNo: number;
  readonly fillsUnsided: number;
}

export type Toward = 'yes' | 'no' | undefined;

/** In four bytes each; an amount takes two. */
export const wordsOfSums = 12;
/** Of a line of the processor's cache. */
const wordsOfLine = 16;
const net = 0;
const gross = 1;
const archived = 2;
const firstRest = 6;
const towardYes = 9;
const towardNo = 10;
const unsided = 11;

const unit = BigInt(microsPerUnit);

export class FlowColumns {
  /** Words of a place, an even number. */
  readonly stride: number;
  readonly amounts: Float64Array;
  /** Of the same memory. */
  readonly words: Int32Array;

  /** What `fetch` read last: kept, so that no compiler leaves the reads out. */
  fetched = 0;

  /** Memory is taken as places are used, not before. A place has room for so many words more. */
  constructor(capacity: number, moreWords = 0) {
    this.stride = wordsOfSums + moreWords + (moreWords % 2);
    this.words = new Int32Array(this.stride * capacity);
    this.amounts = new Float64Array(this.words.buffer);
  }

  /** Reads places that will be changed soon, a few that lie side by side. */
  fetch(place: number, places: number): void {
    const { words, stride } = this;
    const end = stride * (place + places) - 1;
    let read = words[end] ?? 0;
    for (let at = stride * place; at < end; at += wordsOfLine) read ^= words[at] ?? 0;
    this.fetched = read;
  }

  addFill(place: number, { micros, rest }: Product, toward: Toward, isArchived: boolean): void {
    this.#add(place, gross, 1, micros, rest);
    if (isArchived) this.#add(place, archived, 1, micros, rest);
    if (toward === undefined) {
      this.#increase(place, unsided, 1);
      return;
    }
    this.#add(place, net, toward === 'yes' ? 1 : -1, micros, rest);
    this.#increase(place, toward === 'yes' ? towardYes : towardNo, 1);
  }

  /** Adds what is known of some fills only in sum. */
  addSums(place: number, sums: FlowSums): void {
    this.#addAmount(place, net, sums.net < 0n ? -1 : 1, sums.net < 0n ? -sums.net : sums.net);
    this.#addAmount(place, gross, 1, sums.gross);
    this.#addAmount(place, archived, 1, sums.archived);
    this.#increase(place, towardYes, sums.fillsTowardYes);
    this.#increase(place, towardNo, sums.fillsTowardNo);
    this.#increase(place, unsided, sums.fillsUnsided);
  }

  /** Adds, or with -1 takes away, all that `other` has at `from`. */
  addFrom(place: number, sign: 1 | -1, other: FlowColumns, from: number): void {
    for (let amount = net; amount <= archived; amount += 1) {
      const micros = other.amounts[(other.stride / 2) * from + amount] ?? 0;
      const rest = other.words[other.stride * from + firstRest + amount] ?? 0;
      this.#add(place, amount, sign, micros, rest);
    }
    for (let count = towardYes; count <= unsided; count += 1)
      this.#increase(place, count, sign * (other.words[other.stride * from + count] ?? 0));
  }

  clear(place: number): void {
    const { words, stride } = this;
    // A loop: these are few words, and a call costs more.
    for (let at = stride * place; at < stride * (place + 1); at += 1) words[at] = 0;
  }

  /** Whether no fill is counted there. */
  isEmpty(place: number): boolean {
    const first = this.stride * place;
    return (
      this.words[first + towardYes] === 0 &&
      this.words[first + towardNo] === 0 &&
      this.words[first + unsided] === 0
    );
  }

  read(place: number): FlowSums {
    const first = this.stride * place;
    return {
      net: this.#readAmount(place, net),
      gross: this.#readAmount(place, gross),
      archived: this.#readAmount(place, archived),
      fillsTowardYes: this.words[first + towardYes] ?? 0,
      fillsTowardNo: this.words[first + towardNo] ?? 0,
      fillsUnsided: this.words[first + unsided] ?? 0,
    };
  }

  #readAmount(place: number, amount: number): bigint {
    const rest = this.words[this.stride * place + firstRest + amount] ?? 0;
    return BigInt(this.amounts[(this.stride / 2) * place + amount] ?? 0) * unit + BigInt(rest);
  }

  /** `value`: at least 0, in millionths of a millionth of a dollar. */
  #addAmount(place: number, amount: number, sign: 1 | -1, value: bigint): void {
    const { micros, rest } = splitAmount(value);
    this.#add(place, amount, sign, micros, rest);
  }

  #add(place: number, amount: number, sign: 1 | -1, micros: number, rest: number): void {
    const restAt = this.stride * place + firstRest + amount;
    let sum = (this.words[restAt] ?? 0) + sign * rest;
    let carried = 0;
    if (sum >= microsPerUnit) {
      sum -= microsPerUnit;
      carried = 1;
    } else if (sum < 0) {
      sum += microsPerUnit;
      carried = -1;
    }
    this.words[restAt] = sum;
    const at = (this.stride / 2) * place + amount;
    this.amounts[at] = (this.amounts[at] ?? 0) + sign * micros + carried;
  }

  #increase(place: number, count: number, by: number): void {
    const at = this.stride * place + count;
    this.words[at] = (this.words[at] ?? 0) + by;
  }
}

/**
 * Fills that belong to one taker order: of one market, at one instant (or with the venue's own name of the order), toward one
 * outcome, their prices going one way. Kept of each market for its last order only.
 */
import type { SignalFill } from './signal.ts';

/** What `add` returns for a fill that goes on with an order. */
export const sameOrder = -1;
const noKey = 0;
const levelsMax = 65_535;

/**
 * What is kept of a market, side by side in 24 bytes: when the order began, and in four bytes each its key, its last price, its
 * levels, and its side with the way its prices go.
 */
const timesOfMarket = 3;
const wordsOfMarket = 2 * timesOfMarket;
const keyWord = 2;
const priceWord = 3;
const levelsWord = 4;
/** Toward Yes 8, toward No 0; and where its prices go: 2 up, 0 down, 1 while there is one price. */
const wayWord = 5;
const towardYes = 8;
const onePrice = 1;

export class TakerOrders {
  readonly #times: Float64Array;
  /** Of the same memory. */
  readonly #words: Int32Array;

  constructor(markets: number) {
    this.#times = new Float64Array(timesOfMarket * markets);
    this.#words = new Int32Array(this.#times.buffer);
  }

  /** Of the last order. */
  levelsOf(place: number): number {
    return this.#words[wordsOfMarket * place + levelsWord] ?? 0;
  }

  /**
   * The fill has a side and is not off the book. If it begins an order, returns the levels of the one before, 0 if there was
   * none; else `sameOrder`.
   */
  add(place: number, fill: SignalFill): number {
    const words = this.#words;
    const at = wordsOfMarket * place;
    const levels = words[at + levelsWord] ?? 0;
    const step = Math.sign(fill.takerPrice - (words[at + priceWord] ?? 0));
    const key = keyOf(fill.orderKey);
    const toward = fill.toward === 'yes' ? towardYes : 0;
    if (levels > 0 && this.#continues(place, fill.venueTime, key, toward, step)) {
      if (step === 0) return sameOrder;
      words[at + priceWord] = fill.takerPrice;
      words[at + wayWord] = toward + onePrice + step;
      words[at + levelsWord] = Math.min(levelsMax, levels + 1);
      return sameOrder;
    }
    this.#times[timesOfMarket * place] = fill.venueTime;
    words[at + keyWord] = key;
    words[at + priceWord] = fill.takerPrice;
    words[at + levelsWord] = 1;
    words[at + wayWord] = toward + onePrice;
    return levels;
  }

  clear(place: number): void {
    this.#words[wordsOfMarket * place + levelsWord] = 0;
  }

  #continues(place: number, time: number, key: number, toward: number, step: number): boolean {
    const at = wordsOfMarket * place;
    const direction = (this.#words[at + wayWord] ?? 0) - toward - onePrice;
    // Of another side.
    if (direction < -1 || direction > 1) return false;
    const known = this.#words[at + keyWord] ?? noKey;
    const isSameOrder =
      key !== noKey || known !== noKey ? key === known : this.#times[timesOfMarket * place] === time;
    if (!isSameOrder) return false;
    return step === 0 || direction === 0 || step === direction;
  }
}

/** A hash, never `noKey`: two orders of one market after each other that share one are one in four billion. */
function keyOf(orderKey: string | undefined): number {
  if (orderKey === undefined) return noKey;
  let hash = 0x811c9dc5;
  for (let at = 0; at < orderKey.length; at += 1)
    hash = Math.imul(hash ^ orderKey.charCodeAt(at), 0x01000193);
  return hash | 1;
}

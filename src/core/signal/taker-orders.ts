/**
 * Fills that belong to one taker order: of one market, at one instant (or with the venue's own name of the order), toward one
 * outcome, their prices going one way. Kept of each market for its last order only.
 */
import type { MarketRows } from './market-rows.ts';
import type { SignalFill } from './signal.ts';

/** What `add` returns for a fill that goes on with an order. */
export const sameOrder = -1;
const noKey = 0;
const levelsMax = 65_535;

/**
 * What is kept of a market, side by side in 24 bytes: when the order began, and in four bytes each its key, its last price, its
 * levels, and its side with the way its prices go.
 */
const words = 6;
const keyWord = 2;
const priceWord = 3;
const levelsWord = 4;
/** Toward Yes 8, toward No 0; and where its prices go: 2 up, 0 down, 1 while there is one price. */
const wayWord = 5;
const towardYes = 8;
const onePrice = 1;

export class TakerOrders {
  readonly #rows: MarketRows;
  readonly #offset: number;

  constructor(rows: MarketRows) {
    this.#rows = rows;
    this.#offset = rows.addWords(words);
  }

  /** Of the last order. */
  levelsOf(place: number): number {
    const { integers, stride } = this.#rows;
    return integers[stride * place + this.#offset + levelsWord] ?? 0;
  }

  /**
   * The fill has a side and is not off the book. If it begins an order, returns the levels of the one before, 0 if there was
   * none; else `sameOrder`.
   */
  add(place: number, fill: SignalFill): number {
    const { doubles, integers, stride } = this.#rows;
    const at = stride * place + this.#offset;
    const levels = integers[at + levelsWord] ?? 0;
    const step = Math.sign(fill.takerPrice - (integers[at + priceWord] ?? 0));
    const key = keyOf(fill.orderKey);
    const toward = fill.toward === 'yes' ? towardYes : 0;
    if (levels > 0 && this.#continues(at, fill.venueTime, key, toward, step)) {
      if (step === 0) return sameOrder;
      integers[at + priceWord] = fill.takerPrice;
      integers[at + wayWord] = toward + onePrice + step;
      integers[at + levelsWord] = Math.min(levelsMax, levels + 1);
      return sameOrder;
    }
    doubles[at / 2] = fill.venueTime;
    integers[at + keyWord] = key;
    integers[at + priceWord] = fill.takerPrice;
    integers[at + levelsWord] = 1;
    integers[at + wayWord] = toward + onePrice;
    return levels;
  }

  #continues(at: number, time: number, key: number, toward: number, step: number): boolean {
    const { doubles, integers } = this.#rows;
    const direction = (integers[at + wayWord] ?? 0) - toward - onePrice;
    // Of another side.
    if (direction < -1 || direction > 1) return false;
    const known = integers[at + keyWord] ?? noKey;
    const isSameOrder = key !== noKey || known !== noKey ? key === known : doubles[at / 2] === time;
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

/**
 * On which scale the stream writes its No levels. It was asked for the Yes scale, on which a No level is an ask for Yes;
 * on the other one the same level would read as an ask at 1 − p, which is often cheaper and crosses nothing. A frame says
 * nothing of its scale, but mostly only one reading of it fits the book it belongs to:
 *
 *   an ask is added      a reading fits if it stays above the bids, whose scale never changes
 *   an ask is taken off  a reading fits if that much rests there
 *   a whole book         a reading fits if it is not crossed
 *
 * A subscription has one scale at a time, so a frame that fits only as it was read proves all frames before it. Until such
 * a frame comes, a book changed by a frame that fits both ways is not published.
 */
import { type Book, bestBid, complement, isCrossed, quantityAt } from '../../../core/market/index.ts';

export type ScaleSign =
  /** Fits only as it was read. */
  | 'as_asked'
  /** Fits only on the other scale. */
  | 'other'
  | 'either'
  /** Both readings are the same, or neither fits. */
  | 'none';

/** Of a change of an ask, before it is made. `isMeasured`: what it is measured by is as the venue has it. */
export function signOfChange(book: Book, price: number, change: number, isMeasured: boolean): ScaleSign {
  const mirrored = complement(price);
  if (mirrored === price || change === 0) return 'none';
  if (!isMeasured) return 'either';
  return signOf(fits(book, price, change), fits(book, mirrored, change));
}

/** Of a whole book. */
export function signOfBook(book: Book): ScaleSign {
  const { prices, quantities } = book.asks;
  const isItsOwnMirror = prices.every(
    (price, i) => quantityAt(book, 'ask', complement(price)) === quantities[i],
  );
  if (isItsOwnMirror) return 'none';
  const bid = bestBid(book)?.price ?? 0;
  return signOf(!isCrossed(book), complement(prices.at(-1) ?? 0) > bid);
}

/** Whether the two books differ only in that asks of one rest at 1 − p in the other: that is what the wrong scale makes. */
export function isMirrored(left: Book, right: Book): boolean {
  const bidsAgree =
    left.bids.prices.length === right.bids.prices.length &&
    left.bids.prices.every(
      (price, i) => price === right.bids.prices[i] && left.bids.quantities[i] === right.bids.quantities[i],
    );
  if (!bidsAgree) return false;
  let differs = false;
  for (const price of [...left.asks.prices, ...right.asks.prices]) {
    const mirrored = complement(price);
    const at = (book: Book) => quantityAt(book, 'ask', price);
    const both = (book: Book) =>
      mirrored === price ? at(book) : at(book) + quantityAt(book, 'ask', mirrored);
    if (both(left) !== both(right)) return false;
    differs ||= at(left) !== at(right);
  }
  return differs;
}

function fits(book: Book, price: number, change: number): boolean {
  return change > 0 ? price > (bestBid(book)?.price ?? 0) : quantityAt(book, 'ask', price) + change >= 0;
}

function signOf(asRead: boolean, mirrored: boolean): ScaleSign {
  if (asRead) return mirrored ? 'either' : 'as_asked';
  return mirrored ? 'other' : 'none';
}

/**
 * One frame may be torn out of a pair that belongs together; so many books are no accident. Of fewer books all have to
 * differ from their requests in this way.
 */
const booksAgainstMax = 3;

/** The books of one subscription that speak against the scale, since the last that spoke for it. */
export class ScaleWitnesses {
  readonly #against = new Set<string>();

  /** Whether they are so many that the scale is another one. */
  against(market: string, by: 'frame' | 'request', followed: number): boolean {
    this.#against.add(market);
    return this.#against.size >= (by === 'frame' ? booksAgainstMax : Math.min(booksAgainstMax, followed));
  }

  clear(): void {
    this.#against.clear();
  }
}

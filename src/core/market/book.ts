/**
 * An order book on the Yes scale: an ask at p is a bid for No at 1 − p. It is the one mutable value of core: books
 * change thousands of times a second, and copying one for each change would be the whole cost.
 */
import { type Micros, microsPerUnit } from '../exact/index.ts';

export type BookSide = 'bid' | 'ask';

/** Levels in ascending order of price; `quantities[i]` rests at `prices[i]` and is above zero. */
export interface Ladder {
  readonly prices: Micros[];
  readonly quantities: Micros[];
}

export interface Book {
  readonly bids: Ladder;
  readonly asks: Ladder;
}

export interface BookLevel {
  readonly price: Micros;
  readonly quantity: Micros;
}

/** The level's new total; zero removes it. */
export interface LevelChange extends BookLevel {
  readonly side: BookSide;
}

export function createBook(): Book {
  return { bids: { prices: [], quantities: [] }, asks: { prices: [], quantities: [] } };
}

export function copyBook(book: Book): Book {
  return { bids: copyLadder(book.bids), asks: copyLadder(book.asks) };
}

function copyLadder(ladder: Ladder): Ladder {
  return { prices: ladder.prices.slice(), quantities: ladder.quantities.slice() };
}

/** Makes `target` equal to `source`; it keeps its identity, which readers may hold. */
export function replaceBook(target: Book, source: Book): void {
  for (const side of ['bids', 'asks'] as const) {
    const { prices, quantities } = target[side];
    const from = source[side];
    prices.length = 0;
    quantities.length = 0;
    for (const price of from.prices) prices.push(price);
    for (const quantity of from.quantities) quantities.push(quantity);
  }
}

/** The best `depth` levels of each side, as a book of its own; `complete` if nothing was left out. */
export function cutBook(
  { bids, asks }: Book,
  depth: number,
): { readonly book: Book; readonly complete: boolean } {
  const worstBid = Math.max(0, bids.prices.length - depth);
  return {
    book: {
      bids: { prices: bids.prices.slice(worstBid), quantities: bids.quantities.slice(worstBid) },
      asks: { prices: asks.prices.slice(0, depth), quantities: asks.quantities.slice(0, depth) },
    },
    complete: worstBid === 0 && asks.prices.length <= depth,
  };
}

/** Puts a level's new total in its place. Prices at or beyond 0 and 1 and negative quantities are a caller's bug. */
export function setLevel(book: Book, { side, price, quantity }: LevelChange): void {
  const ladder = side === 'bid' ? book.bids : book.asks;
  const { prices, quantities } = ladder;
  const place = findPlace(prices, price);
  const present = prices[place] === price;
  if (quantity === 0) {
    if (!present) return;
    prices.splice(place, 1);
    quantities.splice(place, 1);
  } else if (present) {
    quantities[place] = quantity;
  } else {
    prices.splice(place, 0, price);
    quantities.splice(place, 0, quantity);
  }
}

/** What rests at a price, zero if nothing does. */
export function quantityAt(book: Book, side: BookSide, price: Micros): Micros {
  const ladder = side === 'bid' ? book.bids : book.asks;
  const place = findPlace(ladder.prices, price);
  return ladder.prices[place] === price ? (ladder.quantities[place] ?? 0) : 0;
}

export function bestBid({ bids }: Book): BookLevel | undefined {
  return levelAt(bids, bids.prices.length - 1);
}

export function bestAsk({ asks }: Book): BookLevel | undefined {
  return levelAt(asks, 0);
}

/** A bid at or above an ask: an order would have traded, so a book that says so is wrong or between two messages. */
export function isCrossed(book: Book): boolean {
  const bid = book.bids.prices.at(-1);
  const ask = book.asks.prices[0];
  return bid !== undefined && ask !== undefined && bid >= ask;
}

export function booksEqual(left: Book, right: Book): boolean {
  return laddersEqual(left.bids, right.bids) && laddersEqual(left.asks, right.asks);
}

/** The price of the other outcome: what pays 1 together. */
export function complement(price: Micros): Micros {
  return microsPerUnit - price;
}

/** Whether an order can rest at a price: strictly between 0 and 1. */
export function isTradablePrice(price: Micros): boolean {
  return price > 0 && price < microsPerUnit;
}

function laddersEqual(left: Ladder, right: Ladder): boolean {
  return (
    left.prices.length === right.prices.length &&
    left.prices.every((price, i) => price === right.prices[i] && left.quantities[i] === right.quantities[i])
  );
}

function levelAt({ prices, quantities }: Ladder, place: number): BookLevel | undefined {
  const price = prices[place];
  const quantity = quantities[place];
  return price === undefined || quantity === undefined ? undefined : { price, quantity };
}

/** Where `price` is, or where it would have to be put. */
function findPlace(prices: readonly Micros[], price: Micros): number {
  let low = 0;
  let high = prices.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((prices[middle] ?? 0) < price) low = middle + 1;
    else high = middle;
  }
  return low;
}

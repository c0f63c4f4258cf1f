/**
 * Ladders of the wire as a book on the Yes scale. Levels are sorted here, whatever order they came in, and a ladder that
 * cannot be a book (a price twice, at or beyond 0 and 1, too fine) is refused as a whole.
 */
import { type Micros, parseMicros } from '../../core/exact/index.ts';
import { type Book, complement, createBook, isCrossed } from '../../core/market/index.ts';
import type { ExactJson } from '../../runtime/exact-json.ts';
import { isBookPrice } from '../book-price.ts';
import { isList, isRecord } from './wire-record.ts';

/** The finest tick has 9,999 prices. */
const levelsMax = 10_000;

/** `token`: whose ladders they are; those of the No token are mirrored. Undefined if they are no book. */
export function parseBook(
  bids: ExactJson | undefined,
  asks: ExactJson | undefined,
  token: 'yes' | 'no',
): Book | undefined {
  const book = createBook();
  const isNo = token === 'no';
  if (!addLevels(book, bids, isNo ? 'ask' : 'bid', isNo)) return undefined;
  if (!addLevels(book, asks, isNo ? 'bid' : 'ask', isNo)) return undefined;
  return isCrossed(book) ? undefined : book;
}

function addLevels(
  book: Book,
  levels: ExactJson | undefined,
  side: 'bid' | 'ask',
  mirrored: boolean,
): boolean {
  if (!isList(levels) || levels.length > levelsMax) return false;
  const { prices, quantities } = side === 'bid' ? book.bids : book.asks;
  const rows: Level[] = [];
  let isAscending = true;
  let isDescending = true;
  let before: Micros | undefined;
  for (const level of levels) {
    const row = isRecord(level) ? parseLevel(level['price'], level['size'], mirrored) : undefined;
    if (row === undefined) return false;
    if (row.quantity === 0) continue;
    if (before !== undefined) {
      isAscending &&= row.price > before;
      isDescending &&= row.price < before;
    }
    before = row.price;
    rows.push(row);
  }
  // Nearly always the venue has sorted them one way or the other.
  if (!isAscending) {
    if (isDescending) rows.reverse();
    else rows.sort((a, b) => a.price - b.price);
  }
  for (const { price, quantity } of rows) {
    if (prices[prices.length - 1] === price) return false;
    prices.push(price);
    quantities.push(quantity);
  }
  return true;
}

interface Level {
  readonly price: Micros;
  readonly quantity: Micros;
}

/** A level on the Yes scale; undefined if it is none. A quantity of zero means that nothing rests there. */
export function parseLevel(
  priceText: ExactJson | undefined,
  sizeText: ExactJson | undefined,
  mirrored: boolean,
): Level | undefined {
  if (typeof priceText !== 'string' || typeof sizeText !== 'string') return undefined;
  const price = parseMicros(priceText);
  const quantity = parseMicros(sizeText);
  if (price === undefined || quantity === undefined || quantity < 0 || !isBookPrice(price)) return undefined;
  return { price: mirrored ? complement(price) : price, quantity };
}

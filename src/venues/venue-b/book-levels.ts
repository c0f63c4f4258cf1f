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
  const ladder = side === 'bid' ? book.bids : book.asks;
  const rows: { price: Micros; quantity: Micros }[] = [];
  for (const level of levels) {
    const row = isRecord(level) ? parseLevel(level['price'], level['size'], mirrored) : undefined;
    if (row === undefined) return false;
    if (row.quantity > 0) rows.push(row);
  }
  rows.sort((a, b) => a.price - b.price);
  return rows.every(({ price, quantity }) => {
    if (ladder.prices.at(-1) === price) return false;
    ladder.prices.push(price);
    ladder.quantities.push(quantity);
    return true;
  });
}

/** A level on the Yes scale; undefined if it is none. A quantity of zero means that nothing rests there. */
export function parseLevel(
  priceText: ExactJson | undefined,
  sizeText: ExactJson | undefined,
  mirrored: boolean,
): { readonly price: Micros; readonly quantity: Micros } | undefined {
  if (typeof priceText !== 'string' || typeof sizeText !== 'string') return undefined;
  const price = parseMicros(priceText);
  const quantity = parseMicros(sizeText);
  if (price === undefined || quantity === undefined || quantity < 0 || !isBookPrice(price)) return undefined;
  return { price: mirrored ? complement(price) : price, quantity };
}

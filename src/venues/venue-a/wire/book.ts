/**
 * Two ladders of bids, for Yes and for No, as one book on the Yes scale: a bid for No at p is an ask for Yes at 1 − p.
 * Answers to requests have the No ladder at its own prices, the stream has it on the Yes scale. The order of the levels
 * is not trusted.
 */
import { parseMicros } from '../../../core/exact/index.ts';
import {
  type Book,
  type BookSide,
  complement,
  createBook,
  quantityAt,
  setLevel,
} from '../../../core/market/index.ts';
import { isBookPrice } from '../../book-price.ts';

/** On which scale the prices of the No ladder are. */
export type NoPrices = 'no_scale' | 'yes_scale';

export type LadderMisfit = { readonly kind: 'misfit'; readonly detail: string };

/** More levels than any grid has prices. */
const levelsMax = 20_000;

/** A side that is missing, null or empty has no bids. Works on parsed JSON of either kind; never throws. */
export function readLadders(
  yes: unknown,
  no: unknown,
  noPrices: NoPrices,
): { readonly kind: 'read'; readonly book: Book } | LadderMisfit {
  const book = createBook();
  const detail = readLadder(book, 'bid', yes, 'yes_scale') ?? readLadder(book, 'ask', no, noPrices);
  return detail === undefined ? { kind: 'read', book } : { kind: 'misfit', detail };
}

/** Undefined when every level fits. */
function readLadder(book: Book, side: BookSide, levels: unknown, scale: NoPrices): string | undefined {
  if (levels === undefined || levels === null) return undefined;
  if (!Array.isArray(levels)) return 'a ladder is not an array';
  if (levels.length > levelsMax) return `a ladder has more than ${levelsMax} levels`;
  for (const level of levels) {
    if (!Array.isArray(level)) return 'a level is not a pair';
    const [priceText, quantityText]: unknown[] = level;
    const price = typeof priceText === 'string' ? parseMicros(priceText) : undefined;
    const quantity = typeof quantityText === 'string' ? parseMicros(quantityText) : undefined;
    if (price === undefined || !isBookPrice(price)) return 'a level has no price of a grid';
    if (quantity === undefined || quantity < 0) return 'a level has no quantity';
    const yesPrice = scale === 'yes_scale' ? price : complement(price);
    if (quantityAt(book, side, yesPrice) !== 0) return 'a ladder names one price twice';
    if (quantity > 0) setLevel(book, { side, price: yesPrice, quantity });
  }
  return undefined;
}

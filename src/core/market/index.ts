export {
  type Book,
  type BookSide,
  bestAsk,
  bestBid,
  booksEqual,
  complement,
  copyBook,
  createBook,
  cutBook,
  isCrossed,
  isTradablePrice,
  type LevelChange,
  quantityAt,
  replaceBook,
  setLevel,
} from './book.ts';
export type { Trade } from './trade.ts';

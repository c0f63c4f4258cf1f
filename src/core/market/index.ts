export {
  type Book,
  type BookSide,
  bestAsk,
  bestBid,
  booksEqual,
  clearBook,
  complement,
  copyBook,
  createBook,
  isCrossed,
  isTradablePrice,
  type Ladder,
  type LevelChange,
  quantityAt,
  setLevel,
} from './book.ts';
export type { Trade } from './trade.ts';

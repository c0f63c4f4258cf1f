export type { Assurance } from './assurance.ts';
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
export { DecimalSum, splitDecimal } from './decimal-sum.ts';
export { wholeDollars } from './decimal-text.ts';
export { type Depth, depthPlaces, depthsOf } from './depth.ts';
export { tradeable } from './liquidity.ts';
export type {
  BookEffect,
  BookState,
  FeesChange,
  ListedState,
  LiveMarket,
  LiveQuote,
  QuoteChange,
  TradeSeen,
} from './live-market.ts';
export { LiveMarkets, type MarketEffect } from './live-markets.ts';
export {
  describeMarketFigures,
  describeMoney,
  type MarketFigures,
  type MoneyFigures,
} from './market-figures.ts';
export { quoteHoldsUntil } from './quote-at.ts';
export { imbalanceOf, micropriceOf } from './top-figures.ts';
export type { Trade } from './trade.ts';
export {
  closesAtOf,
  hasEnded,
  type Trading,
  tradingAt,
  tradingHoldsUntil,
  tradingWords,
} from './trading.ts';
export type { VenueFigures } from './venue-figures.ts';

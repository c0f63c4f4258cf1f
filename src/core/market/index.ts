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
export { type LiquidityGrade, tradeable } from './liquidity.ts';
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
export { LiveMarkets, type MarketEffect, type WalkStart } from './live-markets.ts';
export {
  describeMarketFigures,
  describeMoney,
  describeMoneyFacts,
  gradeOf,
  type MarketFigures,
  type MoneyFacts,
  type MoneyFigures,
  moneyFactsOf,
  nearVolumeUsd,
  wholeVolumeUsd,
} from './market-figures.ts';
export { MarketNumbers } from './market-numbers.ts';
export { MarketPlaces } from './market-places.ts';
export { quoteHoldsUntil } from './quote-at.ts';
export { type DayTrades, dayTradesReachMs } from './recent-trades.ts';
export { imbalanceOf, micropriceOf } from './top-figures.ts';
export { notionalPlaces, type Trade, towardOf } from './trade.ts';
export {
  closesAtOf,
  hasEnded,
  type Trading,
  tradingAt,
  tradingHoldsUntil,
  tradingWords,
} from './trading.ts';
export type { VenueFigures } from './venue-figures.ts';

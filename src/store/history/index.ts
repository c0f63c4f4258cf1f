export { findSealedTradeIds } from './find-sealed-trade-ids.ts';
export { loadBookAt } from './load-book-at.ts';
export { findBookStart, findFirstBookStart, gapsMax, loadGaps, loadTradeGaps } from './load-gaps.ts';
export { loadQuotes } from './load-quotes.ts';
export { loadRecentTrades } from './load-recent-trades.ts';
export { loadTops } from './load-tops.ts';
export { loadTradeMinutes } from './load-trade-minutes.ts';
export { loadTrades } from './load-trades.ts';
export { type History, openHistory } from './open-history.ts';
export { findRecordedMarket } from './recorded-markets.ts';
export {
  defaultSealingOptions,
  Sealing,
  type SealingDeps,
  type SealingOptions,
  sealingStoreLimits,
} from './sealing.ts';

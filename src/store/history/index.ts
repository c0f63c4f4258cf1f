export { copyToFile } from './copy-to-file.ts';
export { makeFolders, syncPath } from './durable-path.ts';
export { findLargeFills } from './find-large-fills.ts';
export { findSealedTradeIds } from './find-sealed-trade-ids.ts';
export { loadBookAt } from './load-book-at.ts';
export { loadFlowHours } from './load-flow-hours.ts';
export { findBookStart, findFirstBookStart, gapsMax, loadGaps, loadTradeGaps } from './load-gaps.ts';
export { loadLargeFills } from './load-large-fills.ts';
export { loadQuotes } from './load-quotes.ts';
export { loadRecentTrades } from './load-recent-trades.ts';
export { sealedRows } from './load-steps.ts';
export { loadTops } from './load-tops.ts';
export { loadTradeMinutes } from './load-trade-minutes.ts';
export { loadTrades } from './load-trades.ts';
export { type History, openHistory } from './open-history.ts';
export {
  type EngineLimits,
  type EngineRow,
  integerLiteral,
  ParquetEngine,
  textLiteral,
  timeLiteral,
} from './parquet-engine.ts';
export { loadPricePoints } from './price-points/index.ts';
export { readFolder } from './read-folder.ts';
export { lookAtHistory } from './read-snapshot.ts';
export { readBigInt, readInteger, readIntegerOrNothing, readText, readVenue } from './read-value.ts';
export { findRecordedMarket } from './recorded-markets.ts';
export { checksumOf } from './seal-hour.ts';
export { sealedFileName } from './sealed-file-name.ts';
export { storedColumns, storedOrder } from './sealed-format.ts';
export {
  defaultSealingOptions,
  Sealing,
  type SealingDeps,
  type SealingOptions,
  sealingStoreLimits,
} from './sealing.ts';
export { toTrade } from './trade-of-row.ts';

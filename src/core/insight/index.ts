export { type BuiltBoard, buildBoard } from './build-board.ts';
export { type FlowWindow, FlowWindows, flowWindows } from './flow-windows.ts';
export type { FlowFill } from './hour-rows.ts';
export type {
  BoardMarket,
  ClosingMarket,
  FlowingMarket,
  InsightBoard,
  PriceGapPair,
} from './insight-board.ts';
export { largeFillNotional } from './large-fills.ts';
export { type MarketSignal, type SignalKind, signalKinds } from './market-signal.ts';
export { PriceHistory } from './price-history.ts';
export { type DoubledPrice, midpointOf, type PricePoint } from './price-point.ts';
export { type PriceSpans, priceSpansAt } from './price-spans.ts';
export { RunMarkets } from './run-markets.ts';
export {
  type HourlyClose,
  type LeftOutReason,
  leftOutReasons,
  priceSpansOf,
  type SettledFacts,
  type SettledMarket,
  settledHorizons,
  settleMarket,
} from './settled-market.ts';
export {
  closingTime,
  compareSignals,
  episodeOf,
  findEpisode,
  joinEpisodes,
  roundScore,
  type SignalChange,
  type SignalEpisode,
  signalQuietMs,
} from './signal-change.ts';
export { type FormerEnd, formerEndsOf, type StatedFrom } from './stated-ends.ts';
export {
  bandOf,
  bandWidth,
  type CalibrationBand,
  type CalibrationCurve,
  findRule,
  type MeasuredRule,
  type MonthSums,
  noSettledResults,
  type Rule,
  type RuleCategory,
  type RuleSide,
  type RuleSums,
  type RuleVenue,
  returnsPerUnit,
  SettledHistory,
  type SettledResults,
} from './strategies/index.ts';
export {
  compareTapeFills,
  isLargeFill,
  notionalOf,
  Tape,
  type TapeFill,
  type TapeQuery,
} from './tape.ts';

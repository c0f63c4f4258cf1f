export { hourOf, hourTableName, isTableGone } from './hour-tables.ts';
export { isRecordable, isRecordableId } from './market-keys.ts';
export {
  endRecorderSession,
  findTradesSince,
  type RecorderSession,
  takeRecorderSession,
} from './recorder-session.ts';
export {
  type BookGap,
  type DepthEntry,
  type DepthRow,
  type QuoteRow,
  type TickKind,
  type TopRow,
  type TradeRow,
  tickKinds,
} from './tick-rows.ts';
export type { GapEvent, NewTradeGap } from './write-gaps.ts';
export { createTickWriter, saveTicks, type TickBatch, type TickOf } from './write-ticks.ts';
export type { FindSealedTradeIds, TradeIds, TradeName } from './write-trades.ts';

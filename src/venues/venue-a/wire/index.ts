export { readLadders } from './book.ts';
export { type CandleSource, readCandle } from './candle.ts';
export { nestedMarkets, readEvent, type VenueAEvent } from './event.ts';
export { readFeeChange } from './fee-change.ts';
export { FieldTally } from './field-tally.ts';
export { identifierPattern, isJsonArray, isJsonObject, type JsonObject, show } from './fields.ts';
export { parseInstant, toWireSeconds } from './instant.ts';
export { isCombo, readMarket, type VenueAMarket } from './market.ts';
export {
  eventsOnGame,
  isGame,
  readMilestone,
  readMilestoneId,
  readTeam,
  type VenueAMilestone,
} from './milestone.ts';
export { readSeries, type VenueASeries } from './series.ts';
export { isMembers, type MarketTrade, readFrameTime, readTrade, readUnreadableTrade } from './trade.ts';
export { venueAWire } from './venue-wire.ts';

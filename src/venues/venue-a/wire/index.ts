export { readLadders } from './book.ts';
export { type CandleSource, readCandle } from './candle.ts';
export { nestedMarkets, readEvent, type VenueAWireEvent } from './event.ts';
export { readFeeChange } from './fee-change.ts';
export { FieldTally } from './field-tally.ts';
export { identifierPattern, isJsonArray, isJsonObject, show, type VenueAObject } from './fields.ts';
export { parseInstant, toWireSeconds } from './instant.ts';
export { isCombo, readMarket, type VenueAWireMarket } from './market.ts';
export {
  eventsOnGame,
  isGame,
  readMilestone,
  readMilestoneId,
  readTeam,
  type VenueAWireMilestone,
} from './milestone.ts';
export { readSeries, type VenueAWireSeries } from './series.ts';
export { isMembers, type MarketTrade, readFrameTime, readTrade, readUnreadableTrade } from './trade.ts';
export { venueAWire } from './venue-wire.ts';

export type { Feed, FeedFact, FeedStatus, SuspectReason } from './feed.ts';
export type { MarketReference } from './market-reference.ts';
export type { PayloadOutcome } from './payload.ts';
export { PayloadReader } from './payload-reader.ts';
export type {
  IncompleteReason,
  ListedEvent,
  ListedMarket,
  ListedSeries,
  ListingStep,
  LookedUp,
  Quarantined,
  QuarantineReason,
  Venue,
} from './venue.ts';
export { openVenueA, type VenueAOptions, venueADefaults } from './venue-a/index.ts';
export { defaultVenueBOptions, openVenueB } from './venue-b/index.ts';
export { VenueError } from './venue-error.ts';

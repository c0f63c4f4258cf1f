export type { Assurance, Feed, FeedDeps, FeedFact, FeedStatus, SuspectReason } from './feed.ts';
export type {
  BookReading,
  Game,
  IncompleteReason,
  ListedEvent,
  ListedMarket,
  ListedSeries,
  ListingStep,
  LookedUp,
  MarketFigures,
  MarketReference,
  PricePoint,
  Quarantined,
  QuarantineReason,
  Team,
  Venue,
} from './venue.ts';
export { quarantineReasons } from './venue.ts';
export { openVenueA, type VenueAOptions, venueADefaults } from './venue-a/index.ts';
export { defaultVenueBOptions, openVenueB, type VenueBOptions } from './venue-b/index.ts';
export { VenueError, type VenueErrorCode } from './venue-error.ts';

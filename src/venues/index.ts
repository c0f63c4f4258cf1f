export type { Feed, FeedFact, FeedStatus, SuspectReason } from './feed.ts';
export type { MarketReference } from './market-reference.ts';
export type { PayloadOutcome } from './payload.ts';
export { PayloadReader } from './payload-reader.ts';
export { tradeCoverage } from './trade-coverage.ts';
export {
  bookReadMs,
  type ComboMode,
  comboModes,
  type IncompleteReason,
  type ListedMarket,
  type ListingStep,
  type LookedUp,
  type Quarantined,
  type QuarantineReason,
  quarantineReasons,
  type Venue,
  type VenueCombos,
} from './venue.ts';
export {
  categoryOfVenueATerm,
  checkVenueA,
  openVenueA,
  type VenueAOptions,
  venueADefaults,
} from './venue-a/index.ts';
export {
  categoryOfVenueBTerms,
  checkVenueB,
  defaultVenueBOptions,
  openVenueB,
  type VenueBOptions,
} from './venue-b/index.ts';
export { VenueError } from './venue-error.ts';
export { checkExitCode, type EndpointCheck, isHarmful, type WireDifference } from './wire-check.ts';
export { type DriftReport, WireDrift } from './wire-drift.ts';

export { followBusiest } from './follow-busiest.ts';
export { KnownListing } from './known-listing.ts';
export { ListingBoard, type ListingStatus, loadListingStatus } from './listing-status.ts';
export type { ListingChange } from './listing-writer.ts';
export { type LiveBook, LiveBooks } from './live-books.ts';
export { createLiveFeed, type FollowedMarkets, type LiveFeed } from './run-feed.ts';
export {
  type CycleDeps,
  type CycleIncompleteReason,
  type CycleLimits,
  type CycleOutcome,
  type CycleProgress,
  defaultCycleLimits,
  runListingCycle,
} from './run-listing-cycle.ts';
export {
  defaultListingsOptions,
  type ListingsDeps,
  type ListingsOptions,
  runListings,
} from './run-listings.ts';

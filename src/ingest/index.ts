export { followBusiest } from './follow-busiest.ts';
export { KnownListing } from './known-listing.ts';
export { ListingBoard, type ListingStatus, loadListingStatus } from './listing-status.ts';
export type { ListingChange } from './listing-writer.ts';
export { LiveBooks } from './live-books.ts';
export { createLiveFeed } from './run-feed.ts';
export {
  type CycleLimits,
  type CycleOutcome,
  type CycleProgress,
  defaultCycleLimits,
  runListingCycle,
} from './run-listing-cycle.ts';
export {
  defaultListingsOptions,
  runListings,
} from './run-listings.ts';

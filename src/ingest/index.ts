export {
  type BulkPhase,
  type BulkProgress,
  type BulkReport,
  runBulkImport,
} from './bulk-import/index.ts';
export { defaultComboLimits } from './combo-limits.ts';
export { ComboWants } from './combo-wants.ts';
export { createFactSink, type FactSink } from './fact-sink.ts';
export { followBusiest } from './follow-busiest.ts';
export {
  defaultHistoryLimits,
  defaultOpenImportLimits,
  defaultPastImportsOptions,
  type HistoryLimits,
  type HistoryOutcome,
  type HistoryProgress,
  PastBoard,
  type PastImported,
  type PastStatus,
  runHistoryImport,
  runOpenImport,
  runPastImports,
  UnsurePasts,
} from './history-import/index.ts';
export { KnownListing } from './known-listing.ts';
export { ListingBoard, type ListingStatus, loadListingStatus } from './listing-status.ts';
export type { ListingChange } from './listing-writer.ts';
export {
  createDatabaseTicks,
  defaultRecorderLimits,
  Recorder,
  type RecorderStatus,
} from './recorder/index.ts';
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

export {
  beatImportRun,
  finishImportRun,
  type ImportCounts,
  type ImportRun,
  markListed,
  startImportRun,
} from './import-runs.ts';
export { findStored, saveImportedListing } from './imported-listing.ts';
export {
  type ArchiveSnapshot,
  listImportedPasts,
  loadSavedPast,
  readSnapshot,
} from './imported-pasts.ts';
export {
  type ImportStatus,
  loadArchivedPrices,
  loadArchivedTrades,
  loadImportStatus,
} from './load-archive.ts';
export {
  type ArchivedSpan,
  type ImportBounds,
  type ImportedPast,
  loadImportedPast,
  loadSettledPasts,
  loadSettledToImport,
  type MarketPast,
  saveImportFailure,
} from './markets-to-import.ts';
export {
  findRecordedSince,
  loadOpenKeys,
  loadOpenPasts,
} from './open-markets.ts';
export {
  type FetchedPast,
  findSealedTradeHours,
  type SealedTradeHours,
  savePast,
  UnsurePastError,
} from './save-past.ts';

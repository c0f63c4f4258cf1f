export {
  type AccuracyRecord,
  appendAccuracyBatch,
  type CountedRelation,
  emptyAccuracy,
  inAccuracyBatch,
  type JudgedPairs,
  loadAccuracy,
  loadShownVoids,
  type NewViolation,
  type PairCount,
  type PairOutcome,
  type ShownVoid,
  type ViolationSide,
} from './accuracy.ts';
export {
  type ApiKeyRecord,
  findApiKey,
  listActiveKeyIds,
  listApiKeys,
  loadApiKeys,
  revokeApiKey,
  saveApiKey,
  type TierName,
  tierNames,
} from './api-keys.ts';
export {
  type ArchivedSpan,
  beatImportRun,
  type FetchedPast,
  findRecordedSince,
  findSealedTradeHours,
  findStored,
  finishImportRun,
  type ImportBounds,
  type ImportCounts,
  type ImportedPast,
  type ImportRun,
  type ImportStatus,
  loadArchivedPrices,
  loadArchivedTrades,
  loadImportedPast,
  loadImportStatus,
  loadOpenKeys,
  loadOpenPasts,
  loadSettledPasts,
  loadSettledToImport,
  markListed,
  type OpenToImport,
  type SealedTradeHours,
  saveImportedListing,
  saveImportFailure,
  savePast,
  startImportRun,
  UnsurePastError,
} from './archive/index.ts';
export {
  addCounts,
  beginBulkImport,
  type Counts,
  copyGaps,
  copyRecorded,
  defaultLeaseLimits,
  type FileGroup,
  type FilesImport,
  findSource,
  finishBulkImport,
  type LeaseLimits,
  listArchive,
  loadFilesImports,
  loadOpenImports,
  loadSettledSources,
  loadWholeArchivePrices,
  loadWholeArchiveTrades,
  makeRecordedKeys,
  mergeMonth,
  openBulkImport,
  planCloses,
  planGroups,
  probeRecorded,
  recordedKindOf,
  removeUnnamed,
  type SetAsideFile,
  type SettledSource,
  type SourceFolder,
  type StepToDo,
  saveSettledPage,
  saveStep,
  stageBase,
  stageCloses,
  stageMarkets,
  stageRows,
  stagesOf,
  Workspace,
  withBulkLease,
} from './bulk-import/index.ts';
export { type CatalogRow, loadCatalogRows } from './catalog-rows.ts';
export { countCombos, endCombos, loadComboPlaces, removeEndedCombos } from './combos.ts';
export {
  findReceipt,
  findReceiptById,
  pruneReceipts,
  type ReceiptKey,
  saveReceipt,
} from './comparison-receipts.ts';
export { loadStoredEvidence, type StoredEvidence } from './contract-evidence.ts';
export { addDailyUsage, loadDailyUsage, pruneDailyUsage, type UsageDelta } from './daily-usage.ts';
export { DatabaseMonitor, type DatabaseState } from './database-monitor.ts';
export { findRunningServer, startEmbeddedServer } from './embedded/index.ts';
export { type EventChange, loadEvents } from './events.ts';
export {
  appendMembers,
  type ContractToRead,
  closeMembers,
  countMarketsToRead,
  loadContractsToRead,
  loadOpenMembers,
  loadUnlistedMembers,
  type NewMember,
  type StoredMember,
} from './graph-members.ts';
export {
  findLastRun,
  findLastRunIn,
  type GraphRun,
  inGraphRun,
  inGraphSnapshot,
  loadGraphRuns,
  loadPublishedCycles,
  writeGraphRun,
} from './graph-runs.ts';
export {
  defaultSealingOptions,
  findBookStart,
  findFirstBookStart,
  findLargeFills,
  findRecordedMarket,
  findSealedTradeIds,
  gapsMax,
  type History,
  loadBookAt,
  loadFlowHours,
  loadGaps,
  loadLargeFills,
  loadPricePoints,
  loadQuotes,
  loadRecentTrades,
  loadTops,
  loadTradeGaps,
  loadTradeMinutes,
  loadTrades,
  openHistory,
  Sealing,
  sealingStoreLimits,
} from './history/index.ts';
export {
  loadImportedToJudge,
  loadSettledContracts,
  type SettledContract,
} from './imported-settlements.ts';
export {
  findLeadsBeyond,
  type LeadBatch,
  type LeadEvent,
  type LeadLife,
  type LeadLifeChange,
  loadOpenLeads,
  pruneLeads,
  type StoredLeg,
  saveLeads,
} from './leads.ts';
export { countListedMarkets, loadListedMarkets } from './listed-markets.ts';
export { saveGone, saveListingBatch, saveUnreadable } from './listing-batch.ts';
export {
  beatListingCycle,
  type CombosEnd,
  type CycleCounts,
  type CycleEnd,
  type CycleKind,
  findCompleteCycle,
  finishListingCycle,
  type ListingCycle,
  loadListingCycles,
  loadQuarantine,
  type QuarantineCount,
  type QuarantineSample,
  startListingCycle,
} from './listing-cycles.ts';
export { findMarketHead } from './market-heads.ts';
export {
  type CurrentMarket,
  isLive,
  loadCurrentMarkets,
  loadGoneMarkets,
  loadMarketPlaces,
  type MarketChange,
  type MarketPlace,
} from './markets.ts';
export { emptyDatabase, migrate } from './migrate.ts';
export { pruneOutbox, writeOutbox } from './outbox.ts';
export { loadPastLeads, type PastLeadLeg, type PastLeadPlace } from './past-leads.ts';
export { findRulebook, type RulesOwner, type RuleVersion } from './rule-versions.ts';
export {
  loadReworded,
  loadRulesWithdrawals,
  type NewRulesWithdrawal,
  type RulesWithdrawal,
  type WithdrawnRelation,
  writeRulesWithdrawals,
} from './rules-withdrawals.ts';
export { findRunHead } from './run-heads.ts';
export { findRunMark } from './run-marks.ts';
export { agreeOnRunMoney } from './run-money.ts';
export { loadSavedUntil } from './saved-until.ts';
export type { Writing } from './send-rows.ts';
export { loadSeries, type SeriesChange } from './series.ts';
export {
  countSettledBase,
  type LeftOutMarket,
  loadSettledBase,
  type SettledCounts,
  saveSettledMarkets,
} from './settled-base.ts';
export { loadMarketsToDerive, type MarketToDerive, saveDerived } from './settled-facts.ts';
export {
  loadMarkedAt,
  loadMarketsToJudge,
  loadSettledMarkets,
  loadVersionsOf,
  type MemberVersion,
  type PaidMarket,
} from './settled-markets.ts';
export { agreeOnSettledResults, findSettledResults } from './settled-results.ts';
export { loadSettlements } from './settlements.ts';
export {
  loadQuietSignals,
  loadSignals,
  pruneSignals,
  type SignalBatch,
  type SignalToSave,
  saveSignals,
} from './signals.ts';
export {
  defaultStoreLimits,
  openStore,
  type Store,
  type StoreConnection,
  type StoreLimits,
} from './store.ts';
export { isRefused, isWriteConflict, StoreError, type StoreErrorCode } from './store-error.ts';
export { loadStoredContracts, type StoredContract } from './stored-contracts.ts';
export { writeFeeTerms } from './stored-json.ts';
export { isStorable, readReadingOfAny, writeReading } from './stored-reading.ts';
export {
  type BookGap,
  createTickWriter,
  type DepthEntry,
  type DepthRow,
  endRecorderSession,
  type FindSealedTradeIds,
  findTradesSince,
  type GapEvent,
  hourOf,
  isRecordable,
  isRecordableId,
  type NewTradeGap,
  type QuoteRow,
  type RecorderSession,
  saveTicks,
  type TickBatch,
  type TickOf,
  type TopRow,
  type TradeRow,
  takeRecorderSession,
} from './ticks/index.ts';
export { type Current, loadCurrentVersions } from './versioned.ts';
export { endWatchSession, takeWatchSession, type WatchSession } from './watch-session.ts';
export {
  type ActiveSubscription,
  type AttemptEnd,
  type AttemptRow,
  type ClaimedDelivery,
  type ClaimRules,
  type CutAttempts,
  cancelOfDisabled,
  changeSubscription,
  checkBacklog,
  countSubscriptions,
  type DeliveryExchange,
  type DeliveryPlace,
  type DeliveryRow,
  type DeliveryVerdict,
  disableOfRevoked,
  endOfOthers,
  exchangeDeliveries,
  type FanOutCounts,
  fanOutEntries,
  findSubscription,
  loadAttempts,
  loadDeliveries,
  loadSubscriptions,
  type PendingDeliveries,
  type PlannedEvent,
  pruneDeliveries,
  pruneEvents,
  redeliver,
  removeSubscription,
  rotateSecret,
  type SubscriptionChange,
  type SubscriptionFilters,
  type SubscriptionRow,
  saveSubscription,
  saveTestDelivery,
  type UndispatchedEntry,
} from './webhooks/index.ts';

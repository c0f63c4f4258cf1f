export {
  type ApiKeyRecord,
  findApiKey,
  listApiKeys,
  loadApiKeys,
  revokeApiKey,
  saveApiKey,
  type TierName,
  tierNames,
} from './api-keys.ts';
export { addDailyUsage, loadDailyUsage, pruneDailyUsage, type UsageDelta } from './daily-usage.ts';
export { DatabaseMonitor, type DatabaseState } from './database-monitor.ts';
export { findRunningServer, startEmbeddedServer } from './embedded/index.ts';
export { type EventChange, type EventRecord, loadEvents } from './events.ts';
export { countListedMarkets, loadListedMarkets, type StoredMarket } from './listed-markets.ts';
export { type ListingBatch, saveGone, saveListingBatch } from './listing-batch.ts';
export {
  beatListingCycle,
  type CycleCounts,
  type CycleEnd,
  type CycleKind,
  type CycleStart,
  findCompleteCycle,
  finishListingCycle,
  type ListingCycle,
  loadListingCycles,
  loadQuarantine,
  type QuarantineCount,
  type QuarantineSample,
  startListingCycle,
} from './listing-cycles.ts';
export {
  type CurrentMarket,
  isLive,
  loadCurrentMarkets,
  loadMarketPlaces,
  type MarketChange,
  type MarketPlace,
} from './markets.ts';
export { emptyDatabase, migrate } from './migrate.ts';
export { loadRuleVersions, type RulesOwner, type RuleVersion } from './rule-versions.ts';
export { loadSeries, type SeriesChange, type SeriesRecord } from './series.ts';
export { loadSettlements, type SettlementRecord } from './settlements.ts';
export {
  defaultStoreLimits,
  openStore,
  type Store,
  type StoreConnection,
  type StoreLimits,
} from './store.ts';
export { StoreError, type StoreErrorCode } from './store-error.ts';
export { writeFeeTerms } from './stored-json.ts';
export { type Current, loadCurrentVersions, type Reading } from './versioned.ts';

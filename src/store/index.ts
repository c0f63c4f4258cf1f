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
export { migrate } from './migrate.ts';
export {
  defaultStoreLimits,
  openStore,
  type Store,
  type StoreConnection,
  type StoreLimits,
} from './store.ts';
export { StoreError, type StoreErrorCode } from './store-error.ts';

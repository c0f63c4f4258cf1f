export { endpoints } from './all-endpoints.ts';
export { type ApiDeps, type ApiOptions, createApi, defaultApiOptions } from './api.ts';
export { apiVersion } from './http/fixed-headers.ts';
export { defaultTransportLimits, type TransportLimits } from './http/transport.ts';
export type { IdentityOptions } from './keys/identity-token.ts';
export { issueApiKey } from './keys/issue.ts';
export { createLeadPrinter, type LeadPrinter } from './lead-text.ts';
export { defaultRedisTimeouts, openRedis, type RedisTimeouts } from './limits/redis.ts';
export { type TierTable, tiers } from './limits/tiers.ts';
export { defaultLiveOptions, type LiveHub } from './live/index.ts';
export type { ServiceGauge } from './metrics.ts';
export { buildDocument } from './openapi/document.ts';
export {
  type LeadPublishing,
  type LivePublishing,
  publishLead,
  publishQuote,
  publishRelation,
  publishSignal,
  publishTrade,
} from './publish-live.ts';
export type { ComparisonDeps, MarketDataDeps } from './routes/index.ts';
export type { Accuracy, Status } from './schemas/index.ts';

import type { TierName } from '../../store/index.ts';

export interface TierLimits {
  readonly requestsPerMinute: number;
  readonly requestsPerDay: number;
  /** Live streams at a time, in each process. */
  readonly streams: number;
  /** Webhook subscriptions, in all. */
  readonly webhooks: number;
}

export type TierTable = Readonly<Record<TierName, TierLimits>>;

export const tiers: TierTable = {
  free: { requestsPerMinute: 30, requestsPerDay: 2_000, streams: 1, webhooks: 1 },
  trader: { requestsPerMinute: 120, requestsPerDay: 50_000, streams: 3, webhooks: 5 },
  pro: { requestsPerMinute: 600, requestsPerDay: 500_000, streams: 10, webhooks: 20 },
  institutional: { requestsPerMinute: 3_000, requestsPerDay: 10_000_000, streams: 50, webhooks: 100 },
};

import type { TierName } from '../../store/index.ts';

export interface TierLimits {
  readonly requestsPerMinute: number;
  readonly requestsPerDay: number;
}

export const tiers: Readonly<Record<TierName, TierLimits>> = {
  free: { requestsPerMinute: 30, requestsPerDay: 2_000 },
  trader: { requestsPerMinute: 120, requestsPerDay: 50_000 },
  pro: { requestsPerMinute: 600, requestsPerDay: 500_000 },
  institutional: { requestsPerMinute: 3_000, requestsPerDay: 10_000_000 },
};

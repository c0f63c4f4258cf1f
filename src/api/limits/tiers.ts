import type { TierName } from '../../store/index.ts';

export interface TierLimits {
  readonly requestsPerMinute: number;
  readonly requestsPerDay: number;
}

export type TierTable = Readonly<Record<TierName, TierLimits>>;

export const tiers: TierTable = {
  free: { requestsPerMinute: 30, requestsPerDay: 2_000 },
  trader: { requestsPerMinute: 120, requestsPerDay: 50_000 },
  pro: { requestsPerMinute: 600, requestsPerDay: 500_000 },
  institutional: { requestsPerMinute: 3_000, requestsPerDay: 10_000_000 },
};

/** How easily a market trades: the money behind it and what a round trip costs. */
import type { Micros } from '../exact/index.ts';

export type LiquidityGrade = 'deep' | 'tradeable' | 'thin';

/** What is not thin has at least this. All limits are inclusive. */
export const tradeable = {
  grade: 'tradeable',
  volumeUsd: 1_000,
  openInterestUsd: 25_000,
  spread: 50_000,
} as const;

const grades = [
  { grade: 'deep', volumeUsd: 25_000, openInterestUsd: 250_000, spread: 20_000 },
  tradeable,
] as const;

/**
 * Whole dollars are enough, since the limits are whole: an amount reaches one exactly if its whole part does. Without a
 * quoted round trip (`spread` undefined) a market is thin.
 */
export function gradeLiquidity(money: {
  readonly wholeVolumeUsd: number;
  readonly wholeOpenInterestUsd: number;
  readonly spread: Micros | undefined;
}): LiquidityGrade {
  const { wholeVolumeUsd, wholeOpenInterestUsd, spread } = money;
  if (spread === undefined) return 'thin';
  for (const limit of grades) {
    const isMoneyEnough = wholeVolumeUsd >= limit.volumeUsd || wholeOpenInterestUsd >= limit.openInterestUsd;
    if (isMoneyEnough && spread <= limit.spread) return limit.grade;
  }
  return 'thin';
}

/**
 * Whether a market trades: by the newest listing, and by the clock, since venues do not announce a close that was set in
 * advance.
 */
import type { MarketStatus } from '../contract/index.ts';
import type { LiveMarket } from './live-market.ts';

export const tradingWords = ['unopened', 'open', 'paused', 'closed', 'settled', 'unknown'] as const;

/** `unknown`: no listing has shown the market since the start. */
export type Trading = (typeof tradingWords)[number];

const wordOf: Readonly<Record<MarketStatus, Trading>> = {
  unopened: 'unopened',
  open: 'open',
  paused: 'paused',
  closed: 'closed',
  determined: 'closed',
  settled: 'settled',
  gone: 'closed',
};

/** `closesAtInRun`: when trading stops as the run has it, which counts only until a listing has shown the market. */
export function tradingAt(market: LiveMarket | undefined, now: number, closesAtInRun?: number): Trading {
  // What the last complete listing no longer showed does not trade, though how it ended is not known.
  if (market?.state === undefined && market?.endedAt !== undefined) return 'closed';
  const trading = market?.state === undefined ? 'unknown' : wordOf[market.state.status];
  const closesAt = closesAtOf(market, closesAtInRun);
  return trading !== 'settled' && closesAt !== undefined && now >= closesAt ? 'closed' : trading;
}

export function hasEnded(trading: Trading): boolean {
  return trading === 'closed' || trading === 'settled';
}

/** Until when it trades as it does at `now`, if no fact comes. */
export function tradingHoldsUntil(
  market: LiveMarket | undefined,
  now: number,
  closesAtInRun?: number,
): number {
  const closesAt = closesAtOf(market, closesAtInRun);
  return closesAt === undefined || now >= closesAt ? Number.POSITIVE_INFINITY : closesAt - 1;
}

/** When trading stops, as the newest listing has it. */
export function closesAtOf(market: LiveMarket | undefined, closesAtInRun?: number): number | undefined {
  return market?.state === undefined ? closesAtInRun : market.state.closesAt;
}

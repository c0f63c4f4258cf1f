/** How each venue comes to a result, and what it pays where its rules text is silent. */
import type { SimulatedMarket, SimulatedVoidPayout } from '../world/index.ts';
import { disputeOf } from './dispute.ts';
import type { Result } from './events.ts';
import type { Resolution } from './lifecycle.ts';
import { observedValue } from './observed-value.ts';
import { type Truth, truthOf } from './payout.ts';
import { isVenueAMarket, isVenueBMarket } from './venue-of.ts';

export function settledTruth(market: SimulatedMarket): Truth {
  return truthOf(market, silentPayout);
}

/** The truth as a venue puts it. */
export function trueResult(market: SimulatedMarket, { payout, voided, state }: Truth): Result {
  return { payout, voided, value: state === undefined ? '' : observedValue(market, state) };
}

export function resolutionOf(seed: number, market: SimulatedMarket, truth: Truth): Resolution {
  if (isVenueAMarket(market))
    return {
      kind: 'timer',
      seconds: market.settlementTimerSeconds,
      dispute: disputeOf(seed, market, truth),
    };
  if (isVenueBMarket(market)) return { kind: market.resolution };
  return { kind: 'automatic' };
}

/**
 * Where the rules are silent, venue_a settles at the fair price; venue_b's oracle answers 50-50, except in exclusive
 * groups, whose contracts cannot hold that answer: there it is No.
 */
function silentPayout(market: SimulatedMarket): SimulatedVoidPayout {
  if (!isVenueBMarket(market)) return 'fair_price';
  return market.event.negRisk ? 0 : 1;
}

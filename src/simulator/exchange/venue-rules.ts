/** How each venue comes to a result, and what it pays where its rules text is silent. */
import type { SimulatedMarket, VoidPayout } from '../world/index.ts';
import type { Resolution } from './lifecycle.ts';
import { type Truth, truthOf } from './payout.ts';
import { isVenueAMarket, isVenueBMarket } from './venue-of.ts';

export function settledTruth(market: SimulatedMarket): Truth {
  return truthOf(market, silentPayout);
}

export function resolutionOf(market: SimulatedMarket): Resolution {
  if (isVenueAMarket(market)) return { kind: 'timer', seconds: market.settlementTimerSeconds };
  if (isVenueBMarket(market)) return { kind: market.resolution };
  return { kind: 'automatic' };
}

/**
 * Where the rules are silent, venue_a settles at the fair price; venue_b's oracle answers 50-50, except in exclusive
 * groups, whose contracts cannot hold that answer: there it is No.
 */
function silentPayout(market: SimulatedMarket): VoidPayout {
  if (!isVenueBMarket(market)) return 'fair_price';
  return market.event.negRisk ? 0 : 1;
}

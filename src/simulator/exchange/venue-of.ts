/** Telling the venues' markets apart. */
import type { SimulatedMarket } from '../world/market.ts';
import type { VenueAMarket } from '../world/venue-a.ts';
import type { VenueBMarket } from '../world/venue-b.ts';

export function isVenueAMarket(market: SimulatedMarket): market is VenueAMarket {
  return market.venue === 'venue_a';
}

export function isVenueBMarket(market: SimulatedMarket): market is VenueBMarket {
  return market.venue === 'venue_b';
}

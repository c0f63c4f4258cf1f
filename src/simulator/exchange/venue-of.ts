/** Which venue a market is of. */
import type { SimulatedMarket, VenueAMarket, VenueBMarket } from '../world/index.ts';

export function isVenueAMarket(market: SimulatedMarket): market is VenueAMarket {
  return market.venue === 'venue_a';
}

export function isVenueBMarket(market: SimulatedMarket): market is VenueBMarket {
  return market.venue === 'venue_b';
}

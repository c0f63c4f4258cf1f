/** The grid that a market trades on: that of its listing, or venue_b's finer one near the ends. */
import type { SimulatedMarket } from '../world/index.ts';
import { centGrid, millGrid, type PriceGrid, venueAGrid } from './price-grid.ts';
import { isVenueAMarket, isVenueBMarket } from './venue-of.ts';

/** Beyond these values venue_b trades in tenths of a cent. */
const refinedAbove = 9600;
const refinedBelow = 400;

export function isNearAnEnd(value: number): boolean {
  return value > refinedAbove || value < refinedBelow;
}

/** `refined` says whether venue_b's finer grid has come into force. */
export function marketGrid(market: SimulatedMarket, refined: boolean): PriceGrid {
  if (isVenueAMarket(market)) return venueAGrid(market.priceLevelStructure);
  if (refined || (isVenueBMarket(market) && market.tickSize === '0.001')) return millGrid;
  return centGrid;
}

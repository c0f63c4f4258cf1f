/** The grid that a market trades on: that of its listing, or venue_b's finer one near the ends. */
import type { SimulatedMarket, VenueAPriceStructure } from '../world/index.ts';
import { centGrid, millGrid, type PriceGrid, venueAGrid } from './price-grid.ts';
import { isVenueAMarket, isVenueBMarket } from './venue-of.ts';

/** Beyond these values venue_b trades in tenths of a cent. */
const refinedAbove = 9600;
const refinedBelow = 400;

export function isNearAnEnd(value: number): boolean {
  return value > refinedAbove || value < refinedBelow;
}

/** What came into force since the listing: venue_b's finer grid, another one of venue_a's. */
export interface GridChanges {
  readonly refined: boolean | undefined;
  readonly structure: VenueAPriceStructure | undefined;
}

const noChanges: GridChanges = { refined: undefined, structure: undefined };

export function marketGrid(market: SimulatedMarket, changes: GridChanges = noChanges): PriceGrid {
  if (isVenueAMarket(market)) return venueAGrid(changes.structure ?? market.priceLevelStructure);
  if (changes.refined === true || (isVenueBMarket(market) && market.tickSize === '0.001')) return millGrid;
  return centGrid;
}

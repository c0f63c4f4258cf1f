/** The prices at which a market can be quoted, in ten-thousandths of a dollar; 0 and 10000 are never among them. */
import type { VenueAPriceStructure } from '../world/index.ts';

export interface PriceBand {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** Adjoining bands in rising order from 0 to 10000. */
export type PriceGrid = readonly PriceBand[];

export const dollar = 10_000;

export const centGrid: PriceGrid = [{ from: 0, to: dollar, step: 100 }];
export const millGrid: PriceGrid = [{ from: 0, to: dollar, step: 10 }];
const halfCentGrid: PriceGrid = [{ from: 0, to: dollar, step: 50 }];
const taperedGrid: PriceGrid = [
  { from: 0, to: 1000, step: 10 },
  { from: 1000, to: 9000, step: 100 },
  { from: 9000, to: dollar, step: 10 },
];

export function venueAGrid(structure: VenueAPriceStructure): PriceGrid {
  switch (structure) {
    case 'linear_cent':
      return centGrid;
    case 'deci_cent':
      return millGrid;
    case 'tapered_deci_cent':
      return taperedGrid;
    case 'center_half_edge_half_cent':
      return halfCentGrid;
  }
}

/** The greatest price of the grid that is at most `price`; 0 if there is none. */
export function atMost(grid: PriceGrid, price: number): number {
  const bound = Math.min(price, dollar - 1);
  for (let i = grid.length - 1; i >= 0; i--) {
    const band = grid[i];
    if (band !== undefined && bound >= band.from)
      return band.from + Math.floor((bound - band.from) / band.step) * band.step;
  }
  return 0;
}

/** The least price of the grid that is at least `price`; 10000 if there is none. */
export function atLeast(grid: PriceGrid, price: number): number {
  const bound = Math.max(price, 1);
  for (const band of grid) {
    if (bound <= band.to)
      return Math.min(dollar, band.from + Math.ceil((bound - band.from) / band.step) * band.step);
  }
  return dollar;
}

export function isOnGrid(grid: PriceGrid, price: number): boolean {
  return atMost(grid, price) === price;
}

export function stepAt(grid: PriceGrid, price: number): number {
  for (const band of grid) if (price < band.to) return band.step;
  return grid.at(-1)?.step ?? 100;
}

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { atLeast, atMost, centGrid, millGrid, type PriceGrid, venueAGrid } from './price-grid.ts';

const grids: readonly PriceGrid[] = [
  centGrid,
  millGrid,
  venueAGrid('tapered_deci_cent'),
  venueAGrid('center_half_edge_half_cent'),
];

/** Every price of a grid, worked out by walking its bands. */
function everyPrice(grid: PriceGrid): number[] {
  const prices = new Set<number>();
  for (const { from, to, step } of grid) for (let price = from; price <= to; price += step) prices.add(price);
  return [...prices].filter((price) => price > 0 && price < 10_000).sort((left, right) => left - right);
}

describe('price grid', () => {
  it('finds the nearest price on either side', () => {
    fc.assert(
      fc.property(fc.constantFrom(...grids), fc.integer({ min: -50, max: 10_050 }), (grid, price) => {
        const prices = everyPrice(grid);
        assert.equal(atMost(grid, price), prices.findLast((each) => each <= price) ?? 0);
        assert.equal(atLeast(grid, price), prices.find((each) => each >= price) ?? 10_000);
      }),
    );
  });
});

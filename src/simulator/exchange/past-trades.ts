/** Trades of a market that was over before the simulation began: a few, made from its prices, the same every time. */
import { createRandom, type SimulatedMarket } from '../world/index.ts';
import { drawBelow, drawHex, drawLognormal, drawUuid } from './draws.ts';
import type { SimulatedTrade } from './events.ts';
import { atLeast, atMost, dollar, type PriceGrid } from './price-grid.ts';
import { quotedValue, roundSize } from './quoting.ts';

const tradesMax = 24;

/** Newest first. */
export function pastTrades(
  seed: number,
  market: SimulatedMarket,
  grid: PriceGrid,
  closedAt: number,
): readonly SimulatedTrade[] {
  const random = createRandom(seed, `past trades ${market.venue} ${market.id}`);
  const span = closedAt - market.opensAt;
  if (span <= 0 || market.activity <= 0) return [];
  const instants = Array.from({ length: 4 + drawBelow(random, tradesMax - 4) }, () => ({
    at: Math.floor(market.opensAt + random.uniform() * span),
    microseconds: drawBelow(random, 1000),
  }));
  instants.sort((left, right) => right.at - left.at || right.microseconds - left.microseconds);
  return instants.map(({ at, microseconds }): SimulatedTrade => {
    const takerBuys = random.chance(0.5) ? 'yes' : 'no';
    const value = quotedValue(market, at);
    const price = takerBuys === 'yes' ? atLeast(grid, value) : atMost(grid, value);
    return {
      id: drawUuid(random),
      market,
      at,
      microseconds,
      price: price <= 0 ? atLeast(grid, 1) : price >= dollar ? atMost(grid, dollar) : price,
      size: roundSize(random, drawLognormal(random, 2_500, 1.9)),
      takerBuys,
      block: false,
      transactionHash: `0x${drawHex(random, 64)}`,
    };
  });
}

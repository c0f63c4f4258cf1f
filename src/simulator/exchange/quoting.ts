/**
 * How simulated makers quote: around the fair price plus the planted mistake, never through it, so that prices of related
 * markets cohere except where a mistake was planted or a quote is late. All of it is a pure function of seed, market and
 * the time at which the book was quoted; a market without trades needs no book in memory.
 */
import { createRandom, type QuotingHabits, type Random, type SimulatedMarket } from '../world/index.ts';
import { drawBelow, drawLognormal } from './draws.ts';
import type { BookTop, SimulatedLevel } from './exchange.ts';
import type { BookSides } from './order-book.ts';
import { atLeast, atMost, dollar, type PriceGrid } from './price-grid.ts';

/** Sizes in hundredths of a contract. */
const sizeMin = 100;
const sizeMax = 200_000_000;
export const lookEveryMs = 1000;

export function drawLevelSize(random: Random, habits: QuotingHabits): number {
  return roundSize(random, drawLognormal(random, habits.sizeMedian, habits.sizeSigma));
}

/** Eighteen sizes in a hundred are not whole contracts. */
export function roundSize(random: Random, size: number): number {
  const bounded = Math.min(sizeMax, Math.max(sizeMin, Math.round(size)));
  return random.chance(0.18) ? bounded : Math.max(sizeMin, Math.round(bounded / 100) * 100);
}

/**
 * The price that makers quote around, in ten-thousandths of a dollar. They look once a second, all at the same instants:
 * contracts on one game are then valued together, which costs little more than one of them.
 */
export function quotedValue(market: SimulatedMarket, at: number): number {
  const lookedAt = at - (at % lookEveryMs);
  const value = Math.round(market.fair(lookedAt) * dollar) + market.bias(lookedAt);
  return Math.min(dollar - 1, Math.max(1, Math.round(value)));
}

/** Best prices around a value: bid ≤ value ≤ ask, bid < ask. A bid of 0 or an ask of 10000 is none. */
export function bestPrices(
  grid: PriceGrid,
  value: number,
  spread: number,
): { readonly bid: number; readonly ask: number } {
  const bid = atMost(grid, value);
  const ask = atLeast(grid, bid + 1);
  const missing = Math.max(0, spread - (ask - bid));
  if (missing === 0) return { bid, ask };
  return {
    bid: atMost(grid, bid - Math.floor(missing / 2)),
    ask: atLeast(grid, ask + Math.ceil(missing / 2)),
  };
}

export interface Quoted {
  readonly seed: number;
  readonly market: SimulatedMarket;
  readonly habits: QuotingHabits;
  readonly grid: PriceGrid;
  /** When the book was quoted. */
  readonly at: number;
}

export function quotedTop(quoted: Quoted): BookTop {
  return drawTop(quoted).top;
}

function drawTop({ seed, market, habits, grid, at }: Quoted): {
  readonly random: Random;
  readonly top: BookTop;
} {
  const random = createRandom(seed, `book ${market.venue} ${market.id} ${at}`);
  const { bid, ask } = bestPrices(grid, quotedValue(market, at), habits.spread);
  const bidSize = drawLevelSize(random, habits);
  const askSize = drawLevelSize(random, habits);
  return {
    random,
    top: {
      bid: habits.bids && bid > 0 ? { price: bid, size: bidSize } : undefined,
      ask: habits.asks && ask < dollar ? { price: ask, size: askSize } : undefined,
    },
  };
}

export function quotedBook(quoted: Quoted): BookSides {
  const { random, top } = drawTop(quoted);
  const { grid, habits } = quoted;
  const bids = ladder(random, top.bid, habits, (price, skipped) => atMost(grid, price - skipped - 1), 0);
  const asks = ladder(
    random,
    top.ask,
    habits,
    (price, skipped) => atLeast(grid, price + skipped + 1),
    dollar,
  );
  return { bids, asks };
}

/** Levels outwards from the best one, a few of the grid's prices left out. */
function ladder(
  random: Random,
  best: SimulatedLevel | undefined,
  habits: QuotingHabits,
  outwards: (price: number, skipped: number) => number,
  edge: number,
): SimulatedLevel[] {
  if (best === undefined) return [];
  const levels = [best];
  let { price } = best;
  while (levels.length < habits.levels) {
    price = outwards(price, random.chance(0.12) ? drawBelow(random, 300) : 0);
    if (price === edge) break;
    levels.push({ price, size: drawLevelSize(random, habits) });
  }
  return levels;
}

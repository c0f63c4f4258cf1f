/** How a market is quoted and traded for as long as it lives: which sides, how far apart, how deep, how much. The seed decides it. */
import type { SimulatedMarket } from './market.ts';
import { createRandom, type Random } from './random.ts';

export interface QuotingHabits {
  readonly bids: boolean;
  readonly asks: boolean;
  /** Wanted distance of best ask and best bid, in ten-thousandths of a dollar. */
  readonly spread: number;
  /** Wanted levels a side. */
  readonly levels: number;
  /** Median size of a level in hundredths, and the spread of its logarithm. */
  readonly sizeMedian: number;
  readonly sizeSigma: number;
}

/** Levels a side at most. */
export const levelsMax = 100;

export function quotingHabits(
  seed: number,
  market: Pick<SimulatedMarket, 'venue' | 'id' | 'activity'>,
): QuotingHabits {
  const random = createRandom(seed, `habits ${market.venue} ${market.id}`);
  const sides = drawSides(random, market.activity);
  const venueB = market.venue === 'venue_b';
  return {
    ...sides,
    spread: drawSpread(random, market.activity),
    levels: Math.round(Math.min(levelsMax, Math.max(5, 20 * Math.exp(0.95 * random.normal())))),
    sizeMedian: venueB ? 48_100 : 12_000,
    sizeSigma: venueB ? 2.3 : 2.35,
  };
}

/** How often a book lacks a side, by activity. */
const quietShares = [
  { below: Number.MIN_VALUE, share: 1 },
  { below: 0.3, share: 0.6 },
  { below: 1, share: 0.42 },
  { below: 3, share: 0.26 },
  { below: 10, share: 0.1 },
] as const;

/** About four books in ten have no or only one side, the quiet ones first. */
function drawSides(random: Random, activity: number): { bids: boolean; asks: boolean } {
  const quiet = quietShares.find(({ below }) => activity < below)?.share ?? 0;
  if (!random.chance(quiet)) return { bids: true, asks: true };
  if (activity <= 0 || random.chance(0.35)) return { bids: false, asks: false };
  return random.chance(0.4) ? { bids: true, asks: false } : { bids: false, asks: true };
}

function drawSpread(random: Random, activity: number): number {
  const u = random.uniform() * (activity >= 10 ? 0.9 : 1);
  if (u < 0.68) return 100;
  if (u < 0.86) return 200;
  if (u < 0.945) return 300;
  if (u < 0.98) return 400;
  return u < 0.995 ? 600 : 1000;
}

/** Hundredths of a contract in an ordinary day, and the share of all that was traded that is still held. */
export interface TradingHabits {
  readonly dailyVolume: number;
  readonly heldShare: number;
}

export function tradingHabits(
  seed: number,
  market: Pick<SimulatedMarket, 'venue' | 'id' | 'activity'>,
): TradingHabits {
  const random = createRandom(seed, `figures ${market.venue} ${market.id}`);
  const dailyVolume = 15_000 * market.activity * Math.exp(1.1 * random.normal());
  return { dailyVolume, heldShare: 0.2 + 0.5 * random.uniform() };
}

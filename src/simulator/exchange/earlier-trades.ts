/**
 * Trades of a market before the simulation met it: up to 30 days of them, made from its prices, its daily volume and the
 * hours people are awake. Each day is drawn by itself, on demand, so that nothing is stored and every reader sees the same.
 */
import { createRandom, type Random, type SimulatedMarket, tradingHabits } from '../world/index.ts';
import { drawBelow, drawHex, drawLognormal, drawUuid } from './draws.ts';
import type { SimulatedTrade } from './events.ts';
import { atLeast, atMost, dollar, type PriceGrid } from './price-grid.ts';
import { quotedValue, roundSize } from './quoting.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const daysMax = 30;
/** The busiest markets have so many a day; what they trade comes in larger sizes. */
const tradesPerDayMax = 24;
/** An ordinary trade, in hundredths of a contract. */
const usualSize = 2_500;
const sizeSigma = 1.4;
/** A lognormal of this sigma has a mean of so many medians. */
const meanOverMedian = Math.exp(sizeSigma ** 2 / 2);
/** Most trades are made from 13 to 2 o'clock UTC, the American day. */
const quietHours = { from: 6, to: 12, keptShare: 0.35 };
/** A day's price change of this many ten-thousandths pulls the takers' side with it, up to four in five. */
const pullPer = 4_000;
const pullMax = 0.3;

/** Newest first, before `metAt`; none where the market was not open by then, or it is not traded. */
export function* earlierTrades(
  seed: number,
  market: SimulatedMarket,
  grid: PriceGrid,
  metAt: number,
): Generator<SimulatedTrade> {
  const from = Math.max(market.opensAt, metAt - daysMax * dayMs);
  const { dailyVolume } = tradingHabits(seed, market);
  if (from >= metAt || dailyVolume < 100) return;
  const perDay = Math.min(tradesPerDayMax, Math.max(1, dailyVolume / usualSize));
  const median = dailyVolume / perDay / meanOverMedian;
  for (let day = Math.floor((metAt - 1) / dayMs); (day + 1) * dayMs > from; day--) {
    yield* tradesOfDay({ seed, market, grid, perDay, median }, day, from, metAt);
  }
}

interface Habit {
  readonly seed: number;
  readonly market: SimulatedMarket;
  readonly grid: PriceGrid;
  readonly perDay: number;
  readonly median: number;
}

/** The draws of a day do not hang on which part of it is asked for. */
function* tradesOfDay(
  { seed, market, grid, perDay, median }: Habit,
  day: number,
  from: number,
  before: number,
): Generator<SimulatedTrade> {
  const random = createRandom(seed, `earlier trades ${market.venue} ${market.id} ${day}`);
  const instants = drawInstants(random, day, perDay);
  const change = quotedValue(market, (day + 1) * dayMs - 1) - quotedValue(market, day * dayMs);
  const pull = Math.max(-pullMax, Math.min(pullMax, change / pullPer));
  for (const { at, microseconds } of instants) {
    const takerBuys = random.chance(0.5 + pull) ? 'yes' : 'no';
    const size = roundSize(random, drawLognormal(random, median, sizeSigma));
    const id = drawUuid(random);
    const transactionHash = `0x${drawHex(random, 64)}`;
    if (at < from || at >= before) continue;
    const value = quotedValue(market, at);
    const price = takerBuys === 'yes' ? atLeast(grid, value) : atMost(grid, value);
    yield {
      id,
      market,
      at,
      microseconds,
      price: price <= 0 ? atLeast(grid, 1) : price >= dollar ? atMost(grid, dollar - 1) : price,
      size,
      takerBuys,
      block: false,
      transactionHash,
    };
  }
}

/** Newest first. */
function drawInstants(
  random: Random,
  day: number,
  perDay: number,
): { readonly at: number; readonly microseconds: number }[] {
  const count = Math.floor(perDay) + (random.chance(perDay % 1) ? 1 : 0);
  const instants = Array.from({ length: count }, () => {
    const drawn = drawBelow(random, dayMs);
    const hour = Math.floor(drawn / hourMs);
    const isQuiet = hour >= quietHours.from && hour < quietHours.to;
    // What does not happen at night happens twelve hours later.
    const moves = isQuiet && !random.chance(quietHours.keptShare);
    return {
      at: day * dayMs + (moves ? (drawn + 12 * hourMs) % dayMs : drawn),
      microseconds: drawBelow(random, 1000),
    };
  });
  return instants.sort((left, right) => right.at - left.at || right.microseconds - left.microseconds);
}

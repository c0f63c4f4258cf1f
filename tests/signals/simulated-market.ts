/**
 * Simulated markets: how often, how large and to which side each is traded on ordinary days. Sizes and fills of an order are
 * fitted to 1,300 real fills of both venues (the logarithm of a notional has a standard deviation of about 2 within a market;
 * three orders in four are one fill, one in twenty goes through more than one price), activity to 44 fills a second over
 * 280,000 markets. Clustering, rhythm and volatility are assumed, on the heavy side.
 */
import type { SignalMarket } from '../../src/core/signal/index.ts';
import { createRandom, type Random } from '../../src/simulator/world/random.ts';

/** How wild a world's trading is. */
export interface TradingTemper {
  /** Orders that follow from one, in the mean: of the calmest market and of the wildest. */
  readonly excitation: readonly [number, number];
  /** How often an order that follows from another goes to the same side without a thought. */
  readonly sameSide: number;
  /** How many times the orders a game brings. */
  readonly gameTimes: number;
  /** The share of orders with a Pareto factor in their size, and its exponent. */
  readonly largeShare: number;
  readonly largeTail: number;
  /** Degrees of freedom of a change of price. */
  readonly moveDegrees: number;
}

export const usualTemper: TradingTemper = {
  excitation: [0.4, 0.7],
  sameSide: 0.7,
  gameTimes: 8,
  largeShare: 0.02,
  largeTail: 1.8,
  moveDegrees: 5,
};

/** Worse than assumed in every respect: the detector's constants were not chosen with it. */
export const wildTemper: TradingTemper = {
  excitation: [0.6, 0.85],
  sameSide: 0.9,
  gameTimes: 30,
  largeShare: 0.06,
  largeTail: 1.2,
  moveDegrees: 3,
};

export interface MarketHabits {
  readonly market: SignalMarket;
  /** Taker orders in a mean day. */
  readonly ordersPerDay: number;
  /** Orders that follow from one, in the mean: trading excites itself. */
  readonly excitation: number;
  /** Of an order's notional in dollars: the logarithm's mean and standard deviation. */
  readonly logNotional: number;
  readonly logNotionalSpread: number;
  /** Of log odds toward Yes. */
  readonly sideBias: number;
  /** Standard deviation of a usual change of the log odds of its price, and how many there are in a day. */
  readonly move: number;
  readonly movesPerDay: number;
  /** Smallest step of a price. */
  readonly tick: number;
  /** The hour of the day in which trading is busiest, UTC. */
  readonly busiestHour: number;
  /** Hours since the start at which a game begins, with many times the orders for three hours. */
  readonly games: readonly number[];
}

const categories = ['Sports', 'Politics', 'Crypto', 'Economics', 'Entertainment'];
const ordersPerDayMax = 2_500;
const dayHours = 24;

export function simulateMarkets(
  seed: number,
  {
    markets,
    days,
    temper,
  }: { readonly markets: number; readonly days: number; readonly temper: TradingTemper },
): MarketHabits[] {
  const random = createRandom(seed, 'signal markets');
  return Array.from({ length: markets }, (_, index) => simulateMarket(random, index, days, temper));
}

function simulateMarket(random: Random, index: number, days: number, temper: TradingTemper): MarketHabits {
  const [calmest, wildest] = temper.excitation;
  const category = random.pick(categories);
  const ordersPerDay = Math.min(ordersPerDayMax, 0.9 * Math.exp(2 * random.normal()));
  const dollarsPerDay = ordersPerDay * 60;
  const grade = dollarsPerDay > 6_000 ? 'deep' : dollarsPerDay > 400 ? 'tradeable' : 'thin';
  const isSports = category === 'Sports';
  const games = [];
  if (isSports && ordersPerDay > 2)
    for (let day = random.integer(0, 5); day < days; day += random.integer(3, 9))
      games.push(day * dayHours + random.integer(16, 22));
  return {
    market: {
      venue: index % 2 === 0 ? 'venue_a' : 'venue_b',
      id: `M${index}`,
      number: index,
      category,
      grade,
    },
    ordersPerDay,
    excitation: calmest + (wildest - calmest) * random.uniform(),
    logNotional: Math.log(6) + 0.9 * random.normal(),
    logNotionalSpread: 1.4 + 0.7 * random.uniform(),
    sideBias: 0.5 * random.normal(),
    move: 0.02 + 0.06 * random.uniform(),
    movesPerDay: 4 + 1.5 * ordersPerDay,
    tick: random.chance(0.4) ? 1_000 : 10_000,
    busiestHour: isSports ? 23 : random.integer(14, 20),
    games,
  };
}

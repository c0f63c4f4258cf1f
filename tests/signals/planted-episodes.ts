/**
 * Episodes planted into simulated trading, with their truth. Strengths are stated against the market's own habits:
 *
 *   burst       in one minute so many fills
 *   block       one fill, so many standard deviations of the logarithm above the mean
 *   sweep       one order through so many levels
 *   one_sided   within an hour so many orders to one side
 *   price_jump  at once a change of the log odds by so many usual moves
 *   informed    orders to one side for an hour and a half, then news: the price jumps their way
 */
import type { SignalKind } from '../../src/core/insight/index.ts';
import { createRandom, type Random } from '../../src/simulator/world/random.ts';
import type { SimulatedTrading, TradingDay } from './simulated-trading.ts';

export type PlantKind = SignalKind | 'informed';
export const plantKinds: readonly PlantKind[] = [
  'burst',
  'block',
  'sweep',
  'one_sided',
  'price_jump',
  'informed',
];

export interface PlantedEpisode {
  readonly market: string;
  readonly kind: PlantKind;
  readonly from: number;
  readonly to: number;
  /** Of informed buying: when everybody knows. */
  readonly newsAt: number;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Adds an episode to a market's day, at `strength` times what is stated. */
export function plantEpisode(
  seed: number,
  trading: SimulatedTrading,
  day: TradingDay,
  { kind, dayAt, strength }: { kind: PlantKind; dayAt: number; strength: number },
): PlantedEpisode {
  const { habits } = trading;
  const random = createRandom(seed, `planted ${habits.market.id} ${dayAt}`);
  const from = dayAt + Math.floor((0.15 + 0.6 * random.uniform()) * dayMs);
  const scene: Scene = {
    random,
    trading,
    day,
    from,
    strength,
    decades: Math.log10(Math.max(1, habits.ordersPerDay)),
  };
  const to = plants[kind](scene);
  return { market: habits.market.id, kind, from, to, newsAt: to };
}

interface Scene {
  readonly random: Random;
  readonly trading: SimulatedTrading;
  readonly day: TradingDay;
  readonly from: number;
  readonly strength: number;
  /** Of ordinary orders a day: the busier a market, the more chance gives it, and the more it takes to stand out. */
  readonly decades: number;
}

/** Each returns when the episode ends. */
const plants: Readonly<Record<PlantKind, (scene: Scene) => number>> = {
  burst({ random, trading, day, from, strength, decades }) {
    const orders = Math.round(strength * (35 + 15 * decades));
    const minute = Math.ceil(from / minuteMs) * minuteMs;
    for (let left = orders; left > 0; left -= 1) {
      const toward = random.chance(0.5) ? 'yes' : 'no';
      day.orders.push(trading.drawOrder(minute + Math.floor(random.uniform() * minuteMs), toward));
    }
    return minute + minuteMs;
  },
  block({ trading, day, from, strength, decades }) {
    const { logNotional, logNotionalSpread } = trading.habits;
    const deviations = strength * (6 + 0.3 * decades);
    const notional = Math.exp(logNotional + logNotionalSpread * deviations);
    day.orders.push({ at: from, toward: 'yes', notional, levels: 1, fills: 1 });
    return from + minuteMs;
  },
  sweep({ trading, day, from, strength, decades }) {
    const levels = Math.round(strength * (16 + 4 * decades));
    day.orders.push({ ...trading.drawOrder(from, 'no'), levels, fills: levels });
    return from + minuteMs;
  },
  one_sided({ random, trading, day, from, strength, decades }) {
    plantSide(random, trading, day, { from, minutes: 60, orders: strength * (40 + 30 * decades) });
    return from + 60 * minuteMs;
  },
  price_jump({ trading, day, from, strength, decades }) {
    const change = strength * (45 + 12 * decades) * trading.habits.move;
    day.moves.push({ at: from, change, towardEven: true });
    return from + 5 * minuteMs;
  },
  informed({ random, trading, day, from, strength, decades }) {
    const orders = strength * (50 + 45 * decades);
    plantSide(random, trading, day, { from, minutes: 90, orders });
    const newsAt = from + 90 * minuteMs;
    day.moves.push({ at: newsAt, change: strength * 45 * trading.habits.move, towardEven: true });
    return newsAt;
  },
};

function plantSide(
  random: Random,
  trading: SimulatedTrading,
  day: TradingDay,
  { from, minutes, orders }: { from: number; minutes: number; orders: number },
): void {
  for (let left = Math.round(orders); left > 0; left -= 1)
    day.orders.push(trading.drawOrder(from + Math.floor(random.uniform() * minutes * minuteMs), 'yes'));
}

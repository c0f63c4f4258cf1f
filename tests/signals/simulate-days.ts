/** Days of many simulated markets as one stream of fills and prices in the order of time, with planted episodes in it. */
import type { SignalFill, SignalMarket } from '../../src/core/signal/index.ts';
import { createRandom } from '../../src/simulator/world/random.ts';
import { type PlantedEpisode, plantEpisode, plantKinds } from './planted-episodes.ts';
import { type MarketHabits, simulateMarkets, type TradingTemper } from './simulated-market.ts';
import { SimulatedTrading, type TradingDay } from './simulated-trading.ts';

export interface SimulationOptions {
  readonly seed: number;
  readonly markets: number;
  readonly days: number;
  /** Before this day nothing is planted: habits are learnt. */
  readonly plantsFromDay: number;
  /** Episodes a market and day; markets of less than two orders a day get none. */
  readonly plantsPerMarketDay: number;
  readonly strength: number;
  readonly temper: TradingTemper;
}

export interface SimulatedEvent {
  readonly at: number;
  readonly market: SignalMarket;
  readonly fill: SignalFill | undefined;
  /** Twice the price in millionths. */
  readonly doubledPrice: number;
}

export interface SimulatedDay {
  readonly events: readonly SimulatedEvent[];
  readonly planted: readonly PlantedEpisode[];
}

/** A Monday. */
const simulationStartsAt = Date.UTC(2026, 8, 7);
const dayMs = 86_400_000;
const million = 1_000_000;
const oddsMax = 3.5;
const plantedOrdersPerDayMin = 2;

export function* simulateDays(options: SimulationOptions): Generator<SimulatedDay, void, undefined> {
  const { seed, days, plantsFromDay, plantsPerMarketDay, strength, temper } = options;
  const random = createRandom(seed, 'planting');
  const traded = simulateMarkets(seed, options).map((habits) => ({
    trading: new SimulatedTrading(seed, habits, temper, simulationStartsAt),
    price: new SimulatedPrice(habits, random.normal()),
  }));
  for (let day = 0; day < days; day += 1) {
    const events: SimulatedEvent[] = [];
    const planted: PlantedEpisode[] = [];
    const dayAt = simulationStartsAt + day * dayMs;
    for (const { trading, price } of traded) {
      const made = trading.day(day);
      const mayPlant = day >= plantsFromDay && trading.habits.ordersPerDay >= plantedOrdersPerDayMin;
      if (mayPlant && random.chance(plantsPerMarketDay)) {
        const kind = random.pick(plantKinds);
        planted.push(plantEpisode(seed, trading, made, { kind, dayAt, strength }));
      }
      addEvents(events, price, made);
    }
    yield { events: events.sort((left, right) => left.at - right.at), planted };
  }
}

/** The midpoint of a market: log odds that move, seen in steps of half a tick. */
class SimulatedPrice {
  readonly habits: MarketHabits;
  #odds: number;

  constructor(habits: MarketHabits, odds: number) {
    this.habits = habits;
    this.#odds = odds;
  }

  move(change: number, towardEven?: true): void {
    const odds = this.#odds + (towardEven && this.#odds > 0 ? -change : change);
    this.#odds = Math.abs(odds) > oddsMax ? Math.sign(odds) * (2 * oddsMax - Math.abs(odds)) : odds;
  }

  get doubled(): number {
    const { tick } = this.habits;
    const yes = million / (1 + Math.exp(-this.#odds));
    return Math.min(2 * million - 2 * tick, Math.max(2 * tick, Math.round((2 * yes) / tick) * tick));
  }
}

function addEvents(events: SimulatedEvent[], price: SimulatedPrice, { orders, moves }: TradingDay): void {
  const { market, tick, move } = price.habits;
  const steps = [...orders, ...moves].sort((left, right) => left.at - right.at);
  for (const step of steps) {
    const before = price.doubled;
    if ('change' in step) price.move(step.change, step.towardEven);
    else {
      const sign = step.toward === 'yes' ? 1 : -1;
      const half = step.toward === 'yes' ? before / 2 : million - before / 2;
      const first = Math.min(Math.round(half / tick), million / tick - step.levels);
      for (let fill = 0; fill < step.fills; fill += 1) {
        const level = Math.min(fill, step.levels - 1);
        const takerPrice = Math.max(1, first + level) * tick;
        const quantity = Math.max(
          10_000,
          Math.round((step.notional / step.fills / takerPrice) * million) * million,
        );
        const filled = { venueTime: step.at, takerPrice, quantity, toward: step.toward, block: false };
        events.push({ at: step.at, market, fill: filled, doubledPrice: 0 });
      }
      // An order that takes more than the best level moves the price, and not for good.
      price.move(sign * 0.25 * move * (step.levels - 1 + (step.levels > 1 ? 1 : 0)));
    }
    if (price.doubled !== before)
      events.push({ at: step.at, market, fill: undefined, doubledPrice: price.doubled });
  }
}

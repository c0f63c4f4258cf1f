/**
 * Ordinary trading of one simulated market, day by day. Orders excite further orders (a Hawkes process, made as clusters);
 * their rate follows the hour of the day, a mood that lasts for hours, and games; those of one cluster tend to one side; sizes
 * are lognormal with a Pareto part; prices move with orders and by themselves, with volatility that lasts and heavy tails.
 */
import { createRandom, type Random } from '../../src/simulator/world/random.ts';
import type { MarketHabits, TradingTemper } from './simulated-market.ts';

export interface SimulatedOrder {
  readonly at: number;
  readonly toward: 'yes' | 'no';
  readonly notional: number;
  readonly levels: number;
  readonly fills: number;
}

/** A change of the log odds of the price. */
export interface SimulatedMove {
  readonly at: number;
  readonly change: number;
  /** Toward even odds, whichever way that is: a price near 0 or 1 has little room on the other side. */
  readonly towardEven?: true;
}

export interface TradingDay {
  readonly orders: SimulatedOrder[];
  readonly moves: SimulatedMove[];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const gameHours = 3;
/** What an order excites comes after a delay with a heavy tail. */
const delayMs = 15_000;
const delayTail = 1.1;
const delayMaxMs = 6 * hourMs;

export class SimulatedTrading {
  readonly habits: MarketHabits;
  readonly #temper: TradingTemper;
  readonly #random: Random;
  readonly #startsAt: number;
  #mood = 0;
  #sideMood = 0;
  #volatility = 0;
  /** Orders excited today that come tomorrow. */
  #later: SimulatedOrder[] = [];

  constructor(seed: number, habits: MarketHabits, temper: TradingTemper, startsAt: number) {
    this.habits = habits;
    this.#temper = temper;
    this.#startsAt = startsAt;
    this.#random = createRandom(seed, `trading ${habits.market.id}`);
  }

  day(day: number): TradingDay {
    const orders: SimulatedOrder[] = this.#later;
    const moves: SimulatedMove[] = [];
    this.#later = [];
    const endsAt = this.#startsAt + (day + 1) * dayMs;
    for (let hour = day * 24; hour < (day + 1) * 24; hour += 1) this.#hour(hour, endsAt, orders, moves);
    return { orders, moves };
  }

  drawOrder(at: number, toward: 'yes' | 'no'): SimulatedOrder {
    const random = this.#random;
    const { logNotional, logNotionalSpread } = this.habits;
    const large = random.chance(this.#temper.largeShare) ? random.pareto(this.#temper.largeTail) : 1;
    const notional = Math.exp(logNotional + logNotionalSpread * random.normal()) * large;
    // The larger an order, the more it finds on the other side.
    const size = Math.min(2, Math.max(0.3, 1 + 0.2 * Math.log(notional / Math.exp(logNotional))));
    let levels = 1;
    if (random.chance(0.05 * size)) {
      levels = 2;
      let further = 0.2;
      while (levels < 20 && random.chance(further * size)) {
        levels += 1;
        further = 0.3;
      }
    }
    let fills = levels;
    if (random.chance(0.22))
      do fills += 1;
      while (fills < 30 && random.chance(0.5));
    return { at, toward, notional, levels, fills };
  }

  #hour(hour: number, endsAt: number, orders: SimulatedOrder[], moves: SimulatedMove[]): void {
    const random = this.#random;
    const { habits } = this;
    this.#mood = 0.9 * this.#mood + 0.25 * random.normal();
    this.#sideMood = 0.85 * this.#sideMood + 0.3 * random.normal();
    this.#volatility = 0.9 * this.#volatility + 0.2 * random.normal();
    const hourAt = this.#startsAt + hour * hourMs;
    const isGame = habits.games.some((begins) => hour >= begins && hour < begins + gameHours);
    const game = isGame ? this.#temper.gameTimes : 1;
    const angle = ((hour % 24) - habits.busiestHour) * (Math.PI / 12);
    const pace = Math.exp(this.#mood + 0.8 * Math.cos(angle) - 0.3) * game;
    const independent = (habits.ordersPerDay / 24) * (1 - habits.excitation) * pace;
    for (let left = drawPoisson(random, independent); left > 0; left -= 1)
      this.#excite({ at: hourAt + random.uniform() * hourMs, toward: this.#side() }, endsAt, orders);
    const volatility = Math.exp(this.#volatility) * habits.move * (isGame ? 2 : 1);
    const movesInHour = (habits.movesPerDay / 24) * pace;
    for (let left = drawPoisson(random, movesInHour); left > 0; left -= 1)
      moves.push({
        at: Math.floor(hourAt + random.uniform() * hourMs),
        change: volatility * drawStudent(random, this.#temper.moveDegrees),
      });
  }

  #excite(first: { at: number; toward: 'yes' | 'no' }, endsAt: number, orders: SimulatedOrder[]): void {
    const random = this.#random;
    const waiting = [first];
    for (let order = waiting.pop(); order !== undefined; order = waiting.pop()) {
      const made = this.drawOrder(Math.floor(order.at), order.toward);
      (made.at < endsAt ? orders : this.#later).push(made);
      for (let left = drawPoisson(random, this.habits.excitation); left > 0; left -= 1) {
        const delay = Math.min(delayMaxMs, delayMs * (random.pareto(delayTail) - 1));
        const toward = random.chance(this.#temper.sameSide) ? order.toward : this.#side();
        if (order.at + delay < endsAt + dayMs) waiting.push({ at: order.at + delay, toward });
      }
    }
  }

  #side(): 'yes' | 'no' {
    const odds = Math.exp(this.habits.sideBias + this.#sideMood);
    return this.#random.chance(odds / (1 + odds)) ? 'yes' : 'no';
  }
}

function drawPoisson(random: Random, mean: number): number {
  if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * random.normal()));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random.uniform(); product > limit; product *= random.uniform()) count += 1;
  return count;
}

/** With variance 1. */
function drawStudent(random: Random, degrees: number): number {
  let squares = 0;
  for (let degree = 0; degree < degrees; degree += 1) squares += random.normal() ** 2;
  return random.normal() / Math.sqrt(squares / (degrees - 2));
}

/**
 * Unusual trading on the simulated exchange, with its truth: bursts, blocks, sweeps and one-sided hours in lively markets, one
 * kind after the other. Off unless asked for, because every order changes what comes after it. Prices do not jump: what a
 * market is worth is the world's.
 */
import { createRandom, type Random } from '../world/index.ts';
import { drawBelow } from './draws.ts';
import type { PlantedTrading, SimulatedLevelChange } from './events.ts';
import type { SimulatedMarketState } from './market-state.ts';
import type { Arrival, OrderFill, QuotedMarket } from './order-flow.ts';
import { dollar } from './price-grid.ts';

type PlantedTradingKind = PlantedTrading['kind'];
/** In the order in which they are planted. */
const plantedKinds: readonly PlantedTradingKind[] = ['burst', 'block', 'sweep', 'one_sided'];

export interface PlantingSurroundings {
  readonly seed: number;
  readonly startsAt: number;
  /** A market that is open, the livelier the likelier. */
  drawMarket(random: Random): SimulatedMarketState | undefined;
  isOpen(state: SimulatedMarketState): boolean;
  touch(state: SimulatedMarketState, at: number): QuotedMarket;
  take(state: SimulatedMarketState, at: number, arrival: Arrival): void;
}

interface PlannedOrder {
  readonly at: number;
  readonly state: SimulatedMarketState;
  readonly kind: PlantedTradingKind;
  readonly takerBuys: 'yes' | 'no';
}

const minuteMs = 60_000;
const ordersOf: Readonly<Record<PlantedTradingKind, number>> = {
  burst: 80,
  block: 1,
  sweep: 1,
  one_sided: 90,
};
const spanMs: Readonly<Record<PlantedTradingKind, number>> = {
  burst: 50_000,
  block: 0,
  sweep: 0,
  one_sided: 60 * minuteMs,
};
/** In hundredths of a contract: of an order of a burst or a one-sided hour, and of a block. */
const smallSize = 1_000;
const blockSize = 50_000_000;
const sweepLevelsMax = 20;
/** Only the last ones are remembered. */
const plantedMax = 1_000;

export class TradingPlanter {
  readonly #around: PlantingSurroundings;
  readonly #everyMs: number;
  readonly #random: Random;
  readonly #planted: PlantedTrading[] = [];
  /** In the order of time. */
  #planned: PlannedOrder[] = [];
  #nextPlanAt: number;
  #plans = 0;

  constructor(around: PlantingSurroundings, everyMs: number) {
    this.#around = around;
    this.#everyMs = everyMs;
    this.#random = createRandom(around.seed, 'planted trading');
    this.#nextPlanAt = around.startsAt + everyMs;
  }

  get planted(): readonly PlantedTrading[] {
    return this.#planted;
  }

  get nextAt(): number {
    return Math.min(this.#nextPlanAt, this.#planned[0]?.at ?? Number.POSITIVE_INFINITY);
  }

  /** Lets happen what comes next; returns when that was. */
  happen(): number {
    const at = this.nextAt;
    const order = this.#planned[0];
    if (order !== undefined && order.at === at) {
      this.#planned.shift();
      this.#place(order);
    } else {
      this.#plan(at);
      this.#nextPlanAt += this.#everyMs;
    }
    return at;
  }

  #plan(at: number): void {
    const random = this.#random;
    const state = this.#around.drawMarket(random);
    const kind = plantedKinds[this.#plans++ % plantedKinds.length];
    if (state === undefined || kind === undefined) return;
    const side = random.chance(0.5) ? 'yes' : 'no';
    const orders = Array.from({ length: ordersOf[kind] }, () => {
      const other = kind === 'burst' && random.chance(0.5);
      const takerBuys: 'yes' | 'no' = other ? (side === 'yes' ? 'no' : 'yes') : side;
      return { at: at + drawBelow(random, spanMs[kind] + 1), state, kind, takerBuys };
    });
    this.#planned = [...this.#planned, ...orders].sort((left, right) => left.at - right.at);
    const takerBuys = kind === 'burst' ? 'both' : side;
    this.#planted.push({ market: state.market, kind, takerBuys, from: at, to: at + spanMs[kind] });
    if (this.#planted.length > plantedMax) this.#planted.shift();
  }

  #place({ at, state, kind, takerBuys }: PlannedOrder): void {
    if (!this.#around.isOpen(state)) return;
    const venue = this.#around.touch(state, at);
    const arrival =
      kind === 'block' ? blockOf(venue, takerBuys) : orderOf(venue, takerBuys, kind === 'sweep');
    if (arrival !== undefined) this.#around.take(state, at, arrival);
  }
}

/** Negotiated off the book: the book does not change. */
function blockOf({ value }: QuotedMarket, takerBuys: 'yes' | 'no'): Arrival {
  const price = Math.min(dollar - 100, Math.max(100, Math.round(value / 100) * 100));
  return { kind: 'trade', changes: [], fills: [{ price, size: blockSize }], takerBuys, block: true };
}

/** Takes a little of the best level, or, as a sweep, one level after the other; the deepest stays. */
function orderOf({ book }: QuotedMarket, takerBuys: 'yes' | 'no', isSweep: boolean): Arrival | undefined {
  const side = takerBuys === 'yes' ? 'ask' : 'bid';
  const levels = book.side(side);
  const taken = levels.slice(0, isSweep ? Math.min(sweepLevelsMax, levels.length - 1) : 1);
  const fills: OrderFill[] = [];
  const changes: SimulatedLevelChange[] = [];
  for (const { price, size } of taken) {
    const part = isSweep ? size : Math.min(smallSize, Math.floor(size / 2));
    if (part <= 0) return undefined;
    fills.push({ price, size: part });
    changes.push({ side, price, size: size - part });
  }
  return fills.length === 0 ? undefined : { kind: 'trade', changes, fills, takerBuys, block: false };
}

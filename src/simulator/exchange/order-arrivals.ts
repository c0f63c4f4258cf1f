/**
 * Order flow over all open markets: when the next order comes, which market it goes to, and what becomes of it. Lively
 * markets get more; every market's quotes are looked at now and then, however quiet it is.
 */
import { createRandom, type Random, type SimulatedVenue, type VenueAPriceStructure } from '../world/index.ts';
import type { SimulatedBookKeeper } from './book-keeper.ts';
import { drawBelow, drawExponential, drawHex, drawUuid } from './draws.ts';
import type { ExchangeEvent, SimulatedTrade } from './events.ts';
import type { MarketLives } from './market-lives.ts';
import type { SimulatedMarketState } from './market-state.ts';
import { type Arrival, decideArrival } from './order-flow.ts';
import { TradedFigures } from './running-figures.ts';
import type { TradeLog } from './trade-log.ts';
import { isVenueAMarket } from './venue-of.ts';

export interface FlowOptions {
  /** Arrivals (placements, cancellations, trades) in a second of simulated time, both venues together. */
  readonly updatesPerSecond: number;
  /** Simulated time in which every open market's quotes are looked at once, however quiet it is. */
  readonly sweepMs: number;
  /** How many arrivals there are to one pause of a market, and to one move of a closing time. */
  readonly updatesPerPause: number;
  readonly updatesPerCloseMove: number;
  /** How many there are to one change of a price grid on venue_a. */
  readonly updatesPerGridChange: number;
}

export interface FlowSurroundings {
  readonly seed: number;
  readonly startsAt: number;
  readonly lives: MarketLives;
  readonly books: SimulatedBookKeeper;
  readonly trades: Readonly<Record<SimulatedVenue, TradeLog>>;
  emit(event: ExchangeEvent): void;
}

const secondMs = 1000;
const hourMs = 3_600_000;
/** Order flow comes in waves: one window in twelve has four times the usual. */
const waveMs = 10 * secondMs;
const burstShare = 0.02;
/** What venue_a makes of a grid: finer ones and coarser ones. */
const nextStructures: Readonly<Record<VenueAPriceStructure, readonly VenueAPriceStructure[]>> = {
  linear_cent: ['tapered_deci_cent', 'center_half_edge_half_cent'],
  tapered_deci_cent: ['linear_cent', 'deci_cent'],
  deci_cent: ['tapered_deci_cent'],
  center_half_edge_half_cent: ['linear_cent', 'tapered_deci_cent'],
};

export class OrderArrivals {
  readonly #options: FlowOptions;
  readonly #around: FlowSurroundings;
  readonly #random: Random;
  #nextArrivalAt: number;
  #nextSweepAt: number;
  #swept = 0;
  #lastTrade = { at: 0, microseconds: 0 };

  constructor(around: FlowSurroundings, options: FlowOptions) {
    this.#around = around;
    this.#options = options;
    this.#random = createRandom(around.seed, 'order flow');
    this.#nextArrivalAt = around.startsAt + this.#gap(around.startsAt, 1);
    this.#nextSweepAt = around.startsAt + secondMs;
  }

  get nextAt(): number {
    return Math.min(Math.ceil(this.#nextArrivalAt), this.#nextSweepAt);
  }

  /** Lets happen what comes next; returns when that was. */
  happen(): number {
    const at = this.nextAt;
    if (at === this.#nextSweepAt) {
      this.#sweep(at);
      this.#nextSweepAt += secondMs;
    } else this.#nextArrivalAt += this.#gap(at, this.#arrive(at));
    return at;
  }

  #sweep(at: number): void {
    const { lives, books } = this.#around;
    const looks = Math.ceil((lives.open.length * secondMs) / this.#options.sweepMs);
    for (let i = 0; i < looks; i++) {
      const state = lives.open[this.#swept++ % lives.open.length];
      if (state !== undefined) books.refresh(state, at, this.#random);
    }
  }

  /** Time until the next arrival, after `arrivals` of them. */
  #gap(at: number, arrivals: number): number {
    const wave = Math.floor(at / waveMs);
    const isHigh = ((Math.imul(wave ^ this.#around.seed, 0x9e3779b1) >>> 8) & 0xff) < 21;
    const perMs = (this.#options.updatesPerSecond * (isHigh ? 4 : 0.75)) / secondMs;
    return drawExponential(this.#random, perMs) * arrivals;
  }

  /** Lets orders come to one market; returns how many came. */
  #arrive(at: number): number {
    const { lives, books } = this.#around;
    const random = this.#random;
    const state = lives.lively.draw(random);
    if (state === undefined) return 1;
    if (random.chance(1 / this.#options.updatesPerPause)) {
      lives.pause(state, at, at + (20 + drawBelow(random, 180)) * secondMs);
      return 1;
    }
    if (random.chance(1 / this.#options.updatesPerCloseMove)) this.#moveClose(state, at);
    if (random.chance(1 / this.#options.updatesPerGridChange)) this.#changeGrid(state, at);
    const arrivals = random.chance(burstShare) ? 3 + drawBelow(random, 15) : 1;
    for (let i = 0; i < arrivals; i++) this.take(state, at, decideArrival(random, books.touch(state, at)));
    return arrivals;
  }

  /** Only a distant close is moved. */
  #moveClose(state: SimulatedMarketState, at: number): void {
    if (state.market.venue !== 'venue_a' || state.closesAt - at < 2 * hourMs) return;
    const later = (1 + drawBelow(this.#random, 6)) * hourMs;
    this.#around.lives.moveClose(state, at, state.closesAt + later);
  }

  #changeGrid(state: SimulatedMarketState, at: number): void {
    const { market } = state;
    if (!isVenueAMarket(market)) return;
    const next = this.#random.pick(nextStructures[state.structure ?? market.priceLevelStructure]);
    this.#around.books.regrid(state, at, next);
  }

  /** Lets an order, or what makers do, take effect: on the book, in the log, to the listeners. */
  take(state: SimulatedMarketState, at: number, arrival: Arrival): void {
    const { books, trades, emit } = this.#around;
    const random = this.#random;
    books.apply(state, at, arrival.changes);
    if (arrival.kind === 'levels') return;
    const transactionHash = `0x${drawHex(random, 64)}`;
    const { market } = state;
    for (const { price, size } of arrival.fills) {
      const trade: SimulatedTrade = {
        id: drawUuid(random),
        market,
        at,
        microseconds: this.#microseconds(at),
        price,
        size,
        takerBuys: arrival.takerBuys,
        block: arrival.block,
        transactionHash,
      };
      state.figures ??= new TradedFigures();
      state.figures.add(trade, random.chance(0.6));
      trades[market.venue].add(trade);
      emit({ kind: 'trade', market, at, trade });
    }
  }

  /** Trades of one millisecond follow each other. */
  #microseconds(at: number): number {
    const last = this.#lastTrade;
    const microseconds = last.at === at ? Math.min(999, last.microseconds + 1) : drawBelow(this.#random, 200);
    this.#lastTrade = { at, microseconds };
    return microseconds;
  }
}

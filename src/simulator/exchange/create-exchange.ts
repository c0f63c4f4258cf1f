/**
 * Both venues on one clock. Time passes from event to event: what the markets' lives hold (listings, openings, closes,
 * results) and what order flow brings, whichever comes first. Nothing depends on how `advance` is cut into steps or on
 * who reads what in between, so one seed gives one log.
 */
import type {
  SimulatedMarket,
  SimulatedVenue,
  VenueAMarket,
  VenueAPriceStructure,
  VenueBMarket,
  World,
} from '../world/index.ts';
import { SimulatedBookKeeper } from './book-keeper.ts';
import { earlierTrades } from './earlier-trades.ts';
import type {
  ExchangeEvent,
  PlantedTrading,
  SimulatedSettlement,
  SimulatedStatus,
  SimulatedTrade,
} from './events.ts';
import type { BookTop, BookView, Exchange, SimulatedFigures } from './exchange.ts';
import type { Stage } from './lifecycle.ts';
import { marketGrid } from './market-grid.ts';
import { MarketLives } from './market-lives.ts';
import type { SimulatedMarketState } from './market-state.ts';
import { type FlowOptions, OrderArrivals } from './order-arrivals.ts';
import { pastTrades } from './past-trades.ts';
import { TradingPlanter } from './planted-trading.ts';
import { atLeast, atMost, type PriceGrid, stepAt } from './price-grid.ts';
import { quotedValue } from './quoting.ts';
import { earlierFigures, figuresAt } from './running-figures.ts';
import { TradeLog } from './trade-log.ts';
import { isVenueAMarket, isVenueBMarket } from './venue-of.ts';
import { settledTruth } from './venue-rules.ts';

export interface ExchangeOptions extends Partial<FlowOptions> {
  /** Books kept in memory after they were touched. */
  readonly booksMax?: number;
  /** Trades kept of each venue. */
  readonly tradesMax?: number;
  /** Simulated time from one episode of planted trading to the next; none are planted unless given. */
  readonly plantEveryMs?: number | undefined;
}

const historyPointsMax = 20_000;

export function createExchange(world: World, options: ExchangeOptions = {}): Exchange {
  return new SimulatedExchange(world, options);
}

class SimulatedExchange implements Exchange {
  readonly world: World;
  readonly #seed: number;
  readonly #listeners = new Set<(event: ExchangeEvent) => void>();
  readonly #trades: Readonly<Record<SimulatedVenue, TradeLog>>;
  readonly #books: SimulatedBookKeeper;
  readonly #lives: MarketLives;
  readonly #arrivals: OrderArrivals;
  readonly #planter: TradingPlanter | undefined;
  /** Markets that were over before the start, once one was asked for. */
  #past: Readonly<Record<SimulatedVenue, ReadonlyMap<string, SimulatedMarket>>> | undefined;
  readonly #pastSettlements = new Map<SimulatedMarket, SimulatedSettlement>();
  #now: number;

  constructor(world: World, options: ExchangeOptions) {
    const { seed, startsAt, markets } = world.options;
    const { booksMax = 50_000, tradesMax = 100_000, plantEveryMs, ...flow } = options;
    const emit = (event: ExchangeEvent) => {
      this.#now = Math.max(this.#now, event.at);
      for (const listener of this.#listeners) listener(event);
    };
    this.world = world;
    this.#seed = seed;
    this.#now = startsAt;
    this.#trades = { venue_a: new TradeLog(tradesMax), venue_b: new TradeLog(tradesMax) };
    this.#books = new SimulatedBookKeeper(seed, booksMax, emit);
    this.#lives = new MarketLives(world, this.#books, emit);
    this.#arrivals = new OrderArrivals(
      { seed, startsAt, lives: this.#lives, books: this.#books, trades: this.#trades, emit },
      {
        updatesPerSecond: Math.min(500, Math.max(50, markets / 500)),
        sweepMs: 600_000,
        updatesPerPause: 40_000,
        updatesPerCloseMove: 60_000,
        updatesPerGridChange: 40_000,
        ...flow,
      },
    );
    if (plantEveryMs !== undefined) this.#planter = this.#createPlanter(plantEveryMs);
  }

  get now(): number {
    return this.#now;
  }

  get plantedTrading(): readonly PlantedTrading[] {
    return this.#planter?.planted ?? [];
  }

  get venueAEvents() {
    return this.#lives.venueAEvents;
  }

  get venueBEvents() {
    return this.#lives.venueBEvents;
  }

  advance(to: number): void {
    for (;;) {
      const usual = this.#lives.nextAt <= this.#arrivals.nextAt ? this.#lives : this.#arrivals;
      const next = this.#planter !== undefined && this.#planter.nextAt < usual.nextAt ? this.#planter : usual;
      if (next.nextAt > to) break;
      this.#now = Math.max(this.#now, next.nextAt);
      next.happen();
    }
    this.#now = Math.max(this.#now, to);
  }

  listen(listener: (event: ExchangeEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  isListed(market: SimulatedMarket): boolean {
    const state = this.#state(market);
    return state === undefined
      ? this.#pastMarket(market.venue, market.id) !== undefined
      : state.status !== 'unlisted';
  }

  market(venue: SimulatedVenue, id: string): SimulatedMarket | undefined {
    const state = this.#lives.state(venue, id);
    if (state === undefined) return this.#pastMarket(venue, id);
    return state.status === 'unlisted' ? undefined : state.market;
  }

  venueAMarket(id: string): VenueAMarket | undefined {
    const market = this.market('venue_a', id);
    return market !== undefined && isVenueAMarket(market) ? market : undefined;
  }

  venueBMarket(id: string): VenueBMarket | undefined {
    const market = this.market('venue_b', id);
    return market !== undefined && isVenueBMarket(market) ? market : undefined;
  }

  status(market: SimulatedMarket): SimulatedStatus {
    const state = this.#state(market);
    if (state === undefined) return 'settled';
    return state.status === 'unlisted' ? 'unopened' : state.status;
  }

  closesAt(market: SimulatedMarket): number {
    return this.#state(market)?.closesAt ?? pastClose(market);
  }

  settlement(market: SimulatedMarket): SimulatedSettlement | undefined {
    const state = this.#state(market);
    if (state !== undefined) return settlementOf(state.stages, state.stagesDone, Number.POSITIVE_INFINITY);
    const known = this.#pastSettlements.get(market);
    if (known !== undefined) return known;
    const stages = this.#lives.stages(market, pastClose(market), settledTruth(market));
    const settlement = settlementOf(stages, stages.length, this.world.options.startsAt);
    if (settlement !== undefined) this.#pastSettlements.set(market, settlement);
    return settlement;
  }

  book(market: SimulatedMarket): BookView {
    const state = this.#state(market);
    if (state === undefined) return { version: 0, changedAt: pastClose(market), bids: [], asks: [] };
    return this.#books.view(state);
  }

  top(market: SimulatedMarket): BookTop {
    const state = this.#state(market);
    return state === undefined ? { bid: undefined, ask: undefined } : this.#books.top(state);
  }

  figures(market: SimulatedMarket): SimulatedFigures {
    const state = this.#state(market);
    if (state === undefined)
      return figuresAt(earlierFigures(this.#seed, market, pastClose(market) - 1), this.#now);
    const metAt = Math.max(market.opensAt, this.world.options.startsAt);
    state.earlier ??= earlierFigures(this.#seed, market, metAt);
    return state.figures?.since(state.earlier, this.#now) ?? figuresAt(state.earlier, this.#now);
  }

  tick(market: SimulatedMarket): number {
    const state = this.#state(market);
    const { bid, ask } = this.top(market);
    return stepAt(this.#grid(market, state), bid?.price ?? ask?.price ?? 5000);
  }

  priceLevelStructure(market: VenueAMarket): VenueAPriceStructure {
    return this.#state(market)?.structure ?? market.priceLevelStructure;
  }

  trades(of: SimulatedMarket | SimulatedVenue): Iterable<SimulatedTrade> {
    if (typeof of === 'string') return this.#trades[of].newestFirst();
    if (this.#state(of) !== undefined) return this.#trades[of.venue].ofMarket(of);
    return pastTrades(this.#seed, of, marketGrid(of), pastClose(of));
  }

  earlierTrades(market: SimulatedMarket): Iterable<SimulatedTrade> {
    if (this.#state(market) === undefined) return [];
    const until = Math.min(this.world.options.startsAt, this.closesAt(market));
    return earlierTrades(this.#seed, market, marketGrid(market), until);
  }

  history(market: SimulatedMarket, from: number, to: number, stepMs: number) {
    const grid = this.#grid(market, this.#state(market));
    const end = Math.min(to, this.#now, this.closesAt(market));
    const earliest = Math.max(from, market.opensAt, end - historyPointsMax * stepMs);
    const points: { at: number; price: number }[] = [];
    for (let at = Math.ceil(earliest / stepMs) * stepMs; at <= end; at += stepMs) {
      const value = quotedValue(market, at);
      points.push({ at, price: atMost(grid, value) || atLeast(grid, value) });
    }
    return points;
  }

  #createPlanter(everyMs: number): TradingPlanter {
    const { seed, startsAt } = this.world.options;
    return new TradingPlanter(
      {
        seed,
        startsAt,
        drawMarket: (random) => this.#lives.lively.draw(random),
        isOpen: (state) => state.status === 'open',
        touch: (state, at) => this.#books.touch(state, at),
        take: (state, at, arrival) => this.#arrivals.take(state, at, arrival),
      },
      everyMs,
    );
  }

  #state(market: SimulatedMarket): SimulatedMarketState | undefined {
    return this.#lives.state(market.venue, market.id);
  }

  #grid(market: SimulatedMarket, state: SimulatedMarketState | undefined): PriceGrid {
    return state === undefined ? marketGrid(market) : this.#books.grid(state);
  }

  #pastMarket(venue: SimulatedVenue, id: string): SimulatedMarket | undefined {
    this.#past ??= { venue_a: byId(this.world.past.venueA), venue_b: byId(this.world.past.venueB) };
    return this.#past[venue].get(id);
  }
}

function byId(
  events: readonly { readonly markets: readonly SimulatedMarket[] }[],
): ReadonlyMap<string, SimulatedMarket> {
  const markets = new Map<string, SimulatedMarket>();
  for (const event of events) for (const market of event.markets) markets.set(market.id, market);
  return markets;
}

/** When trading ended in a market of the past. */
function pastClose(market: SimulatedMarket): number {
  return Math.min(market.closesAt, settledTruth(market).knownAt);
}

/** The last result published in the first `done` stages. */
function settlementOf(
  stages: readonly Stage[],
  done: number,
  latest: number,
): SimulatedSettlement | undefined {
  for (let i = done - 1; i >= 0; i--) {
    const stage = stages[i];
    if (stage?.result === undefined) continue;
    return {
      ...stage.result,
      determinedAt: Math.min(latest, stage.at),
      settledAt: Math.min(latest, stages.at(-1)?.at ?? stage.at),
    };
  }
  return undefined;
}

/**
 * Both venues on one clock. Time passes from event to event: what the timetable holds (listings, openings, closes,
 * results) and what order flow brings, whichever comes first. Nothing depends on how `advance` is cut into steps or on
 * who reads what in between, so one seed gives one log.
 */
import type { SimulatedMarket, SimulatedVenue, VoidPayout } from '../world/market.ts';
import { createRandom } from '../world/random.ts';
import type { VenueAEvent, VenueAMarket } from '../world/venue-a.ts';
import type { VenueBEvent, VenueBMarket } from '../world/venue-b.ts';
import type { World } from '../world/world.ts';
import { BookKeeper, listedGrid } from './book-keeper.ts';
import { drawBelow, drawExponential, drawHex, drawUuid } from './draws.ts';
import type { ExchangeEvent, Settlement, SimulatedTrade } from './events.ts';
import type { BookView, Exchange } from './exchange.ts';
import { type Resolution, type Stage, stagesAfterClose } from './lifecycle.ts';
import { MarketState } from './market-state.ts';
import { type Arrival, decideArrival } from './order-flow.ts';
import { pastTrades } from './past-trades.ts';
import { type Truth, truthOf } from './payout.ts';
import { atLeast, atMost, type PriceGrid, stepAt } from './price-grid.ts';
import { quotedValue } from './quoting.ts';
import { earlierFigures, figuresAt, TradedFigures } from './running-figures.ts';
import { Timetable } from './timetable.ts';
import { TradeLog } from './trade-log.ts';
import { isVenueAMarket, isVenueBMarket } from './venue-of.ts';
import { WeightedSet } from './weighted-set.ts';

export interface ExchangeOptions {
  /** Arrivals (placements, cancellations, trades) in a second of simulated time, both venues together. */
  readonly updatesPerSecond?: number;
  /** Books kept in memory after they were touched. */
  readonly booksMax?: number;
  /** Trades kept of each venue. */
  readonly tradesMax?: number;
  /** Simulated time in which every open market's quotes are looked at once, however quiet it is. */
  readonly sweepMs?: number;
  /** How many arrivals there are to one pause of a market, and to one move of a closing time. */
  readonly updatesPerPause?: number;
  readonly updatesPerCloseMove?: number;
}

type Chore =
  | { readonly kind: 'look_for_listings' }
  | { readonly kind: 'sweep' }
  | { readonly kind: 'terms'; readonly state: MarketState }
  | { readonly kind: 'resume'; readonly state: MarketState };

const secondMs = 1000;
const hourMs = 3_600_000;
const listingsEveryMs = 15 * secondMs;
const termChangesMax = 16;
const historyPointsMax = 20_000;
/** Order flow comes in waves: one window in twelve has four times the usual. */
const waveMs = 10 * secondMs;
const burstShare = 0.02;

export function createExchange(world: World, options: ExchangeOptions = {}): Exchange {
  return new SimulatedExchange(world, options);
}

class SimulatedExchange implements Exchange {
  readonly world: World;
  readonly venueAEvents: VenueAEvent[] = [];
  readonly venueBEvents: VenueBEvent[] = [];
  readonly #seed: number;
  readonly #options: Required<ExchangeOptions>;
  readonly #states = { venue_a: new Map<string, MarketState>(), venue_b: new Map<string, MarketState>() };
  readonly #listedEvents = new Set<VenueAEvent | VenueBEvent>();
  #past:
    | { readonly venue_a: Map<string, VenueAMarket>; readonly venue_b: Map<string, VenueBMarket> }
    | undefined;
  readonly #timetable = new Timetable<MarketState | Chore>();
  readonly #lively = new WeightedSet<MarketState>();
  readonly #open: MarketState[] = [];
  readonly #books: BookKeeper;
  readonly #trades: Readonly<Record<SimulatedVenue, TradeLog>>;
  readonly #listeners = new Set<(event: ExchangeEvent) => void>();
  readonly #flow;
  #now: number;
  #nextArrivalAt: number;
  #listedUpTo: number;
  #swept = 0;
  #lastTradeInstant = { at: 0, microseconds: 0 };
  /** While the world is taken over as it stood at its start, nobody is told. */
  #isStarting = true;

  constructor(world: World, options: ExchangeOptions) {
    const { seed, startsAt, markets } = world.options;
    this.world = world;
    this.#seed = seed;
    this.#options = {
      updatesPerSecond: Math.min(500, Math.max(50, markets / 500)),
      booksMax: 50_000,
      tradesMax: 100_000,
      sweepMs: 600_000,
      updatesPerPause: 40_000,
      updatesPerCloseMove: 60_000,
      ...options,
    };
    this.#now = startsAt;
    this.#listedUpTo = startsAt;
    this.#trades = {
      venue_a: new TradeLog(this.#options.tradesMax),
      venue_b: new TradeLog(this.#options.tradesMax),
    };
    this.#books = new BookKeeper(seed, this.#options.booksMax, (event) => this.#tell(event));
    this.#flow = createRandom(seed, 'order flow');
    for (const event of world.venueA.events) this.#takeIn(event);
    for (const event of world.venueB.events) this.#takeIn(event);
    this.#timetable.add(startsAt + listingsEveryMs, { kind: 'look_for_listings' });
    this.#timetable.add(startsAt + secondMs, { kind: 'sweep' });
    this.#nextArrivalAt = startsAt + this.#arrivalGap(1);
    this.#isStarting = false;
  }

  get now(): number {
    return this.#now;
  }

  advance(to: number): void {
    for (;;) {
      const arrivalAt = Math.ceil(this.#nextArrivalAt);
      const { nextAt } = this.#timetable;
      if (Math.min(nextAt, arrivalAt) > to) break;
      if (nextAt <= arrivalAt) {
        const entry = this.#timetable.take();
        if (entry === undefined) break;
        this.#now = Math.max(this.#now, entry.at);
        this.#perform(entry.what);
      } else {
        this.#now = arrivalAt;
        this.#nextArrivalAt += this.#arrivalGap(this.#arrive());
      }
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

  venueAMarket(id: string): VenueAMarket | undefined {
    const market = this.market('venue_a', id);
    return market !== undefined && isVenueAMarket(market) ? market : undefined;
  }

  venueBMarket(id: string): VenueBMarket | undefined {
    const market = this.market('venue_b', id);
    return market !== undefined && isVenueBMarket(market) ? market : undefined;
  }

  market(venue: SimulatedVenue, id: string): SimulatedMarket | undefined {
    const state = this.#states[venue].get(id);
    if (state === undefined) return this.#pastMarket(venue, id);
    return state.status === 'unlisted' ? undefined : state.market;
  }

  status(market: SimulatedMarket) {
    const state = this.#state(market);
    if (state === undefined) return 'settled';
    return state.status === 'unlisted' ? 'unopened' : state.status;
  }

  closesAt(market: SimulatedMarket): number {
    return this.#state(market)?.closesAt ?? this.#closedAt(market);
  }

  settlement(market: SimulatedMarket): Settlement | undefined {
    const state = this.#state(market);
    if (state === undefined) {
      const truth = this.#truth(market);
      return settlementOf(
        truth,
        this.#stages(market, this.#closedAt(market), truth),
        this.world.options.startsAt,
      );
    }
    if (state.status !== 'determined' && state.status !== 'settled') return undefined;
    return settlementOf(this.#truth(market), state.stages, Number.POSITIVE_INFINITY);
  }

  book(market: SimulatedMarket): BookView {
    const state = this.#state(market);
    if (state === undefined) return { version: 0, changedAt: this.#closedAt(market), bids: [], asks: [] };
    return this.#books.view(state);
  }

  top(market: SimulatedMarket) {
    const state = this.#state(market);
    return state === undefined ? { bid: undefined, ask: undefined } : this.#books.top(state);
  }

  figures(market: SimulatedMarket) {
    const state = this.#state(market);
    if (state === undefined) {
      const closedAt = this.#closedAt(market);
      return figuresAt(
        earlierFigures(this.#seed, market, listedGrid(market, false), closedAt - 1),
        this.#now,
      );
    }
    const metAt = Math.max(market.opensAt, this.world.options.startsAt);
    const earlier = earlierFigures(this.#seed, market, this.#books.grid(state), metAt);
    return state.figures?.since(earlier, this.#now) ?? figuresAt(earlier, this.#now);
  }

  tick(market: SimulatedMarket): number {
    const state = this.#state(market);
    if (state === undefined) return stepAt(listedGrid(market, false), 5000);
    const { bid, ask } = this.#books.top(state);
    return stepAt(this.#books.grid(state), bid?.price ?? ask?.price ?? 5000);
  }

  trades(of: SimulatedMarket | SimulatedVenue): Iterable<SimulatedTrade> {
    if (typeof of === 'string') return this.#trades[of].newestFirst();
    if (this.#state(of) !== undefined) return this.#trades[of.venue].ofMarket(of);
    return pastTrades(this.#seed, of, listedGrid(of, false), this.#closedAt(of));
  }

  history(market: SimulatedMarket, from: number, to: number, stepMs: number) {
    const state = this.#state(market);
    const grid: PriceGrid = state === undefined ? listedGrid(market, false) : this.#books.grid(state);
    const end = Math.min(to, this.#now, this.closesAt(market));
    const first = Math.ceil(Math.max(from, market.opensAt) / stepMs) * stepMs;
    const points: { at: number; price: number }[] = [];
    for (let at = Math.max(first, end - historyPointsMax * stepMs); at <= end; at += stepMs) {
      const value = quotedValue(market, at);
      points.push({ at, price: atMost(grid, value) || atLeast(grid, value) });
    }
    return points;
  }

  #state(market: SimulatedMarket): MarketState | undefined {
    return this.#states[market.venue].get(market.id);
  }

  #pastMarket(venue: SimulatedVenue, id: string): VenueAMarket | VenueBMarket | undefined {
    this.#past ??= {
      venue_a: byId(this.world.past.venueA),
      venue_b: byId(this.world.past.venueB),
    };
    return this.#past[venue].get(id);
  }

  #truth(market: SimulatedMarket): Truth {
    return truthOf(market, silentPayout);
  }

  /** When trading ended, or will end. */
  #closedAt(market: SimulatedMarket): number {
    return Math.min(market.closesAt, this.#truth(market).knownAt);
  }

  #stages(market: SimulatedMarket, closedAt: number, truth: Truth): readonly Stage[] {
    return stagesAfterClose(this.#seed, market, closedAt, truth, resolutionOf(market));
  }

  #tell(event: ExchangeEvent): void {
    if (this.#isStarting) return;
    for (const listener of this.#listeners) listener(event);
  }

  #takeIn(event: VenueAEvent | VenueBEvent): void {
    for (const market of event.markets) {
      const states = this.#states[market.venue];
      if (states.has(market.id)) continue;
      const state = new MarketState(market);
      states.set(market.id, state);
      while (this.#dueAt(state) <= this.#now)
        this.#moveOn(state, Math.max(this.#dueAt(state), this.world.options.startsAt));
      this.#schedule(state);
    }
  }

  #schedule(state: MarketState): void {
    const at = this.#dueAt(state);
    if (at < Number.POSITIVE_INFINITY) this.#timetable.add(at, state);
  }

  /** When the market's status changes next. */
  #dueAt(state: MarketState): number {
    const { market } = state;
    switch (state.status) {
      case 'unlisted':
        return market.createdAt;
      case 'unopened':
        return Math.max(market.createdAt, market.opensAt);
      case 'open':
      case 'paused':
        return Math.min(state.closesAt, this.#truth(market).knownAt);
      default:
        return state.stages[state.stagesDone]?.at ?? Number.POSITIVE_INFINITY;
    }
  }

  #moveOn(state: MarketState, at: number): void {
    const { market } = state;
    switch (state.status) {
      case 'unlisted':
        this.#list(state, at);
        return;
      case 'unopened':
        this.#setStatus(state, at, 'open');
        this.#startTrading(state, at);
        return;
      case 'open':
      case 'paused': {
        const truth = this.#truth(market);
        if (truth.knownAt < state.closesAt) {
          state.closesAt = truth.knownAt;
          this.#tell({ kind: 'close_moved', market, at, closesAt: truth.knownAt });
        }
        this.#stopTrading(state, at);
        state.stages = this.#stages(market, state.closesAt, truth);
        this.#setStatus(state, at, 'closed');
        return;
      }
      default: {
        const stage = state.stages[state.stagesDone++];
        if (stage !== undefined) this.#setStatus(state, at, stage.status);
      }
    }
  }

  #setStatus(state: MarketState, at: number, status: Stage['status']): void {
    state.status = status;
    this.#tell({ kind: 'status', market: state.market, at, status });
  }

  #list(state: MarketState, at: number): void {
    const { market } = state;
    state.status = 'unopened';
    if (isVenueAMarket(market)) {
      this.#listEvent(market.event, this.venueAEvents);
      this.#expectTermChanges(state, market, at);
    } else if (isVenueBMarket(market)) {
      this.#listEvent(market.event, this.venueBEvents);
      this.#expectTermChanges(state, market, at);
    }
    this.#tell({ kind: 'listed', market, at });
  }

  #listEvent<E extends VenueAEvent | VenueBEvent>(event: E, listed: E[]): void {
    if (this.#listedEvents.has(event)) return;
    this.#listedEvents.add(event);
    listed.push(event);
  }

  /** The changes to come are found backwards from the last one. */
  #expectTermChanges(state: MarketState, market: VenueAMarket | VenueBMarket, at: number): void {
    let changeAt = market.termsChangedAt(market.closesAt + 24 * hourMs);
    for (let i = 0; i < termChangesMax && changeAt > at; i++) {
      this.#timetable.add(changeAt, { kind: 'terms', state });
      changeAt = market.termsChangedAt(changeAt - 1);
    }
  }

  #startTrading(state: MarketState, at: number): void {
    if (this.#isStarting) state.quotedAt = at;
    else this.#books.open(state, at);
    state.changedAt = at;
    state.openPlace = this.#open.length;
    this.#open.push(state);
    this.#lively.add(state);
  }

  #stopTrading(state: MarketState, at: number): void {
    this.#lively.delete(state);
    const last = state.openPlace < 0 ? undefined : this.#open.pop();
    if (last !== undefined && last !== state) {
      this.#open[state.openPlace] = last;
      last.openPlace = state.openPlace;
    }
    state.openPlace = -1;
    this.#books.clear(state, at);
  }

  #perform(what: MarketState | Chore): void {
    const at = this.#now;
    if (what instanceof MarketState) {
      // The close may have been moved since this was written down.
      if (this.#dueAt(what) <= at) this.#moveOn(what, at);
      this.#schedule(what);
      return;
    }
    switch (what.kind) {
      case 'look_for_listings': {
        const listings = this.world.listNew(this.#listedUpTo, at);
        this.#listedUpTo = at;
        for (const event of listings.venueA) this.#takeIn(event);
        for (const event of listings.venueB) this.#takeIn(event);
        this.#timetable.add(at + listingsEveryMs, what);
        return;
      }
      case 'sweep':
        this.#sweep(at);
        this.#timetable.add(at + secondMs, what);
        return;
      case 'terms':
        this.#tell({ kind: 'terms_changed', market: what.state.market, at });
        return;
      case 'resume':
        if (what.state.status !== 'paused') return;
        this.#setStatus(what.state, at, 'open');
        this.#startTrading(what.state, at);
    }
  }

  #sweep(at: number): void {
    const looks = Math.ceil((this.#open.length * secondMs) / this.#options.sweepMs);
    for (let i = 0; i < looks; i++) {
      const state = this.#open[this.#swept++ % this.#open.length];
      if (state !== undefined) this.#books.refresh(state, at, this.#flow);
    }
  }

  /** Time until the next arrival, after `arrivals` of them. */
  #arrivalGap(arrivals: number): number {
    const wave = Math.floor(this.#now / waveMs);
    const isHigh = ((Math.imul(wave ^ this.#seed, 0x9e3779b1) >>> 8) & 0xff) < 21;
    const perMs = (this.#options.updatesPerSecond * (isHigh ? 4 : 0.75)) / secondMs;
    return drawExponential(this.#flow, perMs) * arrivals;
  }

  /** Lets order flow come to one market; returns how many orders came. */
  #arrive(): number {
    const at = this.#now;
    const state = this.#lively.draw(this.#flow);
    if (state === undefined) return 1;
    if (this.#flow.chance(1 / this.#options.updatesPerPause)) {
      this.#pause(state, at);
      return 1;
    }
    if (this.#flow.chance(1 / this.#options.updatesPerCloseMove)) this.#moveClose(state, at);
    const arrivals = this.#flow.chance(burstShare) ? 3 + drawBelow(this.#flow, 15) : 1;
    for (let i = 0; i < arrivals; i++) {
      const venue = this.#books.touch(state, at);
      this.#take(state, at, decideArrival(this.#flow, venue));
    }
    return arrivals;
  }

  #take(state: MarketState, at: number, arrival: Arrival): void {
    this.#books.apply(state, at, arrival.changes);
    if (arrival.kind === 'levels') return;
    const transactionHash = `0x${drawHex(this.#flow, 64)}`;
    const { market } = state;
    for (const { price, size } of arrival.fills) {
      const trade: SimulatedTrade = {
        id: drawUuid(this.#flow),
        market,
        at,
        microseconds: this.#tradeMicroseconds(at),
        price,
        size,
        takerBuys: arrival.takerBuys,
        block: arrival.block,
        transactionHash,
      };
      state.figures ??= new TradedFigures();
      state.figures.add(trade, this.#flow.chance(0.6));
      this.#trades[market.venue].add(trade);
      this.#tell({ kind: 'trade', market, at, trade });
    }
  }

  #tradeMicroseconds(at: number): number {
    const last = this.#lastTradeInstant;
    const microseconds = last.at === at ? Math.min(999, last.microseconds + 1) : drawBelow(this.#flow, 200);
    this.#lastTradeInstant = { at, microseconds };
    return microseconds;
  }

  #pause(state: MarketState, at: number): void {
    this.#setStatus(state, at, 'paused');
    this.#stopTrading(state, at);
    this.#timetable.add(at + (20 + drawBelow(this.#flow, 180)) * secondMs, { kind: 'resume', state });
  }

  /** Only a distant close is moved, and only to a later hour, so that no result comes before it. */
  #moveClose(state: MarketState, at: number): void {
    if (state.market.venue !== 'venue_a' || state.closesAt - at < 2 * hourMs) return;
    state.closesAt += (1 + drawBelow(this.#flow, 6)) * hourMs;
    this.#tell({ kind: 'close_moved', market: state.market, at, closesAt: state.closesAt });
  }
}

function byId<M extends SimulatedMarket>(
  events: readonly { readonly markets: readonly M[] }[],
): Map<string, M> {
  const markets = new Map<string, M>();
  for (const event of events) for (const market of event.markets) markets.set(market.id, market);
  return markets;
}

function settlementOf(truth: Truth, stages: readonly Stage[], latest: number): Settlement {
  const { payout, voided, value } = truth;
  return {
    payout,
    voided,
    value,
    determinedAt: Math.min(latest, stages[0]?.at ?? truth.knownAt),
    settledAt: Math.min(latest, stages.at(-1)?.at ?? truth.knownAt),
  };
}

function resolutionOf(market: SimulatedMarket): Resolution {
  if (isVenueAMarket(market)) return { kind: 'timer', seconds: market.settlementTimerSeconds };
  if (isVenueBMarket(market)) return { kind: market.resolution };
  return { kind: 'automatic' };
}

/**
 * Where the rules are silent, venue_a settles at the fair price; venue_b's oracle answers 50-50, except in exclusive
 * groups, whose contracts cannot hold that answer: there it is No.
 */
function silentPayout(market: SimulatedMarket): VoidPayout {
  if (!isVenueBMarket(market)) return 'fair_price';
  return market.event.negRisk ? 0 : 1;
}

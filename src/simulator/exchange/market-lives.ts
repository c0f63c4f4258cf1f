/**
 * From listing to settlement: which markets exist, what state each is in, and what happens to them by the clock. Keeps the
 * timetable; when to turn its pages is the exchange's business.
 */
import type {
  SimulatedMarket,
  SimulatedVenue,
  VenueAEvent,
  VenueAMarket,
  VenueBEvent,
  VenueBMarket,
  World,
} from '../world/index.ts';
import type { SimulatedBookKeeper } from './book-keeper.ts';
import type { ExchangeEvent } from './events.ts';
import { type Stage, stagesAfterClose } from './lifecycle.ts';
import { SimulatedMarketState } from './market-state.ts';
import type { Truth } from './payout.ts';
import { Timetable } from './timetable.ts';
import { isVenueAMarket, isVenueBMarket } from './venue-of.ts';
import { resolutionOf, settledTruth, trueResult } from './venue-rules.ts';
import { WeightedSet } from './weighted-set.ts';

type Chore =
  | { readonly kind: 'look_for_listings' }
  | { readonly kind: 'terms'; readonly state: SimulatedMarketState }
  | { readonly kind: 'resume'; readonly state: SimulatedMarketState };

const listingsEveryMs = 15_000;
const dayMs = 86_400_000;
const termChangesMax = 16;

export class MarketLives {
  readonly venueAEvents: VenueAEvent[] = [];
  readonly venueBEvents: VenueBEvent[] = [];
  /** Open markets by liveliness, and all of them. */
  readonly lively = new WeightedSet<SimulatedMarketState>();
  readonly open: SimulatedMarketState[] = [];
  readonly #world: World;
  readonly #books: SimulatedBookKeeper;
  readonly #hear: (event: ExchangeEvent) => void;
  readonly #states = {
    venue_a: new Map<string, SimulatedMarketState>(),
    venue_b: new Map<string, SimulatedMarketState>(),
  };
  readonly #listedEvents = new Set<VenueAEvent | VenueBEvent>();
  readonly #timetable = new Timetable<SimulatedMarketState | Chore>();
  #listedUpTo: number;
  /** True while the world is loaded as it stood at its start: no event is emitted for that. */
  #isStarting = true;

  constructor(world: World, books: SimulatedBookKeeper, hear: (event: ExchangeEvent) => void) {
    const { startsAt } = world.options;
    this.#world = world;
    this.#books = books;
    this.#hear = hear;
    this.#listedUpTo = startsAt;
    for (const event of world.venueA.events) this.#takeIn(event, startsAt);
    for (const event of world.venueB.events) this.#takeIn(event, startsAt);
    this.#timetable.add(startsAt + listingsEveryMs, { kind: 'look_for_listings' });
    this.#isStarting = false;
  }

  /** When something happens next. */
  get nextAt(): number {
    return this.#timetable.nextAt;
  }

  /** Undefined for markets of the past. */
  state(venue: SimulatedVenue, id: string): SimulatedMarketState | undefined {
    return this.#states[venue].get(id);
  }

  /** Lets happen what comes next; returns when that was. */
  happen(): number {
    const entry = this.#timetable.take();
    if (entry === undefined) return this.nextAt;
    const { at, what } = entry;
    if (what instanceof SimulatedMarketState) {
      // The close may have been moved since this was written down.
      if (this.#dueAt(what) <= at) this.#moveOn(what, at);
      this.#schedule(what);
    } else this.#do(what, at);
    return at;
  }

  pause(state: SimulatedMarketState, at: number, resumeAt: number): void {
    this.#setStatus(state, at, 'paused');
    this.#stopTrading(state, at);
    this.#timetable.add(resumeAt, { kind: 'resume', state });
  }

  /** To a later time than the present close, so that no result comes before it. */
  moveClose(state: SimulatedMarketState, at: number, closesAt: number): void {
    state.closesAt = closesAt;
    this.#emit({ kind: 'close_moved', market: state.market, at, closesAt });
  }

  /** What follows a close, in order. */
  stages(market: SimulatedMarket, closedAt: number, truth: Truth): readonly Stage[] {
    const { seed } = this.#world.options;
    const closed = { market, closedAt, knownAt: truth.knownAt, result: trueResult(market, truth) };
    return stagesAfterClose(seed, closed, resolutionOf(seed, market, truth));
  }

  #emit(event: ExchangeEvent): void {
    if (!this.#isStarting) this.#hear(event);
  }

  #takeIn(event: VenueAEvent | VenueBEvent, now: number): void {
    for (const market of event.markets) {
      const states = this.#states[market.venue];
      if (states.has(market.id)) continue;
      const state = new SimulatedMarketState(market);
      states.set(market.id, state);
      while (this.#dueAt(state) <= now) this.#moveOn(state, now);
      this.#schedule(state);
    }
  }

  #schedule(state: SimulatedMarketState): void {
    const at = this.#dueAt(state);
    if (at < Number.POSITIVE_INFINITY) this.#timetable.add(at, state);
  }

  /** When the market's status changes next. */
  #dueAt(state: SimulatedMarketState): number {
    const { market } = state;
    switch (state.status) {
      case 'unlisted':
        return market.createdAt;
      case 'unopened':
        return Math.max(market.createdAt, market.opensAt);
      case 'open':
      case 'paused':
        return Math.min(state.closesAt, settledTruth(market).knownAt);
      default:
        return state.stages[state.stagesDone]?.at ?? Number.POSITIVE_INFINITY;
    }
  }

  #moveOn(state: SimulatedMarketState, at: number): void {
    switch (state.status) {
      case 'unlisted':
        this.#list(state, at);
        return;
      case 'unopened':
        this.#setStatus(state, at, 'open');
        this.#startTrading(state, at);
        return;
      case 'open':
      case 'paused':
        this.#close(state, at);
        return;
      default: {
        const stage = state.stages[state.stagesDone++];
        if (stage !== undefined) this.#setStatus(state, at, stage.status);
      }
    }
  }

  #close(state: SimulatedMarketState, at: number): void {
    const { market } = state;
    const truth = settledTruth(market);
    if (truth.knownAt < state.closesAt) this.moveClose(state, at, truth.knownAt);
    this.#stopTrading(state, at);
    state.stages = this.stages(market, state.closesAt, truth);
    this.#setStatus(state, at, 'closed');
  }

  #setStatus(state: SimulatedMarketState, at: number, status: Stage['status']): void {
    state.status = status;
    this.#emit({ kind: 'status', market: state.market, at, status });
  }

  #list(state: SimulatedMarketState, at: number): void {
    const { market } = state;
    state.status = 'unopened';
    if (isVenueAMarket(market)) {
      this.#listEvent(market.event, this.venueAEvents);
      this.#expectTermChanges(state, market, at);
    } else if (isVenueBMarket(market)) {
      this.#listEvent(market.event, this.venueBEvents);
      this.#expectTermChanges(state, market, at);
    }
    this.#emit({ kind: 'listed', market, at });
  }

  #listEvent<E extends VenueAEvent | VenueBEvent>(event: E, listed: E[]): void {
    if (this.#listedEvents.has(event)) return;
    this.#listedEvents.add(event);
    listed.push(event);
  }

  /** The changes to come are found backwards from the last one. */
  #expectTermChanges(state: SimulatedMarketState, market: VenueAMarket | VenueBMarket, at: number): void {
    let changeAt = market.termsChangedAt(market.closesAt + dayMs);
    for (let i = 0; i < termChangesMax && changeAt > at; i++) {
      this.#timetable.add(changeAt, { kind: 'terms', state });
      changeAt = market.termsChangedAt(changeAt - 1);
    }
  }

  #startTrading(state: SimulatedMarketState, at: number): void {
    if (this.#isStarting) state.quotedAt = at;
    else this.#books.open(state, at);
    state.changedAt = at;
    state.openPlace = this.open.length;
    this.open.push(state);
    this.lively.add(state);
  }

  #stopTrading(state: SimulatedMarketState, at: number): void {
    this.lively.delete(state);
    const last = state.openPlace < 0 ? undefined : this.open.pop();
    if (last !== undefined && last !== state) {
      this.open[state.openPlace] = last;
      last.openPlace = state.openPlace;
    }
    state.openPlace = -1;
    if (this.#isStarting) state.quotedAt = undefined;
    else this.#books.clear(state, at);
  }

  #do(chore: Chore, at: number): void {
    switch (chore.kind) {
      case 'look_for_listings': {
        const listings = this.#world.listNew(this.#listedUpTo, at);
        this.#listedUpTo = at;
        for (const event of listings.venueA) this.#takeIn(event, at);
        for (const event of listings.venueB) this.#takeIn(event, at);
        this.#timetable.add(at + listingsEveryMs, chore);
        return;
      }
      case 'terms':
        this.#emit({ kind: 'terms_changed', market: chore.state.market, at });
        return;
      case 'resume':
        if (chore.state.status !== 'paused') return;
        this.#setStatus(chore.state, at, 'open');
        this.#startTrading(chore.state, at);
    }
  }
}

/**
 * The books of all markets. A book that no order has touched is computed from its quoting time on each read; one
 * that was touched is kept. When too many are kept, the one least recently touched is requoted and forgotten, so that
 * the memory is bounded however long the exchange runs, and a read changes nothing.
 */
import { BoundedCache } from '../../runtime/bounded-cache.ts';
import { quotingHabits, type Random, type VenueAPriceStructure } from '../world/index.ts';
import type { ExchangeEvent, SimulatedLevelChange } from './events.ts';
import type { BookTop, BookView } from './exchange.ts';
import { isNearAnEnd, marketGrid } from './market-grid.ts';
import type { SimulatedMarketState } from './market-state.ts';
import { type BookSides, changesBetween, emptySides, OrderBook } from './order-book.ts';
import { type QuotedMarket, requote } from './order-flow.ts';
import { isOnGrid, type PriceGrid, stepAt, venueAGrid } from './price-grid.ts';
import { bestPrices, lookEveryMs, type Quoted, quotedBook, quotedTop, quotedValue } from './quoting.ts';
import { isVenueBMarket } from './venue-of.ts';

const computedBooksMax = 4096;

export class SimulatedBookKeeper {
  readonly #seed: number;
  readonly #booksMax: number;
  readonly #emit: (event: ExchangeEvent) => void;
  /** Kept books, least recently touched first. */
  readonly #kept = new Set<SimulatedMarketState>();
  readonly #computed = new BoundedCache<
    SimulatedMarketState,
    { readonly quotedAt: number; readonly grid: PriceGrid; readonly sides: BookSides }
  >(computedBooksMax);
  readonly #computedTops = new BoundedCache<
    SimulatedMarketState,
    { readonly quotedAt: number; readonly grid: PriceGrid; readonly top: BookTop }
  >(computedBooksMax);

  constructor(seed: number, booksMax: number, emit: (event: ExchangeEvent) => void) {
    this.#seed = seed;
    this.#booksMax = booksMax;
    this.#emit = emit;
  }

  grid(state: SimulatedMarketState): PriceGrid {
    const { market } = state;
    // Where the first quotes were near an end already, the finer grid was in force from the start.
    if (state.refined === undefined && state.quotedAt !== undefined && isVenueBMarket(market))
      state.refined = market.tickSize === '0.001' || isNearAnEnd(quotedValue(market, state.quotedAt));
    return marketGrid(market, state);
  }

  view(state: SimulatedMarketState): BookView {
    if (state.view?.version === state.version) return state.view;
    const { bids, asks } = this.#sides(state);
    const view = { version: state.version, changedAt: state.changedAt, bids: [...bids], asks: [...asks] };
    // Computed books have a cache of their own; views of kept ones go with the book.
    if (state.book !== undefined) state.view = view;
    return view;
  }

  top(state: SimulatedMarketState): BookTop {
    if (state.book !== undefined) return { bid: state.book.bids[0], ask: state.book.asks[0] };
    const { quotedAt } = state;
    if (quotedAt === undefined) return { bid: undefined, ask: undefined };
    const grid = this.grid(state);
    const known = this.#computedTops.find(state);
    if (known?.quotedAt === quotedAt && known.grid === grid) return known.top;
    const top = quotedTop(this.#quoted(state, quotedAt));
    this.#computedTops.save(state, { quotedAt, grid, top });
    return top;
  }

  /** Brings a book to a market that has none. */
  open(state: SimulatedMarketState, at: number): void {
    state.quotedAt = at;
    this.#change(state, at, changesBetween(emptySides, this.#sides(state)));
  }

  /** Cancels everything. */
  clear(state: SimulatedMarketState, at: number): void {
    const before = this.#sides(state);
    this.#forget(state);
    state.quotedAt = undefined;
    this.#change(state, at, changesBetween(before, emptySides));
  }

  /** The market as order flow sees it; the book is kept from now on. */
  touch(state: SimulatedMarketState, at: number): QuotedMarket {
    this.refine(state, at);
    const book = state.book ?? new OrderBook(this.#sides(state));
    state.book = book;
    this.#kept.delete(state);
    this.#kept.add(state);
    if (this.#kept.size > this.#booksMax) {
      const [oldest] = this.#kept;
      if (oldest !== undefined) this.#requote(oldest, at);
    }
    state.habits ??= quotingHabits(this.#seed, state.market);
    return { book, habits: state.habits, grid: this.grid(state), value: this.#value(state, at) };
  }

  apply(state: SimulatedMarketState, at: number, changes: readonly SimulatedLevelChange[]): void {
    for (const change of changes) state.book?.apply(change);
    this.#change(state, at, changes);
  }

  /** Moves quotes that the value has passed, of a kept book or of one that was never touched. */
  refresh(state: SimulatedMarketState, at: number, random: Random): void {
    this.refine(state, at);
    if (state.book !== undefined) {
      this.apply(state, at, requote(random, this.touch(state, at)));
      return;
    }
    if (state.quotedAt === undefined) return;
    const { bid, ask } = quotedTop(this.#quoted(state, state.quotedAt));
    const value = this.#value(state, at);
    const { spread } = quotingHabits(this.#seed, state.market);
    const target = bestPrices(this.grid(state), value, spread);
    const isOff =
      (bid !== undefined && (bid.price > value || target.bid - bid.price > 2 * spread)) ||
      (ask !== undefined && (ask.price < value || ask.price - target.ask > 2 * spread));
    if (isOff) this.#requote(state, at);
  }

  /** Makes venue_b's grid finer, once, when the value has come near an end; the book is requoted on it. */
  refine(state: SimulatedMarketState, at: number): void {
    const { market } = state;
    const oldGrid = this.grid(state);
    if (!isVenueBMarket(market) || state.refined !== false || !isNearAnEnd(this.#value(state, at))) return;
    const before = this.#sides(state);
    state.refined = true;
    this.#emit({ kind: 'grid_changed', market, at, oldTick: oldGrid[0]?.step ?? 100, newTick: 10 });
    this.#forget(state);
    state.quotedAt = at;
    this.#change(state, at, changesBetween(before, this.#sides(state)));
  }

  /** Gives a market of venue_a another grid. Levels that it does not have are cancelled first; the others rest on. */
  regrid(state: SimulatedMarketState, at: number, structure: VenueAPriceStructure): void {
    const { book } = this.touch(state, at);
    const oldGrid = this.grid(state);
    const newGrid = venueAGrid(structure);
    const price = book.bids[0]?.price ?? book.asks[0]?.price ?? 5000;
    const changes: SimulatedLevelChange[] = [];
    for (const side of ['bid', 'ask'] as const)
      for (const level of book.side(side))
        if (!isOnGrid(newGrid, level.price)) changes.push({ side, price: level.price, size: 0 });
    this.apply(state, at, changes);
    state.structure = structure;
    const ticks = { oldTick: stepAt(oldGrid, price), newTick: stepAt(newGrid, price) };
    this.#emit({ kind: 'grid_changed', market: state.market, at, ...ticks });
  }

  #requote(state: SimulatedMarketState, at: number): void {
    const before = this.#sides(state);
    this.#forget(state);
    state.quotedAt = at;
    this.#change(state, at, changesBetween(before, this.#sides(state)));
  }

  #forget(state: SimulatedMarketState): void {
    state.book = undefined;
    state.habits = undefined;
    state.view = undefined;
    this.#kept.delete(state);
  }

  #value(state: SimulatedMarketState, at: number): number {
    const lookedAt = at - (at % lookEveryMs);
    if (state.valuedAt !== lookedAt) {
      state.value = quotedValue(state.market, lookedAt);
      state.valuedAt = lookedAt;
    }
    return state.value;
  }

  #change(state: SimulatedMarketState, at: number, changes: readonly SimulatedLevelChange[]): void {
    if (changes.length === 0) return;
    state.version++;
    state.changedAt = at;
    this.#emit({ kind: 'levels', market: state.market, at, version: state.version, changes });
  }

  #sides(state: SimulatedMarketState): BookSides {
    if (state.book !== undefined) return state.book;
    const { quotedAt } = state;
    if (quotedAt === undefined) return emptySides;
    const cached = this.#computed.find(state);
    const grid = this.grid(state);
    if (cached?.quotedAt === quotedAt && cached.grid === grid) return cached.sides;
    const sides = quotedBook(this.#quoted(state, quotedAt));
    this.#computed.save(state, { quotedAt, grid, sides });
    return sides;
  }

  #quoted(state: SimulatedMarketState, at: number): Quoted {
    const { market } = state;
    return {
      seed: this.#seed,
      market,
      habits: quotingHabits(this.#seed, market),
      grid: this.grid(state),
      at,
    };
  }
}

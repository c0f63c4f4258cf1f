/**
 * What venue_a has listed, in the orders its routes need. Kept up by the exchange's events; markets settled before the
 * simulation began are brought in when a request first asks for settled ones.
 */
import type { Exchange } from '../exchange/index.ts';
import type {
  SimulatedMarket,
  VenueAEvent,
  VenueAMarket,
  VenueAMilestone,
  VenueASeries,
} from '../world/index.ts';
import { FeeBook } from './fee-book.ts';
import { compareKeys, isAfter, type Key } from './paging.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Live routes forget what was settled longer ago than this. */
const liveDays = 90;
/** An untraded combo vanishes this long after it was determined. */
const comboLifeMs = 3_600_000;

export class VenueACatalog {
  readonly exchange: Exchange;
  readonly fees: FeeBook;
  readonly #events = new Map<string, VenueAEvent>();
  /** In rising order of creation and ticker. */
  readonly #eventsByAge: VenueAEvent[] = [];
  readonly #marketsByAge: VenueAMarket[] = [];
  readonly #eventsOfSeries = new Map<string, VenueAEvent[]>();
  readonly #series: Map<string, VenueASeries>;
  /** When the terms or the life of a market last changed since the start. */
  readonly #changedAt = new Map<string, number>();
  readonly #listedAt = new Map<string, number>();
  readonly #pricesADayAgo = new WeakMap<VenueAMarket, { readonly at: number; readonly price: number }>();
  readonly #stop: () => void;
  #hasPast = false;

  constructor(exchange: Exchange) {
    this.exchange = exchange;
    this.fees = new FeeBook(exchange.world);
    this.#series = new Map(exchange.world.venueA.series.map((series) => [series.ticker, series]));
    for (const event of exchange.venueAEvents) this.#addEvent(event);
    for (const event of exchange.venueAEvents)
      for (const market of event.markets) if (exchange.isListed(market)) this.#marketsByAge.push(market);
    this.#marketsByAge.sort((left, right) => compareKeys(marketKey(left), marketKey(right)));
    this.#eventsByAge.sort((left, right) => compareKeys(eventKey(left), eventKey(right)));
    this.#stop = exchange.listen((fact) => {
      if (fact.market.venue !== 'venue_a') return;
      if (fact.kind === 'levels' || fact.kind === 'trade') return;
      if (fact.kind === 'listed') this.#list(fact.market, fact.at);
      // Opening and closing by the clock change no terms.
      if (fact.kind === 'status' && (fact.status === 'open' || fact.status === 'closed')) return;
      this.#changedAt.set(fact.market.id, fact.at);
    });
  }

  close(): void {
    this.#stop();
  }

  get now(): number {
    return this.exchange.now;
  }

  /** Settled before this and a market is only in the archive. */
  get cutoffAt(): number {
    return Math.floor(this.now / dayMs) * dayMs - liveDays * dayMs;
  }

  event(ticker: string): VenueAEvent | undefined {
    const found = this.#events.get(ticker);
    if (found !== undefined || this.#hasPast) return found;
    this.#bringInPast();
    return this.#events.get(ticker);
  }

  /** Those of the world, then those that later events began. */
  get series(): readonly VenueASeries[] {
    return [...this.#series.values()];
  }

  findSeries(ticker: string): VenueASeries | undefined {
    return this.#series.get(ticker);
  }

  eventsOfSeries(series: string): readonly VenueAEvent[] {
    this.#bringInPast();
    return this.#eventsOfSeries.get(series) ?? [];
  }

  /** Newest first, behind the cursor. The past is left out where only living markets are wanted. */
  *events(cursor: Key | undefined, withPast: boolean): Generator<VenueAEvent> {
    if (withPast) this.#bringInPast();
    yield* newestFirst(this.#eventsByAge, eventKey, cursor);
  }

  *markets(cursor: Key | undefined, withPast: boolean): Generator<VenueAMarket> {
    if (withPast) this.#bringInPast();
    yield* newestFirst(this.#marketsByAge, marketKey, cursor);
  }

  /** The members of an event that exist by now. */
  members(event: VenueAEvent): readonly VenueAMarket[] {
    return event.markets.filter((market) => this.exchange.isListed(market) && !this.isDeleted(market));
  }

  market(ticker: string): VenueAMarket | undefined {
    const market = this.exchange.venueAMarket(ticker);
    return market === undefined || this.isDeleted(market) ? undefined : market;
  }

  isArchived(market: VenueAMarket): boolean {
    if (this.exchange.status(market) !== 'settled') return false;
    const settledAt = this.exchange.settlement(market)?.settledAt ?? 0;
    return settledAt < this.cutoffAt;
  }

  /** User-made combos without trades are deleted some time after they were determined. */
  isDeleted(market: VenueAMarket): boolean {
    if (!market.provisional) return false;
    const determinedAt = this.exchange.settlement(market)?.determinedAt;
    return (
      determinedAt !== undefined &&
      this.now - determinedAt > comboLifeMs &&
      this.exchange.figures(market).volume === 0
    );
  }

  updatedAt(market: VenueAMarket): number {
    const settlement = this.exchange.settlement(market);
    return Math.max(
      market.createdAt,
      market.termsChangedAt(this.now),
      this.#changedAt.get(market.id) ?? 0,
      settlement?.determinedAt ?? 0,
    );
  }

  eventUpdatedAt(event: VenueAEvent): number {
    return Math.max(
      this.fees.eventChangedAt(event, this.now),
      ...event.markets.map(({ createdAt }) => createdAt).filter((at) => at <= this.now),
      0,
    );
  }

  seriesUpdatedAt(series: VenueASeries): number {
    return Math.max(series.updatedAt, this.fees.seriesChangedAt(series, this.now));
  }

  /** Whether a market may have changed since: a quick answer for a walk over all of them. */
  changedSince(market: VenueAMarket, since: number): boolean {
    if (since >= this.exchange.world.options.startsAt)
      return market.createdAt > since || (this.#changedAt.get(market.id) ?? 0) > since;
    return this.updatedAt(market) > since;
  }

  /** On the hour, and 0 where there was no trading yet. Worked out once an hour for a market, as it costs much. */
  priceADayAgo(market: VenueAMarket): number {
    const at = Math.floor(this.now / hourMs) * hourMs - dayMs;
    if (market.opensAt > at || market.activity <= 0) return 0;
    const known = this.#pricesADayAgo.get(market);
    if (known?.at === at) return known.price;
    const price = this.exchange.history(market, at, at, hourMs).at(-1)?.price ?? 0;
    this.#pricesADayAgo.set(market, { at, price });
    return price;
  }

  /** When the market appeared, for those that did so while the simulation ran. */
  listedAt(market: VenueAMarket): number | undefined {
    return this.#listedAt.get(market.id);
  }

  milestones(): readonly VenueAMilestone[] {
    const known = new Map(
      this.exchange.world.venueA.milestones.map((milestone) => [milestone.id, milestone]),
    );
    for (const { milestone } of this.#eventsByAge)
      if (milestone !== undefined) known.set(milestone.id, milestone);
    return [...known.values()];
  }

  #list(market: SimulatedMarket, at: number): void {
    const listed = this.exchange.venueAMarket(market.id);
    if (listed === undefined) return;
    this.#listedAt.set(market.id, at);
    if (!this.#events.has(listed.event.ticker)) {
      this.#addEvent(listed.event, true);
      const { series } = listed.event;
      if (!this.#series.has(series.ticker)) this.#series.set(series.ticker, series);
    }
    insert(this.#marketsByAge, listed, marketKey);
  }

  #addEvent(event: VenueAEvent, inOrder = false): void {
    this.#events.set(event.ticker, event);
    if (inOrder) insert(this.#eventsByAge, event, eventKey);
    else this.#eventsByAge.push(event);
    const ofSeries = this.#eventsOfSeries.get(event.series.ticker);
    if (ofSeries === undefined) this.#eventsOfSeries.set(event.series.ticker, [event]);
    else ofSeries.push(event);
  }

  #bringInPast(): void {
    if (this.#hasPast) return;
    this.#hasPast = true;
    for (const event of this.exchange.world.past.venueA) {
      if (this.#events.has(event.ticker)) continue;
      this.#addEvent(event);
      this.#marketsByAge.push(...event.markets);
    }
    this.#marketsByAge.sort((left, right) => compareKeys(marketKey(left), marketKey(right)));
    this.#eventsByAge.sort((left, right) => compareKeys(eventKey(left), eventKey(right)));
  }
}

export function isCombo(market: VenueAMarket): boolean {
  return 'legs' in market.claim;
}

export function isMultivariate(event: VenueAEvent): boolean {
  return event.multivariateCollection !== undefined || event.markets.some(isCombo);
}

export function marketKey(market: VenueAMarket): Key {
  return { rank: market.createdAt, id: market.id };
}

export function eventKey(event: VenueAEvent): Key {
  return { rank: event.markets[0]?.createdAt ?? 0, id: event.ticker };
}

function* newestFirst<T>(rows: readonly T[], keyOf: (row: T) => Key, cursor: Key | undefined): Generator<T> {
  let next = cursor === undefined ? rows.length : lowerBound(rows, keyOf, cursor);
  while (next > 0) {
    const row = rows[--next];
    if (row !== undefined && isAfter(keyOf(row), cursor, 'descending')) yield row;
  }
}

/** The first place whose key is not below the given one. */
function lowerBound<T>(rows: readonly T[], keyOf: (row: T) => Key, key: Key): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row !== undefined && compareKeys(keyOf(row), key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function insert<T>(rows: T[], row: T, keyOf: (row: T) => Key): void {
  rows.splice(lowerBound(rows, keyOf, keyOf(row)), 0, row);
}

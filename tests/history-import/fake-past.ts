/** A venue with a past made of values: settled markets, their trades and prices, and what goes wrong with them. */
import type { VenueId } from '../../src/core/contract/index.ts';
import type { Trade } from '../../src/core/market/index.ts';
import type { ListedMarket, ListingStep, Venue } from '../../src/venues/index.ts';
import {
  FakeVenue,
  fakeTime,
  settledYes,
  sketchEvent,
  sketchMarket,
  sketchSeries,
} from '../harness/fake-venue.ts';

export const hourMs = 3_600_000;

export class FakePast {
  readonly listing: FakeVenue;
  readonly trades = new Map<string, Trade[]>();
  readonly prices = new Map<string, { at: number; price: number }[]>();
  /** How often each market's past was asked for. */
  readonly asked = new Map<string, number>();
  readonly listedSince: number[] = [];
  /** Thrown instead of an answer, as long as it gives something. */
  fail: (id: string, time: number) => Error | undefined = () => undefined;
  end: Extract<ListingStep, { kind: 'end' }> = { kind: 'end', complete: true };
  pageSize = 10;

  constructor(id: VenueId = 'venue_a') {
    this.listing = new FakeVenue(id);
  }

  get venue(): Venue {
    const { listing } = this;
    return {
      id: listing.id,
      listOpen: (signal) => listing.listOpen(signal),
      listChanges: (since, signal) => listing.listChanges(since, signal),
      lookUp: (ids) => listing.lookUp(ids),
      listSettled: (since) => this.#listSettled(since),
      readBook: () => listing.readBook(),
      readTrades: (market, from, to) => this.#readTrades(market.id, from, to),
      readPriceHistory: async (market, from, to) => {
        this.#ask(market.id);
        return (this.prices.get(market.id) ?? []).filter(({ at }) => at >= from && at < to);
      },
      doubtTables: () => listing.doubtTables(),
      readFeeChanges: () => listing.readFeeChanges(),
      requests: () => listing.requests(),
      openFeed: () => listing.openFeed(),
    };
  }

  async *#listSettled(since: number): AsyncGenerator<ListingStep> {
    this.listedSince.push(since);
    const { markets, events, series, quarantined } = this.listing;
    const closed = [...markets.values()].filter(({ state }) => state.status !== 'open');
    for (let start = 0; start < closed.length; start += this.pageSize) {
      yield {
        kind: 'page',
        series: start === 0 ? series : [],
        events: start === 0 ? events : [],
        markets: closed.slice(start, start + this.pageSize),
        quarantined: start === 0 ? quarantined : [],
        unknownFields: {},
      };
    }
    yield this.end;
  }

  async *#readTrades(id: string, from: number, to: number): AsyncGenerator<readonly Trade[]> {
    this.#ask(id);
    const trades = (this.trades.get(id) ?? []).filter(({ venueTime }) => venueTime >= from && venueTime < to);
    for (let start = 0; start < trades.length; start += this.pageSize) {
      yield trades.slice(start, start + this.pageSize);
    }
  }

  #ask(id: string): void {
    const time = (this.asked.get(id) ?? 0) + 1;
    this.asked.set(id, time);
    const error = this.fail(id, time);
    if (error !== undefined) throw error;
  }
}

/** Settled `hoursAgo`, after a day of trading: with a trade and a price each hour. */
export function addSettled(past: FakePast, id: string, hoursAgo: number): ListedMarket {
  const endedAt = fakeTime - hoursAgo * hourMs;
  const venue = past.listing.id;
  const market = sketchMarket({
    id,
    venue,
    state: { status: 'settled', opensAt: endedAt - 24 * hourMs, closesAt: endedAt },
    settlement: { ...settledYes, determinedAt: endedAt, settledAt: endedAt },
  });
  past.listing.put(market);
  if (past.listing.events.length === 0) {
    past.listing.events = [sketchEvent({ venue })];
    past.listing.series = [sketchSeries({ venue })];
  }
  past.trades.set(
    id,
    Array.from({ length: 24 }, (_, place) => sketchTrade(`${id}-${place}`, endedAt - (place + 0.5) * hourMs)),
  );
  past.prices.set(
    id,
    Array.from({ length: 24 }, (_, place) => ({
      at: endedAt - (24 - place) * hourMs,
      price: 300_000 + place * 10_000,
    })),
  );
  return market;
}

export function sketchTrade(id: string, venueTime: number, price = 420_000): Trade {
  return { id, venueTime, price, quantity: 5_000_000, takerAction: 'buy', outcome: 'yes', block: false };
}

/** Builds the catalog of one run, market by market. */
import { addressableId, categories, type VenueId, venueIds } from '../contract/index.ts';
import type { CatalogData } from './catalog-data.ts';
import type { CatalogEvent, CatalogMarket } from './catalog-market.ts';
import { writeEvent, writeMarket } from './catalog-texts.ts';
import { buildNameTable } from './name-table.ts';
import { concatenate, invert, listAt, type NumberLists } from './number-lists.ts';
import { buildSlab, TextSlabBuilder } from './text-slab.ts';

export class CatalogBuilder {
  readonly #ids: string[] = [];
  readonly #records = new TextSlabBuilder();
  readonly #readings = new TextSlabBuilder();
  readonly #venues: number[] = [];
  readonly #addressable: number[] = [];
  readonly #opensAt: number[] = [];
  readonly #closesAt: number[] = [];
  readonly #eventOf: number[] = [];
  readonly #eventNumbers: Readonly<Record<VenueId, Map<string, number>>> = {
    venue_a: new Map(),
    venue_b: new Map(),
  };
  readonly #events: { event: CatalogEvent; isListed: boolean }[] = [];

  /**
   * Markets in order of their keys. `reading`: as stored, JSON text. `event`: undefined where the venue never listed it;
   * then an event is made of what its first market says. Returns whether paths of the API can hold the market.
   */
  add(market: CatalogMarket, reading: string, event: CatalogEvent | undefined): boolean {
    const isAddressable = addressableId.test(market.id) && addressableId.test(market.eventId);
    this.#ids.push(market.id);
    this.#records.add(writeMarket(market));
    this.#readings.add(reading);
    this.#venues.push(venueIds.indexOf(market.venue));
    this.#addressable.push(isAddressable ? 1 : 0);
    this.#opensAt.push(market.opensAt ?? Number.NaN);
    this.#closesAt.push(market.closesAt ?? Number.NaN);
    this.#eventOf.push(this.#placeEvent(market, event));
    return isAddressable;
  }

  /** The builder is used up. */
  finish(): CatalogData {
    const venues = new Uint8Array(this.#venues);
    const eventOf = new Int32Array(this.#eventOf);
    const events = this.#events.map(({ event }) => event);
    const eventMarkets = invert(eventOf, events.length);
    return {
      names: buildNameTable(this.#ids, venues),
      records: this.#records.finish(),
      readings: this.#readings.finish(),
      addressable: new Uint8Array(this.#addressable),
      opensAt: new Float64Array(this.#opensAt),
      closesAt: new Float64Array(this.#closesAt),
      eventOf,
      byName: sortByName(this.#ids, venues),
      eventNames: buildNameTable(
        events.map(({ id }) => id),
        Uint8Array.from(events, ({ venue }) => venueIds.indexOf(venue)),
      ),
      eventRecords: buildSlab(events.map(writeEvent)),
      eventCategories: Uint8Array.from(events, ({ category }) =>
        category === undefined ? 0 : categories.indexOf(category) + 1,
      ),
      eventMarkets,
      ...listTopics(events, eventMarkets),
    };
  }

  #placeEvent(market: CatalogMarket, event: CatalogEvent | undefined): number {
    const numbers = this.#eventNumbers[market.venue];
    const known = numbers.get(market.eventId);
    if (known === undefined) {
      const number = this.#events.length;
      numbers.set(market.eventId, number);
      this.#events.push({ event: event ?? eventOfMarket(market), isListed: event !== undefined });
      return number;
    }
    const held = this.#events[known];
    if (event !== undefined && held?.isListed === false) this.#events[known] = { event, isListed: true };
    return known;
  }
}

function eventOfMarket(market: CatalogMarket): CatalogEvent {
  return {
    venue: market.venue,
    id: market.eventId,
    seriesId: market.seriesId,
    title: market.title,
    subTitle: undefined,
    category: undefined,
    topics: [],
    mutuallyExclusive: market.eventMutuallyExclusive,
    gameStartsAt: market.gameStartsAt,
  };
}

function sortByName(ids: readonly string[], venues: Uint8Array): Int32Array<ArrayBuffer> {
  const order = [...ids.keys()];
  order.sort((left, right) => {
    const venue = (venues[left] ?? 0) - (venues[right] ?? 0);
    if (venue !== 0) return venue;
    const a = ids[left] ?? '';
    const b = ids[right] ?? '';
    return a < b ? -1 : a > b ? 1 : left - right;
  });
  return new Int32Array(order);
}

function listTopics(
  events: readonly CatalogEvent[],
  eventMarkets: NumberLists,
): Pick<CatalogData, 'topicSlugs' | 'topicEvents' | 'topicMarkets'> {
  const eventsOf = new Map<string, number[]>();
  events.forEach(({ topics }, number) => {
    for (const slug of new Set(topics)) {
      const list = eventsOf.get(slug);
      if (list === undefined) eventsOf.set(slug, [number]);
      else list.push(number);
    }
  });
  const topicSlugs = [...eventsOf.keys()].sort();
  const lists = topicSlugs.map((slug) => eventsOf.get(slug) ?? []);
  const marketLists = lists.map((numbers) => {
    const { numbers: markets } = concatenate(numbers.map((number) => listAt(eventMarkets, number)));
    return markets.sort();
  });
  return { topicSlugs, topicEvents: concatenate(lists), topicMarkets: concatenate(marketLists) };
}

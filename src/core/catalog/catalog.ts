/**
 * The markets of one run, by index. It holds arrays, not markets: a market is decoded when it is asked for, and the ones
 * asked for lately are remembered.
 */
import { BoundedMap, type ContractReading } from '../claim/index.ts';
import { type Category, categories, type VenueId, venueIds } from '../contract/index.ts';
import { memberOf } from '../relation/index.ts';
import type { CatalogData } from './catalog-data.ts';
import type { CatalogEvent, CatalogMarket, CatalogMember, CatalogTopic } from './catalog-market.ts';
import { readEvent, readMarket } from './catalog-texts.ts';
import { findName } from './name-table.ts';
import { includes, listAt } from './number-lists.ts';
import { type TextSlab, textAt } from './text-slab.ts';

export interface CatalogOptions {
  /** The reading of a contract from the JSON value it is stored as. */
  readonly readReading: (stored: unknown) => ContractReading;
  /** How many decoded members are remembered. */
  readonly cachedMax?: number;
}

const cachedMembersMax = 20_000;
const cachedMarketsMax = 2_000;
const cachedEventsMax = 2_000;

export class Catalog {
  /** How many markets there are. */
  readonly size: number;
  readonly eventsSize: number;
  /** In order of their slugs, by code units. */
  readonly topics: readonly CatalogTopic[];
  readonly #data: CatalogData;
  /** By market: that of its event, in one byte. Asked with many fills, each of another market. */
  readonly #categories: Uint8Array;
  readonly #readReading: CatalogOptions['readReading'];
  readonly #topicBySlug: ReadonlyMap<string, CatalogTopic>;
  readonly #markets = new BoundedMap<number, CatalogMarket>(cachedMarketsMax);
  readonly #events = new BoundedMap<number, CatalogEvent>(cachedEventsMax);
  readonly #members: BoundedMap<number, CatalogMember>;

  constructor(data: CatalogData, { readReading, cachedMax = cachedMembersMax }: CatalogOptions) {
    this.#data = data;
    this.#readReading = readReading;
    this.#members = new BoundedMap(cachedMax);
    this.size = data.eventOf.length;
    this.eventsSize = data.eventCategories.length;
    this.#categories = Uint8Array.from(data.eventOf, (event) => data.eventCategories[event] ?? 0);
    this.topics = data.topicSlugs.map((slug, place) => ({
      slug,
      markets: listAt(data.topicMarkets, place),
      events: listAt(data.topicEvents, place),
    }));
    this.#topicBySlug = new Map(this.topics.map((topic) => [topic.slug, topic]));
  }

  /** The market's index; −1 if it is not in the run. */
  find(venue: VenueId, id: string): number {
    return findName(this.#data.names, venue, id);
  }

  market(index: number): CatalogMarket {
    const known = this.#markets.get(index);
    if (known !== undefined) return known;
    const { records, eventNames } = this.#data;
    const market = readMarket(textOf(records, index), {
      venue: this.venueOf(index),
      id: this.id(index),
      eventId: textOf(eventNames.ids, this.eventOf(index)),
      opensAt: this.opensAt(index),
      closesAt: this.closesAt(index),
    });
    this.#markets.set(index, market);
    return market;
  }

  member(index: number): CatalogMember {
    const known = this.#members.get(index);
    if (known !== undefined) return known;
    const { readings, eventNames } = this.#data;
    const reading = this.#readReading(JSON.parse(textOf(readings, index)));
    const named = {
      venue: this.venueOf(index),
      marketId: this.id(index),
      eventId: textOf(eventNames.ids, this.eventOf(index)),
    };
    const member: CatalogMember = { ...memberOf(named, reading), withheld: reading.withheld };
    this.#members.set(index, member);
    return member;
  }

  /** A leg of a combo: a market of venue_a, the only venue that lists combos. */
  findMember(id: string): CatalogMember | undefined {
    const index = this.find('venue_a', id);
    return index === -1 ? undefined : this.member(index);
  }

  /** The number of the market's event. */
  eventOf(index: number): number {
    return this.#data.eventOf[index] ?? -1;
  }

  /** The event's number; −1 if no market of the run is in it. */
  findEvent(venue: VenueId, id: string): number {
    return findName(this.#data.eventNames, venue, id);
  }

  event(number: number): CatalogEvent {
    const known = this.#events.get(number);
    if (known !== undefined) return known;
    const { eventNames, eventRecords } = this.#data;
    const event = readEvent(textOf(eventRecords, number), {
      venue: venueAt(eventNames.venues, number),
      id: textOf(eventNames.ids, number),
      category: this.eventCategoryOf(number),
    });
    this.#events.set(number, event);
    return event;
  }

  /** Indexes of the event's markets, ascending. */
  eventMarkets(number: number): Int32Array {
    return listAt(this.#data.eventMarkets, number);
  }

  findTopic(slug: string): CatalogTopic | undefined {
    return this.#topicBySlug.get(slug);
  }

  /** That of the market's event. */
  categoryOf(index: number): Category | undefined {
    return categories[(this.#categories[index] ?? 0) - 1];
  }

  eventCategoryOf(number: number): Category | undefined {
    return categories[(this.#data.eventCategories[number] ?? 0) - 1];
  }

  hasTopic(index: number, topic: CatalogTopic): boolean {
    return includes(topic.events, this.eventOf(index));
  }

  venueOf(index: number): VenueId {
    return venueAt(this.#data.names.venues, index);
  }

  id(index: number): string {
    return textOf(this.#data.names.ids, index);
  }

  /** Whether paths of the API can hold both the market's id and its event's. */
  isAddressable(index: number): boolean {
    return this.#data.addressable[index] === 1;
  }

  /** As it was when the run was read. */
  opensAt(index: number): number | undefined {
    return timeAt(this.#data.opensAt, index);
  }

  closesAt(index: number): number | undefined {
    return timeAt(this.#data.closesAt, index);
  }

  /** Indexes in order of venue, then of id by code units. */
  byName(): Int32Array {
    return this.#data.byName;
  }

  /** The first place in `byName` that comes after this name, whether or not the name is there. */
  placeAfter(venue: VenueId, id: string): number {
    const { byName, names } = this.#data;
    const venuePlace = venueIds.indexOf(venue);
    let [low, high] = [0, byName.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const index = byName[middle] ?? 0;
      const ahead = (names.venues[index] ?? 0) - venuePlace;
      if (ahead > 0 || (ahead === 0 && textOf(names.ids, index) > id)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

function venueAt(venues: Uint8Array, place: number): VenueId {
  return venues[place] === 0 ? 'venue_a' : 'venue_b';
}

function timeAt(times: Float64Array, place: number): number | undefined {
  const at = times[place] ?? Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** A place that is not there is a bug of the caller. */
function textOf(slab: TextSlab, place: number): string {
  if (!(place >= 0 && place < slab.ends.length)) throw new RangeError(`The run has no place ${place}.`);
  return textAt(slab, place);
}

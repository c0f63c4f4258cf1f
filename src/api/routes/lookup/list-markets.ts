/** Every market that trades and fits the filters, in the order of names, which no run changes: so a cursor holds across runs. */
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { type Cursors, refuseCursor } from '../../http/cursor.ts';
import { type MarketsQuery, Venue } from '../../schemas/index.ts';
import type { Lookup } from './deps.ts';
import type { NamePlaces } from './name-places.ts';
import { SlicePace } from './pace.ts';
import { printMarkets, printPage } from './print-page.ts';

interface MarketsDeps {
  readonly cursors: Cursors;
  readonly places: NamePlaces;
}

type MarketsAsked = Static<typeof MarketsQuery>;

/** The last name shown. */
const Position = Type.Tuple([Venue, Type.String()]);

/** Places looked at between two looks at the clock. */
const stepPlaces = 256;

/** At once, unless live figures of many markets may have to be looked at. */
export function listMarkets(
  deps: MarketsDeps,
  lookup: Lookup,
  query: MarketsAsked,
  signal: AbortSignal,
): string | Promise<string> {
  const scope = scopeOf(query);
  const scan = new MarketScan(deps, lookup, query, readPosition(deps.cursors, scope, query.cursor));
  if (query.liquidity !== undefined || query.closes_before !== undefined) {
    return scan.runPaced(new SlicePace(signal)).then(() => {
      const later = lookup.renew();
      // Live figures move on while others are looked at: what no longer fits is not shown.
      return printScan(deps, later, scan, scope, fitter(later, query));
    });
  }
  scan.step(Number.POSITIVE_INFINITY);
  return printScan(deps, lookup, scan, scope);
}

function printScan(
  { cursors }: MarketsDeps,
  lookup: Lookup,
  { found, limit }: MarketScan,
  scope: readonly string[],
  fits: (index: number) => boolean = () => true,
): string {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const texts = printMarkets(lookup, shown.filter(fits));
  if (last === undefined || found.length <= limit) return printPage(lookup.served, texts);
  const { catalog } = lookup.served;
  const position: Static<typeof Position> = [catalog.venueOf(last), catalog.id(last)];
  const cursor = cursors.issue(scope, JSON.stringify(position));
  return printPage(lookup.served, texts, `,"next_cursor":"${cursor}"`);
}

/** What a cursor is bound to: times by what they mean, not by how they are written. */
function scopeOf(query: MarketsAsked): string[] {
  const { venue, category, event_id: event, topic, liquidity, related, closes_before: before } = query;
  const values = [venue, category, event, topic, liquidity, related, before && momentOf(before)];
  return ['markets', ...values.map((value) => String(value ?? ''))];
}

function readPosition(
  cursors: Cursors,
  scope: readonly string[],
  cursor: string | undefined,
): Static<typeof Position> | undefined {
  if (cursor === undefined) return undefined;
  const position: unknown = JSON.parse(cursors.read(scope, cursor));
  // Signed by us, but in a form of another version.
  if (!Value.Check(Position, position)) throw refuseCursor();
  return position;
}

/** Looks at places of names one after the other until a page is full and one more is found. */
class MarketScan {
  readonly found: number[] = [];
  readonly limit: number;
  readonly #byName: Int32Array;
  /** The places that can fit; undefined for all of them. */
  readonly #places: Int32Array | undefined;
  readonly #fits: (index: number) => boolean;
  #next: number;
  readonly #end: number;

  constructor(
    { places }: MarketsDeps,
    lookup: Lookup,
    query: MarketsAsked,
    after: Static<typeof Position> | undefined,
  ) {
    const { catalog } = lookup.served;
    this.limit = query.limit ?? 50;
    this.#byName = catalog.byName();
    this.#fits = fitter(lookup, query);
    const first = after === undefined ? 0 : catalog.placeAfter(after[0], after[1]);
    const named = placesOf(lookup, places, query);
    this.#places = named;
    if (named === undefined) {
      const range = places.venueRange(lookup.served, query.venue);
      this.#next = Math.max(first, range.start);
      this.#end = range.end;
    } else {
      this.#next = firstNotBelow(named, first);
      this.#end = named.length;
    }
  }

  /** Whether the scan is over. */
  step(places: number): boolean {
    const end = Math.min(this.#end, this.#next + places);
    while (this.#next < end && this.found.length <= this.limit) {
      const place = this.#places === undefined ? this.#next : (this.#places[this.#next] ?? 0);
      const index = this.#byName[place] ?? 0;
      this.#next += 1;
      if (this.#fits(index)) this.found.push(index);
    }
    return this.#next >= this.#end || this.found.length > this.limit;
  }

  async runPaced(pace: SlicePace): Promise<void> {
    while (!this.step(stepPlaces)) if (pace.isDue) await pace.rest();
  }
}

/** Where an event or a topic says which markets can fit, only those are looked at. */
function placesOf(lookup: Lookup, places: NamePlaces, query: MarketsAsked): Int32Array | undefined {
  const { served } = lookup;
  const { venue, event_id: eventId, topic } = query;
  if (eventId !== undefined && venue !== undefined) {
    const event = served.catalog.findEvent(venue, eventId);
    return places.sorted(served, event === -1 ? [] : served.catalog.eventMarkets(event));
  }
  return topic === undefined ? undefined : places.ofTopic(served, topic);
}

function fitter({ served, money, now }: Lookup, query: MarketsAsked): (index: number) => boolean {
  const { catalog, relations } = served;
  const { venue, category, liquidity, related } = query;
  const topic = query.topic === undefined ? undefined : catalog.findTopic(query.topic);
  const closesBefore = query.closes_before === undefined ? undefined : momentOf(query.closes_before);
  return (index) =>
    catalog.isAddressable(index) &&
    (venue === undefined || catalog.venueOf(index) === venue) &&
    (category === undefined || catalog.categoryOf(index) === category) &&
    (related === undefined || relations.isRelated(index) === related) &&
    (query.topic === undefined || (topic !== undefined && catalog.hasTopic(index, topic))) &&
    (closesBefore === undefined || (money.closesAt(index, now) ?? Number.POSITIVE_INFINITY) < closesBefore) &&
    (liquidity === undefined || money.gradeOf(index, now) === liquidity) &&
    !money.hasEnded(index, now);
}

/** In milliseconds since 1970. A moment a little later than a millisecond is not that millisecond. */
function momentOf(time: string): number {
  const rest = /\.\d{3}(\d+)/.exec(time)?.[1] ?? '0';
  return Date.parse(time) + Number(`0.${rest}`);
}

function firstNotBelow(places: Int32Array, first: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) < first) low = middle + 1;
    else high = middle;
  }
  return low;
}

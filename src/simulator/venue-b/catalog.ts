/**
 * What the venue has listed by now, by every key its routes look up; grows with the exchange's `listed` events.
 *
 * Markets settled before the world began are only built when a request asks for closed ones.
 */
import type { Exchange } from '../exchange/index.ts';
import type { SimulatedMarket, VenueBEvent, VenueBMarket } from '../world/index.ts';

/** Rows in ascending order of their numeric id. */
export interface VenueBCatalog {
  /** Visible events and markets that were not settled before the world began. */
  readonly current: { readonly events: readonly VenueBEvent[]; readonly markets: readonly VenueBMarket[] };
  /** With those settled before the world began. */
  all(): { readonly events: readonly VenueBEvent[]; readonly markets: readonly VenueBMarket[] };
  /** Some of all markets, oldest first; a market keeps its place for ever. */
  listed(from: number, to: number): readonly VenueBMarket[];
  listedCount(): number;
  /** The members of an event that are visible now. */
  members(event: VenueBEvent): readonly VenueBMarket[];

  event(id: string): VenueBEvent | undefined;
  eventBySlug(slug: string): VenueBEvent | undefined;
  market(id: string): VenueBMarket | undefined;
  marketBySlug(slug: string): VenueBMarket | undefined;
  marketByCondition(conditionId: string): VenueBMarket | undefined;
  marketByToken(tokenId: string): { readonly market: VenueBMarket; readonly token: 0 | 1 } | undefined;

  /** Whether a proposed result of this market was ever disputed, as far as seen. */
  wasDisputed(market: VenueBMarket): boolean;
  close(): void;
}

export function isVenueB(market: SimulatedMarket): market is VenueBMarket {
  return market.venue === 'venue_b';
}

interface Tables {
  readonly events: VenueBEvent[];
  readonly markets: VenueBMarket[];
  readonly eventsById: Map<string, VenueBEvent>;
  readonly eventsBySlug: Map<string, VenueBEvent>;
  readonly marketsById: Map<string, VenueBMarket>;
  readonly marketsBySlug: Map<string, VenueBMarket>;
  readonly marketsByCondition: Map<string, VenueBMarket>;
  readonly marketsByToken: Map<string, VenueBMarket>;
}

export function createCatalog(exchange: Exchange): VenueBCatalog {
  const current = createTables();
  const listing: VenueBMarket[] = [];
  const disputed = new WeakSet<VenueBMarket>();
  let past: { readonly tables: Tables; readonly listing: readonly VenueBMarket[] } | undefined;
  let all: { events: VenueBEvent[]; markets: VenueBMarket[]; size: number } | undefined;

  function loadPast() {
    if (past !== undefined) return past;
    const tables = createTables();
    for (const event of exchange.world.past.venueB) {
      for (const market of event.markets) addMarket(tables, market, true);
    }
    sortTables(tables);
    past = { tables, listing: tables.markets.toSorted(byCreation) };
    return past;
  }

  function find<T>(read: (tables: Tables) => T | undefined): T | undefined {
    return read(current) ?? read(loadPast().tables);
  }

  for (const event of exchange.venueBEvents) {
    for (const market of event.markets) {
      if (exchange.isListed(market)) addMarket(current, market, true);
    }
  }
  sortTables(current);
  for (const market of current.markets.toSorted(byCreation)) listing.push(market);
  const stop = exchange.listen((event) => {
    if (!isVenueB(event.market)) return;
    if (event.kind === 'listed' && !current.marketsById.has(event.market.numericId)) {
      addMarket(current, event.market, false);
      listing.push(event.market);
    }
    if (event.kind === 'status' && event.status === 'disputed') disputed.add(event.market);
  });

  return {
    current,
    all() {
      const before = loadPast().tables;
      if (all === undefined || all.size !== current.markets.length) {
        all = {
          events: [...before.events, ...current.events].sort(byId),
          markets: [...before.markets, ...current.markets].sort(byNumericId),
          size: current.markets.length,
        };
      }
      return all;
    },
    listed(from, to) {
      const before = loadPast().listing;
      const shift = before.length;
      return [
        ...before.slice(from, to),
        ...listing.slice(Math.max(0, from - shift), Math.max(0, to - shift)),
      ];
    },
    listedCount: () => loadPast().listing.length + listing.length,
    members: (event) => event.markets.filter((market) => exchange.isListed(market)),
    event: (id) => find((tables) => tables.eventsById.get(id)),
    eventBySlug: (slug) => find((tables) => tables.eventsBySlug.get(slug)),
    market: (id) => find((tables) => tables.marketsById.get(id)),
    marketBySlug: (slug) => find((tables) => tables.marketsBySlug.get(slug)),
    marketByCondition: (id) => find((tables) => tables.marketsByCondition.get(id.toLowerCase())),
    marketByToken(tokenId) {
      const market = find((tables) => tables.marketsByToken.get(tokenId));
      return market && { market, token: market.tokenIds[0] === tokenId ? 0 : 1 };
    },
    wasDisputed: (market) => disputed.has(market),
    close: stop,
  };
}

function createTables(): Tables {
  return {
    events: [],
    markets: [],
    eventsById: new Map(),
    eventsBySlug: new Map(),
    marketsById: new Map(),
    marketsBySlug: new Map(),
    marketsByCondition: new Map(),
    marketsByToken: new Map(),
  };
}

/** With `unsorted` the caller sorts afterwards. */
function addMarket(tables: Tables, market: VenueBMarket, unsorted: boolean): void {
  const event = market.event;
  if (!tables.eventsById.has(event.id)) {
    tables.eventsById.set(event.id, event);
    tables.eventsBySlug.set(event.slug, event);
    insert(tables.events, event, byId, unsorted);
  }
  tables.marketsById.set(market.numericId, market);
  tables.marketsBySlug.set(market.id, market);
  tables.marketsByCondition.set(market.conditionId.toLowerCase(), market);
  for (const token of market.tokenIds) tables.marketsByToken.set(token, market);
  insert(tables.markets, market, byNumericId, unsorted);
}

function sortTables(tables: Tables): void {
  tables.events.sort(byId);
  tables.markets.sort(byNumericId);
}

function byId(left: VenueBEvent, right: VenueBEvent): number {
  return Number(left.id) - Number(right.id);
}

function byNumericId(left: VenueBMarket, right: VenueBMarket): number {
  return Number(left.numericId) - Number(right.numericId);
}

function byCreation(left: VenueBMarket, right: VenueBMarket): number {
  return left.createdAt - right.createdAt || byNumericId(left, right);
}

function insert<T>(rows: T[], row: T, compare: (left: T, right: T) => number, unsorted: boolean): void {
  const last = rows.at(-1);
  if (unsorted || last === undefined || compare(last, row) <= 0) {
    rows.push(row);
    return;
  }
  rows.splice(
    firstIndex(rows.length, (index) => {
      const other = rows[index];
      return other !== undefined && compare(other, row) > 0;
    }),
    0,
    row,
  );
}

/** The first of `length` indexes for which the monotone condition holds, or `length`. */
export function firstIndex(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The event listings: which events there are to a query, in which order, and the pages of them. */
import type { VenueBEvent, VenueBMarket } from '../../world/index.ts';
import { gameStateOf } from '../games.ts';
import { isEventClosed } from '../lifecycle.ts';
import type { VenueBState } from '../state.ts';
import { createPages, createRankings, readSorting, type Selection, type Sortable } from './listing.ts';
import { readBounds, readFlag, readIds, readMoney, readTexts, readTime } from './query.ts';

const keysetLimitMax = 500;
const offsetLimitMax = 100;

type Filter = (event: VenueBEvent) => boolean;

export function createEventListing(state: VenueBState) {
  const sortable: Sortable<VenueBEvent> = {
    name: 'events',
    id: (event) => event.id,
    orders: {
      slug: (event) => event.slug,
      title: (event) => event.title,
      startDate: (event) => event.createdAt,
      creationDate: (event) => event.createdAt,
      createdAt: (event) => event.createdAt,
      endDate: (event) => event.endsAt,
      startTime: (event) => event.game?.startsAt ?? 0,
      volume: (event) => Number(sum(state, event, volume)),
      volume24hr: (event) => Number(sum(state, event, volume24h)),
      liquidity: (event) => Number(sum(state, event, liquidity)),
    },
  };
  const rank = createRankings(sortable, { now: () => state.exchange.now, maxAgeMs: 5_000 * state.speed });

  /** Without `closed` everything is listed, the oldest and long closed first. */
  function select(query: URLSearchParams): Selection<VenueBEvent> {
    const matches = readFilter(state, query);
    const sorting = readSorting(sortable, query);
    const named = readNamed(state, query);
    if (named !== undefined) return { matches, ranking: rank(named, sorting, undefined) };
    const openOnly = readFlag(query, 'closed') === false;
    const rows = openOnly ? state.catalog.current.events : state.catalog.all().events;
    return { matches, ranking: rank(rows, sorting, openOnly ? 'current' : 'all') };
  }

  return createPages(state, { keyset: keysetLimitMax, offset: offsetLimitMax }, select);
}

/** The events that the query names one by one, in order of id; nothing when it names none. */
function readNamed(state: VenueBState, query: URLSearchParams): readonly VenueBEvent[] | undefined {
  const ids = readIds(query, 'id');
  const slugs = readTexts(query, 'slug');
  if (ids === undefined && slugs === undefined) return undefined;
  const named = new Set<VenueBEvent>();
  for (const id of ids ?? []) addFound(named, state.catalog.event(id));
  for (const slug of slugs ?? []) addFound(named, state.catalog.eventBySlug(slug));
  return [...named].sort((left, right) => Number(left.id) - Number(right.id));
}

export function addFound<T>(found: Set<T>, row: T | undefined): void {
  if (row !== undefined) found.add(row);
}

function readFilter(state: VenueBState, query: URLSearchParams): Filter {
  const { exchange, catalog } = state;
  const filters: Filter[] = [];
  const add = <T>(value: T | undefined, filter: (value: T, event: VenueBEvent) => boolean): void => {
    if (value !== undefined) filters.push((event) => filter(value, event));
  };
  add(readIds(query, 'id'), (ids, event) => ids.has(event.id));
  add(readTexts(query, 'slug'), (slugs, event) => slugs.has(event.slug));
  add(
    readFlag(query, 'closed'),
    (closed, event) => isEventClosed(exchange, catalog.members(event)) === closed,
  );
  // Neither archived nor featured events exist here, and none is inactive.
  add(readFlag(query, 'archived'), (archived) => !archived);
  add(readFlag(query, 'active'), (active) => active);
  add(readFlag(query, 'featured'), (featured) => !featured);
  addTagFilters(query, filters, (event) => event);
  add(readIds(query, 'series_id'), (ids, event) => event.series !== undefined && ids.has(event.series.id));
  add(
    readIds(query, 'game_id'),
    (ids, event) => event.game !== undefined && ids.has(String(event.game.gameId)),
  );
  add(query.get('parent_event_id') ?? undefined, (id, event) => event.parentEventId === id);
  add(readBounds(query, 'start_date', readTime), (within, event) => within(event.createdAt));
  add(readBounds(query, 'end_date', readTime), (within, event) => within(event.endsAt));
  add(readBounds(query, 'start_time', readTime), (within, event) => within(event.game?.startsAt));
  add(readBounds(query, 'volume', readMoney), (within, event) => within(sum(state, event, volume)));
  add(readBounds(query, 'liquidity', readMoney), (within, event) => within(sum(state, event, liquidity)));
  add(query.get('event_date') ?? undefined, (date, event) => event.game?.eventDate === date);
  add(readFlag(query, 'live'), (live, event) => (gameStateOf(event, exchange.now)?.live ?? false) === live);
  add(
    readFlag(query, 'ended'),
    (ended, event) => (gameStateOf(event, exchange.now)?.ended ?? false) === ended,
  );
  add(query.get('recurrence') ?? undefined, (recurrence, event) => event.series?.recurrence === recurrence);
  add(query.get('title_search')?.toLowerCase(), (text, event) => event.title.toLowerCase().includes(text));
  return (event) => filters.every((filter) => filter(event));
}

/** `tag_id[]` with `tag_match`, `tag_slug` and `exclude_tag_id[]`, alike on events and markets. */
export function addTagFilters<Row>(
  query: URLSearchParams,
  filters: ((row: Row) => boolean)[],
  eventOf: (row: Row) => VenueBEvent,
): void {
  const wanted = readIds(query, 'tag_id');
  const excluded = readIds(query, 'exclude_tag_id');
  const slug = query.get('tag_slug');
  if (wanted !== undefined) {
    const all = query.get('tag_match') === 'all';
    filters.push((row) => {
      const has = new Set(eventOf(row).tags.map((tag) => tag.id));
      return all ? [...wanted].every((id) => has.has(id)) : [...wanted].some((id) => has.has(id));
    });
  }
  if (excluded !== undefined) filters.push((row) => !eventOf(row).tags.some((tag) => excluded.has(tag.id)));
  if (slug !== null) filters.push((row) => eventOf(row).tags.some((tag) => tag.slug === slug));
}

type Amount = (state: VenueBState, market: VenueBMarket) => bigint;

// Volumes are read by themselves: resting money means making up a book, which is not for every row of a long list.
const volume: Amount = ({ exchange }, market) => exchange.figures(market).notional;
const volume24h: Amount = ({ exchange }, market) => exchange.figures(market).notional24h;
const liquidity: Amount = (state, market) => state.moneyOf(market).liquidity;

function sum(state: VenueBState, event: VenueBEvent, amount: Amount): bigint {
  return state.catalog.members(event).reduce((total, market) => total + amount(state, market), 0n);
}

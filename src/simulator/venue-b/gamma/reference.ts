/** Gamma's smaller collections: tags, series, sports, teams, clarifications and the search. */

import type { Route } from '../../wire/index.ts';
import type { VenueBEvent, VenueBSeries, VenueBTag, VenueBTeam } from '../../world/index.ts';
import { isEventClosed } from '../lifecycle.ts';
import { get, json, param } from '../route.ts';
import type { VenueBState } from '../state.ts';
import { isoTime } from '../wire-text.ts';
import { renderEvent, renderSeries, renderTag, renderTeam, renderTrimmedEvent } from './event.ts';
import { digestHex, type JsonRecord } from './market.ts';
import { notFound } from './not-found.ts';
import { readCount, readFlag, readIds, readTexts } from './query.ts';

const seriesEventsMax = 100;

const coreMarketTypes = [
  'moneyline',
  'spreads',
  'totals',
  'team_totals',
  'both_teams_to_score',
  'first_half_moneyline',
  'first_half_spreads',
  'first_half_totals',
];

export function referenceRoutes(state: VenueBState): readonly Route[] {
  const { catalog, exchange } = state;
  const { world } = exchange;

  function tags(): ReadonlyMap<string, VenueBTag> {
    const found = new Map<string, VenueBTag>();
    for (const event of catalog.current.events) {
      for (const tag of event.tags) found.set(tag.id, tag);
    }
    return found;
  }

  /** Tags that stand beside this one on some event. */
  function relatedTags(id: string): readonly VenueBTag[] {
    const found = new Map<string, VenueBTag>();
    for (const event of catalog.current.events) {
      if (!event.tags.some((tag) => tag.id === id)) continue;
      for (const tag of event.tags) if (tag.id !== id) found.set(tag.id, tag);
    }
    return sortedById([...found.values()]);
  }

  function series(): ReadonlyMap<string, { readonly series: VenueBSeries; readonly events: VenueBEvent[] }> {
    const found = new Map<string, { readonly series: VenueBSeries; readonly events: VenueBEvent[] }>();
    for (const event of catalog.current.events) {
      if (event.series === undefined) continue;
      const entry = found.get(event.series.id) ?? { series: event.series, events: [] };
      if (entry.events.length < seriesEventsMax) entry.events.push(event);
      found.set(event.series.id, entry);
    }
    return found;
  }

  function renderSeriesRow(
    entry: { readonly series: VenueBSeries; readonly events: readonly VenueBEvent[] },
    query: URLSearchParams,
  ): JsonRecord {
    const row = renderSeries(state, entry.series);
    if (readFlag(query, 'exclude_events') === true) return row;
    return { ...row, events: entry.events.map((event) => renderTrimmedEvent(state, event)) };
  }

  function teams(): readonly VenueBTeam[] {
    const found = new Map<number, VenueBTeam>();
    for (const event of catalog.current.events) {
      for (const team of event.game?.teams ?? []) found.set(team.id, team);
    }
    return [...found.values()].sort((left, right) => left.id - right.id);
  }

  return [
    get('/tags', ({ query }) => {
      const rows = sortedById([...tags().values()]);
      return json(slice(rows, query, 100).map((tag) => renderTag(state, tag)));
    }),
    get('/tags/:id', (call) => {
      const tag = tags().get(param(call, 'id'));
      return tag === undefined ? notFound('id') : json(renderTag(state, tag));
    }),
    get('/tags/slug/:slug', (call) => {
      const tag = tags()
        .values()
        .find((each) => each.slug === param(call, 'slug'));
      return tag === undefined ? notFound('slug') : json(renderTag(state, tag));
    }),
    get('/tags/:id/related-tags', (call) => {
      const id = param(call, 'id');
      return json(
        relatedTags(id).map((tag, rank) => ({ id: `${id}${tag.id}`, tagID: id, relatedTagID: tag.id, rank })),
      );
    }),
    get('/tags/:id/related-tags/tags', (call) =>
      json(relatedTags(param(call, 'id')).map((tag) => renderTag(state, tag))),
    ),
    get('/series', ({ query }) => {
      const slugs = readTexts(query, 'slug');
      const recurrence = query.get('recurrence');
      const rows = sortedById(
        [...series().values()].map((entry) => ({ ...entry, id: entry.series.id })),
      ).filter(
        (entry) =>
          (slugs === undefined || slugs.has(entry.series.slug)) &&
          (recurrence === null || entry.series.recurrence === recurrence) &&
          readFlag(query, 'closed') !== true,
      );
      return json(slice(rows, query, 50).map((entry) => renderSeriesRow(entry, query)));
    }),
    get('/series/:id', (call) => {
      const entry = series().get(param(call, 'id'));
      return entry === undefined ? notFound('id') : json(renderSeriesRow(entry, call.query));
    }),
    get('/sports', () =>
      json(
        world.venueB.sports.map((sport) => ({
          id: sport.id,
          sport: sport.sport,
          image: `https://images.example/sports/${sport.sport}.png`,
          resolution: sport.resolution,
          ordering: sport.ordering,
          tags: sport.tags.join(','),
          series: sport.seriesId,
          createdAt: isoTime(world.options.startsAt - 500 * 86_400_000),
        })),
      ),
    ),
    get('/sports/market-types', () => {
      const types = new Set(coreMarketTypes);
      for (const market of catalog.current.markets) {
        if (market.sportsMarketType !== undefined) types.add(market.sportsMarketType);
      }
      return json({ marketTypes: [...types] });
    }),
    get('/teams', ({ query }) => {
      const wanted = (name: string) => readTexts(query, name);
      const leagues = wanted('league');
      const names = wanted('name');
      const abbreviations = wanted('abbreviation');
      const rows = teams().filter(
        (team) =>
          (leagues === undefined || leagues.has(team.league)) &&
          (names === undefined || names.has(team.name)) &&
          (abbreviations === undefined || abbreviations.has(team.abbreviation)),
      );
      const isNewestFirst = query.get('order') === 'id' && query.get('ascending') === 'false';
      return json(slice(isNewestFirst ? rows.toReversed() : rows, query, 100).map(renderTeam));
    }),
    get('/market-clarifications', ({ query }) => {
      const markets = readIds(query, 'market_id');
      const events = readIds(query, 'event_id');
      const questions = readTexts(query, 'question_id');
      const states = readTexts(query, 'state');
      const rows = world.venueB.clarifications.filter(
        ({ market, createdAt }) =>
          createdAt <= exchange.now &&
          (markets === undefined || markets.has(market.numericId)) &&
          (events === undefined || events.has(market.event.id)) &&
          (questions === undefined || questions.has(market.questionId)) &&
          (states === undefined || states.has('success')),
      );
      return json(
        slice(rows, query, 100).map((row) => ({
          id: row.id,
          marketId: row.market.numericId,
          eventId: row.market.event.id,
          questionId: row.market.questionId,
          content: row.content,
          state: 'success',
          clearBook: false,
          showInFrontend: true,
          txHash: digestHex(`clarification ${row.id}`),
          createdAt: isoTime(row.createdAt),
          scheduledFor: isoTime(row.createdAt),
          txTimestamp: isoTime(row.createdAt),
        })),
      );
    }),
    get('/public-search', ({ query }) => json(search(state, query))),
  ];
}

/** Every word of the query must occur in the event's title. */
function search(state: VenueBState, query: URLSearchParams): JsonRecord {
  const words = (query.get('q') ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const page = Math.max(1, readCount(query, 'page', 1));
  const limit = Math.min(50, readCount(query, 'limit_per_type', 10));
  const keepClosed = readFlag(query, 'keep_closed_markets') ?? false;
  const found = state.catalog.current.events.filter((event) => {
    const title = event.title.toLowerCase();
    if (words.length === 0 || !words.every((word) => title.includes(word))) return false;
    return keepClosed || !isEventClosed(state.exchange, state.catalog.members(event));
  });
  const events = found.slice((page - 1) * limit, page * limit);
  return {
    events: events.map((event) => renderEvent(state, event)),
    tags: [],
    profiles: [],
    pagination: { hasMore: found.length > page * limit, totalResults: found.length },
  };
}

function slice<T>(rows: readonly T[], query: URLSearchParams, limitMax: number): readonly T[] {
  const offset = readCount(query, 'offset', 0);
  return rows.slice(offset, offset + Math.min(limitMax, readCount(query, 'limit', limitMax)));
}

function sortedById<T extends { readonly id: string }>(rows: T[]): T[] {
  return rows.sort((left, right) => Number(left.id) - Number(right.id));
}

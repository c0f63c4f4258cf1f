/** The catalog service. */

import type { Route, WireAnswer } from '../../wire/index.ts';
import type { VenueBEvent, VenueBMarket } from '../../world/index.ts';
import { get, json, param, plainText } from '../route.ts';
import type { VenueBState } from '../state.ts';
import { renderEvent, renderTag, renderTrimmedEvent } from './event.ts';
import { createEventListing } from './list-events.ts';
import { createMarketListing } from './list-markets.ts';
import { type JsonRecord, renderMarket } from './market.ts';
import { notFound } from './not-found.ts';
import { GammaValidationError, readFlag } from './query.ts';
import { referenceRoutes } from './reference.ts';

export function gammaRoutes(state: VenueBState): readonly Route[] {
  const { catalog } = state;
  const events = createEventListing(state);
  const markets = createMarketListing(state);

  /** The events of one page are rendered once, however many of their markets are on it. */
  function withEvents(rows: readonly VenueBMarket[], query: URLSearchParams): readonly JsonRecord[] {
    const heads = new Map<VenueBEvent, JsonRecord>();
    const includeTags = readFlag(query, 'include_tag') === true;
    return rows.map((market) => {
      const head = heads.get(market.event) ?? renderTrimmedEvent(state, market.event);
      heads.set(market.event, head);
      const row = renderMarket(state, market);
      row['events'] = [head];
      if (includeTags) row['tags'] = market.event.tags.map((tag) => renderTag(state, tag));
      return row;
    });
  }

  const oneEvent = (event: VenueBEvent | undefined, by: 'id' | 'slug'): WireAnswer =>
    event === undefined ? notFound(by) : json(renderEvent(state, event));
  const oneMarket = (
    market: VenueBMarket | undefined,
    by: 'id' | 'slug',
    query: URLSearchParams,
  ): WireAnswer => (market === undefined ? notFound(by) : json(withEvents([market], query)[0]));
  const tagsOf = (event: VenueBEvent | undefined): WireAnswer =>
    event === undefined ? notFound('id') : json(event.tags.map((tag) => renderTag(state, tag)));

  const routes: readonly Route[] = [
    get('/events/keyset', ({ query }) => {
      const page = events.keyset(query);
      return listing({ events: page.rows.map((event) => renderEvent(state, event)) }, page.nextCursor);
    }),
    get('/events', ({ query }) => ({
      ...json(events.offset(query).map((event) => renderEvent(state, event))),
      isListing: true,
    })),
    get('/events/:id', (call) => oneEvent(catalog.event(param(call, 'id')), 'id')),
    get('/events/slug/:slug', (call) => oneEvent(catalog.eventBySlug(param(call, 'slug')), 'slug')),
    get('/events/:id/tags', (call) => tagsOf(catalog.event(param(call, 'id')))),
    get('/markets/keyset', ({ query }) => {
      const page = markets.keyset(query);
      return listing({ markets: withEvents(page.rows, query) }, page.nextCursor);
    }),
    get('/markets', ({ query }) => ({ ...json(withEvents(markets.offset(query), query)), isListing: true })),
    get('/markets/:id', (call) => oneMarket(catalog.market(param(call, 'id')), 'id', call.query)),
    get('/markets/slug/:slug', (call) =>
      oneMarket(catalog.marketBySlug(param(call, 'slug')), 'slug', call.query),
    ),
    get('/markets/:id/tags', (call) => tagsOf(catalog.market(param(call, 'id'))?.event)),
    get('/status', () => plainText('OK')),
    ...referenceRoutes(state),
  ];
  return routes.map((route) => ({ ...route, answer: (call) => validated(() => route.answer(call)) }));
}

function listing(body: JsonRecord, nextCursor: string | undefined): WireAnswer {
  return { ...json(nextCursor === undefined ? body : { ...body, next_cursor: nextCursor }), isListing: true };
}

function validated(answer: () => WireAnswer): WireAnswer {
  try {
    return answer();
  } catch (error) {
    if (error instanceof GammaValidationError) {
      return json({ type: 'validation error', error: error.message }, 422);
    }
    throw error;
  }
}

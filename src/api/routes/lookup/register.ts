/** Looking things up in the latest graph run: markets, events, topics, search, pairs and relations. */
import type { FastifyInstance } from 'fastify';
import {
  crossVenueEndpoint,
  eventEndpoint,
  eventsEndpoint,
  marketEndpoint,
  marketRelationsEndpoint,
  marketsEndpoint,
  searchEndpoint,
  topicEndpoint,
  topicsEndpoint,
} from '../../endpoints/index.ts';
import { type RegistrationDeps, registerEndpoint } from '../../register-endpoint.ts';
import { findListed } from '../../run-in-service.ts';
import { createLookups, type LookupRouteDeps } from './deps.ts';
import { EventTexts } from './event-texts.ts';
import { listEvents, showEvent } from './list-events.ts';
import { listMarkets } from './list-markets.ts';
import { ProvenRelations } from './list-relations.ts';
import { TopicTexts } from './list-topics.ts';
import { NamePlaces } from './name-places.ts';
import { tagOne } from './print-page.ts';
import { MarketSearch } from './search-markets.ts';

export function registerLookup(app: FastifyInstance, deps: LookupRouteDeps & RegistrationDeps): void {
  const look = createLookups(deps);
  const markets = { cursors: deps.cursors, places: new NamePlaces() };
  const events = new EventTexts();
  const topics = new TopicTexts();
  const search = new MarketSearch();
  const relations = new ProvenRelations();

  registerEndpoint(app, deps, marketsEndpoint, ({ query, request }) =>
    listMarkets(markets, look(), query, request.deadline.signal),
  );
  registerEndpoint(app, deps, marketEndpoint, ({ params }) => {
    const lookup = look();
    if (lookup.served.catalog.find(params.venue, params.id) === -1) deps.askFor?.(params.venue, params.id);
    return tagOne(lookup, findListed(lookup.served, params));
  });
  registerEndpoint(app, deps, marketRelationsEndpoint, ({ params, query }) => {
    const lookup = look();
    return relations.listOf(lookup, findListed(lookup.served, params), query);
  });
  registerEndpoint(app, deps, crossVenueEndpoint, ({ query, request }) =>
    relations.listPairs(look(), query, request.deadline.signal),
  );
  registerEndpoint(app, deps, searchEndpoint, ({ query }) => search.list(look(), query));
  registerEndpoint(app, deps, eventsEndpoint, ({ query, request }) =>
    listEvents(events, look(), query, request.deadline.signal),
  );
  registerEndpoint(app, deps, eventEndpoint, ({ params, request }) =>
    showEvent(events, look(), params, request.deadline.signal),
  );
  registerEndpoint(app, deps, topicsEndpoint, ({ query, request }) =>
    topics.list(look(), query, request.deadline.signal),
  );
  registerEndpoint(app, deps, topicEndpoint, ({ params, query, request }) =>
    topics.show(look(), params.slug, query, request.deadline.signal),
  );
}

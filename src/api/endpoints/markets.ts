/** Finding markets: lists, search, events, topics and pairs across the venues. */
import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import {
  CrossVenuePair,
  CrossVenueQuery,
  Event,
  EventDetail,
  EventsQuery,
  GraphRunId,
  graphAnswer,
  Market,
  MarketsQuery,
  MarketTrading,
  NextCursor,
  NoQuery,
  nullableCount,
  SearchFilters,
  SearchQuery,
  Topic,
  TopicDetail,
  TopicQuery,
  TopicsQuery,
  text,
} from '../schemas/index.ts';
import { eventParams, marketParams, topicParams } from './path-params.ts';
import { needs } from './query-rules.ts';

export const marketsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/markets',
  operationId: 'listMarkets',
  tag: 'Markets',
  summary: 'Listed markets of both venues',
  description:
    'Every market of the latest graph run that still trades and fits the filters, with its last quote, liquidity and relation counts, in the order of venue and id. Paged by cursor, at most 200 a page. A cursor goes on after the last market shown, also in a newer run: what is listed all the while is shown once.',
  access: 'key',
  query: MarketsQuery,
  queryRules: [needs('event_id', 'venue')],
  response: Type.Object(
    {
      data: Type.Array(Market, { description: 'The markets of this page.' }),
      graph_run: GraphRunId,
      next_cursor: NextCursor,
    },
    { additionalProperties: false },
  ),
  problems: ['graph_unavailable'],
});

export const marketEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/markets/{venue}/{id}',
  operationId: 'getMarket',
  tag: 'Markets',
  summary: 'One market',
  description:
    'A market with its strike, last quote, liquidity, recorded book figures and relation counts. `trading` says whether it still trades: one that has closed is found here until a graph run leaves it out.',
  access: 'key',
  params: marketParams,
  query: NoQuery,
  response: Type.Object(
    { data: Market, graph_run: GraphRunId, trading: MarketTrading },
    { additionalProperties: false },
  ),
  problems: ['market_not_found', 'graph_unavailable'],
});

export const searchEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/search',
  operationId: 'searchMarkets',
  tag: 'Markets',
  summary: 'Search markets by words or id',
  description:
    'Markets that still trade and fit the words, tradeable ones above thin ones, up to 300 in all; without words, the most traded. A team, a league or an asset is found by the name that either venue has for it. Words that name a venue, a category or a topic narrow the search: `filters.understood` says which, and how to take them as words again. It never returns empty: when nothing fits it relaxes the search step by step, and `filters.relaxed` names the step. The order is that of the graph run; quotes and volumes shown are live.',
  access: 'key',
  query: SearchQuery,
  response: Type.Object(
    {
      data: Type.Array(Market, { description: 'The markets found, best first.' }),
      filters: SearchFilters,
      query: text('The words that were searched for; empty when none were sent.'),
      next_offset: nullableCount('Pass it as `offset` for the next page; null on the last one.'),
      graph_run: GraphRunId,
    },
    { additionalProperties: false },
  ),
  problems: ['graph_unavailable'],
});

export const crossVenueEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/cross-venue',
  operationId: 'listCrossVenuePairs',
  tag: 'Markets',
  summary: 'Proven relations between the two venues',
  description:
    'Every proven pair with a market that still trades on each venue: the left one on `venue_a`, the relation as seen from it. Ranked by the money behind the thinner side when the graph run was made, so that pages of one run fit together, but for pairs that end between two requests: those after them move up. Quotes and volumes shown are live. Paged by offset.',
  access: 'key',
  query: CrossVenueQuery,
  response: graphAnswer(Type.Array(CrossVenuePair, { description: 'The pairs of this page.' })),
  problems: ['graph_unavailable'],
});

export const eventsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/events',
  operationId: 'listEvents',
  tag: 'Markets',
  summary: 'Events of both venues',
  description:
    'Events with a market that still trades that fit the filters, with the sums of their markets. Events without a tradeable market rank below the others, then those with more money traded come first; the order is that of the graph run, so that pages of one run fit together, but for events that end between two requests: those after them move up. The sums shown are live. Paged by offset.',
  access: 'key',
  query: EventsQuery,
  response: graphAnswer(Type.Array(Event, { description: 'The events of this page.' })),
  problems: ['graph_unavailable'],
});

export const eventEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/events/{venue}/{id}',
  operationId: 'getEvent',
  tag: 'Markets',
  summary: 'One event with its markets',
  description:
    'An event and every market of it that still trades, thin ones last, more money traded first. The order is that of the graph run; figures are live.',
  access: 'key',
  params: eventParams,
  query: NoQuery,
  response: graphAnswer(EventDetail),
  problems: ['event_not_found', 'graph_unavailable'],
});

export const topicsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/topics',
  operationId: 'listTopics',
  tag: 'Markets',
  summary: 'Topics, most traded first',
  description:
    'The topic labels of listed markets with how many markets, events and dollars stand behind each, in the order of the graph run. Counts and dollars are live, to ten seconds.',
  access: 'key',
  query: TopicsQuery,
  response: graphAnswer(Type.Array(Topic, { description: 'The topics, most traded first.' })),
  problems: ['graph_unavailable'],
});

export const topicEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/topics/{slug}',
  operationId: 'getTopic',
  tag: 'Markets',
  summary: 'One topic with its most traded markets',
  description:
    'A topic label, its sums, and the most traded markets under it on both venues, thin ones last, in the order of the graph run. Counts and dollars are live, to ten seconds.',
  access: 'key',
  params: topicParams,
  query: TopicQuery,
  response: graphAnswer(TopicDetail),
  problems: ['topic_not_found', 'graph_unavailable'],
});

/** Every endpoint of the API. */
import type { Endpoint } from '../endpoint.ts';
import * as insights from './insights.ts';
import * as markets from './markets.ts';
import * as opportunities from './opportunities.ts';
import * as relations from './relations.ts';
import * as rules from './rules.ts';

export * from './insights.ts';
export * from './live.ts';
export * from './market-data.ts';
export * from './markets.ts';
export * from './operations.ts';
export * from './opportunities.ts';
export * from './relations.ts';
export * from './rules.ts';
export * from './service.ts';
export * from './webhooks.ts';

/** Those that read the graph run in service: 503 `graph_unavailable` until a first one has finished, once they are built. */
export const graphEndpoints: readonly Endpoint[] = [
  markets.marketsEndpoint,
  markets.marketEndpoint,
  markets.searchEndpoint,
  markets.crossVenueEndpoint,
  markets.eventsEndpoint,
  markets.eventEndpoint,
  markets.topicsEndpoint,
  markets.topicEndpoint,
  relations.marketRelationsEndpoint,
  relations.relationProofEndpoint,
  relations.relationExplanationEndpoint,
  opportunities.opportunitiesEndpoint,
  opportunities.comparisonEndpoint,
  rules.rulesReadingEndpoint,
  insights.insightsEndpoint,
  insights.tickerEndpoint,
  insights.strategiesEndpoint,
  insights.strategyEndpoint,
  insights.tapeEndpoint,
  insights.movesEndpoint,
  insights.flowsEndpoint,
  insights.closingEndpoint,
  insights.calibrationEndpoint,
];

export const rulesEndpoints: readonly Endpoint[] = [rules.marketRulesEndpoint, rules.rulebookEndpoint];

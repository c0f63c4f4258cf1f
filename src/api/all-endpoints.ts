/** Every endpoint there is, in the order of the document. */
import type { Endpoint } from './endpoint.ts';
import {
  accuracyEndpoint,
  graphEndpoints,
  healthEndpoint,
  liveEndpoint,
  marketDataEndpoints,
  metricsEndpoint,
  openapiEndpoint,
  pastOpportunitiesEndpoint,
  readinessEndpoint,
  receiptEndpoint,
  rulesEndpoints,
  statusEndpoint,
  webhookEndpoints,
} from './endpoints/index.ts';

export const endpoints: readonly Endpoint[] = [
  statusEndpoint,
  accuracyEndpoint,
  openapiEndpoint,
  ...marketDataEndpoints,
  ...graphEndpoints,
  pastOpportunitiesEndpoint,
  receiptEndpoint,
  ...rulesEndpoints,
  ...webhookEndpoints,
  liveEndpoint,
  healthEndpoint,
  readinessEndpoint,
  metricsEndpoint,
];

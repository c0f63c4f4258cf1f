/** Every endpoint there is, in the order of the document. */
import type { Endpoint } from './endpoint.ts';
import { accuracyEndpoint, graphEndpoints, openapiEndpoint, statusEndpoint } from './endpoints/index.ts';
import { healthEndpoint, metricsEndpoint, readinessEndpoint } from './endpoints/operations.ts';

export const endpoints: readonly Endpoint[] = [
  statusEndpoint,
  accuracyEndpoint,
  openapiEndpoint,
  ...graphEndpoints,
  healthEndpoint,
  readinessEndpoint,
  metricsEndpoint,
];

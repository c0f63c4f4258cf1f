/**
 * The endpoints that read a graph run. Path, query, key and limits are checked as they always will be; what they answer
 * from the graph is being built, and they say so.
 */
import type { FastifyInstance } from 'fastify';
import { graphEndpoints } from '../endpoints/index.ts';
import { type RegistrationDeps, registerEndpoint } from '../register-endpoint.ts';
import { RequestError } from '../request-error.ts';

export function registerGraphDerived(app: FastifyInstance, deps: RegistrationDeps): void {
  for (const endpoint of graphEndpoints) {
    registerEndpoint(app, deps, endpoint, () => {
      throw new RequestError('graph_unavailable', 'This endpoint does not read the graph yet.', {
        retryAfterMs: 30_000,
      });
    });
  }
}

/**
 * Endpoints whose answers are being built. Path, query, key and limits are checked as they always will be, and they say
 * that there is nothing to be had yet.
 */
import type { FastifyInstance } from 'fastify';
import { plannedEndpoints } from '../endpoints/index.ts';
import { type RegistrationDeps, registerEndpoint } from '../register-endpoint.ts';
import { RequestError } from '../request-error.ts';

export function registerPlanned(app: FastifyInstance, deps: RegistrationDeps): void {
  for (const endpoint of plannedEndpoints) {
    registerEndpoint(app, deps, endpoint, () => {
      throw new RequestError('graph_unavailable', 'This endpoint does not read the graph yet.', {
        retryAfterMs: 30_000,
      });
    });
  }
}

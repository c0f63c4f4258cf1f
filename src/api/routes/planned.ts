/** Endpoints that are not built yet. Path, query, key and limits are checked as they always will be. */
import type { FastifyInstance } from 'fastify';
import { plannedEndpoints } from '../endpoints/index.ts';
import { type RegistrationDeps, registerEndpoint } from '../register-endpoint.ts';
import { RequestError } from '../request-error.ts';

export function registerPlanned(app: FastifyInstance, deps: RegistrationDeps): void {
  for (const endpoint of plannedEndpoints) {
    registerEndpoint(app, deps, endpoint, () => {
      throw new RequestError(
        'not_built',
        `${endpoint.path} is described and not built yet. What is built is at /docs.`,
      );
    });
  }
}

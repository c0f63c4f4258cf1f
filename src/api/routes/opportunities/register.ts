/** Opportunities: what is open on the board of leads, from memory. */
import type { FastifyInstance } from 'fastify';
import type { LeadBoard } from '../../../core/lead/index.ts';
import { opportunitiesEndpoint } from '../../endpoints/index.ts';
import { type FindLive, MarketTexts } from '../../market-text.ts';
import { type RegistrationDeps, registerEndpoint } from '../../register-endpoint.ts';
import { RequestError } from '../../request-error.ts';
import { listLeads } from './list-leads.ts';

export interface OpportunitiesRouteDeps {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly findLive: FindLive;
  readonly leads: () => LeadBoard | undefined;
}

export function registerOpportunities(
  app: FastifyInstance,
  deps: OpportunitiesRouteDeps & RegistrationDeps,
): void {
  const listing = { now: deps.now, findLive: deps.findLive, texts: new MarketTexts(deps) };
  registerEndpoint(app, deps, opportunitiesEndpoint, ({ query, request }) => {
    const board = deps.leads();
    if (board === undefined) {
      throw new RequestError('graph_unavailable', 'No graph run is watched for leads yet.', {
        retryAfterMs: 30_000,
      });
    }
    return listLeads(listing, board, query, request.deadline.signal);
  });
}

/** Opportunities: what is open on the board of leads, from memory; what is over, from the database. */
import type { FastifyInstance } from 'fastify';
import type { LeadBoard } from '../../../core/lead/index.ts';
import { opportunitiesEndpoint, pastOpportunitiesEndpoint } from '../../endpoints/index.ts';
import { MarketTexts } from '../../market-text.ts';
import { type RegistrationDeps, registerEndpoint } from '../../register-endpoint.ts';
import { RequestError } from '../../request-error.ts';
import { listLeads } from './list-leads.ts';
import { listPastLeads, type PastLeadDeps } from './list-past-leads.ts';

export interface OpportunitiesRouteDeps extends PastLeadDeps {
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
  registerEndpoint(app, deps, pastOpportunitiesEndpoint, ({ query, request }) =>
    listPastLeads(deps, query, request.deadline.signal),
  );
}

/** What a trader might act on: leads, and a purchase compared across the venues. */
import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import {
  answer,
  ComparisonQuery,
  graphAnswer,
  Lead,
  OpportunitiesQuery,
  PurchaseComparison,
} from '../schemas/index.ts';
import { comparisonExample } from './examples/comparison.ts';
import { marketParams } from './path-params.ts';

export const opportunitiesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/opportunities',
  operationId: 'listOpportunities',
  tag: 'Opportunities',
  summary: 'Mispricing leads, best net edge first',
  description:
    'Pairs of purchases that pay at least $1 in every outcome a proven relation allows, priced from recorded asks with estimated fees. The best of each run are sized against the live books; only those with `depth.executable` true could be filled at a profit then. A lead with any of `issues` is informational and never executable. Leads with a thin leg are left out unless asked for; of equal edges, more money behind the thinner leg first. Those whose fee is unknown come last.',
  access: 'key',
  query: OpportunitiesQuery,
  response: graphAnswer(Type.Array(Lead, { description: 'The leads, best net edge first.' })),
  problems: ['graph_unavailable'],
});

export const comparisonEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/markets/{venue}/{id}/comparison',
  operationId: 'comparePurchase',
  tag: 'Opportunities',
  planned: true,
  summary: 'Compare a purchase with one on the other venue',
  description:
    'What buying a side would cost here and on the other venue, in whole shares at current depth and fees, and whether the two contracts settle alike. Where anything is missing, stale or unknown, `best` is null and `reasons` says why. Never cached; no account is checked.',
  access: 'key',
  params: marketParams,
  query: ComparisonQuery,
  response: answer(PurchaseComparison),
  example: comparisonExample,
  problems: ['market_not_found', 'graph_unavailable'],
  cacheControl: 'no-store',
});

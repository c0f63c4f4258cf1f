/** What a trader might act on: leads, and a purchase compared across the venues. */
import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import {
  answer,
  ComparisonQuery,
  graphAnswer,
  Lead,
  NextCursor,
  OpportunitiesQuery,
  PastLead,
  PastOpportunitiesQuery,
  PurchaseComparison,
  Receipt,
} from '../schemas/index.ts';
import { comparisonExample, receiptExample } from './examples/comparison.ts';
import { pastOpportunitiesExample } from './examples/rules.ts';
import { marketParams, receiptParams } from './path-params.ts';
import { wholeShares } from './query-rules.ts';

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

export const pastOpportunitiesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/opportunities/past',
  operationId: 'listPastOpportunities',
  tag: 'Opportunities',
  summary: 'Leads that are over, newest end first',
  description:
    'The life of each lead that was recorded: when it opened, became executable, lapsed and closed, and why. A record of what was observed, not of what could be traded; thin markets are in it. Kept for 30 days after the end, and for as long as they are among the newest million steps.',
  access: 'key',
  query: PastOpportunitiesQuery,
  response: Type.Object(
    {
      data: Type.Array(PastLead, { description: 'The leads, newest end first.' }),
      next_cursor: NextCursor,
    },
    { additionalProperties: false },
  ),
  example: pastOpportunitiesExample,
  problems: [],
});

export const comparisonEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/markets/{venue}/{id}/comparison',
  operationId: 'comparePurchase',
  tag: 'Opportunities',
  summary: 'Compare a purchase with one on the other venue',
  description:
    'What buying a side would cost here and on the other venue, in whole shares at current depth and fees, and whether the two contracts settle alike. Where anything is missing, stale or unknown, `best` is null and `reasons` names every condition that is not met; one of a single option ends with its index. Books are those of the live feed where they are proven whole and younger than 5 seconds, else read from the venue within 4 seconds, at most 500 levels; what could not be read has no quote. At most 50 `candidates`. Never cached; counts as one request; no account is checked.',
  access: 'key',
  params: marketParams,
  query: ComparisonQuery,
  queryRules: [wholeShares],
  response: answer(PurchaseComparison),
  example: comparisonExample,
  problems: ['market_not_found', 'graph_unavailable'],
  cacheControl: 'no-store',
});

export const receiptEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/receipts/{id}',
  operationId: 'getReceipt',
  tag: 'Opportunities',
  summary: 'The record of an assessment',
  description:
    'A receipt that a comparison named, as it was made: it is never changed. It is bound to the sources of both contracts by their hashes, used for seven days or until a source changes, and kept for 30 days after that.',
  access: 'key',
  params: receiptParams,
  response: answer(Receipt),
  example: { data: receiptExample },
  problems: ['receipt_not_found'],
});

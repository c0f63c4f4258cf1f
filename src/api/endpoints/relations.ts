/** What the graph proves about a market, and why. */
import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import {
  graphAnswer,
  MarketRelationsQuery,
  NoQuery,
  Relation,
  RelationExplanation,
  RelationProof,
} from '../schemas/index.ts';
import { marketParams, pairParams } from './path-params.ts';

export const marketRelationsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/markets/{venue}/{id}/relations',
  operationId: 'listMarketRelations',
  tag: 'Relations',
  summary: 'Markets proven to be related to a market',
  description:
    'Every market the graph relates to this one, with the relation as seen from this side and the facts it rests on. Thin markets last, more money traded first; the order is that of the graph run, so that pages of one run fit together, and figures are live. Paged by offset.',
  access: 'key',
  params: marketParams,
  query: MarketRelationsQuery,
  response: graphAnswer(Type.Array(Relation, { description: 'The relations of this page.' })),
  problems: ['market_not_found', 'graph_unavailable'],
});

export const relationProofEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/relations/{left_venue}/{left_id}/{right_venue}/{right_id}',
  operationId: 'getRelationProof',
  tag: 'Relations',
  summary: 'The proof of a relation, step by step',
  description:
    'The steps that prove the relation, rebuilt from the stored contract versions by the code that builds the graph. Either market may be given first.',
  access: 'key',
  params: pairParams,
  query: NoQuery,
  response: graphAnswer(RelationProof),
  problems: ['market_not_found', 'relation_not_found', 'graph_unavailable'],
});

export const relationExplanationEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/relations/explain/{left_venue}/{left_id}/{right_venue}/{right_id}',
  operationId: 'explainRelation',
  tag: 'Relations',
  summary: 'Why two markets are related, or why not',
  description:
    'Tries the proof for any two listed markets and says in one sentence how it ended: with a relation, or at the step that failed. For related markets it also compares what they pay when there is no result to settle on.',
  access: 'key',
  params: pairParams,
  query: NoQuery,
  response: graphAnswer(RelationExplanation),
  problems: ['market_not_found', 'graph_unavailable'],
});

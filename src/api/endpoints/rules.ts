/** The history of the rules text. */
import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { answer, MarketRulesQuery, Rulebook, RulebookQuery, RuleVersion } from '../schemas/index.ts';
import { marketParams, rulebookParams } from './path-params.ts';

export const marketRulesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/markets/{venue}/{id}/rules',
  operationId: 'listMarketRules',
  tag: 'Rules',
  summary: 'Versions of the rules text of a market',
  description:
    'The complete rules text in every version seen, newest first, each with a diff from the one before, whether the change could matter, and which relations it withdrew. Any market that was ever listed has one.',
  access: 'key',
  params: marketParams,
  query: MarketRulesQuery,
  response: answer(Type.Array(RuleVersion, { description: 'The versions, newest first.' })),
  problems: ['market_not_found'],
});

export const rulebookEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/rulebooks/{venue}/{kind}/{id}',
  operationId: 'getRulebook',
  tag: 'Rules',
  summary: 'The rules of a series, an event or a market',
  description:
    'A recorded rulebook with its versions, newest first. A series whose venue gives a document instead of a text has a version for each address.',
  access: 'key',
  params: rulebookParams,
  query: RulebookQuery,
  response: answer(Rulebook),
  problems: ['rulebook_not_found'],
});

/** The history of the rules text. */
import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import {
  answer,
  graphAnswer,
  MarketRulesQuery,
  Rulebook,
  RulebookQuery,
  RulesReading,
  RuleVersion,
} from '../schemas/index.ts';
import { rulesReadingExample } from './examples/rules.ts';
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

export const rulesReadingEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/markets/{venue}/{id}/rules/reading',
  operationId: 'getRulesReading',
  tag: 'Rules',
  summary: 'What was read from each sentence of the rules',
  description:
    'The rules text as the graph run in service has read it, sentence by sentence with offsets: what each is about and decides, which change nothing, and which are not known. One that is not known keeps the contract from being related by its terms. A combo has no sentences of its own.',
  access: 'key',
  params: marketParams,
  response: graphAnswer(RulesReading),
  example: rulesReadingExample,
  problems: ['market_not_found', 'graph_unavailable'],
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

/** What the service says about itself. None of these needs a graph run. */
import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { Accuracy, answer, Status } from '../schemas/index.ts';
import { accuracyExample, openapiExample } from './examples/service.ts';

export const statusEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/status',
  operationId: 'getStatus',
  tag: 'Service',
  summary: 'What the service is doing now',
  description:
    'The graph run in service with what it proved and what it withheld, the state of both venue feeds, the recorder and the database. Answers before a first graph run has finished, with `graph` null.',
  access: 'key',
  response: answer(Status),
});

export const accuracyEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/accuracy',
  operationId: 'getAccuracy',
  tag: 'Service',
  summary: 'How often proven relations held at settlement',
  description:
    'Every proven relation whose two markets have settled, counted by relation, venue span and family, with each violation listed. Pairs with a voided or scalar settlement are excluded and counted. No key is needed.',
  access: 'open',
  response: answer(Accuracy),
  example: accuracyExample,
  cacheControl: 'public, max-age=60',
});

export const openapiEndpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/openapi.json',
  operationId: 'getOpenapi',
  tag: 'Service',
  summary: 'The description of this API, OpenAPI 3.1',
  description: 'The machine-readable description of every endpoint, resource and error of this API.',
  access: 'key',
  response: Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    additionalProperties: true,
    description: 'An OpenAPI 3.1 document.',
  }),
  example: openapiExample,
});

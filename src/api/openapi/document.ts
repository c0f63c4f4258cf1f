/** The OpenAPI 3.1 document, made from the endpoints themselves. Nothing in it is written twice. */
import type { TSchema } from 'typebox';
import { type Endpoint, endpointTags } from '../endpoint.ts';
import { apiVersion } from '../http/fixed-headers.ts';
import { resources } from '../schemas/index.ts';
import { demoExample } from './demo-examples.ts';
import { headerComponents } from './headers.ts';
import { describeProblems, errorSchema, problemComponents } from './problem-responses.ts';
import { inlineSchema, type JsonObject, referSchema } from './references.ts';

export function buildDocument(endpoints: readonly Endpoint[]): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Routeur',
      version: apiVersion,
      summary: 'Proven relations between prediction markets on two venues.',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This service.' }],
    tags: endpointTags.map((name) => ({ name, description: tagDescriptions[name] })),
    paths: describePaths(endpoints),
    components: {
      schemas: { ...describeResources(), Error: errorSchema },
      headers: headerComponents,
      responses: problemComponents(endpoints),
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'An API key.' },
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key or a service identity token.' },
      },
    },
  };
}

const introduction = [
  'Routeur reads every open market of two prediction-market venues and proves, from contract terms and exact',
  'arithmetic, which markets imply, exclude or equal each other. Numbers are decimal strings, money in USD: prices,',
  'costs, fees and quantities are exact, with four decimals, up to six where they carry something; volumes, depths and',
  'notional are rounded to four decimals, shares, rates and returns to six, half away from zero or, where more would',
  'promise too much, down. Times are RFC 3339 in UTC. Unknown or repeated query parameters are refused. Branch on `error.code`; messages may change.',
].join('\n');

const tagDescriptions: Readonly<Record<(typeof endpointTags)[number], string>> = {
  Service: 'The service itself: state, record, description, health.',
  Markets: 'Markets, events, topics and search.',
  'Market data': 'Recorded quotes, trades and order books.',
  Relations: 'Proven relations and the proofs behind them.',
  Rules: 'Rule texts and how they changed.',
  Opportunities: 'Mispricing leads, and purchases compared across the venues.',
  Webhooks: 'Signed alerts: subscriptions, their secrets and deliveries.',
  Insights:
    'Moves, flows, large fills, markets about to close; strategies and calibration from settled markets.',
  Live: 'Quotes, trades, relations and leads as they happen.',
};

function describeResources(): JsonObject {
  return Object.fromEntries(Object.entries(resources).map(([name, schema]) => [name, inlineSchema(schema)]));
}

function describePaths(endpoints: readonly Endpoint[]): JsonObject {
  const byPath = Map.groupBy(endpoints, ({ path }) => path);
  return Object.fromEntries(
    [...byPath].map(([path, ofPath]) => [
      path,
      Object.fromEntries(
        ofPath.map((endpoint) => [endpoint.method.toLowerCase(), describeOperation(endpoint)]),
      ),
    ]),
  );
}

function describeOperation(endpoint: Endpoint): JsonObject {
  return {
    operationId: endpoint.operationId,
    tags: [endpoint.tag],
    ...describeWords(endpoint),
    security: endpoint.access === 'key' ? [{ apiKey: [] }, { bearer: [] }] : [],
    parameters: [
      ...describePathParameters(endpoint),
      ...describeQueryParameters(endpoint),
      ...conditionalHeaders(endpoint),
      ...ownHeaders(endpoint),
    ],
    ...describeBody(endpoint),
    responses: {
      [String(endpoint.status ?? 200)]: describeAnswer(endpoint),
      ...notModified(endpoint),
      ...describeProblems(endpoint),
    },
  };
}

function describeWords({ summary, description }: Endpoint): JsonObject {
  return { summary, ...(description === undefined ? {} : { description }) };
}

function describeBody({ body }: Endpoint): JsonObject {
  if (body === undefined) return {};
  const { description, ...schema } = inlineSchema(body.schema);
  return {
    requestBody: {
      required: true,
      description,
      content: { 'application/json': { schema, example: body.example } },
    },
  };
}

/** Whether its answers may be asked for again with an entity tag. */
function isRevalidated({ method, cacheControl }: Endpoint): boolean {
  return method === 'GET' && !cacheControl?.startsWith('no-store');
}

function describePathParameters({ params }: Endpoint): JsonObject[] {
  if (params === undefined) return [];
  const properties: Readonly<Record<string, TSchema>> = params.schema.properties;
  const example: Readonly<Record<string, unknown>> = params.example;
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = inlineSchema(property);
    return { name, in: 'path', required: true, description, schema, example: example[name] };
  });
}

function describeQueryParameters({ query }: Endpoint): JsonObject[] {
  const required = new Set<string>(query?.required ?? []);
  return Object.entries(query?.properties ?? {}).map(([name, property]) => {
    const { description, examples, ...schema } = inlineSchema(property);
    const example = exampleOf({ ...schema, examples });
    return { name, in: 'query', required: required.has(name), description, schema, example };
  });
}

/** What a parameter is shown with: an example of its own, what it is when left out, or one of its choices. */
function exampleOf({ examples, default: standard, enum: choices, type }: JsonObject): unknown {
  if (Array.isArray(examples)) return examples[0];
  // A filter that is false by default shows what it is for.
  if (type === 'boolean') return true;
  return standard ?? (Array.isArray(choices) ? choices[0] : undefined);
}

function conditionalHeaders(endpoint: Endpoint): JsonObject[] {
  if (endpoint.isUnversioned) return [];
  const version = {
    name: 'Routeur-Version',
    in: 'header',
    required: false,
    description: 'Pins the API version; an unknown one is refused.',
    schema: { type: 'string', const: apiVersion },
    example: apiVersion,
  };
  if (!isRevalidated(endpoint)) return [version];
  const ifNoneMatch = {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'An entity tag received before; the answer is 304 when it still holds.',
    schema: { type: 'string' },
    example: 'W/"2jmj7l5rSw0yVb_vlWAYkK_YBwk"',
  };
  return [version, ifNoneMatch];
}

function ownHeaders(endpoint: Endpoint): JsonObject[] {
  return Object.entries(endpoint.requestHeaders ?? {}).map(([name, { description, example }]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
    example,
  }));
}

function describeAnswer(endpoint: Endpoint): JsonObject {
  const mediaType = (endpoint.contentType ?? 'application/json').split(';')[0] ?? '';
  const headers = describeHeaders(endpoint, [
    'Cache-Control',
    ...(endpoint.method === 'GET' ? ['ETag'] : []),
    ...(endpoint.status === 201 ? ['Location'] : []),
  ]);
  if (endpoint.status === 204) return { description: 'It is done.', headers };
  return {
    description: 'The answer.',
    headers,
    content: {
      [mediaType]: {
        schema: referSchema(endpoint.response),
        ...describeExample(endpoint),
      },
    },
  };
}

function describeExample({ operationId, example }: Endpoint): JsonObject {
  const answer = demoExample(operationId);
  if (answer !== undefined) {
    return {
      examples: { demo: { summary: 'An answer of the demo: the markets are simulated.', value: answer } },
    };
  }
  return example === undefined ? {} : { example };
}

function notModified(endpoint: Endpoint): JsonObject {
  if (!isRevalidated(endpoint)) return {};
  return {
    '304': {
      description: 'The answer has not changed since the entity tag was sent.',
      headers: describeHeaders(endpoint, ['ETag']),
    },
  };
}

function describeHeaders(endpoint: Endpoint, own: readonly string[]): JsonObject {
  const limits = [
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
    'X-Daily-Quota-Limit',
    'X-Daily-Quota-Remaining',
  ];
  const names = ['Routeur-Version', 'X-Request-Id', ...(endpoint.access === 'key' ? limits : []), ...own];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

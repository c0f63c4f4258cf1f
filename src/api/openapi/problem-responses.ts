/** The error answers of an endpoint, grouped by status, each code with an example. */
import type { Endpoint } from '../endpoint.ts';
import { errorBody, type ProblemCode, problems } from '../problem.ts';
import type { JsonObject } from './references.ts';

/** What any request can meet. */
const everywhere: readonly ProblemCode[] = [
  'malformed_request',
  'request_timeout',
  'body_too_large',
  'url_too_long',
  'headers_too_large',
  'internal',
  'timeout',
];
const versioned: readonly ProblemCode[] = ['invalid_parameter'];
const withBody: readonly ProblemCode[] = ['unsupported_media_type'];
const withKey: readonly ProblemCode[] = [
  'api_key_required',
  'invalid_api_key',
  'api_key_revoked',
  'invalid_token',
  'caller_not_allowed',
  'rate_limited',
  'daily_quota_exceeded',
  'database_unavailable',
  'identity_provider_unavailable',
];

export const errorSchema: JsonObject = {
  title: 'Error',
  description: 'Why a request was not answered. Branch on `code`; messages may change.',
  type: 'object',
  required: ['error'],
  additionalProperties: false,
  properties: {
    error: {
      type: 'object',
      description: 'The problem.',
      required: ['code', 'message'],
      additionalProperties: false,
      properties: {
        code: { type: 'string', enum: Object.keys(problems), description: 'What went wrong.' },
        message: { type: 'string', description: 'The same for a person.' },
      },
    },
  },
};

/** Every code this endpoint can answer with. */
export function problemCodes(endpoint: Endpoint): readonly ProblemCode[] {
  const codes = [
    ...(endpoint.params ? [endpoint.params.problem, ...Object.values(endpoint.params.problemOf ?? {})] : []),
    ...(endpoint.body ? [endpoint.body.problem] : []),
    // A media type that cannot be read is refused whether the body is looked at or not.
    ...(endpoint.method === 'GET' ? [] : withBody),
    ...(endpoint.problems ?? []),
    ...(endpoint.isUnversioned ? [] : versioned),
    ...(endpoint.access === 'key' ? withKey : []),
    ...everywhere,
  ];
  return [...new Set(codes)];
}

/** The error answers of an endpoint by status, as references to the document's components. */
export function describeProblems(endpoint: Endpoint): JsonObject {
  return Object.fromEntries(
    problemsByStatus(endpoint).map(([status, codes]) => [
      String(status),
      { $ref: `#/components/responses/${componentName(status, codes)}` },
    ]),
  );
}

/** The components those references lead to: one for each set of codes that some endpoint answers with. */
export function problemComponents(endpoints: readonly Endpoint[]): JsonObject {
  const components = endpoints
    .flatMap(problemsByStatus)
    .map(([status, codes]) => [componentName(status, codes), describeStatus(status, codes)] as const);
  return Object.fromEntries(components.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function problemsByStatus(endpoint: Endpoint): (readonly [number, readonly ProblemCode[]])[] {
  return [...Map.groupBy(problemCodes(endpoint), (code) => problems[code].status)].sort(([a], [b]) => a - b);
}

/** Says what it stands for: `404.market_not_found.book_not_found`. */
function componentName(status: number, codes: readonly ProblemCode[]): string {
  return [status, ...codes.toSorted()].join('.');
}

function describeStatus(status: number, codes: readonly ProblemCode[]): JsonObject {
  return {
    description: codes.map((code) => `\`${code}\`: ${problems[code].when}`).join('\n\n'),
    headers: {
      'Routeur-Version': { $ref: '#/components/headers/Routeur-Version' },
      ...(status === 401 ? { 'WWW-Authenticate': { $ref: '#/components/headers/WWW-Authenticate' } } : {}),
      ...(status === 429 || status === 503
        ? { 'Retry-After': { $ref: '#/components/headers/Retry-After' } }
        : {}),
    },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(
          codes.map((code) => [code, { value: errorBody(code, problems[code].when) }]),
        ),
      },
    },
  };
}

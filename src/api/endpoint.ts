/**
 * What an endpoint is, said once: the same value validates its requests, types its handler
 * and becomes its operation in the OpenAPI document.
 */
import type { Static, TObject, TSchema } from 'typebox';
import type { ProblemCode } from './problem.ts';

export const endpointTags = [
  'Service',
  'Markets',
  'Market data',
  'Relations',
  'Rules',
  'Opportunities',
  'Webhooks',
  'Insights',
  'Live',
] as const;

export type EndpointTag = (typeof endpointTags)[number];

/** What is wrong with the parameters taken together, naming one; nothing when they fit. */
export type QueryRule = (query: Readonly<Record<string, unknown>>) => string | undefined;

export interface PathParams<Params extends TObject = TObject> {
  readonly schema: Params;
  /** Values that go together, for the document. */
  readonly example: Static<Params>;
  /** What a malformed one is. */
  readonly problem: ProblemCode;
  /** Of those for which it is another one. */
  readonly problemOf?: Readonly<Record<string, ProblemCode>>;
}

export interface RequestBody<Body extends TObject = TObject> {
  readonly schema: Body;
  /** What a body is that does not fit. */
  readonly problem: ProblemCode;
  readonly example: Static<Body>;
}

export interface Endpoint<
  Params extends TObject = TObject,
  Query extends TObject = TObject,
  Response extends TSchema = TSchema,
  Body extends TObject = TObject,
> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With parameters in braces, as in the OpenAPI document: `/v1/markets/{venue}/{id}`. */
  readonly path: `/${string}`;
  /** Below no version of the API, and its query is not looked at: what operators ask of the service. */
  readonly isUnversioned?: true;
  readonly operationId: string;
  readonly tag: EndpointTag;
  readonly summary: string;
  readonly description?: string;
  /** `key`: needs a credential and counts against its limits. `open`: neither. */
  readonly access: 'key' | 'open';
  readonly params?: PathParams<Params>;
  readonly query?: Query;
  /** What the parameters must be together. */
  readonly queryRules?: readonly QueryRule[];
  /** Request headers of its own. */
  readonly requestHeaders?: Readonly<
    Record<string, { readonly description: string; readonly example: string }>
  >;
  /** A JSON body; without one, none is read. */
  readonly body?: RequestBody<Body>;
  readonly response: Response;
  /** Of a successful answer; 200 unless said otherwise. With 204 it has no body. */
  readonly status?: 201 | 202 | 204;
  /** An answer of this endpoint, shown in the document where the demo gives none; checked against `response` in a test. */
  readonly example?: Static<Response>;
  /** The problems of its own, beside those every endpoint has. */
  readonly problems?: readonly ProblemCode[];
  /** The Cache-Control of its successful answers; without one they may be kept by the caller and revalidated. */
  readonly cacheControl?: string;
  /** JSON unless said otherwise. */
  readonly contentType?: string;
}

export function defineEndpoint<
  Params extends TObject,
  Query extends TObject,
  Response extends TSchema,
  Body extends TObject,
>(endpoint: Endpoint<Params, Query, Response, Body>): Endpoint<Params, Query, Response, Body> {
  return endpoint;
}

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
  'Insights',
  'Live',
] as const;

export type EndpointTag = (typeof endpointTags)[number];

/** What is wrong with the parameters taken together, naming one; nothing when they fit. */
export type QueryRule = (query: Readonly<Record<string, unknown>>) => string | undefined;

export interface Endpoint<
  Params extends TObject = TObject,
  Query extends TObject = TObject,
  Response extends TSchema = TSchema,
> {
  readonly method: 'GET';
  /** With parameters in braces, as in the OpenAPI document: `/v1/markets/{venue}/{id}`. */
  readonly path: `/${string}`;
  readonly operationId: string;
  readonly tag: EndpointTag;
  readonly summary: string;
  readonly description?: string;
  /** `key`: needs a credential and counts against its limits. `open`: neither. */
  readonly access: 'key' | 'open';
  readonly params?: { readonly schema: Params; readonly problem: ProblemCode };
  readonly query?: Query;
  /** What the parameters must be together. */
  readonly queryRules?: readonly QueryRule[];
  /** Request headers of its own, each with what it says. */
  readonly requestHeaders?: Readonly<Record<string, string>>;
  readonly response: Response;
  /** An answer of this endpoint, shown in the document where the demo gives none; checked against `response` in a test. */
  readonly example?: Static<Response>;
  /** The problems of its own, beside those every endpoint has. */
  readonly problems?: readonly ProblemCode[];
  /** The Cache-Control of its successful answers; without one they may be kept by the caller and revalidated. */
  readonly cacheControl?: string;
  /** JSON unless said otherwise. */
  readonly contentType?: string;
}

export function defineEndpoint<Params extends TObject, Query extends TObject, Response extends TSchema>(
  endpoint: Endpoint<Params, Query, Response>,
): Endpoint<Params, Query, Response> {
  return endpoint;
}

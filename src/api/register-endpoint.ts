/**
 * Makes a route of an endpoint: caller and limits before the body is read, then path and query by their schemas, then
 * the handler within the request's time.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TObject, TSchema } from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { compilePathParams } from './http/path-params.ts';
import { PreparedAnswer } from './http/prepared-answer.ts';
import { jsonType, respond } from './http/respond.ts';
import { compileQuery } from './http/strict-query.ts';
import { type AuthenticationDeps, authenticate } from './keys/authenticate.ts';
import type { RequestLimits } from './limits/request-limits.ts';

export interface EndpointInput<Params extends TObject, Query extends TObject> {
  readonly params: Static<Params>;
  readonly query: Static<Query>;
  readonly request: FastifyRequest;
}

export type EndpointHandler<Params extends TObject, Query extends TObject, Response extends TSchema> = (
  input: EndpointInput<Params, Query>,
) => Static<Response> | PreparedAnswer | Promise<Static<Response> | PreparedAnswer>;

export interface RegistrationDeps {
  readonly authentication: AuthenticationDeps;
  readonly limits: RequestLimits;
  readonly sendTimeoutMs: number;
}

/** Callers keep their answers and ask with the entity tag whether they are still true. */
const revalidated = 'private, no-cache';

export function registerEndpoint<Params extends TObject, Query extends TObject, Response extends TSchema>(
  app: FastifyInstance,
  deps: RegistrationDeps,
  endpoint: Endpoint<Params, Query, Response>,
  handler: EndpointHandler<Params, Query, Response>,
): void {
  const readParams = compilePathParams(endpoint.params);
  const readQuery = compileQuery(endpoint.query);
  const strictQuery = endpoint.path.startsWith('/v1/');
  const contentType = endpoint.contentType ?? jsonType;
  const cacheControl = endpoint.cacheControl ?? revalidated;

  app.route<{ Params: Record<string, string>; Querystring: { raw: string } }>({
    method: endpoint.method,
    url: routerPath(endpoint.path),
    ...(endpoint.access === 'key' ? { onRequest: admitCaller(deps) } : {}),
    async handler(request, reply) {
      const input = {
        // Both readers have just checked every value against the schema the types come from.
        params: readParams(request.params) as Static<Params>,
        query: (strictQuery ? readQuery(request.query.raw) : {}) as Static<Query>,
        request,
      };
      const outcome = handler(input);
      const result = outcome instanceof Promise ? await request.deadline.bound(outcome) : outcome;
      const answer =
        result instanceof PreparedAnswer
          ? result
          : { body: typeof result === 'string' ? result : JSON.stringify(result), contentType, cacheControl };
      return respond(request, reply, answer, deps.sendTimeoutMs);
    },
  });
}

function admitCaller(deps: RegistrationDeps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { headers, ip } = request;
    const authenticated = authenticate(deps.authentication, { headers, address: ip });
    const caller =
      authenticated instanceof Promise ? await request.deadline.bound(authenticated) : authenticated;
    request.callerId = caller.id;
    reply.headers(await request.deadline.bound(deps.limits.admit(caller)));
  };
}

/** `/v1/markets/{venue}/{id}` as the router writes it: `/v1/markets/:venue/:id`. */
export function routerPath(path: string): string {
  return path.replace(/\{([A-Za-z_]+)\}/g, ':$1');
}

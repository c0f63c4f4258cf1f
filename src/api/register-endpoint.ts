/**
 * Makes a route of an endpoint: caller and limits before the body is read, then path and query by their schemas, then
 * the handler within the request's time.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Static, TObject, TSchema } from 'typebox';
import { whenKnown } from '../runtime/when-known.ts';
import type { Endpoint } from './endpoint.ts';
import { compilePathParams } from './http/path-params.ts';
import { PreparedAnswer } from './http/prepared-answer.ts';
import { jsonType, respond } from './http/respond.ts';
import { compileQuery } from './http/strict-query.ts';
import { type AuthenticationDeps, authenticate } from './keys/authenticate.ts';
import type { Caller } from './keys/caller.ts';
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
  const readQuery = compileQuery(endpoint.query, endpoint.queryRules);
  const strictQuery = endpoint.path.startsWith('/v1/');
  const contentType = endpoint.contentType ?? jsonType;
  const cacheControl = endpoint.cacheControl ?? revalidated;

  const route = routerPath(endpoint.path);
  app.route<{ Params: Record<string, string>; Querystring: { raw: string } }>({
    method: endpoint.method,
    url: route,
    onRequest: endpoint.access === 'key' ? [nameRoute(route), admitCaller(deps)] : nameRoute(route),
    handler(request, reply) {
      const outcome = handler({
        // Both readers have just checked every value against the schema the types come from.
        params: readParams(request.params) as Static<Params>,
        query: (strictQuery ? readQuery(request.query.raw) : {}) as Static<Query>,
        request,
      });
      const bounded = outcome instanceof Promise ? request.deadline.bound(outcome) : outcome;
      return whenKnown(bounded, (result) => {
        const answer =
          result instanceof PreparedAnswer
            ? result
            : {
                body: typeof result === 'string' ? result : JSON.stringify(result),
                contentType,
                cacheControl,
              };
        return respond(request, reply, answer, deps.sendTimeoutMs);
      });
    },
  });
}

/** Answers by itself, or throws a RequestError and has answered nothing. */
export type TakeoverHandler<Params extends TObject, Query extends TObject> = (
  input: EndpointInput<Params, Query> & { readonly caller: Caller },
  reply: FastifyReply,
) => void;

/** A route whose answer lasts: the same checks, and then the handler has the reply to itself. */
export function registerTakeover<Params extends TObject, Query extends TObject, Response extends TSchema>(
  app: FastifyInstance,
  deps: RegistrationDeps,
  endpoint: Endpoint<Params, Query, Response>,
  handler: TakeoverHandler<Params, Query>,
): void {
  const readParams = compilePathParams(endpoint.params);
  const readQuery = compileQuery(endpoint.query, endpoint.queryRules);
  const route = routerPath(endpoint.path);
  app.route<{ Params: Record<string, string>; Querystring: { raw: string } }>({
    method: endpoint.method,
    url: route,
    onRequest: [nameRoute(route), admitCaller(deps)],
    handler(request, reply) {
      const { caller } = request;
      if (caller === undefined) throw new TypeError('A request without a caller was admitted');
      handler(
        {
          // Both readers have just checked every value against the schema the types come from.
          params: readParams(request.params) as Static<Params>,
          query: readQuery(request.query.raw) as Static<Query>,
          request,
          caller,
        },
        reply,
      );
      return undefined;
    },
  });
}

function nameRoute(route: string): onRequestHookHandler {
  return (request, _reply, done) => {
    request.route = route;
    done();
  };
}

/** Finds the caller and counts the request. A key in use is admitted at once; else it is waited for, in bounds. */
function admitCaller(deps: RegistrationDeps): onRequestHookHandler {
  return (request, _reply, done) => {
    let admitted: undefined | Promise<undefined>;
    try {
      const { headers, ip } = request;
      const admission = whenKnown(authenticate(deps.authentication, { headers, address: ip }), (caller) => {
        request.caller = caller;
        return whenKnown(deps.limits.admit(caller), (limitHeaders) => {
          Object.assign(request.answerHeaders, limitHeaders);
          return undefined;
        });
      });
      admitted = admission instanceof Promise ? request.deadline.bound(admission) : admission;
    } catch (error) {
      done(error instanceof Error ? error : new TypeError(String(error)));
      return;
    }
    // Outside the try: what goes on in `done` is the rest of the request, with failures of its own.
    if (admitted === undefined) done();
    else admitted.then(() => done(), done);
  };
}

/** `/v1/markets/{venue}/{id}` as the router writes it: `/v1/markets/:venue/:id`. */
function routerPath(path: string): string {
  return path.replace(/\{([A-Za-z_]+)\}/g, ':$1');
}

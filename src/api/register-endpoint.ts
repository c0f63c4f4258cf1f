/**
 * Makes a route of an endpoint that is read: caller and limits, then path and query by their schemas, then the handler
 * within the request's time. Those that change something are `register-action.ts`' business.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TObject, TSchema } from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { compilePathParams } from './http/path-params.ts';
import { PreparedAnswer } from './http/prepared-answer.ts';
import { type Answer, entityTag, jsonType, respond } from './http/respond.ts';
import { compileQuery } from './http/strict-query.ts';
import { TaggedText } from './http/tagged-text.ts';
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
) => HandlerResult<Response> | Promise<HandlerResult<Response>>;

/** A string is JSON that was printed already. */
type HandlerResult<Response extends TSchema> = Static<Response> | string | TaggedText | PreparedAnswer;

export interface RegistrationDeps {
  readonly authentication: AuthenticationDeps;
  readonly limits: RequestLimits;
  readonly sendTimeoutMs: number;
}

interface EndpointGenerics {
  Params: Record<string, string>;
  Querystring: { raw: string };
}

type EndpointRequest = FastifyRequest<EndpointGenerics>;

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
  const strictQuery = endpoint.isUnversioned !== true;
  const contentType = endpoint.contentType ?? jsonType;
  const cacheControl = endpoint.cacheControl ?? revalidated;

  const route = routerPath(endpoint.path);
  const answer = (request: EndpointRequest, reply: FastifyReply): undefined | Promise<undefined> => {
    const outcome = handler({
      // Both readers have just checked every value against the schema the types come from.
      params: readParams(request.params) as Static<Params>,
      query: (strictQuery ? readQuery(request.query.raw) : {}) as Static<Query>,
      request,
    });
    return outcome instanceof Promise
      ? request.deadline.bound(outcome).then((result) => send(request, reply, result))
      : send(request, reply, outcome);
  };
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    result: HandlerResult<Response>,
  ): undefined | Promise<undefined> => {
    return respond(request, reply, prepare(result), deps.sendTimeoutMs);
  };
  const prepare = (result: HandlerResult<Response>): Answer => {
    if (result instanceof PreparedAnswer) return result;
    if (result instanceof TaggedText) {
      const { body, tag, release } = result;
      return { body, tag, release, contentType, cacheControl };
    }
    const body = typeof result === 'string' ? result : JSON.stringify(result);
    return { body, tag: entityTag(body), contentType, cacheControl };
  };
  app.route<EndpointGenerics>({
    method: endpoint.method,
    url: route,
    handler(request, reply) {
      request.exchange.route = route;
      const admitted = endpoint.access === 'key' ? admitCaller(deps, request) : undefined;
      return admitted === undefined ? answer(request, reply) : admitted.then(() => answer(request, reply));
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
  const takeOver = (request: EndpointRequest, reply: FastifyReply): undefined => {
    const caller = callerOf(request);
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
  };
  app.route<EndpointGenerics>({
    method: endpoint.method,
    url: route,
    handler(request, reply) {
      request.exchange.route = route;
      const admitted = admitCaller(deps, request);
      return admitted === undefined
        ? takeOver(request, reply)
        : admitted.then(() => takeOver(request, reply));
    },
  });
}

/**
 * Finds the caller and counts the request, or throws or rejects with a RequestError. A key in use is admitted at once;
 * else it is waited for, in bounds. No hook: a body is not read before its handler, so that nothing comes before that.
 */
export function admitCaller(deps: RegistrationDeps, request: FastifyRequest): undefined | Promise<undefined> {
  const { exchange } = request;
  const admit = (caller: Caller): undefined | Promise<undefined> => {
    exchange.caller = caller;
    return deps.limits.admit(caller, exchange.headers);
  };
  const caller = authenticate(deps.authentication, request);
  const admitted = caller instanceof Promise ? caller.then(admit) : admit(caller);
  return admitted === undefined ? undefined : exchange.deadline.bound(admitted);
}

/** Of a request that was admitted. */
export function callerOf(request: FastifyRequest): Caller {
  const { caller } = request.exchange;
  if (caller === undefined) throw new TypeError('A request without a caller was admitted');
  return caller;
}

/** `/v1/markets/{venue}/{id}` as the router writes it: `/v1/markets/:venue/:id`. */
export function routerPath(path: string): string {
  return path.replace(/\{([A-Za-z_]+)\}/g, ':$1');
}

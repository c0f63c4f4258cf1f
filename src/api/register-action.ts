/**
 * Makes a route of an endpoint that changes something: caller and limits first, then path and query, and only then its
 * body is read. The answer is never kept.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TObject, TSchema } from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { readJsonBody } from './http/json-body.ts';
import { compilePathParams } from './http/path-params.ts';
import { respondOnce } from './http/respond.ts';
import { compileBody } from './http/strict-body.ts';
import { compileQuery } from './http/strict-query.ts';
import type { Caller } from './keys/caller.ts';
import {
  admitCaller,
  callerOf,
  type EndpointInput,
  type RegistrationDeps,
  routerPath,
} from './register-endpoint.ts';

export interface ActionDeps extends RegistrationDeps {
  readonly bodyBytesMax: number;
}

export interface ActionInput<Params extends TObject, Query extends TObject, Body extends TObject>
  extends EndpointInput<Params, Query> {
  readonly body: Static<Body>;
  readonly caller: Caller;
}

export type ActionHandler<
  Params extends TObject,
  Query extends TObject,
  Response extends TSchema,
  Body extends TObject,
> = (input: ActionInput<Params, Query, Body>) => Promise<Static<Response>>;

interface ActionGenerics {
  Params: Record<string, string>;
  Querystring: { raw: string };
}

/** What the handler of an endpoint with 204 gives back is not looked at. */
export function registerAction<
  Params extends TObject,
  Query extends TObject,
  Response extends TSchema,
  Body extends TObject,
>(
  app: FastifyInstance,
  deps: ActionDeps,
  endpoint: Endpoint<Params, Query, Response, Body>,
  handler: ActionHandler<Params, Query, Response, Body>,
): void {
  const readParams = compilePathParams(endpoint.params);
  const readQuery = compileQuery(endpoint.query, endpoint.queryRules);
  const checkBody = endpoint.body && compileBody(endpoint.body);
  const { status = 200 } = endpoint;
  const route = routerPath(endpoint.path);

  const act = async (request: FastifyRequest<ActionGenerics>, reply: FastifyReply): Promise<undefined> => {
    // All readers have just checked every value against the schema the types come from.
    const params = readParams(request.params) as Static<Params>;
    const query = readQuery(request.query.raw) as Static<Query>;
    // The transport bounds the time a body takes to arrive.
    const body = checkBody?.(await readJsonBody(request.raw, deps.bodyBytesMax));
    const result = await request.deadline.bound(
      handler({ params, query, body: body as Static<Body>, request, caller: callerOf(request) }),
    );
    return respondOnce(request, reply, status, status === 204 ? undefined : JSON.stringify(result));
  };
  app.route<ActionGenerics>({
    method: endpoint.method,
    url: route,
    async handler(request, reply) {
      request.exchange.route = route;
      await admitCaller(deps, request);
      return act(request, reply);
    },
  });
}

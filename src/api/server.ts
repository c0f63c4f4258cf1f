/**
 * The HTTP server: its bounds, what every answer carries, and how it stops. Which endpoints there are is `routes/`'
 * business; what a failure looks like is `http/error-handler.ts`'.
 */
import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Log } from '../runtime/log.ts';
import type { AnswerReport, AnswerReports } from './answer-reports.ts';
import { toRecord } from './http/answer.ts';
import { ClientConnections } from './http/connections.ts';
import { applyCors } from './http/cors.ts';
import type { RequestDeadline } from './http/deadline.ts';
import { sendProblem } from './http/error-handler.ts';
import { HttpExchange } from './http/exchange.ts';
import { apiVersion } from './http/fixed-headers.ts';
import { KnownPaths } from './http/known-paths.ts';
import { malformedPathProblem } from './http/malformed-path.ts';
import { quote } from './http/strict-query.ts';
import type { TransportLimits } from './http/transport.ts';
import { isStreamUpgrade } from './live/index.ts';
import { RequestError } from './request-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers what is under way and takes no more. */
    stopping: boolean;
    /** Counts and logs an answer, as it is written. */
    reportAnswer(request: FastifyRequest, status: number): void;
  }
  interface FastifyRequest {
    exchange: HttpExchange;
    /** Of the exchange. */
    readonly deadline: RequestDeadline;
    /** What the answer will carry, for those who write it in a way of their own. */
    readonly answerHeaders: Readonly<Record<string, string>>;
    /** Of the exchange: the pattern of the path that was matched. */
    route: string;
  }
}

export interface ServerOptions {
  readonly transport: TransportLimits;
  /** Origins that may read answers in a browser, beside the service's own. */
  readonly explorerOrigins: readonly string[];
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
}

export function createServer(
  deps: { log: Log; reports: AnswerReports },
  options: ServerOptions,
): FastifyInstance {
  const { transport } = options;
  const nextRequestId = createRequestIds();
  const connections = new ClientConnections({ ...deps, nextRequestId }, transport);
  const openRequest = (request: FastifyRequest, reply: FastifyReply) => {
    request.exchange = new HttpExchange(request.id, transport.answerTimeoutMs, reply.raw);
  };
  const app = Fastify({
    requestIdHeader: false,
    genReqId: nextRequestId,
    bodyLimit: transport.bodyBytesMax,
    connectionTimeout: transport.idleMs,
    requestTimeout: transport.receiveTimeoutMs,
    keepAliveTimeout: transport.keepAliveMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    clientErrorHandler: (error, socket) => connections.refuseBrokenRequest(error, socket),
    frameworkErrors: (error, request, reply) => {
      // No hook runs for these.
      if (!connections.take(reply)) return;
      const problem = malformedPathProblem(error.code, request.raw.url ?? '');
      openRequest(request, reply);
      sendProblem(deps, problem ?? error, request, reply);
    },
    routerOptions: {
      // Never reached: a URL that long is refused as a whole, below.
      maxParamLength: transport.headerBytesMax,
      // Read strictly, by each endpoint's schema.
      querystringParser: (raw) => ({ raw }),
    },
    http: {
      maxHeaderSize: transport.headerBytesMax,
      headersTimeout: transport.headersTimeoutMs,
      connectionsCheckingInterval: transport.checkEveryMs,
      // Two Authorization headers must not quietly become the first of them.
      joinDuplicateHeaders: true,
      // Refused below instead, so that the answer is one of ours.
      requireHostHeader: false,
      // Others become ordinary requests.
      shouldUpgradeCallback: (request) => isStreamUpgrade(request) && connections.isFree(request.socket),
    },
  });
  app.server.maxHeadersCount = transport.headersMax;
  app.server.maxConnections = transport.connectionsMax;
  connections.attach(app.server);
  // An expectation we do not know may be ignored; Node's own answer to it would carry none of our headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));

  // Bodies are read by the endpoints that take one, once the caller is known; elsewhere they are ignored.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  const paths = new KnownPaths();
  app.addHook('onRoute', (route) => {
    paths.add(route.url, Array.isArray(route.method) ? route.method : [route.method]);
  });
  decorateRequests(app);
  app.addHook('onRequest', (request, reply, done) => {
    if (!connections.take(reply)) return;
    openRequest(request, reply);
    const isAnswered =
      request.raw.headers.origin !== undefined &&
      applyCors(options.explorerOrigins, request, reply, () => paths.methodsOf(pathOf(request)));
    if (isAnswered) return;
    done(refuseRequest(request, paths, transport));
  });
  app.decorate('stopping', false);
  app.addHook('preClose', (done) => {
    app.stopping = true;
    done();
  });
  app.decorate('reportAnswer', (request: FastifyRequest, status: number) =>
    deps.reports.add(describeAnswer(request, status)),
  );
  app.setErrorHandler((error, request, reply) => sendProblem(deps, error, request, reply));
  app.setNotFoundHandler((request) => {
    throw refuseUnknownPath(request, paths);
  });
  return app;
}

/** Getters cost nothing until they are used; every property of its own would be set on every request. */
function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('exchange');
  app.decorateRequest<RequestDeadline, 'deadline'>('deadline', {
    getter() {
      return this.exchange.deadline;
    },
  });
  app.decorateRequest<Readonly<Record<string, string>>, 'answerHeaders'>('answerHeaders', {
    getter() {
      return toRecord(this.exchange.headers);
    },
  });
  app.decorateRequest<string, 'route'>('route', {
    getter() {
      return this.exchange.route;
    },
    setter(route) {
      this.exchange.route = route;
    },
  });
}

/** Stops: no new connections, requests under way get `drainMs`, then whatever is left is cut. */
export async function stopServer(app: FastifyInstance, drainMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), drainMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}

function refuseRequest(
  request: FastifyRequest,
  paths: KnownPaths,
  transport: TransportLimits,
): RequestError | undefined {
  if (!namesOneHost(request)) {
    return new RequestError('malformed_request', 'A request names its host in one Host header.');
  }
  const url = request.raw.url ?? '';
  if (url.length > transport.urlLengthMax) {
    return new RequestError(
      'url_too_long',
      `A URL may have ${transport.urlLengthMax} characters, not ${url.length}.`,
    );
  }
  const bodyBytes = Number(request.headers['content-length'] ?? 0);
  if (bodyBytes > transport.bodyBytesMax) {
    return new RequestError(
      'body_too_large',
      `A body may have ${transport.bodyBytesMax} bytes, not ${bodyBytes}.`,
      { headers: { Connection: 'close' } },
    );
  }
  if (request.is404) return refuseUnknownPath(request, paths);
  const pinned = request.headers['routeur-version'];
  if (pinned !== undefined && pinned !== apiVersion) {
    const sent = quote(String(pinned));
    return new RequestError('invalid_parameter', `Routeur-Version takes ${apiVersion}, not ${sent}.`);
  }
  return undefined;
}

/** HTTP/1.0 has no Host header; two of them arrive joined by a comma, which no host has. */
function namesOneHost(request: FastifyRequest): boolean {
  const { host } = request.raw.headers;
  return host === undefined ? request.raw.httpVersion === '1.0' : !host.includes(',');
}

function refuseUnknownPath(request: FastifyRequest, paths: KnownPaths): RequestError {
  const path = pathOf(request);
  const methods = paths.methodsOf(path);
  if (methods.length === 0) {
    const nearest = paths.nearestTo(path);
    const hint =
      nearest === undefined
        ? 'Every endpoint is at /docs, and / shows how to begin.'
        : `The nearest is ${nearest}; every endpoint is at /docs.`;
    return new RequestError('not_found', `There is no endpoint ${quote(path)}. ${hint}`);
  }
  const allow = methods.join(', ');
  return new RequestError('method_not_allowed', `This path takes ${allow}, not ${request.method}.`, {
    headers: { Allow: allow },
  });
}

function pathOf(request: FastifyRequest): string {
  const url = request.raw.url ?? '';
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

function describeAnswer(request: FastifyRequest, status: number): AnswerReport {
  const { deadline, route, caller } = request.exchange;
  return {
    requestId: request.id,
    method: request.method,
    route,
    status,
    ms: Math.round(deadline.elapsedMs * 1000) / 1000,
    caller: caller?.id,
    address: request.ip,
  };
}

/** Unique across restarts and cheap: a random start, then a count. A caller's own id is never adopted into our logs. */
function createRequestIds(): () => string {
  const start = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${start}-${++count}`;
}

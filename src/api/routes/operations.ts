import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { healthEndpoint, metricsEndpoint, readinessEndpoint } from '../endpoints/index.ts';
import type { Metrics } from '../metrics.ts';
import { type RegistrationDeps, registerEndpoint } from '../register-endpoint.ts';
import { RequestError } from '../request-error.ts';

const healthy = { status: 'ok' } as const;

export interface OperationsDeps {
  readonly databaseReachable: () => boolean;
  readonly graphRun: () => number | undefined;
  readonly metrics: Metrics;
  readonly adminToken: string | undefined;
  /** Whether callers on this machine need no token. */
  readonly metricsOpenHere: boolean;
}

export function registerOperations(app: FastifyInstance, deps: OperationsDeps & RegistrationDeps): void {
  registerEndpoint(app, deps, healthEndpoint, () => healthy);
  registerEndpoint(app, deps, readinessEndpoint, () => {
    if (!deps.databaseReachable()) {
      throw new RequestError('database_unavailable', 'The database cannot be reached now.', {
        retryAfterMs: 1000,
      });
    }
    if (deps.graphRun() === undefined) {
      throw new RequestError('graph_unavailable', 'No graph run has finished yet.');
    }
    return healthy;
  });
  registerEndpoint(app, deps, metricsEndpoint, ({ request }) => {
    const isOpen = deps.metricsOpenHere && isLocal(request);
    if (!isOpen && !holdsAdminToken(request, deps.adminToken)) {
      throw new RequestError(
        'caller_not_allowed',
        'Metrics need the admin token: set ROUTEUR_ADMIN_TOKEN, and send it as Authorization: Bearer <token>.',
      );
    }
    return deps.metrics.describe();
  });
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** Whatever begins so was added on the way. */
const proxyHeader = /^(?:x-forwarded|forwarded$|via$|x-real-ip$|true-client-ip$|cf-)/;
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * A proxy on this machine also calls from loopback, and a web page can point its own name at it: neither is local. A proxy
 * that passes nothing on speaks HTTP/1.0, as nginx does unless it is set up otherwise; one that does not cannot be distinguished.
 */
function isLocal(request: FastifyRequest): boolean {
  const { headers, socket, httpVersion } = request.raw;
  if (httpVersion === '1.0') return false;
  const forwarded = Object.keys(headers).some((name) => proxyHeader.test(name));
  return loopback.has(socket.remoteAddress ?? '') && !forwarded && loopbackHost.test(headers.host ?? '');
}

function holdsAdminToken(request: FastifyRequest, adminToken: string | undefined): boolean {
  const sent = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (adminToken === undefined || sent === undefined) return false;
  return timingSafeEqual(hash('sha256', sent, 'buffer'), hash('sha256', adminToken, 'buffer'));
}

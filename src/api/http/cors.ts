/** Cross-origin access for the explorer's origin and no other. Everyone else gets no CORS header at all. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addHeaders, writeAnswer } from './answer.ts';

const exposedHeaders = [
  'Routeur-Version',
  'X-Request-Id',
  'Retry-After',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Daily-Quota-Limit',
  'X-Daily-Quota-Remaining',
].join(', ');

/** Adds the headers where they are due; true when the request was a preflight and is answered. */
export function applyCors(
  allowedOrigins: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
  allowedMethods: () => readonly string[],
): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !allowedOrigins.includes(origin)) return false;
  addHeaders(request, {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': exposedHeaders,
    Vary: 'Accept-Encoding, Origin',
  });
  const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
  const methods = isPreflight ? allowedMethods() : [];
  if (methods.length === 0) return false;
  addHeaders(request, {
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': 'Authorization, X-API-Key, Content-Type, Routeur-Version, Last-Event-ID',
    'Access-Control-Max-Age': '600',
  });
  writeAnswer(request, reply, 204);
  return true;
}

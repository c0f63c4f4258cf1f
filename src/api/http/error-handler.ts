/** The one place where a failure becomes a status and a body. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../runtime/log.ts';
import { StoreError } from '../../store/index.ts';
import { errorBody, problems } from '../problem.ts';
import { RequestError } from '../request-error.ts';
import { addHeaders, writeAnswer } from './answer.ts';
import { jsonType } from './respond.ts';

export function sendProblem(
  deps: { readonly log: Log },
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const problem = toRequestError(error);
  const { status } = problems[problem.code];
  // Work that was stopped because the client went away has not failed.
  const isAbandoned = problem.code === 'timeout' && reply.raw.destroyed;
  // The other codes above 499 are states, each logged once where it begins.
  if (!isAbandoned && ['internal', 'timeout', 'identity_provider_unavailable'].includes(problem.code)) {
    deps.log.error(
      { requestId: request.id, code: problem.code, error: problem.cause ?? problem },
      'request failed',
    );
  }
  addHeaders(request, { 'Content-Type': jsonType, 'Cache-Control': 'no-store', ...problem.headers });
  if (status === 401) addHeaders(request, { 'WWW-Authenticate': 'Bearer realm="routeur"' });
  if (problem.retryAfterMs !== undefined) {
    addHeaders(request, { 'Retry-After': String(Math.max(1, Math.ceil(problem.retryAfterMs / 1000))) });
  }
  writeAnswer(request, reply, status, JSON.stringify(errorBody(problem.code, problem.message)));
}

function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof StoreError) return fromStore(error);
  // The one refusal of Fastify's own that is left to it.
  if (error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new RequestError('unsupported_media_type', problems.unsupported_media_type.when, { cause: error });
  }
  return new RequestError('internal', 'The request failed on our side.', { cause: error });
}

function fromStore(error: StoreError): RequestError {
  if (error.code === 'unavailable') {
    return new RequestError(
      'database_unavailable',
      'The database cannot be reached now; try again shortly.',
      {
        cause: error,
        retryAfterMs: error.retryAfterMs ?? 1000,
      },
    );
  }
  if (error.code === 'cancelled') {
    return new RequestError('timeout', 'The request took too long.', { cause: error });
  }
  return new RequestError('internal', 'The request failed on our side.', { cause: error });
}

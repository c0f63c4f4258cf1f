/** The bounds of the HTTP transport, and what a client hears that breaks them before there is a request. */
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { errorBody, type ProblemCode, problems } from '../problem.ts';
import { fixedHeaders } from './fixed-headers.ts';

export interface TransportLimits {
  readonly urlLengthMax: number;
  readonly headerBytesMax: number;
  readonly headersMax: number;
  readonly bodyBytesMax: number;
  /** From the first byte of a request to the end of its headers. */
  readonly headersTimeoutMs: number;
  /** From the first byte of a request to the end of its body. */
  readonly receiveTimeoutMs: number;
  /** How often connections are checked for the two limits above. */
  readonly checkEveryMs: number;
  /** An unused kept-alive connection is closed after this. */
  readonly keepAliveMs: number;
  /** A connection on which nothing moves, in either direction, is closed after this. */
  readonly idleMs: number;
  /** From the answer to the client having taken it; only large ones can take long. */
  readonly sendTimeoutMs: number;
  readonly requestsPerSocketMax: number;
  /** Live streams among them. */
  readonly connectionsMax: number;
  /** From the arrival of a request to its answer. */
  readonly answerTimeoutMs: number;
  /** How long requests under way may take when the service stops. */
  readonly drainMs: number;
}

export const defaultTransportLimits: TransportLimits = {
  urlLengthMax: 4_096,
  headerBytesMax: 8_192,
  headersMax: 100,
  bodyBytesMax: 65_536,
  headersTimeoutMs: 5_000,
  receiveTimeoutMs: 15_000,
  checkEveryMs: 500,
  keepAliveMs: 5_000,
  idleMs: 20_000,
  sendTimeoutMs: 30_000,
  requestsPerSocketMax: 1_000,
  connectionsMax: 4_500,
  answerTimeoutMs: 15_000,
  drainMs: 10_000,
};

const lastAnswer = Symbol('lastAnswer');

declare module 'node:net' {
  interface Socket {
    /** Noted for every request, and a property is cheaper than a WeakMap. */
    [lastAnswer]?: ServerResponse;
  }
}

/** Remembers the answer a connection is at. */
export function noteAnswer(socket: Socket, answer: ServerResponse): void {
  socket[lastAnswer] = answer;
}

/** Answers bytes that never became a request, then closes the connection. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || socket.destroyed || error.code === 'ECONNRESET' || !mayAnswer(socket)) {
    socket.destroy();
    return;
  }
  const { code, message } = describeBrokenRequest(error.code);
  endWithProblem(socket, code, message);
}

/** Node hands us the connection of a CONNECT, as if we were a proxy. */
export function refuseTunnel(_request: unknown, socket: Duplex): void {
  endWithProblem(socket, 'method_not_allowed', 'This is no proxy: CONNECT is not taken.', {
    Allow: 'GET, HEAD',
  });
}

function endWithProblem(
  socket: Duplex,
  code: ProblemCode,
  message: string,
  furtherHeaders: Readonly<Record<string, string>> = {},
): void {
  const status = problems[code].status;
  const body = JSON.stringify(errorBody(code, message));
  const headers = {
    ...fixedHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    ...furtherHeaders,
    Connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head.join('')}\r\n${body}`);
}

/**
 * Whether what is written now is read as the answer to the broken bytes. Those are the rest of the last request, which
 * must not be answered twice, or a request after it, which must not be answered before it.
 */
function mayAnswer(socket: Socket): boolean {
  const last = socket[lastAnswer];
  if (last === undefined) return true;
  return last.req.complete ? last.writableFinished : !last.headersSent;
}

function describeBrokenRequest(code: string | undefined): { code: ProblemCode; message: string } {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return {
        code: 'headers_too_large',
        message: 'A request may have 100 headers, and 8,192 bytes of request line and headers in all.',
      };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { code: 'request_timeout', message: 'The request did not arrive in time.' };
    default:
      return { code: 'malformed_request', message: 'The bytes received are not a valid HTTP/1.1 request.' };
  }
}

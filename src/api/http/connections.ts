/**
 * Connections: how many requests each one takes, how it ends, and the answers to bytes that are not a request.
 *
 *   request ─┬─ below the bound ─ answer ─ connection stays open
 *            ├─ at the bound ──── answer with Connection: close ─ write side closed ─ client closes, or lingerMs ─ closed
 *            └─ behind that one ─ dropped
 *
 * Node's own bound, `maxRequestsPerSocket`, stays off: Node sends `Connection: close` at the bound, but leaves the connection
 * open and answers every later request with an empty 503.
 *
 * We drop requests that a client has pipelined behind the last one, as RFC 9112, section 9.6 demands: a server that sends
 * `close` closes the connection after that answer and must not process further requests on it. The client knows that they
 * were not processed and may send them again on a new connection. An error answer would be wrong: the client was promised
 * that nothing follows the last answer.
 */
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Log } from '../../runtime/log.ts';
import type { AnswerReports } from '../answer-reports.ts';
import { errorBody, problems } from '../problem.ts';
import { RequestError } from '../request-error.ts';
import { sendProblem } from './error-handler.ts';
import { fixedHeaders } from './fixed-headers.ts';
import { jsonType } from './respond.ts';
import type { TransportLimits } from './transport.ts';

interface ConnectionsDeps {
  readonly log: Log;
  readonly reports: AnswerReports;
  readonly nextRequestId: () => string;
}

interface ConnectionState {
  requests: number;
  /** The reply to the newest request. */
  newest: FastifyReply | undefined;
  /** A request was malformed or late: no further one is taken. */
  isBroken: boolean;
  isInputIgnored: boolean;
}

const state = Symbol('connection');

declare module 'node:net' {
  interface Socket {
    /** Read for every request, and a property is cheaper than a WeakMap. */
    [state]?: ConnectionState;
  }
}

export class ClientConnections {
  readonly #deps: ConnectionsDeps;
  readonly #limits: Pick<TransportLimits, 'requestsPerSocketMax' | 'lingerMs'>;

  constructor(deps: ConnectionsDeps, limits: Pick<TransportLimits, 'requestsPerSocketMax' | 'lingerMs'>) {
    this.#deps = deps;
    this.#limits = limits;
  }

  attach(server: Server): void {
    server.on('connection', (socket: Socket) => {
      // Node calls this after an answer with `Connection: close`; its own version closes both sides at once.
      socket.destroySoon = () => this.#close(socket);
    });
    server.on('connect', (_request: IncomingMessage, socket: Duplex) => this.#refuseTunnel(socket));
  }

  /** Counts a request. Returns false for one behind the last of its connection: the caller must not process it. */
  take(reply: FastifyReply): boolean {
    const { socket } = reply.request.raw;
    if (!this.#mayTake(socket)) {
      ignoreInput(socket);
      return false;
    }
    const connection = stateOf(socket);
    connection.requests += 1;
    connection.newest = reply;
    // Node adds `Connection: close` to the answer, whichever code writes it, and ends the connection after it.
    if (connection.requests === this.#limits.requestsPerSocketMax) reply.raw.shouldKeepAlive = false;
    return true;
  }

  /** Whether the next request may take over the connection: it is allowed, and all answers before it have left. */
  isFree(socket: Socket): boolean {
    const { newest } = stateOf(socket);
    return this.#mayTake(socket) && (newest === undefined || newest.raw.closed);
  }

  #mayTake(socket: Socket): boolean {
    const { requests, isBroken } = stateOf(socket);
    return requests < this.#limits.requestsPerSocketMax && !isBroken && !socket.writableEnded;
  }

  /** Answers a request that Node's parser cannot read, or that is late, and closes the connection. */
  refuseBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    ignoreInput(socket);
    const connection = stateOf(socket);
    // Once the parser has failed, it fails again with every further piece of input.
    if (connection.isBroken) return;
    connection.isBroken = true;
    const problem = describeBrokenRequest(error.code);
    const { newest } = connection;
    if (newest === undefined || newest.request.raw.complete) {
      this.#afterAnswers(socket, () => this.#endWithProblem(socket, 'unknown', problem));
    } else if (newest.raw.headersSent) {
      // The broken bytes belong to a request that has its answer; a second one would be taken for the next request's.
      this.#afterAnswers(socket, () => this.#close(socket));
    } else {
      // The broken bytes belong to a request under way: this is its answer, and Node sends it in its turn.
      sendProblem(this.#deps, problem, newest.request, newest);
    }
  }

  /** Node hands over the connection of a CONNECT, as to a proxy, and removes its own listeners. */
  #refuseTunnel(socket: Duplex): void {
    if (!(socket instanceof Socket)) {
      socket.destroy();
      return;
    }
    // Without a listener, a client that resets the connection ends the process.
    socket.on('error', () => socket.destroy());
    ignoreInput(socket);
    const problem = new RequestError(
      'method_not_allowed',
      'This server is no proxy and does not take CONNECT.',
      {
        headers: { Allow: 'GET, HEAD' },
      },
    );
    this.#afterAnswers(socket, () => this.#endWithProblem(socket, 'CONNECT', problem));
  }

  /** Acts once all answers under way have left, unless one of them has closed the connection. */
  #afterAnswers(socket: Socket, act: () => void): void {
    const answer = stateOf(socket).newest?.raw;
    const actUnlessClosed = () => {
      if (socket.writable) act();
    };
    if (answer === undefined || answer.closed) actUnlessClosed();
    else answer.once('close', actUnlessClosed);
  }

  #endWithProblem(socket: Socket, method: string, problem: RequestError): void {
    const { status } = problems[problem.code];
    const requestId = this.#deps.nextRequestId();
    const body = JSON.stringify(errorBody(problem.code, problem.message));
    const headers = {
      ...fixedHeaders,
      'X-Request-Id': requestId,
      'Content-Type': jsonType,
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      ...problem.headers,
      Connection: 'close',
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head.join('')}\r\n${body}`);
    this.#close(socket);
    this.#deps.reports.add({
      requestId,
      method,
      route: 'unknown',
      status,
      // The arrival of such bytes is not measured.
      ms: 0,
      caller: undefined,
      address: socket.remoteAddress ?? 'unknown',
    });
  }

  /**
   * Closes the write side and keeps reading until the client closes its own, for `lingerMs` at most. If both sides closed at
   * once, the kernel would reset the connection when more bytes arrive, and a reset can destroy answers that the client has
   * not read yet (RFC 9112, section 9.6).
   */
  #close(socket: Socket): void {
    if (socket.destroyed) return;
    ignoreInput(socket);
    socket.end();
    const late = setTimeout(() => socket.destroy(), this.#limits.lingerMs);
    socket.once('close', () => clearTimeout(late));
  }
}

function stateOf(socket: Socket): ConnectionState {
  socket[state] ??= { requests: 0, newest: undefined, isInputIgnored: false, isBroken: false };
  return socket[state];
}

/**
 * Detaches Node's parser: further input is read and dropped. The parser still reads the piece of input it holds; `take`
 * drops the requests in it.
 *
 * Node pauses a client that is slow to take its answers, and resumes it in the next tick by a listener that goes with the
 * parser, so the parser must not go before that. If the client is still paused then, the parser stays, and the next request
 * or failure leads here again.
 */
function ignoreInput(socket: Socket): void {
  const connection = stateOf(socket);
  if (connection.isInputIgnored) return;
  connection.isInputIgnored = true;
  process.nextTick(() => {
    if (socket.isPaused()) {
      connection.isInputIgnored = false;
      return;
    }
    socket.removeAllListeners('data');
    socket.on('data', () => undefined);
  });
}

function describeBrokenRequest(code: string | undefined): RequestError {
  const headers = { Connection: 'close' };
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new RequestError(
        'headers_too_large',
        'A request may have 100 headers, and 8,192 bytes of request line and headers in all.',
        { headers },
      );
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new RequestError('body_too_large', 'The chunk extensions of a body may have 16,384 bytes.', {
        headers,
      });
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new RequestError('request_timeout', 'The request did not arrive in time.', { headers });
    default:
      return new RequestError('malformed_request', 'The bytes received are not a valid HTTP/1.1 request.', {
        headers,
      });
  }
}

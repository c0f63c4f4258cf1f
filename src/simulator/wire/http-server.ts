/**
 * An HTTP server on loopback for a simulated venue: the venue's code sees requests as values and answers with values;
 * bounds, compression, entity tags, faults and a clean close are here.
 */
import { hash } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Faults } from '../faults.ts';

export interface WireRequest {
  readonly method: string;
  /** As sent, percent signs included. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface WireAnswer {
  readonly status: number;
  /** `application/json` unless given. */
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
  /** A page of a listing carries an entity tag, and is not sent again to a client that has it. */
  readonly isListing?: boolean;
}

export interface HttpServerOptions {
  answer(request: WireRequest): WireAnswer | Promise<WireAnswer>;
  readonly faults: Faults;
  /** The venue's own words for "too often", for the fault of that name. */
  readonly tooManyRequests: WireAnswer;
}

export interface WireServer {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** For what upgrades connections. */
  readonly server: Server;
  /** Ends every connection; resolves when the port is free. Idempotent. */
  close(): Promise<void>;
}

const bodyBytesMax = 1_000_000;
const gzipBytesMin = 1024;
const compress = promisify(gzip);

export async function startHttpServer(options: HttpServerOptions): Promise<WireServer> {
  const ending = new AbortController();
  const server = createServer({ keepAliveTimeout: 30_000, maxHeaderSize: 16_384 }, (request, response) => {
    respond(options, request, response, ending.signal).catch((error: unknown) => {
      // A client that went away in the middle is no concern of ours; anything else would be a bug and is shown as one.
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(error instanceof Error ? error.message : 'error');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  let closed: Promise<void> | undefined;
  return {
    origin: `http://127.0.0.1:${address.port}`,
    server,
    close: () => {
      closed ??= close(server, ending);
      return closed;
    },
  };
}

async function close(server: Server, ending: AbortController): Promise<void> {
  ending.abort();
  const over = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await over;
}

async function respond(
  { answer, faults, tooManyRequests }: HttpServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  const body = await readBody(request);
  if (body === undefined) {
    send(response, { status: 413, contentType: 'text/plain', body: 'request body too large' });
    return;
  }
  const fault = faults.http();
  if (fault.kind === 'too_many_requests') {
    send(response, tooManyRequests);
    return;
  }
  if (fault.kind === 'server_error') {
    send(response, { status: 500, contentType: 'text/html', body: errorPage });
    return;
  }
  // An early end of the waiting is the end of the server, and then there is no client left to answer.
  if (fault.kind === 'delay') await sleep(fault.ms, undefined, { signal }).catch(() => undefined);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const answered = await answer({
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body,
  });
  const whole = tagged(answered, request.headers);
  const sent =
    fault.kind === 'truncated_body' ? { ...whole, body: whole.body.slice(0, whole.body.length >> 1) } : whole;
  await sendCompressed(response, sent, request.headers);
}

const errorPage =
  '<html>\r\n<head><title>500 Internal Server Error</title></head>\r\n<body>\r\n<center><h1>500 Internal Server Error</h1></center>\r\n</body>\r\n</html>\r\n';

/** The body as text, or undefined where it is longer than allowed. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Buffer)) continue;
    bytes += chunk.length;
    if (bytes > bodyBytesMax) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tagged(answer: WireAnswer, headers: IncomingHttpHeaders): WireAnswer {
  if (answer.isListing !== true || answer.status !== 200) return answer;
  const tag = `W/"${hash('sha1', answer.body, 'base64url')}"`;
  const wanted = headers['if-none-match']?.split(',').map((each) => each.trim());
  const known = wanted?.includes(tag) === true;
  return {
    ...answer,
    status: known ? 304 : 200,
    body: known ? '' : answer.body,
    headers: { ...answer.headers, etag: tag },
  };
}

async function sendCompressed(
  response: ServerResponse,
  answer: WireAnswer,
  headers: IncomingHttpHeaders,
): Promise<void> {
  const accepted = headers['accept-encoding'];
  const wants = typeof accepted === 'string' && /\bgzip\b/.test(accepted);
  if (!wants || answer.body.length < gzipBytesMin) {
    send(response, answer);
    return;
  }
  const bytes = await compress(answer.body, { level: 1 });
  send(response, { ...answer, headers: { ...answer.headers, 'content-encoding': 'gzip' } }, bytes);
}

function send(response: ServerResponse, answer: WireAnswer, bytes: Buffer = Buffer.from(answer.body)): void {
  const { status, contentType = 'application/json', headers = {} } = answer;
  if (status === 304) response.writeHead(304, headers).end();
  else
    response
      .writeHead(status, {
        'content-type': contentType,
        'content-length': bytes.length,
        vary: 'accept-encoding',
        ...headers,
      })
      .end(bytes);
}

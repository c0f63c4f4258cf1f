/**
 * How an answer leaves: its headers are gathered from the arrival of the request on, and written with status and body
 * in one go. Fastify's reply is bypassed, since it would copy and check every header once more for each answer.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fixedHeaders } from './fixed-headers.ts';

/** Names and values in turn, each name once: what Node writes without looking anything up. */
export type AnswerHeaders = string[];

const fixedPairs: readonly string[] = Object.entries(fixedHeaders).flat();

export function startHeaders(requestId: string): AnswerHeaders {
  return [...fixedPairs, 'X-Request-Id', requestId];
}

/** Adds to the headers of the answer to come; a header that is there already gets the new value. */
export function addHeaders(request: FastifyRequest, headers: Readonly<Record<string, string>>): void {
  for (const name in headers) setHeader(request.exchange.headers, name, headers[name] ?? '');
}

export function setHeader(headers: AnswerHeaders, name: string, value: string): void {
  for (let place = 0; place < headers.length; place += 2) {
    if (headers[place] === name) {
      headers[place + 1] = value;
      return;
    }
  }
  headers.push(name, value);
}

/** For those who write an answer in a way of their own. */
export function toRecord(headers: AnswerHeaders): Record<string, string> {
  const record: Record<string, string> = {};
  for (let place = 0; place < headers.length; place += 2) {
    record[headers[place] ?? ''] = headers[place + 1] ?? '';
  }
  return record;
}

/** `sent`: called once the system has taken the whole body. */
export function writeAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body?: string | Buffer,
  sent?: () => void,
): undefined {
  const response = reply.raw;
  reply.hijack();
  // The transport has answered, since the rest of the request was broken or late.
  if (response.headersSent) return undefined;
  request.server.reportAnswer(request, status);
  if (response.destroyed) return undefined;
  const { headers } = request.exchange;
  // Its connection is not idle when the server stops, and must not be kept for another request.
  if (request.server.stopping) setHeader(headers, 'Connection', 'close');
  if (body === undefined) {
    response.writeHead(status, headers);
    response.end();
    return undefined;
  }
  const bytes = Buffer.byteLength(body);
  headers.push('Content-Length', String(bytes));
  response.writeHead(status, headers);
  // As many bytes as characters: all ASCII, which is the same in Latin-1, and that is sent without conversion.
  response.end(body, bytes === body.length ? 'latin1' : 'utf8', sent);
  return undefined;
}

/**
 * How an answer leaves: its headers are gathered on the request from its arrival on, and written with status and body
 * in one go. Fastify's reply is bypassed, since it would copy and check every header once more for each answer.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fixedHeaders } from './fixed-headers.ts';

export type AnswerHeaders = Record<string, string>;

export function startHeaders(requestId: string): AnswerHeaders {
  return { ...fixedHeaders, 'X-Request-Id': requestId };
}

/** Adds to the headers of the answer to come. */
export function addHeaders(request: FastifyRequest, headers: Readonly<AnswerHeaders>): void {
  Object.assign(request.answerHeaders, headers);
}

export function writeAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body?: string | Buffer,
): undefined {
  const response = reply.raw;
  reply.hijack();
  request.server.reportAnswer(request, status);
  if (response.headersSent || response.destroyed) return undefined;
  const headers = request.answerHeaders;
  // Its connection is not idle when the server stops, and must not be kept for another request.
  if (request.server.stopping) headers['Connection'] = 'close';
  if (body !== undefined) headers['Content-Length'] = String(Buffer.byteLength(body));
  response.writeHead(status, headers);
  response.end(body);
  return undefined;
}

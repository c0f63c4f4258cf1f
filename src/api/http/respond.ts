/**
 * Sends a body: with its entity tag, as 304 when the client has it already, and compressed where that pays.
 * The tag is weak because the same answer is sent with and without compression.
 */
import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { whenKnown } from '../../runtime/when-known.ts';
import { setHeader, writeAnswer } from './answer.ts';
import { acceptedEncodings, compress, compressedBytesMin, type Encoding } from './compression.ts';

export interface Answer {
  readonly body: string | Buffer;
  readonly contentType: string;
  readonly cacheControl: string;
  /** The entity tag. */
  readonly tag: string;
  /** The same bytes, compressed ahead. */
  readonly compressed?: Readonly<Record<Encoding, Buffer>> | undefined;
  /** Called once the body is not needed any more, unless the client goes away before. */
  readonly release?: (() => void) | undefined;
}

export const jsonType = 'application/json; charset=utf-8';

/** Bodies below this fit into the kernel's buffers and need no watch. */
const watchedBytesMin = 16_384;

/** Done when it returns; a promise only where a large body is compressed first. */
export function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  sendTimeoutMs: number,
): undefined | Promise<undefined> {
  const { body, tag, release } = answer;
  const { headers } = request.exchange;
  headers.push('Content-Type', answer.contentType, 'Cache-Control', answer.cacheControl, 'ETag', tag);
  // It may be there already, for an origin.
  setHeader(headers, 'Vary', 'Accept-Encoding, Origin');
  if (answer.cacheControl !== 'no-store' && hasTag(request.raw.headers['if-none-match'], tag)) {
    release?.();
    return writeAnswer(request, reply, 304);
  }
  if (body.length >= watchedBytesMin) cutSlowReader(reply.raw, sendTimeoutMs);
  const acceptEncoding = request.raw.headers['accept-encoding'];
  if (acceptEncoding === undefined || body.length < compressedBytesMin) {
    return writeAnswer(request, reply, 200, body, release);
  }
  const [best] = answer.compressed === undefined ? [] : acceptedEncodings(acceptEncoding);
  if (answer.compressed !== undefined && best !== undefined) {
    headers.push('Content-Encoding', best);
    return writeAnswer(request, reply, 200, answer.compressed[best], release);
  }
  return whenKnown(compress(body, tag, acceptEncoding), (compressed) => {
    if (compressed) headers.push('Content-Encoding', compressed.encoding);
    return writeAnswer(request, reply, 200, compressed?.bytes ?? body, release);
  });
}

/** Sends what became of a change: true once, so that no cache keeps it or asks whether it still holds. */
export function respondOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: string | undefined,
): undefined {
  const { headers } = request.exchange;
  if (body !== undefined) headers.push('Content-Type', jsonType);
  headers.push('Cache-Control', 'no-store');
  setHeader(headers, 'Vary', 'Accept-Encoding, Origin');
  return writeAnswer(request, reply, status, body);
}

/**
 * A client that takes its answer a byte at a time must not hold a connection for ever. Reset, because the kernel would
 * go on sending what an ordinary close has left in its buffers.
 */
function cutSlowReader(response: ServerResponse, sendTimeoutMs: number): void {
  const timer = setTimeout(() => response.socket?.resetAndDestroy(), sendTimeoutMs);
  timer.unref();
  response.once('close', () => clearTimeout(timer));
}

export function entityTag(body: string | Buffer): string {
  return `W/"${hash('sha1', body, 'base64url')}"`;
}

function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = tag.slice(2);
  return ifNoneMatch.split(',').some((candidate) => {
    const trimmed = candidate.trim();
    return trimmed === '*' || trimmed.replace(/^W\//, '') === opaque;
  });
}

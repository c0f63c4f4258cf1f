/**
 * A stream as Server-Sent Events. The answer has no length and no chunks: it lasts as long as its connection, so that the
 * same bytes go to every client as they are.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../request-error.ts';
import type { LiveConnection } from './live-client.ts';

export const sseType = 'text/event-stream; charset=utf-8';
export const sseCacheControl = 'no-store, no-transform';

/** When a browser reconnects. */
const preamble = Buffer.from('retry: 2000\n\n');

/** Answers with an endless body; `onClose` is called once, when the connection is gone. */
export function openSse(
  request: FastifyRequest,
  reply: FastifyReply,
  options: { readonly endMs: number },
  onClose: () => void,
): LiveConnection {
  const response = reply.raw;
  const { socket } = response;
  if (socket === null) {
    throw new RequestError(
      'malformed_request',
      'A stream needs a connection on which no other request is under way.',
    );
  }
  reply.hijack();
  request.server.reportAnswer(request, 200);
  socket.setTimeout(0);
  socket.once('close', onClose);
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, {
    ...request.answerHeaders,
    'Content-Type': sseType,
    'Cache-Control': sseCacheControl,
    'X-Accel-Buffering': 'no',
    Connection: 'close',
  });
  response.write(preamble);
  return {
    format: 'sse',
    write: (bytes, taken) => void response.write(bytes, (error) => (error ? undefined : taken())),
    // Nothing can be asked of an SSE client: that it takes heartbeats is all there is to know.
    probe: () => undefined,
    end: () => {
      const late = setTimeout(() => socket.destroy(), options.endMs);
      socket.once('close', () => clearTimeout(late));
      response.end();
    },
    // Reset: the kernel would go on sending what an ordinary close has left in its buffers.
    cut: () => void socket.resetAndDestroy(),
  };
}

/**
 * A stream as a WebSocket. Frames are encoded once for all clients and written to the socket as they are, between the
 * library's own control frames: without compression each is written whole, so that none can fall into another.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { RequestError } from '../request-error.ts';
import type { LiveConnection, StreamEndReason } from './live-client.ts';
import type { LiveOptions } from './live-options.ts';
import type { Upgrade } from './upgrade.ts';

const closeCodes: Readonly<Record<StreamEndReason, { readonly code: number; readonly text: string }>> = {
  stopping: { code: 1001, text: 'the service is stopping' },
  key_revoked: { code: 1008, text: 'the key was revoked' },
  renew: { code: 1000, text: 'connect again with a fresh token' },
};
const tooManyMessages = { code: 1008, text: 'too many messages' };

const keyPattern = /^[+/0-9A-Za-z]{22}==$/;
const minuteMs = 60_000;

export class WebSocketStreams {
  readonly #options: LiveOptions;
  readonly #server: WebSocketServer;
  readonly #answerHeaders = new WeakMap<object, Readonly<Record<string, string>>>();

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: options.messageBytesMax,
    });
    this.#server.on('headers', (lines, request) => {
      for (const [name, value] of Object.entries(this.#answerHeaders.get(request) ?? {})) {
        lines.push(`${name}: ${value}`);
      }
    });
  }

  /** Completes the handshake, or throws a RequestError; `onClose` is called once, when the connection is gone. */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    { socket, head }: Upgrade,
    onClose: () => void,
  ): LiveConnection {
    checkHandshake(request);
    // None is ever chosen, and the library has a refusal of its own for a list it cannot read.
    delete request.raw.headers['sec-websocket-protocol'];
    reply.hijack();
    reply.raw.detachSocket(socket);
    request.server.reportAnswer(request, 101);
    socket.setTimeout(0);
    socket.once('close', onClose);
    this.#answerHeaders.set(request.raw, request.answerHeaders);
    let opened: WebSocket | undefined;
    // It calls back before it returns, unless the client has gone.
    this.#server.handleUpgrade(request.raw, socket, head, (webSocket) => {
      opened = webSocket;
    });
    if (opened === undefined) {
      socket.destroy();
      return { format: 'websocket', write() {}, probe() {}, end() {}, cut() {} };
    }
    return this.#connect(opened, socket);
  }

  #connect(webSocket: WebSocket, socket: Upgrade['socket']): LiveConnection {
    const { endMs, messagesPerMinuteMax, pingsUnansweredMax } = this.#options;
    let pingsUnanswered = 0;
    const close = ({ code, text }: { readonly code: number; readonly text: string }) => {
      const late = setTimeout(() => webSocket.terminate(), endMs);
      socket.once('close', () => clearTimeout(late));
      webSocket.close(code, text);
    };
    let minuteEndsAt = 0;
    let messages = 0;
    const countMessage = () => {
      pingsUnanswered = 0;
      const now = performance.now();
      if (now >= minuteEndsAt) {
        minuteEndsAt = now + minuteMs;
        messages = 0;
      }
      messages += 1;
      if (messages === messagesPerMinuteMax + 1) close(tooManyMessages);
    };
    webSocket.on('message', countMessage);
    webSocket.on('ping', countMessage);
    webSocket.on('pong', () => {
      pingsUnanswered = 0;
    });
    // A frame that is too large or not one: the library closes the connection, and emits `close`.
    webSocket.on('error', () => undefined);
    return {
      format: 'websocket',
      write: (bytes, taken) => {
        if (webSocket.readyState === webSocket.OPEN) {
          socket.write(bytes, (error) => (error ? undefined : taken()));
        }
      },
      probe: () => {
        if (pingsUnanswered >= pingsUnansweredMax) {
          webSocket.terminate();
          return;
        }
        pingsUnanswered += 1;
        if (webSocket.readyState === webSocket.OPEN) webSocket.ping();
      },
      end: (reason) => close(closeCodes[reason]),
      cut: () => webSocket.terminate(),
    };
  }
}

/** What the library would refuse with a page of its own. */
function checkHandshake({ headers }: FastifyRequest): void {
  if (!keyPattern.test(headers['sec-websocket-key'] ?? '')) {
    throw new RequestError('malformed_request', 'Sec-WebSocket-Key takes 16 bytes in base64.');
  }
  if (headers['sec-websocket-version'] !== '13') {
    throw new RequestError('malformed_request', 'Sec-WebSocket-Version takes 13.', {
      headers: { 'Sec-WebSocket-Version': '13' },
    });
  }
}

/**
 * WebSocket connections of a simulated venue: handshakes refused in the venue's words, frames subject to faults, and a
 * bounded amount of unsent bytes a connection.
 *
 *   send ─ fault? ─ queue (only while delayed or one frame is held back) ─ socket
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { Faults } from '../faults.ts';
import type { WireServer } from './http-server.ts';

export interface WireSocket {
  /** Bytes handed over and not yet taken by the operating system. */
  readonly bufferedBytes: number;
  readonly isOpen: boolean;
  /** Sends a frame, subject to faults. */
  send(frame: string): void;
  /** Sends a frame whatever the faults say; for replies that a test must see. */
  sendSurely(frame: string): void;
  ping(body: string): void;
  close(code?: number, reason?: string): void;
  /** Cuts the connection without a word. */
  cut(): void;
}

export interface SocketHandlers {
  message(text: string): void;
  closed(): void;
  /** More unsent bytes than allowed. Without it the connection is cut. */
  overflow?(): void;
}

export interface WebSocketOptions {
  readonly path: string;
  readonly faults: Faults;
  /** 64 MB unless given: what is sent within one turn of the event loop counts, and first snapshots can be many. */
  readonly bufferBytesMax?: number;
  /** The status to refuse a handshake with, and its body; undefined lets it pass. */
  refuse?(request: IncomingMessage): { readonly status: number; readonly body: string } | undefined;
  connect(socket: WireSocket, request: IncomingMessage): SocketHandlers;
}

const messageBytesMax = 4_000_000;
const queuedFramesMax = 100_000;

/** Serves WebSockets on a path of the server. Returns a function that ends all of them. */
export function serveWebSockets({ server }: WireServer, options: WebSocketOptions): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: messageBytesMax });
  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path !== options.path) {
      if (server.listenerCount('upgrade') === 1) refuse(stream, 404, '404 page not found');
      return;
    }
    const refusal = options.refuse?.(request);
    if (refusal !== undefined) {
      refuse(stream, refusal.status, refusal.body);
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => serve(options, socket, request));
  };
  server.on('upgrade', onUpgrade);
  return () => {
    server.off('upgrade', onUpgrade);
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}

const statusWords: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
};

function refuse(stream: Duplex, status: number, body: string): void {
  stream.on('error', () => stream.destroy());
  stream.end(
    `HTTP/1.1 ${status} ${statusWords[status] ?? 'Error'}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

function serve(options: WebSocketOptions, socket: WebSocket, request: IncomingMessage): void {
  const wire = new FaultySocket(socket, options);
  // Errors of the connection end in `close`, where they are dealt with.
  socket.on('error', () => socket.terminate());
  const handlers = options.connect(wire, request);
  wire.onOverflow = () => (handlers.overflow === undefined ? wire.cut() : handlers.overflow());
  socket.on('message', (message, isBinary) => {
    if (!isBinary) handlers.message(messageText(message));
  });
  socket.on('close', () => {
    wire.end();
    handlers.closed();
  });
}

function messageText(message: Buffer | ArrayBuffer | Buffer[]): string {
  if (Array.isArray(message)) return Buffer.concat(message).toString('utf8');
  return (message instanceof ArrayBuffer ? Buffer.from(message) : message).toString('utf8');
}

class FaultySocket implements WireSocket {
  readonly #socket: WebSocket;
  readonly #faults: Faults;
  readonly #bufferBytesMax: number;
  onOverflow: () => void = () => undefined;
  /** A frame held back until the next one has gone. */
  #held: string | undefined;
  /** Frames behind a delayed one. */
  #queue: string[] | undefined;
  #isStalled = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(socket: WebSocket, { faults, bufferBytesMax = 64_000_000 }: WebSocketOptions) {
    this.#socket = socket;
    this.#faults = faults;
    this.#bufferBytesMax = bufferBytesMax;
  }

  get bufferedBytes(): number {
    return this.#socket.bufferedAmount;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(frame: string): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > this.#bufferBytesMax) {
      this.onOverflow();
      return;
    }
    const fault = this.#faults.frame();
    if (this.#isStalled) return;
    switch (fault.kind) {
      case 'drop':
        return;
      case 'disconnect':
        this.cut();
        return;
      case 'overflow':
        this.onOverflow();
        return;
      case 'stall':
        this.#stall(fault.ms);
        return;
      case 'delay':
        this.#delay(fault.ms);
        this.#put(frame);
        return;
      case 'reorder':
        if (this.#held === undefined) this.#held = frame;
        else this.#put(frame);
        return;
      case 'malformed':
        this.#put(frame.slice(0, frame.length >> 1));
        return;
      case 'duplicate':
        this.#put(frame);
        this.#put(frame);
        return;
      case 'none':
        this.#put(frame);
    }
  }

  sendSurely(frame: string): void {
    if (this.isOpen) this.#put(frame);
  }

  ping(body: string): void {
    if (this.isOpen) this.#socket.ping(body);
  }

  close(code?: number, reason?: string): void {
    this.#socket.close(code, reason);
  }

  cut(): void {
    this.#socket.terminate();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#queue = undefined;
    this.#held = undefined;
  }

  #put(frame: string): void {
    if (this.#queue !== undefined) {
      if (this.#queue.length < queuedFramesMax) this.#queue.push(frame);
      else this.onOverflow();
      return;
    }
    this.#socket.send(frame);
    if (this.#held === undefined) return;
    this.#socket.send(this.#held);
    this.#held = undefined;
  }

  #delay(ms: number): void {
    if (this.#queue !== undefined) return;
    const queue: string[] = [];
    this.#queue = queue;
    this.#timer = setTimeout(() => {
      this.#queue = undefined;
      if (this.isOpen) for (const frame of queue) this.#put(frame);
    }, ms);
  }

  #stall(ms: number): void {
    this.#isStalled = true;
    clearTimeout(this.#timer);
    this.#queue = undefined;
    this.#timer = setTimeout(() => {
      this.#isStalled = false;
    }, ms);
  }
}

/**
 * A client of live streams on a connection of its own, by either transport: it gathers what it is sent and can stop
 * taking it. Every wait is bounded: a server that says nothing fails the test.
 */
import { connect, type Socket } from 'node:net';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { WebSocket } from 'ws';

export interface LiveMessage {
  readonly id: string;
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export type Transport = 'sse' | 'websocket';

export interface LiveRequest {
  readonly transport: Transport;
  readonly port: number;
  readonly key: string;
  /** Without the question mark. */
  readonly query?: string;
  readonly lastEventId?: string;
}

const Message = Type.Object({
  id: Type.String(),
  event: Type.String(),
  data: Type.Record(Type.String(), Type.Unknown()),
});

const patienceMs = 20_000;

/** A request for a stream that was answered with something else. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: string, headers: Readonly<Record<string, string>>) {
    const { error }: { error: { code: string; message: string } } = JSON.parse(body);
    super(`${status} ${error.code}: ${error.message}`);
    this.status = status;
    this.code = error.code;
    this.headers = headers;
  }
}

export class LiveReader {
  readonly messages: LiveMessage[] = [];
  /** The close code of a WebSocket. */
  closeCode: number | undefined;
  readonly #wakers = new Set<() => void>();
  #closed = false;
  #pause: () => void = () => undefined;
  #resume: () => void = () => undefined;
  #destroy: () => void = () => undefined;

  static async open(request: LiveRequest): Promise<LiveReader> {
    const reader = new LiveReader();
    await (request.transport === 'sse' ? reader.#openSse(request) : reader.#openWebSocket(request));
    return reader;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** What is on a channel: without heartbeats and gaps. */
  get events(): LiveMessage[] {
    return this.messages.filter(({ event }) => event !== 'heartbeat' && event !== 'gap');
  }

  get gaps(): LiveMessage[] {
    return this.messages.filter(({ event }) => event === 'gap');
  }

  /** Resolves once the condition holds, looking again with every message and when the stream ends. */
  async until(condition: (reader: LiveReader) => boolean, what: string): Promise<void> {
    const patience = AbortSignal.timeout(patienceMs);
    while (!condition(this)) {
      if (patience.aborted) throw new Error(`Not within ${patienceMs} ms: ${what}; ${this.#describe()}`);
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#wakers.delete(wake);
          patience.removeEventListener('abort', wake);
          resolve();
        };
        this.#wakers.add(wake);
        patience.addEventListener('abort', wake);
      });
    }
  }

  stopReading(): void {
    this.#pause();
  }

  resumeReading(): void {
    this.#resume();
  }

  destroy(): void {
    this.#destroy();
  }

  [Symbol.dispose](): void {
    this.#destroy();
  }

  #wake(): void {
    for (const wake of [...this.#wakers]) wake();
  }

  #end(): void {
    this.#closed = true;
    this.#wake();
  }

  #describe(): string {
    return `${this.messages.length} messages, the last ${JSON.stringify(this.messages.at(-1))}`;
  }

  async #openSse(request: LiveRequest): Promise<void> {
    const socket = connect({ port: request.port, host: '127.0.0.1' });
    this.#pause = () => socket.pause();
    this.#resume = () => socket.resume();
    this.#destroy = () => socket.destroy();
    const lines = [
      `GET ${targetOf(request)} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      ...Object.entries(headersOf(request)).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    await this.#readHead(socket);
  }

  #readHead(socket: Socket): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      let head: { readonly status: number; readonly headers: Record<string, string> } | undefined;
      let rest = '';
      socket.setEncoding('utf8');
      socket.on('data', (text: string) => {
        rest += text;
        if (head === undefined) {
          const end = rest.indexOf('\r\n\r\n');
          if (end === -1) return;
          head = parseHead(rest.slice(0, end));
          rest = rest.slice(end + 4);
          if (head.status === 200) resolve();
        }
        if (head.status === 200) rest = this.#readEvents(rest);
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#end();
        if (head === undefined) reject(new Error('The connection ended before an answer'));
        else if (head.status !== 200) reject(new Refused(head.status, rest, head.headers));
      });
    });
  }

  #readEvents(text: string): string {
    const blocks = text.split('\n\n');
    const rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = Object.fromEntries(
        block.split('\n').map((line) => {
          const colon = line.indexOf(': ');
          return [line.slice(0, colon), line.slice(colon + 2)] as const;
        }),
      );
      const { id, event, data } = fields;
      if (data !== undefined) this.#take({ id, event, data: JSON.parse(data) });
    }
    if (blocks.length > 0) this.#wake();
    return rest;
  }

  async #openWebSocket(request: LiveRequest): Promise<void> {
    const url = `ws://127.0.0.1:${request.port}${targetOf(request)}`;
    const webSocket = new WebSocket(url, { headers: headersOf(request), perMessageDeflate: false });
    this.#pause = () => webSocket.pause();
    this.#resume = () => webSocket.resume();
    this.#destroy = () => webSocket.terminate();
    webSocket.on('message', (bytes) => {
      this.#take(JSON.parse(String(bytes)));
      this.#wake();
    });
    webSocket.on('close', (code) => {
      this.closeCode = code;
      this.#end();
    });
    await new Promise<void>((resolve, reject) => {
      webSocket.on('open', resolve);
      webSocket.on('error', reject);
      webSocket.on('unexpected-response', (_, response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += String(chunk);
        });
        response.on('end', () => {
          const headers = Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          );
          reject(new Refused(response.statusCode ?? 0, body, headers));
        });
      });
    });
  }

  #take(message: unknown): void {
    this.messages.push(Value.Parse(Message, message));
  }
}

function targetOf({ query }: LiveRequest): string {
  return query === undefined ? '/v1/live' : `/v1/live?${query}`;
}

function headersOf({ key, lastEventId }: LiveRequest): Record<string, string> {
  return { 'X-API-Key': key, ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }) };
}

function parseHead(text: string): { status: number; headers: Record<string, string> } {
  const [statusLine = '', ...lines] = text.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)] as const;
    }),
  );
  return { status: Number(statusLine.split(' ')[1]), headers };
}

/**
 * A connection on which a test writes whatever bytes it likes and reads the answers as they stand on the wire.
 * Every wait is bounded: a server that says nothing fails the test.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  /** By lower-case name; a repeated one is joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const patienceMs = 120_000;

export class RawConnection {
  readonly #socket: Socket;
  /** Put together only when they are looked at: an answer may come in thousands of pieces. */
  #pieces: Buffer[] = [];
  #ended = false;
  #wasReset = false;
  #wake: () => void = () => undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => {
      this.#pieces.push(chunk);
      this.#wake();
    });
    // A reset is one of the ways a server closes; `close` follows it.
    socket.on('error', () => {
      this.#wasReset = true;
    });
    socket.on('end', () => this.#end());
    socket.on('close', () => this.#end());
  }

  /** With `allowHalfOpen` the client does not close its side when the server closes its own. */
  static async open(
    port: number,
    options: { readonly allowHalfOpen?: boolean } = {},
  ): Promise<RawConnection> {
    const socket = connect({ port, host: '127.0.0.1', ...options });
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Whether the connection failed, instead of being closed by the server. */
  get wasReset(): boolean {
    return this.#wasReset;
  }

  /** Bytes received and not yet read as an answer. */
  get rest(): string {
    return this.#received().toString('latin1');
  }

  /** A text stands for its Latin-1 bytes. */
  write(bytes: string | Buffer): void {
    this.#socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  }

  /** Stops taking bytes, as a client does that never reads its answer. */
  stopReading(): void {
    this.#socket.pause();
  }

  resumeReading(): void {
    this.#socket.resume();
  }

  /** Says that no more bytes will come, and goes on reading. */
  endWriting(): void {
    this.#socket.end();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  /** Drops the connection with a TCP reset. */
  reset(): void {
    this.#socket.resetAndDestroy();
  }

  /** The next answer, interim ones left out; fails when the connection ends before it is whole. */
  async readAnswer(request: { readonly method?: string } = {}): Promise<RawAnswer> {
    const patience = AbortSignal.timeout(patienceMs);
    for (;;) {
      const parsed = parseAnswer(this.#received(), request.method === 'HEAD', this.#ended);
      if (parsed) {
        this.#pieces = [this.#received().subarray(parsed.length)];
        if (parsed.answer.status >= 200) return parsed.answer;
        continue;
      }
      if (this.#ended)
        throw new Error(`The connection ended before an answer: ${JSON.stringify(this.rest.slice(0, 500))}`);
      await this.#next(patience);
    }
  }

  /** Waits until the server has ended the connection. */
  async waitForEnd(): Promise<void> {
    const patience = AbortSignal.timeout(patienceMs);
    while (!this.#ended) await this.#next(patience);
  }

  /** Every answer until the server ends the connection. */
  async readToEnd(): Promise<RawAnswer[]> {
    await this.waitForEnd();
    const answers: RawAnswer[] = [];
    while (this.#received().length > 0) answers.push(await this.readAnswer());
    return answers;
  }

  #received(): Buffer {
    const [first, ...more] = this.#pieces;
    const whole = first && more.length === 0 ? first : Buffer.concat(this.#pieces);
    this.#pieces = [whole];
    return whole;
  }

  #end(): void {
    this.#ended = true;
    this.#wake();
  }

  async #next(patience: AbortSignal): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const giveUp = () =>
        reject(new Error(`No answer within ${patienceMs} ms; so far ${this.rest.slice(0, 500)}`));
      patience.addEventListener('abort', giveUp, { once: true });
      this.#wake = () => {
        patience.removeEventListener('abort', giveUp);
        resolve();
      };
    });
  }
}

/** The answers to `bytes` on a connection of their own, until the server ends it. */
export async function exchange(port: number, bytes: string | Buffer): Promise<RawAnswer[]> {
  const connection = await RawConnection.open(port);
  connection.write(bytes);
  try {
    return await connection.readToEnd();
  } finally {
    connection.destroy();
  }
}

function parseAnswer(
  bytes: Buffer,
  bodyless: boolean,
  ended: boolean,
): { answer: RawAnswer; length: number } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd === -1) return undefined;
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]);
  if (!Number.isInteger(status)) throw new Error(`Not a status line: ${JSON.stringify(statusLine)}`);
  const headers = parseHeaders(lines);
  const start = headEnd + 4;
  if (bodyless || status < 200 || status === 204 || status === 304) {
    return { answer: { status, headers, body: Buffer.alloc(0) }, length: start };
  }
  if (headers['content-length'] !== undefined) {
    const end = start + Number(headers['content-length']);
    if (bytes.length < end) return undefined;
    return { answer: { status, headers, body: bytes.subarray(start, end) }, length: end };
  }
  if (headers['transfer-encoding'] === 'chunked') throw new Error('No answer of ours is chunked');
  return ended
    ? { answer: { status, headers, body: bytes.subarray(start) }, length: bytes.length }
    : undefined;
}

function parseHeaders(lines: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return headers;
}

/**
 * A receiver of webhooks that can be set to misbehave: it reads requests off the bare connection, and what it answers
 * are bytes. With a certificate it speaks TLS, without one plain HTTP.
 */
import { once } from 'node:events';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { generate } from 'selfsigned';

export interface ReceivedRequest {
  /** Which of the receiver's connections it came on, from 1. */
  readonly connection: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the receiver does once it has read a request. */
export type Behaviour = (socket: Socket, request: ReceivedRequest) => void;

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

export interface WebhookReceiver {
  readonly port: number;
  /** In the order of their arrival. */
  readonly requests: readonly ReceivedRequest[];
  /** Connections that were accepted so far, and those open now. */
  connectionsSeen(): number;
  connectionsOpen(): number;
  behave(behaviour: Behaviour): void;
  /** What happens to a connection before anything is read of it. */
  greet(greeting: (socket: Socket) => void): void;
  close(): Promise<void>;
}

const days = 86_400_000;

/** A certificate made now that vouches for itself: a client that trusts it trusts a receiver of that name. */
export async function makeCertificate(
  names: readonly string[],
  { expired = false }: { readonly expired?: boolean } = {},
): Promise<Certificate> {
  const altNames = names.map((name) =>
    /^[\d.]+$|:/.test(name) ? { type: 7 as const, ip: name } : { type: 2 as const, value: name },
  );
  const notBeforeDate = new Date(Date.now() - 30 * days);
  const made = await generate([{ name: 'commonName', value: names[0] ?? 'receiver' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate,
    notAfterDate: new Date(Date.now() + (expired ? -1 : 30) * days),
    extensions: [{ name: 'subjectAltName', altNames }],
  });
  return { key: made.private, cert: made.cert };
}

/** Answers at once with a status and a body. */
export function answer(status: number, body = '', headers: Readonly<Record<string, string>> = {}): Behaviour {
  return (socket) => socket.write(printAnswer(status, body, headers));
}

/** Connections of TLS do not reset themselves; what they run over does. */
const carriers = new WeakMap<Socket, Socket>();

/** Resets the connection. */
export const reset: Behaviour = (socket) => {
  (carriers.get(socket) ?? socket).resetAndDestroy();
};

/** Writes these bytes, as they are. */
export function say(bytes: string): Behaviour {
  return (socket) => socket.write(bytes);
}

export function printAnswer(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): string {
  const lines = Object.entries({ 'content-length': String(Buffer.byteLength(body)), ...headers });
  return `HTTP/1.1 ${status} Said\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}

export async function startWebhookReceiver(
  options: {
    readonly certificate?: Certificate;
    readonly behaviour?: Behaviour;
    readonly host?: string;
  } = {},
): Promise<WebhookReceiver> {
  const requests: ReceivedRequest[] = [];
  const open = new Set<Socket>();
  const carriersByPort = new Map<number, Socket>();
  let seen = 0;
  let behaviour = options.behaviour ?? answer(200);
  let greeting: ((socket: Socket) => void) | undefined;

  const serve = (socket: Socket) => {
    seen += 1;
    const connection = seen;
    open.add(socket);
    const carrier = carriersByPort.get(socket.remotePort ?? 0);
    if (carrier && carrier !== socket) carriers.set(socket, carrier);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    greeting?.(socket);
    let unread = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      unread = Buffer.concat([unread, chunk]);
      for (let read = readRequest(unread, connection); read; read = readRequest(unread, connection)) {
        unread = unread.subarray(read.bytes);
        requests.push(read.request);
        behaviour(socket, read.request);
      }
    });
  };
  const { certificate } = options;
  const server: Server = certificate
    ? createTlsServer({ key: certificate.key, cert: certificate.cert }, serve)
    : createTcpServer(serve);
  server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    carriersByPort.set(remotePort, socket);
    socket.on('close', () => carriersByPort.delete(remotePort));
  });
  // Of a client that refuses the certificate only the failed handshake is seen.
  server.on('tlsClientError', () => undefined);
  server.listen(0, options.host ?? '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port.');

  return {
    port: address.port,
    requests,
    connectionsSeen: () => seen,
    connectionsOpen: () => open.size,
    behave(next) {
      behaviour = next;
    },
    greet(next) {
      greeting = next;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function readRequest(
  unread: Buffer,
  connection: number,
): { readonly request: ReceivedRequest; readonly bytes: number } | undefined {
  const headEnd = unread.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const [first = '', ...lines] = unread.toString('latin1', 0, headEnd).split('\r\n');
  const [method = '', path = ''] = first.split(' ');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const bytes = headEnd + 4 + Number(headers['content-length'] ?? 0);
  if (unread.length < bytes) return undefined;
  const body = unread.toString('utf8', headEnd + 4, bytes);
  return { request: { connection, method, path, headers, body }, bytes };
}

/**
 * A TCP port that leads to the test server, and can be taken away: closed, cut, or left hanging. Connections that
 * were hanging once stay so for good, as those through a dead firewall do.
 */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Client } from 'pg';
import { reserveAddress } from './reserve-address.ts';

export interface DatabaseForwarder {
  /** The address of the same database through this port, for its user or another one. */
  url(changes?: { readonly user?: string; readonly database?: string }): string;
  /** Takes connections and forwards them. */
  open(): Promise<void>;
  /** Breaks all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Existing connections fall silent; new ones are taken and stay silent too. */
  hang(): void;
  /** As `hang`, for connections there are; new ones are forwarded. */
  freeze(): void;
  /** Sees what clients send, before it is forwarded; false breaks the connection instead. */
  onClientBytes: (bytes: Buffer) => boolean;
  dispose(): Promise<void>;
}

interface Pair {
  readonly client: Socket;
  readonly server: Socket | undefined;
}

export async function createDatabaseForwarder(databaseUrl: string): Promise<DatabaseForwarder> {
  // Not connected: it only reads the address.
  const target = new Client({ connectionString: databaseUrl });
  const { host, port } = await reserveAddress();
  const pairs = new Set<Pair>();
  let listener: Server | undefined;
  let forwarding = true;

  const accept = (client: Socket): void => {
    const server = forwarding ? dial(target.host, target.port) : undefined;
    const pair = { client, server };
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      client.destroy();
      server?.destroy();
    };
    for (const socket of [client, server]) socket?.on('error', end).on('close', end);
    if (server === undefined) return;
    client.on('data', (bytes) => {
      if (forwarder.onClientBytes(bytes)) server.write(bytes);
      else end();
    });
    server.on('data', (bytes) => client.write(bytes));
    client.on('end', end);
  };
  const freeze = (): void => {
    for (const { client, server } of pairs) {
      client.removeAllListeners('data').removeAllListeners('end').resume();
      server?.removeAllListeners('data').resume();
    }
  };
  const forwarder: DatabaseForwarder = {
    url: ({ user = target.user ?? '', database = target.database ?? '' } = {}) => {
      const password = target.password ? `:${encodeURIComponent(target.password)}` : '';
      return `postgres://${user}${password}@${host}:${port}/${database}`;
    },
    open: async () => {
      forwarding = true;
      if (listener !== undefined) return;
      // Half open: a silent connection does not answer a goodbye either.
      listener = createServer({ allowHalfOpen: true }, accept).listen(port, host);
      await once(listener, 'listening');
    },
    cut: async () => {
      const closing = listener;
      listener = undefined;
      const closed = closing && once(closing, 'close');
      closing?.close();
      for (const { client, server } of pairs) {
        client.destroy();
        server?.destroy();
      }
      await closed;
    },
    hang: () => {
      forwarding = false;
      freeze();
    },
    freeze,
    onClientBytes: () => true,
    dispose: () => forwarder.cut(),
  };
  return forwarder;
}

/** A host that is a path is the folder of a Unix socket, as in libpq. */
function dial(host: string, port: number): Socket {
  return host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
}

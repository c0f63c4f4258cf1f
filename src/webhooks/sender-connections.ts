/**
 * Connections that wait a few seconds for the next delivery to the same receiver. Each belongs to one pool key and one
 * origin and is used again only while its address is among the fresh answers of the resolver.
 */
import type { Socket } from 'node:net';
import { Client } from 'undici';
import type { Address } from './address.ts';
import { SendFailure } from './sender-failure.ts';
import { connectTarget, type SocketDeps } from './sender-socket.ts';
import type { Target } from './target.ts';

/** One undici client, which is one connection at a time, and what it may connect to at the attempt at hand. */
export class Connection {
  readonly key: string;
  readonly client: Client;
  /** The address connected to now. */
  address: Address | undefined;
  socket: Socket | undefined;
  #addresses: readonly Address[] = [];
  #signal: AbortSignal = AbortSignal.abort();

  constructor(key: string, deps: SocketDeps, target: Target, onDisconnect: (connection: Connection) => void) {
    this.key = key;
    const { limits } = deps;
    this.client = new Client(target.origin, {
      allowH2: false,
      useMilo: false,
      pipelining: 1,
      // The attempt has one time limit for everything, which its signal keeps.
      headersTimeout: 0,
      bodyTimeout: 0,
      keepAliveTimeout: limits.idleMs,
      keepAliveMaxTimeout: limits.idleMs,
      maxHeaderSize: limits.responseHeaderBytesMax,
      connect: (_, settle) => {
        connectTarget(deps, target, this.#addresses, this.#signal).then(
          ({ socket, address }) => {
            this.address = address;
            this.socket = socket;
            settle(null, socket);
          },
          (error: unknown) =>
            settle(error instanceof SendFailure ? error : new SendFailure('connection'), null),
        );
      },
    });
    this.client.on('disconnect', () => {
      this.address = undefined;
      this.socket = undefined;
      onDisconnect(this);
    });
  }

  /** Before each attempt: what it may connect to, and until when. */
  prepare(addresses: readonly Address[], signal: AbortSignal): void {
    this.#addresses = addresses;
    this.#signal = signal;
  }
}

export class SenderConnections {
  readonly #deps: SocketDeps;
  /** Everything alive. */
  readonly #all = new Set<Connection>();
  /** What waits, oldest first; and by key. */
  readonly #idle = new Set<Connection>();
  readonly #idleOf = new Map<string, Set<Connection>>();
  #isClosed = false;

  constructor(deps: SocketDeps) {
    this.#deps = deps;
  }

  take(poolKey: string, target: Target, addresses: readonly Address[], signal: AbortSignal): Connection {
    if (this.#isClosed) throw new SendFailure('connection');
    const key = `${target.origin} ${poolKey}`;
    const connection = this.#takeIdle(key, addresses) ?? this.#open(key, target);
    connection.prepare(addresses, signal);
    return connection;
  }

  /** After an answer that was read to its end. */
  giveBack(connection: Connection): void {
    if (this.#isClosed || connection.address === undefined || connection.client.destroyed) {
      this.drop(connection);
      return;
    }
    this.#idle.add(connection);
    const alike = this.#idleOf.get(connection.key);
    if (alike === undefined) this.#idleOf.set(connection.key, new Set([connection]));
    else alike.add(connection);
    if (this.#idle.size <= this.#deps.limits.idleConnectionsMax) return;
    const [oldest] = this.#idle;
    if (oldest) this.drop(oldest);
  }

  /** Cuts a connection at once, whatever is under way on it. */
  drop(connection: Connection): void {
    this.#leaveIdle(connection);
    this.#all.delete(connection);
    // No caller awaits the end of the socket; `destroy` does not fail.
    void connection.client.destroy(new SendFailure('connection'));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const all = [...this.#all];
    this.#idle.clear();
    this.#idleOf.clear();
    this.#all.clear();
    await Promise.all(all.map(({ client }) => client.destroy(new SendFailure('connection'))));
  }

  #open(key: string, target: Target): Connection {
    const connection = new Connection(key, this.#deps, target, (gone) => {
      if (this.#idle.has(gone)) this.drop(gone);
    });
    this.#all.add(connection);
    return connection;
  }

  #takeIdle(key: string, addresses: readonly Address[]): Connection | undefined {
    for (const connection of this.#idleOf.get(key) ?? []) {
      if (!addresses.some(({ text }) => text === connection.address?.text)) {
        this.drop(connection);
        continue;
      }
      this.#leaveIdle(connection);
      return connection;
    }
    return undefined;
  }

  #leaveIdle(connection: Connection): void {
    this.#idle.delete(connection);
    const alike = this.#idleOf.get(connection.key);
    alike?.delete(connection);
    if (alike?.size === 0) this.#idleOf.delete(connection.key);
  }
}

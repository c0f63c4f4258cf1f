/**
 * The pool of connections, bounded where pg's own is not: a connection that breaks while it is in use must not end the
 * process, one on which nothing ever comes back must not stay in use for ever, and closing must end.
 */
import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Log } from '../runtime/log.ts';

/** For saying goodbye to the server; then connections are cut. */
const closeMaxMs = 3_000;
/** For cancelling one statement, from connecting to the answer. */
const cancelMaxMs = 10_000;

export class DatabaseConnections {
  readonly pool: Pool;
  readonly #open = new Set<PoolClient>();

  /** A connection in use for longer than `busyMaxMs()`, read when its use begins, is cut. */
  constructor(deps: { log: Log }, config: PoolConfig, busyMaxMs: () => number) {
    this.pool = new Pool(config);
    // An idle connection that breaks is dropped by the pool; without a listener the event would end the process.
    this.pool.on('error', (error) => deps.log.warn({ error }, 'idle database connection lost'));
    this.pool.on('connect', (client) => {
      this.#open.add(client);
      client.once('end', () => this.#open.delete(client));
      // The pool listens only while a connection is idle. Its user learns of its end from the query.
      client.on('error', () => undefined);
      // The server's last words. They fail the query at hand; the next one must not get this connection.
      client.connection.on('errorMessage', (error: { readonly severity?: string }) => {
        if (error.severity === 'FATAL' || error.severity === 'PANIC') client.end(() => undefined);
      });
    });
    const busy = new WeakMap<PoolClient, NodeJS.Timeout>();
    this.pool.on('acquire', (client) => {
      busy.set(
        client,
        setTimeout(() => cut(client), busyMaxMs()),
      );
    });
    this.pool.on('release', (_error, client) => clearTimeout(busy.get(client)));
  }

  /** Commits what `run` did, or rolls it back; a connection that cannot even do that is not used again. */
  async transact<T>(run: (client: PoolClient) => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const client = await this.pool.connect();
    const abort = (): void => cut(client);
    signal?.addEventListener('abort', abort, { once: true });
    let usable = false;
    try {
      signal?.throwIfAborted();
      await client.query('begin');
      try {
        const result = await run(client);
        await client.query('commit');
        usable = true;
        return result;
      } catch (error) {
        usable = await client.query('rollback').then(
          () => true,
          () => false,
        );
        throw error;
      }
    } finally {
      signal?.removeEventListener('abort', abort);
      client.release(!usable);
    }
  }

  /** Runs `close`, which has to end the pool, and waits until every connection is closed; cuts those that hang. */
  async closeWith(close: () => Promise<void>): Promise<void> {
    const timer = setTimeout(() => {
      for (const client of this.#open) cut(client);
    }, closeMaxMs);
    try {
      await close();
      await Promise.all(
        [...this.#open].map((client) => new Promise<void>((resolve) => client.once('end', resolve))),
      );
    } finally {
      clearTimeout(timer);
    }
  }
}

/** What Kysely cancels statements with; it lives for one statement and has no pool to look after it. */
export class CancellingClient extends Client {
  constructor(config: ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    const timer = setTimeout(() => cut(this), cancelMaxMs);
    this.once('end', () => clearTimeout(timer));
  }
}

function cut(client: Client): void {
  client.connection.stream.destroy();
}

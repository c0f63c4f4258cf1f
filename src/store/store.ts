/**
 * The connection to PostgreSQL. Every query goes through `query`, so that failures are named once, a caller's signal
 * cancels the statement on the server, and nothing is asked of a database that is not migrated yet.
 */
import { type AbortableQueryOptions, Kysely, PostgresDialect } from 'kysely';
import { type PoolClient, type PoolConfig, types } from 'pg';
import type { Log } from '../runtime/log.ts';
import { CancellingClient, DatabaseConnections } from './connections.ts';
import { StoreError, toStoreError } from './store-error.ts';
import type { Tables } from './tables.ts';

export type StoreConnection =
  | { readonly kind: 'external'; readonly url: string }
  | {
      readonly kind: 'embedded';
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
    };

export interface StoreLimits {
  readonly connectionsMax: number;
  /** Waiting for a free connection, or for the server to answer a new one. */
  readonly connectTimeoutMs: number;
  readonly statementTimeoutMs: number;
}

export const defaultStoreLimits: StoreLimits = {
  connectionsMax: 10,
  connectTimeoutMs: 5_000,
  statementTimeoutMs: 15_000,
};

/** The server stops a statement by itself; when nothing is heard of that either, the connection is given up. */
const silenceMaxMs = 5_000;
/** Migrations may take long, and wait for those of another process. */
const prepareMaxMs = 600_000;

export class Store {
  readonly kind: StoreConnection['kind'];
  readonly #connections: DatabaseConnections;
  readonly #db: Kysely<Tables>;
  #migrated = false;
  #isAway = false;
  #answers = 0;

  constructor(deps: { log: Log }, connection: StoreConnection, limits: StoreLimits) {
    this.kind = connection.kind;
    this.#connections = new DatabaseConnections(deps, poolConfig(connection, limits), () =>
      this.#migrated ? limits.statementTimeoutMs + silenceMaxMs : prepareMaxMs,
    );
    this.#db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: this.#connections.pool, controlClient: CancellingClient }),
    });
  }

  /** Runs one query or transaction; rejects with a StoreError. */
  async query<T>(
    run: (db: Kysely<Tables>, options: AbortableQueryOptions) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    if (!this.#migrated) {
      throw new StoreError('unavailable', 'The database is not ready yet.', { retryAfterMs: 1000 });
    }
    if (this.#isAway) {
      throw new StoreError('unavailable', 'The database cannot be reached.', { retryAfterMs: 1000 });
    }
    return this.#attempt(run, signal);
  }

  /** While it is known to be away queries fail at once: only `probe` asks it. */
  setAway(isAway: boolean): void {
    this.#isAway = isAway;
  }

  /** How often it has answered. */
  get answers(): number {
    return this.#answers;
  }

  /**
   * Runs one transaction on a connection of its own, for what only a bare connection can do (COPY); rejects with a
   * StoreError. Aborting cuts the connection: whether a commit under way came through is then not known.
   */
  async transact<T>(run: (client: PoolClient) => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.query(() => this.#connections.transact(run, signal), signal);
  }

  /** As `query`, on whatever the database holds, before its schema is prepared. */
  async unprepared<T>(run: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    return this.#attempt(run);
  }

  /**
   * As `query`, for the one caller that prepares the schema. Aborting rejects at once with the signal's reason; what is
   * under way goes on until the store is closed, which cuts its connection.
   */
  async prepare<T>(run: (db: Kysely<Tables>) => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const aborted = Promise.withResolvers<never>();
    const abort = () => aborted.reject(signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      const result = await Promise.race([this.#attempt(run), aborted.promise]);
      this.#migrated = true;
      return result;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  /** Whether the database answers, and which one it is. */
  async probe(signal?: AbortSignal): Promise<string> {
    return this.#attempt(async (db, options) => {
      const row = await db
        .selectNoFrom((eb) => eb.fn<string>('current_setting', [eb.val('server_version')]).as('version'))
        .executeTakeFirstOrThrow(options);
      return row.version;
    }, signal);
  }

  async close(): Promise<void> {
    await this.#connections.closeWith(() => this.#db.destroy());
  }

  async #attempt<T>(
    run: (db: Kysely<Tables>, options: AbortableQueryOptions) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    try {
      const result = await run(
        this.#db,
        signal ? { signal, inflightQueryAbortStrategy: 'cancel query' } : {},
      );
      this.#answers += 1;
      return result;
    } catch (error) {
      throw toStoreError(error, signal);
    }
  }
}

export function openStore(
  deps: { log: Log },
  connection: StoreConnection,
  limits: StoreLimits = defaultStoreLimits,
): Store {
  return new Store(deps, connection, limits);
}

function poolConfig(connection: StoreConnection, limits: StoreLimits): PoolConfig {
  const address =
    connection.kind === 'external'
      ? { connectionString: connection.url }
      : {
          host: connection.host,
          port: connection.port,
          user: connection.user,
          database: connection.database,
        };
  return {
    ...address,
    max: limits.connectionsMax,
    connectionTimeoutMillis: limits.connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'routeur',
    statement_timeout: limits.statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    types: { getTypeParser },
  };
}

// Exact or nothing: 64-bit integers as BigInt, calendar days as they are written (pg would make a local midnight).
const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, BigInt],
  [types.builtins.DATE, (text) => text],
]);

function getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
  return parsers.get(oid) ?? types.getTypeParser(oid, format);
}

/**
 * DuckDB, in this process, as the reader and writer of sealed files. It has a bound on memory, spills into a folder of its
 * own, loads no extension, and reaches nothing but the history folder.
 *
 * A statement holds one thread of Node's pool while it runs, so few run at once; others wait in line, and the line has an
 * end.
 */
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { StoreError } from '../store-error.ts';

export interface EngineLimits {
  readonly memoryBytesMax: number;
  readonly threads: number;
  /** Statements at once. */
  readonly statementsMax: number;
  readonly waitingMax: number;
}

export const defaultEngineLimits: EngineLimits = {
  memoryBytesMax: 512_000_000,
  threads: 2,
  statementsMax: 2,
  waitingMax: 200,
};

export type EngineRow = Readonly<Record<string, unknown>>;

export class ParquetEngine {
  readonly #instance: DuckDBInstance;
  readonly #limits: EngineLimits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #closed = false;

  private constructor(instance: DuckDBInstance, limits: EngineLimits) {
    this.#instance = instance;
    this.#limits = limits;
  }

  /** The folders exist; the engine writes its overflow into `temporaryFolder`, and may read `sourceFolder`, if any. */
  static async open(
    {
      folder,
      temporaryFolder,
      sourceFolder,
    }: { folder: string; temporaryFolder: string; sourceFolder?: string },
    limits: EngineLimits,
  ): Promise<ParquetEngine> {
    // Only here: loading the library takes a tenth of a second, and most commands look into no sealed file.
    const { DuckDBInstance } = await import('@duckdb/node-api');
    const instance = await DuckDBInstance.create(':memory:', {
      memory_limit: `${limits.memoryBytesMax}B`,
      threads: String(limits.threads),
      temp_directory: temporaryFolder,
      autoinstall_known_extensions: 'false',
      autoload_known_extensions: 'false',
      allow_community_extensions: 'false',
      // A query that wants an order asks for it; keeping that of large files costs memory.
      preserve_insertion_order: sourceFolder === undefined ? 'true' : 'false',
    });
    const connection = await instance.connect();
    try {
      const folders = sourceFolder === undefined ? [folder] : [folder, sourceFolder];
      await connection.run(`set allowed_directories = [${folders.map(textLiteral).join(', ')}]`);
      await connection.run('set enable_external_access = false');
      await connection.run(`set global TimeZone = 'UTC'`);
      await connection.run('set lock_configuration = true');
    } finally {
      connection.closeSync();
    }
    return new ParquetEngine(instance, limits);
  }

  /** All rows a statement gives; it has to bound them itself. Rejects with a StoreError. */
  async query(statement: string, signal?: AbortSignal): Promise<readonly EngineRow[]> {
    const { connection, release } = await this.#connect(signal);
    try {
      const reader = await connection.runAndReadAll(statement);
      return reader.getRowObjects();
    } catch (error) {
      throw refused(error, signal);
    } finally {
      release();
    }
  }

  /**
   * The rows of a statement, some thousands at a time: the others wait in the engine's memory, as it keeps them. It holds its
   * turn until the last of them is taken or the reader leaves. Rejects with a StoreError.
   */
  async *pages(
    statement: string,
    signal?: AbortSignal,
  ): AsyncGenerator<readonly EngineRow[], void, undefined> {
    const { connection, release } = await this.#connect(signal);
    try {
      // Complete before the first row is handed over: a result that the engine streams ends in silence where it fails.
      const result = await connection.run(statement);
      for await (const rows of result.yieldRowObjects()) {
        yield rows;
        signal?.throwIfAborted();
      }
    } catch (error) {
      throw refused(error, signal);
    } finally {
      release();
    }
  }

  /** Waits for the statements that run. */
  async close(): Promise<void> {
    this.#closed = true;
    while (this.#running > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#instance.closeSync();
  }

  /** Waits for a turn and opens a connection for it, which an abort interrupts. `release` ends both. */
  async #connect(
    signal: AbortSignal | undefined,
  ): Promise<{ readonly connection: DuckDBConnection; readonly release: () => void }> {
    await this.#takeTurn(signal);
    let connection: DuckDBConnection | undefined;
    const interrupt = (): void => connection?.interrupt();
    const release = (): void => {
      signal?.removeEventListener('abort', interrupt);
      connection?.closeSync();
      this.#running--;
      this.#waiting.shift()?.();
    };
    try {
      connection = await this.#instance.connect();
      signal?.addEventListener('abort', interrupt);
      signal?.throwIfAborted();
      return { connection, release };
    } catch (error) {
      release();
      throw refused(error, signal);
    }
  }

  async #takeTurn(signal: AbortSignal | undefined): Promise<void> {
    if (this.#waiting.length >= this.#limits.waitingMax) throw tooBusy();
    while (!this.#closed && this.#running >= this.#limits.statementsMax) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    if (this.#closed || signal?.aborted) {
      // A waiter that was woken and does not run has to wake the next one.
      this.#waiting.shift()?.();
      throw this.#closed
        ? new StoreError('unavailable', 'History is closed.')
        : new StoreError('cancelled', 'The query was cancelled.');
    }
    this.#running++;
  }
}

function refused(error: unknown, signal: AbortSignal | undefined): StoreError {
  if (signal?.aborted) return new StoreError('cancelled', 'The query was cancelled.', { cause: error });
  return new StoreError('failed', 'The engine of sealed history refused a statement.', { cause: error });
}

function tooBusy(): StoreError {
  return new StoreError('unavailable', 'Too many readers of sealed history wait already.', {
    retryAfterMs: 1000,
  });
}

export function textLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Statements are put together from literals: only they let the engine skip what a filter excludes. */
export function integerLiteral(value: number | bigint): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new RangeError(`An integer is expected, not ${value}.`);
  }
  return String(value);
}

/** A timestamp of milliseconds since 1970. */
export function timeLiteral(ms: number): string {
  return `make_timestamptz(${integerLiteral(BigInt(ms) * 1000n)})`;
}

/** Waits until the server answers queries in our database, which is created if it is missing. */
import pg from 'pg';
import { EmbeddedServerError, errorCode } from './embedded-server-error.ts';
import type { EmbeddedConnection } from './holder.ts';
import { pauseMs } from './pause.ts';
import type { ServerProcess } from './server-process.ts';
import { settlesWithin } from './settle-within.ts';

const pollBackoff = { firstMs: 10, maxMs: 200 };
const connectTimeoutMs = 5_000;
/** Recovery may take long, but it writes a line every 5 s; silence for this long means that it hangs. */
const silenceMaxMs = 60_000;

/** 57P03 while it starts or recovers; 57P01 and 57P02 while it closes its connections to do so. */
const operatorIntervention = '57P';
const databaseMissing = '3D000';
const duplicateDatabase = '42P04';
const tooManyConnections = '53300';

type Answer = 'accepting' | 'database-missing' | 'not-yet';

/** Returns whether the server accepts queries; false if it exited first. */
export async function awaitAccepting(
  server: ServerProcess,
  connection: EmbeddedConnection,
  signal?: AbortSignal,
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted();
    if (server.exit !== undefined) return false;
    const answer = await ask(connection);
    if (answer === 'accepting') return true;
    if (answer === 'database-missing') {
      await createDatabase(connection);
      continue;
    }
    if (performance.now() - server.output.lastOutputAt > silenceMaxMs) {
      throw new EmbeddedServerError(
        'start_failed',
        `The database server (pid ${server.pid}) has neither accepted a connection nor said anything for ` +
          `${silenceMaxMs / 1000} s.`,
      );
    }
    await settlesWithin(server.exited, pauseMs(pollBackoff, attempt), signal);
  }
}

async function ask(connection: EmbeddedConnection): Promise<Answer> {
  try {
    await query(connection, 'SELECT 1');
    return 'accepting';
  } catch (error) {
    const code = errorCode(error);
    if (code === databaseMissing) return 'database-missing';
    if (code === tooManyConnections) return 'accepting';
    // Any other SQLSTATE is a refusal that waiting does not change, such as 28000.
    if (isSqlState(code) && !code.startsWith(operatorIntervention)) {
      throw new EmbeddedServerError('start_failed', 'The database server refuses us.', { cause: error });
    }
    // It recovers, has no socket yet, or closed it while we came.
    return 'not-yet';
  }
}

/** Node's own codes, such as EPIPE, may have five letters too, but no SQLSTATE starts with E. */
function isSqlState(code: string | undefined): code is string {
  return code !== undefined && /^[0-9A-DF-Z][0-9A-Z]{4}$/.test(code);
}

async function createDatabase(connection: EmbeddedConnection): Promise<void> {
  try {
    await query({ ...connection, database: 'postgres' }, `CREATE DATABASE ${connection.database}`);
  } catch (error) {
    // Another server was faster.
    if (errorCode(error) !== duplicateDatabase) {
      throw new EmbeddedServerError('start_failed', `Cannot create the database ${connection.database}.`, {
        cause: error,
      });
    }
  }
}

async function query(connection: EmbeddedConnection, text: string): Promise<void> {
  const client = new pg.Client({ ...connection, ssl: false, connectionTimeoutMillis: connectTimeoutMs });
  // A connection that breaks while idle reports here; the query at hand rejects as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end();
  }
}

/**
 * `holder.json` in the data folder: who holds it and how to connect. It informs people and our own commands; whether
 * the folder is held at all, only the lock says.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from './durable-file.ts';
import { errorCode } from './embedded-server-error.ts';

/** How to reach the server: only over its Unix socket, without a password. */
export interface EmbeddedConnection {
  /** The folder of the Unix socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

export interface Holder {
  readonly pid: number;
  /** What the process is, such as the command it was started with. */
  readonly holder: string;
  /** ISO time. */
  readonly since: string;
  /** Undefined until it is decided where the server lives. */
  readonly connection: EmbeddedConnection | undefined;
}

export async function saveHolder(dataDir: string, holder: Holder): Promise<void> {
  await writeDurably(join(dataDir, 'holder.json'), `${JSON.stringify(holder, undefined, 2)}\n`, 0o644);
}

export async function removeHolder(dataDir: string): Promise<void> {
  await rm(join(dataDir, 'holder.json'), { force: true });
}

/** Undefined if there is none or it does not have our shape. */
export async function loadHolder(dataDir: string): Promise<Holder | undefined> {
  let text: string;
  try {
    text = await readFile(join(dataDir, 'holder.json'), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'EISDIR') return undefined;
    throw error;
  }
  try {
    return readHolder(JSON.parse(text));
  } catch {
    // Not JSON: a person edited it. It is informational, so it counts as absent.
    return undefined;
  }
}

function readHolder(value: unknown): Holder | undefined {
  if (!isRecord(value)) return undefined;
  const { pid, holder, since, connection } = value;
  if (typeof pid !== 'number' || typeof holder !== 'string' || typeof since !== 'string') return undefined;
  return { pid, holder, since, connection: readConnection(connection) };
}

function readConnection(value: unknown): EmbeddedConnection | undefined {
  if (!isRecord(value)) return undefined;
  const { host, port, user, database } = value;
  if (typeof host !== 'string' || typeof port !== 'number') return undefined;
  if (typeof user !== 'string' || typeof database !== 'string') return undefined;
  return { host, port, user, database };
}

function isRecord(
  value: unknown,
): value is Record<'pid' | 'holder' | 'since' | 'connection' | keyof EmbeddedConnection, unknown> {
  return typeof value === 'object' && value !== null;
}

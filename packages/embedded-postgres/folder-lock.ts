/**
 * An exclusive lock on a folder that the kernel drops when the process dies.
 *
 * Node has no flock, and a pid file can outlive its process or name one that got the pid later. SQLite takes a
 * POSIX fcntl lock, so an exclusive transaction that never ends on an empty database is the lock we want.
 *
 * POSIX locks belong to the process: they do not stop it from locking twice (hence `held`), and closing any other
 * descriptor of the file drops them. So nothing in this process may open `lock` by other means, not even to copy it.
 */
import { chmodSync } from 'node:fs';
import { access, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedServerError, errorCode } from './embedded-server-error.ts';
import { pause } from './pause.ts';

const held = new Set<string>();

const sqliteBusy = 5;
/** `isFolderLocked` of another process takes the lock for an instant; such a collision must not look like a holder. */
const tries = { count: 5, pauseMs: 40 };

export interface FolderLock {
  /** Idempotent. */
  release(): void;
}

/** The lock, or undefined if any process, be it this one, holds the folder. */
export async function takeFolderLock(folder: string): Promise<FolderLock | undefined> {
  const key = await realpath(folder);
  for (let attempt = 1; attempt <= tries.count; attempt++) {
    if (held.has(key)) return undefined;
    const database = lockFile(key);
    if (database !== undefined) {
      held.add(key);
      return {
        release: () => {
          if (!database.isOpen) return;
          database.close();
          held.delete(key);
        },
      };
    }
    await pause(tries.pauseMs);
  }
  return undefined;
}

export async function isFolderLocked(folder: string): Promise<boolean> {
  const key = await realpath(folder);
  if (held.has(key)) return true;
  // Asking must not create the file: it would belong to the user who asks, perhaps root, and shut the service out.
  if (!(await exists(join(key, 'lock')))) return false;
  const database = lockFile(key);
  database?.close();
  return database === undefined;
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

function lockFile(folder: string): DatabaseSync | undefined {
  const path = join(folder, 'lock');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: 0 });
    // Any user who can read it could lock it.
    chmodSync(path, 0o600);
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return undefined;
    throw new EmbeddedServerError(
      'folder_unusable',
      `Cannot lock ${path}: it is not ours to write, or damaged; it holds nothing and may be removed.`,
      {
        cause: error,
      },
    );
  }
}

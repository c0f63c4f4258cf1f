/** Keys of the service's own: a configured one, else one that is made once and kept in the data folder. */
import { hash, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure } from '../runtime/failure.ts';

const keyBytes = 32;

class KeptKeyError extends Failure {
  override readonly name = 'KeptKeyError';
  readonly code = 'unreadable_key';
}

/**
 * What cursors are signed with. Of the configured text any form will do: it is hashed. To be called once the database is
 * open, whose server user needs to reach a data folder of its own making. Throws a Failure for a file that holds no key.
 */
export function loadCursorKey(dataDir: string, configured: string | undefined): Promise<Uint8Array> {
  return loadKey(join(dataDir, 'cursor-key'), configured, 'Remove it to have a new key made.');
}

/** What the secrets of webhooks are sealed with; the rest as above. */
export function loadWebhookKey(dataDir: string, configured: string | undefined): Promise<Uint8Array> {
  return loadKey(
    join(dataDir, 'webhook-key'),
    configured,
    'Put the right one back: without it every signing secret has to be rotated.',
  );
}

async function loadKey(file: string, configured: string | undefined, advice: string): Promise<Uint8Array> {
  if (configured !== undefined) return hash('sha256', configured, 'buffer');
  const kept = (await findKey(file)) ?? (await makeKey(file));
  const key = Buffer.from(kept.trim(), 'base64url');
  if (key.length !== keyBytes) {
    throw new KeptKeyError(`${file} takes ${keyBytes} bytes in base64url, not ${key.length}. ${advice}`);
  }
  return key;
}

async function findKey(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new KeptKeyError(`${file} cannot be read.`, { cause: error });
  }
}

/** Two processes may do it at once: the file appears whole, and the first one's stays. */
async function makeKey(file: string): Promise<string> {
  const temporary = `${file}.new-${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(`${randomBytes(keyBytes).toString('base64url')}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(temporary, file).catch((error: unknown) => {
      // The other process was first.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new KeptKeyError(`${file} cannot be made.`, { cause: error });
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Writes that survive a power cut whole or not at all. */
import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes earlier creations and renames in this folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces the file at once: a reader sees the old text or the new one. */
export async function writeDurably(path: string, text: string, mode: number): Promise<void> {
  const temporary = `${path}.new-${randomBytes(6).toString('hex')}`;
  const handle = await open(temporary, 'wx', mode);
  try {
    await handle.writeFile(text);
    // The mode given to open is narrowed by the umask, and the server user may have to read the file.
    await handle.chmod(mode);
    await handle.sync();
    await handle.close();
    await rename(temporary, path);
  } catch (error) {
    await handle.close();
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

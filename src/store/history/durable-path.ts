/** Files and folders that are still there after a power cut. */
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The folders from `root` down to `folder`, durable themselves. */
export async function makeFolders(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await syncPath(dirname(folder));
  await syncPath(root);
}

export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files of the archive that nothing names: left by an import that was killed between the rename and the commit. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { venueIds } from '../../core/contract/index.ts';
import { type History, readFolder } from '../history/index.ts';
import { listArchive } from './stage-closes.ts';

/** The caller holds the lease. Returns how many files. */
export async function removeUnnamed(history: Pick<History, 'store' | 'folder'>): Promise<number> {
  const named = new Set((await listArchive(history)).map(({ file }) => file));
  let removed = 0;
  for (const kind of ['trade', 'price']) {
    for (const venue of venueIds) {
      const folder = join(history.folder, 'archive', kind, venue);
      if ((await readFolder(folder)).length === 0) continue;
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        if (named.has(path) || !name.endsWith('.parquet')) continue;
        await rm(path, { force: true });
        removed++;
      }
    }
  }
  return removed;
}

/** Files that nobody names any more: what a crash left, and hours that are older than history is kept. */
import { readdir, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { sql } from 'kysely';
import { tickKinds } from '../ticks/index.ts';
import type { History } from './open-history.ts';

/** Removes what a crash left behind. The caller makes sure that nobody seals meanwhile. Returns how many files. */
export async function removeLeftovers(
  { store, folder, temporaryFolder }: History,
  signal?: AbortSignal,
): Promise<number> {
  // The folders first: a file that is named by then was there before.
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const named = await store.query(async (db, options) => {
    const { rows } = await sql<{ file: string }>`
      select file from tick_hour where file is not null`.execute(db, options);
    return new Set(rows.map(({ file }) => join(folder, file)));
  }, signal);
  const kindFolders = tickKinds.map((kind) => `${join(folder, kind)}${sep}`);
  let removed = 0;
  for (const entry of found) {
    const path = join(entry.parentPath, entry.name);
    const isOurs =
      entry.parentPath === temporaryFolder
        ? entry.name.startsWith('seal-')
        : kindFolders.some((start) => path.startsWith(start)) && path.endsWith('.parquet');
    if (!entry.isFile() || !isOurs || named.has(path)) continue;
    await rm(path, { force: true });
    removed++;
  }
  return removed;
}

/** Hours that ended before `before` are history no longer. Returns their files, which readers may still be reading. */
export async function forgetHours(
  { store, folder }: History,
  before: number,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  return store.query(async (db, options) => {
    const { rows } = await sql<{ file: string }>`
      delete from tick_hour where file is not null and hour < ${new Date(before)}::timestamptz - interval '1 hour'
      returning file`.execute(db, options);
    return rows.map(({ file }) => join(folder, file));
  }, signal);
}

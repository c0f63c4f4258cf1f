/**
 * Files that are no longer needed: what a crash left, and hours that are older than history is kept. A sealed file the
 * database does not name is left alone otherwise: the database may be an older copy, or another one, and what is hot is
 * sealed over it by the same name.
 */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { tickKinds } from '../ticks/index.ts';
import type { History } from './open-history.ts';
import { readFolder } from './read-folder.ts';

/** Removes what a crash left unfinished. The caller makes sure that no process seals meanwhile. Returns how many files. */
export async function removeLeftovers({ temporaryFolder }: History): Promise<number> {
  await mkdir(temporaryFolder, { recursive: true, mode: 0o700 });
  let removed = 0;
  for (const entry of await readdir(temporaryFolder, { withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.startsWith('seal-')) continue;
    await rm(join(temporaryFolder, entry.name), { force: true });
    removed++;
  }
  return removed;
}

/** Removes sealed files of days before `before` that no part names: a process was stopped before it came to them. */
export async function removeForgotten(
  { store, folder }: History,
  before: number,
  signal?: AbortSignal,
): Promise<number> {
  const firstDay = new Date(before).toISOString().slice(0, 10);
  const found: string[] = [];
  for (const kind of tickKinds) {
    const days = await readFolder(join(folder, kind));
    for (const day of days) {
      if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day >= firstDay) continue;
      const files = await readdir(join(folder, kind, day));
      found.push(
        ...files.filter((file) => file.endsWith('.parquet')).map((file) => `${kind}/${day}/${file}`),
      );
    }
  }
  const named = await store.query(async (db, options) => {
    const { rows } = await sql<{ file: string }>`
      select file from tick_hour where file is not null and hour < ${new Date(before)}`.execute(db, options);
    return new Set(rows.map(({ file }) => file));
  }, signal);
  const forgotten = found.filter((file) => !named.has(file));
  for (const file of forgotten) await rm(join(folder, file), { force: true });
  return forgotten.length;
}

/** Gaps that ended before `before` have no history beside them any more. */
export async function forgetGaps({ store }: History, before: number, signal?: AbortSignal): Promise<void> {
  await store.query(async (db, options) => {
    await sql`delete from book_gap where ended_at < ${new Date(before)}`.execute(db, options);
    await sql`delete from trade_gap where ended_at < ${new Date(before)}`.execute(db, options);
  }, signal);
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

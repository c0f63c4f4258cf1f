/**
 * The last quote of each market in an hour, in a small file beside the sealed one: who looks at a month hour by hour need
 * not read every quote of it. It is made from the sealed file and put in place before that one, so that a reader who finds the
 * hour sealed finds it, too; hours that were sealed by earlier versions have none. Kept for 32 days.
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { History } from './open-history.ts';
import { textLiteral } from './parquet-engine.ts';
import { readFolder } from './read-folder.ts';

const folderName = 'closing';
const keptDays = 32;
const dayMs = 86_400_000;

/** Of a sealed file of quotes; both are relative to the history folder. */
export function closingFileName(quoteFile: string): string {
  return quoteFile.replace(/^quote\//, `${folderName}/`);
}

/** The sealed files that have one, by their names. */
export async function findClosings(
  { folder }: History,
  quoteFiles: readonly string[],
): Promise<ReadonlySet<string>> {
  const days = new Set(quoteFiles.map((file) => file.split('/')[1] ?? ''));
  const found = new Set<string>();
  for (const day of days) {
    for (const name of await readFolder(join(folder, folderName, day))) {
      found.add(`${folderName}/${day}/${name}`);
    }
  }
  return new Set(quoteFiles.filter((file) => found.has(closingFileName(file))));
}

/** Paths of a file of quotes and of the one to write. */
export function closingStatement(quotes: string, closing: string): string {
  return `copy (
      select market_key, last_quote.ts as ts, last_quote.yes_ask as yes_ask, last_quote.no_ask as no_ask from (
        select market_key, max_by(struct_pack(ts := ts, yes_ask := yes_ask, no_ask := no_ask), ts) as last_quote
        from read_parquet([${textLiteral(quotes)}]) group by market_key
      ) order by market_key
    ) to ${textLiteral(closing)} (format parquet, compression zstd)`;
}

/** Returns how many files. */
export async function removeOldClosings({ folder }: History, now: number): Promise<number> {
  const firstKept = new Date(now - keptDays * dayMs).toISOString().slice(0, 10);
  let removed = 0;
  for (const day of await readFolder(join(folder, folderName))) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day >= firstKept) continue;
    removed += (await readdir(join(folder, folderName, day))).length;
    await rm(join(folder, folderName, day), { recursive: true, force: true });
  }
  return removed;
}

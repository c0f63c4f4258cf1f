/**
 * Where an import keeps what it has staged, below the history folder:
 *
 *   unfinished/bulk-7/markets/…          which markets there are
 *                    /trade-venue_a/g3/bucket=24300/…    rows of group 3 of a month; those that do not fit below zero
 *              bulk-spill/                               overflow of the engine
 *   archive/trade/venue_a/2026-03-1.parquet               what stays
 *
 * A folder of a group appears complete, by a rename. What a killed process left half is removed before it is made again.
 */
import { lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { VenueId } from '../../core/contract/index.ts';
import { readFolder, syncPath } from '../history/index.ts';

export type ArchiveKind = 'trade' | 'price';

export class Workspace {
  readonly #history: string;
  readonly root: string;

  constructor(historyFolder: string, id: number) {
    this.#history = historyFolder;
    this.root = join(historyFolder, 'unfinished', `bulk-${id}`);
  }

  /** Whether an earlier process staged something that is still there. */
  async exists(): Promise<boolean> {
    return (await readFolder(this.root)).length > 0;
  }

  file(name: string): string {
    return join(this.root, name);
  }

  /** Runs `write` on a new folder or file and gives it its name only when that is done and on disk. */
  async make<T>(name: string, write: (path: string) => Promise<T>): Promise<T> {
    const path = this.file(name);
    const unfinished = `${path}.half`;
    await rm(unfinished, { recursive: true, force: true });
    await rm(path, { recursive: true, force: true });
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const result = await write(unfinished);
    await syncTree(unfinished);
    await rename(unfinished, path);
    await syncPath(dirname(path));
    return result;
  }

  /** The months of a kind of which something is staged, oldest first, with the files. */
  async staged(kind: ArchiveKind, venue: VenueId): Promise<ReadonlyMap<number, readonly string[]>> {
    const months = new Map<number, string[]>();
    const folder = this.file(`${kind}-${venue}`);
    for (const group of await readFolder(folder)) {
      if (group.endsWith('.half')) continue;
      for (const bucket of await readFolder(join(folder, group))) {
        const month = readBucket(bucket);
        if (month === undefined || month < 0) continue;
        const files = await readdir(join(folder, group, bucket));
        const paths = files.map((file) => join(folder, group, bucket, file));
        months.set(month, [...(months.get(month) ?? []), ...paths]);
      }
    }
    return new Map([...months].sort(([left], [right]) => left - right));
  }

  async remove(): Promise<void> {
    await rm(this.root, { recursive: true, force: true });
  }

  /** Folders of imports that are over. */
  async removeOthers(open: ReadonlySet<number>): Promise<void> {
    for (const name of await readFolder(join(this.#history, 'unfinished'))) {
      const id = /^bulk-(\d+)$/.exec(name)?.[1];
      if (id === undefined || open.has(Number(id))) continue;
      await rm(join(this.#history, 'unfinished', name), { recursive: true, force: true });
    }
  }
}

export function readBucket(folder: string): number | undefined {
  const text = /^bucket=(-?\d+)$/.exec(folder)?.[1];
  return text === undefined ? undefined : Number(text);
}

/** Months since the year 0, as the engine computes them, by the first day. */
export function monthText(month: number): string {
  const year = String(Math.floor(month / 12)).padStart(4, '0');
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

async function syncTree(path: string): Promise<void> {
  if ((await lstat(path)).isDirectory()) {
    for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
      await syncPath(join(entry.parentPath, entry.name));
    }
  }
  await syncPath(path);
}

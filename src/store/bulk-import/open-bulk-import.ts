/** What an import of a folder works with: an engine of its own that may read the folder, and a place to stage. */
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type EngineLimits, type History, ParquetEngine } from '../history/index.ts';
import type { Store } from '../store.ts';

/** The process has as much again for itself and for what the engine does not count, below 1.5 GiB together. */
const bulkEngineLimits: EngineLimits = {
  memoryBytesMax: 800_000_000,
  threads: 2,
  statementsMax: 1,
  waitingMax: 10,
};

/** The caller holds the lease: what overflowed from an engine that was killed is removed. */
export async function openBulkImport(
  { store }: { readonly store: Store },
  { folder, sourceFolder }: { readonly folder: string; readonly sourceFolder: string },
  limits: EngineLimits = bulkEngineLimits,
): Promise<History> {
  const historyFolder = resolve(folder);
  const temporaryFolder = join(historyFolder, 'unfinished', 'bulk-spill');
  await rm(temporaryFolder, { recursive: true, force: true });
  await mkdir(temporaryFolder, { recursive: true, mode: 0o700 });
  const engine = await ParquetEngine.open({ folder: historyFolder, temporaryFolder, sourceFolder }, limits);
  return { store, engine, folder: historyFolder, temporaryFolder, close: () => engine.close() };
}

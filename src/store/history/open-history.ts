/** What was recorded: the hot tables of a store and the sealed files beside it. */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Store } from '../store.ts';
import { defaultEngineLimits, type EngineLimits, ParquetEngine } from './parquet-engine.ts';

export interface History {
  readonly store: Store;
  readonly engine: ParquetEngine;
  /** Absolute. */
  readonly folder: string;
  /** Inside the folder: files that are not finished, and what the engine spills. */
  readonly temporaryFolder: string;
  /** Waits for the statements that run; the store is left open. */
  close(): Promise<void>;
}

export async function openHistory(
  { store }: { readonly store: Store },
  options: { readonly folder: string },
  limits: EngineLimits = defaultEngineLimits,
): Promise<History> {
  const folder = resolve(options.folder);
  const temporaryFolder = join(folder, 'unfinished');
  await mkdir(temporaryFolder, { recursive: true, mode: 0o700 });
  const engine = await ParquetEngine.open({ folder, temporaryFolder }, limits);
  return { store, engine, folder, temporaryFolder, close: () => engine.close() };
}

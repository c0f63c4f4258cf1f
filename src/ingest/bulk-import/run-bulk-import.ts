/**
 * The past of both venues from the Parquet files of a folder, step by step; what is done is never done again:
 *
 *   look into the folder ─ markets ─ rows of each group of files, by month ─ months, merged into the archive
 *     ─ our own sealed hours, if any ─ closing prices of settled markets ─ the settled base, page by page
 *
 * Each step is one transaction with its counts, or can be made again from the files. Memory is bounded by the engine's limit
 * and one page of the base.
 */
import { resolve } from 'node:path';
import {
  beginBulkImport,
  type Counts,
  defaultLeaseLimits,
  findSource,
  finishBulkImport,
  type History,
  type LeaseLimits,
  loadOpenImports,
  openBulkImport,
  removeUnnamed,
  type SetAsideFile,
  StoreError,
  Workspace,
  withBulkLease,
} from '../../store/index.ts';
import { importRecorded } from './import-recorded.ts';
import { importRows } from './import-rows.ts';
import { importSettled } from './import-settled.ts';
import { type BulkImportDeps, ImportWalk } from './import-walk.ts';

export interface BulkReport {
  readonly import: number;
  /** Steps that an earlier process had done. */
  readonly resumedSteps: number;
  readonly restarted: boolean;
  readonly files: number;
  readonly rows: number;
  readonly setAside: readonly SetAsideFile[];
  readonly counts: Counts;
  /** Rows that were not imported, by reason. */
  readonly leftOut: Counts;
}

export type BulkOutcome =
  | { readonly kind: 'finished'; readonly report: BulkReport }
  | { readonly kind: 'busy' };

/** Rejects with a StoreError; then, and after a kill, another call goes on. */
export async function runBulkImport(
  deps: BulkImportDeps,
  folder: string,
  signal: AbortSignal,
  limits: LeaseLimits = defaultLeaseLimits,
): Promise<BulkOutcome> {
  const { store, historyFolder } = deps;
  if (`${resolve(folder)}/`.startsWith(`${resolve(historyFolder)}/`)) {
    throw new StoreError('failed', `${folder} is the history of this service itself.`);
  }
  const report = await withBulkLease(
    deps,
    limits,
    async (holder, held) => {
      const history = await openBulkImport({ store }, { folder: historyFolder, sourceFolder: folder });
      try {
        return await importFolder(deps, { history, folder, holder }, held);
      } finally {
        await history.close();
      }
    },
    signal,
  );
  return report === undefined ? { kind: 'busy' } : { kind: 'finished', report };
}

async function importFolder(
  deps: BulkImportDeps,
  work: { readonly history: History; readonly folder: string; readonly holder: string },
  signal: AbortSignal,
): Promise<BulkReport> {
  const { history, folder, holder } = work;
  const { store, now } = deps;
  await removeUnnamed(history);
  const source = await findSource(history.engine, folder, signal);
  const begun = await beginBulkImport(
    store,
    {
      source: folder,
      fingerprint: source.fingerprint,
      now: now(),
      isStaged: (id) => new Workspace(history.folder, id).exists(),
    },
    signal,
  );
  const workspace = new Workspace(history.folder, begun.id);
  await workspace.removeOthers(await loadOpenImports(store));
  const walk = new ImportWalk(deps, { import: begun.id, holder }, begun.done, source);
  await importRows(deps, { history, workspace, source, walk, startedAt: begun.startedAt }, signal);
  await importRecorded(deps, { history, workspace, source, walk }, signal);
  await importSettled(deps, { history, workspace, walk }, signal);
  await finishBulkImport(store, begun.id, now());
  await workspace.remove();
  return {
    import: begun.id,
    resumedSteps: begun.done.size,
    restarted: begun.restarted,
    files: source.files.length,
    rows: source.files.reduce((sum, { rows }) => sum + rows, 0),
    setAside: [...source.setAside, ...walk.unreadable()],
    counts: walk.counts(),
    leftOut: walk.leftOut(),
  };
}

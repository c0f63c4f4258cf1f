import { textHash } from '../../runtime/content-hash.ts';
import {
  copyGaps,
  copyRecorded,
  type History,
  makeRecordedKeys,
  planGroups,
  probeRecorded,
  recordedKindOf,
  type SourceFolder,
  type Workspace,
} from '../../store/index.ts';
import { type BulkImportDeps, type ImportWalk, noRows } from './import-walk.ts';

/** Sealed hours of another service, file by file, then where they have holes. */
export async function importRecorded(
  { now }: BulkImportDeps,
  work: {
    readonly history: History;
    readonly workspace: Workspace;
    readonly source: SourceFolder;
    readonly walk: ImportWalk;
  },
  signal: AbortSignal,
): Promise<void> {
  const { history, workspace, source, walk } = work;
  const { folder } = source;
  const found = source.files.filter(
    ({ table }) => recordedKindOf(table) !== undefined || table === 'recorded_gap',
  );
  if (found.every(({ table }) => table === 'recorded_gap')) return;
  const deps = { history, workspace, folder, now };
  const probe = async () => ({ outcome: await probeRecorded(deps, found, signal), written: false });
  await walk.once('recorded', 'recorded/probe', noRows, probe, signal);
  const broken = new Set(walk.unreadable().map(({ path }) => path));
  const files = found.filter(({ path }) => !broken.has(path));
  const groups = planGroups(files);
  const makeKeys = async () => {
    await makeRecordedKeys(deps, groups, signal);
    return { outcome: {}, written: false };
  };
  if (files.length > 0) await walk.once('recorded', 'recorded/keys', noRows, makeKeys, signal);
  for (const file of files) {
    const kind = recordedKindOf(file.table);
    if (kind === undefined) continue;
    await walk.once(
      'recorded',
      `recorded/${textHash(file.path).slice(0, 32)}`,
      () => 2 * file.rows,
      async (step) => ({
        outcome: await copyRecorded(deps, step, { ...file, files: [file] }, kind, signal),
        written: true,
      }),
      signal,
    );
  }
  if (files.length === 0) return;
  await walk.once(
    'recorded',
    'recorded/gaps',
    noRows,
    async (step) => ({ outcome: await copyGaps(deps, step, groups, signal), written: true }),
    signal,
  );
}

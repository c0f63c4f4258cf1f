/** Markets, then the rows of each group of files by month, then months merged into the archive. */
import {
  type FileGroup,
  type History,
  mergeMonth,
  planGroups,
  type SourceFolder,
  type StepOutcome,
  stageMarkets,
  stageRows,
  stagesOf,
  type Workspace,
} from '../../store/index.ts';
import { type BulkImportDeps, type ImportWalk, noRows } from './import-walk.ts';

export async function importRows(
  { store, now }: BulkImportDeps,
  work: {
    readonly history: History;
    readonly workspace: Workspace;
    readonly source: SourceFolder;
    readonly walk: ImportWalk;
    readonly startedAt: number;
  },
  signal: AbortSignal,
): Promise<void> {
  const { history, workspace, source, walk, startedAt } = work;
  const { folder } = source;
  const groups: readonly FileGroup[] = planGroups(source.files);
  const { engine } = history;
  await walk.once(
    'markets',
    'markets',
    noRows,
    async () => ({
      outcome: await stageMarkets({ store, engine, workspace }, { folder, groups }, signal),
      written: false,
    }),
    signal,
  );
  const deps = { engine, workspace, folder, groups, now: startedAt };
  for (const [place, group] of groups.entries()) {
    const stages = stagesOf(group);
    for (const rows of stages) {
      await walk.once(
        'rows',
        `stage/${place}/${rows.kind}-${rows.venue}`,
        (outcome) => group.rows / stages.length + leftOutOf(outcome),
        async () => ({ outcome: await stageRows(deps, place, group, rows, signal), written: false }),
        signal,
      );
    }
  }
  for (const kind of ['trade', 'price'] as const) {
    for (const venue of ['venue_a', 'venue_b'] as const) {
      for (const [month, staged] of await workspace.staged(kind, venue)) {
        await walk.once(
          'months',
          `merge/${kind}/${venue}/${month}`,
          (outcome) =>
            leftOutOf(outcome) + (outcome.counts?.[`${kind === 'trade' ? 'fill' : 'price'}.added`] ?? 0),
          async (step) => {
            const outcome = await mergeMonth(
              { history, workspace, now },
              step,
              { kind, venue, month, staged },
              signal,
            );
            return { outcome, written: true };
          },
          signal,
        );
      }
    }
  }
}

/** A row that is left out when it is read is not merged any more. */
function leftOutOf({ leftOut = {} }: StepOutcome): number {
  return Object.values(leftOut).reduce((sum, count) => sum + count, 0);
}

/** Closing prices of settled markets, then the settled base, page by page. */
import {
  type History,
  listArchive,
  loadSettledSources,
  planCloses,
  saveSettledPage,
  stageBase,
  stageCloses,
  type Workspace,
} from '../../store/index.ts';
import { type BulkImportDeps, type ImportWalk, noRows } from './import-walk.ts';
import { countLeftOut, settleSources } from './settle-sources.ts';

const marketsPerPage = 5_000;

export async function importSettled(
  { store, now }: BulkImportDeps,
  work: { readonly history: History; readonly workspace: Workspace; readonly walk: ImportWalk },
  signal: AbortSignal,
): Promise<void> {
  const { history, workspace, walk } = work;
  let markets = 0;
  await walk.once(
    'closes',
    'base',
    noRows,
    async () => {
      const batches = planCloses(await listArchive(history));
      for (const [place, batch] of batches.entries()) {
        signal.throwIfAborted();
        await stageCloses({ history, workspace }, batch, place, signal);
      }
      markets = await stageBase({ history, workspace }, batches, signal);
      return { outcome: { counts: { 'settled.markets': markets } }, written: false };
    },
    signal,
  );
  markets = walk.counts()['settled.markets'] ?? 0;
  for (let from = 0; from < markets; from += marketsPerPage) {
    await walk.once(
      'settled',
      `settled/${from}`,
      noRows,
      async (step) => {
        const page = settleSources(
          await loadSettledSources({ history, workspace }, { from, limit: marketsPerPage }, signal),
        );
        const outcome = await saveSettledPage(
          store,
          page,
          { ...step, now: now() },
          ({ added, filled }) => ({
            counts: {
              'settled.added': added,
              'settled.filled': filled,
              'settled.there': page.markets.length - added - filled,
            },
            leftOut: countLeftOut(page.leftOut),
          }),
          signal,
        );
        return { outcome, written: true };
      },
      signal,
    );
  }
}

/** What `routeur history status` prints of files that were imported, and of the settled base. */
import type { FilesImport, SettledCounts } from '../../store/index.ts';

export function describeFilesImport(files: FilesImport): string {
  const { id, source, startedAt, finishedAt, abandoned, steps, fills, prices, settled } = files;
  const state =
    finishedAt === undefined
      ? `not complete, ${steps} steps done: the same command goes on with it`
      : abandoned === undefined
        ? `complete on ${new Date(finishedAt).toISOString()}`
        : `ended (${abandoned})`;
  return `files ${id}: ${source}, begun on ${new Date(startedAt).toISOString()}, ${state}; ${fills} fills, ${prices} prices, ${settled} settled markets added\n`;
}

export function describeSettledCounts({ venue, markets, leftOut }: SettledCounts): string {
  const reasons = leftOut.map(({ reason, markets: count }) => `${count} ${reason}`).join(', ');
  return `${venue}: ${markets} settled markets measured${reasons === '' ? '' : `; left out: ${reasons}`}\n`;
}

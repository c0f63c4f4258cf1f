/** The sentences of files that no phrase reads yet, as lines. */
import type { VenueId } from '../../core/contract/index.ts';
import { bytesOf } from './audit-progress.ts';
import { LineWriter } from './line-writer.ts';
import { loadContracts } from './load-contracts.ts';
import type { AuditDeps } from './prove-files.ts';
import { listUnknownSentences } from './unknown-sentences.ts';
import { rankUnreadSets } from './unread-sets.ts';

/** Gives the number of files or lines that could not be read. */
export async function listClauses(
  { output, note, progress, phrases }: AuditDeps,
  files: readonly string[],
  {
    venue,
    limit,
    sets = false,
  }: { readonly venue: VenueId | undefined; readonly limit: number; readonly sets?: boolean },
): Promise<number> {
  progress.begin('reading files', bytesOf(files));
  const { outcomes, faults } = await loadContracts({ note, onBytes: progress.advance }, files, venue);
  const writer = new LineWriter(output);
  const found = sets
    ? rankUnreadSets({ note, phrases }, outcomes)
    : listUnknownSentences({ note, phrases }, outcomes);
  for (const each of found.slice(0, limit)) await writer.write(JSON.stringify(each));
  await writer.finish();
  const what = sets ? 'sets of sentences' : 'sentences';
  if (found.length > limit) note(`${found.length - limit} more ${what}; --limit lists more`);
  return faults;
}

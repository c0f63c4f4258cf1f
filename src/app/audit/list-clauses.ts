/** The sentences of files that nobody has read yet, as lines. */
import type { VenueId } from '../../core/contract/index.ts';
import { bytesOf } from './audit-progress.ts';
import { LineWriter } from './line-writer.ts';
import { loadContracts } from './load-contracts.ts';
import type { AuditDeps } from './prove-files.ts';
import { listUnknownSentences } from './unknown-sentences.ts';

/** Gives the number of files or lines that could not be read. */
export async function listClauses(
  { output, note, progress }: AuditDeps,
  files: readonly string[],
  { venue, limit }: { readonly venue: VenueId | undefined; readonly limit: number },
): Promise<number> {
  progress.begin('reading files', bytesOf(files));
  const { outcomes, faults } = await loadContracts({ note, onBytes: progress.advance }, files, venue);
  const writer = new LineWriter(output);
  const sentences = listUnknownSentences({ note }, outcomes);
  for (const sentence of sentences.slice(0, limit)) await writer.write(JSON.stringify(sentence));
  await writer.finish();
  if (sentences.length > limit) note(`${sentences.length - limit} more sentences; --limit lists more`);
  return faults;
}

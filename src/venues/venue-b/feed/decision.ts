/** What a keeper decides. */
import type { LevelChange } from '../../../core/market/index.ts';
import type { Assurance, SuspectReason } from '../../feed.ts';

export type Decision =
  | {
      readonly kind: 'book';
      readonly changes: 'all' | readonly LevelChange[];
      readonly assurance: Assurance;
      readonly source: 'stream' | 'rest';
      readonly venueTime: number;
    }
  | { readonly kind: 'suspect'; readonly reason: SuspectReason };

/**
 * Decisions of one call. They are emitted after all of them were made, and the book they hand out is as the last one left
 * it: so of several books only the last is emitted, and none before a suspicion.
 */
export function joinDecisions(earlier: readonly Decision[], later: Decision[]): Decision[] {
  if (earlier.length === 0 && later.length <= 1) return later;
  const all = [...earlier, ...later];
  const last = all.at(-1);
  const suspicion = all.find(({ kind }) => kind === 'suspect');
  const suspicions = suspicion === undefined ? [] : [suspicion];
  if (last === undefined || last.kind === 'suspect') return suspicions;
  const books = all.filter((decision) => decision.kind === 'book');
  const isWhole = books.some(({ changes }) => changes === 'all');
  const changes = isWhole ? 'all' : books.flatMap((book) => (book.changes === 'all' ? [] : book.changes));
  return [...suspicions, { ...last, changes }];
}

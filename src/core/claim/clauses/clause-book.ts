/** The clause book: every sentence that has been read, by its fingerprint. */
import type { Clause } from '../clause.ts';
import { clauseLists } from './clause-lists.ts';

const book: ReadonlyMap<string, Clause> = new Map(
  clauseLists.flatMap(({ clauses }) => clauses.map((clause) => [clause.print, clause] as const)),
);

export function findClause(print: string): Clause | undefined {
  return book.get(print);
}

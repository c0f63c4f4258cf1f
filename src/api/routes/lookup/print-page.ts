/** Answers put together from texts that are JSON already. */
import type { ServedRun } from '../../../core/catalog/index.ts';
import type { Lookup } from './deps.ts';

/** `more`: further fields, each with a comma before it. */
export function printPage({ run }: ServedRun, texts: readonly string[], more = ''): string {
  return `{"data":[${texts.join(',')}],"graph_run":${run.id}${more}}`;
}

export function printOne({ run }: ServedRun, text: string): string {
  return `{"data":${text},"graph_run":${run.id}}`;
}

export function printMarkets({ texts, served, now }: Lookup, indexes: Iterable<number>): string[] {
  return Array.from(indexes, (index) => texts.print(served, index, now));
}

/**
 * Keyset paging: a cursor holds the sort key of the last row, so rows that come during a walk shift nothing and a cursor
 * outlives a restart. Rows are ordered by a number, then by a text.
 */
import type { Faults } from '../faults.ts';
import { BadRequest } from './answers.ts';

export interface Key {
  readonly rank: number;
  readonly id: string;
}

export type Order = 'ascending' | 'descending';

function encodeCursor({ rank, id }: Key): string {
  return Buffer.from(`${rank}\n${id}`).toString('base64url');
}

export function readCursor(query: URLSearchParams): Key | undefined {
  const text = query.get('cursor');
  if (text === null || text === '') return undefined;
  const [rank = '', id] = Buffer.from(text, 'base64url').toString('utf8').split('\n');
  if (id === undefined || !/^-?\d{1,17}$/.test(rank)) throw new BadRequest('invalid cursor');
  return { rank: Number(rank), id };
}

export function compareKeys(left: Key, right: Key): number {
  return left.rank - right.rank || (left.id < right.id ? -1 : left.id > right.id ? 1 : 0);
}

/** Whether a row comes after the cursor in the given order. */
export function isAfter(key: Key, cursor: Key | undefined, order: Order): boolean {
  if (cursor === undefined) return true;
  return order === 'ascending' ? compareKeys(key, cursor) > 0 : compareKeys(key, cursor) < 0;
}

/**
 * Takes the rows of one page from rows that are in order and already behind the cursor. There is a cursor to more rows
 * only if there are more.
 */
export function takePage<T>(
  rows: Iterable<T>,
  {
    limit,
    keyOf,
    faults,
    cursor,
  }: { limit: number; keyOf: (row: T) => Key; faults: Faults; cursor: Key | undefined },
): { readonly rows: readonly T[]; readonly cursor: string } {
  const size = faults.pageSize(limit);
  const taken: T[] = [];
  for (const row of rows) {
    if (taken.length === size) {
      const last = taken.at(-1);
      const next =
        faults.repeatsCursor() && cursor !== undefined
          ? cursor
          : last === undefined
            ? undefined
            : keyOf(last);
      return { rows: taken, cursor: next === undefined ? '' : encodeCursor(next) };
    }
    taken.push(row);
  }
  return { rows: taken, cursor: '' };
}

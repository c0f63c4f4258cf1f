/**
 * Paging over rows that are kept in the order of their ids: keyset with opaque cursors, or offset. A cursor holds the
 * sort values and the id of the last row, so rows that appear or move in between neither repeat nor hide others.
 */
import { BoundedCache } from '../../../runtime/bounded-cache.ts';
import { firstIndex } from '../catalog.ts';
import { GammaValidationError, readCount } from './query.ts';

export type SortValue = number | string;

export interface Sortable<Row> {
  /** Names the rows in cursors, so that a cursor of one listing is refused by another. */
  readonly name: string;
  id(row: Row): string;
  readonly orders: Readonly<Record<string, (row: Row) => SortValue>>;
}

export interface Sorting<Row> {
  /** The canonical text of the order: known names and the direction. */
  readonly key: string;
  readonly values: readonly ((row: Row) => SortValue)[];
  readonly ascending: boolean;
}

/** Unknown names, such as those in snake_case, are passed over in silence, as the venue does. */
export function readSorting<Row>(sortable: Sortable<Row>, query: URLSearchParams): Sorting<Row> {
  const ascending = query.get('ascending') !== 'false';
  const names = (query.get('order') ?? '').split(',').filter((name) => Object.hasOwn(sortable.orders, name));
  const values = names.flatMap((name) => sortable.orders[name] ?? []);
  return { key: `${sortable.name} ${names.join(',')} ${ascending ? 'up' : 'down'}`, values, ascending };
}

interface Position {
  readonly id: number;
  readonly values: readonly SortValue[];
}

interface Ranked<Row> extends Position {
  readonly row: Row;
}

export interface RankedRows<Row> {
  readonly sorting: Sorting<Row>;
  readonly length: number;
  at(index: number): Ranked<Row> | undefined;
}

/**
 * Sorted lists of all rows for the orders asked for lately. A list by volume is some seconds old when it is read: the
 * venue ranks by cached figures too, and sorting two hundred thousand rows for every page would be the whole load.
 */
export function createRankings<Row>(
  sortable: Sortable<Row>,
  deps: { now(): number; readonly maxAgeMs: number },
) {
  const cache = new BoundedCache<
    string,
    { readonly builtAt: number; readonly ranked: readonly Ranked<Row>[] }
  >(8);

  /** `rows` in ascending order of id. */
  return function rank(
    rows: readonly Row[],
    sorting: Sorting<Row>,
    cacheKey: string | undefined,
  ): RankedRows<Row> {
    const direction = sorting.ascending ? 1 : -1;
    if (sorting.values.length === 0) {
      return {
        sorting,
        length: rows.length,
        at(index) {
          const row = rows[sorting.ascending ? index : rows.length - 1 - index];
          return row && { row, id: Number(sortable.id(row)), values: [] };
        },
      };
    }
    const key = `${cacheKey} ${sorting.key}`;
    const kept = cacheKey === undefined ? undefined : cache.find(key);
    let ranked: readonly Ranked<Row>[];
    if (kept !== undefined && deps.now() - kept.builtAt < deps.maxAgeMs) ranked = kept.ranked;
    else {
      ranked = rows
        .map((row) => ({
          row,
          id: Number(sortable.id(row)),
          values: sorting.values.map((value) => value(row)),
        }))
        .sort((left, right) => direction * compareRanks(left, right));
      if (cacheKey !== undefined) cache.save(key, { builtAt: deps.now(), ranked });
    }
    return { sorting, length: ranked.length, at: (index) => ranked[index] };
  };
}

function compareRanks(left: Position, right: Position): number {
  for (let index = 0; index < left.values.length; index += 1) {
    const a = left.values[index];
    const b = right.values[index];
    if (a === undefined || b === undefined || a === b) continue;
    return a < b ? -1 : 1;
  }
  return left.id - right.id;
}

export interface KeysetPage<Row> {
  readonly rows: readonly Row[];
  /** Absent on the last page. */
  readonly nextCursor?: string;
}

/** What may go wrong with a page: fewer rows than asked for, or a cursor that leads to the same page again. */
export interface PageFaults {
  pageSize(limit: number): number;
  repeatsCursor(): boolean;
}

/** What a query asks for. */
export interface Selection<Row> {
  readonly ranking: RankedRows<Row>;
  readonly matches: (row: Row) => boolean;
}

const offsetMax = 10_000;

/** Both kinds of pages of a listing, each of so many rows at the most. */
export function createPages<Row>(
  state: { readonly faults: PageFaults },
  limitsMax: { readonly keyset: number; readonly offset: number },
  select: (query: URLSearchParams) => Selection<Row>,
) {
  return {
    keyset(query: URLSearchParams): KeysetPage<Row> {
      if (query.has('offset')) throw new GammaValidationError('offset is not supported, use after_cursor');
      const { ranking, matches } = select(query);
      const limit = Math.min(limitsMax.keyset, readCount(query, 'limit', 20));
      return keysetPage(ranking, matches, limit, query.get('after_cursor'), state.faults);
    },
    offset(query: URLSearchParams): readonly Row[] {
      const offset = readCount(query, 'offset', 0);
      if (offset > offsetMax) throw new GammaValidationError(`offset must not exceed ${offsetMax}`);
      const { ranking, matches } = select(query);
      const limit = Math.min(limitsMax.offset, readCount(query, 'limit', 20));
      return offsetPage(ranking, matches, limit, offset);
    },
  };
}

export function keysetPage<Row>(
  ranking: RankedRows<Row>,
  matches: (row: Row) => boolean,
  limitAsked: number,
  cursor: string | null,
  faults: PageFaults,
): KeysetPage<Row> {
  const { key, ascending } = ranking.sorting;
  const direction = ascending ? 1 : -1;
  const limit = faults.pageSize(limitAsked);
  const after = cursor === null || cursor === '' ? undefined : readCursor(cursor, key);
  let index =
    after === undefined
      ? 0
      : firstIndex(ranking.length, (at) => {
          const rank = ranking.at(at);
          return rank !== undefined && direction * compareRanks(rank, after) > 0;
        });
  const rows: Row[] = [];
  let last: Ranked<Row> | undefined;
  for (; index < ranking.length; index += 1) {
    const rank = ranking.at(index);
    if (rank === undefined || !matches(rank.row)) continue;
    // One more row matches, so there is a next page, which begins after the last row of this one.
    if (rows.length === limit) {
      const nextCursor = writeCursor(key, faults.repeatsCursor() ? after : last);
      return { rows, nextCursor };
    }
    rows.push(rank.row);
    last = rank;
  }
  return { rows };
}

export function offsetPage<Row>(
  ranking: RankedRows<Row>,
  matches: (row: Row) => boolean,
  limit: number,
  offset: number,
): readonly Row[] {
  const rows: Row[] = [];
  let passed = 0;
  for (let index = 0; index < ranking.length && rows.length < limit; index += 1) {
    const rank = ranking.at(index);
    if (rank === undefined || !matches(rank.row)) continue;
    if (passed < offset) passed += 1;
    else rows.push(rank.row);
  }
  return rows;
}

/** After a row, or with nothing the start of the listing. */
function writeCursor(key: string, after: Position | undefined): string {
  const parts = after === undefined ? [key] : [key, after.id, ...after.values];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

function readCursor(cursor: string, key: string): Position | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    // Not one of ours: refused below like any other.
  }
  if (Array.isArray(parts) && parts[0] === key) {
    const [, id, ...values] = parts;
    if (parts.length === 1) return undefined;
    if (typeof id === 'number' && values.every(isSortValue)) return { id, values };
  }
  throw new GammaValidationError('invalid after_cursor');
}

function isSortValue(value: unknown): value is SortValue {
  return typeof value === 'number' || typeof value === 'string';
}

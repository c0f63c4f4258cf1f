import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  createRankings,
  type KeysetPage,
  keysetPage,
  offsetPage,
  readSorting,
  type Sortable,
} from './listing.ts';
import { GammaValidationError } from './query.ts';

interface Row {
  readonly id: string;
  readonly score: number;
}

const sortable: Sortable<Row> = { name: 'rows', id: (row) => row.id, orders: { score: (row) => row.score } };
const sound = { pageSize: (limit: number) => limit, repeatsCursor: () => false };

function walk(
  rows: readonly Row[],
  query: string,
  limit: number,
  matches: (row: Row) => boolean,
  between: () => void = () => undefined,
): string[] {
  const sorting = readSorting(sortable, new URLSearchParams(query));
  const rank = createRankings(sortable, { now: () => 0, maxAgeMs: 1000 });
  const seen: string[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < 1000; pages += 1) {
    const page: KeysetPage<Row> = keysetPage(rank(rows, sorting, undefined), matches, limit, cursor, sound);
    seen.push(...page.rows.map((row) => row.id));
    if (page.nextCursor === undefined) return seen;
    cursor = page.nextCursor;
    between();
  }
  throw new Error('the walk did not end');
}

const someRows = fc
  .array(fc.nat({ max: 20 }), { maxLength: 60 })
  .map((scores) => scores.map((score, index): Row => ({ id: String(index + 1), score })));
const someQuery = fc.constantFrom(
  '',
  'ascending=false',
  'order=score',
  'order=score&ascending=false',
  'order=no_such_name',
);

describe('keyset pages', () => {
  it('hold every matching row once, in order, whatever the page size', () => {
    fc.assert(
      fc.property(someRows, someQuery, fc.integer({ min: 1, max: 30 }), (rows, query, limit) => {
        const matches = (row: Row) => Number(row.id) % 3 !== 0;
        const asked = new URLSearchParams(query);
        const direction = asked.get('ascending') === 'false' ? -1 : 1;
        const expected = rows
          .filter(matches)
          .toSorted(
            (left, right) =>
              direction *
              ((asked.get('order') === 'score' ? left.score - right.score : 0) ||
                Number(left.id) - Number(right.id)),
          )
          .map((row) => row.id);
        assert.deepEqual(walk(rows, query, limit, matches), expected);
      }),
    );
  });

  it('neither repeat nor hide a row when others come in between', () => {
    const rows: Row[] = Array.from({ length: 20 }, (_, index) => ({ id: String(index + 1), score: index }));
    let next = 100;
    const seen = walk(
      rows,
      '',
      3,
      () => true,
      () => {
        if (next < 104) rows.push({ id: String(next++), score: 0 });
      },
    );
    assert.deepEqual(seen, [
      ...Array.from({ length: 20 }, (_, index) => String(index + 1)),
      '100',
      '101',
      '102',
      '103',
    ]);
  });

  it('refuse a cursor of another order, or one that was never issued', () => {
    const rows: Row[] = [1, 2, 3].map((id) => ({ id: String(id), score: -id }));
    const rank = createRankings(sortable, { now: () => 0, maxAgeMs: 1000 });
    const read = (query: string, cursor: string | null) =>
      keysetPage(
        rank(rows, readSorting(sortable, new URLSearchParams(query)), undefined),
        () => true,
        1,
        cursor,
        sound,
      );
    const cursor = read('', null).nextCursor ?? '';
    assert.deepEqual(read('', cursor).rows, [rows[1]]);
    for (const [query, bad] of [
      ['order=score', cursor],
      ['ascending=false', cursor],
      ['', 'bm90IG9uZQ'],
      ['', 'W10'],
      ['', '!'],
    ] as const) {
      assert.throws(() => read(query, bad), GammaValidationError, `${query} ${bad}`);
    }
  });

  it('lead to the same page again when that fault is switched on', () => {
    const rows: Row[] = [1, 2, 3, 4].map((id) => ({ id: String(id), score: id }));
    const rank = createRankings(sortable, { now: () => 0, maxAgeMs: 1000 });
    const ranking = rank(rows, readSorting(sortable, new URLSearchParams()), undefined);
    const stuck = { ...sound, repeatsCursor: () => true };
    const first = keysetPage(ranking, () => true, 2, null, stuck);
    const again = keysetPage(ranking, () => true, 2, first.nextCursor ?? '', stuck);
    assert.deepEqual(again, first);
    const short = keysetPage(ranking, () => true, 4, null, { ...sound, pageSize: () => 1 });
    assert.deepEqual(short.rows, [rows[0]]);
    assert.notEqual(short.nextCursor, undefined);
  });
});

describe('offset pages', () => {
  it('count only matching rows', () => {
    const rows: Row[] = [1, 2, 3, 4, 5, 6].map((id) => ({ id: String(id), score: id }));
    const rank = createRankings(sortable, { now: () => 0, maxAgeMs: 1000 });
    const ranking = rank(rows, readSorting(sortable, new URLSearchParams('ascending=false')), undefined);
    const even = offsetPage(ranking, (row) => row.score % 2 === 0, 2, 1);
    assert.deepEqual(even, [rows[3], rows[1]]);
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planGroups } from './plan-groups.ts';
import type { SourceFile } from './source-files.ts';

const file = (path: string, rows: number, type = 'BIGINT'): SourceFile => ({
  path,
  table: 'venue_a_fills',
  columns: new Map([['count', type]]),
  rows,
  bytes: 1,
});
const namesOf = (files: readonly SourceFile[], rowsMax: number, filesMax = 100) =>
  planGroups(files, { rowsMax, filesMax }).map((group) => group.files.map(({ path }) => path).join(' '));

test('files are put together up to the bound, in their order', () => {
  assert.deepEqual(namesOf([file('a', 4), file('b', 4), file('c', 4)], 8), ['a b', 'c']);
  assert.deepEqual(namesOf([file('a', 4), file('b', 4), file('c', 4)], 100, 2), ['a b', 'c']);
});

test('a file beyond the bound is a group of its own', () => {
  assert.deepEqual(namesOf([file('a', 1), file('b', 50), file('c', 1)], 8), ['a', 'b', 'c']);
});

test('files of different shapes are never read together', () => {
  assert.deepEqual(namesOf([file('a', 1), file('b', 1, 'DOUBLE'), file('c', 1)], 8), ['a c', 'b']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clauseLists } from './clause-lists.ts';

const clauses = clauseLists.flatMap((list) => list.clauses);

test('a sentence is in the book once', () => {
  const seen = new Set<string>();
  // The later of two entries would silently win.
  const twice = clauses.filter(({ print }) => seen.size === seen.add(print).size);
  assert.deepEqual(twice, []);
});

test('an entry is a fingerprint, a meaning, and a word on it', () => {
  for (const { print, says, words } of clauses) {
    assert.match(print, /^[0-9a-f]{32}$/);
    assert.ok(says.length > 0 && words.length > 0, print);
  }
});

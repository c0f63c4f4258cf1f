import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashId } from './id-hash.ts';

test('every letter of an id counts, its case does not', () => {
  const ids = ['KXALDER-26', 'LXALDER-26', 'KXALDES-26', 'KXALDER-27', 'XKALDER-26', 'KXALDER-2'];
  assert.equal(new Set(ids.map((id) => hashId('market', id))).size, ids.length);
  assert.equal(hashId('market', 'KXALDER-26'), hashId('market', 'kxalder-26'));
});

test('a market and a group of one name are two', () => {
  assert.notEqual(hashId('market', 'alder'), hashId('group', 'alder'));
});

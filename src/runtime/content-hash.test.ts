import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentHash, textHash } from './content-hash.ts';

test('the order of keys means nothing, at any depth; the order of a list does', () => {
  assert.equal(contentHash({ a: 1, b: [{ c: 2, d: 3 }] }), contentHash({ b: [{ d: 3, c: 2 }], a: 1 }));
  assert.notEqual(contentHash(['a', 'b']), contentHash(['b', 'a']));
});

test('a member that is undefined is one that is not there', () => {
  assert.equal(contentHash({ a: 1, b: undefined }), contentHash({ a: 1 }));
  assert.notEqual(contentHash({ a: null }), contentHash({}));
});

test('it is SHA-256', () => {
  assert.equal(textHash('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FillIds } from './fill-ids.ts';

const packed = ['0123456789abcdef0123456789abcdef01234567', '01234567-89ab-cdef-0123-456789abcdef'];
/** One character too few, a capital letter, no digit, a dash out of its place. */
const texts = [
  '0123456789abcdef0123456789abcdef0123456',
  '0123456789ABCDEF0123456789abcdef01234567',
  '0123456789abcdeg0123456789abcdef01234567',
  '012345678-9ab-cdef-0123-456789abcdef',
];

test('ids of both venues take 20 bytes and no text, any other id is kept as it is', () => {
  const ids = new FillIds();
  for (const id of packed) assert.equal(ids.read(ids.take(id)), id);
  assert.equal(ids.textCount, 0);
  for (const id of texts) assert.equal(ids.read(ids.take(id)), id);
  assert.equal(ids.textCount, texts.length);
});

test('a text is forgotten when it is released as often as it was taken', () => {
  const ids = new FillIds();
  ids.take('one');
  const { kind, words } = ids.take('one');
  const taken = { kind, words: words.slice() };
  ids.release(taken);
  assert.equal(ids.textCount, 1);
  ids.release(taken);
  assert.equal(ids.textCount, 0);
  assert.notDeepEqual(ids.take('one').words, taken.words, 'its number is not used again');
});

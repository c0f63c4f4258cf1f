import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldList, foldListSignature, foldWord, signatureOf } from './fold-list.ts';

test('the fold list is as it was signed', () => {
  assert.equal(
    signatureOf(foldList),
    foldListSignature,
    'the fold list changed: read every line of it, then sign it with this signature',
  );
});

test('a changed line breaks the signature', () => {
  const [first, ...others] = foldList;
  assert.ok(first !== undefined);
  assert.notEqual(signatureOf([{ ...first, words: [...first.words, 'not'] }, ...others]), foldListSignature);
});

test('no word that turns, compares or names a side is folded away', () => {
  const words =
    'not no yes only if unless until before after by over under above below or first last all any';
  for (const word of words.split(' ')) assert.equal(foldWord(word), word);
});

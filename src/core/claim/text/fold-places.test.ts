import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { foldWithPlaces } from './fold-places.ts';
import { foldText } from './fold-text.ts';

const pieces = [
  'a',
  'B',
  '9',
  '.',
  ' ',
  '  ',
  '\t',
  '\u00a0',
  '\n',
  '\r',
  '\r\n',
  '\u2026',
  '\u2019',
  '\u201c',
  '\u2013',
];

test('every character of a folded text is found where it stood, whatever was folded before it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (chosen) => {
      const text = chosen.join('');
      const { folded, rawPlace } = foldWithPlaces(text);
      assert.equal(folded, foldText(text));
      assert.equal(rawPlace(folded.length), text.length);
      for (const [place, character] of [...folded].entries()) {
        if (/[\w]/.test(character)) assert.equal(text[rawPlace(place)], character);
      }
    }),
  );
});

test('a stretch between two characters is the stretch between them in the text as it was', () => {
  const text = 'If  \u201cBoston\u201d wins\u2026\r\nIt pays \u2013 then  No.';
  const { folded, rawPlace } = foldWithPlaces(text);
  const cut = (words: string): string => {
    const start = folded.indexOf(words);
    return text.slice(rawPlace(start), rawPlace(start + words.length));
  };
  assert.equal(cut('"Boston" wins...'), '\u201cBoston\u201d wins\u2026');
  assert.equal(cut('It pays - then No.'), 'It pays \u2013 then  No.');
});

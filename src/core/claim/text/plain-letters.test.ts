import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainLetters } from './plain-letters.ts';

function checkLetters(text: string, expected: string | undefined): void {
  it(JSON.stringify(text), () => assert.equal(plainLetters(text), expected));
}

describe('plainLetters', () => {
  checkLetters('It is not so.\n5\u00b0', 'It is not so.\n5\u00b0');
  checkLetters('S\u00e3o Jos\u00e9, Erdo\u011fan', 'Sao Jose, Erdogan');
  checkLetters('n\u00f3t', 'not');
  checkLetters('no\u0335t', 'not');
  checkLetters('K\u00f8benhavn', 'Kbenhavn');
  // Cyrillic, Greek, fullwidth, mathematical and small capital letters.
  checkLetters('n\u043et', undefined);
  checkLetters('n\u03bft', undefined);
  checkLetters('\uff4eot', undefined);
  checkLetters('\u{1d427}ot', undefined);
  checkLetters('\u0274ot', undefined);
});

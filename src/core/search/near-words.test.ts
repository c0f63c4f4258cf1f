import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { editsBetween, findNear, signatureOf } from './near-words.ts';

const vocabulary = [
  '2026',
  'bitcoin',
  'election',
  'elections',
  'fed',
  'greenland',
  'rate',
  'rates',
  'tariff',
  'trump',
];
const signatures = Uint32Array.from(vocabulary, signatureOf);

function checkNear(word: string, ...expected: string[]): void {
  const near = findNear({ vocabulary, signatures }, word, (place) => place);
  assert.deepEqual(
    near.map((place) => vocabulary[place]),
    expected,
  );
}

describe('words written nearly alike', () => {
  it('differ by a letter inserted, left out, replaced or exchanged', () => {
    checkNear('bitcooin', 'bitcoin');
    checkNear('bitcin', 'bitcoin');
    checkNear('bitcain', 'bitcoin');
    checkNear('bitcion', 'bitcoin');
  });

  it('are those at the least distance, the more frequent first', () => {
    checkNear('electoin', 'election');
    checkNear('ratee', 'rates', 'rate');
  });

  it('may differ by two letters where the word is long enough', () => {
    checkNear('tarrif', 'tariff');
    checkNear('greeenlnd', 'greenland');
    checkNear('trmmp', 'trump');
    checkNear('trmm');
  });

  it('are none for numbers and short words', () => {
    checkNear('2025');
    checkNear('fad');
    checkNear('zzzzzzzz');
  });
});

describe('the distance of two words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });

  /** By the definition, without any table. */
  function plainEdits(left: string, right: string): number {
    if (left === '' || right === '') return left.length + right.length;
    const same = left.at(-1) === right.at(-1) ? 0 : 1;
    const ways = [
      plainEdits(left.slice(0, -1), right) + 1,
      plainEdits(left, right.slice(0, -1)) + 1,
      plainEdits(left.slice(0, -1), right.slice(0, -1)) + same,
    ];
    const isExchange =
      left.length > 1 && right.length > 1 && left.at(-1) === right.at(-2) && left.at(-2) === right.at(-1);
    if (isExchange) ways.push(plainEdits(left.slice(0, -2), right.slice(0, -2)) + 1);
    return Math.min(...ways);
  }

  it('is what the definition says, up to a bound', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 3 }), (left, right, max) => {
        const edits = editsBetween(left, right, max);
        assert.equal(Math.min(edits, max + 1), Math.min(plainEdits(left, right), max + 1));
      }),
    );
  });

  it('is never hidden by signatures', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'n', 'ñ', 'z'), minLength: 4, maxLength: 8 });
    fc.assert(
      fc.property(letters, fc.array(letters, { minLength: 1, maxLength: 20 }), (asked, words) => {
        const near = findNear(
          { vocabulary: words, signatures: Uint32Array.from(words, signatureOf) },
          asked,
          () => 0,
        );
        const max = asked.length <= 5 ? 1 : 2;
        const least = Math.min(...words.map((each) => editsBetween(asked, each, 9)));
        const expected = words.flatMap((each, place) =>
          editsBetween(asked, each, 9) === least ? [place] : [],
        );
        assert.deepEqual(near, least > max ? [] : expected.slice(0, 8));
      }),
    );
  });
});

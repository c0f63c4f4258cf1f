import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { partsOfId, wordsOfPart } from './id-words.ts';
import { readWritten, wordsOf, writtenIn } from './words.ts';

function checkWords(text: string, expected: string): void {
  const words = wordsOf(text);
  assert.equal(words.map(({ forms }) => forms.join('=')).join(' '), expected);
  const written = writtenIn(text).flatMap(readWritten);
  assert.deepEqual(
    written,
    words.map(({ forms }) => forms),
    'one by one or all at once',
  );
}

describe('words of a text', () => {
  it('are lower case, without marks', () => {
    checkWords('São Paulo wins', 'sao paulo wins');
    checkWords('Łódź, Ødegaard & Groß', 'lodz odegaard gross');
    checkWords('ＦＥＤ', 'fed');
    checkWords('½ point', '1 2 point');
  });

  it('end at what is neither letter nor digit', () => {
    checkWords('over/under: Team-A (live)', 'over under team a live');
    checkWords('venue_a', 'venue a');
    checkWords('… ?!', '');
  });

  it('are numbers with their decimals and without commas', () => {
    checkWords('100,000', '100000');
    checkWords('1,250.50', '1250.5');
    checkWords('4.5% or 4.0%', '4.5 or 4');
    checkWords('Jan 5,2026.', 'jan 5 2026');
    checkWords('10,20', '10 20');
    checkWords('0.05', '0.05');
  });

  it('have the value of thousands, millions and billions', () => {
    checkWords('$100k', '100k=100000');
    checkWords('$1.5M', '1.5m=1500000');
    checkWords('2.25k', '2.25k=2250');
    checkWords('1.2345k', '1.2345k=1234.5');
    checkWords('3b', '3b=3000000000');
    checkWords('0.5m', '0.5m=500000');
    checkWords('5th 49ers', '5th 49ers');
  });

  it('are no possessives, and initials are one word', () => {
    checkWords("Trump's Tesla’s 49ers'", 'trump tesla 49ers');
    checkWords('U.S. and the U.S.A', 'us and the usa');
    checkWords('x.com vs. St. Louis', 'x com vs st louis');
  });

  it('say where they stand', () => {
    const text = 'Über $100k!';
    assert.deepEqual(
      wordsOf(text).map(({ start, end }) => text.slice(start, end)),
      ['Über', '100k'],
    );
  });

  it('are cut beyond what a user types', () => {
    assert.equal(wordsOf('a'.repeat(500))[0]?.forms[0].length, 40);
  });
});

describe('words of an id', () => {
  const words = (id: string) => partsOfId(id).flatMap(wordsOfPart).join(' ');

  it('are its parts, and their letters and digits', () => {
    assert.equal(words('KXCPI-26SEP-T3.5'), 'kxcpi cpi 26sep 26 sep t3 t 3 5');
    assert.equal(words('will_it-rain'), 'will it rain');
  });

  it('are no counters and no hashes', () => {
    assert.equal(words('updown-1753315200'), 'updown');
    assert.equal(words('COMBO-S2025A1B2C3D'), 'combo');
    assert.equal(words(`0x${'ab'.repeat(20)}`), '');
  });
});

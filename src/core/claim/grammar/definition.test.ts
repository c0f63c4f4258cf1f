import assert from 'node:assert/strict';
import { test } from 'node:test';
import { definitionBook } from './definition.ts';
import { compileGrammar } from './grammar.ts';
import { phrase } from './phrase.ts';
import { readRules } from './read-rules.ts';
import { SentenceReader } from './read-sentence.ts';

const known = { names: [], namePattern: undefined, bounds: [] };
/** A stand-in for a hash: the words themselves. */
const plain = (text: string) => text;
const grammar = compileGrammar('venue_a', [
  phrase('one', 'a visit counts', {
    says: [{ says: 'otherwise_no' }],
    words: 'as a test',
    examples: ['A visit counts.'],
  }),
]);
const book = definitionBook(plain, [{ print: 'calls do not count', polarity: 'excluded', words: 'Calls.' }]);
const reader = new SentenceReader(grammar, book);

function idOf(text: string, place: 'sentence' | 'item' = 'sentence'): string {
  const reading = reader.read(text, known, place);
  return reading.kind === 'read' ? reading.phrase.id : reading.kind;
}

test('a definition is known by its folded words and by nothing less', () => {
  assert.equal(idOf('The "calls" do not count.'), 'definition/excluded/calls do');
  assert.equal(idOf('Calls do count.'), 'unread');
  assert.equal(idOf('Calls do not count', 'item'), 'unread');
  assert.equal(idOf('A visit counts.'), 'one');
});

test('two definitions with one fingerprint are refused', () => {
  const twice = { print: 'calls', polarity: 'counts', words: 'Calls.' } as const;
  assert.throws(() => definitionBook(plain, [twice, twice]), RangeError);
});

test('an item is known below its own heading and below no other', () => {
  const rows = [
    'heading : visits that count',
    'item headingV: short ones',
    'heading : visits that do not count',
  ];
  // Fingerprints whose first eight characters tell the two headings apart.
  const marked = (text: string): string =>
    text.startsWith('heading') ? `heading${text.includes('not') ? 'N' : 'V'} ${text}` : text;
  const lists = definitionBook(
    marked,
    rows.map((print) => ({ print: marked(print), polarity: 'defines', words: print })),
  );
  const listReader = new SentenceReader(grammar, lists);
  const isWhole = (rules: string): boolean => {
    const reading = readRules(listReader, rules, known);
    return reading.kind === 'read' && reading.isWhole;
  };
  assert.equal(isWhole('Visits that count:\n- Short ones'), true);
  assert.equal(isWhole('Visits that do not count:\n- Short ones'), false);
  assert.equal(isWhole('Visits that count:\n- Long ones'), false);
  assert.equal(isWhole('Short ones.'), false);
  assert.equal(isWhole('Visits that count.'), false);
});

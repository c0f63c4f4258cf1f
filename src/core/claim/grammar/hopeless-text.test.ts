import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exampleSentence } from './example.ts';
import { grammarOf } from './grammar.ts';
import { phrases } from './phrases/index.ts';
import { SentenceReader } from './read-sentence.ts';

const venue = 'venue_a';
const grammar = grammarOf(venue, phrases);
const reader = new SentenceReader(grammar);

test('no text of sentences that phrases read is called hopeless', () => {
  const sentences = grammar.phrases
    .filter(({ place }) => place === 'sentence')
    .flatMap(({ examples }) => examples.map((example) => exampleSentence(example).text));
  assert.ok(sentences.length > 50, `${sentences.length} examples`);
  for (const sentence of sentences) assert.equal(reader.isHopeless(sentence), false, sentence);
});

test('a text with a sentence that no phrase goes through is hopeless, whatever its other lines are', () => {
  const read = 'If Alder wins the 2027 Pro Basketball Finals, then the market resolves to Yes.';
  assert.equal(reader.isHopeless(read), false);
  assert.equal(reader.isHopeless(`${read}\nThe tortoise watches.`), true);
  assert.equal(reader.isHopeless(`${read} The tortoise watches.`), true);
});

test('items and headings are judged with what stands beside them', () => {
  assert.equal(reader.isHopeless('The tortoise watches:\n- The hare decides.'), false);
});

/**
 * The standing guard over our own sentences: no example of any phrase can change in a word, and be read as before. The counts
 * by operator are printed; `node tests/phrases/guard-real.ts` does the same with real texts where they are at hand.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  compileGrammar,
  exampleSentence,
  phrases,
  SentenceReader,
} from '../../src/core/claim/grammar/index.ts';
import { venueIds } from '../../src/core/contract/index.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { foldSentence } from './fold-sentence.ts';
import { type Fate, fateOf, mutantsOf, type Operator } from './mutate-sentence.ts';

/** The few that turn most sentences; the guard over real sentences inserts all that are sensitive. */
const turningWords = ['not', 'no', 'only', 'least', 'unless', 'or'];
/** One change in so many is tried, counted on from phrase to phrase. */
const oneOf = testRounds({ usual: 5, full: 1 });

for (const venue of venueIds) {
  test(`no example of ${venue} is read as before after a change of one word`, (t) => {
    const grammar = compileGrammar(venue, phrases);
    const reader = new SentenceReader(grammar);
    const counts = new Map<`${Operator} ${Fate}`, number>();
    const survivors: string[] = [];
    let changes = 0;
    for (const { examples, place } of grammar.phrases) {
      for (const example of examples) {
        const original = { ...exampleSentence(example), place };
        for (const mutant of mutantsOf(grammar, reader, original, turningWords)) {
          changes += 1;
          if (changes % oneOf !== 0) continue;
          const fate = fateOf(reader, original, mutant, foldSentence);
          const key = `${mutant.operator} ${fate}` as const;
          counts.set(key, (counts.get(key) ?? 0) + 1);
          if (fate === 'survived')
            survivors.push(`${mutant.operator}: ${mutant.text} (from ${original.text})`);
        }
      }
    }
    t.diagnostic(JSON.stringify(Object.fromEntries([...counts].sort())));
    assert.deepEqual(survivors, []);
    assert.ok(counts.size > 0);
  });
}

test('the guard sees a change that is read as before', () => {
  const first = phrases.find(({ venues }) => venues.includes('venue_a'));
  assert.ok(first !== undefined);
  const grammar = compileGrammar('venue_a', [first]);
  const original = { ...exampleSentence(first.examples[0] ?? ''), place: first.place };
  const reading = new SentenceReader(grammar).read(original.text, original.known, original.place);
  const careless = { read: () => reading };
  const fate = fateOf(
    careless,
    original,
    { operator: 'insertion', text: `not ${original.text}` },
    foldSentence,
  );
  assert.equal(fate, 'survived');
});

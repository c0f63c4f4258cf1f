/**
 * The guard over real sentences, where they are at hand: up to `--each` sentences of every phrase, changed in every word.
 *
 *   node tests/phrases/guard-real.ts [--each COUNT]
 *
 * Prints the counts by operator, and every survivor.
 */
import { parseArgs } from 'node:util';
import {
  candidatesOf,
  compileGrammar,
  foldRules,
  phrases,
  readContractRules,
  SentenceReader,
} from '../../src/core/claim/grammar/index.ts';
import { foldSentence } from './fold-sentence.ts';
import { fateOf, mutantsOf, sensitiveWords } from './mutate-sentence.ts';
import { loadRealTexts } from './real-texts.ts';

const { values: flags } = parseArgs({ options: { each: { type: 'string', default: '2' } } });
const each = Number(flags.each);
const grammars = {
  venue_a: compileGrammar('venue_a', phrases),
  venue_b: compileGrammar('venue_b', phrases),
};
const readers = {
  venue_a: new SentenceReader(grammars.venue_a),
  venue_b: new SentenceReader(grammars.venue_b),
};
const taken = new Map<string, Set<string>>();
const counts = new Map<string, number>();

function count(key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

for (const { venue, contract, event } of loadRealTexts()) {
  const reading = readContractRules(readers[venue], contract, event);
  if (reading.kind !== 'read') continue;
  const known = candidatesOf(contract, event);
  for (const { span, place, reading: sentence } of reading.sentences) {
    if (sentence.kind !== 'read') continue;
    const folded = foldRules(contract.rules.slice(span.from, span.to));
    if (folded.kind === 'refused') continue;
    const { text } = folded;
    const key = `${venue} ${sentence.phrase.id}`;
    const sentences = taken.get(key) ?? new Set();
    if (sentences.size >= each || sentences.has(text)) continue;
    taken.set(key, sentences.add(text));
    count(`${venue} sentences`);
    const original = { text, known, place };
    for (const mutant of mutantsOf(grammars[venue], readers[venue], original, sensitiveWords)) {
      const fate = fateOf(readers[venue], original, mutant, foldSentence);
      count(`${venue} ${mutant.operator} ${fate}`);
      if (fate === 'survived') process.stdout.write(`${mutant.operator}: ${mutant.text}\n`);
    }
  }
}
for (const [key, times] of [...counts].sort()) process.stdout.write(`${key}: ${times}\n`);

/**
 * What every example of a phrase means, stated a second time beside the phrases: a meaning that is turned round in a phrase
 * file no longer agrees with its row in `stated-meanings.json`. After a change that is meant, `node tests/phrases/stated-meanings.ts`
 * writes the rows again; their difference is what a reviewer reads.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  compileGrammar,
  exampleSentence,
  phrases,
  SentenceReader,
} from '../../src/core/claim/grammar/index.ts';
import { venueIds } from '../../src/core/contract/index.ts';

const file = fileURLToPath(new URL('stated-meanings.json', import.meta.url));

export interface Meaning {
  readonly phrase: string;
  readonly sentence: string;
  /** The sayings as JSON, and the slots by their parts. */
  readonly says: string;
}

export function readMeanings(): readonly Meaning[] {
  const found = new Map<string, Meaning>();
  for (const venue of venueIds) {
    const grammar = compileGrammar(venue, phrases);
    const reader = new SentenceReader(grammar);
    for (const { id, examples, place } of grammar.phrases) {
      for (const example of examples) {
        const { text, known } = exampleSentence(example);
        const reading = reader.read(text, known, place);
        if (reading.kind !== 'read') continue;
        const slots = reading.slots.map(({ part, slot }) => `${part} ${slot.text}`);
        found.set(example, { phrase: id, sentence: example, says: JSON.stringify([reading.says, slots]) });
      }
    }
  }
  return [...found.values()];
}

export function statedMeanings(): readonly Meaning[] {
  const rows: readonly Meaning[] = JSON.parse(readFileSync(file, 'utf8'));
  return rows;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(file, `${JSON.stringify(readMeanings(), undefined, 2)}\n`);
}

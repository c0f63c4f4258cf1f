/**
 * Every small change of a sentence that was read: another word that the automaton allows at a token, a token less, a sensitive
 * word more. Each must be rejected, or read differently; weightless words and signed synonyms are no changes.
 */

import {
  type Grammar,
  type Place,
  readingKey,
  type SentenceReader,
} from '../../src/core/claim/grammar/index.ts';
import type { KnownSpans } from '../../src/core/claim/text/index.ts';

export type Operator = 'alternative' | 'deletion' | 'insertion';

export interface Mutant {
  readonly operator: Operator;
  readonly text: string;
}

export interface ReadText {
  readonly text: string;
  readonly known: KnownSpans;
  readonly place: Place;
}

/** What turns, narrows or widens a sentence. */
export const sensitiveWords: readonly string[] =
  'not no never only first last all any least most over under above below before after until unless except or and if'.split(
    ' ',
  );

const samples: Readonly<Record<string, string>> = {
  name: 'Zelkova',
  competition: 'La Liga',
  bound: '987654.5',
  number: '987654.5',
  date: 'December 24, 2031',
  day: 'December 24',
  month: 'December 2031',
  period: '2031',
  year: '2031',
  time: '3:17 AM UTC',
  address: 'https://elsewhere.example',
  party: 'green',
  office: 'chancellor',
  state: 'Wyoming',
  district: 'WY-07',
  stage: 'group stage',
  that_window: 'that timeframe',
  the_title: 'the title',
  the_number: 'the listed number',
};

/** None if the sentence is not read. */
export function* mutantsOf(
  { automaton }: Grammar,
  reader: SentenceReader,
  { text, known, place }: ReadText,
  inserted: readonly string[],
): Iterable<Mutant> {
  const reading = reader.read(text, known, place);
  if (reading.kind !== 'read') return;
  for (const { state, from, to } of reading.steps) {
    const [before, written, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
    for (const symbol of automaton.symbolsAt(state)) {
      const other = typeof symbol === 'string' ? symbol : (samples[symbol.type] ?? '');
      if (other.toLowerCase() !== written.toLowerCase())
        yield { operator: 'alternative', text: `${before}${other}${after}` };
    }
    yield { operator: 'deletion', text: `${before}${after}` };
    for (const word of inserted) yield { operator: 'insertion', text: `${before}${word} ${written}${after}` };
  }
  for (const word of inserted)
    yield { operator: 'insertion', text: `${text.replace(/[.:]+$/, '')} ${word}.` };
}

export type Fate = 'rejected' | 'read_differently' | 'survived' | 'same_sentence';

/** A mutant that folds to the same sentence is none. */
export function fateOf(
  reader: Pick<SentenceReader, 'read'>,
  original: ReadText,
  mutant: Mutant,
  fold: (text: string) => string,
): Fate {
  const { text, known, place } = original;
  const [was, is] = [text, mutant.text].map((each) => reader.read(each, withSamples(known), place));
  if (was === undefined || is === undefined) return 'survived';
  if (is.kind !== 'read') return 'rejected';
  if (readingKey(was) !== readingKey(is)) return 'read_differently';
  return fold(text) === fold(mutant.text) ? 'same_sentence' : 'survived';
}

/** The names and bounds of the samples are explained too, so that a mutant is not rejected for an unknown name alone. */
function withSamples(known: KnownSpans): KnownSpans {
  return { ...known, names: [...known.names, 'Zelkova'] };
}

/** Phrases that a source hands in, as the grammar takes them. */
import type { HandedPhrase } from '../clause.ts';
import type { Fingerprint } from '../fingerprint.ts';
import type { Phrase } from './phrase.ts';

/** Known by their text: `handed/` and the beginning of its fingerprint. */
export function handedPhrases(fingerprint: Fingerprint, handed: readonly HandedPhrase[]): readonly Phrase[] {
  return handed.map(({ text, says, words }) => ({
    id: `handed/${fingerprint(text).slice(0, 16)}`,
    text,
    venues: ['venue_a', 'venue_b'],
    place: 'sentence',
    ignores: [],
    says: () => says,
    needs: [],
    argued: undefined,
    words,
    examples: [],
    fills: [],
  }));
}

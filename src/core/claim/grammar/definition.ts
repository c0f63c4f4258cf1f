/**
 * One-off definitions without slots: known by the fingerprint of their folded words, with a polarity and a paraphrase of ours.
 * The sentence itself is not kept. A changed word is another sentence, and an unread one.
 */

import type { Saying } from '../clause.ts';
import type { Fingerprint } from '../fingerprint.ts';
import type { Phrase } from './phrase.ts';

export type Polarity = 'counts' | 'excluded' | 'requires' | 'defines';

export interface Definition {
  /** First 32 hex digits of the SHA-256 of the folded words (`definedWords`), with a space between them. */
  readonly print: string;
  readonly polarity: Polarity;
  readonly words: string;
}

/** As the lists in `phrases/` write them. */
export type DefinitionRow = readonly [print: string, polarity: Polarity, words: string];

export interface DefinitionBook {
  readonly fingerprint: Fingerprint;
  readonly byPrint: ReadonlyMap<string, Phrase>;
}

const says: readonly Saying[] = [{ says: 'scope', scope: 'definition' }];

/** Throws for two definitions with one fingerprint. */
export function definitionBook(fingerprint: Fingerprint, definitions: readonly Definition[]): DefinitionBook {
  const byPrint = new Map<string, Phrase>();
  for (const { print, polarity, words } of definitions) {
    if (byPrint.has(print)) throw new RangeError(`Two definitions have the fingerprint ${print}.`);
    byPrint.set(print, {
      id: `definition/${polarity}/${print.slice(0, 8)}`,
      text: '',
      venues: ['venue_a', 'venue_b'],
      place: 'sentence',
      ignores: [],
      says: () => says,
      needs: [],
      argued: undefined,
      words,
      examples: [],
      fills: [],
    });
  }
  return { fingerprint, byPrint };
}

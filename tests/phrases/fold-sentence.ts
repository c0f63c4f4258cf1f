/** A sentence as it is compared: without weightless words and signs, synonyms as one. */
import { foldedWords, tokensOf } from '../../src/core/claim/grammar/index.ts';

export function foldSentence(text: string): string {
  return foldedWords(tokensOf(text));
}

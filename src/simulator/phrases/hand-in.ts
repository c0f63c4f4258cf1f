/** A meaning of simulated rules, and the sentences that have it in the notation of phrases. */
import type { HandedPhrase, Saying } from '../../core/claim/index.ts';

/** `words`: the meaning in words of ours. `texts`: each a phrase without choices. */
export function handIn(
  words: string,
  says: readonly Saying[],
  texts: readonly string[],
): readonly HandedPhrase[] {
  return texts.map((text) => ({ text, says, words }));
}

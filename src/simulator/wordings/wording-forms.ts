/** A meaning of simulated rules and the sentences that have it, masked as the reader masks them. */
import type { Saying, SlotRole, Wording } from '../../core/claim/index.ts';

/** `words`: the meaning in words of ours. `slots`: a role for each masked span, the same in all sentences. */
export function wordings(
  words: string,
  says: readonly Saying[],
  slots: readonly SlotRole[],
  sentences: readonly string[],
): readonly Wording[] {
  return sentences.map((sentence) => ({ sentence, slots, says, words }));
}

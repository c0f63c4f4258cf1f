/**
 * Whether the sentences beside a statement speak of what it names. A text that is decided by the video of another occasion, the
 * sources of another party or the rules of another league is no text to believe.
 */
import type { SlotRole } from '../clause.ts';
import { isSilentLabel } from '../condition.ts';
import type { ReadSentence, Subject } from '../family.ts';
import { foldText, plainLetters } from '../text/index.ts';
import { type Withheld, withhold } from '../withheld.ts';

const naming: ReadonlySet<SlotRole> = new Set(['subject', 'first', 'second', 'opponent', 'competition']);

/** `measure`: what the statement says in words of ours. */
export function refuseOtherNames(
  { sentences, contract: { yesLabel } }: Subject,
  statement: ReadSentence,
  measure: string,
): Withheld | undefined {
  const named = statement.slots.map(({ slot }) => wordsOf(slot.text));
  if (!isSilentLabel(yesLabel)) named.push(wordsOf(yesLabel));
  const all = [...named, wordsOf(measure)];
  const isNamed = (text: string): boolean => {
    const words = wordsOf(text);
    // One name may be the short one: `Supreme Leader` and `Supreme Leader of Iran`.
    return named.some((known) => isWithin(words, known) || isWithin(known, words));
  };
  for (const sentence of sentences) {
    if (sentence === statement) continue;
    const other = sentence.slots.find(({ role, slot }) => naming.has(role) && !isNamed(slot.text));
    if (other !== undefined)
      return withhold('subject_conflict', `a sentence names a ${other.role} that the statement does not`);
    const about = sentence.says.find(
      (saying) =>
        saying.says === 'is_about' &&
        saying.measure !== undefined &&
        !all.some((known) => isWithin(wordsOf(saying.measure ?? ''), known)),
    );
    if (about !== undefined)
      return withhold('subject_conflict', 'a sentence is about something else than the statement');
  }
  return undefined;
}

/** In small letters without accents, and without the ending of a plural. */
function wordsOf(text: string): ReadonlySet<string> {
  const folded = foldText(text);
  const words = (plainLetters(folded) ?? folded).toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(words.map((word) => word.replace(/s$/, '')));
}

function isWithin(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return words.size > 0 && [...words].every((word) => others.has(word));
}

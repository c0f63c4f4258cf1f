/**
 * Which sentences of a rules text are the contract's own. venue_b writes the text of one market of an event into the event
 * as well, and the whole rules carry it behind the market's own text: `In the game on … A wins by 4 … In the game on … A
 * wins by 2 …`. The event's copy begins with the same opening sentence as the own text, word for word; it speaks of another
 * market and is left out. What was clarified since stands behind it and always counts.
 */
import type { MaskedSentence } from './text/index.ts';

const clarification = /^Clarification \(/;

export function ownSentences(sentences: readonly MaskedSentence[]): readonly MaskedSentence[] {
  const [opening] = sentences;
  if (opening === undefined) return sentences;
  const copy = sentences.findIndex((sentence, index) => index > 0 && isSame(sentence, opening));
  if (copy === -1) return sentences;
  const clarified = sentences.findIndex(({ masked }, index) => index > copy && clarification.test(masked));
  return [...sentences.slice(0, copy), ...(clarified === -1 ? [] : sentences.slice(clarified))];
}

function isSame(left: MaskedSentence, right: MaskedSentence): boolean {
  return (
    left.masked === right.masked &&
    left.slots.every(({ kind, text }, index) => {
      const other = right.slots[index];
      return other?.kind === kind && other.text === text;
    })
  );
}

/**
 * The complete rules of a market: its own text, its event's where that has all of it and more, and what was clarified
 * since. Most events repeat the text of one of their markets, which is not the terms of the others; where the two texts
 * only overlap, nothing shows what the event's is, and both are kept.
 */
import type { Clarification } from './clarifications.ts';

/** Every part is verbatim; a blank line stands between two. */
export function composeRules(
  description: string | undefined,
  eventDescription: string | undefined,
  clarifications: readonly Clarification[],
): string {
  return [
    ...chooseTexts(description ?? '', eventDescription ?? ''),
    ...clarifications.flatMap(({ postedAt, content }) =>
      content === undefined ? [] : `Clarification (${postedAt}): ${content}`,
    ),
  ].join('\n\n');
}

function chooseTexts(own: string, shared: string): readonly string[] {
  // Ends of lines are written in two ways.
  const [ownPart = '', sharedPart = ''] = [own, shared].map((text) => text.replaceAll(/\r\n?/g, '\n').trim());
  if (ownPart === '') return sharedPart === '' ? [] : [shared];
  switch (findIn(sharedPart, ownPart)) {
    case 'whole':
      return [shared];
    case 'part':
      return [own, shared];
    case 'none':
      return [own];
  }
}

/** Whether `text` has `part` as whole paragraphs or as its first sentences, only as words, or not at all. */
function findIn(text: string, part: string): 'whole' | 'part' | 'none' {
  let found: 'part' | 'none' = 'none';
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const before = gapAt(text, at - 1, -1);
    const after = gapAt(text, at + part.length, 1);
    const endsWhole = after === 'line' || (at === 0 && after === 'space' && sentenceEnd.test(part));
    if (before === 'line' && endsWhole) return 'whole';
    if (before !== 'none' && after !== 'none') found = 'part';
  }
  return found;
}

const sentenceEnd = /[.!?]["'”’)\]]*$/;

/** What stands at `at` and beyond: the end of the line or of the text, a space, or no gap at all: "$100" in "$100,000". */
function gapAt(text: string, at: number, step: 1 | -1): 'line' | 'space' | 'none' {
  let place = at;
  for (let char = text.charAt(place); /^\s$/.test(char); char = text.charAt(place)) {
    if (char === '\n' || char === '\r') return 'line';
    place += step;
  }
  if (text.charAt(place) === '') return 'line';
  return place === at ? 'none' : 'space';
}

/**
 * The complete rules of a market: its own text, or its event's where it has none or where that goes on from it, and what
 * was clarified since. Else the event repeats the text of one of its markets, which is not the terms of the others.
 */
import type { Clarification } from './clarifications.ts';

/** Every part is verbatim; a blank line stands between two. */
export function composeRules(
  description: string | undefined,
  eventDescription: string | undefined,
  clarifications: readonly Clarification[],
): string {
  const own = description ?? '';
  const shared = eventDescription ?? '';
  // An event that says the market's own text and then more has something to add to it.
  const complete = own.trim() === '' || shared.trim().startsWith(own.trim()) ? shared : own;
  return [
    ...(complete.trim() === '' ? [] : [complete]),
    ...clarifications.flatMap(({ postedAt, content }) =>
      content === undefined ? [] : `Clarification (${postedAt}): ${content}`,
    ),
  ].join('\n\n');
}

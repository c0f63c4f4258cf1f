/**
 * The complete rules of a market: its own text, or its event's where it has none, and what was clarified since. The event
 * repeats the text of one of its markets, which is not the terms of the others.
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
  return [
    ...(own.trim() === '' ? (shared.trim() === '' ? [] : [shared]) : [own]),
    ...clarifications.map(({ postedAt, content }) => `Clarification (${postedAt}): ${content}`),
  ].join('\n\n');
}

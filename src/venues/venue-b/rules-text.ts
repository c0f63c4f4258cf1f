/** The complete rules of a market: its own, its event's where they say more, and what was clarified since. */
import type { Clarification } from './clarifications.ts';

/** Every part is verbatim; a blank line stands between two. */
export function composeRules(
  description: string | undefined,
  eventDescription: string | undefined,
  clarifications: readonly Clarification[],
): string {
  const own = description ?? '';
  const shared = eventDescription ?? '';
  const saysMore = shared.trim() !== '' && !own.includes(shared.trim());
  return [
    ...(own === '' ? [] : [own]),
    ...(saysMore ? [shared] : []),
    ...clarifications.map(({ postedAt, content }) => `Clarification (${postedAt}): ${content}`),
  ].join('\n\n');
}

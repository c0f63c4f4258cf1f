/** Whether all sentences that name a contest name the same: a statement on one game beside a sentence on another is no text to believe. */
import type { Subject } from '../family.ts';
import { type Withheld, withhold } from '../withheld.ts';
import { sameDay, slotsWithRole } from './subject.ts';

export function refuseTwoContests({ sentences }: Subject): Withheld | undefined {
  for (const role of ['first', 'second'] as const) {
    const named = new Set(slotsWithRole(sentences, role).map(({ text }) => text));
    if (named.size > 1) return withhold('subject_conflict', 'the sentences name different sides');
  }
  const days = slotsWithRole(sentences, 'date');
  return days.length > 1 && sameDay(days) === undefined
    ? withhold('subject_conflict', 'the sentences name different days')
    : undefined;
}

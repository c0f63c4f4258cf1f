/** Whose word decides what happened: the one source that the sentences name, the venue's judgement of reports, or its rules. */
import type { Subject } from '../family.ts';
import { type Withheld, withhold } from '../withheld.ts';
import { sayings, slotsWithRole } from './subject.ts';

/** Two named sources are a conflict, because either may be alone with its word. */
export function decidedBy(subject: Subject): string | Withheld {
  const sources = new Set(
    sayings(subject, 'source').map(({ saying, sentence }) =>
      [saying.source, ...slotsWithRole([sentence], 'league').map(({ text }) => `of ${text}`)].join(' '),
    ),
  );
  const [source] = sources;
  if (sources.size > 1)
    return withhold('clause_conflict', `${sources.size} sources are named where one must decide`);
  const { venue } = subject.contract;
  const isJudged = sayings(subject, 'judgement').length > 0;
  if (source === undefined) return isJudged ? `reports, as ${venue} judges them` : `${venue} rules`;
  return isJudged ? `${source}, or reports, as ${venue} judges them` : source;
}

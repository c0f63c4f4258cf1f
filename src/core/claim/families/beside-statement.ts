/** Who decides a thing that is known by its statement alone, and when money comes back: or why the sentences beside it forbid a claim. */
import type { VoidBranch } from '../claim.ts';
import type { ReadSentence, Subject } from '../family.ts';
import type { Withheld } from '../withheld.ts';
import { refuseTitledDeadlineOf } from './deadlines/index.ts';
import { refuseOtherLeague } from './deciding-league.ts';
import { decidedBy } from './deciding-source.ts';
import { refuseOtherNames } from './named-by-statement.ts';
import { refuseTwoContests } from './one-contest.ts';
import { readVoids } from './subject.ts';

export interface TermsBeside {
  readonly source: string;
  readonly voids: readonly VoidBranch[];
}

export function termsBeside(
  subject: Subject,
  statement: ReadSentence,
  measure: string,
): TermsBeside | Withheld {
  const refused =
    refuseTwoContests(subject) ??
    refuseOtherNames(subject, statement, measure) ??
    refuseOtherLeague(subject, statement, measure) ??
    refuseTitledDeadlineOf(subject.contract, statement);
  if (refused !== undefined) return refused;
  const source = decidedBy(subject);
  if (typeof source !== 'string') return source;
  const voids = readVoids(subject);
  return 'reason' in voids ? voids : { source, voids };
}

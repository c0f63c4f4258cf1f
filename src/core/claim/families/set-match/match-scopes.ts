/**
 * The parts of a match and the games that sentences of a contract name. They are closed lists: a contract on one map whose
 * other sentences speak of another map, or of another game than its statement, is not read.
 */
import type { Subject } from '../../family.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { boundsIn, sayings } from '../subject.ts';
import type { SetMatchSentence } from './find-statement.ts';
import { anyDiscipline, disciplineScopes } from './match-discipline.ts';
import { nameOfPart, partOfScope } from './match-measure.ts';

export function refuseOtherScope(
  subject: Subject,
  { measure, sentence }: SetMatchSentence,
): Withheld | undefined {
  const scopes = sayings(subject, 'scope').map(({ saying }) => saying.scope);
  const part =
    measure.of === 'winner' && measure.part !== undefined
      ? nameOfPart(measure.part, boundsIn(sentence)[0]?.numerator)
      : undefined;
  if (scopes.some((scope) => partOfScope.has(scope) && partOfScope.get(scope) !== part))
    return withhold('clause_conflict', 'a sentence speaks of another part of the match');
  const played = new Set(scopes.filter((scope) => disciplineScopes.has(scope) && scope !== anyDiscipline));
  return played.size > 1 ? withhold('subject_conflict', 'the sentences name different games') : undefined;
}

/**
 * The parts of a match and the games that sentences of a contract name. They are closed lists: a contract on one map whose
 * other sentences speak of another map, or of another game than its statement, is not read.
 */
import type { Subject } from '../../family.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { boundsIn, haveSameBounds, sayings } from '../subject.ts';
import type { SetMatchSentence } from './find-statement.ts';
import { anyDiscipline, disciplineScopes } from './match-discipline.ts';
import { forfeitScopes, type MatchMeasure, matchMeasure, nameOfPart, partOfScope } from './match-measure.ts';

export function refuseOtherScope(subject: Subject, said: SetMatchSentence): Withheld | undefined {
  const { measure, sentence } = said;
  const scopes = sayings(subject, 'scope').map(({ saying }) => saying.scope);
  const part =
    measure.of !== 'margin' && measure.part !== undefined
      ? nameOfPart(measure.part, boundsIn(sentence)[0]?.numerator)
      : undefined;
  if (scopes.some((scope) => partOfScope.has(scope) && partOfScope.get(scope) !== part))
    return withhold('clause_conflict', 'a sentence speaks of another part of the match');
  if (scopes.some((scope) => forfeitScopes.has(scope) && forfeitScopes.get(scope) !== unitOf(measure)))
    return withhold(
      'clause_conflict',
      'a sentence on forfeited parts speaks of what its statement does not count',
    );
  if (!isRest(subject, said))
    return withhold('bound_conflict', 'what pays No is not the rest of what pays Yes');
  const played = new Set(scopes.filter((scope) => disciplineScopes.has(scope) && scope !== anyDiscipline));
  return played.size > 1 ? withhold('subject_conflict', 'the sentences name different games') : undefined;
}

/** `maps`; undefined where nothing is counted. */
function unitOf(measure: MatchMeasure): string | undefined {
  return measure.of === 'winner' ? undefined : measure.unit;
}

/** `fewer than 3` beside `3 or more`, of the same figure. */
function isRest(subject: Subject, { measure, comparator, sentence }: SetMatchSentence): boolean {
  return sayings(subject, 'no_if').every(
    ({ saying, sentence: other }) =>
      matchMeasure(saying.measure) === measure &&
      measure.of === 'count' &&
      comparator === 'at_least' &&
      saying.comparator === 'below' &&
      haveSameBounds(sentence, other),
  );
}

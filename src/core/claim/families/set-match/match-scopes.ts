/**
 * The parts of a match and the games that sentences of a contract name. They are closed lists: a contract on one map whose
 * other sentences speak of another map, or of another game than its statement, is not read.
 */
import type { Subject } from '../../family.ts';
import type { Withheld } from '../../withheld.ts';
import { boundsIn, sayings } from '../subject.ts';
import type { SetMatchSentence } from './find-statement.ts';
import { nameOfPart, partOfScope } from './match-measure.ts';

/** Esports, as `played …` names them; `esports` is any of them. */
const disciplines: readonly string[] = [
  'esports',
  'dota 2',
  'counter-strike',
  'league of legends',
  'valorant',
  'rainbow six',
  'call of duty',
  'overwatch',
  'mobile legends',
  'rocket league',
  'honor of kings',
];

/** The scopes in which a sentence names one of them. */
export const disciplineScopes: ReadonlySet<string> = new Set(
  disciplines.map((discipline) => `played ${discipline}`),
);
const anyDiscipline = 'played esports';

/**
 * What is played, for the name of the match: one tournament has many games, and two clubs may meet in two of them at one hour.
 * Silence is no agreement, so that a text which names none is on a match of its own.
 */
export function disciplineOf(subject: Subject): readonly string[] {
  const played = new Set(
    sayings(subject, 'scope').flatMap(({ saying }) =>
      disciplineScopes.has(saying.scope) ? saying.scope : [],
    ),
  );
  if (played.size > 1) played.delete(anyDiscipline);
  return [...played].sort().map((scope) => scope.replace('played ', ''));
}

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
    return { reason: 'clause_conflict', detail: 'a sentence speaks of another part of the match' };
  const played = new Set(scopes.filter((scope) => disciplineScopes.has(scope) && scope !== anyDiscipline));
  return played.size > 1
    ? { reason: 'subject_conflict', detail: 'the sentences name different games' }
    : undefined;
}

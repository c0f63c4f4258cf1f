/** What is played in a match of esports. */
import type { Subject } from '../../family.ts';
import { sayings } from '../subject.ts';

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
export const anyDiscipline = 'played esports';

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

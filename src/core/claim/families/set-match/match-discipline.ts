/** What is played in a match of esports. */
import type { Subject } from '../../family.ts';
import { foldText } from '../../text/index.ts';
import type { Withheld } from '../../withheld.ts';
import { sayings } from '../subject.ts';

/** Stands for any of the games below. */
const anyGame = 'esports';

/** Esports, as `played …` names them. */
const games: readonly string[] = [
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
  [anyGame, ...games].map((discipline) => `played ${discipline}`),
);
export const anyDiscipline = `played ${anyGame}`;

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

/** How titles begin: `LoL: Alder vs Birch (BO3)`. */
const titled: readonly (readonly [begins: string, game: string])[] = [
  ...games.map((game) => [game, game] as const),
  ['dota2', 'dota 2'],
  ['cs2', 'counter-strike'],
  ['cs:go', 'counter-strike'],
  ['csgo', 'counter-strike'],
  ['counter-strike 2', 'counter-strike'],
  ['lol', 'league of legends'],
  ['rainbow six siege', 'rainbow six'],
  ['r6', 'rainbow six'],
  ['cod', 'call of duty'],
  ['mlbb', 'mobile legends'],
  ['mobile legends: bang bang', 'mobile legends'],
  ['hok', 'honor of kings'],
];

/** A title that begins with another game than the rules name. */
export function refuseTitledDiscipline(title: string, played: readonly string[]): Withheld | undefined {
  const named = played.filter((each) => each !== anyGame);
  if (named.length === 0) return undefined;
  const text = foldText(title).trim().toLowerCase();
  const asked = titled.flatMap(([begins, game]) => (text.startsWith(`${begins}: `) ? game : []));
  return asked.length > 0 && !asked.some((game) => named.includes(game))
    ? { reason: 'subject_conflict', detail: 'the title names another game than the rules' }
    : undefined;
}

/** What is played in a match of esports. */
import type { Subject } from '../../family.ts';
import { foldText } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
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

/** A title, or that of the event, which begins with another game than the rules or the other title name. */
export function refuseTitledDiscipline(
  titles: readonly string[],
  played: readonly string[],
): Withheld | undefined {
  const named = played.filter((each) => each !== anyGame);
  const asked = titles.map(gamesAsked).filter((games) => games.length > 0);
  const [first = []] = asked;
  const possible = named.length > 0 ? named : first;
  return asked.every((games) => games.some((game) => possible.includes(game)))
    ? undefined
    : withhold('subject_conflict', 'the title names another game than the rules');
}

function gamesAsked(title: string): readonly string[] {
  const text = foldText(title).trim().toLowerCase();
  return titled.flatMap(([begins, game]) => (text.startsWith(`${begins}: `) ? game : []));
}

/** Other names of the games that the rules name: a title with one of them says nothing more. */
export function otherNamesOf(played: readonly string[]): readonly string[] {
  return [anyGame, ...titled.flatMap(([begins, game]) => (played.includes(game) ? begins : []))];
}

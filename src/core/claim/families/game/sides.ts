/** The two sides of a game: every name that a contract writes, resolved to one of two teams. */
import type { EventFacts } from '../../../contract/index.ts';
import { findTeam, type Team } from '../../identity/index.ts';
import { foldText } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';

export interface Sides {
  /** Codes of the table, or the venue's own names, sorted. */
  readonly first: string;
  readonly second: string;
  readonly reach: 'shared' | 'venue';
  /** The side a name means; undefined for any other text. */
  resolve(name: string): string | undefined;
  otherThan(side: string): string;
}

/**
 * `names`: what sentences and outcomes call the sides; all must be one of two. The names of the venue's own table of teams
 * join them where it tells the game.
 */
export function findSides(
  league: string | undefined,
  names: readonly string[],
  event: EventFacts | undefined,
): Sides | Withheld {
  const { home, away } = event?.game ?? {};
  const venueNames = [home?.name, away?.name].filter((name) => name !== undefined);
  const known = league === undefined ? undefined : sidesInTable(league, names, venueNames);
  if (known !== undefined) return known;
  const written = [...new Set(names.map(foldText))].sort();
  const [first, second] = written;
  if (first === undefined || second === undefined) {
    return withhold('unknown_identity', 'the rules and the event do not name both sides');
  }
  if (written.length > 2) {
    return withhold(
      'unknown_identity',
      'a side is in no table of exact names, and is written in more than one way',
    );
  }
  return sidesOf(first, second, 'venue', (name) => (written.includes(name) ? name : undefined));
}

function sidesInTable(
  league: string,
  names: readonly string[],
  venueNames: readonly string[],
): Sides | Withheld | undefined {
  const teams = new Map<string, Team>();
  for (const name of [...names, ...venueNames]) {
    const team = findTeam(league, foldText(name));
    if (team !== undefined) teams.set(team.code, team);
  }
  if (teams.size > 2) return withhold('subject_conflict', 'more than two teams are named');
  const resolve = (name: string): string | undefined => {
    const folded = foldText(name);
    const exact = findTeam(league, folded);
    if (exact !== undefined) return teams.has(exact.code) ? exact.code : undefined;
    const called = [...teams.values()].filter(({ nicknames }) => nicknames.includes(folded));
    return called.length === 1 ? called[0]?.code : undefined;
  };
  if (names.some((name) => resolve(name) === undefined)) return undefined;
  const [first, second] = [...teams.keys()].sort();
  return first === undefined || second === undefined ? undefined : sidesOf(first, second, 'shared', resolve);
}

function sidesOf(
  first: string,
  second: string,
  reach: Sides['reach'],
  resolveFolded: (name: string) => string | undefined,
): Sides {
  const resolve = (name: string): string | undefined => resolveFolded(foldText(name).trim());
  return {
    first,
    second,
    reach,
    resolve,
    otherThan: (side) => (side === first ? second : first),
  };
}

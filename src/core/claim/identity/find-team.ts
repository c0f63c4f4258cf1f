/** Looks a team up by an exact name of its league. */
import type { League } from './league.ts';
import { leagues } from './leagues.ts';
import type { Team } from './team-table.ts';

const byName: ReadonlyMap<string, ReadonlyMap<string, Team>> = new Map(
  leagues.map(({ id, teams }) => [
    id,
    new Map(teams.flatMap((team) => team.names.map((name) => [name, team] as const))),
  ]),
);

/** Titles are searched for these word by word, in every reading of a game. */
const nicknamesOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  leagues.map(({ id, teams }) => [id, new Set(teams.flatMap(({ nicknames }) => nicknames))]),
);

export function findTeam(league: string, name: string): Team | undefined {
  return byName.get(league)?.get(name);
}

/** Whether a team of the league is called so, be it by a name that it shares with others. */
export function isTeamOf(league: string, name: string): boolean {
  return findTeam(league, name) !== undefined || nicknamesOf.get(league)?.has(name) === true;
}

export function findLeague(id: string): League | undefined {
  return leagues.find((league) => league.id === id);
}

/** By the code of the venue's own sports table. */
export function leagueWithCode(code: string): League | undefined {
  return leagues.find(({ codes }) => codes.venue_b.includes(code));
}

const wordsOfTeam: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  leagues.flatMap(({ id, teams }) =>
    teams.map((team) => [
      `${id} ${team.code}`,
      new Set([...team.names, ...team.nicknames].flatMap((name) => wordsIn(name))),
    ]),
  ),
);

/** The words of every name of a team, in small letters without accents; none for a team that is in no table. */
export function teamWordsOf(league: string, code: string): ReadonlySet<string> {
  return wordsOfTeam.get(`${league} ${code}`) ?? new Set();
}

const wordsOfLeague: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  leagues.map(({ id, teams }) => [id, new Set(teams.flatMap(({ code }) => [...teamWordsOf(id, code)]))]),
);

/** Of all teams of a league. */
export function wordsOfTeams(league: string): ReadonlySet<string> {
  return wordsOfLeague.get(league) ?? new Set();
}

function wordsIn(name: string): readonly string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return (
    plain
      .replace(/'s\b/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

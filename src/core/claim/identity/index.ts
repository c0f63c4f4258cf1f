/** Who is who: leagues and their teams by exact names and codes, never by likeness. */

export {
  competitionNames,
  competitionPattern,
  competitionWithCode,
  findCompetition,
} from './competitions.ts';
export { findLeague, findTeam, isTeamOf, leagueWithCode, teamWordsOf, wordsOfTeams } from './find-team.ts';
export { decides, isHostOf, isPageOf } from './league-bodies.ts';
export {
  leagueCount,
  leagueInWords,
  leagueNamePattern,
  leagueWithCodeAt,
  leagueWithSeriesAt,
} from './league-names.ts';
export { findNameTable, leagueWordsOf, type NameTable, nameTables } from './name-tables.ts';
export { properName } from './proper-name.ts';
export { cityReports, cityWordsOf, namesOtherCity, stations } from './stations.ts';
export type { Team } from './team-table.ts';
export { statesIn } from './us-states.ts';

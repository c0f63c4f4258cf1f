/** The soccer competitions whose sides are known by exact names. Their ids are the codes of competitions.ts. */
import { brasileiroClubs, ligaMxClubs, mlsClubs, nwslClubs } from './clubs-americas.ts';
import {
  bundesligaClubs,
  championsLeagueClubs,
  eplClubs,
  laLigaClubs,
  ligue1Clubs,
  serieAClubs,
} from './clubs-europe.ts';
import type { League } from './league.ts';
import { nationalTeams } from './national-teams.ts';
import type { Team } from './team-table.ts';

export const soccerLeagues: readonly League[] = [
  soccer('epl', 'English first division', 'epl', 'KXEPL', /\bEPL\b|English Premier League/, eplClubs),
  soccer('laliga', 'Spanish first division', 'lal', 'KXLALIGA', /La ?Liga/, laLigaClubs),
  soccer('bundesliga', 'German first division', 'bun', 'KXBUNDESLIGA', /Bundesliga/, bundesligaClubs),
  soccer(
    'brasileiro',
    'Brazilian first division',
    'bra',
    'KXBRASILEIRO',
    /Brasileir[ãa]?o Serie A/,
    brasileiroClubs,
  ),
  soccer('seriea', 'Italian first division', 'sea', 'KXSERIEA', /(?<!Brasileir[ãa]?o )Serie A/, serieAClubs),
  soccer('ligue1', 'French first division', 'fl1', 'KXLIGUE1', /Ligue 1/, ligue1Clubs),
  soccer('ligamx', 'Mexican first division', 'mex', 'KXLIGAMX', /Liga MX/, ligaMxClubs),
  soccer('mls', 'North American first division', 'mls', 'KXMLS', /\bMLS\b|Major League Soccer/, mlsClubs),
  soccer('nwsl', "North American women's first division", 'nwsl', 'KXNWSL', /\bNWSL\b/, nwslClubs),
  soccer(
    'ucl',
    'European club championship',
    'ucl',
    'KXUCL',
    /(?<!AFC )Champions League(?! Qualifying)/,
    championsLeagueClubs,
  ),
  soccer('worldcup', "men's world championship", 'wc', 'KXWC', /FIFA World Cup/, nationalTeams),
  soccer('nationsleague', 'European nations league', 'unl', 'KXUNL', /UEFA Nations League/, nationalTeams),
];

function soccer(
  id: string,
  title: string,
  code: string,
  prefix: string,
  words: RegExp,
  teams: readonly Team[],
): League {
  return {
    id,
    title: `soccer, ${title}`,
    codes: { venue_b: [code] },
    seriesPrefixes: [prefix],
    words,
    teams,
  };
}

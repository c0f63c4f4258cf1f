/** The leagues whose teams are known by exact names. */
import type { League } from './league.ts';
import { soccerLeagues } from './soccer-leagues.ts';
import { collegeTeams } from './teams-college.ts';
import { mlbTeams, nbaTeams, nflTeams, nhlTeams, wnbaTeams } from './teams-professional.ts';

/** A league whose prefix begins with another's stands before it. */
export const leagues: readonly League[] = [
  {
    id: 'nba_summer',
    title: 'professional basketball, Summer League',
    codes: { venue_b: [] },
    seriesPrefixes: ['KXNBASUMMER'],
    words: /Summer League/,
    teams: nbaTeams,
  },
  {
    id: 'nfl',
    title: 'professional football',
    codes: { venue_b: ['nfl'] },
    seriesPrefixes: ['KXNFL'],
    words: /\bNFL\b|\b(?:Pro|[Pp]rofessional) [Ff]ootball\b/,
    teams: nflTeams,
  },
  {
    id: 'ncaaf',
    title: 'college football',
    codes: { venue_b: ['cfb'] },
    seriesPrefixes: ['KXNCAAF'],
    words: /\b(?:CFB|[Cc]ollege [Ff]ootball)\b/,
    teams: collegeTeams,
  },
  {
    id: 'ncaawb',
    title: "women's college basketball",
    codes: { venue_b: ['cwbb'] },
    seriesPrefixes: ['KXNCAAWB'],
    words: /\bCWBB\b|[Ww]omen's [Cc]ollege [Bb]asketball|College Basketball \(W\)/,
    teams: collegeTeams,
  },
  {
    id: 'ncaamb',
    title: "men's college basketball",
    codes: { venue_b: ['cbb', 'ncaab'] },
    seriesPrefixes: ['KXNCAAMB'],
    words: /\b(?:CBB|NCAAB)\b|[Cc]ollege [Bb]asketball/,
    teams: collegeTeams,
  },
  {
    id: 'wnba',
    title: "women's professional basketball",
    codes: { venue_b: ['wnba'] },
    seriesPrefixes: ['KXWNBA'],
    words: /\bWNBA\b|[Ww]omen's (?:Pro|[Pp]rofessional) [Bb]asketball/,
    teams: wnbaTeams,
  },
  {
    id: 'nba',
    title: 'professional basketball',
    codes: { venue_b: ['nba'] },
    seriesPrefixes: ['KXNBA'],
    words: /\bNBA\b|\b(?:Pro|[Pp]rofessional) [Bb]asketball\b/,
    teams: nbaTeams,
  },
  {
    id: 'mlb',
    title: 'professional baseball',
    codes: { venue_b: ['mlb'] },
    seriesPrefixes: ['KXMLB'],
    words: /\bMLB\b|\b(?:Pro|[Pp]rofessional) [Bb]aseball\b/,
    teams: mlbTeams,
  },
  {
    id: 'nhl',
    title: 'professional hockey',
    codes: { venue_b: ['nhl'] },
    seriesPrefixes: ['KXNHL'],
    words: /\bNHL\b|\b(?:Pro|[Pp]rofessional) [Hh]ockey\b/,
    teams: nhlTeams,
  },
  ...soccerLeagues,
];

/**
 * The leagues both venues list. Seasons are left out on purpose: every league always plays, so that a world has all of them
 * whenever it begins.
 */
import { hourMs } from '../../eastern-time.ts';
import {
  american,
  esports,
  everyDay,
  type SimulatedCompetition,
  type SimulatedLeague,
  soccer,
  tennis,
} from './league.ts';
import {
  atpPlayers,
  counterStrikeTeams,
  dotaTeams,
  leagueOfLegendsTeams,
  valorantTeams,
  wtaPlayers,
} from './players.ts';
import type { PointsModel } from './points-game.ts';
import { mlbTeams, nbaTeams, nflTeams, nhlTeams, wnbaTeams } from './teams-american.ts';
import {
  collegeBasketballTeams,
  collegeFootballTeams,
  womensCollegeBasketballTeams,
} from './teams-college.ts';
import {
  brasileiroTeams,
  bundesligaTeams,
  championsLeagueTeams,
  eplTeams,
  laLigaTeams,
  ligaMxTeams,
  ligue1Teams,
  mlsTeams,
  nwslTeams,
  serieATeams,
} from './teams-soccer.ts';

const evenings = [
  [19, 0],
  [19, 30],
  [20, 0],
  [22, 0],
  [22, 30],
] as const;

function points(
  marginDeviation: number,
  totalMean: number,
  totalDeviation: number,
  change: Partial<PointsModel>,
): PointsModel {
  return {
    kind: 'points',
    marginDeviation,
    totalMean,
    totalDeviation,
    homeEdge: 2,
    tieShare: 0,
    overtimeMargins: [3, 1, 2, 5, 7],
    overtimePoints: 9,
    keyMargins: [],
    singlePoint: false,
    marginMax: 60,
    totalMax: 330,
    ...change,
  };
}

const football = {
  overtimeMargins: [3, 6],
  overtimePoints: 0,
  keyMargins: [3, 7],
  singlePoint: true,
  marginMax: 60,
  totalMax: 120,
} as const;

export const nfl = american({
  key: 'nfl',
  code: 'NFL',
  contest: 'Pro Football game',
  competition: 'Pro Football',
  sport: 'football',
  unit: 'points',
  teams: nflTeams,
  model: points(13, 45, 10, { ...football, tieShare: 0.08 }),
  durationMs: 3.2 * hourMs,
  activity: 14,
  schedule: {
    weekdays: [0, 1, 4],
    gamesMax: 14,
    starts: [
      [13, 0],
      [16, 25],
      [20, 20],
    ],
  },
  venueB: { sport: 'nfl', title: 'NFL', id: 10, utc: true },
});

export const ncaaf = american({
  key: 'ncaaf',
  isCollege: true,
  code: 'NCAAF',
  contest: 'college football game',
  competition: 'NCAA Football',
  sport: 'football',
  unit: 'points',
  teams: collegeFootballTeams,
  model: points(16, 54, 14, football),
  durationMs: 3.4 * hourMs,
  activity: 5,
  schedule: {
    weekdays: [5, 6],
    gamesMax: 22,
    starts: [
      [12, 0],
      [15, 30],
      [19, 30],
      [22, 30],
    ],
  },
  venueB: { sport: 'cfb', title: 'CFB', id: 11 },
});

export const nba = american({
  key: 'nba',
  code: 'NBA',
  contest: 'Pro Basketball game',
  competition: 'Pro Basketball (M)',
  sport: 'basketball',
  unit: 'points',
  teams: nbaTeams,
  model: points(13, 228, 18, {}),
  durationMs: 2.4 * hourMs,
  activity: 9,
  schedule: { weekdays: everyDay, gamesMax: 8, starts: evenings },
  venueB: { sport: 'nba', title: 'NBA', id: 34 },
});

export const wnba = american({
  key: 'wnba',
  code: 'WNBA',
  contest: "women's Pro Basketball game",
  competition: 'Pro Basketball (W)',
  sport: 'basketball',
  unit: 'points',
  teams: wnbaTeams,
  model: points(12, 166, 15, { totalMax: 260 }),
  durationMs: 2.2 * hourMs,
  activity: 3,
  schedule: { weekdays: everyDay, gamesMax: 4, starts: evenings },
  venueB: { sport: 'wnba', title: 'WNBA', id: 35 },
});

export const ncaaMen = american({
  key: 'ncaamb',
  isCollege: true,
  code: 'NCAAMB',
  contest: "men's college basketball game",
  competition: 'College Basketball (M)',
  sport: 'basketball',
  unit: 'points',
  teams: collegeBasketballTeams,
  model: points(12, 146, 15, { homeEdge: 3, totalMax: 240 }),
  durationMs: 2.1 * hourMs,
  activity: 3,
  schedule: { weekdays: everyDay, gamesMax: 16, starts: evenings },
  venueB: { sport: 'cbb', title: 'CBB', id: 36 },
});

export const ncaaWomen = american({
  key: 'ncaawb',
  isCollege: true,
  code: 'NCAAWB',
  contest: "women's college basketball game",
  competition: 'College Basketball (W)',
  sport: 'basketball',
  unit: 'points',
  teams: womensCollegeBasketballTeams,
  model: points(14, 136, 14, { homeEdge: 3, totalMax: 240 }),
  durationMs: 2 * hourMs,
  activity: 1,
  schedule: { weekdays: everyDay, gamesMax: 12, starts: evenings },
  venueB: { sport: 'cwbb', title: 'CWBB', id: 37 },
});

export const mlb = american({
  key: 'mlb',
  code: 'MLB',
  contest: 'professional baseball game',
  competition: 'Pro Baseball',
  sport: 'baseball',
  unit: 'runs',
  teams: mlbTeams,
  model: { kind: 'goals', sport: 'baseball', homeRate: 4.6, awayRate: 4.3, cup: false },
  durationMs: 2.8 * hourMs,
  activity: 7,
  schedule: {
    weekdays: everyDay,
    gamesMax: 13,
    starts: [
      [13, 10],
      [16, 5],
      [18, 40],
      [19, 10],
      [21, 45],
    ],
    doubleHeaders: 0.06,
  },
  venueB: { sport: 'mlb', title: 'MLB', id: 8 },
});

export const nhl = american({
  key: 'nhl',
  code: 'NHL',
  contest: 'NHL game',
  competition: 'Pro Hockey',
  sport: 'hockey',
  unit: 'goals',
  teams: nhlTeams,
  model: { kind: 'goals', sport: 'hockey', homeRate: 3.1, awayRate: 2.85, cup: false },
  durationMs: 2.5 * hourMs,
  activity: 5,
  schedule: { weekdays: everyDay, gamesMax: 9, starts: evenings },
  venueB: { sport: 'nhl', title: 'NHL', id: 12 },
});

export const epl = soccer({
  key: 'epl',
  code: 'EPL',
  words: 'EPL',
  teams: eplTeams,
  sport: 'epl',
  id: 2,
  activity: 9,
});

export const laLiga = soccer({
  key: 'laliga',
  code: 'LALIGA',
  words: 'La Liga',
  teams: laLigaTeams,
  sport: 'lal',
  id: 3,
  activity: 6,
});

export const mls = soccer({
  key: 'mls',
  code: 'MLS',
  words: 'MLS',
  teams: mlsTeams,
  sport: 'mls',
  id: 33,
  activity: 4,
});

export const championsLeague = soccer({
  key: 'ucl',
  code: 'UCL',
  words: 'Champions League',
  teams: championsLeagueTeams,
  sport: 'ucl',
  id: 13,
  activity: 9,
  cup: true,
  weekdays: [2, 3],
});

const nwsl = soccer({
  key: 'nwsl',
  code: 'NWSL',
  words: 'NWSL',
  teams: nwslTeams,
  sport: 'nwsl',
  id: 40,
  activity: 1,
});

export const atp = tennis('atp', atpPlayers, 45);

export const wta = tennis('wta', wtaPlayers, 46);

export const counterStrike = esports('cs2', 'CS2', 'CS2', counterStrikeTeams, 50);

export const leagueOfLegends = esports('lol', 'LOL', 'League of Legends', leagueOfLegendsTeams, 51);

export const leagues: readonly SimulatedLeague[] = [
  nfl,
  nba,
  epl,
  mlb,
  championsLeague,
  nhl,
  ncaaf,
  laLiga,
  atp,
  ncaaMen,
  wta,
  mls,
  wnba,
  soccer({
    key: 'bundesliga',
    code: 'BUNDESLIGA',
    words: 'Bundesliga',
    teams: bundesligaTeams,
    sport: 'bun',
    id: 7,
    activity: 4,
  }),
  soccer({
    key: 'seriea',
    code: 'SERIEA',
    words: 'Serie A',
    teams: serieATeams,
    sport: 'sea',
    id: 14,
    activity: 4,
  }),
  counterStrike,
  soccer({
    key: 'ligue1',
    code: 'LIGUE1',
    words: 'Ligue 1',
    teams: ligue1Teams,
    sport: 'fl1',
    id: 15,
    activity: 3,
  }),
  leagueOfLegends,
  soccer({
    key: 'ligamx',
    code: 'LIGAMX',
    words: 'Liga MX',
    teams: ligaMxTeams,
    sport: 'mex',
    id: 16,
    activity: 2,
  }),
  soccer({
    key: 'brasileiro',
    code: 'BRASILEIRO',
    words: 'Brasileiro Serie A',
    teams: brasileiroTeams,
    sport: 'bra',
    id: 17,
    activity: 2,
  }),
  nwsl,
  ncaaWomen,
  esports('dota2', 'DOTA2', 'Dota 2', dotaTeams, 52),
  esports('valorant', 'VALORANT', 'Valorant', valorantTeams, 53),
];

export const golfTour: SimulatedCompetition = {
  key: 'pga',
  activity: 2,
  venueA: {
    code: 'PGA',
    contest: 'golf tournament',
    competition: 'PGA Tour',
    targetType: 'golf_competitor',
    milestoneType: 'golf_tournament',
    unit: 'strokes',
    homeFirst: true,
    timed: false,
  },
  venueB: {
    sport: 'pga',
    title: 'PGA Tour',
    id: 60,
    seriesId: '10360',
    tagId: '100510',
    homeFirst: true,
    slugDate: 'eastern',
    resolution: 'https://www.example-golf.test/',
  },
};

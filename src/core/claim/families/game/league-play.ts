/** How a league plays, as far as contracts on its games need it, and which words of a text mean the league. */
import type { GamePeriod } from '../score-variable.ts';

export interface LeaguePlay {
  readonly unit: 'points' | 'runs' | 'goals';
  /** Whether a completed game can be tied. */
  readonly ties: GamePeriod['ties'];
  /** What a full game is, by the league's own rules of play. */
  readonly scope: string;
  /** A shootout decides games and counts as one goal only if the contract says so. */
  readonly shootout: boolean;
  /** Two teams may meet twice a day, so the time of the start tells the games apart. */
  readonly twiceADay: boolean;
}

const overtime = 'game completed, overtime counts';
const points: LeaguePlay = {
  unit: 'points',
  ties: 'impossible',
  scope: overtime,
  shootout: false,
  twiceADay: false,
};

const plays: ReadonlyMap<string, LeaguePlay> = new Map(
  Object.entries({
    nfl: { ...points, ties: 'possible' },
    ncaaf: points,
    nba: points,
    nba_summer: points,
    wnba: points,
    ncaamb: points,
    ncaawb: points,
    mlb: { ...points, unit: 'runs', scope: 'game completed, extra innings count', twiceADay: true },
    nhl: { ...points, unit: 'goals', scope: `${overtime}, a shootout is one goal`, shootout: true },
  } satisfies Record<string, LeaguePlay>),
);

/**
 * Whether a game of a day `2026-03-03` may be one before the season, which in baseball may end level. The season begins in the last
 * week of March, beside the last exhibitions; no text says which a game is.
 */
export function mayBeExhibition(league: string, scheduled: string): boolean {
  return league === 'mlb' && /^\d{4}-0[1-3]/.test(scheduled);
}

export function leaguePlay(league: string): LeaguePlay | undefined {
  return plays.get(league);
}

/** Where a hockey count may or may not hold the goal of a shootout. */
export const shootoutUnstated = `${overtime}, shootout not mentioned`;

/** Where a count may or may not hold what is scored after regulation. */
export const overtimeUnstated = 'game completed, overtime not mentioned';

/**
 * The leagues that the words of a sentence can mean: one where the league is named, several where only the sport is. What
 * `is_about` of a clause says is a key of this table.
 */
const contests: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    nfl: ['nfl'],
    ncaaf: ['ncaaf'],
    nba: ['nba'],
    nba_summer: ['nba_summer'],
    wnba: ['wnba'],
    ncaamb: ['ncaamb'],
    ncaawb: ['ncaawb'],
    mlb: ['mlb'],
    nhl: ['nhl'],
    pro_football: ['nfl'],
    pro_basketball: ['nba', 'wnba'],
    womens_pro_basketball: ['wnba'],
    college_basketball: ['ncaamb', 'ncaawb'],
    pro_baseball: ['mlb'],
    pro_hockey: ['nhl'],
  }),
);

export function leaguesOf(contest: string): readonly string[] {
  return contests.get(contest) ?? [];
}

/** What stands between the league and the end of a venue_a series on single games. */
const seriesKinds =
  'GAME|SPREAD|TOTAL|TEAMTOTAL|WINMARGIN|TIE|OVERTIME|OT|EXTRAS|[12]H(?:WINNER|TOTAL|SPREAD|TEAMTOTAL)?|[1-4]Q(?:WINNER|TOTAL|SPREAD)?|[1-3]P(?:WINNER|TOTAL|SPREAD)?|F[357](?:WINNER|TOTAL|SPREAD)?|RFI|INNINGWIN|INNINGTOTAL';

const seriesPattern = new RegExp(
  `^KX(NFL|NCAAF|NBASUMMER|NBA|WNBA|NCAAMB|NCAAWB|MLB|NHL)(?:${seriesKinds})$`,
);

const seriesLeagues: Readonly<Record<string, string>> = { NBASUMMER: 'nba_summer' };

/** The league of a venue_a series on single games; undefined for every other series, however it begins. */
export function leagueOfSeries(seriesId: string | undefined): string | undefined {
  const code = seriesPattern.exec(seriesId ?? '')?.[1];
  return code === undefined ? undefined : (seriesLeagues[code] ?? code.toLowerCase());
}

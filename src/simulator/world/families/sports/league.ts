/** What a league is: how its games are scored and played, and what each venue calls them. */
import { hourMs } from '../../eastern-time.ts';
import type { GoalsModel } from './goals-game.ts';
import type { PointsModel } from './points-game.ts';
import type { SetsModel } from './set-match.ts';
import type { SimulatedTeam } from './team.ts';

export interface SimulatedLeague {
  readonly key: string;
  readonly isCollege?: boolean;
  readonly model: PointsModel | GoalsModel | SetsModel;
  readonly teams: readonly SimulatedTeam[];
  readonly durationMs: number;
  readonly activity: number;
  readonly schedule: {
    /** Days of the week on which it plays, 0 is Sunday. */
    readonly weekdays: readonly number[];
    readonly gamesMax: number;
    /** Eastern starts, given out in turn. */
    readonly starts: readonly (readonly [hour: number, minute: number])[];
    /** Share of pairs that play twice on one day. */
    readonly doubleHeaders?: number;
  };
  readonly venueA: {
    /** Between `KX` and `GAME`. */
    readonly code: string;
    /** As rules name the sport: "Pro Football game". */
    readonly contest: string;
    readonly competition: string;
    readonly targetType: string;
    readonly milestoneType: string;
    readonly unit: string;
    readonly homeFirst: boolean;
    /** Tickers and rules carry the time of day. */
    readonly timed: boolean;
  };
  readonly venueB: {
    readonly sport: string;
    readonly title: string;
    readonly id: number;
    readonly seriesId: string;
    readonly tagId: string;
    readonly homeFirst: boolean;
    /** Which date the slug carries. */
    readonly slugDate: 'utc' | 'eastern';
    readonly resolution: string;
  };
}

/** What contracts beyond single games need of a league. */
export type SimulatedCompetition = Pick<SimulatedLeague, 'key' | 'activity' | 'venueA' | 'venueB'>;

export const everyDay = [0, 1, 2, 3, 4, 5, 6];

interface SoccerDraft {
  readonly key: string;
  readonly code: string;
  readonly words: string;
  readonly teams: readonly SimulatedTeam[];
  readonly sport: string;
  readonly id: number;
  readonly activity: number;
  readonly cup?: boolean;
  readonly weekdays?: readonly number[];
}

export function soccer(draft: SoccerDraft): SimulatedLeague {
  return {
    key: draft.key,
    model: { kind: 'goals', sport: 'soccer', homeRate: 1.55, awayRate: 1.2, cup: draft.cup ?? false },
    teams: draft.teams,
    durationMs: 1.9 * hourMs,
    activity: draft.activity,
    schedule: {
      weekdays: draft.weekdays ?? [0, 3, 5, 6],
      gamesMax: 8,
      starts: [
        [7, 30],
        [10, 0],
        [12, 30],
        [15, 0],
        [20, 30],
      ],
    },
    venueA: {
      code: draft.code,
      contest: `professional ${draft.words} soccer game`,
      competition: draft.words,
      targetType: 'soccer_team',
      milestoneType: 'soccer_tournament_multi_leg',
      unit: 'goals',
      homeFirst: true,
      timed: false,
    },
    venueB: {
      sport: draft.sport,
      title: draft.words,
      id: draft.id,
      seriesId: String(10_200 + draft.id),
      tagId: String(100_350 + draft.id),
      homeFirst: true,
      slugDate: 'utc',
      resolution: `https://www.example-soccer.test/${draft.sport}`,
    },
  };
}

export function esports(
  key: string,
  code: string,
  words: string,
  teams: readonly SimulatedTeam[],
  id: number,
): SimulatedLeague {
  return {
    key,
    model: { kind: 'sets', sport: 'esports', bestOf: 3 },
    teams,
    durationMs: 3 * hourMs,
    activity: 1,
    schedule: {
      weekdays: everyDay,
      gamesMax: 5,
      starts: [
        [4, 0],
        [6, 30],
        [9, 0],
        [12, 0],
        [15, 0],
      ],
    },
    venueA: {
      code,
      contest: `${words} match`,
      competition: words,
      targetType: 'esports_competitor',
      milestoneType: 'esports_match',
      unit: 'maps',
      homeFirst: true,
      timed: true,
    },
    venueB: {
      sport: key === 'valorant' ? 'val' : key,
      title: words,
      id,
      seriesId: String(10_300 + id),
      tagId: String(100_450 + id),
      homeFirst: true,
      slugDate: 'utc',
      resolution: `https://www.example-esports.test/${key}`,
    },
  };
}

export function tennis(key: 'atp' | 'wta', teams: readonly SimulatedTeam[], id: number): SimulatedLeague {
  return {
    key,
    model: { kind: 'sets', sport: 'tennis', bestOf: 3 },
    teams,
    durationMs: 2.4 * hourMs,
    activity: 3,
    schedule: {
      weekdays: everyDay,
      gamesMax: 9,
      starts: [
        [5, 0],
        [6, 30],
        [11, 0],
        [13, 0],
        [19, 0],
      ],
    },
    venueA: {
      code: key.toUpperCase(),
      contest: 'professional tennis match',
      competition: key.toUpperCase(),
      targetType: 'tennis_competitor',
      milestoneType: 'tennis_tournament_singles',
      unit: 'sets',
      homeFirst: true,
      timed: false,
    },
    venueB: {
      sport: key,
      title: key.toUpperCase(),
      id,
      seriesId: String(10_300 + id),
      tagId: String(100_450 + id),
      homeFirst: true,
      slugDate: 'eastern',
      resolution: `https://www.example-tennis.test/${key}`,
    },
  };
}

interface AmericanDraft {
  readonly key: string;
  readonly isCollege?: true;
  readonly code: string;
  readonly contest: string;
  readonly competition: string;
  readonly sport: 'football' | 'basketball' | 'baseball' | 'hockey';
  readonly unit: string;
  readonly teams: readonly SimulatedTeam[];
  readonly model: PointsModel | GoalsModel;
  readonly durationMs: number;
  readonly activity: number;
  readonly schedule: SimulatedLeague['schedule'];
  readonly venueB: {
    readonly sport: string;
    readonly title: string;
    readonly id: number;
    readonly utc?: boolean;
  };
}

export function american(draft: AmericanDraft): SimulatedLeague {
  return {
    key: draft.key,
    isCollege: draft.isCollege === true,
    model: draft.model,
    teams: draft.teams,
    durationMs: draft.durationMs,
    activity: draft.activity,
    schedule: draft.schedule,
    venueA: {
      code: draft.code,
      contest: draft.contest,
      competition: draft.competition,
      targetType: `${draft.sport}_team`,
      milestoneType: draft.sport === 'hockey' ? 'hockey_match' : `${draft.sport}_game`,
      unit: draft.unit,
      homeFirst: false,
      timed: draft.sport === 'baseball',
    },
    venueB: {
      sport: draft.venueB.sport,
      title: draft.venueB.title,
      id: draft.venueB.id,
      seriesId: String(10_200 + draft.venueB.id),
      tagId: String(100_350 + draft.venueB.id),
      homeFirst: false,
      slugDate: draft.venueB.utc === true ? 'utc' : 'eastern',
      resolution: `https://www.example-scores.test/${draft.venueB.sport}`,
    },
  };
}

/** The games every world has: one of each kind of contract, and those that the known hard cases need. */
import { addDays, easternOf, weekdayOf } from '../../eastern-time.ts';
import type { FamilyContext, Listing } from '../../family.ts';
import { type ListedGame, setGameTraps } from './core-traps.ts';
import { createContest, createFixture, type Fixture } from './fixture.ts';
import type { SimulatedLeague } from './league.ts';
import {
  atp,
  championsLeague,
  counterStrike,
  epl,
  laLiga,
  leagueOfLegends,
  mlb,
  mls,
  nba,
  ncaaf,
  ncaaMen,
  ncaaWomen,
  nfl,
  nhl,
  wnba,
  wta,
} from './leagues.ts';
import { listProps } from './props.ts';
import type { SimulatedTeam } from './team.ts';
import { listVenueAGame } from './venue-a-game.ts';
import type { VenueAKind } from './venue-a-rules.ts';
import { listVenueBGame } from './venue-b-game.ts';

interface CorePlan {
  readonly league: SimulatedLeague;
  readonly home: string;
  readonly away: string;
  readonly start: readonly [hour: number, minute: number];
  readonly number?: 1 | 2;
  readonly template?: Fixture['template'];
  /** Kinds and types to list, all where missing. */
  readonly venueA?: readonly VenueAKind[];
  readonly venueB?: readonly string[];
  readonly props?: boolean;
}

const winnerOnly = { venueA: ['GAME'], venueB: ['moneyline'] } as const;

const plans: Readonly<Record<string, CorePlan>> = {
  // A night game: its Eastern date is in the texts, its UTC date in venue_b's slug.
  football: { league: nfl, home: 'PHI', away: 'DAL', start: [20, 20], template: 'old' },
  college: { league: ncaaf, home: 'OSU', away: 'MICH', start: [12, 0], ...winnerOnly },
  suns: {
    league: nba,
    home: 'PHX',
    away: 'LAL',
    start: [22, 0],
    template: 'new',
    venueA: ['GAME', 'SPREAD', 'TOTAL'],
    venueB: ['moneyline', 'spreads', 'totals'],
    props: true,
  },
  mercury: {
    league: wnba,
    home: 'PHX',
    away: 'LA',
    start: [22, 0],
    venueA: ['GAME', 'TOTAL'],
    venueB: ['moneyline', 'totals'],
  },
  men: { league: ncaaMen, home: 'DUKE', away: 'UNC', start: [19, 0], ...winnerOnly },
  women: { league: ncaaWomen, home: 'DUKE', away: 'UNC', start: [19, 0], ...winnerOnly },
  baseball: { league: mlb, home: 'NYY', away: 'HOU', start: [13, 10], props: true },
  secondGame: { league: mlb, home: 'NYY', away: 'HOU', start: [17, 10], number: 2, ...winnerOnly },
  angels: { league: mlb, home: 'LAA', away: 'SEA', start: [21, 45], ...winnerOnly },
  dodgers: { league: mlb, home: 'LAD', away: 'SEA', start: [21, 45], ...winnerOnly },
  hockey: {
    league: nhl,
    home: 'VGK',
    away: 'BOS',
    start: [22, 0],
    template: 'new',
    venueB: ['moneyline', 'spreads', 'totals'],
    props: true,
  },
  oldHockey: {
    league: nhl,
    home: 'NYR',
    away: 'NYI',
    start: [19, 0],
    template: 'old',
    venueA: ['TOTAL'],
    venueB: ['moneyline', 'totals'],
  },
  soccer: { league: epl, home: 'TOT', away: 'NFO', start: [15, 0], template: 'new' },
  cup: {
    league: championsLeague,
    home: 'ARS',
    away: 'RMA',
    start: [15, 0],
    venueA: ['GAME', 'ADVANCE'],
    venueB: ['moneyline', 'to_advance'],
  },
  spain: { league: laLiga, home: 'ATM', away: 'BET', start: [15, 0], template: 'old', ...winnerOnly },
  america: { league: mls, home: 'LAG', away: 'LAFC', start: [22, 30], ...winnerOnly },
  men1: { league: atp, home: 'FRI', away: 'SHE', start: [11, 0] },
  women1: { league: wta, home: 'GAU', away: 'PEG', start: [13, 0], venueA: ['MATCH'], venueB: ['moneyline'] },
  maps: { league: counterStrike, home: 'FAZE', away: 'G2', start: [12, 0] },
  league: {
    league: leagueOfLegends,
    home: 'GEN',
    away: 'T1',
    start: [4, 0],
    venueA: ['GAME'],
    venueB: ['moneyline'],
  },
};

function teamOf(league: SimulatedLeague, code: string): SimulatedTeam {
  const team = league.teams.find((candidate) => candidate.code === code);
  if (team === undefined) {
    throw new RangeError(`${league.key} has no team ${code}`);
  }
  return team;
}

/** On the first day of play that lies two days or more after the start. */
function planFixture(startsAt: number, plan: CorePlan): Fixture {
  const today = easternOf(startsAt);
  let date = addDays(today, 2);
  while (!plan.league.schedule.weekdays.includes(weekdayOf(date))) {
    date = addDays(date, 1);
  }
  const [home, away] = [teamOf(plan.league, plan.home), teamOf(plan.league, plan.away)];
  const fixture = createFixture(plan.league, home, away, date, plan.start, plan.number ?? 1);
  return { ...fixture, template: plan.template ?? fixture.template };
}

/** Ids of the games that every world has, so that a schedule does not bring them again. */
export function coreFixtureIds(startsAt: number): ReadonlySet<string> {
  return new Set(Object.values(plans).map((plan) => planFixture(startsAt, plan).id));
}

function listPlan(context: FamilyContext, plan: CorePlan): ListedGame {
  const fixture = planFixture(context.startsAt, plan);
  const contest = createContest(context.seed, fixture);
  const { game, events } = listVenueAGame(
    context,
    fixture,
    contest,
    'core',
    plan.venueA === undefined ? undefined : new Set(plan.venueA),
  );
  const props = plan.props === true ? listProps(game, 0) : [];
  const types = plan.venueB === undefined ? undefined : new Set(plan.venueB);
  return {
    fixture,
    venueA: [...events, ...props],
    venueB: listVenueBGame(context, fixture, contest, 'core', types),
  };
}

export function* listCoreGames(context: FamilyContext): Iterable<Listing> {
  const games = new Map(Object.entries(plans).map(([name, plan]) => [name, listPlan(context, plan)]));
  yield* games.values();
  setGameTraps(context, (name) => {
    const game = games.get(name);
    if (game === undefined) {
      throw new RangeError(`no core game ${name}`);
    }
    return game;
  });
}

/** Championships, season wins, rounds reached and golf tournaments. */
import type { FamilyContext, Listing, WorldFamily } from '../../family.ts';
import type { SimulatedMarket } from '../../market.ts';
import { hasSeasonWins, listChampion, listRounds, listSeasonWins } from './futures.ts';
import { listGolf } from './golf.ts';
import type { SimulatedLeague } from './league.ts';
import { championsLeague, golfTour, leagues, nba, nfl } from './leagues.ts';
import { golfers } from './players.ts';
import { teamTargetId } from './targets.ts';
import type { SimulatedTeam } from './team.ts';

const golfWeeksAhead = 12;
const golfWeeksPast = 25;

export const futuresFamily: WorldFamily = {
  name: 'sports futures',
  weights: { venueA: 40, venueB: 20 },
  *core(context) {
    for (const player of golfers) {
      teamTargetId(context, golfTour, player);
    }
    const champion = listChampion(context, nba, teamsOf(nba, ['NYK', 'BOS', 'LAL', 'LAC']));
    yield champion;
    const wins = listSeasonWins(context, nfl, teamOf(nfl, 'DAL'), 2);
    yield wins;
    const rounds = listRounds(context, championsLeague, teamOf(championsLeague, 'ARS'));
    yield rounds;
    const golf = listGolf(context, golfTour, 1, 2);
    yield golf;
    setTraps(context, { champion, wins, rounds, golf });
  },
  *more(context) {
    for (const league of leagues) {
      if (league !== nba && league.model.kind !== 'sets') {
        yield listChampion(context, league, league.teams);
      }
    }
    for (let week = 2; week < golfWeeksAhead; week += 1) {
      yield listGolf(context, golfTour, week, 24);
    }
    for (const team of championsLeague.teams) {
      if (team.code !== 'ARS') {
        yield listRounds(context, championsLeague, team);
      }
    }
    for (const league of leagues) {
      for (const team of hasSeasonWins(league) ? league.teams : []) {
        if (!(league === nfl && team.code === 'DAL')) {
          yield listSeasonWins(context, league, team, 5);
        }
      }
    }
  },
  *past(context) {
    for (let week = 2; week < golfWeeksPast; week += 1) {
      yield listGolf(context, golfTour, -week, 24);
    }
  },
};

function teamOf(league: SimulatedLeague, code: string): SimulatedTeam {
  const [team] = teamsOf(league, [code]);
  if (team === undefined) {
    throw new RangeError(`${league.key} has no team ${code}`);
  }
  return team;
}

function teamsOf(league: SimulatedLeague, codes: readonly string[]): readonly SimulatedTeam[] {
  return league.teams.filter((team) => codes.includes(team.code));
}

function setTraps(
  context: FamilyContext,
  listed: Readonly<Record<'champion' | 'wins' | 'rounds' | 'golf', Listing>>,
): void {
  const venueA = (listing: Listing, event: number, market: number): SimulatedMarket =>
    present(listing.venueA?.[event]?.markets[market]);
  const venueB = (listing: Listing, event: number, market: number): SimulatedMarket =>
    present(listing.venueB?.[event]?.markets[market]);
  const { champion, wins, rounds, golf } = listed;
  context.trap('H56', venueA(champion, 0, 0), venueA(champion, 0, 1), {
    relation: 'contradicts',
    reason: 'Template twins: only one team wins the title.',
  });
  context.trap('H57', venueA(champion, 0, 2), venueB(champion, 0, 3), {
    relation: 'contradicts',
    reason: 'Two teams of Los Angeles, of which one at most wins the title.',
  });
  for (const hardCase of ['H18', 'P2']) {
    context.trap(hardCase, venueA(wins, 0, 0), venueB(wins, 0, 0), {
      relation: 'contradicts',
      covers: true,
      reason: 'At least n and at most n - 1 are complements.',
    });
  }
  context.trap('H19', venueB(wins, 0, 1), venueA(wins, 0, 0), {
    relation: 'implies',
    reason: 'A bracket above the bound implies the tail.',
  });
  context.trap('P9', venueA(rounds, 0, 2), venueA(rounds, 0, 1), {
    relation: 'implies',
    reason: 'Who reaches the final has reached the semifinal.',
  });
  context.trap('P9', venueB(rounds, 0, 1), venueA(rounds, 0, 1), {
    relation: 'implies',
    reason: 'Who reaches the final has reached the semifinal.',
  });
  context.trap('H54', venueA(golf, 1, 0), venueA(golf, 2, 0), {
    relation: 'implies',
    reason: 'Top 5 is Top 10, with the same clause on ties.',
  });
  context.trap('H54', venueA(golf, 2, 0), venueB(golf, 1, 0), {
    relation: 'none',
    reason: 'Only one text says how a tie for the last place counts.',
  });
}

function present(market: SimulatedMarket | undefined): SimulatedMarket {
  if (market === undefined) {
    throw new RangeError('a core listing lacks a market that a hard case needs');
  }
  return market;
}

/** A game on the calendar: who plays whom and when, and the contest it becomes. */
import {
  addDays,
  dayMs,
  type EasternDate,
  easternOf,
  fromEastern,
  isoDate,
  weekdayOf,
} from '../../eastern-time.ts';
import { createRandom, normalQuantile, uniformOf } from '../../random.ts';
import { GoalsGame } from './goals-game.ts';
import type { SimulatedLeague } from './league.ts';
import { PointsGame } from './points-game.ts';
import { SimulatedSetMatch } from './set-match.ts';
import type { SimulatedTeam } from './team.ts';

export interface Fixture {
  /** Such as `nfl-2026-11-22-dal-phi`; the id of the contest too. */
  readonly id: string;
  readonly league: SimulatedLeague;
  /** The first-named side where there is no home: tennis and esports. */
  readonly home: SimulatedTeam;
  readonly away: SimulatedTeam;
  readonly startsAt: number;
  /** When the venues list it. */
  readonly listedAt: number;
  /** 2 for the second game of a double-header. */
  readonly number: 1 | 2;
  /** Texts change over the months; a game keeps the wording it was listed with. */
  readonly template: 'old' | 'new';
}

/** Both venues list a game this long before it starts. */
export const listingLeadMs = 10 * dayMs;

export function createFixture(
  league: SimulatedLeague,
  home: SimulatedTeam,
  away: SimulatedTeam,
  date: EasternDate,
  start: readonly [hour: number, minute: number],
  number: 1 | 2 = 1,
): Fixture {
  const startsAt = fromEastern(date, start[0], start[1]);
  const [first, second] = league.venueA.homeFirst ? [home, away] : [away, home];
  const id =
    `${league.key}-${isoDate(date)}-${first.code}-${second.code}${number === 2 ? '-2' : ''}`.toLowerCase();
  return {
    id,
    league,
    home,
    away,
    startsAt,
    listedAt: startsAt - listingLeadMs,
    number,
    template: uniformOf(11, `template:${id}`) < 0.4 ? 'old' : 'new',
  };
}

/** The second game of a day begins this long after the first. */
const doubleHeaderHours = 4;

/** Every instant at which a game of the league may begin on a day. */
export function startsOn(league: SimulatedLeague, date: EasternDate): readonly number[] {
  return league.schedule.starts.flatMap(([hour, minute]) => [
    fromEastern(date, hour, minute),
    fromEastern(date, hour + doubleHeaderHours, minute),
  ]);
}

/** The games of a league on a day, the same for everybody who asks. */
export function* fixturesOn(seed: number, league: SimulatedLeague, date: EasternDate): Iterable<Fixture> {
  const { weekdays, gamesMax, starts, doubleHeaders = 0 } = league.schedule;
  if (!weekdays.includes(weekdayOf(date))) {
    return;
  }
  const random = createRandom(seed, `schedule:${league.key}:${isoDate(date)}`);
  const teams = random.shuffle(league.teams);
  for (let game = 0; game < gamesMax && 2 * game + 1 < teams.length; game += 1) {
    const [home, away] = [teams[2 * game], teams[2 * game + 1]];
    const start = starts[game % starts.length];
    if (home === undefined || away === undefined || start === undefined) {
      return;
    }
    const fixture = createFixture(league, home, away, date, start);
    yield fixture;
    if (random.chance(doubleHeaders) && start[0] < 18) {
      yield createFixture(league, home, away, date, [start[0] + doubleHeaderHours, start[1]], 2);
    }
  }
}

/**
 * The games of all leagues on the days from the one of `from` on, `days` of them; a negative number goes back. Leagues take
 * turns, so that a few games are of many leagues.
 */
export function* fixturesFrom(
  seed: number,
  leagues: readonly SimulatedLeague[],
  from: number,
  days: number,
): Iterable<Fixture> {
  const today = easternOf(from);
  for (let day = 0; day < Math.abs(days); day += 1) {
    const date = addDays(today, days < 0 ? -day : day);
    const games = leagues.map((league) => [...fixturesOn(seed, league, date)]);
    const most = Math.max(...games.map((list) => list.length));
    for (let turn = 0; turn < most; turn += 1) {
      for (const list of games) {
        const fixture = list[turn];
        if (fixture !== undefined) {
          yield fixture;
        }
      }
    }
  }
}

/** How good a team is in this world, in standard deviations. */
export function ratingOf(seed: number, team: SimulatedTeam): number {
  return normalQuantile(uniformOf(seed, `rating:${team.key}`));
}

export type Contest = PointsGame | GoalsGame | SimulatedSetMatch;

export function createContest(seed: number, fixture: Fixture): Contest {
  const { id, listedAt, startsAt, league } = fixture;
  const better = (ratingOf(seed, fixture.home) - ratingOf(seed, fixture.away)) / Math.SQRT2;
  const drawn = { seed, id, listedAt, startsAt, durationMs: league.durationMs };
  switch (league.model.kind) {
    case 'points':
      return new PointsGame(league.model, {
        ...drawn,
        strength: better * league.model.marginDeviation * 0.45,
      });
    case 'goals':
      return new GoalsGame(league.model, {
        ...drawn,
        strength: better * (league.model.sport === 'baseball' ? 0.1 : 0.2),
      });
    case 'sets':
      return new SimulatedSetMatch(league.model, { ...drawn, strength: better * 0.7 });
  }
}

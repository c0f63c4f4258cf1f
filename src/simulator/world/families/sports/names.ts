/** How the venues write a game: pairing, date and time, in titles, rules, tickers and slugs. */
import {
  clockTime,
  easternOf,
  isoDate,
  longDate,
  monthDay,
  shortDate,
  shortMonth,
  tickerDate,
} from '../../eastern-time.ts';
import { uniformOf } from '../../random.ts';
import type { Fixture } from './fixture.ts';
import type { SimulatedTeam } from './team.ts';

/** Half lines are kept by their whole part: 3 is the line 3.5, and a figure beyond it is at least 4. */
export function lineText(whole: number): string {
  return `${whole}.5`;
}

const tournaments = ['Harbor Masters', 'Lakeside Open', 'Capital Cup', 'Coastal Championships'] as const;
const rounds = ['Round Of 32', 'Round Of 16', 'Quarterfinal', 'Semifinal', 'Final'] as const;

function part<T>(fixture: Fixture, key: string, list: readonly [T, ...T[]]): T {
  const draw = uniformOf(fixture.startsAt % 4_294_967, `${key}:${fixture.id}`);
  return list[Math.floor(draw * list.length)] ?? list[0];
}

/** `2026 Dota 2 Capital Cup` */
export function tournamentOf(fixture: Fixture): string {
  return `${yearOf(fixture)} ${tournamentName(fixture)}`;
}

/** `Dota 2 Capital Cup 2026`, as a title before the sides of a match. */
export function tournamentWithYear(fixture: Fixture): string {
  return `${tournamentName(fixture)} ${yearOf(fixture)}`;
}

function yearOf({ startsAt }: Fixture): number {
  return easternOf(startsAt).year;
}

function tournamentName(fixture: Fixture): string {
  return `${fixture.league.venueA.competition} ${part({ ...fixture, id: fixture.league.key }, 'tour', tournaments)}`;
}

export function roundOf(fixture: Fixture): string {
  return part(fixture, 'round', rounds);
}

function venueAOrder({ league, home, away }: Fixture): readonly [SimulatedTeam, SimulatedTeam] {
  return league.venueA.homeFirst ? [home, away] : [away, home];
}

export function venueBOrder({ league, home, away }: Fixture): readonly [SimulatedTeam, SimulatedTeam] {
  return league.venueB.homeFirst ? [home, away] : [away, home];
}

/** `Dallas vs Philadelphia`; players by last name. */
export function pairing(fixture: Fixture): string {
  const tennis = fixture.league.venueA.targetType === 'tennis_competitor';
  const [first, second] = venueAOrder(fixture).map((team) => (tennis ? team.nickname : team.place));
  return `${first} vs ${second}`;
}

/** `DAL Cowboys vs PHI Eagles`, a wording that some football texts have. */
export function codedPairing(fixture: Fixture): string {
  const [first, second] = venueAOrder(fixture).map((team) => `${team.code} ${team.nickname}`);
  return `${first} vs ${second}`;
}

/** `Nov 22, 2026`, with the time of day where the league's texts carry it. */
export function scheduledFor(fixture: Fixture): string {
  const eastern = easternOf(fixture.startsAt);
  const date = shortDate(eastern);
  if (!fixture.league.venueA.timed) {
    return date;
  }
  const [clock = '', half = ''] = clockTime(eastern.hour, eastern.minute).split(' ');
  return `${date} at ${clock.includes(':') ? clock : `${clock}:00`} ${half} ${eastern.zone}`;
}

/** `26NOV22DALPHI`, or `26NOV221305DALPHI` where tickers carry the time. */
export function tickerTail(fixture: Fixture): string {
  const eastern = easternOf(fixture.startsAt);
  const [first, second] = venueAOrder(fixture);
  const two = (value: number): string => String(value).padStart(2, '0');
  const time = fixture.league.venueA.timed ? `${two(eastern.hour)}${two(eastern.minute)}` : '';
  return `${tickerDate(eastern)}${time}${first.code}${second.code}`;
}

/** `DAL vs PHI (Nov 22)` */
export function shortPairing(fixture: Fixture): string {
  const eastern = easternOf(fixture.startsAt);
  const [first, second] = venueAOrder(fixture);
  return `${first.code} vs ${second.code} (${shortMonth(eastern.month)} ${eastern.day})`;
}

/** `nfl-dal-phi-2026-11-22`; the date is the UTC or the Eastern one, as the league has it. */
export function gameSlug(fixture: Fixture): string {
  const [first, second] = venueBOrder(fixture);
  const { sport, slugDate } = fixture.league.venueB;
  const date =
    slugDate === 'utc' ? new Date(fixture.startsAt).toISOString().slice(0, 10) : easternIso(fixture);
  const again = fixture.number === 2 ? '-game-2' : '';
  return `${sport}-${first.abbreviation}-${second.abbreviation}-${date}${again}`;
}

export function easternIso(fixture: Fixture): string {
  return isoDate(easternOf(fixture.startsAt));
}

/** `November 22 at 4:25PM ET`; most texts of venue_b carry no year. */
export function dayAndTime(fixture: Fixture): string {
  const eastern = easternOf(fixture.startsAt);
  const [clock = '', half = ''] = clockTime(eastern.hour, eastern.minute).split(' ');
  return `${monthDay(eastern)} at ${clock.includes(':') ? clock : `${clock}:00`}${half} ET`;
}

export function dayOfGame(fixture: Fixture): string {
  return longDate(easternOf(fixture.startsAt));
}

/** The name venue_b puts on an outcome: the nickname in American leagues, the full name elsewhere. */
export function outcomeName(fixture: Fixture, team: SimulatedTeam): string {
  const { targetType } = fixture.league.venueA;
  return targetType === 'soccer_team' ||
    targetType === 'tennis_competitor' ||
    targetType === 'esports_competitor'
    ? team.fullName
    : team.nickname;
}

/** Who wins a league's championship: one number for every team of the league, so that two teams exclude each other. */

import type { EventFacts } from '../../../contract/index.ts';
import {
  atLeast,
  easternDateOf,
  intervalSet,
  parseInstant,
  point,
  rational,
  zero,
} from '../../../exact/index.ts';
import { leagueOfWorldCup, yearOfListedTitle } from '../../curated/titles.ts';
import type { Family, FamilyAnswer, Subject } from '../../family.ts';
import { findAll, foldText } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { claimOn } from '../claim-on.ts';
import { meaningsOf, readVoids, sayings, slotsWithRole } from '../subject.ts';
import {
  competitionOf,
  lineVariable,
  onlyStatement,
  rankOf,
  refuseOtherLeagues,
  teamOf,
  yearOf,
} from './entrant.ts';
import { askedTeam, refuseQuestion } from './titled-season.ts';

export const championFamily: Family = {
  id: 'champion',
  about: 'The team that wins the championship of a league whose teams are in the tables.',
  read: readChampion,
};

function readChampion(subject: Subject): FamilyAnswer {
  const statement = onlyStatement(subject);
  if ('reason' in statement) return statement;
  const title = titleOf(subject, statement.measure);
  if ('reason' in title) return title;
  const { league, name, year } = title;
  const other = refuseOtherLeagues(subject, league) ?? refuseOtherYear(subject, Number(year));
  if (other !== undefined) return other;
  const voids = readVoids(subject);
  if ('reason' in voids) return voids;
  const named = statement.sentence.slots.flatMap(({ role, slot }) => (role === 'subject' ? [slot.text] : []));
  const team = teamOf(league, [labelled(subject, named), ...named]);
  if ('reason' in team) return team;
  const asked = refuseQuestion('champion', subject.contract, league, team);
  if (asked !== undefined) return asked;
  const seasoned = refuseOtherSeason(subject, Number(year));
  if (seasoned !== undefined) return seasoned;
  const isPinned = !byEitherYear.has(league) || isPinnedToYear(subject, Number(year));
  const { venue, eventId } = subject.contract;
  const variable = lineVariable(
    {
      reach: isPinned ? 'shared' : 'venue',
      subject: `${isPinned ? '' : `${venue} event ${eventId} `}${name} championship`,
      window: year,
    },
    {
      scope: 'championship decided',
      statistic: 'champion, as the number of its code in the order of all codes, 0 for any other',
      unit: 'team',
      domain: intervalSet([atLeast(zero)]),
    },
  );
  const rank = rational(BigInt(rankOf(league, team)));
  const facts = meaningsOf(subject);
  return claimOn(
    { family: 'champion', variable, voids, facts },
    intervalSet([point(rank)]),
    'result that can occur',
  );
}

/** A venue may end a market with the year, some days before or after. */
const graceMs = 7 * 86_400_000;

/**
 * A title is called by the year in which it is decided, or by that in which its season began: the championship of 2026 that a text
 * awaits in 2027 is not the one that another awaits in 2026. So every day of the text, and the venue's end of the market, is of the
 * year that names it.
 */
function refuseOtherYear({ sentences, contract }: Subject, year: number): Withheld | undefined {
  const days = sentences.flatMap(({ slots }) =>
    slots.flatMap(({ slot }) => (slot.kind === 'date' ? [slot.year] : [])),
  );
  const ends = contract.terms['endDate'];
  const end = typeof ends === 'string' ? parseInstant(ends) : undefined;
  const near = end === undefined ? [] : [end - graceMs, end + graceMs].map((at) => easternDateOf(at)?.year);
  return days.every((each) => each === year) && (near.length === 0 || near.includes(year))
    ? undefined
    : withhold('unknown_window', 'a day of its text, or its end, is of another year than its title');
}

/** Leagues whose season is called by the year in which it begins, and whose title is decided in the next: a year alone may mean either. */
const byEitherYear: ReadonlySet<string> = new Set(['nfl', 'ncaaf']);

/**
 * Whether the title is surely decided in its year: the text awaits a winner by a day of it, the venue ends the market in the months in
 * which the game is played, or the event names the season by both of its years. Where none of these holds, the title is known inside its
 * event only.
 */
function isPinnedToYear({ sentences, contract, event }: Subject, year: number): boolean {
  if (slotsWithRole(sentences, 'until_date').some((slot) => slot.kind === 'date' && slot.year === year))
    return true;
  const ends = contract.terms['endDate'];
  const end = typeof ends === 'string' ? parseInstant(ends) : undefined;
  const last = end === undefined ? undefined : easternDateOf(end);
  if (last?.year === year && last.month < firstMonthOfSeason) return true;
  if (contract.venue === 'venue_a' && yearOfListedTitle(contract.eventId) === year) return true;
  return seasonsOf(event).some((season) => season === year);
}

const firstMonthOfSeason = 8;

/** `2026-27`, `2026/2027`: the year in which a season that the event names ends. */
const seasonForm = /\b(20\d\d)\s?[-/]\s?(?:20)?(\d\d)\b/g;

function seasonsOf(event: EventFacts | undefined): readonly number[] {
  const shown = foldText(`${event?.title ?? ''}; ${event?.subTitle ?? ''}`);
  return findAll(shown, seasonForm).flatMap(([, from, to]) =>
    Number(from) + 1 === Number(`20${to}`) ? [Number(from) + 1] : [],
  );
}

/** A season of two years that the event names ends in the year of the title. */
function refuseOtherSeason({ event }: Subject, year: number): Withheld | undefined {
  return seasonsOf(event).every((season) => season === year)
    ? undefined
    : withhold('unknown_window', 'its event names another season than that whose title it is on');
}

/** The label; where it is a bare Yes, the team that the question or the rules name. */
function labelled({ contract: { yesLabel, title } }: Subject, [named]: readonly string[]): string {
  if (yesLabel !== 'Yes') return yesLabel;
  return askedTeam(title) ?? named ?? yesLabel;
}

interface Title {
  readonly league: string;
  /** `nba`, `nba eastern conference`. */
  readonly name: string;
  readonly year: string;
}

/** Conferences by the league whose teams play in them. */
const conferences: ReadonlyMap<string, string> = new Map([
  ['nba eastern conference', 'nba'],
  ['nba western conference', 'nba'],
  ['nfl afc', 'nfl'],
  ['nfl nfc', 'nfl'],
  ['mlb american league', 'mlb'],
  ['mlb national league', 'mlb'],
]);

/** `nba eastern conference in 2026`: the year of a season that is called by two is in the measure. */
const withYear = /^(.+) in (\d{4})$/;

function titleOf(subject: Subject, measure: string): Title | Withheld {
  const dated = withYear.exec(measure);
  const name = dated?.[1] ?? measure;
  const isAgreed = sayings(subject, 'is_about').every(
    ({ saying }) => saying.measure === undefined || saying.measure === measure,
  );
  if (!isAgreed) return withhold('subject_conflict', 'the sentences name different titles');
  const year = dated?.[2] ?? yearOf(subject);
  if (typeof year === 'object') return year;
  const conference = conferences.get(name);
  if (conference !== undefined) return { league: conference, name, year };
  // The league is in the words of the sentence, or is the competition it names.
  const league = name === 'competition' ? competitionOf(subject) : leagueOf(subject, name, year);
  return typeof league === 'object' ? league : { league, name: league, year };
}

/** `The 2026 Men's World Cup`: the sport is not in the words. */
function leagueOf({ contract }: Subject, measure: string, year: string): string | Withheld {
  if (measure !== 'mens_world_cup') return measure;
  return (
    leagueOfWorldCup(contract.seriesId, Number(year)) ??
    withhold('unknown_identity', "which sport's world cup it is on is not stated")
  );
}

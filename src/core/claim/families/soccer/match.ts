/** Which match a soccer contract is on: its competition, its day and its two sides, and who of them a name means. */

import { type CalendarDate, easternDateOf } from '../../../exact/index.ts';
import type { Subject } from '../../family.ts';
import {
  competitionWithCode,
  findCompetition,
  findTeam,
  isHostOf,
  leagueWithCode,
} from '../../identity/index.ts';
import { foldText } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import type { ContestSide } from '../contest-side.ts';
import { refuseLeagueOtherThan } from '../deciding-league.ts';
import { isNearStart } from '../near-start.ts';
import { wordsOnlyShown } from '../only-shown.ts';
import type { GameIdentity } from '../score-variable.ts';
import { slotInstant } from '../slot-instant.ts';
import { sameDay, scopesOf, slotsWithRole } from '../subject.ts';
import { yearOfDay } from '../year-of-day.ts';

export interface Match {
  readonly game: GameIdentity;
  /** As the venue writes them, in the order of `game`. */
  readonly names: readonly [string, string];
  readonly facts: readonly string[];
}

export function readMatch(subject: Subject): Match | Withheld {
  const pair = pairOf(subject);
  if (pair === undefined) {
    return withhold('unknown_identity', 'neither the rules nor the event name both sides');
  }
  if ('reason' in pair) return pair;
  const league = leagueOf(subject);
  if (typeof league === 'object') return league;
  const strange = refuseLeagueOtherThan(subject, [league ?? 'soccer']) ?? refuseOtherPage(subject, league);
  if (strange !== undefined) return strange;
  const day = dayOf(subject);
  if ('reason' in day) return day;
  const [one, other] = pair.map((name) => (league === undefined ? undefined : findTeam(league, name)));
  if (one !== undefined && one === other) {
    return withhold('subject_conflict', 'both names of the pair mean one team');
  }
  const shown = shownOf(subject, pair, [one?.code, other?.code]);
  const isOneMatch = day.isAgreed && shown.length === 0;
  const isShared = one !== undefined && other !== undefined && isOneMatch;
  const keys = isShared ? ([one.code, other.code] as const) : pair;
  const names = keys[0] < keys[1] ? pair : ([pair[1], pair[0]] as const);
  const [first, second] = keys[0] < keys[1] ? keys : ([keys[1], keys[0]] as const);
  return {
    game: {
      league: league ?? 'soccer',
      scheduled: isOneMatch ? day.text : [identified(subject, day), ...shown].join(' '),
      first,
      second,
      reach: isShared ? 'shared' : 'venue',
      venue: isShared ? undefined : subject.contract.venue,
    },
    names,
    facts: [
      `soccer match ${names[0]} - ${names[1]}${league === undefined ? '' : ` (${league})`}, scheduled for ${day.text} by ${day.from}`,
      ...day.facts,
    ],
  };
}

function identified(subject: Subject, { text, isOfEvent }: Day): string {
  return isOfEvent ? text : `${text} ${ownIdentity(subject)}`;
}

/** The venue's own identity of a match, where what is shown leaves open which it is. */
function ownIdentity({ contract, event }: Subject): string {
  return event?.game?.id ?? contract.eventId;
}

/** Words of titles on parts of a match and on who goes on, which are held against the rules elsewhere. */
const figures = [
  'advance',
  'advances',
  'btts',
  'corners',
  'half',
  'halftime',
  'leading',
  'qualify',
  'qualifies',
  'regulation',
];

/**
 * Words of the titles that no sentence has: clubs lend their names to teams of women, of youths and of reserves, and a title may be
 * the only place that states it, in any language.
 */
function shownOf(
  { contract, event }: Subject,
  names: readonly string[],
  codes: readonly (string | undefined)[],
): readonly string[] {
  const { home, away, league } = event?.game ?? {};
  const otherWords = [...figures, ...codes, home?.code, away?.code, league].filter(
    (word) => word !== undefined,
  );
  return wordsOnlyShown(contract, event, [contract.title, event?.title].map(withoutHalf), otherWords).filter(
    (word) => !/^\d+$/.test(word) && !isShortened(word, names),
  );
}

/** `2nd Half`: the rules write it out, and it is held against them elsewhere. */
function withoutHalf(title: string | undefined): string | undefined {
  return title?.replaceAll(/\b(?:1st|2nd) half\b/gi, ' ');
}

/** `LAT` for Latvia: the first three letters of a side's name are no word of their own. */
function isShortened(word: string, names: readonly string[]): boolean {
  return word.length === 3 && names.some((name) => foldText(name).toLowerCase().startsWith(word));
}

/** By the scope of a sentence on where the score is published. */
export const pageOfScope: ReadonlyMap<string, string> = new Map(
  [
    'uefa.com',
    'fifa.com',
    'premierleague.com',
    'laliga.com',
    'bundesliga.com',
    'legaseriea.it',
    'ligue1.com',
    'mlssoccer.com',
    'knvb.nl',
    'efl.com',
    'superliga.rs',
    'nifootballleague.com',
    'alyga.lt',
    'anfp.cl',
    'pfl.uz',
    'cplsoccer.com',
    'jalgpall.ee',
    'cbf.com.br',
    'tff.org',
    'uslchampionship.com',
    'gff.ge',
    'leagueofireland.ie',
    'virsliga.lv',
  ].map((page) => [`published on ${page}`, page]),
);

function refuseOtherPage(subject: Subject, league: string | undefined): Withheld | undefined {
  const pages = [...scopesOf(subject)].flatMap((scope) => pageOfScope.get(scope) ?? []);
  const isOther =
    new Set(pages).size > 1 || (league !== undefined && pages.some((page) => !isHostOf(page, league)));
  return isOther
    ? withhold('subject_conflict', 'the score is published on the page of another competition')
    : undefined;
}

/** The side that a name means: one of the two as written, or another exact name of the same team. */
export function sideOf({ game, names }: Match, name: string): ContestSide | undefined {
  const plain = name.replace(/^Reg Time: /, '');
  if (plain === names[0]) return 'first';
  if (plain === names[1]) return 'second';
  const code = game.reach === 'shared' ? findTeam(game.league, plain)?.code : undefined;
  if (code === undefined) return undefined;
  return code === game.first ? 'first' : code === game.second ? 'second' : undefined;
}

function pairOf({ sentences, event, contract }: Subject): readonly [string, string] | Withheld | undefined {
  const firsts = new Set(slotsWithRole(sentences, 'first').map(({ text }) => text));
  const seconds = new Set(slotsWithRole(sentences, 'second').map(({ text }) => text));
  if (firsts.size > 1 || seconds.size > 1) {
    return withhold('subject_conflict', 'the sentences name different pairs');
  }
  const [first] = firsts;
  const [second] = seconds;
  if (first !== undefined && second !== undefined) {
    return first === second
      ? withhold('subject_conflict', 'one name stands for both sides')
      : [first, second];
  }
  const game = event?.game;
  if (game?.home !== undefined && game.away !== undefined) return [game.home.name, game.away.name];
  // Two outcomes that are both named by the rules are the two sides.
  const named = new Set(
    [...slotsWithRole(sentences, 'subject'), ...slotsWithRole(sentences, 'opponent')].map(({ text }) => text),
  );
  const { yesLabel, noLabel } = contract;
  return yesLabel !== noLabel && named.has(yesLabel) && named.has(noLabel) ? [yesLabel, noLabel] : undefined;
}

/** The competition's code. One that the rules name is in the table; a code of venue_b's in no table is its own word. */
function leagueOf({ contract, sentences, event }: Subject): string | undefined | Withheld {
  const named = new Set<string>();
  for (const { text } of slotsWithRole(sentences, 'competition')) {
    const competition = findCompetition(text);
    if (competition === undefined)
      return withhold('unknown_scope', 'it names a competition that is in no table');
    named.add(competition);
  }
  for (const { says } of sentences) {
    for (const saying of says) {
      if (saying.says === 'is_about' && saying.measure !== undefined) named.add(saying.measure);
    }
  }
  const code = event?.game?.league;
  if (code !== undefined) {
    // venue_a writes the competition's name there, venue_b a code of its sports table.
    const competition =
      contract.venue === 'venue_a'
        ? findCompetition(code)
        : (leagueWithCode(code)?.id ?? competitionWithCode(code) ?? code);
    if (competition !== undefined) named.add(competition);
  }
  if (named.size > 1) {
    return withhold('subject_conflict', `it names ${[...named].sort().join(' and ')}`);
  }
  const [league] = named;
  return league;
}

interface Day {
  readonly text: string;
  readonly from: 'its rules' | "its event's start";
  /** False if the rules and the venue's start name different days or hours: the match is then known to the venue alone. */
  readonly isAgreed: boolean;
  /** The text names the venue's own identity of the match. */
  readonly isOfEvent?: true;
  readonly facts: readonly string[];
}

/** The day as the rules state it; the year, where they leave it out, from the venue's start or end. */
function dayOf(subject: Subject): Day | Withheld {
  const { sentences, contract, event } = subject;
  const slots = slotsWithRole(sentences, 'date');
  const startsAt = contract.gameStartsAt ?? event?.game?.startsAt;
  const start = startsAt === undefined ? undefined : easternDateOf(startsAt);
  if (slots.length === 0) {
    return start === undefined
      ? withhold('unknown_window', 'neither the rules nor the event name the day')
      : { text: formatDay(start), from: "its event's start", isAgreed: true, facts: [] };
  }
  const stated = sameDay(slots);
  if (stated === undefined) {
    return withhold('subject_conflict', 'the sentences name different days');
  }
  const found = stated.year === undefined ? yearOfDay(subject, stated) : undefined;
  const year = stated.year ?? found?.year;
  if (year === undefined) {
    return start === undefined
      ? {
          text: `${formatDay({ ...stated, year: 0 }).slice(2)} ${ownIdentity(subject)}`,
          isOfEvent: true,
          from: 'its rules',
          isAgreed: false,
          facts: ['the year is not stated, so that the match is known inside its event only'],
        }
      : withhold('unknown_window', 'the rules name a day without its year, and the start is another');
  }
  return {
    text: formatDay({ ...stated, year }),
    from: 'its rules',
    isAgreed: isAgreedBy(subject, { ...stated, year }),
    facts: found === undefined ? [] : [found.fact],
  };
}

/** Every start that the venue has for it is on the day of the text, and near the hour where the text has one. */
function isAgreedBy({ sentences, contract, event }: Subject, date: CalendarDate): boolean {
  const starts = [contract.gameStartsAt, event?.game?.startsAt].filter((at) => at !== undefined);
  const hours = slotsWithRole(sentences, 'time').map((time) =>
    time.kind === 'time' ? slotInstant({ kind: 'date', text: '', ...date }, time) : undefined,
  );
  return starts.every((at) => {
    const day = easternDateOf(at);
    const isSameDay = day?.year === date.year && day.month === date.month && day.day === date.day;
    return isSameDay && hours.every((hour) => isNearStart(hour, at));
  });
}

function formatDay({ year, month, day }: CalendarDate): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}

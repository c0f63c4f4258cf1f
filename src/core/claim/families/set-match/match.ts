/** Which match a contract on tennis or esports is on, and who of its two sides a name means. */

import { type CalendarDate, formatInstant } from '../../../exact/index.ts';
import type { Subject } from '../../family.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import type { ContestSide } from '../contest-side.ts';
import { refuseLeagueOtherThan } from '../deciding-league.ts';
import { wordsOnlyShown } from '../only-shown.ts';
import { slotInstant } from '../slot-instant.ts';
import { sameDay, scopesOf, slotsWithRole } from '../subject.ts';
import { yearOfDay } from '../year-of-day.ts';
import { disciplineOf, otherNamesOf, refuseTitledDiscipline } from './match-discipline.ts';
import { readStage, stagesNamedIn } from './match-stage.ts';

export interface SetMatch {
  /** Whose word decides: the organizers', as the page gives it that the text names. */
  readonly source: string;
  readonly subject: string;
  /** Sorted. */
  readonly names: readonly [string, string];
  /** Somebody always wins: no contest but tennis is known to have no draws. */
  readonly hasWinner: boolean;
  readonly facts: readonly string[];
}

export function readMatch(subject: Subject): SetMatch | Withheld {
  const { sentences, contract } = subject;
  const firsts = new Set(slotsWithRole(sentences, 'first').map(({ text }) => text));
  const seconds = new Set(slotsWithRole(sentences, 'second').map(({ text }) => text));
  const tournaments = new Set(slotsWithRole(sentences, 'competition').map(({ text }) => text));
  if (firsts.size > 1 || seconds.size > 1 || tournaments.size > 1) {
    return withhold('subject_conflict', 'the sentences name different matches');
  }
  const [one, two, third] =
    firsts.size === 0 && seconds.size === 0 ? opponentsIn(subject) : [...firsts, ...seconds];
  const [first, second] = third === undefined ? [one, two] : [];
  if (first === undefined || second === undefined) {
    return withhold('unknown_identity', 'the rules do not name both sides');
  }
  if (first === second) return withhold('subject_conflict', 'one name stands for both sides');
  const played = disciplineOf(subject);
  const titled = refuseTitledDiscipline([contract.title, subject.event?.title ?? ''], played);
  if (titled !== undefined) return titled;
  const stage = readStage(subject, [...tournaments], [first, second]);
  if (typeof stage === 'object') return stage;
  const hasWinner = isTennis(subject);
  const tour = refuseOtherTour(subject, [...tournaments], hasWinner);
  if (tour !== undefined) return tour;
  const pages = new Set(slotsWithRole(sentences, 'source').map(({ text }) => text));
  const [page] = pages;
  if (pages.size > 1) return withhold('clause_conflict', 'the sentences name different pages');
  const scheduled = hasWinner ? withTime(subject, scheduledFor(subject)) : startOf(subject);
  if ('reason' in scheduled) return scheduled;
  const names = first < second ? ([first, second] as const) : ([second, first] as const);
  // Families play tennis, and a round robin has rematches: names and a year are no match. The venue's game is one.
  const game = hasWinner ? [`game ${subject.event?.game?.id ?? `of event ${contract.eventId}`}`] : [];
  const staged = stage === undefined ? [] : [`(${stage})`];
  const words = [
    contract.venue,
    ...played,
    ...tournaments,
    ...staged,
    scheduled.text,
    ...game,
    ...(hasWinner ? [] : shownOf(subject, played, names)),
    `${names[0]} - ${names[1]}`,
  ];
  const source = page === undefined ? 'official result' : `official result, as ${page} gives it`;
  return { source, subject: words.join(' '), names, hasWinner, facts: scheduled.facts };
}

/**
 * What only the titles say of the match: its stage, the most games it may have, the game that is played. Rules that are silent on it
 * fit two matches of one day, so that it is part of which match it is.
 */
function shownOf(
  { contract, event }: Subject,
  played: readonly string[],
  names: readonly string[],
): readonly string[] {
  const words = [
    ...wordsOnlyShown(contract, event, [contract.title, event?.title], otherNamesOf(played)),
    ...stagesNamedIn(event?.subTitle ?? '', names),
  ];
  return words.length === 0 ? [] : [`titled ${[...new Set(words)].join(' ')}:`];
}

/** Where no sentence names the pair, the statements do: who wins, and against whom. */
function opponentsIn({ sentences }: Subject): readonly string[] {
  const stated = sentences.filter(({ says }) => says.some((saying) => saying.says === 'yes_if'));
  return [
    ...new Set(
      [...slotsWithRole(stated, 'subject'), ...slotsWithRole(stated, 'opponent')].map(({ text }) => text),
    ),
  ];
}

/** Every sentence that names the two sides must call it tennis. */
function isTennis({ sentences }: Subject): boolean {
  const naming = sentences.filter(({ slots }) => slots.some(({ role }) => role === 'first'));
  return (
    naming.length > 0 &&
    naming.every(({ says }) => says.some((saying) => saying.says === 'scope' && saying.scope === 'tennis'))
  );
}

/** By the scope of a sentence on results of a tour. */
export const tourOfScope: ReadonlyMap<string, string> = new Map([
  ['results of the ATP', 'atp'],
  ['results of the WTA', 'wta'],
  ['results of the ITF', 'itf'],
  ['results of the Challenger', 'challenger'],
]);
const tours = ['atp', 'wta', 'itf', 'challenger'];

/** The tour whose word decides is that of the tournament, where it is called by one; esports have none. */
function refuseOtherTour(
  subject: Subject,
  tournaments: readonly string[],
  isTennisMatch: boolean,
): Withheld | undefined {
  const decided = [...scopesOf(subject)].flatMap((scope) => tourOfScope.get(scope) ?? []);
  const called = tours.filter((tour) =>
    tournaments.some((name) => name.toLowerCase().split(/\s/).includes(tour)),
  );
  const possible = called.length > 0 ? called : isTennisMatch ? tours : [];
  const isOther = decided.some((tour) => !possible.includes(tour)) || new Set(decided).size > 1;
  return isOther
    ? withhold('subject_conflict', 'another tour decides than that of the match')
    : refuseLeagueOtherThan(subject, decided.length > 0 ? decided : possible);
}

interface Scheduled {
  readonly text: string;
  readonly facts: readonly string[];
  /** Undefined where only the tournament is dated. */
  readonly day?: CalendarDate;
  /** The text names the event. */
  readonly isOfEvent?: true;
}

/**
 * Teams meet twice on one day, in a bracket and in its final: the start is part of the match, as the text has it. Without one the match is
 * known inside its game or event only: a venue moves the start in its table, to the hour of another match too.
 */
function startOf(subject: Subject): Scheduled | Withheld {
  const scheduled = scheduledFor(subject);
  if ('reason' in scheduled) return scheduled;
  const { sentences, contract, event } = subject;
  const { day, text, facts, isOfEvent } = scheduled;
  const times = slotsWithRole(sentences, 'time');
  if (day !== undefined && times.length > 0) {
    const starts = new Set(
      times.map((time) =>
        time.kind === 'time' ? slotInstant({ kind: 'date', text: '', ...day }, time) : undefined,
      ),
    );
    const [start] = starts;
    if (starts.size > 1) return withhold('subject_conflict', 'the sentences name different times');
    if (start === undefined) return withhold('unknown_window', 'no clock shows the time of the start');
    const dated = text.replace(formatDay(day), formatInstant(start));
    // A text may have the hour at which the day begins, and the venue's start is then that of one match of the day.
    return [contract.gameStartsAt, event?.game?.startsAt].every((at) => at === undefined || at === start)
      ? { text: dated, facts }
      : {
          text: `${dated} ${ownIdentity(subject)}`,
          facts: [
            ...facts,
            "the venue's start is another than that of the text: its event identifies the match",
          ],
        };
  }
  return withTime(subject, {
    text: isOfEvent ? text : `${text} ${ownIdentity(subject)}`,
    facts: [...facts, 'no hour is stated: the venue identifies the match'],
  });
}

/** The venue's own identity of the match, where text and start leave it open. */
function ownIdentity({ contract, event }: Subject): string {
  return event?.game === undefined ? `event ${contract.eventId}` : `game ${event.game.id}`;
}

/** Where the venue's game or event identifies the match, the time of the text is part of its name as it is written. */
function withTime({ sentences }: Subject, scheduled: Scheduled | Withheld): Scheduled | Withheld {
  if ('reason' in scheduled) return scheduled;
  const times = new Set(
    slotsWithRole(sentences, 'time').map((time) =>
      time.kind === 'time' ? `${time.hour}:${String(time.minute).padStart(2, '0')} ${time.zone}` : time.text,
    ),
  );
  const [time] = times;
  if (times.size > 1) return withhold('subject_conflict', 'the sentences name different times');
  return time === undefined ? scheduled : { ...scheduled, text: `${scheduled.text} at ${time}` };
}

/** The day, with the tournament's year where it is stated too; or that year alone. */
function scheduledFor(subject: Subject): Scheduled | Withheld {
  const { sentences } = subject;
  const days = slotsWithRole(sentences, 'date');
  const years = new Set(
    slotsWithRole(sentences, 'period').map((slot) => (slot.kind === 'year' ? slot.year : undefined)),
  );
  const [year] = years;
  if (years.has(undefined)) return withhold('unknown_window', 'the period is no year');
  if (years.size > 1) return withhold('subject_conflict', 'the sentences name different years');
  if (days.length === 0) {
    return year === undefined
      ? {
          text: `event ${subject.contract.eventId}`,
          isOfEvent: true,
          facts: ['neither a day nor a year is stated: its event identifies the match'],
        }
      : { text: String(year), facts: [] };
  }
  const stated = sameDay(days);
  if (stated === undefined) return withhold('subject_conflict', 'the sentences name different days');
  const found = stated.year === undefined ? yearOfDay(subject, stated) : undefined;
  const known = stated.year ?? found?.year;
  if (known === undefined) {
    const { contract, event } = subject;
    if (contract.gameStartsAt !== undefined || event?.game?.startsAt !== undefined) {
      return withhold('unknown_window', 'the rules name a day without its year, and the start is another');
    }
    const two = (value: number): string => String(value).padStart(2, '0');
    return {
      text: `${year === undefined ? '' : `${year} `}${two(stated.month)}-${two(stated.day)} event ${contract.eventId}`,
      isOfEvent: true,
      facts: ['the year is not stated, so that the match is known inside its event only'],
    };
  }
  const day = { year: known, month: stated.month, day: stated.day };
  return {
    // The tournament of a year may end in the next.
    text: year === undefined ? formatDay(day) : `${year} ${formatDay(day)}`,
    day,
    facts: found === undefined ? [] : [found.fact],
  };
}

function formatDay({ year, month, day }: CalendarDate): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}

/**
 * The side a name means: the name itself, or, of players, its short form. A text may write the family name where the label
 * has the full one, or the other way about; it means a side only if it cannot mean the other.
 */
export function sideOf({ names, hasWinner: isOfPlayers }: SetMatch, name: string): ContestSide | undefined {
  const exact = names.indexOf(name);
  if (exact !== -1) return exact === 0 ? 'first' : 'second';
  if (!isOfPlayers) return undefined;
  const fits = names.map((side) => isFamilyName(name, side) || isFamilyName(side, name));
  return fits[0] === fits[1] ? undefined : fits[0] ? 'first' : 'second';
}

/** A given name or its initial. */
const givenName = /^\p{Lu}[\p{L}'\u2019.-]*$/u;

/** Words that no given name is: with one of these before it, a name means another person, or none. */
const noNames: ReadonlySet<string> = new Set(
  `a all an and another any anybody anyone against beats beat besides both but cannot draw either else every everybody everyone
  except excluding field if instead lose loser loses losing neither never no nobody non none nor not nothing only opponent or
  other others over tie than the un under unless versus vs win winner wins winning without yes`.split(/\s+/),
);

/** Whether `short` is the family name of `full`: its last words, with nothing but given names before them. */
function isFamilyName(short: string, full: string): boolean {
  const [tail, words] = [short.split(' '), full.split(' ')];
  const given = words.slice(0, words.length - tail.length);
  const isTail = tail.every((word, place) => word === words[given.length + place]);
  const isGivenName = (word: string): boolean => givenName.test(word) && !noNames.has(word.toLowerCase());
  return (
    isTail && given.length > 0 && given.length <= 3 && [...given, ...tail.slice(0, 1)].every(isGivenName)
  );
}

/** Which game a contract is on: league, scheduled day, the two sides. */
import type { ContractVersion, EventFacts } from '../../../contract/index.ts';
import type { Subject } from '../../family.ts';
import { findTeam, leagueWithCode } from '../../identity/index.ts';
import { numberedGame } from '../../numbered-game.ts';
import { findAll, foldText } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { withoutLine } from '../contest-line.ts';
import type { GameIdentity } from '../score-variable.ts';
import { sayings, slotsWithRole } from '../subject.ts';
import { leagueOfSeries, leaguePlay, leaguesOf } from './league-play.ts';
import { readSchedule, type Schedule } from './schedule.ts';
import { findSides, type Sides } from './sides.ts';

export interface Game {
  readonly identity: GameIdentity;
  readonly sides: Sides;
  /** Undefined where the league is not known: nothing is then known of how it plays. */
  readonly league: string | undefined;
  readonly facts: readonly string[];
}

export function readGame(subject: Subject): Game | Withheld {
  const { contract, event } = subject;
  const names = namesIn(subject);
  const league = readLeague(subject, names);
  if (typeof league === 'object') return league;
  const sides = findSides(league, names, event);
  if ('reason' in sides) return sides;
  const schedule = readSchedule(subject);
  if ('reason' in schedule) return schedule;
  const { first, second } = sides;
  const needsTime = league !== undefined && leaguePlay(league)?.twiceADay === true;
  const isExact = isOneGame(subject, schedule, needsTime);
  const isShared = sides.reach === 'shared' && isExact;
  const time = needsTime && schedule.time !== undefined ? `T${schedule.time}` : '';
  const scheduled = `${schedule.day}${time}${isExact ? '' : ` ${gameIdOf(contract, event)}`}`;
  return {
    identity: {
      league: league ?? contestOf(subject),
      scheduled,
      first,
      second,
      reach: isShared ? 'shared' : 'venue',
      venue: isShared ? undefined : contract.venue,
    },
    sides,
    league,
    facts: schedule.facts,
  };
}

/**
 * Whether the text says which game it is, and nothing that is shown says otherwise: the venue's start may be that of the next day or
 * of the second game of the day, and a title may number the games of a day on which the text has one time.
 */
function isOneGame(
  { contract, event }: Subject,
  { isDated, time, start }: Schedule,
  needsTime: boolean,
): boolean {
  if (!isDated || start === 'on another day') return false;
  if (!needsTime) return true;
  const stated = foldText(contract.rules).toLowerCase();
  const isNumbered =
    numberedId.test(contract.eventId) ||
    [contract.title, event?.title, event?.subTitle].some((text) =>
      findAll(foldText(text ?? '').toLowerCase(), numberedGame).some(([words]) => !stated.includes(words)),
    );
  return time !== undefined && start !== 'at another hour' && (!isNumbered || start === 'agrees');
}

/** venue_a ends the ticker of a game of such a day with its number, venue_b its slug. */
const numberedId = /[A-Z]G[12]$|-game-[12]$/;

/** Where text and start leave the game open, two games are kept apart by the venue's own identity of the game, or of the event. */
function gameIdOf(contract: ContractVersion, event: EventFacts | undefined): string {
  return event?.game?.id ?? contract.eventId;
}

function namesIn({ sentences, contract }: Subject): string[] {
  const roles = ['first', 'second', 'subject', 'opponent'] as const;
  const written = roles.flatMap((role) => slotsWithRole(sentences, role).map(({ text }) => text));
  if (contract.venue === 'venue_b') {
    for (const label of outcomesOf(contract)) {
      if (!plainOutcomes.has(label.toLowerCase())) written.push(withoutLine(label));
    }
  }
  return [...new Set(written)];
}

const plainOutcomes: ReadonlySet<string> = new Set(['yes', 'no', 'over', 'under']);

/** The names of both outcomes of a venue_b market, that of Yes first; a label of the group is no outcome. */
export function outcomesOf({ yesLabel, noLabel, terms }: ContractVersion): readonly [string, string] {
  const { outcomes } = terms;
  const [yes, no] = Array.isArray(outcomes) ? outcomes : [];
  return typeof yes === 'string' && typeof no === 'string' ? [yes, no] : [yesLabel, noLabel];
}

function contestOf(subject: Subject): string {
  return sayings(subject, 'is_about').flatMap(({ saying }) => saying.measure ?? [])[0] ?? 'game';
}

/** Undefined where only the sport is known and no table settles the league. */
function readLeague(subject: Subject, names: readonly string[]): string | Withheld | undefined {
  const { contract, event } = subject;
  const contests = sayings(subject, 'is_about').flatMap(({ saying }) => saying.measure ?? []);
  if (contests.length === 0) return withhold('unknown_identity', 'no sentence names the game');
  const meant = contests.map(leaguesOf);
  const possible = (meant[0] ?? []).filter((league) => meant.every((each) => each.includes(league)));
  if (possible.length === 0)
    return withhold('subject_conflict', `its sentences name ${[...new Set(contests)].sort().join(' and ')}`);
  const code = event?.game?.league;
  const listed =
    contract.venue === 'venue_a'
      ? leagueOfSeries(contract.seriesId)
      : code === undefined
        ? undefined
        : leagueWithCode(code)?.id;
  if (listed !== undefined) {
    return possible.includes(listed)
      ? listed
      : withhold('subject_conflict', `the rules name ${possible.join(' or ')}, the venue ${listed}`);
  }
  if (contract.venue === 'venue_a' || code !== undefined) return undefined;
  // A sentence that names the league settles it; one that names the sport does where all names are of one league's teams.
  const [only] = possible;
  if (contests.some((contest) => contest === only)) return only;
  const fitting = possible.filter((league) => names.every((name) => findTeam(league, foldText(name))));
  return fitting.length === 1 ? fitting[0] : undefined;
}

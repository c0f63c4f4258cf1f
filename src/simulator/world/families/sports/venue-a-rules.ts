/**
 * venue_a's sports rules, in our own words with the venue's clauses. A rule book pairs the sentences with what they say of
 * void games, so that a claim and its text cannot disagree. Where a text is silent on a branch, the branch is missing.
 */
import type { Voids } from '../../claims.ts';
import { uniformOf } from '../../random.ts';
import type { Fixture } from './fixture.ts';
import { codedPairing, pairing, roundOf, scheduledFor, tournamentOf, tournamentWithYear } from './names.ts';

type Template = Fixture['template'];

export interface RuleBook {
  readonly voids: Voids;
  /** The secondary rules, without the affiliation paragraph; empty where there are none. */
  readonly secondary: string;
}

const silent: Voids = {};
const fairPrice: Voids = { postponed: 'fair_price', cancelled: 'fair_price' };

export type VenueAKind =
  | 'GAME'
  | 'SPREAD'
  | 'TOTAL'
  | 'TEAMTOTAL'
  | '1HWINNER'
  | '1HTOTAL'
  | '1HSPREAD'
  | 'WINMARGIN'
  | 'TIE'
  | 'OVERTIME'
  | 'BTTS'
  | 'SCORE'
  | 'CORNERS'
  | 'ADVANCE'
  | 'F5TOTAL'
  | 'RFI'
  | 'SETWINNER'
  | 'GTOTAL'
  | 'MAP'
  | 'MATCH';

/** When the venue added the affiliation paragraph: with the listing, some time after it, or never. */
export function affiliatedFrom(fixture: Fixture): number {
  const draw = uniformOf(12, `affiliation:${fixture.id}`);
  if (draw < 0.6) {
    return fixture.listedAt;
  }
  return draw < 0.9 ? fixture.listedAt + Math.floor(draw * 9 * 86_400_000) : Number.POSITIVE_INFINITY;
}

export function affiliation(fixture: Fixture): string {
  const owner = fixture.league.isCollege ? 'the college athletics association' : 'the governing league';
  return `This exchange is not connected with ${owner}, nor endorsed by it. Names and marks belong to their owners.`;
}

/** `Dallas vs Philadelphia Pro Football game first scheduled for Nov 22, 2026` */
export function gameWords(fixture: Fixture): string {
  const { league } = fixture;
  const { contest, targetType } = league.venueA;
  if (targetType === 'tennis_competitor') {
    return `${pairing(fixture)} ${contest} in the ${tournamentOf(fixture)} ${roundOf(fixture)}`;
  }
  if (targetType === 'esports_competitor') {
    const [first, second] = [fixture.home.place, fixture.away.place];
    return `${tournamentWithYear(fixture)}: ${first} vs. ${second} ${contest} first scheduled for ${scheduledFor(fixture)}`;
  }
  const coded = league.key === 'nfl' && fixture.template === 'new';
  return `${coded ? codedPairing(fixture) : pairing(fixture)} ${contest} first scheduled for ${scheduledFor(fixture)}`;
}

/** The scope that soccer texts give: regular time only. */
export const regularTime = 'after 90 minutes plus stoppage time (extra time and penalties do not count)';

function within48Hours(all: string): string {
  return `A game that is put off but begins within 48 hours of its first scheduled start keeps the market open, and the official final result counts. If the game is cancelled or has not begun within 48 hours of its first scheduled start, ${all} at a fair price.`;
}

function withinTwoDays(words: string): string {
  return `This market is about the ${words}. A game that is delayed or put off keeps the market open until the rescheduled game is over (two days at most). A game that is cancelled, or moved more than two days away, settles the market at a fair price as the rules provide.`;
}

const women2Days =
  'A game that is delayed or put off keeps the market open until the rescheduled one is over (within 2 days). If the game is not played or is moved further than 2 days out, all markets settle at a fair price as the rules provide.';

/** What totals of points and runs say; a hockey total has to say what a shootout counts. */
const overtimeNote = 'Note: overtime is included in this market.';
const extraInningsNote = 'Note: extra innings are included in this market.';

function isCount(kind: VenueAKind): boolean {
  return kind === 'TOTAL' || kind === 'TEAMTOTAL';
}

const shootoutGoal =
  'Goals of regulation and overtime count as they are. A shootout counts as one goal for the team that wins it.';

export function ruleBook(fixture: Fixture, kind: VenueAKind): RuleBook {
  const words = gameWords(fixture);
  const template = fixture.template;
  switch (fixture.league.venueA.targetType) {
    case 'football_team':
      return footballRules(fixture, kind, template, words);
    case 'basketball_team':
      return basketballRules(fixture, kind, template);
    case 'baseball_team':
      return kind === 'GAME'
        ? { voids: fairPrice, secondary: withinTwoDays(words) }
        : { voids: silent, secondary: isCount(kind) ? extraInningsNote : '' };
    case 'hockey_team':
      return hockeyRules(kind, template);
    case 'soccer_team':
      return soccerRules(kind, template, words);
    case 'tennis_competitor':
      return tennisRules(fixture, kind, words);
    default:
      return esportsRules(kind, template, words);
  }
}

function footballRules(fixture: Fixture, kind: VenueAKind, template: Template, words: string): RuleBook {
  if (kind !== 'GAME') {
    return { voids: silent, secondary: isCount(kind) ? overtimeNote : '' };
  }
  if (fixture.league.key !== 'nfl') {
    // The old text has an article too many.
    return template === 'old'
      ? {
          voids: fairPrice,
          secondary: `This market is about the team that wins the ${words}. ${within48Hours('the market settles').replace('at a fair', 'at the a fair')}`,
        }
      : { voids: fairPrice, secondary: within48Hours('the market settles') };
  }
  const tie = 'If the game ends in a tie, each team settles at $0.50.';
  const late = 'If the game has not begun within 48 hours, the market settles at a fair price.';
  return template === 'old'
    ? {
        voids: fairPrice,
        secondary: `This market is about the team that wins the ${words}. ${tie} A game that is put off but begins within 48 hours of its first scheduled start keeps the market open, and the official final result counts. ${late}`,
      }
    : { voids: fairPrice, secondary: `${tie} ${late}` };
}

function basketballRules(fixture: Fixture, kind: VenueAKind, template: Template): RuleBook {
  if (fixture.league.key === 'wnba') {
    const overtime = isCount(kind) ? `${overtimeNote}\n\n` : '';
    return { voids: fairPrice, secondary: `${overtime}${women2Days}` };
  }
  if (kind === 'GAME' && template === 'new') {
    return { voids: fairPrice, secondary: within48Hours('all markets settle') };
  }
  return { voids: silent, secondary: isCount(kind) ? overtimeNote : '' };
}

function hockeyRules(kind: VenueAKind, template: Template): RuleBook {
  if (kind === 'TOTAL') {
    // Only the old text says what a shootout counts; the new one leaves the total's scope open.
    return template === 'old' ? { voids: silent, secondary: shootoutGoal } : { voids: silent, secondary: '' };
  }
  if ((kind === 'GAME' || kind === 'SPREAD') && template === 'new') {
    return { voids: fairPrice, secondary: within48Hours('all markets settle') };
  }
  return { voids: silent, secondary: '' };
}

function soccerRules(kind: VenueAKind, template: Template, words: string): RuleBook {
  if (kind !== 'GAME') {
    return { voids: silent, secondary: '' };
  }
  const window = template === 'old' ? 'two weeks' : '48 hours';
  return {
    voids: fairPrice,
    secondary: `This market is about the ${words} ${regularTime}. If the game ends level, the market called "Tie" settles Yes. If the game is cancelled or moved more than ${window} away, the market settles at a fair price as the rules provide.`,
  };
}

/** Lesser tournaments pay one half instead of a fair price when the match never starts. */
function isLesserTournament(fixture: Fixture): boolean {
  return uniformOf(13, `lesser:${fixture.id}`) < 0.2;
}

function tennisRules(fixture: Fixture, kind: VenueAKind, words: string): RuleBook {
  if (kind !== 'MATCH') {
    return { voids: silent, secondary: '' };
  }
  const about = `This market is about the ${words}, once at least one ball was hit.`;
  const never =
    'Should the match not take place (no ball is played) because of injury, walkover, forfeit or any other cancellation before it starts,';
  const delay =
    'A match that is delayed or put off keeps the market open until the rescheduled one is over (within two weeks).';
  return isLesserTournament(fixture)
    ? {
        voids: { walkover: 1, cancelled: 1, postponed: 'by_later_result' },
        secondary: `${about} ${never} all markets settle at $0.50. A player who withdraws or forfeits after the start settles No. ${delay}`,
      }
    : {
        voids: { walkover: 'fair_price', cancelled: 'fair_price', postponed: 'by_later_result' },
        secondary: `${about} ${never} the market settles at a fair price as the rules provide. ${delay}`,
      };
}

function esportsRules(kind: VenueAKind, template: Template, words: string): RuleBook {
  if (kind !== 'GAME' || template === 'old') {
    return { voids: silent, secondary: '' };
  }
  return {
    voids: { postponed: 'fair_price', cancelled: 'fair_price', walkover: 'fair_price' },
    secondary: [
      `This market is about the full match in the ${words}.`,
      'If the match is postponed and has not begun within 48 hours of its first scheduled start, the market settles at a fair price.',
      'If the match is cancelled before play begins, the market settles at a fair price.',
      'If the match is forfeited before any play, the market settles at a fair price.',
      'If the match begins and is forfeited later, the official result of the organiser counts.',
    ].join('\n'),
  };
}

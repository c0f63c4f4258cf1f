/**
 * venue_b's sports rules, in our own words with the venue's clauses. As on the other venue, a rule book pairs sentences
 * with what they say of void games. A postponed game stays open until it is played, and its later result counts, except
 * where the text ends the wait with 50-50.
 */
import type { Voids } from '../../claims.ts';
import type { Fixture } from './fixture.ts';
import { dayAndTime, dayOfGame, outcomeName, tournamentOf } from './names.ts';
import type { SimulatedTeam } from './team.ts';

const fiftyFifty: Voids = { cancelled: 1, postponed: 'by_later_result' };

const postponedSentence = 'If the game is postponed, the market stays open until the later game is over.';
const cancelledSentence =
  'If the game is canceled for good, with no make-up game, the market resolves 50-50.';
const regularTimeSentence = 'This market counts regular play only: 90 minutes and their stoppage time.';
const statisticsSentence =
  'The official statistics of the organizers are the primary source; if they have not published a final result within 2 hours of the end, what credible reports agree on may be used instead.';

export interface VenueBRuleBook {
  readonly voids: Voids;
  /** The whole description, from the sentences that say who wins. */
  description(sentences: readonly string[]): string;
}

function opening(fixture: Fixture): string {
  const { targetType } = fixture.league.venueA;
  if (targetType === 'soccer_team') {
    return `In the coming game, set for ${dayOfGame(fixture)}`;
  }
  return `In the coming ${fixture.league.venueB.title} game, set for ${dayAndTime(fixture)}:`;
}

const overtimeCounts = 'The final score with any overtime periods counts.';

/** What a league's texts add on overtime; a winner of football or baseball is named without a word on it. */
function overtimeSentences(fixture: Fixture, kind: 'winner' | 'line'): readonly string[] {
  switch (fixture.league.venueA.targetType) {
    case 'football_team':
      return kind === 'line' ? [overtimeCounts] : [];
    case 'basketball_team':
      return [overtimeCounts];
    case 'hockey_team':
      return [
        'The final score with any overtime and shootout counts. A shootout adds one goal to the score of its winner for this market.',
      ];
    case 'baseball_team':
      return [
        'A postponed game is played when the home team lists its make-up game.',
        ...(kind === 'line' ? ['The final score with any extra innings counts.'] : []),
      ];
    default:
      return [];
  }
}

/** Two-team winner, spread, total and half contracts of American leagues. */
export function americanRules(
  fixture: Fixture,
  kind: 'winner' | 'line' | 'halfWinner' | 'partLine',
): VenueBRuleBook {
  const cancelled = {
    winner: tieIsNamed(fixture)
      ? 'A tie, or a game canceled for good with no make-up game, resolves the market 50-50.'
      : cancelledSentence,
    line: cancelledSentence,
    halfWinner:
      'If the game is canceled for good, or the first half ends in a tie, the market resolves 50-50.',
    partLine: cancelledSentence,
  }[kind];
  // A part of the game ends before any overtime.
  const overtime = kind === 'winner' || kind === 'line' ? overtimeSentences(fixture, kind) : [];
  return {
    voids: fiftyFifty,
    description: (sentences) =>
      [opening(fixture), ...sentences, postponedSentence, cancelled, ...overtime].join('\n'),
  };
}

export function tieIsNamed(fixture: Fixture): boolean {
  return fixture.league.key === 'nfl' || fixture.league.key === 'mlb';
}

/** One league's old draw text forgets to say that only regular time counts. */
export function drawScopeIsNamed(fixture: Fixture): boolean {
  return !(fixture.league.key === 'bundesliga' && fixture.template === 'old');
}

/** Soccer legs: a canceled game pays No on a team and Yes on the draw, because a group cannot pay 50-50. */
export function soccerRules(
  fixture: Fixture,
  kind: 'team' | 'draw' | 'score' | 'otherScore' | 'line' | 'half' | 'halfDraw' | 'advance',
): VenueBRuleBook {
  if (kind === 'advance') {
    return {
      voids: fiftyFifty,
      description: (sentences) =>
        [
          opening(fixture),
          ...sentences,
          'Extra time and penalties count.',
          postponedSentence,
          cancelledSentence,
        ].join('\n'),
    };
  }
  const payout = kind === 'draw' || kind === 'otherScore' || kind === 'halfDraw' ? 'Yes' : 'No';
  const scope =
    kind === 'half' || kind === 'halfDraw'
      ? 'Only the first half with its stoppage time counts for this market.'
      : regularTimeSentence;
  return {
    voids: kind === 'line' ? fiftyFifty : { ...fiftyFifty, cancelled: payout === 'Yes' ? 2 : 0 },
    description: (sentences) =>
      [
        opening(fixture),
        ...sentences,
        postponedSentence,
        kind === 'line'
          ? cancelledSentence
          : `If the game is canceled for good, with no make-up game, this market resolves "${payout}".`,
        ...(kind === 'draw' && !drawScopeIsNamed(fixture) ? [] : [scope]),
        '',
        statisticsSentence,
      ].join('\n'),
  };
}

/** Tennis and esports: half each when nothing is played within a week. */
export function setRules(fixture: Fixture, kind: 'winner' | 'handicap' | 'set'): VenueBRuleBook {
  const tennis = fixture.league.venueA.targetType === 'tennis_competitor';
  const [unit, Unit] = tennis ? ['set', 'Set'] : ['map', 'Map'];
  const [first, second] = [outcomeName(fixture, fixture.home), outcomeName(fixture, fixture.away)];
  const words = tennis ? 'tennis match' : fixture.league.venueA.contest;
  const about = `This market is about the ${words} between ${first} and ${second} in the ${tournamentOf(fixture)}, first scheduled for ${dayAndTime(fixture)}.`;
  const never =
    'If the match is not played at all, ends level, or has no winner 7 days after its date, the market resolves 50-50.';
  const walkover = tennis
    ? 'If the match is a walkover (one player is out before the first ball and the other goes through), the market resolves 50-50.'
    : 'If the match is a forfeit or walkover (one team is out before the start and the other is given the win), the market resolves 50-50.';
  const begun = {
    winner: tennis
      ? 'If the match begins and a player advances because the other retires, defaults or is disqualified, the market resolves to whoever advances.'
      : 'If the match begins and a team wins because the other forfeits or is disqualified, the market resolves to the team that wins.',
    handicap: 'A match that begins but is never completed resolves the market 50-50.',
    set: `If ${unit} 1 is not completed for any reason, the market resolves 50-50. A completed ${Unit} 1 counts even if the match is not.`,
  }[kind];
  return {
    voids: { cancelled: 1, postponed: 1, walkover: 1 },
    description: (sentences) =>
      [
        about,
        ...sentences,
        never,
        begun,
        walkover,
        `Official results of ${fixture.league.venueB.title} are the source.`,
      ].join('\n\n'),
  };
}

export function winnerSentences(
  fixture: Fixture,
  order: readonly [SimulatedTeam, SimulatedTeam],
): readonly string[] {
  return order.map((team) => {
    const name = outcomeName(fixture, team);
    const nfl = fixture.league.venueA.targetType === 'football_team';
    return nfl
      ? `If ${name} wins, the market resolves to "${name}".`
      : `If the ${name} win, the market resolves to "${name}".`;
  });
}

/** Sets of tennis matches on venue_b: who wins one, how many games it has, how many sets and games the match has. */
import type { Saying } from '../../clause.ts';
import { type Phrase, phraseOfB } from '../phrase.ts';
import { scope, voidBranch, yesIf } from '../sayings.ts';
import { half } from './fragments.ts';

const setMatch = 'set_match';
const set = 'part=(the first set | set 1 | set 2 | set 3 | set 4 | set 5)' as const;
const numbered = 'number=(1 | 2 | 3 | 4 | 5)' as const;
const again = 'again=(1 | 2 | 3 | 4 | 5)' as const;

/** `the first set` is set 1. */
const setCalled = (words: string): string => (words === 'the first set' ? 'set 1' : words);

/** A set that is named twice must be the same one: what is neither is a scope that no family carries. */
const ofSet = (number: string, other = number): Saying =>
  scope(number === other ? `part set ${number}` : `parts set ${number} and set ${other}`);

export const tennisLinePhrases: readonly Phrase[] = [
  phraseOfB(
    'match/wins-set',
    `market=(this market | it) will resolve to {subject:name} if {subject:name} verb=(wins | win) ${set}`,
    {
      ignores: ['market', 'verb'],
      says: ({ part }) => [yesIf(setMatch, `wins_part ${setCalled(part)}`)],
      words: 'The player, if he or she wins a set.',
      examples: [
        'This market will resolve to "‹Doe›" if ‹Ana Doe› wins the first set.',
        'It will resolve to "‹Roe›" if ‹Bo Roe› wins set 2.',
      ],
    },
  ),
  phraseOfB(
    'match/first-set-decided',
    'If the match begins but is not completed, and the first set is concluded with a winner determined, this market will resolve based on that completed set.',
    { says: [ofSet('1')], words: 'A first set that was completed counts.' },
  ),
  phraseOfB(
    'match/first-set-unfinished',
    `If the first set is not completed for any reason, this market will resolve ${half}.`,
    {
      ignores: ['half'],
      says: [voidBranch('abandoned', '1/2'), ofSet('1')],
      words: 'A first set that is not completed pays one half.',
    },
  ),
  phraseOfB(
    'match/set-not-reached',
    `if set ${numbered} is not completed for any reason including the match ending before set ${again} is reached this market will resolve ${half}`,
    {
      ignores: ['half'],
      says: ({ number, again: other }) => [voidBranch('abandoned', '1/2'), ofSet(number, other)],
      words: 'A set that is not completed, or not reached, pays one half.',
      examples: [
        'If set 2 is not completed for any reason (including the match ending before set 2 is reached), this market will resolve 50-50.',
      ],
    },
  ),
  phraseOfB(
    'match/set-without-winner',
    `if the match begins but set ${numbered} is not completed with a winner determined including the match ending before set ${again} is reached this market will resolve ${half}`,
    {
      ignores: ['half'],
      says: ({ number, again: other }) => [voidBranch('abandoned', '1/2'), ofSet(number, other)],
      words: 'A set without a winner, or not reached, pays one half.',
      examples: [
        'If the match begins but set 2 is not completed with a winner determined (including the match ending before set 2 is reached), this market will resolve 50-50.',
      ],
    },
  ),
  phraseOfB(
    'match/games-of-set',
    `this market will resolve to over if the total number of games completed in ${set} equals or exceeds {bound:bound}`,
    {
      says: ({ part }) => [yesIf(setMatch, `count games_played ${setCalled(part)}`, 'at_least')],
      words: 'Over, if the games of a set reach the bound.',
      examples: [
        'This market will resolve to "Over" if the total number of games completed in set 2 equals or exceeds 11.',
      ],
    },
  ),
  phraseOfB(
    'match/games-of-sets',
    'This market will resolve to "Over" if the total number of games completed across all sets equals or exceeds {bound:bound 23}.',
    {
      says: [yesIf(setMatch, 'count games_played', 'at_least')],
      words: 'Over, if the games of the match reach the bound.',
    },
  ),
  phraseOfB(
    'match/sets-over',
    'This market will resolve to "Over" if the total number of sets completed equals or exceeds {bound:bound 3}.',
    {
      says: [yesIf(setMatch, 'count sets', 'at_least')],
      words: 'Over, if the sets reach the bound.',
    },
  ),
  phraseOfB(
    'match/tiebreak-of-set',
    `any tiebreak in set ${numbered} counts as one 1 game toward the total`,
    {
      says: ({ number }) => [ofSet(number), scope('tiebreak of the set is one game')],
      words: 'A tiebreak is one game of its set.',
      examples: ['Any tiebreak in set 2 counts as one (1) game toward the total.'],
    },
  ),
  phraseOfB(
    'match/tiebreak-of-first-set',
    'Any first-set tiebreak counts as one (1) game toward the total.',
    {
      says: [ofSet('1'), scope('tiebreak of the set is one game')],
      words: 'A tiebreak is one game of the first set.',
    },
  ),
  phraseOfB(
    'match/tiebreaks',
    'all tiebreaks-including any champions/super tiebreak-count as one 1 game toward the total',
    {
      says: [scope('each tiebreak, super ones too, is one game')],
      words: 'Each tiebreak is one game.',
      examples: [
        'All tiebreaks-including any Champions/Super tiebreak-count as one (1) game toward the total.',
      ],
    },
  ),
  phraseOfB(
    'match/super-tiebreak',
    'A super tie breaker is considered as one (1) set for total set markets.',
    { says: [scope('super tiebreak is one set')], words: 'A super tiebreak is one set.' },
  ),
  phraseOfB(
    'cancelled/match-not-commenced',
    `If the match is canceled before play begins, or delayed beyond 7 days without commencement, this market will also=[also] resolve ${half}.`,
    {
      ignores: ['also', 'half'],
      says: [voidBranch('cancelled', '1/2'), voidBranch('postponed', '1/2')],
      words: 'Not begun within 7 days of its day, a match pays one half.',
    },
  ),
];

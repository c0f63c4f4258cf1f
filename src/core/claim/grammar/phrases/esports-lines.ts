/** Handicaps and totals of esports series on venue_b, in maps or games. */
import { type Phrase, phraseOfB } from '../phrase.ts';
import { noIf, scope, yesIf } from '../sayings.ts';
import { half } from './fragments.ts';

const setMatch = 'set_match';
const piece = 'piece=(games | maps)' as const;

export const esportsLinePhrases: readonly Phrase[] = [
  phraseOfB(
    'match/wins-more',
    `This market will resolve to "{subject:name ‹Alder›}" if {subject:name ‹Alder›} verb=(win | wins) {bound:bound 2} or more ${piece} than {opponent:name ‹Birch›} in this what=(match | series).`,
    {
      ignores: ['verb', 'what'],
      says: ({ piece: unit }) => [yesIf(setMatch, `margin ${unit}`, 'at_least')],
      words: 'The side, if its lead in maps or games reaches the bound.',
    },
  ),
  phraseOfB(
    'match/parts-over',
    `This market will resolve to "Over" if {first:name ‹Alder›} and {second:name ‹Birch›} play {bound:bound 3} or more ${piece} in this what=(series | match).`,
    {
      ignores: ['what'],
      says: ({ piece: unit }) => [yesIf(setMatch, `count ${unit}`, 'at_least')],
      words: 'Over, if the maps or games reach the bound.',
    },
  ),
  phraseOfB(
    'match/parts-under',
    `If fewer than {bound:bound 3} ${piece} are played, this market will resolve to "Under".`,
    {
      says: ({ piece: unit }) => [noIf(setMatch, `count ${unit}`, 'below')],
      words: 'Under, if they do not.',
    },
  ),
  phraseOfB(
    'match/forfeited-parts',
    `${piece} won by forfeit disqualification walkover or default are counted towards the line=(total | handicap) provided that the match is completed`,
    {
      ignores: ['line'],
      says: ({ piece: unit }) => [scope(`forfeited ${unit} count`)],
      words: 'Forfeited parts of a completed match count.',
      examples: [
        'Games won by forfeit, disqualification, walkover, or default are counted towards the total, provided that the match is completed.',
      ],
    },
  ),
  phraseOfB(
    'match/forfeited-half',
    `If the match begins but is not completed, and one team wins due to the opponent's match forfeiture, disqualification, or walkover, this market will resolve ${half}.`,
    {
      ignores: ['half'],
      says: [scope('unfinished_half')],
      words: 'A match that is given up pays one half.',
    },
  ),
  phraseOfB(
    'match/clinching-part',
    'If the match ends due to the clinching piece=(game | map) being forfeited this will count as a completed match.',
    {
      says: ({ piece: unit }) => [scope(`forfeited last ${unit} completes`)],
      words: 'A match whose last part is forfeited is completed.',
    },
  ),
];

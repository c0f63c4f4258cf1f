/** Soccer matches. */
import {
  type HandedPhrase,
  isAbout,
  nothing,
  scope,
  source,
  voidBranch,
  yesIf,
} from '../../core/claim/index.ts';
import { handIn } from './hand-in.ts';

export const soccerPhrases: readonly HandedPhrase[] = [
  ...handIn(
    'Yes if the side wins in 90 minutes',
    [yesIf('soccer', 'wins'), scope('ninety_minutes')],
    [
      'Yes is paid if {subject:name} wins the {first:name} vs {second:name} professional {competition:competition} soccer game first scheduled for {date:date} after 90 minutes plus stoppage time extra time and penalties do not count',
    ],
  ),
  ...handIn(
    'Yes if it is a draw after 90 minutes',
    [yesIf('soccer', 'ties'), scope('ninety_minutes')],
    [
      'Yes is paid if Tie is the result of the {first:name} vs {second:name} professional {competition:competition} soccer game first scheduled for {date:date} after 90 minutes plus stoppage time extra time and penalties do not count',
      'Yes is paid if Tie wins the {first:name} vs {second:name} professional {competition:competition} soccer game first scheduled for {date:date} after 90 minutes plus stoppage time extra time and penalties do not count',
    ],
  ),
  ...handIn(
    'which match; 90 minutes count',
    [isAbout('soccer'), scope('ninety_minutes')],
    [
      'This market is about the {first:name} vs {second:name} professional {competition:competition} soccer game first scheduled for {date:date} after 90 minutes plus stoppage time extra time and penalties do not count',
    ],
  ),
  ...handIn(
    'a draw has a market of its own',
    [nothing],
    ['If the game ends level, the market called "Tie" settles Yes'],
  ),
  ...handIn(
    'cancelled or moved by more than 48 hours: a fair price',
    [voidBranch('cancelled', 'fair_price'), voidBranch('postponed', 'fair_price')],
    [
      'If the game is cancelled or moved more than 48 hours away, the market settles at a fair price as the rules provide',
    ],
  ),
  ...handIn(
    'cancelled or moved by more than two weeks: a fair price',
    [voidBranch('cancelled', 'fair_price'), voidBranch('postponed', 'fair_price')],
    [
      'If the game is cancelled or moved more than two weeks away, the market settles at a fair price as the rules provide',
    ],
  ),
  ...handIn(
    'Yes if the side wins by more than the bound in 90 minutes',
    [yesIf('soccer', 'wins_by', 'above'), scope('ninety_minutes')],
    [
      'Yes is paid if {subject:name} wins by more than {bound:bound} goals in the {first:name} vs {second:name} professional {competition:competition} soccer game first scheduled for {date:date} after 90 minutes plus stoppage time extra time and penalties do not count',
    ],
  ),
  ...handIn(
    'Yes if more goals than the bound fall in 90 minutes',
    [yesIf('soccer', 'total', 'above'), scope('ninety_minutes')],
    [
      'Yes is paid if over {bound:bound} goals are scored in the {first:name} vs {second:name} professional {competition:competition} soccer game first scheduled for {date:date} after 90 minutes plus stoppage time extra time and penalties do not count',
    ],
  ),
  ...handIn(
    'Yes if the side scores more than the bound in 90 minutes',
    [yesIf('soccer', 'side_total', 'above'), scope('ninety_minutes')],
    [
      'Yes is paid if {subject:name} scores over {bound:bound} goals in the {first:name} vs {second:name} professional {competition:competition} soccer game first scheduled for {date:date} after 90 minutes plus stoppage time extra time and penalties do not count',
    ],
  ),
  ...handIn(
    'Yes if more goals than the bound fall in the first half',
    [yesIf('soccer', 'half_total', 'above')],
    [
      'Yes is paid if both teams together make more than {bound:bound} goals in the 1st half of the {first:name} vs {second:name} professional {competition:competition} soccer game first scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if both sides score in 90 minutes',
    [yesIf('soccer', 'both_score'), scope('ninety_minutes')],
    [
      'Yes is paid if {subject:name} and {subject:name} both score a goal in the {first:name} vs {second:name} professional {competition:competition} soccer game first scheduled for {date:date} after 90 minutes plus stoppage time extra time and penalties do not count',
    ],
  ),
  ...handIn(
    'Yes on one exact score after 90 minutes',
    [yesIf('soccer', 'score'), scope('ninety_minutes')],
    [
      'Yes is paid if the score of the {first:name} vs {second:name} professional {competition:competition} soccer game first scheduled for {date:date} after 90 minutes plus stoppage time extra time and penalties do not count is {subject:name} {bound:bound}, {subject:name} {bound:bound}',
    ],
  ),
  ...handIn(
    'Yes on the number of corners the label names',
    [yesIf('soccer', 'corners_label'), scope('ninety_minutes')],
    [
      'Yes is paid if {bound:name} are taken in the {first:name} vs {second:name} professional {competition:competition} soccer game first scheduled for {date:date} after 90 minutes plus stoppage time extra time and penalties do not count',
    ],
  ),
  ...handIn(
    'Yes if the side goes on, decided in one match',
    [yesIf('soccer', 'advances'), scope('single_leg'), scope('extra_time_and_penalties')],
    [
      'Yes is paid if {subject:name} advances from the single-leg {first:name} vs {second:name} professional {competition:competition} soccer game first scheduled for {date:date}, with extra time and penalties',
    ],
  ),
  ...handIn('which match', [isAbout('soccer')], ['In the coming game, set for {date:date}']),
  ...handIn(
    'Yes if the side wins',
    [yesIf('soccer', 'wins')],
    ['If {subject:name} wins, this market resolves to "Yes"'],
  ),
  ...handIn(
    'Yes if it is a draw',
    [yesIf('soccer', 'ties')],
    ['If the game is a draw, this market resolves to "Yes"'],
  ),
  ...handIn(
    'a game cancelled for good pays No',
    [voidBranch('cancelled', '0')],
    ['If the game is canceled for good, with no make-up game, this market resolves "No"'],
  ),
  ...handIn(
    'a game cancelled for good pays Yes',
    [voidBranch('cancelled', '1')],
    ['If the game is canceled for good, with no make-up game, this market resolves "Yes"'],
  ),
  ...handIn(
    'only 90 minutes count',
    [scope('ninety_minutes')],
    ['This market counts regular play only: 90 minutes and their stoppage time'],
  ),
  ...handIn(
    'official statistics decide',
    [source('official result')],
    [
      'The official statistics of the organizers are the primary source; if they have not published a final result within 2 hours of the end, what credible reports agree on may be used instead',
    ],
  ),
  ...handIn(
    'the side, if it wins by the bound or more',
    [yesIf('soccer', 'wins_by', 'at_least')],
    [
      'The market resolves to "{subject:name}" if {subject:name} take the game by {bound:bound} or more goals',
    ],
  ),
  ...handIn(
    'Over, if the goals reach the bound',
    [yesIf('soccer', 'total', 'at_least')],
    [
      'The market resolves to "Over" if {subject:name} and {subject:name} together score {bound:bound} or more goals',
    ],
  ),
  ...handIn(
    'Over, if the goals of the side reach the bound',
    [yesIf('soccer', 'side_total', 'at_least')],
    ['The market resolves to "Over" if {subject:name} score {bound:bound} or more goals in the game'],
  ),
  ...handIn(
    'Over, if the corners reach the bound',
    [yesIf('soccer', 'corners', 'at_least')],
    ['The market resolves to "Over" if {bound:bound} or more corners are taken in the game'],
  ),
  ...handIn(
    'Yes if both sides score',
    [yesIf('soccer', 'both_score')],
    ['The market resolves to "Yes" if {subject:name} and {subject:name} both score at least one goal'],
  ),
  ...handIn(
    'Yes on one exact score',
    [yesIf('soccer', 'score')],
    [
      'If the score is {subject:name} {bound:bound}, {subject:name} {bound:bound}, this market resolves to "Yes"',
    ],
  ),
  ...handIn(
    'Yes on every score that is not listed',
    [yesIf('soccer', 'other_score')],
    ['If either team scores 4 or more goals, this market resolves to "Yes"'],
  ),
  ...handIn(
    'Yes if the side leads at the half',
    [yesIf('soccer', 'half_leads')],
    ['If {subject:name} lead at halftime, this market resolves to "Yes"'],
  ),
  ...handIn(
    'Yes if the score is level at the half',
    [yesIf('soccer', 'half_level')],
    ['If the score is level at halftime, this market resolves to "Yes"'],
  ),
  ...handIn(
    'only the first half counts',
    [scope('first_half')],
    ['Only the first half with its stoppage time counts for this market'],
  ),
  ...handIn(
    'the side, if it goes on, decided in one match',
    [yesIf('soccer', 'advances'), scope('single_leg')],
    ['If {subject:name} advance from this single-leg tie, the market resolves to "{subject:name}"'],
  ),
  // Without a word on how many matches decide it.
  ...handIn(
    'the side, if it goes on',
    [yesIf('soccer', 'advances')],
    ['If {subject:name} advance, the market resolves to "{subject:name}"'],
  ),
  ...handIn(
    'extra time and penalties count',
    [scope('extra_time_and_penalties')],
    ['Extra time and penalties count'],
  ),
];

/** Soccer matches. */
import { isAbout, nothing, scope, source, voidBranch, type Wording, yesIf } from '../../core/claim/index.ts';
import { wordings } from './wording-forms.ts';

export const soccerWordings: readonly Wording[] = [
  ...wordings(
    'Yes if the side wins in 90 minutes',
    [yesIf('soccer', 'wins'), scope('ninety_minutes')],
    ['subject', 'first', 'second', 'competition', 'date'],
    [
      'Yes is paid if ‹name› wins the ‹name› vs ‹name› professional ‹competition› soccer game first scheduled for ‹date› after 90 minutes plus stoppage time (extra time and penalties do not count)',
    ],
  ),
  ...wordings(
    'Yes if it is a draw after 90 minutes',
    [yesIf('soccer', 'ties'), scope('ninety_minutes')],
    ['first', 'second', 'competition', 'date'],
    [
      'Yes is paid if Tie is the result of the ‹name› vs ‹name› professional ‹competition› soccer game first scheduled for ‹date› after 90 minutes plus stoppage time (extra time and penalties do not count)',
      'Yes is paid if Tie wins the ‹name› vs ‹name› professional ‹competition› soccer game first scheduled for ‹date› after 90 minutes plus stoppage time (extra time and penalties do not count)',
    ],
  ),
  ...wordings(
    'which match; 90 minutes count',
    [isAbout('soccer'), scope('ninety_minutes')],
    ['first', 'second', 'competition', 'date'],
    [
      'This market is about the ‹name› vs ‹name› professional ‹competition› soccer game first scheduled for ‹date› after 90 minutes plus stoppage time (extra time and penalties do not count)',
    ],
  ),
  ...wordings(
    'a draw has a market of its own',
    [nothing],
    [],
    ['If the game ends level, the market called "Tie" settles Yes'],
  ),
  ...wordings(
    'cancelled or moved by more than 48 hours: a fair price',
    [voidBranch('cancelled', 'fair_price'), voidBranch('postponed', 'fair_price')],
    [],
    [
      'If the game is cancelled or moved more than 48 hours away, the market settles at a fair price as the rules provide',
    ],
  ),
  ...wordings(
    'cancelled or moved by more than two weeks: a fair price',
    [voidBranch('cancelled', 'fair_price'), voidBranch('postponed', 'fair_price')],
    [],
    [
      'If the game is cancelled or moved more than two weeks away, the market settles at a fair price as the rules provide',
    ],
  ),
  ...wordings(
    'Yes if the side wins by more than the bound in 90 minutes',
    [yesIf('soccer', 'wins_by', 'above'), scope('ninety_minutes')],
    ['subject', 'bound', 'first', 'second', 'competition', 'date'],
    [
      'Yes is paid if ‹name› wins by more than ‹bound› goals in the ‹name› vs ‹name› professional ‹competition› soccer game first scheduled for ‹date› after 90 minutes plus stoppage time (extra time and penalties do not count)',
    ],
  ),
  ...wordings(
    'Yes if more goals than the bound fall in 90 minutes',
    [yesIf('soccer', 'total', 'above'), scope('ninety_minutes')],
    ['bound', 'first', 'second', 'competition', 'date'],
    [
      'Yes is paid if over ‹bound› goals are scored in the ‹name› vs ‹name› professional ‹competition› soccer game first scheduled for ‹date› after 90 minutes plus stoppage time (extra time and penalties do not count)',
    ],
  ),
  ...wordings(
    'Yes if the side scores more than the bound in 90 minutes',
    [yesIf('soccer', 'side_total', 'above'), scope('ninety_minutes')],
    ['subject', 'bound', 'first', 'second', 'competition', 'date'],
    [
      'Yes is paid if ‹name› scores over ‹bound› goals in the ‹name› vs ‹name› professional ‹competition› soccer game first scheduled for ‹date› after 90 minutes plus stoppage time (extra time and penalties do not count)',
    ],
  ),
  ...wordings(
    'Yes if more goals than the bound fall in the first half',
    [yesIf('soccer', 'half_total', 'above')],
    ['bound', 'first', 'second', 'competition', 'date'],
    [
      'Yes is paid if both teams together make more than ‹bound› goals in the 1st half of the ‹name› vs ‹name› professional ‹competition› soccer game first scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if both sides score in 90 minutes',
    [yesIf('soccer', 'both_score'), scope('ninety_minutes')],
    ['subject', 'subject', 'first', 'second', 'competition', 'date'],
    [
      'Yes is paid if ‹name› and ‹name› both score a goal in the ‹name› vs ‹name› professional ‹competition› soccer game first scheduled for ‹date› after 90 minutes plus stoppage time (extra time and penalties do not count)',
    ],
  ),
  ...wordings(
    'Yes on one exact score after 90 minutes',
    [yesIf('soccer', 'score'), scope('ninety_minutes')],
    ['first', 'second', 'competition', 'date', 'subject', 'bound', 'subject', 'bound'],
    [
      'Yes is paid if the score of the ‹name› vs ‹name› professional ‹competition› soccer game first scheduled for ‹date› after 90 minutes plus stoppage time (extra time and penalties do not count) is ‹name› ‹bound›, ‹name› ‹bound›',
    ],
  ),
  ...wordings(
    'Yes on the number of corners the label names',
    [yesIf('soccer', 'corners_label'), scope('ninety_minutes')],
    ['bound', 'first', 'second', 'competition', 'date'],
    [
      'Yes is paid if ‹name› are taken in the ‹name› vs ‹name› professional ‹competition› soccer game first scheduled for ‹date› after 90 minutes plus stoppage time (extra time and penalties do not count)',
    ],
  ),
  ...wordings(
    'Yes if the side goes on, decided in one match',
    [yesIf('soccer', 'advances'), scope('single_leg'), scope('extra_time_and_penalties')],
    ['subject', 'first', 'second', 'competition', 'date'],
    [
      'Yes is paid if ‹name› advances from the single-leg ‹name› vs ‹name› professional ‹competition› soccer game first scheduled for ‹date›, with extra time and penalties',
    ],
  ),
  ...wordings('which match', [isAbout('soccer')], ['date'], ['In the coming game, set for ‹date›']),
  ...wordings(
    'Yes if the side wins',
    [yesIf('soccer', 'wins')],
    ['subject'],
    ['If ‹name› wins, this market resolves to "Yes"'],
  ),
  ...wordings(
    'Yes if it is a draw',
    [yesIf('soccer', 'ties')],
    [],
    ['If the game is a draw, this market resolves to "Yes"'],
  ),
  ...wordings(
    'a game cancelled for good pays No',
    [voidBranch('cancelled', '0')],
    [],
    ['If the game is canceled for good, with no make-up game, this market resolves "No"'],
  ),
  ...wordings(
    'a game cancelled for good pays Yes',
    [voidBranch('cancelled', '1')],
    [],
    ['If the game is canceled for good, with no make-up game, this market resolves "Yes"'],
  ),
  ...wordings(
    'only 90 minutes count',
    [scope('ninety_minutes')],
    [],
    ['This market counts regular play only: 90 minutes and their stoppage time'],
  ),
  ...wordings(
    'official statistics decide',
    [source('official result')],
    [],
    [
      'The official statistics of the organizers are the primary source; if they have not published a final result within 2 hours of the end, what credible reports agree on may be used instead',
    ],
  ),
  ...wordings(
    'the side, if it wins by the bound or more',
    [yesIf('soccer', 'wins_by', 'at_least')],
    ['subject', 'subject', 'bound'],
    ['The market resolves to "‹name›" if ‹name› take the game by ‹bound› or more goals'],
  ),
  ...wordings(
    'Over, if the goals reach the bound',
    [yesIf('soccer', 'total', 'at_least')],
    ['subject', 'subject', 'bound'],
    ['The market resolves to "Over" if ‹name› and ‹name› together score ‹bound› or more goals'],
  ),
  ...wordings(
    'Over, if the goals of the side reach the bound',
    [yesIf('soccer', 'side_total', 'at_least')],
    ['subject', 'bound'],
    ['The market resolves to "Over" if ‹name› score ‹bound› or more goals in the game'],
  ),
  ...wordings(
    'Over, if the corners reach the bound',
    [yesIf('soccer', 'corners', 'at_least')],
    ['bound'],
    ['The market resolves to "Over" if ‹bound› or more corners are taken in the game'],
  ),
  ...wordings(
    'Yes if both sides score',
    [yesIf('soccer', 'both_score')],
    ['subject', 'subject'],
    ['The market resolves to "Yes" if ‹name› and ‹name› both score at least one goal'],
  ),
  ...wordings(
    'Yes on one exact score',
    [yesIf('soccer', 'score')],
    ['subject', 'bound', 'subject', 'bound'],
    ['If the score is ‹name› ‹bound›, ‹name› ‹bound›, this market resolves to "Yes"'],
  ),
  ...wordings(
    'Yes on every score that is not listed',
    [yesIf('soccer', 'other_score')],
    [],
    ['If either team scores 4 or more goals, this market resolves to "Yes"'],
  ),
  ...wordings(
    'Yes if the side leads at the half',
    [yesIf('soccer', 'half_leads')],
    ['subject'],
    ['If ‹name› lead at halftime, this market resolves to "Yes"'],
  ),
  ...wordings(
    'Yes if the score is level at the half',
    [yesIf('soccer', 'half_level')],
    [],
    ['If the score is level at halftime, this market resolves to "Yes"'],
  ),
  ...wordings(
    'only the first half counts',
    [scope('first_half')],
    [],
    ['Only the first half with its stoppage time counts for this market'],
  ),
  ...wordings(
    'the side, if it goes on, decided in one match',
    [yesIf('soccer', 'advances'), scope('single_leg')],
    ['subject', 'subject'],
    ['If ‹name› advance from this single-leg tie, the market resolves to "‹name›"'],
  ),
  ...wordings(
    'extra time and penalties count',
    [scope('extra_time_and_penalties')],
    [],
    ['Extra time and penalties count'],
  ),
];

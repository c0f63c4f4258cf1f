/** Sentences that contracts of several kinds share. */
import { type HandedPhrase, isAbout, nothing, otherwiseNo, voidBranch } from '../../core/claim/index.ts';
import { handIn } from './hand-in.ts';

export const sharedPhrases: readonly HandedPhrase[] = [
  ...handIn(
    'no connection with the league',
    [nothing],
    ['This exchange is not connected with the governing league, nor endorsed by it'],
  ),
  ...handIn(
    'no connection with the association',
    [nothing],
    ['This exchange is not connected with the college athletics association, nor endorsed by it'],
  ),
  ...handIn('whose the marks are', [nothing], ['Names and marks belong to their owners']),
  ...handIn(
    'else No',
    [otherwiseNo],
    ['Otherwise, this market resolves to "No"', 'Otherwise, the market resolves to "No"'],
  ),
  ...handIn(
    'else the other outcome',
    [otherwiseNo],
    ['Otherwise, the market resolves to "{opponent:name}"', 'Otherwise, it resolves to "{opponent:name}"'],
  ),
  ...handIn(
    'else Under',
    [otherwiseNo],
    ['Otherwise, the market resolves to "Under"', 'Otherwise, it resolves to "Under"'],
  ),
  ...handIn(
    'a postponed game keeps the market open until it is played',
    [voidBranch('postponed', 'later_result')],
    ['If the game is postponed, the market stays open until the later game is over'],
  ),
  ...handIn(
    'a game cancelled for good pays one half',
    [voidBranch('cancelled', '1/2')],
    ['If the game is canceled for good, with no make-up game, the market resolves 50-50'],
  ),
  ...handIn('The day on which trading ends.', [nothing], ['Trading ends on {aside:date}']),
  ...handIn(
    'It expires when the figure is out, or a week after a day.',
    [nothing],
    ['Expires once the value is out, and within a week of {aside:date} in any case'],
  ),
  ...handIn(
    'Fair price if the player is scratched or does not start.',
    [isAbout('ladder')],
    ['If {subject:name} is scratched or does not start, the market settles at a fair price'],
  ),
  ...handIn(
    'The strikeouts of a player who starts count.',
    [isAbout('ladder')],
    ['If {subject:name} starts and takes part, the strikeouts recorded count'],
  ),
  ...handIn(
    'The points of a player who starts count.',
    [isAbout('ladder')],
    ['If {subject:name} starts and takes part, the points recorded count'],
  ),
  ...handIn(
    'The total bases of a player who starts count.',
    [isAbout('ladder')],
    ['If {subject:name} starts and takes part, the total bases recorded count'],
  ),
  ...handIn(
    'The goals of a player who starts count.',
    [isAbout('ladder')],
    ['If {subject:name} starts and takes part, the goals recorded count'],
  ),
];

/** Sentences that contracts of several kinds share. */
import { isAbout, nothing, otherwiseNo, voidBranch, type Wording } from '../../core/claim/index.ts';
import { wordings } from './wording-forms.ts';

export const sharedWordings: readonly Wording[] = [
  ...wordings(
    'no connection with the league',
    [nothing],
    [],
    ['This exchange is not connected with the governing league, nor endorsed by it'],
  ),
  ...wordings(
    'no connection with the association',
    [nothing],
    [],
    ['This exchange is not connected with the college athletics association, nor endorsed by it'],
  ),
  ...wordings('whose the marks are', [nothing], [], ['Names and marks belong to their owners']),
  ...wordings(
    'else No',
    [otherwiseNo],
    [],
    ['Otherwise, this market resolves to "No"', 'Otherwise, the market resolves to "No"'],
  ),
  ...wordings(
    'else the other outcome',
    [otherwiseNo],
    ['opponent'],
    ['Otherwise, the market resolves to "‹name›"', 'Otherwise, it resolves to "‹name›"'],
  ),
  ...wordings(
    'else Under',
    [otherwiseNo],
    [],
    ['Otherwise, the market resolves to "Under"', 'Otherwise, it resolves to "Under"'],
  ),
  ...wordings(
    'a postponed game keeps the market open until it is played',
    [voidBranch('postponed', 'later_result')],
    [],
    ['If the game is postponed, the market stays open until the later game is over'],
  ),
  ...wordings(
    'a game cancelled for good pays one half',
    [voidBranch('cancelled', '1/2')],
    [],
    ['If the game is canceled for good, with no make-up game, the market resolves 50-50'],
  ),
  ...wordings('The day on which trading ends.', [nothing], ['aside'], ['Trading ends on ‹date›']),
  ...wordings(
    'It expires when the figure is out, or a week after a day.',
    [nothing],
    ['aside'],
    ['Expires once the value is out, and within a week of ‹date› in any case'],
  ),
  ...wordings(
    'Fair price if the player is scratched or does not start.',
    [isAbout('ladder')],
    ['subject'],
    ['If ‹name› is scratched or does not start, the market settles at a fair price'],
  ),
  ...wordings(
    'The strikeouts of a player who starts count.',
    [isAbout('ladder')],
    ['subject'],
    ['If ‹name› starts and takes part, the strikeouts recorded count'],
  ),
  ...wordings(
    'The points of a player who starts count.',
    [isAbout('ladder')],
    ['subject'],
    ['If ‹name› starts and takes part, the points recorded count'],
  ),
  ...wordings(
    'The total bases of a player who starts count.',
    [isAbout('ladder')],
    ['subject'],
    ['If ‹name› starts and takes part, the total bases recorded count'],
  ),
  ...wordings(
    'The goals of a player who starts count.',
    [isAbout('ladder')],
    ['subject'],
    ['If ‹name› starts and takes part, the goals recorded count'],
  ),
];

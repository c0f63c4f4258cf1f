/** Tennis matches and esports series. */
import { isAbout, nothing, scope, source, voidBranch, type Wording, yesIf } from '../../core/claim/index.ts';
import { wordings } from './wording-forms.ts';

export const setMatchWordings: readonly Wording[] = [
  ...wordings(
    'Yes if the side wins the match',
    [yesIf('set_match', 'wins')],
    ['subject', 'period', 'competition', 'first', 'second', 'date', 'time'],
    [
      'Yes is paid if ‹name› wins the ‹year› ‹competition›: ‹name› vs. ‹name› CS2 match first scheduled for ‹date› at ‹time›',
      'Yes is paid if ‹name› wins the ‹year› ‹competition›: ‹name› vs. ‹name› League of Legends match first scheduled for ‹date› at ‹time›',
      'Yes is paid if ‹name› wins the ‹year› ‹competition›: ‹name› vs. ‹name› Dota 2 match first scheduled for ‹date› at ‹time›',
      'Yes is paid if ‹name› wins the ‹year› ‹competition›: ‹name› vs. ‹name› Valorant match first scheduled for ‹date› at ‹time›',
    ],
  ),
  ...wordings(
    'Yes if the side wins map 1',
    [yesIf('set_match', 'wins_part map 1')],
    ['subject', 'period', 'competition', 'first', 'second', 'date', 'time'],
    [
      'Yes is paid if ‹name› wins map 1 of the ‹year› ‹competition›: ‹name› vs. ‹name› CS2 match first scheduled for ‹date› at ‹time›',
      'Yes is paid if ‹name› wins map 1 of the ‹year› ‹competition›: ‹name› vs. ‹name› League of Legends match first scheduled for ‹date› at ‹time›',
      'Yes is paid if ‹name› wins map 1 of the ‹year› ‹competition›: ‹name› vs. ‹name› Dota 2 match first scheduled for ‹date› at ‹time›',
      'Yes is paid if ‹name› wins map 1 of the ‹year› ‹competition›: ‹name› vs. ‹name› Valorant match first scheduled for ‹date› at ‹time›',
    ],
  ),
  ...wordings(
    'Yes if the side wins map 2',
    [yesIf('set_match', 'wins_part map 2')],
    ['subject', 'period', 'competition', 'first', 'second', 'date', 'time'],
    [
      'Yes is paid if ‹name› wins map 2 of the ‹year› ‹competition›: ‹name› vs. ‹name› CS2 match first scheduled for ‹date› at ‹time›',
      'Yes is paid if ‹name› wins map 2 of the ‹year› ‹competition›: ‹name› vs. ‹name› League of Legends match first scheduled for ‹date› at ‹time›',
      'Yes is paid if ‹name› wins map 2 of the ‹year› ‹competition›: ‹name› vs. ‹name› Dota 2 match first scheduled for ‹date› at ‹time›',
      'Yes is paid if ‹name› wins map 2 of the ‹year› ‹competition›: ‹name› vs. ‹name› Valorant match first scheduled for ‹date› at ‹time›',
    ],
  ),
  ...wordings(
    'which match',
    [isAbout('set_match')],
    ['period', 'competition', 'first', 'second', 'date', 'time'],
    [
      'This market is about the full match in the ‹year› ‹competition›: ‹name› vs. ‹name› CS2 match first scheduled for ‹date› at ‹time›',
      'This market is about the full match in the ‹year› ‹competition›: ‹name› vs. ‹name› League of Legends match first scheduled for ‹date› at ‹time›',
      'This market is about the full match in the ‹year› ‹competition›: ‹name› vs. ‹name› Dota 2 match first scheduled for ‹date› at ‹time›',
      'This market is about the full match in the ‹year› ‹competition›: ‹name› vs. ‹name› Valorant match first scheduled for ‹date› at ‹time›',
    ],
  ),
  ...wordings(
    'which match',
    [isAbout('set_match')],
    ['first', 'second', 'period', 'competition', 'date', 'time'],
    [
      'This market is about the CS2 match between ‹name› and ‹name› in the ‹year› ‹competition›, first scheduled for ‹day› at ‹time›',
      'This market is about the League of Legends match between ‹name› and ‹name› in the ‹year› ‹competition›, first scheduled for ‹day› at ‹time›',
      'This market is about the Dota 2 match between ‹name› and ‹name› in the ‹year› ‹competition›, first scheduled for ‹day› at ‹time›',
      'This market is about the Valorant match between ‹name› and ‹name› in the ‹year› ‹competition›, first scheduled for ‹day› at ‹time›',
    ],
  ),
  ...wordings(
    'official results decide',
    [source('official result')],
    [],
    [
      'Official results of CS2 are the source',
      'Official results of League of Legends are the source',
      'Official results of Dota 2 are the source',
      'Official results of Valorant are the source',
      'Official results of ATP are the source',
      'Official results of WTA are the source',
    ],
  ),
  ...wordings(
    'Yes if the player wins a match that was begun',
    [yesIf('set_match', 'wins'), scope('tennis')],
    ['subject', 'first', 'second', 'period', 'competition'],
    [
      'Yes is paid if ‹name› wins the ‹name› vs ‹name› professional tennis match in the ‹year› ‹competition› after a ball has been played',
    ],
  ),
  ...wordings(
    'which match, once begun',
    [isAbout('set_match'), scope('tennis')],
    ['first', 'second', 'period', 'competition'],
    [
      'This market is about the ‹name› vs ‹name› professional tennis match in the ‹year› ‹competition›, once at least one ball was hit',
    ],
  ),
  ...wordings(
    'Yes if the player wins set 1',
    [yesIf('set_match', 'wins_part set 1'), scope('tennis')],
    ['subject', 'first', 'second', 'period', 'competition'],
    [
      'Yes is paid if ‹name› wins set 1 of the ‹name› vs ‹name› professional tennis match in the ‹year› ‹competition›',
    ],
  ),
  ...wordings(
    'Yes if more games than the bound are completed',
    [yesIf('set_match', 'count games_played', 'above'), scope('tennis')],
    ['bound', 'first', 'second', 'period', 'competition'],
    [
      'Yes is paid if more than ‹bound› games are completed in all sets of the ‹name› vs ‹name› professional tennis match in the ‹year› ‹competition›',
    ],
  ),
  ...wordings(
    'never begun: a fair price',
    [voidBranch('walkover', 'fair_price'), voidBranch('cancelled', 'fair_price')],
    [],
    [
      'Should the match not take place (no ball is played) because of injury, walkover, forfeit or any other cancellation before it starts, the market settles at a fair price as the rules provide',
    ],
  ),
  ...wordings(
    'never begun: one half',
    [voidBranch('walkover', '1/2'), voidBranch('cancelled', '1/2')],
    [],
    [
      'Should the match not take place (no ball is played) because of injury, walkover, forfeit or any other cancellation before it starts, all markets settle at $0.50',
    ],
  ),
  ...wordings(
    'who gives up after the start has lost; put off by up to two weeks: the later result',
    [voidBranch('postponed', 'later_result')],
    [],
    [
      'A player who withdraws or forfeits after the start settles No. A match that is delayed or put off keeps the market open until the rescheduled one is over (within two weeks)',
    ],
  ),
  ...wordings(
    'put off by up to two weeks: the later result',
    [voidBranch('postponed', 'later_result')],
    [],
    [
      'A match that is delayed or put off keeps the market open until the rescheduled one is over (within two weeks)',
    ],
  ),
  ...wordings(
    'not begun within 48 hours: a fair price',
    [voidBranch('postponed', 'fair_price')],
    [],
    [
      'If the match is postponed and has not begun within 48 hours of its first scheduled start, the market settles at a fair price',
    ],
  ),
  ...wordings(
    'cancelled: a fair price',
    [voidBranch('cancelled', 'fair_price')],
    [],
    ['If the match is cancelled before play begins, the market settles at a fair price'],
  ),
  ...wordings(
    'forfeited before the start: a fair price',
    [voidBranch('walkover', 'fair_price')],
    [],
    ['If the match is forfeited before any play, the market settles at a fair price'],
  ),
  ...wordings(
    'forfeited after the start: the official result',
    [scope('who_goes_on_wins')],
    [],
    ['If the match begins and is forfeited later, the official result of the organiser counts'],
  ),
  ...wordings(
    'which match',
    [isAbout('set_match'), scope('tennis')],
    ['first', 'second', 'period', 'competition', 'date', 'time'],
    [
      'This market is about the tennis match between ‹name› and ‹name› in the ‹year› ‹competition›, first scheduled for ‹day› at ‹time›',
    ],
  ),
  ...wordings(
    'the player, if it goes on',
    [yesIf('set_match', 'wins')],
    ['subject', 'subject'],
    ['The market resolves to "‹name›" if ‹name› advances'],
  ),
  ...wordings(
    'the side, if it wins',
    [yesIf('set_match', 'wins')],
    ['subject', 'subject'],
    ['The market resolves to "‹name›" if ‹name› win the match'],
  ),
  ...wordings(
    'the player, if ahead by the bound in sets',
    [yesIf('set_match', 'margin sets', 'at_least')],
    ['subject', 'subject', 'bound', 'opponent'],
    ['The market resolves to "‹name›" if ‹name› win ‹bound› or more sets more than ‹name›'],
  ),
  ...wordings(
    'the side, if ahead by the bound in maps',
    [yesIf('set_match', 'margin maps', 'at_least')],
    ['subject', 'subject', 'bound', 'opponent'],
    ['The market resolves to "‹name›" if ‹name› win ‹bound› or more maps more than ‹name›'],
  ),
  ...wordings(
    'the player, if it wins that set',
    [yesIf('set_match', 'wins_part set')],
    ['subject', 'subject', 'bound'],
    ['The market resolves to "‹name›" if ‹name› win set ‹bound›'],
  ),
  ...wordings(
    'the side, if it wins that map',
    [yesIf('set_match', 'wins_part map')],
    ['subject', 'subject', 'bound'],
    ['The market resolves to "‹name›" if ‹name› win map ‹bound›'],
  ),
  ...wordings(
    'Over, if the sets reach the bound',
    [yesIf('set_match', 'count sets', 'at_least')],
    ['bound'],
    ['The market resolves to "Over" if ‹bound› or more sets are played'],
  ),
  ...wordings(
    'Over, if the maps reach the bound',
    [yesIf('set_match', 'count maps', 'at_least')],
    ['bound'],
    ['The market resolves to "Over" if ‹bound› or more maps are played'],
  ),
  ...wordings(
    'not played, tied or without a winner after 7 days: one half',
    [voidBranch('cancelled', '1/2'), voidBranch('postponed', '1/2'), voidBranch('tie', '1/2')],
    [],
    [
      'If the match is not played at all, ends level, or has no winner 7 days after its date, the market resolves 50-50',
    ],
  ),
  ...wordings(
    'a walkover: one half',
    [voidBranch('walkover', '1/2')],
    [],
    [
      'If the match is a walkover (one player is out before the first ball and the other goes through), the market resolves 50-50',
      'If the match is a forfeit or walkover (one team is out before the start and the other is given the win), the market resolves 50-50',
    ],
  ),
  ...wordings(
    'who gives up after the start has lost',
    [scope('who_goes_on_wins')],
    [],
    [
      'If the match begins and a player advances because the other retires, defaults or is disqualified, the market resolves to whoever advances',
      'If the match begins and a team wins because the other forfeits or is disqualified, the market resolves to the team that wins',
    ],
  ),
  ...wordings(
    'begun and not completed: one half',
    [scope('unfinished_half')],
    [],
    ['A match that begins but is never completed resolves the market 50-50'],
  ),
  ...wordings(
    'that set not completed: one half',
    [voidBranch('abandoned', '1/2')],
    ['bound'],
    ['If set ‹bound› is not completed for any reason, the market resolves 50-50'],
  ),
  ...wordings(
    'that map not completed: one half',
    [voidBranch('abandoned', '1/2')],
    ['bound'],
    ['If map ‹bound› is not completed for any reason, the market resolves 50-50'],
  ),
  ...wordings(
    'a completed set counts though the match is not',
    [nothing],
    ['bound'],
    ['A completed Set ‹bound› counts even if the match is not'],
  ),
  ...wordings(
    'a completed map counts though the match is not',
    [nothing],
    ['bound'],
    ['A completed Map ‹bound› counts even if the match is not'],
  ),
];

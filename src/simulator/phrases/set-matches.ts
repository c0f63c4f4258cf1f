/** Tennis matches and esports series. */
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

export const setMatchPhrases: readonly HandedPhrase[] = [
  ...handIn(
    'Yes if the side wins the match',
    [yesIf('set_match', 'wins')],
    [
      'Yes is paid if {subject:name} wins the {competition:competition} {period:year}: {first:name} vs. {second:name} CS2 match first scheduled for {date:date} at {time:time}',
      'Yes is paid if {subject:name} wins the {competition:competition} {period:year}: {first:name} vs. {second:name} League of Legends match first scheduled for {date:date} at {time:time}',
      'Yes is paid if {subject:name} wins the {competition:competition} {period:year}: {first:name} vs. {second:name} Dota 2 match first scheduled for {date:date} at {time:time}',
      'Yes is paid if {subject:name} wins the {competition:competition} {period:year}: {first:name} vs. {second:name} Valorant match first scheduled for {date:date} at {time:time}',
    ],
  ),
  ...handIn(
    'Yes if the side wins map 1',
    [yesIf('set_match', 'wins_part map 1')],
    [
      'Yes is paid if {subject:name} wins map 1 of the {competition:competition} {period:year}: {first:name} vs. {second:name} CS2 match first scheduled for {date:date} at {time:time}',
      'Yes is paid if {subject:name} wins map 1 of the {competition:competition} {period:year}: {first:name} vs. {second:name} League of Legends match first scheduled for {date:date} at {time:time}',
      'Yes is paid if {subject:name} wins map 1 of the {competition:competition} {period:year}: {first:name} vs. {second:name} Dota 2 match first scheduled for {date:date} at {time:time}',
      'Yes is paid if {subject:name} wins map 1 of the {competition:competition} {period:year}: {first:name} vs. {second:name} Valorant match first scheduled for {date:date} at {time:time}',
    ],
  ),
  ...handIn(
    'Yes if the side wins map 2',
    [yesIf('set_match', 'wins_part map 2')],
    [
      'Yes is paid if {subject:name} wins map 2 of the {competition:competition} {period:year}: {first:name} vs. {second:name} CS2 match first scheduled for {date:date} at {time:time}',
      'Yes is paid if {subject:name} wins map 2 of the {competition:competition} {period:year}: {first:name} vs. {second:name} League of Legends match first scheduled for {date:date} at {time:time}',
      'Yes is paid if {subject:name} wins map 2 of the {competition:competition} {period:year}: {first:name} vs. {second:name} Dota 2 match first scheduled for {date:date} at {time:time}',
      'Yes is paid if {subject:name} wins map 2 of the {competition:competition} {period:year}: {first:name} vs. {second:name} Valorant match first scheduled for {date:date} at {time:time}',
    ],
  ),
  ...handIn(
    'which match',
    [isAbout('set_match')],
    [
      'This market is about the full match in the {competition:competition} {period:year}: {first:name} vs. {second:name} CS2 match first scheduled for {date:date} at {time:time}',
      'This market is about the full match in the {competition:competition} {period:year}: {first:name} vs. {second:name} League of Legends match first scheduled for {date:date} at {time:time}',
      'This market is about the full match in the {competition:competition} {period:year}: {first:name} vs. {second:name} Dota 2 match first scheduled for {date:date} at {time:time}',
      'This market is about the full match in the {competition:competition} {period:year}: {first:name} vs. {second:name} Valorant match first scheduled for {date:date} at {time:time}',
    ],
  ),
  ...handIn(
    'which match',
    [isAbout('set_match')],
    [
      'This market is about the CS2 match between {first:name} and {second:name} in the {period:year} {competition:competition}, first scheduled for {date:day} at {time:time}',
      'This market is about the League of Legends match between {first:name} and {second:name} in the {period:year} {competition:competition}, first scheduled for {date:day} at {time:time}',
      'This market is about the Dota 2 match between {first:name} and {second:name} in the {period:year} {competition:competition}, first scheduled for {date:day} at {time:time}',
      'This market is about the Valorant match between {first:name} and {second:name} in the {period:year} {competition:competition}, first scheduled for {date:day} at {time:time}',
    ],
  ),
  ...handIn(
    'official results decide',
    [source('official result')],
    [
      'Official results of CS2 are the source',
      'Official results of League of Legends are the source',
      'Official results of Dota 2 are the source',
      'Official results of Valorant are the source',
      'Official results of ATP are the source',
      'Official results of WTA are the source',
    ],
  ),
  ...handIn(
    'Yes if the player wins a match that was begun',
    [yesIf('set_match', 'wins'), scope('tennis')],
    [
      'Yes is paid if {subject:name} wins the {first:name} vs {second:name} professional tennis match in the {period:year} {competition:competition} after a ball has been played',
    ],
  ),
  ...handIn(
    'which match, once begun',
    [isAbout('set_match'), scope('tennis')],
    [
      'This market is about the {first:name} vs {second:name} professional tennis match in the {period:year} {competition:competition}, once at least one ball was hit',
    ],
  ),
  ...handIn(
    'Yes if the player wins set 1',
    [yesIf('set_match', 'wins_part set 1'), scope('tennis')],
    [
      'Yes is paid if {subject:name} wins set 1 of the {first:name} vs {second:name} professional tennis match in the {period:year} {competition:competition}',
    ],
  ),
  ...handIn(
    'Yes if more games than the bound are completed',
    [yesIf('set_match', 'count games_played', 'above'), scope('tennis')],
    [
      'Yes is paid if more than {bound:bound} games are completed in all sets of the {first:name} vs {second:name} professional tennis match in the {period:year} {competition:competition}',
    ],
  ),
  ...handIn(
    'never begun: a fair price',
    [voidBranch('walkover', 'fair_price'), voidBranch('cancelled', 'fair_price')],
    [
      'Should the match not take place no ball is played because of injury, walkover, forfeit or any other cancellation before it starts, the market settles at a fair price as the rules provide',
    ],
  ),
  ...handIn(
    'never begun: one half',
    [voidBranch('walkover', '1/2'), voidBranch('cancelled', '1/2')],
    [
      'Should the match not take place no ball is played because of injury, walkover, forfeit or any other cancellation before it starts, all markets settle at $0.50',
    ],
  ),
  ...handIn(
    'who gives up after the start has lost',
    [scope('who_goes_on_wins')],
    ['A player who withdraws or forfeits after the start settles No'],
  ),
  ...handIn(
    'put off by up to two weeks: the later result',
    [voidBranch('postponed', 'later_result')],
    [
      'A match that is delayed or put off keeps the market open until the rescheduled one is over within two weeks',
    ],
  ),
  ...handIn(
    'not begun within 48 hours: a fair price',
    [voidBranch('postponed', 'fair_price')],
    [
      'If the match is postponed and has not begun within 48 hours of its first scheduled start, the market settles at a fair price',
    ],
  ),
  ...handIn(
    'cancelled: a fair price',
    [voidBranch('cancelled', 'fair_price')],
    ['If the match is cancelled before play begins, the market settles at a fair price'],
  ),
  ...handIn(
    'forfeited before the start: a fair price',
    [voidBranch('walkover', 'fair_price')],
    ['If the match is forfeited before any play, the market settles at a fair price'],
  ),
  ...handIn(
    'forfeited after the start: the official result',
    [scope('who_goes_on_wins')],
    ['If the match begins and is forfeited later, the official result of the organiser counts'],
  ),
  ...handIn(
    'which match',
    [isAbout('set_match'), scope('tennis')],
    [
      'This market is about the tennis match between {first:name} and {second:name} in the {period:year} {competition:competition}, first scheduled for {date:day} at {time:time}',
    ],
  ),
  ...handIn(
    'the player, if it goes on',
    [yesIf('set_match', 'wins')],
    ['The market resolves to "{subject:name}" if {subject:name} advances'],
  ),
  ...handIn(
    'the side, if it wins',
    [yesIf('set_match', 'wins')],
    ['The market resolves to "{subject:name}" if {subject:name} win the match'],
  ),
  ...handIn(
    'the player, if ahead by the bound in sets',
    [yesIf('set_match', 'margin sets', 'at_least')],
    [
      'The market resolves to "{subject:name}" if {subject:name} win {bound:bound} or more sets more than {opponent:name}',
    ],
  ),
  ...handIn(
    'the side, if ahead by the bound in maps',
    [yesIf('set_match', 'margin maps', 'at_least')],
    [
      'The market resolves to "{subject:name}" if {subject:name} win {bound:bound} or more maps more than {opponent:name}',
    ],
  ),
  ...handIn(
    'the player, if it wins that set',
    [yesIf('set_match', 'wins_part set')],
    ['The market resolves to "{subject:name}" if {subject:name} win set {bound:bound}'],
  ),
  ...handIn(
    'the side, if it wins that map',
    [yesIf('set_match', 'wins_part map')],
    ['The market resolves to "{subject:name}" if {subject:name} win map {bound:bound}'],
  ),
  ...handIn(
    'Over, if the sets reach the bound',
    [yesIf('set_match', 'count sets', 'at_least')],
    ['The market resolves to "Over" if {bound:bound} or more sets are played'],
  ),
  ...handIn(
    'Over, if the maps reach the bound',
    [yesIf('set_match', 'count maps', 'at_least')],
    ['The market resolves to "Over" if {bound:bound} or more maps are played'],
  ),
  ...handIn(
    'not played, tied or without a winner after 7 days: one half',
    [voidBranch('cancelled', '1/2'), voidBranch('postponed', '1/2'), voidBranch('tie', '1/2')],
    [
      'If the match is not played at all, ends level, or has no winner 7 days after its date, the market resolves 50-50',
    ],
  ),
  ...handIn(
    'a walkover: one half',
    [voidBranch('walkover', '1/2')],
    [
      'If the match is a walkover one player is out before the first ball and the other goes through, the market resolves 50-50',
      'If the match is a forfeit or walkover one team is out before the start and the other is given the win, the market resolves 50-50',
    ],
  ),
  ...handIn(
    'who gives up after the start has lost',
    [scope('who_goes_on_wins')],
    [
      'If the match begins and a player advances because the other retires, defaults or is disqualified, the market resolves to whoever advances',
      'If the match begins and a team wins because the other forfeits or is disqualified, the market resolves to the team that wins',
    ],
  ),
  ...handIn(
    'begun and not completed: one half',
    [scope('unfinished_half')],
    ['A match that begins but is never completed resolves the market 50-50'],
  ),
  ...handIn(
    'that set not completed: one half',
    [voidBranch('abandoned', '1/2')],
    ['If set {bound:bound} is not completed for any reason, the market resolves 50-50'],
  ),
  ...handIn(
    'that map not completed: one half',
    [voidBranch('abandoned', '1/2')],
    ['If map {bound:bound} is not completed for any reason, the market resolves 50-50'],
  ),
  ...handIn(
    'a completed set counts though the match is not',
    [nothing],
    ['A completed Set {bound:bound} counts even if the match is not'],
  ),
  ...handIn(
    'a completed map counts though the match is not',
    [nothing],
    ['A completed Map {bound:bound} counts even if the match is not'],
  ),
];

/** Championships, wins of a season, rounds and places of a tournament. */
import { type HandedPhrase, nothing, scope, settlesOn, voidBranch, yesIf } from '../../core/claim/index.ts';
import { handIn } from './hand-in.ts';

export const seasonPhrases: readonly HandedPhrase[] = [
  ...handIn(
    'Yes if the team wins the championship',
    [yesIf('champion', 'nfl')],
    ['Yes is paid if {subject:name} wins the {period:year} Pro Football championship'],
  ),
  ...handIn(
    'the listed team that wins the championship',
    [settlesOn('champion', 'nfl')],
    ['This market resolves to the team that wins the {period:year} Pro Football championship'],
  ),
  ...handIn(
    'Yes if the wins reach the bound',
    [yesIf('season_wins', 'nfl')],
    [
      'Yes is paid if {subject:name} wins at least {bound:bound} games in the {period:year} Pro Football regular season',
    ],
  ),
  ...handIn(
    'the bracket of the number of wins',
    [settlesOn('season_wins', 'nfl')],
    [
      'This market resolves by the number of games the {subject:name} win in the {period:year} Pro Football regular season',
    ],
  ),
  ...handIn(
    'Yes if the team wins the championship',
    [yesIf('champion', 'nba')],
    ['Yes is paid if {subject:name} wins the {period:year} Pro Basketball M championship'],
  ),
  ...handIn(
    'the listed team that wins the championship',
    [settlesOn('champion', 'nba')],
    ['This market resolves to the team that wins the {period:year} Pro Basketball M championship'],
  ),
  ...handIn(
    'Yes if the wins reach the bound',
    [yesIf('season_wins', 'nba')],
    [
      'Yes is paid if {subject:name} wins at least {bound:bound} games in the {period:year} Pro Basketball M regular season',
    ],
  ),
  ...handIn(
    'the bracket of the number of wins',
    [settlesOn('season_wins', 'nba')],
    [
      'This market resolves by the number of games the {subject:name} win in the {period:year} Pro Basketball M regular season',
    ],
  ),
  ...handIn(
    'Yes if the team wins the championship',
    [yesIf('champion', 'wnba')],
    ['Yes is paid if {subject:name} wins the {period:year} Pro Basketball W championship'],
  ),
  ...handIn(
    'the listed team that wins the championship',
    [settlesOn('champion', 'wnba')],
    ['This market resolves to the team that wins the {period:year} Pro Basketball W championship'],
  ),
  ...handIn(
    'Yes if the wins reach the bound',
    [yesIf('season_wins', 'wnba')],
    [
      'Yes is paid if {subject:name} wins at least {bound:bound} games in the {period:year} Pro Basketball W regular season',
    ],
  ),
  ...handIn(
    'the bracket of the number of wins',
    [settlesOn('season_wins', 'wnba')],
    [
      'This market resolves by the number of games the {subject:name} win in the {period:year} Pro Basketball W regular season',
    ],
  ),
  ...handIn(
    'Yes if the team wins the championship',
    [yesIf('champion', 'mlb')],
    ['Yes is paid if {subject:name} wins the {period:year} Pro Baseball championship'],
  ),
  ...handIn(
    'the listed team that wins the championship',
    [settlesOn('champion', 'mlb')],
    ['This market resolves to the team that wins the {period:year} Pro Baseball championship'],
  ),
  ...handIn(
    'Yes if the wins reach the bound',
    [yesIf('season_wins', 'mlb')],
    [
      'Yes is paid if {subject:name} wins at least {bound:bound} games in the {period:year} Pro Baseball regular season',
    ],
  ),
  ...handIn(
    'the bracket of the number of wins',
    [settlesOn('season_wins', 'mlb')],
    [
      'This market resolves by the number of games the {subject:name} win in the {period:year} Pro Baseball regular season',
    ],
  ),
  ...handIn(
    'Yes if the team wins the championship',
    [yesIf('champion', 'nhl')],
    ['Yes is paid if {subject:name} wins the {period:year} Pro Hockey championship'],
  ),
  ...handIn(
    'the listed team that wins the championship',
    [settlesOn('champion', 'nhl')],
    ['This market resolves to the team that wins the {period:year} Pro Hockey championship'],
  ),
  ...handIn(
    'Yes if the wins reach the bound',
    [yesIf('season_wins', 'nhl')],
    [
      'Yes is paid if {subject:name} wins at least {bound:bound} games in the {period:year} Pro Hockey regular season',
    ],
  ),
  ...handIn(
    'the bracket of the number of wins',
    [settlesOn('season_wins', 'nhl')],
    [
      'This market resolves by the number of games the {subject:name} win in the {period:year} Pro Hockey regular season',
    ],
  ),
  ...handIn(
    'Yes if the team wins the championship',
    [yesIf('champion', 'ncaaf')],
    ['Yes is paid if {subject:name} wins the {period:year} NCAA Football championship'],
  ),
  ...handIn(
    'the listed team that wins the championship',
    [settlesOn('champion', 'ncaaf')],
    ['This market resolves to the team that wins the {period:year} NCAA Football championship'],
  ),
  ...handIn(
    'Yes if the wins reach the bound',
    [yesIf('season_wins', 'ncaaf')],
    [
      'Yes is paid if {subject:name} wins at least {bound:bound} games in the {period:year} NCAA Football regular season',
    ],
  ),
  ...handIn(
    'the bracket of the number of wins',
    [settlesOn('season_wins', 'ncaaf')],
    [
      'This market resolves by the number of games the {subject:name} win in the {period:year} NCAA Football regular season',
    ],
  ),
  ...handIn(
    'Yes if the team wins the championship',
    [yesIf('champion', 'ncaamb')],
    ['Yes is paid if {subject:name} wins the {period:year} College Basketball M championship'],
  ),
  ...handIn(
    'the listed team that wins the championship',
    [settlesOn('champion', 'ncaamb')],
    ['This market resolves to the team that wins the {period:year} College Basketball M championship'],
  ),
  ...handIn(
    'Yes if the wins reach the bound',
    [yesIf('season_wins', 'ncaamb')],
    [
      'Yes is paid if {subject:name} wins at least {bound:bound} games in the {period:year} College Basketball M regular season',
    ],
  ),
  ...handIn(
    'the bracket of the number of wins',
    [settlesOn('season_wins', 'ncaamb')],
    [
      'This market resolves by the number of games the {subject:name} win in the {period:year} College Basketball M regular season',
    ],
  ),
  ...handIn(
    'Yes if the team wins the championship',
    [yesIf('champion', 'ncaawb')],
    ['Yes is paid if {subject:name} wins the {period:year} College Basketball W championship'],
  ),
  ...handIn(
    'the listed team that wins the championship',
    [settlesOn('champion', 'ncaawb')],
    ['This market resolves to the team that wins the {period:year} College Basketball W championship'],
  ),
  ...handIn(
    'Yes if the wins reach the bound',
    [yesIf('season_wins', 'ncaawb')],
    [
      'Yes is paid if {subject:name} wins at least {bound:bound} games in the {period:year} College Basketball W regular season',
    ],
  ),
  ...handIn(
    'the bracket of the number of wins',
    [settlesOn('season_wins', 'ncaawb')],
    [
      'This market resolves by the number of games the {subject:name} win in the {period:year} College Basketball W regular season',
    ],
  ),
  ...handIn(
    'Yes if the team wins the championship',
    [yesIf('champion', 'competition')],
    ['Yes is paid if {subject:name} wins the {period:year} {competition:competition} championship'],
  ),
  ...handIn(
    'the listed team that wins the championship',
    [settlesOn('champion', 'competition')],
    ['This market resolves to the team that wins the {period:year} {competition:competition} championship'],
  ),
  ...handIn(
    'who is out pays No at once',
    [nothing],
    ['A listed team that can no longer win it under the rules of the league resolves to "No"'],
  ),
  ...handIn(
    'no champion: the listed teams pay No',
    [voidBranch('cancelled', '0'), voidBranch('postponed', '0')],
    [
      'If the championship is canceled or has no winner within 60 days of its scheduled end, this market resolves to "Other"',
    ],
  ),
  ...handIn(
    'no season: the lowest bracket',
    [scope('lowest_if_cancelled')],
    [
      'If the season is canceled or not completed within 60 days of its scheduled end, the lowest bracket resolves to "Yes"',
    ],
  ),
  ...handIn(
    'Yes if the team reaches the quarterfinal',
    [yesIf('stages', 'quarterfinal')],
    [
      'Yes is paid if {subject:name} reaches the quarterfinal of the {period:year} {competition:competition}',
      'This market resolves to "Yes" if {subject:name} reaches the quarterfinal of the {period:year} {competition:competition}, otherwise to "No"',
    ],
  ),
  ...handIn(
    'Yes if the team reaches the semifinal',
    [yesIf('stages', 'semifinal')],
    [
      'Yes is paid if {subject:name} reaches the semifinal of the {period:year} {competition:competition}',
      'This market resolves to "Yes" if {subject:name} reaches the semifinal of the {period:year} {competition:competition}, otherwise to "No"',
    ],
  ),
  ...handIn(
    'Yes if the team reaches the final',
    [yesIf('stages', 'final')],
    [
      'Yes is paid if {subject:name} reaches the final of the {period:year} {competition:competition}',
      'This market resolves to "Yes" if {subject:name} reaches the final of the {period:year} {competition:competition}, otherwise to "No"',
    ],
  ),
  ...handIn(
    'no such round: No',
    [voidBranch('cancelled', '0')],
    ['If the competition is canceled before that round is drawn, this market resolves to "No"'],
  ),
  ...handIn(
    'Yes if the player is among the first 5, equal places in full',
    [yesIf('leaderboard', '5'), scope('ties_in_full')],
    [
      'Yes is paid if {subject:name} finishes in the top 5 of the {period:year} {competition:competition}, ties included',
    ],
  ),
  ...handIn(
    'Yes if the player is among the first 5',
    [yesIf('leaderboard', '5')],
    [
      'This market resolves to "Yes" if {subject:name} finishes in the top 5 of the {period:year} {competition:competition}, otherwise to "No"',
    ],
  ),
  ...handIn(
    'Yes if the player is among the first 10, equal places in full',
    [yesIf('leaderboard', '10'), scope('ties_in_full')],
    [
      'Yes is paid if {subject:name} finishes in the top 10 of the {period:year} {competition:competition}, ties included',
    ],
  ),
  ...handIn(
    'Yes if the player is among the first 10',
    [yesIf('leaderboard', '10')],
    [
      'This market resolves to "Yes" if {subject:name} finishes in the top 10 of the {period:year} {competition:competition}, otherwise to "No"',
    ],
  ),
  ...handIn(
    'Yes if the player is among the first 20, equal places in full',
    [yesIf('leaderboard', '20'), scope('ties_in_full')],
    [
      'Yes is paid if {subject:name} finishes in the top 20 of the {period:year} {competition:competition}, ties included',
    ],
  ),
  ...handIn(
    'Yes if the player is among the first 20',
    [yesIf('leaderboard', '20')],
    [
      'This market resolves to "Yes" if {subject:name} finishes in the top 20 of the {period:year} {competition:competition}, otherwise to "No"',
    ],
  ),
  ...handIn(
    'equal places are paid in full',
    [scope('ties_in_full')],
    ['A player tied for the last place that counts is paid in full'],
  ),
];

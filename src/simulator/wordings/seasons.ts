/** Championships, wins of a season, rounds and places of a tournament. */
import { nothing, scope, settlesOn, voidBranch, type Wording, yesIf } from '../../core/claim/index.ts';
import { wordings } from './wording-forms.ts';

export const seasonWordings: readonly Wording[] = [
  ...wordings(
    'Yes if the team wins the championship',
    [yesIf('champion', 'nfl')],
    ['subject', 'period'],
    ['Yes is paid if ‹name› wins the ‹year› Pro Football championship'],
  ),
  ...wordings(
    'the listed team that wins the championship',
    [settlesOn('champion', 'nfl')],
    ['period'],
    ['This market resolves to the team that wins the ‹year› Pro Football championship'],
  ),
  ...wordings(
    'Yes if the wins reach the bound',
    [yesIf('season_wins', 'nfl')],
    ['subject', 'bound', 'period'],
    ['Yes is paid if ‹name› wins at least ‹bound› games in the ‹year› Pro Football regular season'],
  ),
  ...wordings(
    'the bracket of the number of wins',
    [settlesOn('season_wins', 'nfl')],
    ['subject', 'period'],
    ['This market resolves by the number of games the ‹name› win in the ‹year› Pro Football regular season'],
  ),
  ...wordings(
    'Yes if the team wins the championship',
    [yesIf('champion', 'nba')],
    ['subject', 'period'],
    ['Yes is paid if ‹name› wins the ‹year› Pro Basketball (M) championship'],
  ),
  ...wordings(
    'the listed team that wins the championship',
    [settlesOn('champion', 'nba')],
    ['period'],
    ['This market resolves to the team that wins the ‹year› Pro Basketball (M) championship'],
  ),
  ...wordings(
    'Yes if the wins reach the bound',
    [yesIf('season_wins', 'nba')],
    ['subject', 'bound', 'period'],
    ['Yes is paid if ‹name› wins at least ‹bound› games in the ‹year› Pro Basketball (M) regular season'],
  ),
  ...wordings(
    'the bracket of the number of wins',
    [settlesOn('season_wins', 'nba')],
    ['subject', 'period'],
    [
      'This market resolves by the number of games the ‹name› win in the ‹year› Pro Basketball (M) regular season',
    ],
  ),
  ...wordings(
    'Yes if the team wins the championship',
    [yesIf('champion', 'wnba')],
    ['subject', 'period'],
    ['Yes is paid if ‹name› wins the ‹year› Pro Basketball (W) championship'],
  ),
  ...wordings(
    'the listed team that wins the championship',
    [settlesOn('champion', 'wnba')],
    ['period'],
    ['This market resolves to the team that wins the ‹year› Pro Basketball (W) championship'],
  ),
  ...wordings(
    'Yes if the wins reach the bound',
    [yesIf('season_wins', 'wnba')],
    ['subject', 'bound', 'period'],
    ['Yes is paid if ‹name› wins at least ‹bound› games in the ‹year› Pro Basketball (W) regular season'],
  ),
  ...wordings(
    'the bracket of the number of wins',
    [settlesOn('season_wins', 'wnba')],
    ['subject', 'period'],
    [
      'This market resolves by the number of games the ‹name› win in the ‹year› Pro Basketball (W) regular season',
    ],
  ),
  ...wordings(
    'Yes if the team wins the championship',
    [yesIf('champion', 'mlb')],
    ['subject', 'period'],
    ['Yes is paid if ‹name› wins the ‹year› Pro Baseball championship'],
  ),
  ...wordings(
    'the listed team that wins the championship',
    [settlesOn('champion', 'mlb')],
    ['period'],
    ['This market resolves to the team that wins the ‹year› Pro Baseball championship'],
  ),
  ...wordings(
    'Yes if the wins reach the bound',
    [yesIf('season_wins', 'mlb')],
    ['subject', 'bound', 'period'],
    ['Yes is paid if ‹name› wins at least ‹bound› games in the ‹year› Pro Baseball regular season'],
  ),
  ...wordings(
    'the bracket of the number of wins',
    [settlesOn('season_wins', 'mlb')],
    ['subject', 'period'],
    ['This market resolves by the number of games the ‹name› win in the ‹year› Pro Baseball regular season'],
  ),
  ...wordings(
    'Yes if the team wins the championship',
    [yesIf('champion', 'nhl')],
    ['subject', 'period'],
    ['Yes is paid if ‹name› wins the ‹year› Pro Hockey championship'],
  ),
  ...wordings(
    'the listed team that wins the championship',
    [settlesOn('champion', 'nhl')],
    ['period'],
    ['This market resolves to the team that wins the ‹year› Pro Hockey championship'],
  ),
  ...wordings(
    'Yes if the wins reach the bound',
    [yesIf('season_wins', 'nhl')],
    ['subject', 'bound', 'period'],
    ['Yes is paid if ‹name› wins at least ‹bound› games in the ‹year› Pro Hockey regular season'],
  ),
  ...wordings(
    'the bracket of the number of wins',
    [settlesOn('season_wins', 'nhl')],
    ['subject', 'period'],
    ['This market resolves by the number of games the ‹name› win in the ‹year› Pro Hockey regular season'],
  ),
  ...wordings(
    'Yes if the team wins the championship',
    [yesIf('champion', 'ncaaf')],
    ['subject', 'period'],
    ['Yes is paid if ‹name› wins the ‹year› NCAA Football championship'],
  ),
  ...wordings(
    'the listed team that wins the championship',
    [settlesOn('champion', 'ncaaf')],
    ['period'],
    ['This market resolves to the team that wins the ‹year› NCAA Football championship'],
  ),
  ...wordings(
    'Yes if the wins reach the bound',
    [yesIf('season_wins', 'ncaaf')],
    ['subject', 'bound', 'period'],
    ['Yes is paid if ‹name› wins at least ‹bound› games in the ‹year› NCAA Football regular season'],
  ),
  ...wordings(
    'the bracket of the number of wins',
    [settlesOn('season_wins', 'ncaaf')],
    ['subject', 'period'],
    ['This market resolves by the number of games the ‹name› win in the ‹year› NCAA Football regular season'],
  ),
  ...wordings(
    'Yes if the team wins the championship',
    [yesIf('champion', 'ncaamb')],
    ['subject', 'period'],
    ['Yes is paid if ‹name› wins the ‹year› College Basketball (M) championship'],
  ),
  ...wordings(
    'the listed team that wins the championship',
    [settlesOn('champion', 'ncaamb')],
    ['period'],
    ['This market resolves to the team that wins the ‹year› College Basketball (M) championship'],
  ),
  ...wordings(
    'Yes if the wins reach the bound',
    [yesIf('season_wins', 'ncaamb')],
    ['subject', 'bound', 'period'],
    ['Yes is paid if ‹name› wins at least ‹bound› games in the ‹year› College Basketball (M) regular season'],
  ),
  ...wordings(
    'the bracket of the number of wins',
    [settlesOn('season_wins', 'ncaamb')],
    ['subject', 'period'],
    [
      'This market resolves by the number of games the ‹name› win in the ‹year› College Basketball (M) regular season',
    ],
  ),
  ...wordings(
    'Yes if the team wins the championship',
    [yesIf('champion', 'ncaawb')],
    ['subject', 'period'],
    ['Yes is paid if ‹name› wins the ‹year› College Basketball (W) championship'],
  ),
  ...wordings(
    'the listed team that wins the championship',
    [settlesOn('champion', 'ncaawb')],
    ['period'],
    ['This market resolves to the team that wins the ‹year› College Basketball (W) championship'],
  ),
  ...wordings(
    'Yes if the wins reach the bound',
    [yesIf('season_wins', 'ncaawb')],
    ['subject', 'bound', 'period'],
    ['Yes is paid if ‹name› wins at least ‹bound› games in the ‹year› College Basketball (W) regular season'],
  ),
  ...wordings(
    'the bracket of the number of wins',
    [settlesOn('season_wins', 'ncaawb')],
    ['subject', 'period'],
    [
      'This market resolves by the number of games the ‹name› win in the ‹year› College Basketball (W) regular season',
    ],
  ),
  ...wordings(
    'Yes if the team wins the championship',
    [yesIf('champion', 'competition')],
    ['subject', 'period', 'competition'],
    ['Yes is paid if ‹name› wins the ‹year› ‹competition› championship'],
  ),
  ...wordings(
    'the listed team that wins the championship',
    [settlesOn('champion', 'competition')],
    ['period', 'competition'],
    ['This market resolves to the team that wins the ‹year› ‹competition› championship'],
  ),
  ...wordings(
    'who is out pays No at once',
    [nothing],
    [],
    ['A listed team that can no longer win it under the rules of the league resolves to "No"'],
  ),
  ...wordings(
    'no champion: the listed teams pay No',
    [voidBranch('cancelled', '0'), voidBranch('postponed', '0')],
    [],
    [
      'If the championship is canceled or has no winner within 60 days of its scheduled end, this market resolves to "Other"',
    ],
  ),
  ...wordings(
    'no season: the lowest bracket',
    [scope('lowest_if_cancelled')],
    [],
    [
      'If the season is canceled or not completed within 60 days of its scheduled end, the lowest bracket resolves to "Yes"',
    ],
  ),
  ...wordings(
    'Yes if the team reaches the quarterfinal',
    [yesIf('stages', 'quarterfinal')],
    ['subject', 'period', 'competition'],
    [
      'Yes is paid if ‹name› reaches the quarterfinal of the ‹year› ‹competition›',
      'This market resolves to "Yes" if ‹name› reaches the quarterfinal of the ‹year› ‹competition›, otherwise to "No"',
    ],
  ),
  ...wordings(
    'Yes if the team reaches the semifinal',
    [yesIf('stages', 'semifinal')],
    ['subject', 'period', 'competition'],
    [
      'Yes is paid if ‹name› reaches the semifinal of the ‹year› ‹competition›',
      'This market resolves to "Yes" if ‹name› reaches the semifinal of the ‹year› ‹competition›, otherwise to "No"',
    ],
  ),
  ...wordings(
    'Yes if the team reaches the final',
    [yesIf('stages', 'final')],
    ['subject', 'period', 'competition'],
    [
      'Yes is paid if ‹name› reaches the final of the ‹year› ‹competition›',
      'This market resolves to "Yes" if ‹name› reaches the final of the ‹year› ‹competition›, otherwise to "No"',
    ],
  ),
  ...wordings(
    'no such round: No',
    [voidBranch('cancelled', '0')],
    [],
    ['If the competition is canceled before that round is drawn, this market resolves to "No"'],
  ),
  ...wordings(
    'Yes if the player is among the first 5, equal places in full',
    [yesIf('leaderboard', '5'), scope('ties_in_full')],
    ['subject', 'period', 'competition'],
    ['Yes is paid if ‹name› finishes in the top 5 of the ‹year› ‹competition›, ties included'],
  ),
  ...wordings(
    'Yes if the player is among the first 5',
    [yesIf('leaderboard', '5')],
    ['subject', 'period', 'competition'],
    [
      'This market resolves to "Yes" if ‹name› finishes in the top 5 of the ‹year› ‹competition›, otherwise to "No"',
    ],
  ),
  ...wordings(
    'Yes if the player is among the first 10, equal places in full',
    [yesIf('leaderboard', '10'), scope('ties_in_full')],
    ['subject', 'period', 'competition'],
    ['Yes is paid if ‹name› finishes in the top 10 of the ‹year› ‹competition›, ties included'],
  ),
  ...wordings(
    'Yes if the player is among the first 10',
    [yesIf('leaderboard', '10')],
    ['subject', 'period', 'competition'],
    [
      'This market resolves to "Yes" if ‹name› finishes in the top 10 of the ‹year› ‹competition›, otherwise to "No"',
    ],
  ),
  ...wordings(
    'Yes if the player is among the first 20, equal places in full',
    [yesIf('leaderboard', '20'), scope('ties_in_full')],
    ['subject', 'period', 'competition'],
    ['Yes is paid if ‹name› finishes in the top 20 of the ‹year› ‹competition›, ties included'],
  ),
  ...wordings(
    'Yes if the player is among the first 20',
    [yesIf('leaderboard', '20')],
    ['subject', 'period', 'competition'],
    [
      'This market resolves to "Yes" if ‹name› finishes in the top 20 of the ‹year› ‹competition›, otherwise to "No"',
    ],
  ),
  ...wordings(
    'equal places are paid in full',
    [scope('ties_in_full')],
    [],
    ['A player tied for the last place that counts is paid in full'],
  ),
];

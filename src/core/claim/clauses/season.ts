/** Championships, wins of a season, rounds and places of a tournament. */
import type { Clause } from '../clause.ts';
import { clause, isAbout, nothing, settlesOn, source, voidBranch, yesIf } from './clause-forms.ts';

const champion = 'champion';
const stages = 'stages';
const leaderboard = 'leaderboard';

export const seasonClauses: readonly Clause[] = [
  clause(
    'e36ddd44b91bba371dcb4d414a0d3621',
    ['subject', 'period'],
    [yesIf(champion, 'nba')],
    'Yes if the team wins the championship',
  ),
  clause(
    'f47d9afe34430b82e46bcb43a640de58',
    ['period'],
    [settlesOn(champion, 'nfl')],
    'the listed team that wins the championship',
  ),
  clause('1e0356d5ac28d7a04340ef42aa5452f1', ['period'], [nothing], 'who is out pays No at once'),
  clause(
    'a47f272b7b4389396a3e0d189a4186ad',
    ['period', 'until_date'],
    [voidBranch('cancelled', '0'), voidBranch('postponed', '0')],
    'no champion by the day: the listed teams pay No',
  ),
  clause('9779a12f6afc67f8b6f43a1efec50eb7', ['source'], [source('official result')], 'the league decides'),
  clause(
    '2841815e4d29257f347d5e0724437bd7',
    ['subject', 'period', 'competition'],
    [isAbout(stages)],
    'the label names the round',
  ),
  clause(
    '58e85c6c64b400514ca432c7988415ce',
    ['period', 'competition'],
    [isAbout(leaderboard)],
    'which tournament',
  ),
  clause(
    '20105ada33548b7b3f408ab358276089',
    ['period', 'competition'],
    [isAbout(leaderboard)],
    'which tournament',
  ),
  clause(
    '516a84e6e2cfc3b93d07ffb162717ddf',
    ['period', 'competition'],
    [isAbout(leaderboard)],
    'which tournament',
  ),
];

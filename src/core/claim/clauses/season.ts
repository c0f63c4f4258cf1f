/** Championships, wins of a season, rounds and places of a tournament. */
import type { Clause } from '../clause.ts';
import { clause, nothing, settlesOn, source, voidBranch } from './clause-forms.ts';

const champion = 'champion';

export const seasonClauses: readonly Clause[] = [
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
];

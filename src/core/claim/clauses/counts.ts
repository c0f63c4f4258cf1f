/** Counts and averages. */
import type { Clause } from '../clause.ts';
import { clause, scope, yesIf } from './clause-forms.ts';

export const countClauses: readonly Clause[] = [
  clause(
    'ac4df570d6baa8057d9fbc1075cecae6',
    ['bound', 'until_date'],
    [yesIf('count', 'regular_gasoline', 'above'), scope('on_the_day')],
    'Yes if the average price of regular gasoline in the United States by AAA is above the bound on the day',
  ),
];

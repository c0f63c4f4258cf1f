/** The US jobs report and weekly claims. */
import type { Clause } from '../clause.ts';
import { clause, nothing, precision, scope, settlesOn } from './clause-forms.ts';

const family = 'us_jobs';

export const usJobsClauses: readonly Clause[] = [
  clause(
    'faaf163133df9911603afd0a9fd47f30',
    ['period'],
    [settlesOn(family, 'unemployment'), scope('seasonally_adjusted')],
    'the seasonally adjusted rate U-3 of the BLS report decides',
  ),
  clause(
    '78364b9d65171112ec82f2b59359cc84',
    ['source'],
    [nothing],
    'the source is table A-15 of the BLS report',
  ),
  clause('430ddef8aeca451fecb823d299439ca5', [], [precision('0.1')], 'the rate is reported to one decimal'),
];

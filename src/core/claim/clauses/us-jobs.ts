/** The US jobs report and weekly claims. */
import type { Clause } from '../clause.ts';
import { clause, nothing, precision, scope, settlesOn, voidBranch, yesIf } from './clause-forms.ts';

const family = 'us_jobs';

export const usJobsClauses: readonly Clause[] = [
  clause(
    '0ba06093c4452e32a67fef39e8d53406',
    ['bound', 'period'],
    [yesIf(family, 'unemployment', 'above'), scope('seasonally_adjusted')],
    'Yes if the seasonally adjusted rate U-3 of the BLS report is above the bound',
  ),
  clause(
    'faaf163133df9911603afd0a9fd47f30',
    ['period'],
    [settlesOn(family, 'unemployment'), scope('seasonally_adjusted')],
    'the seasonally adjusted rate U-3 of the BLS report decides',
  ),
  clause(
    'f62b870468659902be28ce64309bf91a',
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
  clause(
    'a28f4bf4e7a365ec69fbb6d6c2ba6a7e',
    ['source'],
    [nothing],
    'the source is table A-15 of the BLS report',
  ),
  clause('430ddef8aeca451fecb823d299439ca5', [], [precision('0.1')], 'the rate is reported to one decimal'),
  clause(
    '1913e59ac8170cb81e00b7fd077a6033',
    ['bound', 'period'],
    [yesIf(family, 'payrolls', 'above')],
    'Yes if total nonfarm payroll employment rises by more than the bound, by the BLS report',
  ),
  clause(
    '5d5aa8d119f0c9c81695c3dc8bc003d1',
    ['period', 'bound'],
    [yesIf(family, 'payrolls', 'above')],
    'Yes if total nonfarm payroll employment rises by more than the bound, by the BLS report',
  ),
  clause('770a80ab825d845be16f806d49ddbf80', [], [nothing], 'the BLS verifies it'),
  clause(
    '02fdba383837effe192d19dc0802943b',
    ['date'],
    [nothing],
    'the BLS report decides, and when it is scheduled',
  ),
  clause(
    '55f3b68b4af6022ce1b965a0098e764b',
    [],
    [voidBranch('not_published', 'substitute')],
    'a figure missing for three months is replaced by that of the latest earlier month',
  ),
  clause(
    'e9057d008655d6344317de29a77870b2',
    ['period', 'date', 'aside'],
    [settlesOn(family, 'payrolls')],
    'the change of total nonfarm payroll employment in the BLS summary decides',
  ),
  clause('85862f4b7b4c178dd2478a8103e1e8af', ['source'], [nothing], 'where the summary is found'),
];

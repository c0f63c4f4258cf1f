/** Counts and ratings, and the sentence that lets the range of the label decide. */
import type { Clause } from '../clause.ts';
import { clause, scope, settlesOn, yesIf } from './clause-forms.ts';

/** Then, or at any time until then, on a clock that is not named. */
const byTheEnd = scope('by_the_end');

export const countClauses: readonly Clause[] = [
  clause(
    '4855f06e1753acddc48ce3fca13737ae',
    ['bound', 'until_date'],
    [yesIf('count', 'atlantic_hurricanes', 'at_least')],
    'Yes if the number of Atlantic hurricanes is at least the bound at the end of the day, Eastern time',
  ),
  clause(
    '0e094a85c953412835d277e22df85ff8',
    ['bound', 'until_date'],
    [yesIf('count', 'atlantic_hurricanes', 'at_least'), byTheEnd],
    'Yes if the number of Atlantic hurricanes is at least the bound by the end of the day',
  ),
  clause(
    '07ca643a169a79310eeb2f1c13a3b3ba',
    ['bound', 'until_date'],
    [yesIf('count', 'atlantic_hurricanes', 'above')],
    'Yes if the number of Atlantic hurricanes is above the bound at the end of the day, Eastern time',
  ),
  clause(
    '46eee197b8ce2c05d5efac674c04fb3d',
    ['bound', 'until_date'],
    [yesIf('count', 'atlantic_hurricanes', 'above'), byTheEnd],
    'Yes if the number of Atlantic hurricanes is above the bound by the end of the day',
  ),
  clause(
    '1f0c5df5c5061c1abac09e6947f4b229',
    ['bound', 'until_date'],
    [yesIf('count', 'atlantic_hurricanes', 'at_most')],
    'Yes if the number of Atlantic hurricanes is at most the bound at the end of the day, Eastern time',
  ),
  clause(
    '5791233826d47cf7b7cf5676545bc9b5',
    ['bound', 'until_date'],
    [yesIf('count', 'atlantic_hurricanes', 'at_most'), byTheEnd],
    'Yes if the number of Atlantic hurricanes is at most the bound by the end of the day',
  ),
  clause(
    'ab471ff2b2e7186735494d4a207fc0e3',
    ['until_date'],
    [settlesOn('count', 'atlantic_hurricanes')],
    'atlantic_hurricanes, in the range of the label',
  ),
  clause(
    'f3218711d6cd219ad3c46703d205a94f',
    ['bound', 'until_date'],
    [yesIf('count', 'president_approval', 'at_least')],
    'Yes if the approval of the president is at least the bound at the end of the day, Eastern time',
  ),
  clause(
    'e7eb594003f60da83df9279a77839258',
    ['bound', 'until_date'],
    [yesIf('count', 'president_approval', 'at_least'), byTheEnd],
    'Yes if the approval of the president is at least the bound by the end of the day',
  ),
  clause(
    '0424d4c0bd593e0ba3d2327b6a15b514',
    ['bound', 'until_date'],
    [yesIf('count', 'president_approval', 'above')],
    'Yes if the approval of the president is above the bound at the end of the day, Eastern time',
  ),
  clause(
    '1b082cebd4b05f9866d39270c4771665',
    ['bound', 'until_date'],
    [yesIf('count', 'president_approval', 'above'), byTheEnd],
    'Yes if the approval of the president is above the bound by the end of the day',
  ),
  clause(
    '9d06b2f638b4adfb7399f9c94a0fdac7',
    ['bound', 'until_date'],
    [yesIf('count', 'president_approval', 'at_most')],
    'Yes if the approval of the president is at most the bound at the end of the day, Eastern time',
  ),
  clause(
    '2ae387f70b052c45be69d4666eef20ba',
    ['bound', 'until_date'],
    [yesIf('count', 'president_approval', 'at_most'), byTheEnd],
    'Yes if the approval of the president is at most the bound by the end of the day',
  ),
  clause(
    'beb3c32ac8248166c994f786a0742133',
    ['until_date'],
    [settlesOn('count', 'president_approval')],
    'president_approval, in the range of the label',
  ),
  clause(
    'ac4df570d6baa8057d9fbc1075cecae6',
    ['bound', 'until_date'],
    [yesIf('count', 'regular_gasoline', 'above'), scope('on_the_day')],
    'Yes if the average price of regular gasoline in the United States by AAA is above the bound on the day',
  ),
  clause(
    'f0c910cab8a6378c3453513e9f8899e5',
    [],
    [scope('range_of_label')],
    'the range of the label decides, its ends included',
  ),
];

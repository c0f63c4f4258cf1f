/** Counts and ratings, and the sentence that lets the range of the label decide. */
import type { Clause } from '../clause.ts';
import { clause, scope, settlesOn, yesIf } from './clause-forms.ts';

export const countClauses: readonly Clause[] = [
  clause(
    '0e094a85c953412835d277e22df85ff8',
    ['bound', 'until_date'],
    [yesIf('count', 'atlantic_hurricanes', 'at_least')],
    'atlantic_hurricanes at_least the bound',
  ),
  clause(
    '46eee197b8ce2c05d5efac674c04fb3d',
    ['bound', 'until_date'],
    [yesIf('count', 'atlantic_hurricanes', 'above')],
    'atlantic_hurricanes above the bound',
  ),
  clause(
    '5791233826d47cf7b7cf5676545bc9b5',
    ['bound', 'until_date'],
    [yesIf('count', 'atlantic_hurricanes', 'at_most')],
    'atlantic_hurricanes at_most the bound',
  ),
  clause(
    'ab471ff2b2e7186735494d4a207fc0e3',
    ['until_date'],
    [settlesOn('count', 'atlantic_hurricanes')],
    'atlantic_hurricanes, in the range of the label',
  ),
  clause(
    'e7eb594003f60da83df9279a77839258',
    ['bound', 'until_date'],
    [yesIf('count', 'president_approval', 'at_least')],
    'president_approval at_least the bound',
  ),
  clause(
    '1b082cebd4b05f9866d39270c4771665',
    ['bound', 'until_date'],
    [yesIf('count', 'president_approval', 'above')],
    'president_approval above the bound',
  ),
  clause(
    '2ae387f70b052c45be69d4666eef20ba',
    ['bound', 'until_date'],
    [yesIf('count', 'president_approval', 'at_most')],
    'president_approval at_most the bound',
  ),
  clause(
    'beb3c32ac8248166c994f786a0742133',
    ['until_date'],
    [settlesOn('count', 'president_approval')],
    'president_approval, in the range of the label',
  ),
  clause(
    'f0c910cab8a6378c3453513e9f8899e5',
    [],
    [scope('range_of_label')],
    'the range of the label decides, its ends included',
  ),
];

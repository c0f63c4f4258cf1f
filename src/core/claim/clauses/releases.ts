/** What texts on scheduled releases share, whatever the figure: first print, missing figures, schedules. */
import type { Clause } from '../clause.ts';
import { border, clause, nothing, scope, voidBranch } from './clause-forms.ts';

export const releaseClauses: readonly Clause[] = [
  clause(
    '6a67bfd183086bad5ce1ae81501c6814',
    [],
    [voidBranch('not_published', 'substitute')],
    'a figure that stays missing is replaced by that of the latest earlier month',
  ),
  clause(
    'f74a41a71ec11a99da5eab901d8533fa',
    [],
    [voidBranch('not_published', 'substitute')],
    'a figure missing until the next release is replaced by that of the last available month',
  ),
  clause('545a4f32c329f2f80add43a771faf0ae', [], [nothing], 'the published precision decides'),
  clause('5156749319bd5e0b3c137c7f98377249', [], [nothing], 'the published precision decides'),
  clause('ae5abb203df7bcbefb5c799154a23e71', [], [nothing], 'the same, broken into two lines: its first'),
  clause('dc0345eee63391c406e6042a50681511', [], [nothing], 'the same, broken into two lines: its second'),
  clause(
    'f3f31cc5f2f062b974630dec995f3ad8',
    [],
    [scope('first_figure')],
    'the figure of the release decides',
  ),
  clause(
    '75fa6722fd63a8cbcc0caef17c3c3cb3',
    [],
    [border('higher')],
    'a value on the border of two brackets belongs to the higher one',
  ),
  clause('5e843813630143b88dea6f1572e5dd05', [], [nothing], 'when it is resolved'),
  clause(
    'de1857a15a435acc14f0a8473a0dc30b',
    [],
    [scope('first_figure')],
    'the first figure counts, revisions do not',
  ),
  clause('67bb59611d643a4e32546dcb609fba41', ['date', 'aside'], [nothing], 'when the release is scheduled'),
];

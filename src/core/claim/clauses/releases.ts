/** What texts on scheduled releases share, whatever the figure: precision, first print, missing figures, schedules. */
import type { Clause } from '../clause.ts';
import { border, clause, nothing, precision, scope, voidBranch } from './clause-forms.ts';

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
  clause(
    'd24525a9080c9e11d6f34477e1852680',
    [],
    [nothing],
    'a shutdown moves the last date; what happens without a figure is not said',
  ),
  clause('ae5abb203df7bcbefb5c799154a23e71', [], [nothing], 'the same, broken into two lines: its first'),
  clause('dc0345eee63391c406e6042a50681511', [], [nothing], 'the same, broken into two lines: its second'),
  clause(
    'f3f31cc5f2f062b974630dec995f3ad8',
    [],
    [scope('first_figure')],
    'the figure of the release decides',
  ),
  clause(
    '33832044d2177104027d2299fe440a4a',
    ['aside', 'date'],
    [nothing],
    'when trading ends, and when the release is scheduled',
  ),
  clause(
    '471c741814237f313116af924dde957f',
    [],
    [precision('0.1')],
    'the one-decimal value of the source counts',
  ),
  clause('40b5c413998d2bd071ab10b78a1fbb06', ['aside'], [nothing], 'when trading ends'),
  clause('9f9992f85b1347d2560f11c12071aab0', ['aside'], [nothing], 'when trading ends'),
  clause('68010c5b1eb8e6b6ac90022d69e73ccc', ['aside'], [nothing], 'when the market expires'),
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
  clause(
    '5a5311be7d2ecb2c12cc0a0f1f3fbd13',
    [],
    [scope('first_figure')],
    'the first figure counts, revisions do not',
  ),
  clause('67bb59611d643a4e32546dcb609fba41', ['date', 'aside'], [nothing], 'when the release is scheduled'),
  clause('756d5a9fb0429dab3655d320bb8b67b5', ['date', 'aside'], [nothing], 'when the release is scheduled'),
];

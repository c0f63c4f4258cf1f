/** Soccer matches. */
import type { Clause } from '../clause.ts';
import {
  clause,
  isAbout,
  nothing,
  scope,
  settlesOn,
  source,
  tie,
  voidBranch,
  yesIf,
} from './clause-forms.ts';

const soccer = 'soccer';

export const soccerClauses: readonly Clause[] = [
  clause(
    '8561c1d8690c7b173659cde3e1aeab0c',
    ['subject', 'first', 'second', 'competition', 'date'],
    [yesIf(soccer, 'wins'), scope('ninety_minutes')],
    'Yes if the side wins in 90 minutes',
  ),
  clause(
    'aa89c34231c1616dd209c1cfbfdfcb51',
    ['first', 'second', 'competition', 'date'],
    [isAbout(soccer), scope('ninety_minutes')],
    'which match; 90 minutes count',
  ),
  clause(
    '7a146dc10f41769008c98f606336c580',
    [],
    [scope('tie_has_its_market')],
    'a draw has a market of its own',
  ),
  clause('e6bd500744bd36e625a43edcc9cd023b', ['date'], [isAbout(soccer)], 'which match'),
  clause(
    'd7407f0c7d84199f14f92fd9e561dbec',
    [],
    [voidBranch('cancelled', '0')],
    'a game cancelled for good pays No',
  ),
  clause('96c750a66a1f9c81752833eb07e5de1a', [], [scope('ninety_minutes')], 'only 90 minutes count'),
  clause('ea8f65152e6ec8fe7bc489b35a8e4792', [], [source('official result')], 'official statistics decide'),
  clause('08129de8f50bfa116a4bd4222c4601b6', [], [nothing], 'late statistics may be replaced by reports'),
  clause(
    '9b328d40b8490f35908eac3e96d027b2',
    ['subject', 'subject', 'bound', 'first', 'second', 'competition', 'date', 'time'],
    [yesIf(soccer, 'total', 'above'), scope('ninety_minutes')],
    'Yes if more goals than the bound fall in 90 minutes',
  ),
  clause(
    '6d7d69037989f4f81cf413ae537e09f9',
    ['first', 'second', 'competition', 'date', 'time'],
    [settlesOn(soccer, 'result'), scope('ninety_minutes')],
    'the result after 90 minutes',
  ),
  clause(
    '0159093c3ab3548360c4e7971adb6f8d',
    [],
    [scope('ninety_minutes')],
    'a draw is an outcome of its own',
  ),
  clause(
    'ad6d3cb76ec66bcf48332c338d044ffc',
    [],
    [voidBranch('postponed', 'fair_price')],
    'put off by more than two weeks: the last fair price',
  ),
  clause(
    'ed43c951611d8945311fc3d95f37d594',
    ['competition'],
    [source('official result')],
    'the competition decides',
  ),
  clause(
    'a7278bb5754fc5ed11cacc5d028cf0dc',
    ['date'],
    [isAbout(soccer), scope('single_leg')],
    'which match: a final',
  ),
  clause(
    '0f21723fb1828abbea3081cb44c63684',
    ['subject', 'subject'],
    [yesIf(soccer, 'wins')],
    'the side, if it wins',
  ),
  clause(
    'c5d42ffcd0ef1ab9022922cca9107b66',
    [],
    [scope('extra_time_and_penalties')],
    'extra time and penalties count',
  ),
  clause(
    'b1b3e5709ad23f28881c41a4a6c4045d',
    ['until_date'],
    [voidBranch('postponed', '1/2'), voidBranch('cancelled', '1/2')],
    'not completed by the day: one half',
  ),
  clause('26c00119f42449b435a50b580c01522d', ['competition', 'date'], [isAbout(soccer)], 'which match'),
  clause(
    '77edbd210a708917b12328a805dc5adc',
    ['subject', 'subject'],
    [yesIf(soccer, 'wins')],
    'the side, if it wins',
  ),
  clause(
    'abebd7675bb52b9a064845ef6a9df5ab',
    ['until_date'],
    [tie('1/2'), voidBranch('postponed', '1/2'), voidBranch('cancelled', '1/2')],
    'a tie, or not completed by the day: one half',
  ),
  clause(
    '4dbe691014071897be10c496ef8540d6',
    ['subject', 'subject'],
    [yesIf(soccer, 'advances')],
    'the side, if it goes on',
  ),
];

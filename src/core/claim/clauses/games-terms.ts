/** What texts on games say of postponement, cancellation, ties, overtime and sources. */
import type { Clause } from '../clause.ts';
import { nothing, scope, tie, voidBranch } from './clause-forms.ts';
import { gameClauses } from './games-forms.ts';

export const gameTermsClauses: readonly Clause[] = [
  ...gameClauses(
    'A game put off and played within the window is paid by its result.',
    [nothing],
    '',
    `
    550c7a85c2ae9566b249b7e39867e963 14573ad19abb0650f706d9f4d5273490 e713fdb4832ca19c6e2b5a525ee381bf
    b43e8b57fd0a55eb3c847468ebd400c6 7ac9c419f6733efbeddbe37101b7506b`,
  ),
  ...gameClauses(
    'A game cancelled, or put off past the window, pays a fair price.',
    [voidBranch('cancelled', 'fair_price'), voidBranch('postponed', 'fair_price')],
    '',
    `
    efe80c6f35416b8d885d6309c3bcb3a9 70f7d25c0068031dc50f96eb35ec06e2 5d8af8a5f4a6afc173b38fdad1b3ad2b
    ae9d1e3d86bdfa3bb75c0d89e5876c5b`,
  ),
  ...gameClauses(
    'A game put off past the window pays the last fair price.',
    [voidBranch('postponed', 'fair_price')],
    '',
    `
    44da6e970da582738f1b8d7c69aa9f79 3174c2a4085a8732bec54b67c7a05838 19cde3a850b7efbe4462970c6dbda974`,
  ),
  ...gameClauses(
    'A tie, or a game cancelled for good, pays one half.',
    [voidBranch('cancelled', '1/2'), tie('1/2')],
    '',
    `
    43f8d7a818293c061662fa8f2badb8a6`,
  ),
  ...gameClauses(
    'A game not over by the last day pays one half.',
    [voidBranch('cancelled', '1/2'), voidBranch('postponed', '1/2')],
    'xx',
    `
    a53c6af2aaac81f36beb9faa81ff0ce6 f67472cddcb677be98366f9145a5d6e3 a15af3b0b2365692b7962f20424d2c43`,
  ),
  ...gameClauses(
    'A game not over by the last day pays one half.',
    [voidBranch('cancelled', '1/2'), voidBranch('postponed', '1/2')],
    'x',
    `
    12d6001cb720f906e45d59595f95be64`,
  ),
  ...gameClauses(
    'A tie pays one half.',
    [tie('1/2')],
    '',
    `
    d1452b68b08301caa53ab6aa1a1c684c ca8214288cdf0a906eb37029000ba58c cfcf4a923b1f2cb33ee7acd6fcf12e9e
    d8cd7c26c31cb3eea6167b7cb91f31f9`,
  ),
  ...gameClauses(
    'Overtime counts.',
    [scope('overtime_counts')],
    '',
    `
    cd574fd45af33d3e05fdee2f870b9474 486403732d9dd51c36213fb40f948b32`,
  ),
  ...gameClauses(
    'Extra innings count.',
    [scope('extra_innings_count')],
    '',
    `
    926550443fe033848101d0692cae3cba`,
  ),
  ...gameClauses(
    'Overtime and a shootout count.',
    [scope('overtime_counts'), scope('shootout_counts')],
    '',
    `
    6a648ed5bed4301164b56ac86bd525c7`,
  ),
  ...gameClauses(
    'A shootout is one goal for its winner.',
    [scope('shootout_goal')],
    '',
    `
    093631ffba4f56885effc6e03ee1e1df`,
  ),
  ...gameClauses(
    'Whose word decides: the league itself.',
    [nothing],
    '',
    `
    6b448ec691136f12dca81b3ee2b29217 48c8b002568ca857ef6317f77949a4b2 7523ae58ae52d2a089e3a0991a0a715f
    f61da0a405cdc7f90ebd6549f1d90ecf`,
  ),
  ...gameClauses(
    'An address of the league.',
    [nothing],
    'u',
    `
    7686a764730b278f700274ed02f75f76`,
  ),
];

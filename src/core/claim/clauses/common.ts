/** Sentences that several families share: what is said of the venue, of the other outcome, of games that are not played. */
import type { Clause } from '../clause.ts';
import { clause, nothing, otherwiseNo, voidBranch } from './clause-forms.ts';

export const commonClauses: readonly Clause[] = [
  clause('49abe788fb3c2d520926a4f97007bcc1', [], [nothing], 'no connection with the league'),
  clause('219b412a95c1ef62eb7ef6a81a1de71e', [], [nothing], 'no connection with the association'),
  clause('488aa99f20ed569c1db4878a9741fe4b', [], [nothing], 'whose the marks are'),
  clause('fc0375ec88683c905aa69fcd06566fe3', [], [otherwiseNo], 'else No'),
  clause('c42eaf9752c757dba0fb2ef047a1998f', [], [otherwiseNo], 'else No'),
  clause('d324c2d4d663fa36f8a46e2ecc1b9726', [], [otherwiseNo], 'else No'),
  clause('1e79e08eff618e1fdf83d0e3f2969e92', ['opponent'], [otherwiseNo], 'else the other outcome'),
  clause(
    '19b87eb45d8a769c41e92b87992eed49',
    [],
    [voidBranch('postponed', 'later_result')],
    'a postponed game keeps the market open until it is played',
  ),
  clause(
    'a584687187820b68f6e17d7a0347bb9f',
    [],
    [voidBranch('cancelled', '1/2')],
    'a game cancelled for good pays one half',
  ),
  clause(
    '31a3c52ea4cd189811f3ae486125ab73',
    [],
    [voidBranch('cancelled', 'fair_price'), voidBranch('postponed', 'fair_price')],
    'cancelled or moved by more than two weeks: a fair price',
  ),
];

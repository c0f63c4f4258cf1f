/** Sentences that several families share: what is said of the venue, of the other outcome, of games that are not played. */
import type { Clause } from '../clause.ts';
import { clause, nothing, otherwiseNo, voidBranch } from './clause-forms.ts';

export const commonClauses: readonly Clause[] = [
  clause('49abe788fb3c2d520926a4f97007bcc1', [], [nothing], 'no connection with the league'),
  clause('219b412a95c1ef62eb7ef6a81a1de71e', [], [nothing], 'no connection with the association'),
  clause('488aa99f20ed569c1db4878a9741fe4b', [], [nothing], 'whose the marks are'),
  clause('9f856fde50ea679003f922d69800f28f', [], [nothing], 'no connection with the league'),
  clause('51b18b2122509f25463d79ceea914a7f', [], [nothing], 'no connection with the association'),
  clause('3220abd5995f5c0abb5b7140b8992bb2', [], [nothing], 'whose the marks are'),
  clause('fc0375ec88683c905aa69fcd06566fe3', [], [otherwiseNo], 'else No'),
  clause('7a4deebe2767ca6ed6bbc51d67767742', [], [otherwiseNo], 'else No'),
  clause('9b874afa655fd0a7cb75be232ee3c029', [], [otherwiseNo], 'else No'),
  clause('c42eaf9752c757dba0fb2ef047a1998f', [], [otherwiseNo], 'else No'),
  clause('d324c2d4d663fa36f8a46e2ecc1b9726', [], [otherwiseNo], 'else No'),
  clause('1e79e08eff618e1fdf83d0e3f2969e92', ['opponent'], [otherwiseNo], 'else the other outcome'),
  clause('40da0b85c6c9d7fffcebc70bf045d661', ['opponent'], [otherwiseNo], 'else the other outcome'),
  clause('24872cbf9599ce434afd0f6eadda67b9', ['opponent'], [otherwiseNo], 'else the other outcome'),
  clause('946817502500632a98a5b2dd372540c6', ['opponent'], [otherwiseNo], 'else the other outcome'),
  clause('6b6342419ef20b368ae1f7e84a4c204e', [], [otherwiseNo], 'else Under'),
  clause('4379ca96c72b3076bb3950c1e54010dc', [], [otherwiseNo], 'else Under'),
  clause('ea9908ce07685402fb48083eeb5f42c6', [], [otherwiseNo], 'else Under'),
  clause(
    '19b87eb45d8a769c41e92b87992eed49',
    [],
    [voidBranch('postponed', 'later_result')],
    'a postponed game is waited for',
  ),
  clause(
    '1e157a7b9c3b15cce23a6a6204b02b0b',
    [],
    [voidBranch('postponed', 'later_result')],
    'a postponed game is waited for',
  ),
  clause(
    'a584687187820b68f6e17d7a0347bb9f',
    [],
    [voidBranch('cancelled', '1/2')],
    'a game cancelled for good pays one half',
  ),
  clause(
    '6ee5684eb5bb72d067ee1ab4513fe555',
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
  clause(
    'bdc4668b5657205c2ed7a399e3d3dd95',
    [],
    [voidBranch('cancelled', 'fair_price'), voidBranch('postponed', 'fair_price')],
    'cancelled or moved by more than 48 hours: a fair price',
  ),
];

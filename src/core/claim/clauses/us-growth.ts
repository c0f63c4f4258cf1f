/** Growth of GDP, and the ISM index of manufacturing. */
import type { Clause } from '../clause.ts';
import { clause, isAbout, nothing, precision, scope, settlesOn, voidBranch, yesIf } from './clause-forms.ts';

const family = 'us_growth';

export const usGrowthClauses: readonly Clause[] = [
  clause(
    'a9edae99e799d5f42927d2e606ff7f53',
    ['bound'],
    [yesIf(family, 'us_gdp', 'above'), scope('advance_estimate')],
    'Yes if real GDP rises by more than the bound, by the annualized advance estimate of the BEA',
  ),
  clause('49648bc7c947084151b26a2e9967869f', [], [nothing], 'when trading ends'),
  clause(
    '1bcfc4e7eb06a52d7c502cfabff22f75',
    ['period'],
    [nothing],
    'which quarter the data are for, and when the market expires',
  ),
  clause(
    '354af6410f8ad6cadeef678e0c21cd44',
    [],
    [precision('0.1')],
    'the one-decimal value of the BEA counts',
  ),
  clause(
    '17f687bd9a357f3bbf358f4bb8e98283',
    ['period', 'period', 'date'],
    [settlesOn(family, 'us_gdp'), scope('advance_estimate')],
    'the annualized advance estimate of GDP growth decides',
  ),
  clause('4435e02bb682246b9331d5dde13c4c9f', ['source'], [nothing], 'where the release is found'),
  clause('9ce20c5d12cf97f80f1cbfb477ef67a2', [], [nothing], 'the first report is the advance estimate'),
  clause('57b6190151e119ae9cad1051957bb6d9', [], [scope('advance_estimate')], 'the advance estimate decides'),
  clause(
    '676b5bb067468e30f620b28f3f5f3835',
    [],
    [scope('first_figure')],
    'the advance estimate counts, later ones do not',
  ),
  clause(
    'f29372b2aef674359f77bbbec3735f7a',
    [],
    [voidBranch('not_published', 'substitute')],
    'an advance estimate that does not come is replaced by the first figure that does',
  ),
  clause(
    'edae91085893db6b4f21537b5d31dc42',
    [],
    [voidBranch('not_published', 'substitute')],
    'a figure that stays missing is replaced by the latest earlier one',
  ),
  clause(
    '0acfe2d25d97e7d37c5bae77da7321a5',
    ['period'],
    [isAbout(family, 'ism_manufacturing')],
    'on the manufacturing index of the ISM',
  ),
  clause('2c431f683660620818386bde454cf6b0', [], [nothing], 'what the index means'),
  clause(
    '3b850f36a21195a40394ed1272d8c1c1',
    ['period'],
    [settlesOn(family, 'ism_manufacturing')],
    'the manufacturing index in the ISM report decides',
  ),
  clause(
    '15d94528b9323b8298d238eca52225a5',
    ['period', 'source', 'date', 'aside'],
    [nothing],
    'the source is the ISM report for the month',
  ),
  clause('0d29344061428c41a8a5c875e0920848', [], [nothing], 'the index is no percentage'),
  clause('58e2e8593d1e344278bf8a7002d359d4', [], [nothing], 'the index is a plain number'),
  clause('70a928b0289bd8e16059af97b673c579', [], [precision('0.1')], 'the index is reported to one decimal'),
  clause('ed0b6561f1c6d8e6f0b6f16abea87ec0', ['source'], [nothing], 'it stays open until the next report'),
];

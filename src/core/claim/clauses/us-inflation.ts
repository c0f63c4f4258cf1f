/** US consumer prices: CPI and core CPI, core PCE, by month and by year. */
import type { Clause } from '../clause.ts';
import { clause, isAbout, nothing, precision, scope, settlesOn, yesIf, yesIfAt } from './clause-forms.ts';

const family = 'us_inflation';

export const usInflationClauses: readonly Clause[] = [
  clause(
    '254ea52b9625908ce13b6c68e8915025',
    ['bound', 'period'],
    [yesIf(family, 'cpi_yearly', 'above'), precision('0.1')],
    'Yes if the consumer price index rises by more than the bound over twelve months, by the one-decimal figure of the BLS',
  ),
  clause(
    '6953ac33e8129c1886329432009627c6',
    ['period'],
    [isAbout(family, 'cpi_yearly'), scope('not_seasonally_adjusted')],
    'on the twelve-month change before seasonal adjustment, by the BLS',
  ),
  clause(
    'd58bae39c07603e67fa99dc1a91b6dab',
    ['period'],
    [settlesOn(family, 'cpi_yearly')],
    'the twelve-month change of the consumer price index in the BLS report decides',
  ),
  clause(
    'd8922f7a292820fcff6b87383e708577',
    ['period', 'source', 'date', 'aside'],
    [nothing],
    'the source is the BLS report for the month',
  ),
  clause('73dba6c13a8a57a96eb0a528b118311c', [], [precision('0.1')], 'the BLS reports it to one decimal'),
  clause('3b6d44439d2071388a69be96e10cdac9', ['source'], [nothing], 'it stays open until the next report'),
  clause('43dcf379a0cafaea67d6247e4ca3ff9e', [], [nothing], 'it stays open until the next report'),
  clause(
    '296bdc7908fc5441e7d3c8f9bcb52784',
    ['period'],
    [isAbout(family, 'core_cpi_monthly')],
    'on the one-month change without food and energy, by the BLS',
  ),
  clause(
    '3e2bfdecedd788ecfae6271c1ef1c0bd',
    ['period'],
    [settlesOn(family, 'core_cpi_monthly'), scope('seasonally_adjusted')],
    'the seasonally adjusted one-month change of the index without food and energy in the BLS report decides',
  ),
  clause('ffee4918ea3de6e799c94f90803163e0', [], [precision('0.1')], 'the BLS reports it to one decimal'),
  clause(
    '02a9a01aa3223138f8cf20a898e0a087',
    [],
    [isAbout(family, 'cpi_monthly'), scope('seasonally_adjusted')],
    'on the seasonally adjusted one-month change, by the BLS',
  ),
  clause(
    '9654e3bc097decf8a636754d49ed1955',
    ['period'],
    [settlesOn(family, 'cpi_monthly'), scope('seasonally_adjusted')],
    'the seasonally adjusted one-month change in the BLS report decides',
  ),
  clause('a84b9653cb7e8a64b7a136d81980a822', [], [precision('0.1')], 'the BLS reports it to one decimal'),
  clause(
    '0e92b94cc00453e452ad314142ba0a43',
    ['since_date', 'period'],
    [isAbout(family, 'cpi_monthly')],
    'on the change from one month to the next, by the BLS',
  ),
  clause(
    'e21f9a276a9d06b6144d19dff2858480',
    [],
    [isAbout(family, 'cpi_monthly'), scope('seasonally_adjusted')],
    'measured by the seasonally adjusted index',
  ),
  clause(
    '374afb8f51d0cc2fa20197b9e435f13c',
    ['since_date', 'period'],
    [yesIfAt(family, 'cpi_monthly', 'above', '0.2'), scope('seasonally_adjusted')],
    'Yes if the seasonally adjusted index rises by more than 0.2 percent from one month to the next',
  ),
  clause(
    '3c09a964311ae73eb0e2f3ac7ce66c35',
    ['period', 'source', 'date', 'aside'],
    [nothing],
    'the source is the BLS report for the month',
  ),
  clause('662e0254350875ea9fd17b716e00fd58', [], [nothing], 'what the index is'),
  clause(
    'e8d7b217e3de196479ea58d9acf974d6',
    [],
    [precision('0.1'), scope('seasonally_adjusted')],
    'the BLS reports it to one decimal, seasonally adjusted',
  ),
  clause('a672f9d1bf310ea1f5b3da63d365b036', [], [nothing], 'the published precision decides; examples'),
  clause(
    '87d9065a56785f84bfe0a179709f301c',
    ['period'],
    [isAbout(family, 'core_pce_monthly'), scope('seasonally_adjusted')],
    'on the seasonally adjusted one-month change without food and energy, by the BEA',
  ),
  clause(
    '2d06654c584b5a38ee1346e1c1e577dd',
    ['period'],
    [settlesOn(family, 'core_pce_monthly')],
    'the one-month change of the PCE price index without food and energy in the BEA report decides',
  ),
  clause(
    '015ff688db4e8ed03bc4ea8e9c8914a8',
    ['period', 'source', 'date', 'aside'],
    [nothing],
    'the source is the BEA report for the month',
  ),
  clause('ee206e448bfb078b2d8a3c2f2ea56d9a', [], [precision('0.1')], 'the BEA reports it to one decimal'),
  clause(
    'e140c2d3b89560f2e73c28148a91cc9e',
    [],
    [nothing],
    'the index without food and energy, not the whole one',
  ),
  clause('a35f491656e17e12ca02e19bdea75d48', ['source'], [nothing], 'it stays open until the next report'),
  clause(
    'fa6e66ca4eb465776df8239388109df0',
    ['period'],
    [isAbout(family, 'core_pce_yearly'), scope('seasonally_adjusted')],
    'on the seasonally adjusted twelve-month change without food and energy, by the BEA',
  ),
  clause(
    '8b84797511df891a30172deaae8808da',
    ['period'],
    [settlesOn(family, 'core_pce_yearly')],
    'the twelve-month change of the PCE price index without food and energy in the BEA report decides',
  ),
  clause('9fb4fd18aefa69c202640700e67edc4a', [], [precision('0.1')], 'the BEA reports it to one decimal'),
];

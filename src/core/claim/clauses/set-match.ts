/** Tennis matches and esports series. */
import type { Clause } from '../clause.ts';
import { clause, isAbout, nothing, otherwiseNo, scope, source, voidBranch, yesIf } from './clause-forms.ts';

const setMatch = 'set_match';

/** Of all contests here only tennis has a winner always; others are also played in an even number of parts. */
const tennis = scope('tennis');
/** What is played, where the words of the sentence say it. */
const leagueOfLegends = scope('played league of legends');
const counterStrike = scope('played counter-strike');

export const setMatchClauses: readonly Clause[] = [
  clause(
    '3f6a07a56ba2ccaf72fd9ca424de39d9',
    ['subject', 'first', 'second', 'period', 'competition'],
    [yesIf(setMatch, 'wins'), tennis],
    'Yes if the player wins a match that was begun',
  ),
  clause(
    'ae695c1eece61b6061fcd5c320603b98',
    ['first', 'second', 'period', 'competition'],
    [isAbout(setMatch), tennis],
    'which match, once begun',
  ),
  clause(
    '6c2a26c729908f21e65680f3179ac3f8',
    [],
    [voidBranch('walkover', '1/2'), voidBranch('cancelled', '1/2')],
    'never begun: one half',
  ),
  clause(
    '322bf78348d9bcef0caa125e1c2724ce',
    [],
    [voidBranch('postponed', 'later_result')],
    'who gives up after the start has lost; put off by up to two weeks: the later result',
  ),
  clause(
    '36ca1bd03267a7732c0e21349d15b7b2',
    [],
    [voidBranch('cancelled', '1/2'), voidBranch('postponed', '1/2'), voidBranch('tie', '1/2')],
    'not played, tied or without a winner after 7 days: one half',
  ),
  clause(
    'ec96385c3af0746d8b71c55d4a2c3bdd',
    [],
    [voidBranch('cancelled', '1/2'), voidBranch('postponed', '1/2'), voidBranch('tie', '1/2')],
    'not played, tied or without a winner after 7 days: one half',
  ),
  clause('73fe06d45efc5e44e06034d925cd5d0b', [], [source('official result')], 'the tour decides'),
  clause('ac697a46e67e8b704fb59fbd7c8d56f0', [], [nothing], 'reports may be used too'),
  clause(
    'ae7f0bd6262ac32d85eb1474d7099c72',
    ['bound', 'first', 'second', 'date'],
    [yesIf(setMatch, 'count games_played', 'above'), tennis],
    'Yes if more games than the bound are played',
  ),
  clause(
    'c9750427406bfbd0477eb4fecd8c2617',
    [],
    [voidBranch('walkover', 'fair_price'), voidBranch('cancelled', 'fair_price')],
    'never begun: the last fair price',
  ),
  clause(
    'c4c6ff2666b9211e0fcd60c336f6a29a',
    [],
    [voidBranch('retired', 'fair_price')],
    'a retirement that leaves it open: the last fair price',
  ),
  clause('9e6c29ededd364953e797287f9b3655c', [], [source('official result')], 'the tour decides'),
  clause('69be257a6c47d7914e12e6e2e0c3a654', [], [nothing], 'the games of the whole match'),
  clause(
    'befdbd0a8f6f39ffd7bb7a9875cc7980',
    ['first', 'second', 'competition', 'date', 'time'],
    [isAbout(setMatch), leagueOfLegends],
    'which match',
  ),
  clause(
    '4f1f03aad92340fc3ba099ebf9a6d745',
    ['first', 'second', 'competition', 'date', 'time'],
    [isAbout(setMatch), scope('stage quarterfinal 2'), counterStrike],
    'which match, with its stage',
  ),
  clause(
    '976d2c37d756fa1f6872fedcd8454d46',
    ['subject', 'subject', 'opponent'],
    [yesIf(setMatch, 'wins')],
    'the side, if it wins',
  ),
  clause(
    'fceb93cb9ca0c300b3a51010f6749b76',
    [],
    [voidBranch('cancelled', '1/2'), voidBranch('postponed', '1/2')],
    'not played, or not begun after 7 days: one half',
  ),
  clause(
    '1f0422d9d16c0e853b0ad22570b98c95',
    [],
    [scope('who_goes_on_wins')],
    'who gives up after the start has lost',
  ),
  clause(
    '1f89f9190285b45759b6435023fa751d',
    [],
    [scope('unfinished_half')],
    'begun and not completed: one half',
  ),
  clause('47e2a948fb8c7d03c5899abf50953192', [], [voidBranch('walkover', '1/2')], 'a walkover: one half'),
  clause('e96f4bd03c1198dbc89ffdb91a31a1d6', [], [nothing], 'the real match counts, not its spelling'),
  clause('670403f32b7540052eb7351c547f2025', [], [nothing], 'spellings of one team are one team'),
  clause('5bbb8c4d3dc42cde93a59c9589fee189', [], [nothing], 'a name that means no team pays one half'),
  clause('fc1e9971c82da9c4ea4925532f6a6766', [], [nothing], 'a forfeited last game completes the match'),
  clause(
    'e183ac8482129f3c2aa2774bc4ede652',
    ['source'],
    [source('official result')],
    'the named site decides',
  ),
  clause(
    '4154a9352faf52baaaa35a82eaa169a6',
    ['source'],
    [nothing],
    'late results may be replaced by reports',
  ),
  clause(
    '2bc4731c6992f491b60cd5020716016a',
    ['first', 'second', 'bound'],
    [yesIf(setMatch, 'count games', 'at_least')],
    'Over, if the games reach the bound',
  ),
  clause('de605c38e6d4991c6d05e814da4b5b2d', ['bound'], [otherwiseNo], 'else Under'),
  clause('c96936aa6fffc2fd8cab2bc52bf7fca0', [], [nothing], 'forfeited games count'),
  clause('ccacfa06ce17d765d3aaa4268e47b98d', [], [nothing], 'forfeited games count'),
  clause(
    'b46998f8ee85d548fcd80ffef2728e7d',
    ['subject', 'subject', 'bound', 'opponent'],
    [yesIf(setMatch, 'margin games', 'at_least')],
    'the side, if ahead by the bound in games',
  ),
  clause(
    'a0554a5bd2893fcf11260decdf71a8a7',
    [],
    [voidBranch('postponed', 'fair_price')],
    'not begun within 48 hours: a fair price',
  ),
  clause(
    '2559be0e60f5e7999b31e735fdb7d9d4',
    [],
    [voidBranch('cancelled', 'fair_price')],
    'cancelled: a fair price',
  ),
  clause(
    'aaf49af6724e3d6562e1050bb43324e6',
    [],
    [voidBranch('walkover', 'fair_price')],
    'forfeited before the start: a fair price',
  ),
  clause(
    '3e69bb7b7dab05a6959c09ca940c4582',
    [],
    [scope('who_goes_on_wins')],
    'forfeited after the start: the official result',
  ),
  clause(
    'ea6a3b48379b348bc453a390289e82de',
    ['subject', 'competition', 'period', 'first', 'second', 'date', 'time'],
    [yesIf(setMatch, 'wins'), counterStrike],
    'Yes if the side wins the match',
  ),
  clause(
    'b1f44e2667bd93e914b49f759c6e23c3',
    ['subject', 'competition', 'period', 'first', 'second', 'date', 'time'],
    [yesIf(setMatch, 'wins'), leagueOfLegends],
    'Yes if the side wins the match',
  ),
  clause(
    'c21ea1e2613891286f20ae173b21e617',
    ['competition', 'period', 'first', 'second', 'date', 'time'],
    [isAbout(setMatch), leagueOfLegends],
    'which match',
  ),
];

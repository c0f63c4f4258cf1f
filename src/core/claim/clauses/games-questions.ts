/** Statements of venue_b on games, of both its exchanges. */
import type { Clause } from '../clause.ts';
import { isAbout, noIf, otherwiseNo, settlesOn, yesIf } from './clause-forms.ts';
import { game, gameClauses } from './games-forms.ts';

export const gameQuestionClauses: readonly Clause[] = [
  ...gameClauses(
    'The game it is about (NFL).',
    [isAbout(game, 'nfl')],
    'dt',
    `
    6a4957598b3643c4c0b8cb47827c6df9 0d022ae9831df1a7017de7657a37ca25`,
  ),
  ...gameClauses(
    'The game it is about (NBA).',
    [isAbout(game, 'nba')],
    'dt',
    `
    37b85724c9d7e177f823f7e1ffa29018`,
  ),
  ...gameClauses(
    'The game it is about (NBA).',
    [isAbout(game, 'nba')],
    'd',
    `
    0693020e3615d69ac8a88f052352c4ce`,
  ),
  ...gameClauses(
    'The game it is about (MLB).',
    [isAbout(game, 'mlb')],
    'dt',
    `
    1ec1933385651013d1c3c3f3a7653f6a`,
  ),
  ...gameClauses(
    'The game it is about (NHL).',
    [isAbout(game, 'nhl')],
    'dt',
    `
    9b758f3374583915e811679ca1caa691`,
  ),
  ...gameClauses(
    "The game it is about (men's college basketball).",
    [isAbout(game, 'ncaamb')],
    'dt',
    `
    6569362cc0a8d963d4e7b8a52c58f751`,
  ),
  ...gameClauses(
    'The outcome is the team that wins.',
    [settlesOn(game, 'win: full game')],
    'ss',
    `
    4becb5951614e973c07c20d7ee2e8a95 f49536b294c4d590d7ad572fe0796c64 0dbd72902bbc589a897739064b4c28bc
    fd55818e328cf3bf1256fe0826bf5b58`,
  ),
  ...gameClauses(
    'Otherwise the other outcome.',
    [otherwiseNo],
    '',
    `
    8b1cb550b5f19c05634d92e3e6ec4994`,
  ),
  ...gameClauses(
    'A tie goes to the other team.',
    [noIf(game, 'tie: full game')],
    'o',
    `
    b1b697621964e8c9b1c0839dfd302c5e`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (NFL).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'nfl')],
    'fgd',
    `
    1cc86d8f080d9fcc065d6f5c2755d312`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (professional football).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'pro_football')],
    'sbfgd',
    `
    f93e17da9ff49d0b67503b4cc36845e5`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (MLB).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'mlb')],
    'fgdt',
    `
    3df43fc8d5d9eb69ea31e2b34714e8b2`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (MLB).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'mlb')],
    'sbfgdt',
    `
    5370a32f1860f4a7de73a21364c0afc2`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (MLB).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'mlb')],
    'fgbfgdt',
    `
    e0b5a37b5868f4a9f3fa33578604dd7f`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (NHL).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'nhl')],
    'fgdt',
    `
    58401ca1d86e76973dc1d19689e21e82`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (NHL).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'nhl')],
    'sbfgdt',
    `
    03706415445a023fb2d667d19e2e921e`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (NHL).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'nhl')],
    'fgbfgdt',
    `
    d471359a2611ee57fb8f359f7d7ca957`,
  ),
];

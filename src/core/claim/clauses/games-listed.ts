/** Statements of venue_a on games: what Yes depends on, and which game it is. */
import type { Clause } from '../clause.ts';
import { isAbout, yesIf } from './clause-forms.ts';
import { game, gameClauses } from './games-forms.ts';

export const listedGameClauses: readonly Clause[] = [
  ...gameClauses(
    'Yes if the named team wins the game (college football).',
    [yesIf(game, 'win: full game'), isAbout(game, 'ncaaf')],
    'sfgd',
    `
    324b222fe6c6be95fa93f9414756e7eb 6804582193414535f325bd7e646ea7e7`,
  ),
  ...gameClauses(
    'The game it is about (college football).',
    [isAbout(game, 'ncaaf')],
    'fgd',
    `
    aceb2f3e694b04e8da0d3e9be39a9daa 3aa3723cc7c554ae3f8b9684faac502a`,
  ),
  ...gameClauses(
    "Yes if the named team wins the game (women's college basketball).",
    [yesIf(game, 'win: full game'), isAbout(game, 'ncaawb')],
    'sfgd',
    `
    a87f98536b8a5bb70c9b0d76b476e81f`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (professional baseball).',
    [yesIf(game, 'win: full game'), isAbout(game, 'pro_baseball')],
    'sfgdt',
    `
    bcdf39e2e04c0b84e2b5a7de45f3b7c2`,
  ),
  ...gameClauses(
    'The game it is about (professional baseball).',
    [isAbout(game, 'pro_baseball')],
    'fgdt',
    `
    5cc31a889a574b72d2c6bc0c27947f22`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (professional hockey).',
    [yesIf(game, 'win: full game'), isAbout(game, 'pro_hockey')],
    'sfgd',
    `
    0b7a793ac4c976afb95b64e54ca05c1f 01980cc48c64e1757524dad5f4e2aecb`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (NHL).',
    [yesIf(game, 'win: full game'), isAbout(game, 'nhl')],
    'sfgd',
    `
    ccc28410ec2c7a4baa0a4a8351e31af3`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (basketball Summer League).',
    [yesIf(game, 'win: full game'), isAbout(game, 'nba_summer')],
    'sfgd',
    `
    64a1fb6c18b495d8b9e172e7de9d091b`,
  ),
];

/** Figures of one player of venue_a's games; the ladder of the venue's own carries them. */

import { phrase } from '../phrase.ts';
import { isAbout, yesIf } from '../sayings.ts';
import { resolvesToYes } from './fragments.ts';

const ladder = isAbout('ladder');
const hockey =
  '{first:name} link=(vs | at) {second:name} professional hockey game originally scheduled for {date:day}';

export const playerPhrases = [
  phrase('player/refers', `the following market refers to a player in the ${hockey}`, {
    venues: ['venue_a'],
    ignores: ['link'],
    says: [ladder],
    words: 'Which game it is about.',
    examples: [
      'The following market refers to a player in the ‹Alder› vs ‹Birch› professional hockey game originally scheduled for May 3, 2026.',
    ],
  }),
  phrase(
    'player/never-enters',
    'if a player is active but never enters the game the market settles to the last fair market price before game start',
    {
      venues: ['venue_a'],
      says: [ladder],
      words: 'A player who never enters the game: the last fair price.',
      examples: [
        'If a player is active but never enters the game, the market settles to the last fair market price before game start.',
      ],
    },
  ),
  phrase(
    'player/enters',
    "once a player enters the game the market settles based on the player's figure=(goals recorded | goals scored | points recorded | assists recorded)",
    {
      venues: ['venue_a'],
      says: ({ figure }) => [isAbout('ladder', figure.split(' ')[0])],
      words: 'A player who enters the game is counted.',
      examples: ["Once a player enters the game, the market settles based on the player's goals recorded."],
    },
  ),
  phrase(
    'player/records',
    `if {subject:name} records at least {bound:bound}+ figure=(goals | points | assists) in the ${hockey} ${resolvesToYes}`,
    {
      venues: ['venue_a'],
      ignores: ['link', 'market'],
      says: ({ figure }) => [yesIf('hockey_player', figure, 'at_least')],
      words: 'Yes if a player has the bound or more.',
      examples: [
        'If ‹Ana Doe› records at least 2+ goals in the ‹Alder› vs ‹Birch› professional hockey game originally scheduled for May 3, 2026, then the market resolves to Yes.',
      ],
    },
  ),
];

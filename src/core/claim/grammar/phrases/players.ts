/** Figures of one player of venue_a's games, and what stands beside other statements that a ladder of the venue's own carries. */

import { phrase } from '../phrase.ts';
import { isAbout, nothing, yesIf } from '../sayings.ts';
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
  phrase('player/heading', 'Player Participation & Settlement Criteria', {
    venues: ['venue_a'],
    says: [nothing],
    argued: 'a heading',
    words: 'A heading.',
    examples: ['Player Participation & Settlement Criteria'],
  }),
  phrase(
    'player/scratched',
    `if {subject:name} is scratched or how=(is not a starting pitcher | not included in the starting lineup) the market will resolve to the fair market price`,
    {
      venues: ['venue_a'],
      ignores: ['how'],
      says: [ladder],
      words: 'A player who does not start: a fair price.',
      examples: [
        'If ‹Ana Doe› is scratched or is not a starting pitcher, the market will resolve to the fair market price.',
      ],
    },
  ),
  phrase(
    'player/comes-in-later',
    `if {subject:name} is not how=(a starting pitcher | in the starting lineup) but later enters the game the market will resolve to the fair market price
    later=(relief appearances will not count towards this market | pinch hit at bats will not count towards the market)`,
    {
      venues: ['venue_a'],
      ignores: ['how', 'later'],
      says: [ladder],
      words: 'A player who comes in later: a fair price.',
      examples: [
        'If ‹Ana Doe› is not a starting pitcher but later enters the game, the market will resolve to the fair market price, relief appearances will not count towards this market.',
      ],
    },
  ),
  phrase(
    'player/never-bats',
    'if {subject:name} starts the game but does not record a plate appearance the market will resolve to the fair market price',
    {
      venues: ['venue_a'],
      says: [ladder],
      words: 'A player who starts and never bats: a fair price.',
      examples: [
        'If ‹Ana Doe› starts the game but does not record a plate appearance, the market will resolve to the fair market price.',
      ],
    },
  ),
  phrase(
    'player/starts',
    `if {subject:name} is how=(a starting pitcher and records at least one pitch | in the starting lineup and records at least one plate appearance) the market
    will settle based on figure=(strikeouts | total bases) recorded`,
    {
      venues: ['venue_a'],
      ignores: ['how'],
      says: ({ figure }) => [isAbout('ladder', figure)],
      words: 'A player who starts and takes part is counted.',
      examples: [
        'If ‹Ana Doe› is a starting pitcher and records at least one pitch the market will settle based on strikeouts recorded.',
      ],
    },
  ),
  phrase(
    'ladder/index-source',
    'pursuant to the Kalshi Rulebook the Exchange has modified the Source Agency and Underlying for indices markets',
    {
      venues: ['venue_a'],
      says: [ladder],
      words: 'Markets on stock indices have another source than before, all of them.',
      examples: [
        'Pursuant to the Kalshi Rulebook, the Exchange has modified the Source Agency and Underlying for indices markets.',
      ],
    },
  ),
  phrase(
    'ladder/album-column',
    `this event will specifically encompass the number listed under the Albums column on the Hits Daily Double's Top 50 chart for the relevant week`,
    {
      venues: ['venue_a'],
      says: [ladder],
      words: 'Which column of the album chart counts.',
      examples: [
        "This event will specifically encompass the number listed under the Albums column on the Hits Daily Double's Top 50 chart for the relevant week.",
      ],
    },
  ),
];

/** Figures of one player on venue_b: in a game of basketball, and in a whole tournament. Known inside their event. */
import type { Comparator } from '../../clause.ts';
import { type Phrase, phraseOfB } from '../phrase.ts';
import { noIf, scope, source, voidBranch, yesIf } from '../sayings.ts';
import { until } from './listed-outcomes.ts';

const tally = 'tally';
const definition = scope('definition');
const half = 'half=(50-50 | to 50-50)';

/** Whose games have such a figure: a sentence on a game of another league is on another contest. */
const basketball = 'of a player in a game of the nba, wnba, ncaamb or ncaawb';
const anyGame = 'of a player in a game of the nba, wnba, ncaamb, ncaawb or nhl';

interface Figure {
  readonly id: string;
  /** `more than 3.5 …`, and its shorter name in the sentence for No. */
  readonly text: string;
  readonly rest: string;
  readonly unit: string;
  readonly games: string;
}

const figures: readonly Figure[] = [
  { id: 'rebounds', text: 'total rebounds', rest: 'rebounds', unit: 'rebounds', games: basketball },
  { id: 'rebounds-bare', text: 'rebounds', rest: 'total rebounds', unit: 'rebounds', games: basketball },
  { id: 'points', text: 'points', rest: 'points', unit: 'points', games: anyGame },
  { id: 'assists', text: 'assists', rest: 'assists', unit: 'assists', games: anyGame },
  { id: 'steals', text: 'steals', rest: 'steals', unit: 'steals', games: basketball },
  { id: 'blocks', text: 'blocks', rest: 'blocks', unit: 'blocks', games: basketball },
  { id: 'threes', text: 'three pointers', rest: 'three pointers', unit: 'threes', games: basketball },
];

function measure({ unit, games }: Figure): string {
  return `${unit}: ${games}`;
}

const ofGame: readonly Phrase[] = figures.flatMap((figure) => {
  const { id, text, rest } = figure;
  const said = (comparator: Comparator) => [yesIf(tally, measure(figure), comparator)];
  const more = phraseOfB(
    `player/game-${id}`,
    `this market will resolve to yes if {subject:proper} deed=(records | scores | makes) more than {bound:number} ${text} during=(during the game | in the game)`,
    {
      ignores: ['deed', 'during'],
      says: said('above'),
      words: 'Yes if a player has more of the figure than the bound in the game.',
      examples: [
        `This market will resolve to "Yes" if Ana Doe records more than 3.5 ${text} during the game.`,
      ],
    },
  );
  const fewer = phraseOfB(
    `player/game-${id}-rest`,
    `this market will resolve to no if {subject:proper} deed=(records | scores | makes) {bound:number} ${rest} or fewer during=(during the game | in the game)`,
    {
      ignores: ['deed', 'during'],
      says: [noIf(tally, measure(figure), 'at_most')],
      words: 'No if a player has the bound or less of the figure in the game.',
      examples: [`This market will resolve to "No" if Ana Doe records 3.5 ${rest} or fewer during the game.`],
    },
  );
  return [more, fewer];
});

const beside: readonly Phrase[] = [
  phraseOfB('player/whole-game', 'the entire game including all=[all] overtime periods will be considered', {
    ignores: ['all'],
    says: [scope('definition: overtime counts')],
    words: 'Overtime counts.',
    examples: ['The entire game including all overtime periods will be considered.'],
  }),
  phraseOfB(
    'player/not-on-court',
    'if who=({subject:proper} | the player) is listed as inactive or otherwise does not take the where=(court | field | ice) at any point the market will resolve no',
    {
      ignores: ['who'],
      says: ({ where }) => [scope(`definition: who is never on the ${where} has none`)],
      words: 'A player who does not play has none.',
      examples: [
        'If the player is listed as inactive or otherwise does not take the court at any point, the market will resolve "No".',
      ],
    },
  ),
  phraseOfB(
    'player/box-score',
    'the resolution source will be the official {league:league} box score as published on page=(NBA.com | WNBA.com | NHL.com | NCAA.com | ESPN.com)',
    {
      says: ({ page }) => [source(`the box score on ${page}`)],
      words: 'A box score decides.',
      examples: ['The resolution source will be the official NBA box score as published on NBA.com.'],
    },
  ),
];

const ofTournament: readonly Phrase[] = [
  phraseOfB(
    'player/tournament-goals',
    'this market will resolve to yes if the number of goals {subject:proper} scores during the {period:year} {competition:contest} equals or exceeds the listed number',
    {
      says: [yesIf(tally, 'goals: listed number of goals of a player in a tournament', 'at_least')],
      words: 'Yes if a player scores the listed number of goals or more in a tournament.',
      examples: [
        'This market will resolve to "Yes" if the number of goals Ana Doe scores during the 2026 Alder Cup equals or exceeds the listed number.',
      ],
    },
  ),
  phraseOfB(
    'player/tournament-time',
    'only goals scored during regular time stoppage time or extra time count',
    {
      says: [definition],
      words: 'Goals of extra time count.',
      examples: ['Only goals scored during regular time, stoppage time, or extra time count.'],
    },
  ),
  phraseOfB(
    'player/tournament-scoresheet',
    "only goals credited on body=(FIFA | UEFA) 's official scoresheet will count",
    {
      says: ({ body }) => [scope(`definition: ${body}`)],
      words: 'The official scoresheet decides.',
      examples: ["Only goals credited on FIFA's official scoresheet will count."],
    },
  ),
  phraseOfB('player/tournament-shootout', 'penalty shootout goals do not count', {
    says: [definition],
    words: 'Goals of a shootout do not count.',
    examples: ['Penalty shootout goals do not count.'],
  }),
  phraseOfB(
    'player/tournament-absent',
    'if {subject:proper} does not play in the {period:year} {competition:contest} why=[for any reason] this market will resolve to no',
    {
      ignores: ['why'],
      says: [definition],
      words: 'A player who does not play has none.',
      examples: [
        'If Ana Doe does not play in the 2026 Alder Cup for any reason, this market will resolve to "No".',
      ],
    },
  ),
  phraseOfB(
    'player/tournament-lost',
    `if the {period:year} {competition:contest} is cancelled postponed after ${until} or it cannot be determined how many goals {subject:proper} scored within that timeframe this market will resolve ${half}`,
    {
      ignores: ['by', 'half'],
      says: [voidBranch('cancelled', '1/2'), voidBranch('postponed', '1/2')],
      words: 'A tournament without a result in time pays one half.',
      examples: [
        'If the 2026 Alder Cup is cancelled, postponed after August 2, 2026, 11:59 PM ET, or it cannot be determined how many goals Ana Doe scored within that timeframe, this market will resolve to "50-50".',
      ],
    },
  ),
];

export const playerFigurePhrases: readonly Phrase[] = [...ofGame, ...beside, ...ofTournament];

/** What happens in one map or game of an esports series on venue_b: feats, first blood, odd or even. Known inside its event. */
import { type Phrase, phraseOfB } from '../phrase.ts';
import { voidBranch } from '../sayings.ts';
import { decided, no, term, yes } from './listed-outcomes.ts';

const feat = 'feat=(Rampage | Ultra Kill | Penta Kill | Pentakill | Quadra Kill | Quadrakill)';
const part = 'part=(Game {stage:number} | Map {stage:number})' as const;
const half = 'half=(50-50 | to 50-50)' as const;
const lost = [voidBranch('cancelled', '1/2'), voidBranch('postponed', '1/2')];

const stated: readonly Phrase[] = [
  yes(
    'feat',
    `any player on either team achieves a ${feat} during ${part}`,
    'a player has a feat',
    'any player on either team achieves a Rampage during Game 1.',
  ),
  term(
    'feat-asked',
    `this market is about whether any player achieves a ${feat} during ${part}`,
    'What it is about.',
    'This market is about whether any player achieves a Rampage during Game 1.',
  ),
  term(
    'rampage',
    'in Dota 2 a Rampage occurs when a single player kills all 5 enemy heroes in rapid succession without dying',
    'What the feat is.',
    'In Dota 2, a Rampage occurs when a single player kills all 5 enemy heroes in rapid succession without dying.',
  ),
  no(
    'no-feat',
    `this market will resolve to no if no player achieves a ${feat}`,
    'no player has the feat',
    'This market will resolve to "No" if no player achieves a Rampage.',
  ),
  no(
    'feat-missing',
    `if no ${feat} occurred this market will resolve to no`,
    'no player has the feat',
    'If no Rampage occurred, this market will resolve to "No".',
  ),
  term(
    'feat-before-stoppage',
    `if ${part} begins but is not completed and ends via forfeit this market will resolve based on whether a ${feat} occurred prior to stoppage`,
    'What happened before a forfeit counts.',
    'If Game 1 begins but is not completed and ends via forfeit, this market will resolve based on whether a Rampage occurred prior to stoppage.',
  ),
  decided(
    'first-blood',
    `the team that secures the first blood in ${part}`,
    'team has first blood',
    'the team that secures the first blood in Game 1.',
  ),
  term(
    'blood-of-match',
    'in the upcoming {aside:stage} nth=[{aside:number}] match between {aside:proper} and {aside:proper} in the {aside:proper} moved=(initially | originally) scheduled for {date:day} at {time:time}',
    'Which match it is about.',
    'In the upcoming Quarterfinal 2 match between Alder and Birch in the Elm League Playoffs, initially scheduled for March 12 at 7:00AM ET:',
  ),
  term(
    'blood-before-stoppage',
    `if ${part} begins but is not completed this market will resolve to whichever team secured the first blood prior to stoppage`,
    'What happened before a stoppage counts.',
    'If Game 1 begins but is not completed, this market will resolve to whichever team secured the first blood prior to stoppage.',
  ),
  term(
    'blood-before-remake',
    `if ${part} is remade this market will resolve to whichever team secured the first blood prior to the remake`,
    'What happened before a remake counts.',
    'If Game 1 is remade, this market will resolve to whichever team secured the first blood prior to the remake.',
  ),
  term(
    'blood-of-remake',
    'if the first blood did not occur prior to the remake resolution will be based on the remade game',
    'The remade game counts.',
    'If the first blood did not occur prior to the remake, resolution will be based on the remade game.',
  ),
  decided(
    'rounds-odd',
    `Odd if the total combined what=(rounds played | kills) by both teams in ${part} is an odd number`,
    'number is odd or even',
    'Odd if the total combined rounds played by both teams in Map 1 is an odd number.',
  ),
  term(
    'rounds-even',
    `this market will resolve to Even if the total combined what=(rounds played | kills) by both teams in ${part} is an even number`,
    'An even number pays the other outcome.',
    'This market will resolve to "Even" if the total combined rounds played by both teams in Map 1 is an even number.',
  ),
  term(
    'rounds-counted',
    'total combined rounds is the sum of rounds won by both teams during the match including any overtime rounds if applicable',
    'Rounds of overtime count.',
    '"Total combined rounds" is the sum of rounds won by both teams during the match, including any overtime rounds if applicable.',
  ),
  term(
    'rounds-example',
    'for example a match ending {aside:number} {aside:number} would have a total of {aside:number} rounds even while a match ending {aside:number} {aside:number} would have a total of {aside:number} rounds odd',
    'An example.',
    'For example, a match ending 13-11 would have a total of 24 rounds (even), while a match ending 13-10 would have a total of 23 rounds (odd).',
  ),
  term(
    'remade',
    `if ${part} is remade resolution will be based on the remade game only`,
    'The remade game counts.',
    'If Game 1 is remade, resolution will be based on the remade game only.',
  ),
];

const unplayed: readonly Phrase[] = [
  phraseOfB(
    'feat/match-lost',
    `if what=(the match | Game {stage:number} | Map {stage:number}) is canceled not played at all or is delayed beyond 7 days from the scheduled date this market will resolve ${half}`,
    {
      ignores: ['what', 'half'],
      says: lost,
      words: 'A match that is not played pays one half.',
      examples: [
        'If the match is canceled (not played at all) or is delayed beyond 7 days from the scheduled date, this market will resolve to 50-50.',
      ],
    },
  ),
  phraseOfB(
    'feat/never-played',
    `if ${part} is never played due to forfeit disqualification or walkover this market will resolve ${half}`,
    {
      ignores: ['part', 'half'],
      says: [voidBranch('walkover', '1/2')],
      words: 'A part that is given up pays one half.',
      examples: [
        'If Game 1 is never played due to forfeit, disqualification, or walkover, this market will resolve to 50-50.',
      ],
    },
  ),
  phraseOfB(
    'feat/not-needed',
    `if ${part} is not played because the series result has already been determined e.g. a team clinches the series before again=(Game {stage:number} | Map {stage:number}) is needed this market will resolve ${half}`,
    {
      ignores: ['part', 'again', 'half'],
      says: [voidBranch('abandoned', '1/2')],
      words: 'A part that is not needed pays one half.',
      examples: [
        'If Game 1 is not played because the series result has already been determined (e.g., a team clinches the series before Game 1 is needed), this market will resolve to 50-50.',
      ],
    },
  ),
  phraseOfB('feat/no-blood', `if the first blood did not occur this market will resolve ${half}`, {
    ignores: ['half'],
    says: [voidBranch('tie', '1/2')],
    words: 'Without first blood it pays one half.',
    examples: ['If the first blood did not occur, this market will resolve to 50-50.'],
  }),
  phraseOfB(
    'feat/no-blood-at-all',
    `if ${part} is completed but first blood never occurred this market will resolve ${half}`,
    {
      ignores: ['part', 'half'],
      says: [voidBranch('tie', '1/2')],
      words: 'Without first blood it pays one half.',
      examples: ['If Game 1 is completed but first blood never occurred, this market will resolve to 50-50.'],
    },
  ),
];

export const esportsFeatPhrases: readonly Phrase[] = [...stated, ...unplayed];

/** Winners, spreads and totals of single games as venue_b words them. */
import type { Saying } from '../../clause.ts';
import { phrase } from '../phrase.ts';
import { isAbout, noIf, scope, settlesOn, tie, voidBranch, yesIf } from '../sayings.ts';
import { half, market, willResolve, within } from './fragments.ts';

const game = 'game';
const kind =
  `kind=(professional football | college football | professional basketball | women's professional basketball | professional
  baseball | professional hockey | NFL | NBA | NHL | MLB | WNBA)` as const;
/** What the words of a kind can mean, as `league-play` lists it. */
const contests: Readonly<Record<string, string>> = {
  'professional football': 'pro_football',
  'college football': 'ncaaf',
  'professional basketball': 'pro_basketball',
  "women's professional basketball": 'womens_pro_basketball',
  'professional baseball': 'pro_baseball',
  'professional hockey': 'pro_hockey',
};
const pair = '{first:name} vs {second:name}' as const;
const scheduled = 'moved=[originally] scheduled for {date:day} when=[at {time:time}]' as const;

/** A game of a series is known by its day. */
const series = 'series=(NL Division Series | AL Division Series) Game number=(1 | 2 | 3 | 4 | 5)' as const;

function about(words: string): Saying {
  return isAbout(game, contests[words] ?? words.toLowerCase());
}

export const gameLinePhrases = [
  phrase(
    'game-line/covers',
    `this market will settle to yes if {subject:name} covers a {bound:bound} unit=(point | goal | run) spread in the ${pair} ${kind} game
    ${scheduled}`,
    {
      venues: ['venue_b'],
      ignores: ['unit', 'moved', 'when'],
      says: ({ kind: words }) => [yesIf(game, 'handicap: full game', 'above'), about(words)],
      words: 'Yes if the team covers its handicap.',
      examples: [
        'This market will settle to Yes if ‹Alder› covers a -2.5 point spread in the ‹Alder› vs ‹Birch› professional basketball game originally scheduled for May 3, 2026 at 7:00 PM ET.',
      ],
    },
  ),
  phrase(
    'game-line/total',
    `this market will settle to yes if the {first:name} and {second:name} combine for over {bound:bound} unit=(points | goals | runs) in the
    ${pair} ${kind} game ${scheduled}`,
    {
      venues: ['venue_b'],
      ignores: ['unit', 'moved', 'when'],
      says: ({ kind: words }) => [yesIf(game, 'total: full game', 'above'), about(words)],
      words: 'Yes if both teams together score more than the bound.',
      examples: [
        'This market will settle to Yes if ‹Alder› and ‹Birch› combine for over 221.5 points in the ‹Alder› vs ‹Birch› NBA game scheduled for May 3, 2026.',
      ],
    },
  ),
  phrase(
    'game-line/winner',
    `this market will settle to the winner of the ${pair} ${kind} game ${scheduled}`,
    {
      venues: ['venue_b'],
      ignores: ['moved', 'when'],
      says: ({ kind: words }) => [settlesOn(game, 'win: full game'), about(words)],
      words: 'The team that wins the game.',
      examples: [
        'This market will settle to the winner of the ‹Alder› vs ‹Birch› NFL game scheduled for May 3, 2026.',
      ],
    },
  ),
  phrase(
    'game-line/wins-by',
    `this market will resolve to {subject:name} if the {subject:name} verb=(win | wins) the game by {bound:bound} or more unit=(points | runs)`,
    {
      venues: ['venue_b'],
      ignores: ['verb', 'unit'],
      says: [yesIf(game, 'spread: full game', 'at_least')],
      words: 'The team, if it wins by the bound or more.',
      examples: ['This market will resolve to "‹Alder›" if the ‹Alder› win the game by 6 or more points.'],
    },
  ),
  phrase(
    'game-line/over',
    `this market will resolve to over if the {first:name} and the {second:name} combine to score {bound:bound} or more unit=(points | runs)
    where=[in this game]`,
    {
      venues: ['venue_b'],
      ignores: ['unit', 'where'],
      says: [yesIf(game, 'total: full game', 'at_least')],
      words: 'Over, if both teams together reach the bound.',
      examples: [
        'This market will resolve to "Over" if the ‹Alder› and the ‹Birch› combine to score 9 or more runs in this game.',
      ],
    },
  ),
  phrase('game-line/tie-to', 'if the game ends in a tie this market will resolve to {opponent:name}', {
    venues: ['venue_b'],
    says: [noIf(game, 'tie: full game')],
    words: 'A tie pays the other team.',
    examples: ['If the game ends in a tie, this market will resolve to "‹Alder›".'],
  }),
  phrase(
    'game-line/tie-half',
    `if the game ends in a tie ${market} ${willResolve} amount=(to $0.50 | 50 50 | to 50 50)`,
    {
      venues: ['venue_b'],
      ignores: ['market', 'verb', 'amount'],
      says: [tie('1/2')],
      words: 'A tie pays one half.',
      examples: ['If the game ends in a tie, the market will settle to $0.50.'],
    },
  ),
  phrase(
    'game-line/not-completed',
    `if the game is not completed by {until_date:date} or there is a tie ${market} will resolve ${half}`,
    {
      venues: ['venue_b'],
      ignores: ['market', 'half'],
      says: [tie('1/2'), voidBranch('postponed', '1/2'), voidBranch('cancelled', '1/2')],
      words: 'A tie, or a game that is not completed by the day, pays one half.',
      examples: [
        'If the game is not completed by August 22, 2026, or there is a tie, the market will resolve 50-50.',
      ],
    },
  ),
  phrase(
    'game-line/not-over',
    `if which=(the game | this game) is not completed by {aside:day} {aside:time} ${market} will resolve ${half}`,
    {
      venues: ['venue_b'],
      ignores: ['which', 'market', 'half'],
      says: [voidBranch('cancelled', '1/2'), voidBranch('postponed', '1/2')],
      words: 'A game not over by the last day pays one half.',
      examples: ['If the game is not completed by May 10 (11:59:59 PM ET) this market will resolve 50-50.'],
    },
  ),
  phrase(
    'game-line/not-over-by-day',
    `if the game is not completed by {until_date:date} ${market} will resolve ${half}`,
    {
      venues: ['venue_b'],
      ignores: ['market', 'half'],
      says: [voidBranch('postponed', '1/2'), voidBranch('cancelled', '1/2')],
      words: 'not completed by the day: one half',
      examples: ['If the game is not completed by May 10, 2026, this market will resolve 50-50.'],
    },
  ),
  phrase(
    'game-line/covers-in-series',
    `this market will settle to yes if the {subject:name} cover a {bound:bound} run spread in the ${pair} MLB ${series} scheduled for {date:day} at {time:time}`,
    {
      venues: ['venue_b'],
      ignores: ['series', 'number'],
      says: [yesIf(game, 'handicap: full game', 'above'), about('MLB')],
      words: 'Yes if the team covers its handicap in a game of a series, which is known by its day.',
      examples: [
        'This market will settle to Yes if the ‹Alder› cover a -2.5 run spread in the ‹Alder› vs ‹Birch› MLB NL Division Series Game 3 scheduled for 2026-10-06 at 7:00PM ET.',
      ],
    },
  ),
  phrase(
    'game-line/total-in-series',
    `this market will settle to yes if the {first:name} and {second:name} combine for over {bound:bound} runs in the ${pair} MLB ${series} scheduled for
    {date:day} at {time:time}`,
    {
      venues: ['venue_b'],
      ignores: ['series', 'number'],
      says: [yesIf(game, 'total: full game', 'above'), about('MLB')],
      words:
        'Yes if both teams together score more than the bound in a game of a series, which is known by its day.',
      examples: [
        'This market will settle to Yes if the ‹Alder› and ‹Birch› combine for over 8.5 runs in the ‹Alder› vs ‹Birch› MLB AL Division Series Game 3 scheduled for 2026-10-06 at 7:00PM ET.',
      ],
    },
  ),
  phrase(
    'game-line/shortened',
    'if the game is shortened but an official final result is declared the market will settle based on that result',
    {
      venues: ['venue_b'],
      says: [],
      argued: 'a game with an official result is a completed one',
      words: 'A shortened game with an official result counts.',
      examples: [
        'If the game is shortened but an official final result is declared, the market will settle based on that result.',
      ],
    },
  ),
  phrase(
    'game-line/team-total',
    `Team Point Total settles Over if {subject:name} scores more than {bound:bound} points in the full game of the ${pair} ${kind} game scheduled for {date:day}`,
    {
      venues: ['venue_b'],
      says: ({ kind: words }) => [yesIf(game, 'team_total: full game', 'above'), about(words)],
      words: 'Over if the team scores more than the bound.',
      examples: [
        'Team Point Total settles Over if ‹Birch› scores more than 13.5 points in the full game of the ‹Alder› vs ‹Birch› professional football game scheduled for May 3, 2026.',
      ],
    },
  ),
  phrase(
    'game-line/flagged',
    `if the game is delayed postponed or suspended before this market is determined and is not resumed or rescheduled within ${within} of the originally scheduled
    date it will be flagged for manual last fair market price settlement`,
    {
      venues: ['venue_b'],
      ignores: ['limit'],
      says: [voidBranch('postponed', 'fair_price')],
      words: 'A game that is moved too far pays the last fair price.',
      examples: [
        'If the game is delayed, postponed, or suspended before this market is determined and is not resumed or rescheduled within 7 days of the originally scheduled date, it will be flagged for manual last-fair-market-price settlement.',
      ],
    },
  ),
  phrase('game-line/tie-at-half', 'in the event of a tie all markets will resolve at 50c', {
    venues: ['venue_a'],
    says: [tie('1/2')],
    words: 'A tie pays one half.',
    examples: ['In the event of a tie, all markets will resolve at 50c.'],
  }),
  phrase('game-line/extra-innings', 'extra innings are included if played', {
    says: [scope('extra_innings_count')],
    words: 'Extra innings count.',
    examples: ['Extra innings are included if played.'],
  }),
  phrase(
    'game-line/shootout',
    'if a shootout determines the winner the shootout will count as one goal for the winning team',
    {
      says: [scope('shootout_goal')],
      words: 'A shootout counts as one goal.',
      examples: [
        'If a shootout determines the winner, the shootout will count as one goal for the winning team.',
      ],
    },
  ),
  phrase(
    'game-line/shootout-added',
    "in the event of a shootout one goal will be added to the winning team's score for the purpose of resolution",
    {
      says: [scope('shootout_goal')],
      words: 'A shootout counts as one goal.',
      examples: [
        "In the event of a shootout, one goal will be added to the winning team's score for the purpose of resolution.",
      ],
    },
  ),
  phrase(
    'game-line/overtime-and-shootouts',
    'the result will be determined based on the final score including any overtime periods and shootouts',
    {
      says: [scope('overtime_counts'), scope('shootout_counts')],
      words: 'Overtime and shootouts count.',
      examples: [
        'The result will be determined based on the final score including any overtime periods and shootouts.',
      ],
    },
  ),
];

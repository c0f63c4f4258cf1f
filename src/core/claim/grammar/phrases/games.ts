/** Single games of the North American leagues. */
import type { Saying } from '../../clause.ts';
import { phrase } from '../phrase.ts';
import { isAbout, scope, yesIf } from '../sayings.ts';
import { resolvesToYes } from './fragments.ts';

const game = 'game';
const kind = `kind=(professional football | Pro Football | college football | professional basketball | Pro Basketball | women's Pro Basketball |
  women's professional basketball | professional baseball | professional hockey | men's college basketball | women's college basketball |
  NHL | NBA | NFL | WNBA | MLB)`;
/** What the words of a kind can mean, as `league-play` lists it. */
const contests: Readonly<Record<string, string>> = {
  'professional football': 'pro_football',
  'Pro Football': 'pro_football',
  'college football': 'ncaaf',
  'professional basketball': 'pro_basketball',
  'Pro Basketball': 'pro_basketball',
  'Pro Basketball Summer League': 'nba_summer',
  "women's Pro Basketball": 'womens_pro_basketball',
  "women's professional basketball": 'womens_pro_basketball',
  'professional baseball': 'pro_baseball',
  'professional hockey': 'pro_hockey',
  "men's college basketball": 'ncaamb',
  "women's college basketball": 'ncaawb',
  NHL: 'nhl',
  NBA: 'nba',
  NFL: 'nfl',
  WNBA: 'wnba',
  MLB: 'mlb',
};
const pair = '{first:name} link=(vs | at) {second:name}';
const scheduled = 'originally scheduled for {date:day} when=[at {time:time}]';

const colleges: Readonly<Record<string, string>> = { CFB: 'ncaaf', CBB: 'ncaamb' };

function about(kindOfGame: string): Saying {
  return isAbout(game, contests[kindOfGame] ?? kindOfGame);
}

export const gamePhrases = [
  phrase('game/wins', `if {subject:name} wins the ${pair} ${kind} game ${scheduled} ${resolvesToYes}`, {
    venues: ['venue_a'],
    ignores: ['link', 'when', 'market'],
    says: ({ kind: words }) => [yesIf(game, 'win: full game'), about(words)],
    words: 'Yes if the team wins the game.',
    examples: [
      'If ‹Alder› wins the ‹Alder› vs ‹Birch› professional football game originally scheduled for May 3, 2026, then the market resolves to Yes.',
    ],
  }),
  phrase(
    'game/refers',
    `the following market refers to team=[the team who wins] the ${pair} ${kind} game ${scheduled}`,
    {
      venues: ['venue_a'],
      ignores: ['team', 'link', 'when'],
      says: ({ kind: words }) => [about(words)],
      words: 'Which game it is about.',
      examples: [
        'The following market refers to the team who wins the ‹Alder› vs ‹Birch› professional football game originally scheduled for May 3, 2026.',
      ],
    },
  ),
  phrase(
    'game/spread',
    `if {subject:name} wins by how=(more than | over) {bound:bound} unit=(points | runs | goals) in the {first:name} link=(vs | at)
    {second:name} kind=(professional football | college football | women's Pro Basketball | Pro Basketball | professional baseball | professional hockey | men's college basketball | women's college basketball) game
    ${scheduled} the market resolves to yes`,
    {
      venues: ['venue_a'],
      ignores: ['how', 'unit', 'link', 'when'],
      says: ({ kind: words }) => [yesIf(game, 'spread: full game', 'above'), about(words)],
      words: 'Yes if the team wins by more than the bound.',
      examples: [
        'If ‹Alder› wins by more than 3.5 points in the ‹Alder› vs ‹Birch› Pro Basketball game originally scheduled for May 3, 2026, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'game/total',
    `if the teams in the {first:name} link=(vs | at) {second:name} ${kind} game ${scheduled} collectively score more than {bound:bound}
    unit=(points | runs | goals) the market resolves to yes`,
    {
      venues: ['venue_a'],
      ignores: ['link', 'when', 'unit'],
      says: ({ kind: words }) => [yesIf(game, 'total: full game', 'above'), about(words)],
      words: 'Yes if both teams together score more than the bound.',
      examples: [
        'If the teams in the ‹Alder› vs ‹Birch› Pro Basketball game originally scheduled for May 3, 2026 collectively score more than 180.5 points, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'game/total-of-two',
    `if {first:name} and {second:name} collectively score how=(more | more than) {bound:bound} unit=(points | runs | goals) in the
    {first:name} link=(vs | at) {second:name} kind=(professional football | college football | professional baseball | professional hockey) game ${scheduled}
    the market resolves to yes`,
    {
      venues: ['venue_a'],
      ignores: ['how', 'unit', 'link', 'when'],
      says: ({ kind: words }) => [yesIf(game, 'total: full game', 'above'), about(words)],
      words: 'Yes if both teams together score more than the bound.',
      examples: [
        'If ‹Alder› and ‹Birch› collectively score more than 11.5 runs in the ‹Alder› vs ‹Birch› professional baseball game originally scheduled for May 3, 2026 at 7:00 PM ET, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'game/total-in',
    `if the teams collectively score more than {bound:bound} unit=(points | runs | goals) in the ${pair} ${kind} game ${scheduled} the market resolves to yes`,
    {
      venues: ['venue_a'],
      ignores: ['unit', 'link', 'when'],
      says: ({ kind: words }) => [yesIf(game, 'total: full game', 'above'), about(words)],
      words: 'Yes if both teams together score more than the bound.',
      examples: [
        'If the teams collectively score more than 6.5 goals in the ‹Alder› vs ‹Birch› NHL game originally scheduled for May 3, 2026, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'game/total-of-two-in-league',
    `if {first:name} and {second:name} collectively score more than {bound:bound} unit=(points | runs | goals) in the {first:name} link=(vs | at) {second:name}
    kind=(Pro Football | Pro Basketball | women's Pro Basketball | professional basketball | women's professional basketball | men's college basketball |
    women's college basketball | NHL | NBA | NFL | WNBA | MLB) game ${scheduled} the market resolves to yes`,
    {
      venues: ['venue_a'],
      ignores: ['unit', 'link', 'when'],
      says: ({ kind: words }) => [yesIf(game, 'total: full game', 'above'), about(words)],
      words: 'Yes if both teams together score more than the bound.',
      examples: [
        'If ‹Alder› and ‹Birch› collectively score more than 44.5 points in the ‹Alder› vs ‹Birch› Pro Football game originally scheduled for May 3, 2026, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'game/total-scored',
    `if over {bound:bound} total combined unit=(points | runs | goals) are scored in the {first:name} link=(vs | at) {second:name}
    ${kind} game ${scheduled} the market resolves to yes`,
    {
      venues: ['venue_a'],
      ignores: ['unit', 'link', 'when'],
      says: ({ kind: words }) => [yesIf(game, 'total: full game', 'above'), about(words)],
      words: 'Yes if both teams together score more than the bound.',
      examples: [
        'If over 9.5 total combined goals are scored in the ‹Alder› vs ‹Birch› professional hockey game originally scheduled for May 3, 2026, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'game/upcoming',
    'in the upcoming league=(NBA | NFL | NHL | MLB | WNBA | CFB | CBB) game scheduled for {date:day} when=[at {time:time}]',
    {
      venues: ['venue_b'],
      ignores: ['when'],
      says: ({ league }) => [isAbout(game, colleges[league] ?? league.toLowerCase())],
      words: 'Which game it is about.',
      examples: ['In the upcoming NBA game, scheduled for May 3 at 7:00 PM ET:'],
    },
  ),
  phrase(
    'game/side-wins',
    'if the {subject:name} verb=(win | wins) market=(the market | this market) will resolve to {subject:name}',
    {
      venues: ['venue_b'],
      ignores: ['verb', 'market'],
      says: [yesIf(game, 'wins')],
      words: 'The team, if it wins.',
      examples: ['If the ‹Alder› win, the market will resolve to "‹Alder›".'],
    },
  ),
  phrase('game/club-wins', 'if the {subject:name} F.C. wins the market will resolve to {subject:name}', {
    venues: ['venue_b'],
    says: [yesIf(game, 'wins')],
    words: 'The club, if it wins.',
    examples: ['If the ‹Alder› F.C. wins, the market will resolve to "‹Alder›".'],
  }),
  phrase(
    'game/upcoming-moment',
    'in the upcoming league=(NBA | NFL | NHL | MLB | WNBA | CFB | CBB) game scheduled for {date:day} {time:time}',
    {
      venues: ['venue_b'],
      says: ({ league }) => [isAbout(game, colleges[league] ?? league.toLowerCase())],
      words: 'Which game it is about.',
      examples: ['In the upcoming MLB game scheduled for May 3, 7:00 PM ET:'],
    },
  ),
  phrase(
    'game/wins-summer',
    `if {subject:name} wins the ${pair} Pro Basketball Summer League game ${scheduled} ${resolvesToYes}`,
    {
      venues: ['venue_a'],
      ignores: ['link', 'when', 'market'],
      says: [yesIf(game, 'win: full game'), about('Pro Basketball Summer League')],
      words: 'Yes if the team wins the game of the summer league.',
      examples: [
        'If ‹Alder› wins the ‹Alder› vs ‹Birch› Pro Basketball Summer League game originally scheduled for May 3, 2026, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'game/wins-of-series',
    `if {subject:name} wins the Game {aside:number} ${pair} kind=(professional hockey | professional basketball | professional baseball) game moved=[originally]
    scheduled for {date:day} ${resolvesToYes}`,
    {
      venues: ['venue_a'],
      ignores: ['link', 'moved', 'market'],
      says: ({ kind: words }) => [yesIf(game, 'win: full game'), about(words)],
      words: 'Yes if the team wins a numbered game of its series, which is known by its day.',
      examples: [
        'If ‹Alder› wins the Game 4: ‹Alder› at ‹Birch› professional hockey game scheduled for May 3, 2026, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'game/refers-winner',
    `the following market refers to the team who is the winner or participant awarded a tie in the ${pair} ${kind} game ${scheduled}`,
    {
      venues: ['venue_a'],
      ignores: ['link', 'when'],
      says: ({ kind: words }) => [about(words)],
      words: 'Which game it is about.',
      examples: [
        'The following market refers to the team who is the winner (or participant awarded a tie) in the ‹Alder› at ‹Birch› college football game originally scheduled for May 3, 2026.',
      ],
    },
  ),
  phrase(
    'game/wins-as-scheduled',
    `if {subject:name} wins the ${pair} kind=(professional hockey | professional basketball | professional baseball) game scheduled for {date:day} ${resolvesToYes}`,
    {
      venues: ['venue_a'],
      ignores: ['link', 'market'],
      says: ({ kind: words }) => [yesIf(game, 'win: full game'), about(words)],
      words: 'Yes if the team wins the game.',
      examples: [
        'If ‹Alder› wins the ‹Alder› vs ‹Birch› professional hockey game scheduled for May 3, 2026, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'game/refers-as-scheduled',
    `the following market refers to the ${pair} kind=(professional hockey | professional basketball | professional baseball) game scheduled for {date:day}`,
    {
      venues: ['venue_a'],
      ignores: ['link'],
      says: ({ kind: words }) => [about(words)],
      words: 'Which game it is about.',
      examples: [
        'The following market refers to the ‹Alder› vs ‹Birch› professional hockey game scheduled for May 3, 2026.',
      ],
    },
  ),
  phrase('game/overtime', 'note=[note] this market includes overtime', {
    ignores: ['note'],
    says: [scope('overtime_counts')],
    words: 'Overtime counts.',
    examples: ['Note: This market includes overtime.'],
  }),
  phrase('game/overtime-if-played', 'overtime is included if played', {
    says: [scope('overtime_counts')],
    words: 'Overtime counts.',
    examples: ['Overtime is included if played.'],
  }),
  phrase(
    'game/overtime-final-score',
    'the result will be determined based on the final score including any overtime periods',
    {
      says: [scope('overtime_counts')],
      words: 'Overtime counts.',
      examples: ['The result will be determined based on the final score including any overtime periods.'],
    },
  ),
  phrase(
    'game/shootout-goal',
    'if the game is decided by a shootout the shootout result will be recorded as one goal awarded to the winning team',
    {
      says: [scope('shootout_goal')],
      words: 'A shootout counts as one goal.',
      examples: [
        'If the game is decided by a shootout, the shootout result will be recorded as one goal awarded to the winning team.',
      ],
    },
  ),
  phrase(
    'game/goes-to-overtime',
    `if {first:name} and {second:name} go to overtime in the {first:name} link=(vs | at) {second:name} ${kind} game ${scheduled} ${resolvesToYes}`,
    {
      venues: ['venue_a'],
      ignores: ['link', 'when', 'market'],
      says: ({ kind: words }) => [yesIf(game, 'overtime: full game'), about(words)],
      words: 'Yes if overtime is played.',
      examples: [
        'If ‹Alder› and ‹Birch› go to overtime in the ‹Alder› vs ‹Birch› professional hockey game originally scheduled for May 3, 2026, then the market resolves to Yes.',
      ],
    },
  ),
  phrase('game/overtime-as-normal', 'goals scored during regulation and overtime count as normal', {
    venues: ['venue_a'],
    says: [scope('overtime_counts')],
    words: 'Overtime counts.',
    examples: ['Goals scored during regulation and overtime count as normal.'],
  }),
  phrase(
    'game/spread-league',
    `if {subject:name} wins by how=(more than | over) {bound:bound} unit=(points | runs | goals) in the ${pair} kind=(NHL | NBA | NFL | WNBA | MLB)
    game ${scheduled} the market resolves to yes`,
    {
      venues: ['venue_a'],
      ignores: ['how', 'unit', 'link', 'when'],
      says: ({ kind: words }) => [yesIf(game, 'spread: full game', 'above'), about(words)],
      words: 'Yes if the team wins by more than the bound.',
      examples: [
        'If ‹Alder› wins by over 2.5 goals in the ‹Alder› vs ‹Birch› NHL game originally scheduled for May 3, 2026, then the market resolves to Yes.',
      ],
    },
  ),
];

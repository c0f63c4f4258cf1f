/** Soccer matches and players: results, goals and assists of regular time. */
import type { Comparator } from '../../clause.ts';
import { phrase } from '../phrase.ts';
import { isAbout, noIf, scope, source, yesIf } from '../sayings.ts';
import { afterRegularTime, regularTime, resolvesToYes } from './fragments.ts';

const soccer = 'soccer';
/** Figures of one player; no family carries them yet. */
const player = 'soccer_player';
const ninety = scope('ninety_minutes');
const upcoming =
  'in the upcoming {competition:competition} game between {first:name} and {second:name} scheduled for {date:day} at {time:time}';
const figure = 'figure=(assists | goals | goals + assists | combined goals + assists)';
const figures: Readonly<Record<string, string>> = {
  assists: 'assists',
  goals: 'goals',
  'goals + assists': 'goals and assists',
  'combined goals + assists': 'goals and assists',
};

/** Competitions by their codes, where the words stand in a sentence that other leagues share. */
const leagues: Readonly<Record<string, string>> = {
  'Premier League': 'epl',
  'English Premier League': 'epl',
  EPL: 'epl',
  'La Liga': 'laliga',
  Bundesliga: 'bundesliga',
  'Serie A': 'seriea',
  'Ligue 1': 'ligue1',
  MLS: 'mls',
  'Liga MX': 'ligamx',
  'UEFA Champions League': 'ucl',
  'UEFA Europa League': 'uel',
  'UEFA Europa Conference League': 'uecl',
  'UEFA Conference League': 'uecl',
  'FIFA World Cup': 'worldcup',
  'UEFA Nations League': 'nationsleague',
  'FA Cup': 'facup',
  'Copa del Rey': 'copadelrey',
};

/** As the family calls the rounds. */
const stages: Readonly<Record<string, string>> = {
  Final: 'final',
  Semifinals: 'semifinal',
  Quarterfinals: 'quarterfinal',
  'Round of 16': 'round of 16',
  'Round of 32': 'round of 32',
};

function above(figure: string, comparator: Comparator): ReturnType<typeof yesIf> {
  return yesIf(player, figures[figure] ?? figure, comparator);
}

export const soccerPhrases = [
  phrase('soccer/upcoming-game', upcoming, {
    venues: ['venue_b'],
    says: [isAbout(soccer)],
    words: 'Which match it is about.',
    examples: [
      'In the upcoming La Liga game between ‹Alder› and ‹Birch›, scheduled for June 3 at 8:00 PM ET:',
    ],
  }),
  phrase('soccer/refers-to-regular-time', `this market refers only to the outcome ${regularTime}`, {
    says: [ninety],
    words: 'Only 90 minutes count.',
    examples: [
      'This market refers only to the outcome within the first 90 minutes of regular play plus stoppage time.',
    ],
  }),
  phrase('soccer/extra-time-excluded', 'extra time and penalty shoot outs are excluded', {
    says: [ninety],
    words: 'Only 90 minutes count.',
    examples: ['Extra time and penalty shoot-outs are excluded.'],
  }),
  phrase(
    'soccer/revisions',
    'revisions to officially declared final scores made after market resolution will not be accounted for in determining the outcome',
    {
      says: [scope('no_revisions')],
      words: 'A result that is changed later does not count.',
      examples: [
        'Revisions to officially declared final scores made after market resolution will not be accounted for in determining the outcome.',
      ],
    },
  ),
  phrase('soccer/own-goals', 'own goals do not count toward=[toward the final total]', {
    ignores: ['toward'],
    says: [scope('no_own_goals')],
    words: 'Own goals do not count.',
    examples: ['Own goals do not count.'],
  }),
  phrase(
    'soccer/player-over',
    `this market will resolve to yes if {subject:name} records more than {bound:bound} ${figure} ${regularTime}`,
    {
      venues: ['venue_b'],
      says: ({ figure: word }) => [above(word, 'above'), ninety],
      words: 'Yes if a player has more of the figure than the bound in 90 minutes.',
      examples: [
        'This market will resolve to "Yes" if ‹Ana Doe› records more than 0.5 assists within the first 90 minutes of regular play plus stoppage time.',
      ],
    },
  ),
  phrase(
    'soccer/player-at-least',
    `this market will resolve to yes if {subject:name} records {bound:bound}+ goals in the official box score
    ${regularTime}`,
    {
      venues: ['venue_b'],
      says: [yesIf(player, 'goals', 'at_least'), ninety],
      words: 'Yes if a player scores the bound or more in 90 minutes.',
      examples: [
        'This market will resolve to "Yes" if ‹Ana Doe› records 1+ goals in the official box score within the first 90 minutes of regular play plus stoppage time.',
      ],
    },
  ),
  phrase(
    'soccer/player-under',
    `this market will resolve to no if {subject:name} records {bound:bound} ${figure} or fewer ${regularTime}`,
    {
      venues: ['venue_b'],
      says: ({ figure: word }) => [noIf(player, figures[word] ?? word, 'at_most'), ninety],
      words: 'No if a player has the bound or less of the figure in 90 minutes.',
      examples: [
        'This market will resolve to "No" if ‹Ana Doe› records 0.5 assists or fewer within the first 90 minutes of regular play plus stoppage time.',
      ],
    },
  ),
  phrase(
    'soccer/player-credited',
    `which=(assists | goals | goals + assists | combined goals + assists) are counted only if credited to
    {subject:name} in the official match statistics`,
    {
      venues: ['venue_b'],
      says: ({ which }) => [
        scope('credited_by_official_statistics'),
        scope(`credited ${which.replace('combined ', '').replace('+', 'and')}`),
      ],
      words: 'Only what the official statistics credit to the player counts.',
      examples: ['Assists are counted only if credited to ‹Ana Doe› in the official match statistics.'],
    },
  ),
  phrase(
    'soccer/player-sum',
    `goals and assists are added together each goal or each assist credited to {subject:name} in the official match
    statistics adds one to the combined total`,
    {
      venues: ['venue_b'],
      says: [scope('sum_of_goals_and_assists')],
      words: 'Goals and assists are added.',
      examples: [
        'Goals and assists are added together: each goal or each assist credited to ‹Ana Doe› in the official match statistics adds one to the combined total.',
      ],
    },
  ),
  phrase(
    'soccer/player-inactive',
    `if who=({subject:name} | the player) is listed as inactive or otherwise does not play the market will resolve no`,
    {
      venues: ['venue_b'],
      ignores: ['who'],
      says: [noIf(player, 'inactive')],
      words: 'A player who does not play pays No.',
      examples: [
        'If ‹Ana Doe› is listed as inactive or otherwise does not play, the market will resolve "No".',
        'If the player is listed as inactive or otherwise does not play, the market will resolve "No".',
      ],
    },
  ),
  phrase(
    'soccer/wins',
    `if {subject:name} wins the {first:name} vs {second:name} professional {competition:competition} soccer game originally
    scheduled for {date:day} ${afterRegularTime} ${resolvesToYes}`,
    {
      venues: ['venue_a'],
      ignores: ['market'],
      says: [yesIf(soccer, 'wins'), ninety],
      words: 'Yes if the side wins in 90 minutes.',
      examples: [
        'If ‹Alder› wins the ‹Alder› vs ‹Birch› professional La Liga soccer game originally scheduled for May 3, 2026 after 90 minutes plus stoppage time (does not include extra time or penalties), then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'soccer/ties',
    `if tie is the result of the {first:name} vs {second:name} professional {competition:competition} soccer game originally
    scheduled for {date:day} ${afterRegularTime} ${resolvesToYes}`,
    {
      venues: ['venue_a'],
      ignores: ['market'],
      says: [yesIf(soccer, 'ties'), ninety],
      words: 'Yes if it is a draw after 90 minutes.',
      examples: [
        'If Tie is the result of the ‹Alder› vs ‹Birch› professional La Liga soccer game originally scheduled for May 3, 2026 after 90 minutes plus stoppage time (does not include extra time or penalties), then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'soccer/refers',
    `the following market refers to the {first:name} vs {second:name} professional {competition:competition} soccer game
    originally scheduled for {date:day} ${afterRegularTime}`,
    {
      venues: ['venue_a'],
      says: [isAbout(soccer), ninety],
      words: 'Which match it is about; 90 minutes count.',
      examples: [
        'The following market refers to the ‹Alder› vs ‹Birch› professional La Liga soccer game originally scheduled for May 3, 2026 after 90 minutes plus stoppage time (does not include extra time or penalties).',
      ],
    },
  ),
  phrase(
    'soccer/spread',
    `if {subject:name} wins by how=(more than | over) {bound:bound} goals in the {first:name} link=(vs | at) {second:name} professional
    {competition:competition} soccer game originally scheduled for {date:day} ${afterRegularTime} ${resolvesToYes}`,
    {
      venues: ['venue_a'],
      ignores: ['how', 'link', 'market'],
      says: [yesIf(soccer, 'wins_by', 'above'), ninety],
      words: 'Yes if the side wins by more than the bound in 90 minutes.',
      examples: [
        'If ‹Alder› wins by more than 1.5 goals in the ‹Birch› at ‹Alder› professional La Liga soccer game originally scheduled for May 3, 2026 after 90 minutes plus stoppage time (does not include extra time or penalties), then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'soccer/total',
    `if {first:name} and {second:name} collectively score more than {bound:bound} all=[total] goals in the {first:name} link=(vs | at) {second:name} professional
    {competition:competition} soccer game originally scheduled for {date:day} ${afterRegularTime} ${resolvesToYes}`,
    {
      venues: ['venue_a'],
      ignores: ['all', 'link', 'market'],
      says: [yesIf(soccer, 'total', 'above'), ninety],
      words: 'Yes if both sides together score more than the bound in 90 minutes.',
      examples: [
        'If ‹Alder› and ‹Birch› collectively score more than 2.5 total goals in the ‹Alder› at ‹Birch› professional La Liga soccer game originally scheduled for May 3, 2026 after 90 minutes plus stoppage time (does not include extra time or penalties), then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'soccer/qualifies',
    `if {subject:name} is one of the teams to qualify for the stage=(Final | Semifinals | Quarterfinals | Round of 16 | Round of 32)
    in the {period:year} {competition:competition} ${resolvesToYes}`,
    {
      venues: ['venue_a'],
      ignores: ['market'],
      says: ({ stage }) => [yesIf('stages', stages[stage] ?? stage)],
      words: 'Yes if a team reaches a round of a tournament.',
      examples: [
        'If ‹Alder› is one of the teams to qualify for the Final in the 2026 FIFA World Cup, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'soccer/qualifies-note',
    `this will be determined by whether or not they qualify if they qualify but do not end up competing the market will
    still resolve to yes`,
    {
      venues: ['venue_a'],
      says: [scope('qualifying_counts')],
      words: 'Qualifying alone counts.',
      examples: [
        'This will be determined by whether or not they qualify; if they qualify but do not end up competing, the market will still resolve to Yes.',
      ],
    },
  ),
  phrase('soccer/upcoming-unnamed', 'in the upcoming game scheduled for {date:day}', {
    venues: ['venue_b'],
    says: [isAbout(soccer)],
    words: 'Which game it is about.',
    examples: ['In the upcoming game, scheduled for May 3'],
  }),
  phrase(
    'soccer/upcoming-competition',
    `in the upcoming league=(Premier League | English Premier League | EPL | La Liga | Bundesliga | Serie A | Ligue 1 | MLS | Liga MX | UEFA
    Champions League | UEFA Europa League | UEFA Europa Conference League | UEFA Conference League | FIFA World Cup | UEFA Nations League |
    FA Cup | Copa del Rey) kind=(game | soccer game | match) scheduled for {date:day} when=[at {time:time}]`,
    {
      venues: ['venue_b'],
      ignores: ['kind', 'when'],
      says: ({ league }) => [isAbout(soccer, leagues[league] ?? league)],
      words: 'Which match it is about.',
      examples: ['In the upcoming La Liga game, scheduled for June 3 at 8:00 PM ET:'],
    },
  ),
  phrase('soccer/side-wins', 'if {subject:name} wins this market will resolve to yes', {
    venues: ['venue_b'],
    says: [yesIf(soccer, 'wins')],
    words: 'Yes if the side wins.',
    examples: ['If ‹Alder› wins, this market will resolve to "Yes".'],
  }),
  phrase('soccer/draw', 'if the event=(game | match) ends in a draw this market will resolve to yes', {
    venues: ['venue_b'],
    ignores: ['event'],
    says: [yesIf(soccer, 'ties')],
    words: 'Yes if it is a draw.',
    examples: ['If the game ends in a draw, this market will resolve to "Yes".'],
  }),
  phrase(
    'soccer/over',
    `this market will resolve to side=(over | yes) if {subject:name} and {subject:name} combine to score {bound:bound} or more goals where=[in
    this game]`,
    {
      venues: ['venue_b'],
      ignores: ['side', 'where'],
      says: [yesIf(soccer, 'total', 'at_least')],
      words: 'Over, if the goals reach the bound.',
      examples: [
        'This market will resolve to "Over" if ‹Alder› and ‹Birch› combine to score 3 or more goals in this game.',
      ],
    },
  ),
  phrase(
    'soccer/under',
    'if the combined total is less than {bound:bound} this market will resolve to under',
    {
      venues: ['venue_b'],
      says: [noIf(soccer, 'total', 'below')],
      words: 'Under, if they do not.',
      examples: ['If the combined total is less than 3, this market will resolve to "Under".'],
    },
  ),
  phrase(
    'soccer/both-score',
    `this market will resolve to yes if both {subject:name} and {subject:name} each=[each] score at least one goal during the game`,
    {
      venues: ['venue_b'],
      ignores: ['each'],
      says: [yesIf(soccer, 'both_score')],
      words: 'Yes if both sides score.',
      examples: [
        'This market will resolve to "Yes" if both ‹Alder› and ‹Birch› each score at least one goal during the game.',
      ],
    },
  ),
  phrase(
    'soccer/one-scores-none',
    `this market will resolve to no if either team fails to score i.e. if one or both teams finish with zero goals`,
    {
      venues: ['venue_b'],
      says: [noIf(soccer, 'both_score')],
      words: 'No if a side scores none.',
      examples: [
        'This market will resolve to "No" if either team fails to score (i.e., if one or both teams finish with zero goals).',
      ],
    },
  ),
  phrase(
    'soccer/wins-by',
    `this market will resolve to {subject:name} if {subject:name} verb=(win | wins) the game by {bound:bound} or more goals`,
    {
      venues: ['venue_b'],
      ignores: ['verb'],
      says: [yesIf(soccer, 'wins_by', 'at_least')],
      words: 'The side, if it wins by the bound or more.',
      examples: ['This market will resolve to "‹Alder›" if ‹Alder› win the game by 2 or more goals.'],
    },
  ),
  phrase(
    'soccer/official-score',
    `how=(if the game is started but not completed this market | this market) will resolve according to the official final score published
    on page=(uefa.com | fifa.com | premierleague.com | laliga.com | bundesliga.com | legaseriea.it | ligue1.com | mlssoccer.com)`,
    {
      venues: ['venue_b'],
      ignores: ['how'],
      says: ({ page }) => [source('official result'), scope(`published on ${page}`)],
      words: 'The official score decides, also of a game that is broken off.',
      examples: [
        'This market will resolve according to the official final score published on uefa.com.',
        'If the game is started but not completed, this market will resolve according to the official final score published on uefa.com.',
      ],
    },
  ),
  phrase(
    'soccer/marks',
    `any references to FIFA the FIFA World Cup or any other associated marks are descriptive only and do not indicate an endorsement of this
    product or any affiliation between FIFA and Kalshi`,
    {
      venues: ['venue_a'],
      says: [],
      argued: 'a disclaimer',
      words: 'No connection with the federation.',
      examples: [
        'Any references to "FIFA", the "FIFA World Cup," or any other associated marks are descriptive only, and do not indicate an endorsement of this product or any affiliation between FIFA and Kalshi.',
      ],
    },
  ),
  phrase(
    'soccer/tie-wins',
    `if tie wins the {first:name} vs {second:name} professional {competition:competition} soccer game originally scheduled for
    {date:day} ${afterRegularTime} ${resolvesToYes}`,
    {
      venues: ['venue_a'],
      ignores: ['market'],
      says: [yesIf(soccer, 'ties'), ninety],
      words: 'Yes if it is a draw after 90 minutes.',
      examples: [
        'If Tie wins the ‹Alder› vs ‹Birch› professional La Liga soccer game originally scheduled for May 3, 2026 after 90 minutes plus stoppage time (does not include extra time or penalties), then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'soccer/covers',
    `this market will settle to yes if {subject:name} covers a {bound:bound} goal spread at the end of 90 minutes plus stoppage time in the
    {first:name} vs {second:name} match {competition:competition} scheduled for {date:date} {time:time}`,
    {
      venues: ['venue_b'],
      says: [yesIf(soccer, 'covers', 'above'), ninety],
      words: 'Yes if the side covers its handicap in 90 minutes.',
      examples: [
        'This market will settle to Yes if ‹Alder› covers a -1.5 goal spread at the end of 90 minutes plus stoppage time in the ‹Alder› vs ‹Birch› match (UEFA Nations League) scheduled for 2026-10-05 2:45PM ET.',
      ],
    },
  ),
  phrase(
    'soccer/total-dated',
    `this market will settle to yes if {subject:name} and {subject:name} combine to score over {bound:bound} goals during 90 minutes plus stoppage time in the
    {first:name} vs {second:name} league=(Premier League | La Liga | Bundesliga | Serie A | Ligue 1 | UEFA Champions League | UEFA Europa League | UEFA Nations
    League) match scheduled for {date:date} {time:time}`,
    {
      venues: ['venue_b'],
      says: ({ league }) => [
        yesIf(soccer, 'total', 'above'),
        ninety,
        isAbout(soccer, leagues[league.replace(/\s+/g, ' ')] ?? league),
      ],
      words: 'Yes if more goals than the bound fall in 90 minutes.',
      examples: [
        'This market will settle to Yes if ‹Alder› and ‹Birch› combine to score over 2.5 goals during 90 minutes plus stoppage time in the ‹Alder› vs ‹Birch› La Liga match scheduled for 2026-05-03 7:00PM ET.',
      ],
    },
  ),
  phrase('soccer/upcoming-final', 'in the upcoming World Cup Final scheduled for {date:day}', {
    venues: ['venue_b'],
    says: [isAbout(soccer), scope('single_leg')],
    words: 'Which match it is about: a final.',
    examples: ['In the upcoming World Cup Final, scheduled for July 19:'],
  }),
  phrase(
    'soccer/extra-time-counts',
    'this market will resolve based on the winner of the game which includes regular time extra time and penalties',
    {
      venues: ['venue_b'],
      says: [scope('extra_time_and_penalties')],
      words: 'Extra time and penalties count.',
      examples: [
        'This market will resolve based on the winner of the game, which includes regular time, extra time, and penalties.',
      ],
    },
  ),
];

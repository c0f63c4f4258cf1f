/** Soccer matches and players: results, goals and assists of regular time. */
import type { Comparator } from '../../clause.ts';
import { phrase, phraseOfA, phraseOfB } from '../phrase.ts';
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
  'EFL Championship': 'championship',
  'League One': 'efl1',
  'EFL League One': 'efl1',
  'EFL League Two': 'efl2',
  'EFL Cup': 'eflcup',
  'Scottish Premiership': 'scottishpremiership',
  'USL Championship': 'uslchampionship',
  Eredivisie: 'eredivisie',
  'Liga Portugal': 'ligaportugal',
  'KNVB Beker': 'knvbbeker',
  'Serbia SuperLiga': 'serbia1',
  'NIFL Premiership': 'northernireland1',
  "UEFA Women's Champions League": 'uwcl',
  'A Lyga': 'lithuania1',
  'Superliga Uzbekistan': 'uzbekistan1',
  'Canadian Premier League': 'canadianpremierleague',
  'Primera B Chile': 'chile2',
  'Premium Liiga': 'estonia1',
  'Premier Division Ireland': 'ireland1',
  'Erovnuli Liga': 'georgia1',
  'Copa do Brasil': 'copadobrasil',
  'Turkey 1 Lig': 'turkey2',
  'Primera Nacional': 'argentina2',
  'Belgium Challenger Pro League': 'belgium2',
  Virslīga: 'latvia1',
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
  phraseOfB('soccer/upcoming-game', upcoming, {
    says: [isAbout(soccer)],
    words: 'Which match it is about.',
    examples: [
      'In the upcoming La Liga game between ‹Alder› and ‹Birch›, scheduled for June 3 at 8:00 PM ET:',
    ],
  }),
  phrase('soccer/refers-to-regular-time', `This market refers only to the outcome ${regularTime}.`, {
    says: [ninety],
    words: 'Only 90 minutes count.',
  }),
  phrase('soccer/extra-time-excluded', 'Extra time and penalty shoot-outs are excluded.', {
    says: [ninety],
    words: 'Only 90 minutes count.',
  }),
  phrase(
    'soccer/revisions',
    'Revisions to officially declared final scores made after market resolution will not be accounted for in determining the outcome.',
    { says: [scope('no_revisions')], words: 'A result that is changed later does not count.' },
  ),
  phrase('soccer/own-goals', 'own goals do not count toward=[toward the final total]', {
    ignores: ['toward'],
    says: [scope('no_own_goals')],
    words: 'Own goals do not count.',
    examples: ['Own goals do not count.'],
  }),
  phraseOfB(
    'soccer/player-over',
    `This market will resolve to "Yes" if {subject:name ‹Ana Doe›} records more than {bound:bound 0.5} ${figure} ${regularTime}.`,
    {
      says: ({ figure: word }) => [above(word, 'above'), ninety],
      words: 'Yes if a player has more of the figure than the bound in 90 minutes.',
    },
  ),
  phraseOfB(
    'soccer/player-at-least',
    `This market will resolve to "Yes" if {subject:name ‹Ana Doe›} records {bound:bound 1}+ goals in the official box score ${regularTime}.`,
    {
      says: [yesIf(player, 'goals', 'at_least'), ninety],
      words: 'Yes if a player scores the bound or more in 90 minutes.',
    },
  ),
  phraseOfB(
    'soccer/player-under',
    `This market will resolve to "No" if {subject:name ‹Ana Doe›} records {bound:bound 0.5} ${figure} or fewer ${regularTime}.`,
    {
      says: ({ figure: word }) => [noIf(player, figures[word] ?? word, 'at_most'), ninety],
      words: 'No if a player has the bound or less of the figure in 90 minutes.',
    },
  ),
  phraseOfB(
    'soccer/player-credited',
    `which=(assists | goals | goals + assists | combined goals + assists) are counted only if credited to
    {subject:name} in the official match statistics`,
    {
      says: ({ which }) => [
        scope('credited_by_official_statistics'),
        scope(`credited ${which.replace('combined ', '').replace('+', 'and')}`),
      ],
      words: 'Only what the official statistics credit to the player counts.',
      examples: ['Assists are counted only if credited to ‹Ana Doe› in the official match statistics.'],
    },
  ),
  phraseOfB(
    'soccer/player-sum',
    'Goals and assists are added together: each goal or each assist credited to {subject:name ‹Ana Doe›} in the official match statistics adds one to the combined total.',
    { says: [scope('sum_of_goals_and_assists')], words: 'Goals and assists are added.' },
  ),
  phraseOfB(
    'soccer/player-inactive',
    `if who=({subject:name} | the player) is listed as inactive or otherwise does not play the market will resolve no`,
    {
      ignores: ['who'],
      says: [noIf(player, 'inactive')],
      words: 'A player who does not play pays No.',
      examples: [
        'If ‹Ana Doe› is listed as inactive or otherwise does not play, the market will resolve "No".',
        'If the player is listed as inactive or otherwise does not play, the market will resolve "No".',
      ],
    },
  ),
  phraseOfA(
    'soccer/wins',
    `If {subject:name ‹Alder›} wins the {first:name ‹Alder›} vs {second:name ‹Birch›} professional {competition:competition La Liga} soccer game originally scheduled for {date:day May 3, 2026} ${afterRegularTime}, then ${resolvesToYes}.`,
    {
      ignores: ['market'],
      says: [yesIf(soccer, 'wins'), ninety],
      words: 'Yes if the side wins in 90 minutes.',
    },
  ),
  phraseOfA(
    'soccer/ties',
    `If Tie is the result of the {first:name ‹Alder›} vs {second:name ‹Birch›} professional {competition:competition La Liga} soccer game originally scheduled for {date:day May 3, 2026} ${afterRegularTime}, then ${resolvesToYes}.`,
    {
      ignores: ['market'],
      says: [yesIf(soccer, 'ties'), ninety],
      words: 'Yes if it is a draw after 90 minutes.',
    },
  ),
  phraseOfA(
    'soccer/refers',
    `The following market refers to the {first:name ‹Alder›} vs {second:name ‹Birch›} professional {competition:competition La Liga} soccer game originally scheduled for {date:day May 3, 2026} ${afterRegularTime}.`,
    { says: [isAbout(soccer), ninety], words: 'Which match it is about; 90 minutes count.' },
  ),
  phraseOfA(
    'soccer/spread',
    `If {subject:name ‹Alder›} wins by how=(more than | over) {bound:bound 1.5} goals in the {first:name ‹Birch›} link=(at | vs) {second:name ‹Alder›} professional {competition:competition La Liga} soccer game originally scheduled for {date:day May 3, 2026} ${afterRegularTime}, then ${resolvesToYes}.`,
    {
      ignores: ['how', 'link', 'market'],
      says: [yesIf(soccer, 'wins_by', 'above'), ninety],
      words: 'Yes if the side wins by more than the bound in 90 minutes.',
    },
  ),
  phraseOfA(
    'soccer/total',
    `If {first:name ‹Alder›} and {second:name ‹Birch›} collectively score more than {bound:bound 2.5} all=[total] goals in the {first:name ‹Alder›} link=(at | vs) {second:name ‹Birch›} professional {competition:competition La Liga} soccer game originally scheduled for {date:day May 3, 2026} ${afterRegularTime}, then ${resolvesToYes}.`,
    {
      ignores: ['all', 'link', 'market'],
      says: [yesIf(soccer, 'total', 'above'), ninety],
      words: 'Yes if both sides together score more than the bound in 90 minutes.',
    },
  ),
  phraseOfA(
    'soccer/qualifies',
    `If {subject:name ‹Alder›} is one of the teams to qualify for the stage=(Final | Semifinals | Quarterfinals | Round of 16 | Round of 32) in the {period:year 2026} {competition:competition FIFA World Cup}, then ${resolvesToYes}.`,
    {
      ignores: ['market'],
      says: ({ stage }) => [yesIf('stages', stages[stage] ?? stage)],
      words: 'Yes if a team reaches a round of a tournament.',
    },
  ),
  phraseOfA(
    'soccer/qualifies-note',
    'This will be determined by whether or not they qualify; if they qualify but do not end up competing, the market will still resolve to Yes.',
    { says: [scope('qualifying_counts')], words: 'Qualifying alone counts.' },
  ),
  phraseOfB('soccer/upcoming-unnamed', 'In the upcoming game, scheduled for {date:day May 3}', {
    says: [isAbout(soccer)],
    words: 'Which game it is about.',
  }),
  phraseOfB(
    'soccer/upcoming-competition',
    'In the upcoming league=(La Liga | Premier League | English Premier League | EPL | Bundesliga | Serie A | Ligue 1 | MLS | Liga MX | UEFA Champions League | UEFA Europa League | UEFA Europa Conference League | UEFA Conference League | FIFA World Cup | UEFA Nations League | FA Cup | Copa del Rey) kind=(game | soccer game | match), scheduled for {date:day June 3} when=[at {time:time 8:00 PM ET}]:',
    {
      ignores: ['kind', 'when'],
      says: ({ league }) => [isAbout(soccer, leagues[league] ?? league)],
      words: 'Which match it is about.',
    },
  ),
  phraseOfB(
    'soccer/upcoming-other-competition',
    `In the upcoming league=(EFL Championship | League One | EFL League One | EFL League Two | EFL Cup | Scottish Premiership | USL Championship | Eredivisie | Liga Portugal | KNVB Beker | Serbia SuperLiga | NIFL Premiership | UEFA Women's Champions League | A Lyga | Superliga Uzbekistan | Canadian Premier League | Primera B Chile | Premium Liiga | Premier Division Ireland | Erovnuli Liga | Copa do Brasil | Turkey 1 Lig | Primera Nacional | Belgium Challenger Pro League | Virslīga) kind=(game | match), scheduled for {date:day June 3} when=[at {time:time 8:00 PM ET}]:`,
    {
      ignores: ['kind', 'when'],
      says: ({ league }) => [isAbout(soccer, leagues[league.replace(/\s+/g, ' ')] ?? league)],
      words: 'Which match it is about.',
    },
  ),
  phraseOfB('soccer/side-wins', 'If {subject:name ‹Alder›} wins, this market will resolve to "Yes".', {
    says: [yesIf(soccer, 'wins')],
    words: 'Yes if the side wins.',
  }),
  phraseOfB('soccer/draw', 'If the event=(game | match) ends in a draw, this market will resolve to "Yes".', {
    ignores: ['event'],
    says: [yesIf(soccer, 'ties')],
    words: 'Yes if it is a draw.',
  }),
  phraseOfB(
    'soccer/over',
    `this market will resolve to side=(over | yes) if {subject:name} and {subject:name} combine to score {bound:bound} or more goals where=[in
    this game]`,
    {
      ignores: ['side', 'where'],
      says: [yesIf(soccer, 'total', 'at_least')],
      words: 'Over, if the goals reach the bound.',
      examples: [
        'This market will resolve to "Over" if ‹Alder› and ‹Birch› combine to score 3 or more goals in this game.',
      ],
    },
  ),
  phraseOfB(
    'soccer/under',
    'If the combined total is less than {bound:bound 3}, this market will resolve to "Under".',
    { says: [noIf(soccer, 'total', 'below')], words: 'Under, if they do not.' },
  ),
  phraseOfB(
    'soccer/both-score',
    'This market will resolve to "Yes" if both {subject:name ‹Alder›} and {subject:name ‹Birch›} each=[each] score at least one goal during the game.',
    { ignores: ['each'], says: [yesIf(soccer, 'both_score')], words: 'Yes if both sides score.' },
  ),
  phraseOfB(
    'soccer/one-scores-none',
    'This market will resolve to "No" if either team fails to score (i.e., if one or both teams finish with zero goals).',
    { says: [noIf(soccer, 'both_score')], words: 'No if a side scores none.' },
  ),
  phraseOfB(
    'soccer/wins-by',
    'This market will resolve to "{subject:name ‹Alder›}" if {subject:name ‹Alder›} verb=(win | wins) the game by {bound:bound 2} or more goals.',
    {
      ignores: ['verb'],
      says: [yesIf(soccer, 'wins_by', 'at_least')],
      words: 'The side, if it wins by the bound or more.',
    },
  ),
  phraseOfB(
    'soccer/official-score',
    `how=(if the game is started but not completed this market | this market) will resolve according to the official final score published
    on page=(uefa.com | fifa.com | premierleague.com | laliga.com | bundesliga.com | legaseriea.it | ligue1.com | mlssoccer.com
    | knvb.nl | efl.com | superliga.rs | nifootballleague.com | alyga.lt | anfp.cl | pfl.uz | cplsoccer.com | jalgpall.ee | cbf.com.br | tff.org | uslchampionship.com | gff.ge | leagueofireland.ie | virsliga.lv)`,
    {
      ignores: ['how'],
      says: ({ page }) => [source('official result'), scope(`published on ${page}`)],
      words: 'The official score decides, also of a game that is broken off.',
      examples: [
        'This market will resolve according to the official final score published on uefa.com.',
        'If the game is started but not completed, this market will resolve according to the official final score published on uefa.com.',
      ],
    },
  ),
  phraseOfA(
    'soccer/marks',
    'Any references to "FIFA", the "FIFA World Cup," or any other associated marks are descriptive only, and do not indicate an endorsement of this product or any affiliation between FIFA and Kalshi.',
    { says: [], argued: 'a disclaimer', words: 'No connection with the federation.' },
  ),
  phraseOfA(
    'soccer/tie-wins',
    `If Tie wins the {first:name ‹Alder›} vs {second:name ‹Birch›} professional {competition:competition La Liga} soccer game originally scheduled for {date:day May 3, 2026} ${afterRegularTime}, then ${resolvesToYes}.`,
    {
      ignores: ['market'],
      says: [yesIf(soccer, 'ties'), ninety],
      words: 'Yes if it is a draw after 90 minutes.',
    },
  ),
  phraseOfB(
    'soccer/covers',
    'This market will settle to Yes if {subject:name ‹Alder›} covers a {bound:bound -1.5} goal spread at the end of 90 minutes plus stoppage time in the {first:name ‹Alder›} vs {second:name ‹Birch›} match ({competition:competition UEFA Nations League}) scheduled for {date:date 2026-10-05} {time:time 2:45PM ET}.',
    {
      says: [yesIf(soccer, 'covers', 'above'), ninety],
      words: 'Yes if the side covers its handicap in 90 minutes.',
    },
  ),
  phraseOfB(
    'soccer/total-dated',
    'This market will settle to Yes if {subject:name ‹Alder›} and {subject:name ‹Birch›} combine to score over {bound:bound 2.5} goals during 90 minutes plus stoppage time in the {first:name ‹Alder›} vs {second:name ‹Birch›} league=(La Liga | Premier League | Bundesliga | Serie A | Ligue 1 | UEFA Champions League | UEFA Europa League | UEFA Nations League) match scheduled for {date:date 2026-05-03} {time:time 7:00PM ET}.',
    {
      says: ({ league }) => [
        yesIf(soccer, 'total', 'above'),
        ninety,
        isAbout(soccer, leagues[league.replace(/\s+/g, ' ')] ?? league),
      ],
      words: 'Yes if more goals than the bound fall in 90 minutes.',
    },
  ),
  phraseOfB('soccer/upcoming-final', 'In the upcoming World Cup Final, scheduled for {date:day July 19}:', {
    says: [isAbout(soccer), scope('single_leg')],
    words: 'Which match it is about: a final.',
  }),
  phraseOfB(
    'soccer/extra-time-counts',
    'This market will resolve based on the winner of the game, which includes regular time, extra time, and penalties.',
    { says: [scope('extra_time_and_penalties')], words: 'Extra time and penalties count.' },
  ),
];

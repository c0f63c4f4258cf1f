/** Places, titles, awards and moves of a league's season on venue_b: who is listed, who is out, what else bears on it. */
import { type Phrase, phraseOfB } from '../phrase.ts';
import { source } from '../sayings.ts';
import { decided, ifThenYes, listed, marketWill, no, season, term, until, yes } from './listed-outcomes.ts';

const ofLeague = 'league=({competition:league} | {competition:contest})';
const payNo =
  'market=(this market | the market | the corresponding market | the associated market) soon=(will resolve to no | will immediately resolve to no | will resolve immediately to no)';
const shortPayNo =
  'market=(this market | the market) soon=(will resolve to no | will immediately resolve to no)';
const why = 'why=[e.g. {aside:elimination}]';

const titles: readonly Phrase[] = [
  yes(
    'team-wins',
    `{subject:proper} slip=(wins | win) the ${season} {competition:competition}`,
    'wins a title',
    'Alder United wins the 2026-27 UEFA Champions League.',
  ),
  no(
    'lost-by-rules',
    `if it becomes impossible for this team to win base=(based on | based off) the rules of the {aside:body} ${shortPayNo}`,
    'it cannot happen any more',
    'If it becomes impossible for this team to win based on the rules of the NBA this market will resolve to "No".',
  ),
  decided(
    'home-nation',
    'the what=(home nation | country | home country) of the {period:year} {competition:contest} winner',
    'nation has the winner',
    'the home nation of the 2026 Alder League winner.',
  ),
  no(
    'no-club-of-country',
    `if at any point it becomes impossible for any what=(club | team) from the listed what_of=(country | nation | league | conference | division | state) to win the {competition:contest} ${why} the associated market will resolve to no`,
    'it cannot happen any more',
    'If at any point it becomes impossible for any club from the listed country to win the Alder League (e.g. they are mathematically eliminated), the associated market will resolve to "No".',
  ),
  no(
    'no-champion-of',
    `if the ${season} {competition:contest} is cancelled postponed after {until_date:date} {until_time:time} or the {aside:year} {competition:contest} what=(champion | winner) has not been declared within that timeframe ${marketWill} resolve to other`,
    'no winner in time',
    'If the 2026 Alder League is cancelled, postponed after June 10, 2026, 11:59 PM ET or the 2026 Alder League champion has not been declared within that timeframe, this market will resolve to "Other".',
  ),
  no(
    'season-not-over',
    `if the {period:number} {aside:number} {competition:contest} is cancelled or fate=(not completed by | rescheduled past | postponed after | postponed beyond | delayed past) ${until} this market will resolve pays=(to other | to no)`,
    'no result in time',
    'If the 2026-27 Alder League is canceled or not completed by October 1, 2027, this market will resolve to "Other".',
  ),
  no(
    'game-delayed',
    `if the {period:year} {competition:contest} is cancelled or delayed past ${until} this market will resolve pays=(to other | to no)`,
    'no result in time',
    'If the 2026 ALDER Championship Game is canceled or delayed past January 7, 2027, this market will resolve to "Other".',
  ),
  term(
    'asked-place-of-winner',
    `this is market=(a polymarket | a market) to predict which what=(state | conference | country | region | league) the team that wins the ${season} {competition:proper} will be from`,
    'What it is about.',
    'This is a polymarket to predict which state the team that wins the 2026-27 Alder Bowl will be from.',
  ),
  ifThenYes(
    'state-wins',
    'a team who=(who plays | that plays) in the listed state wins the {competition:proper}',
    'listed state has the winner',
    'a team who plays in the listed state wins the Alder Bowl',
  ),
  ifThenYes(
    'conference-wins',
    `a team from the listed what=(conference | country | region | league | state) wins the ${season} {competition:contest}`,
    'listed has the winner',
    'a team from the listed conference wins the 2026-27 Alder Championship',
  ),
];

const places: readonly Phrase[] = [
  term(
    'asked-top',
    `this is market=(a polymarket | a market) to predict which {aside:kind} finish in the top {stage:number} of the {competition:league} standings for the ${season} season`,
    'What it is about.',
    'This is a polymarket to predict which clubs finish in the top 4 of the Premier League standings for the 2026-27 season.',
  ),
  ifThenYes(
    'finishes-top',
    'the listed {aside:kind} officially finishes in the top {stage:number} of the {competition:league} standings at the end of the season',
    'listed finishes at the top',
    'the listed club officially finishes in the top 4 of the Premier League standings at the end of the season',
  ),
  term(
    'tied-on-points',
    'if two or more {aside:kind} are tied on points for a top {stage:number} position resolution will follow the official {competition:league} tiebreaking procedures',
    'The league breaks a tie.',
    'If two or more clubs are tied on points for a top 4 position, resolution will follow the official Premier League tiebreaking procedures.',
  ),
  no(
    'season-not-before',
    `if the ${season} ${ofLeague} season is cancelled or not completed before {until_date:date} this market will resolve pays=(to no | to other)`,
    'no result in time',
    'If the 2026-27 Premier League season is canceled or not completed before October 1, 2027, this market will resolve to "No."',
  ),
  term(
    'asked-place',
    `this is market=(a polymarket | a market) on whether the listed {aside:kind} will finish in {aside:ordinal} place in the ${season} ${ofLeague}`,
    'What it is about.',
    'This is a polymarket on whether the listed club will finish in 2nd place in the 2026-27 English Premier League.',
  ),
  yes(
    'final-standings',
    `the listed {aside:kind} finishes {aside:ordinal} in the final standings of the ${season} ${ofLeague}`,
    'listed finishes in a place',
    'the listed club finishes 2nd in the final standings of the 2026-27 English Premier League.',
  ),
  no(
    'lost-final-place',
    `if at any point it becomes impossible for the listed {aside:kind} to finish {aside:ordinal} in the ${season} {aside:contest} season ${why} ${shortPayNo}`,
    'it cannot happen any more',
    'If at any point it becomes impossible for the listed club to finish 2nd in the 2026-27 EPL season (e.g. they are mathematically eliminated), the market will resolve to "No".',
  ),
  listed(
    'season-record',
    `finishes with the rank=(worst | best) regular season record in the {competition:league} for the ${season} season`,
    'has a record of the regular season',
    'team that finishes with the worst regular season record in the NBA for the 2026-2027 Season.',
  ),
  term(
    'identical-records',
    "if multiple teams finish with identical records the league's tiebreaker rules will be used to determine the rank=(worst | best) record",
    'The league breaks a tie.',
    "If multiple teams finish with identical records, the league's tiebreaker rules will be used to determine the worst record.",
  ),
  no(
    'lost-record',
    'if it becomes impossible for the listed team to finish with the rank=(worst | best) record based on the rules of the {aside:body} the market for that team may resolve to no',
    'it cannot happen any more',
    'If it becomes impossible for the listed team to finish with the worst record based on the rules of the NBA, the market for that team may resolve to "No".',
  ),
  term(
    'same-record',
    'if multiple teams share the same record official {league:league} tie breaking rules will be used to determine the outcome',
    'The league breaks a tie.',
    'If multiple teams share the same record, official NBA tie breaking rules will be used to determine the outcome.',
  ),
  term(
    'play-in',
    'on=[note] reaching the Play In Tournament will not qualify as making the Playoffs',
    'What it is to be in the playoffs.',
    'Note: reaching the Play-In Tournament will not qualify as making the Playoffs.',
  ),
  term(
    'postseason-spots',
    'to make the {competition:contest} a team must earn one of the {stage:number} spots in the postseason bracket',
    'What it is to be in the playoffs.',
    'To make the ALDER Playoffs, a team must earn one of the 16 spots in the postseason bracket.',
  ),
  no(
    'lost-playoffs',
    `if at any point it becomes impossible for this team to make the Playoffs based on the rules of the {aside:body} ${why} ${payNo}`,
    'it cannot happen any more',
    'If at any point it becomes impossible for this team to make the Playoffs based on the rules of the NBA (e.g. they are mathematically eliminated), this market will resolve immediately to "No".',
  ),
  listed(
    'wins-group',
    'wins {opponent:proper} in the {period:year} {competition:contest} group stage scheduled for {date:days}',
    'wins a group',
    'team that wins Group D in the 2026 Alder Cup group stage, scheduled for June 11-27, 2026.',
  ),
  term(
    'group-level',
    'if multiple teams tie as group winners this market will resolve according to the official tiebreak procedure of the {period:year} {competition:contest}',
    'The rules of the contest break a tie.',
    'If multiple teams tie as group winners, this market will resolve according to the official tiebreak procedure of the 2026 Alder Cup.',
  ),
  no(
    'group-unplayed',
    `if the {competition:contest} group stage is cancelled postponed after ${until} or there is otherwise no winner declared for this group within that timeframe ${marketWill} resolve to other`,
    'no winner in time',
    'If the Alder Cup group stage is cancelled, postponed after September 30, 2026, or there is otherwise no winner declared for this group within that timeframe, this market will resolve to "Other".',
  ),
];

const awards: readonly Phrase[] = [
  no(
    'named-no-finalist',
    `if {subject:proper} is not announced as a finalist for the ${season} {competition:contest} award=[award] this market will soon=[immediately] resolve to no`,
    'is no finalist',
    'If Ana Doe is not announced as a finalist for the 2026-27 ALDER Prize award, this market will immediately resolve to "No".',
  ),
  listed(
    'wins-award',
    `wins the ${season} {competition:contest} award`,
    'wins',
    'coach who wins the 2026-2027 ALDER Coach of the Year award.',
  ),
  listed(
    'wins-award-of-season',
    'wins the {period:year} prize=({competition:contest} | {competition:league} Most Valuable Player | {competition:league} Most Improved Player) award for the {aside:number} {aside:number} {league:league} part=[regular] season',
    'wins an award',
    'player who wins the 2026 ALDER Player award for the 2026-27 NFL season.',
  ),
  listed(
    'wins-award-in-season',
    `wins the {opponent:contest} award for the ${season} {competition:league} part=[regular] season`,
    'wins an award',
    'player who wins the Alder Player award for the 2026-27 NBA regular season.',
  ),
  no(
    'regular-season-without-winner',
    `if the ${season} {league:league} regular season is cancelled or=[or] postponed after ${until} or there is otherwise no winner declared within that timeframe ${marketWill} resolve to other`,
    'no winner in time',
    'If the 2026-27 NBA regular season is cancelled, postponed after April 30, 2027, 11:59 PM ET, or there is otherwise no winner declared within that timeframe, this market will resolve to "Other".',
  ),
  term(
    'asked-award',
    `this is market=(a polymarket | a market) aim=(to predict which {aside:kind} | on which {aside:kind}) will win the ${season} {competition:contest} award`,
    'What it is about.',
    'This is a market to predict which player will win the 2026-27 ALDER Player of the Year award.',
  ),
  no(
    'award-unannounced',
    `if the award is not announced by ${until} ${marketWill} resolve to other`,
    'no result in time',
    'If the award is not announced by December 31, 2026, this market will resolve to "Other".',
  ),
  decided(
    'ballon',
    "the winner of the {period:year} whose=[Women's] Ballon d'Or",
    'wins a prize',
    "the winner of the 2026 Ballon d'Or.",
  ),
  no(
    'no-ballon',
    `if no {period:year} whose=[Women's] Ballon d'Or winner is declared by ${until} ${marketWill} resolve to other`,
    'no winner in time',
    'If no 2026 Ballon d\'Or winner is declared by December 31, 2026, 11:59 PM ET, this market will resolve to "Other".',
  ),
  phraseOfB(
    'listed/named-page',
    'the rank=[primary] resolution source for=[for this market] is=(is | will be) official information from who=(France Football | UEFA Champions League | UEFA Europa League) {source:address}',
    {
      ignores: ['rank', 'for', 'is', 'who'],
      says: [source('the one who is named')],
      words: 'Somebody who is named decides.',
      examples: [
        'The primary resolution source for this market is official information from France Football (https://results.example/).',
      ],
    },
  ),
];

/** A conference may have a number in its name: `Big 12`. */
const numbered = '{competition:contest} {stage:number} {opponent:proper}';
const moves: readonly Phrase[] = [
  term(
    'asked-numbered',
    `this is market=(a polymarket | a market) to predict which {aside:kind} will win the {period:year} ${numbered}`,
    'What it is about.',
    'This is a market to predict which team will win the 2026 Alder Big 12 Championship Game.',
  ),
  ifThenYes(
    'listed-wins-numbered',
    `the listed {aside:kind} wins the {period:year} ${numbered}`,
    'listed wins',
    'the listed team wins the 2026 Alder Big 12 Championship Game',
  ),
  no(
    'numbered-delayed',
    `if the {period:year} ${numbered} is cancelled or delayed past ${until} this market will resolve pays=(to other | to no)`,
    'no result in time',
    'If the 2026 Alder Big 12 Championship Game is canceled or delayed past January 7, 2027, this market will resolve to "Other".',
  ),
  phraseOfB(
    'listed/league-of-soccer',
    'the rank=[primary] resolution source for=[for this market] will be what=(official information from | official statistics from) {league:league} soccer',
    {
      ignores: ['rank', 'for', 'what'],
      says: [source('official result')],
      words: 'The league decides.',
      examples: ['The primary resolution source will be official information from Serie A soccer.'],
    },
  ),
  term(
    'only-league-goals',
    'only goals scored in {competition:league} matches will count',
    'Only goals of the league count.',
    'Only goals scored in Premier League matches will count.',
  ),
  yes(
    'listed-scores',
    'the listed player scores a goal during any match of the {period:year} {competition:contest}',
    'listed scores a goal',
    'the listed player scores a goal during any match of the 2026 Alder Cup.',
  ),
  term(
    'goal-of-extra-time',
    'a goal scored during regular time stoppage time and extra time will be considered',
    'Goals of extra time count.',
    'A goal scored during regular time, stoppage time, and extra time will be considered.',
  ),
  term(
    'goal-of-shootout',
    'no goal scored by way of own goal or penalty shootout will be considered',
    'Own goals and those of a shootout do not count.',
    'No goal scored by way of own goal or penalty shootout will be considered.',
  ),
  term(
    'goal-by-penalty',
    'a goal scored by way of penalty kick during regular time stoppage time and extra time will count toward a yes resolution',
    'Penalty kicks count.',
    'A goal scored by way of penalty kick during regular time, stoppage time, and extra time will count toward a "Yes" resolution.',
  ),
  no(
    'goal-undetermined',
    `if the {period:year} {competition:contest} is cancelled postponed after ${until} or it cannot be determined if the listed player scored a goal during the {period:year} {competition:contest} within that timeframe this market will resolve to no`,
    'no result in time',
    'If the 2026 Alder Cup is cancelled, postponed after July 31, 2026, 11:59 PM ET or it cannot be determined if the listed player scored a goal during the 2026 Alder Cup within that timeframe, this market will resolve to "No".',
  ),
  term(
    'league-goals-alone',
    'goals scored in {competition:league} matches only will count',
    'Only goals of the league count.',
    'Goals scored in Premier League matches only will count.',
  ),
  yes(
    'listed-leaves-team',
    'the listed player is traded to another {competition:league} team or signs a contract to play in the {aside:number} {aside:number} {league:league} season with a team other than the {league:league} team they last played for during the {aside:number} {aside:number} {league:league} season between {since_date:day} and {until_date:date} {until_time:time}',
    'listed leaves a team',
    'the listed player is traded to another NBA team, or signs a contract to play in the 2026-27 NBA season with a team other than the NBA team they last played for during the 2025-26 NBA season, between June 26 and October 21, 2026, 11:59 PM ET.',
  ),
  yes(
    'leaves-team',
    '{subject:proper} is traded to another {competition:league} team or signs a contract to play in the {aside:number} {aside:number} {league:league} season with a team other than the {opponent:proper} between {since_date:day} and {until_date:date} {until_time:time}',
    'leaves a team',
    'Ana Doe is traded to another NBA team, or signs a contract to play in the 2026-27 NBA season with a team other than the Alder Hawks, between June 26 and October 21, 2026, 11:59 PM ET.',
  ),
  no(
    'player-retires',
    'if who=(the listed player | {subject:proper}) retires market=(this market | the market) will resolve to no',
    'retires',
    'If Ana Doe retires, the market will resolve to "No".',
  ),
  phraseOfB(
    'listed/league-announces',
    'the primary resolution source for this market will be official announcements from the {league:league} {source:address}',
    {
      says: [source('official result')],
      words: 'The league decides.',
      examples: [
        'The primary resolution source for this market will be official announcements from the NBA (https://results.example).',
      ],
    },
  ),
  term(
    'search-term',
    'if a search term clearly refers to the term listed by {aside:proper} for example nicknames or alternate spellings it will count toward that listed term',
    'Other spellings count.',
    'If a search term clearly refers to the term listed by Alder (for example, nicknames or alternate spellings), it will count toward that listed term.',
  ),
];

export const listedLeaguePhrases: readonly Phrase[] = [...titles, ...places, ...awards, ...moves];

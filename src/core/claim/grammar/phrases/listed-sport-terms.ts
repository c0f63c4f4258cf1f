/** What else bears on who wins in sports, on venue_b: who is out, who is level, what is late or not played. */
import type { Phrase } from '../phrase.ts';
import { marketWill, no, season, term, until } from './listed-outcomes.ts';
import { stage } from './listed-sports.ts';

const payNo =
  'market=(this market | the corresponding market | the associated market) soon=(will resolve to no | will immediately resolve to no | will resolve immediately to no)';

/** What cannot happen any more. */
const acts: readonly (readonly [id: string, act: string, example: string])[] = [
  ['win', `win the ${season} {competition:contest}`, 'win the 2026 Alder Cup'],
  ['win-undated', 'win the {competition:contest}', 'win the Alder Cup'],
  [
    'win-of',
    `win the ${season} {competition:contest} 's {opponent:proper}`,
    "win the 2026 Alder Open Men's Singles",
  ],
  [
    'place',
    `place {aside:ordinal} in the driver standings for the {period:year} {competition:contest}`,
    'place 2nd in the driver standings for the 2026 Alder Championship',
  ],
  [
    'finish',
    `finish {aside:ordinal} in the ${season} {competition:contest}`,
    'finish second in the 2026 Alder Cup',
  ],
  [
    'finish-place',
    `finish in {aside:ordinal} place in the ${season} {competition:contest}`,
    'finish in second place in the 2026 Alder Cup',
  ],
  [
    'finish-as',
    `finish {aside:ordinal} place in the ${season} {competition:contest}`,
    'finish second place in the 2026 Alder Cup',
  ],
  [
    'champion',
    `be named as the champion of {competition:league} for the ${season} season`,
    'be named as the champion of NHL for the 2026-27 season',
  ],
  ['qualify', 'qualify for the Playoffs', 'qualify for the Playoffs'],
];
const lost = acts.map(([id, act, example]) =>
  no(
    `lost-${id}`,
    `if ${id === 'qualify' ? 'point=[at any point]' : 'at any point'} it becomes impossible for one=(this | listed) {aside:kind} to ${act} basis=(per | based on) the rules of {aside:body} why=[e.g. {aside:elimination}] ${payNo}`,
    'it cannot happen any more',
    `If at any point it becomes impossible for a listed team to ${example} per the rules of the tournament (e.g., they are eliminated), the corresponding market will resolve to "No".`,
  ),
);

const tied: readonly (readonly [id: string, text: string, example: string])[] = [
  ['tie', 'it=(in case of | in the event of) exact=[exact] tie', 'In the case of a tie'],
  [
    'tie-winner',
    'it=(in case of a | in the event of a) tie for what=(the winner | winner of this season | first place)',
    'In case of a tie for the winner',
  ],
  [
    'tie-between',
    'it=(in case of a | in the event of a) tie between count=(two | multiple | two or more) {aside:kind}',
    'In the case of a tie between two teams',
  ],
  [
    'tie-again',
    'it=(if there is still a tie | in the event that results in a tie)',
    'If there is still a tie',
  ],
  [
    'tie-declared',
    'if multiple {aside:kind} are declared what=(champions | winners | the winner)',
    'If multiple teams are declared champions',
  ],
  [
    'tie-medal',
    'if multiple {aside:kind} are awarded the medal=(gold | silver | bronze) medal',
    'If multiple participants are awarded the gold medal',
  ],
  [
    'tie-most',
    'if two or more players are tied for the most {aside:figure}',
    'If two or more players are tied for the most sacks',
  ],
  [
    'tie-scorers',
    'if multiple players tie for the top goal scorer',
    'If multiple players tie for the top goal scorer',
  ],
  [
    'tie-games',
    'if the tied players also played the same number of games',
    'If the tied players also played the same number of games',
  ],
];
const firstOfAlphabet =
  'one=[listed] {aside:kind} whose {aside:naming} shown=(comes | appears) first so=(alphabetically | in alphabetical order)';
const ties = tied.map(([id, text, example]) =>
  term(
    id,
    `${text} market=(this market | the market) will resolve how=(to | in favor of) ${firstOfAlphabet} ${id === 'tie-medal' ? 'as listed in this market group' : ''}`,
    'Of those who are level the first of the alphabet is the one.',
    `${example}, this market will resolve in favor of the team whose listed name comes first alphabetically${id === 'tie-medal' ? ', as listed in this market group' : ''}.`,
  ),
);

const rounds =
  '(Wild Card Series | Division Series | League Championship | League Championship Series | League Championship Series ALCS | League Championship Series NLCS | World Series)';
const outcome =
  'outcome=(Wild Card | Division Series | League Championship | World Series | World Series Winner)';
const terms: readonly Phrase[] = [
  term(
    'stage-lost',
    `if the {aside:proper} lose in the lost=${rounds} the market will resolve to ${outcome}`,
    'Which stage is the furthest.',
    'If the Hawks lose in the Division Series, the market will resolve to "Division Series."',
  ),
  term(
    'stage-won-then-lost',
    `if the {aside:proper} win the won=(Wild Card Series | Division Series | League Championship) but lose in the lost=${rounds} the market will resolve to ${outcome}`,
    'Which stage is the furthest.',
    'If the Hawks win the Division Series but lose in the League Championship Series (ALCS), the market will resolve to "League Championship."',
  ),
  term(
    'stage-won',
    `if the {aside:proper} win the won=${rounds} the market will resolve to ${outcome}`,
    'Which stage is the furthest.',
    'If the Hawks win the World Series, the market will resolve to "World Series Winner."',
  ),
  term(
    'stage-open',
    `if the postseason is cancelled or not completed by ${until} this market will resolve according to the latest confirmed stage reached by the team in question`,
    'The last stage that was reached counts.',
    'If the postseason is cancelled or not completed by February 28, 2026, 11:59 PM ET, this market will resolve according to the latest confirmed stage reached by the team in question.',
  ),
  no(
    'stage-impossible',
    'this market will resolve early to no for any outcomes that become impossible based on the {aside:proper} postseason progress',
    'it cannot happen any more',
    'This market will resolve early to "No" for any outcomes that become impossible based on the Hawks postseason progress.',
  ),
  term(
    'scheduled',
    'the {period:year} {competition:contest} is held=(scheduled | scheduled to take place | scheduled to be held | currently scheduled to take place) link=(from | for) {since_date:day} to=[to] {date:date}',
    'When it is held.',
    'The 2026 Alder Open is scheduled for May 3 - May 9, 2026.',
  ),
  term(
    'scheduled-at',
    'the {period:year} {competition:contest} is held=(scheduled | scheduled to take place | scheduled to be held | currently scheduled to take place) link=(from | for) {since_date:day} to=[to] {date:date} place=(at {stage:proper} in {source:proper} | in {source:proper} | at {stage:proper})',
    'When and where it is held.',
    'The 2026 Alder Classic is scheduled to take place from May 3 to May 9, 2026, at Birch Country Club in Elmland.',
  ),
  no(
    'no-winner',
    `if the ${season} {competition:contest} season=[season] is cancelled or=[or] postponed after ${until} or there is otherwise no winner declared within that timeframe ${marketWill} resolve to other`,
    'no winner in time',
    'If the 2026 Alder Cup is cancelled, postponed after May 9, 2026 ET, or there is otherwise no winner declared within that timeframe, this market will resolve to "Other".',
  ),
  no(
    'no-winner-of',
    `if the ${season} {competition:contest} 's {opponent:proper} is cancelled or=[or] postponed after ${until} or there is otherwise no winner declared within that timeframe ${marketWill} resolve to other`,
    'no winner in time',
    `If the 2026 Alder Open Men's Singles Tournament is cancelled, postponed after May 9, 2026, or there is otherwise no winner declared within that timeframe, this market will resolve to "Other".`,
  ),
  no(
    'season-lost',
    `if the ${season} {competition:contest} season=[season] is permanently cancelled or lost=(has not been completed by | there is otherwise no winner declared by) ${until} ${marketWill} resolve to other`,
    'no result in time',
    'If the 2026 Alder League season is permanently cancelled or there is otherwise no winner declared by May 9, 2026, this market will resolve to "Other".',
  ),
  no(
    'season-open',
    `if the F1 season lost=(is permanently cancelled or has not been completed | has not been completed) by ${until} this market will resolve to other`,
    'no result in time',
    'If the F1 season has not been completed by February 28, 2027, 11:59 PM ET, this market will resolve to "Other".',
  ),
  no(
    'season-cancelled',
    `if the ${season} league=({competition:contest} | {competition:league}) season is cancelled or not completed by ${until} ${marketWill} resolve to other`,
    'no result in time',
    'If the 2026-27 Alder League season is cancelled or not completed by August 1, 2027, the market will resolve to "Other".',
  ),
  no(
    'event-lost',
    `if this event is lost=(cancelled postponed | cancelled or postponed) after ${until} or a what=(champion | winner | gold medal | silver medal | bronze medal) has not been declared within this timeframe this market will resolve to other`,
    'no result in time',
    'If this event is cancelled, postponed after July 1, 2027, 11:59 PM ET, or a champion has not been declared within this timeframe, this market will resolve to "Other".',
  ),
  no(
    'no-matchup',
    `if the {period:year} {competition:contest} is cancelled postponed after {until_date:date} {until_time:time} or the {period:year} {competition:contest} ${stage} matchup has not been declared within that timeframe this market will resolve to no`,
    'no result in time',
    'If the 2026 Alder Cup is cancelled, postponed after May 9, 2026, 11:59 PM ET or the 2026 Alder Cup semifinal matchup has not been declared within that timeframe, this market will resolve to "No".',
  ),
  no(
    'cannot-advance',
    `if at any point it becomes impossible for the listed {aside:kind} to advance to the year=[{period:year}] {competition:contest} ${stage} e.g. they are mathematically eliminated the associated market will resolve to no`,
    'it cannot happen any more',
    'If at any point it becomes impossible for the listed club to advance to the Alder Cup final (e.g. they are mathematically eliminated), the associated market will resolve to "No".',
  ),
  no(
    'no-name',
    `if what=(no winner is announced | no winner is declared | for any reason no winner is declared | no NFL head coach is fired | no NBA head coach is fired) by ${until} ${marketWill} resolve to other`,
    'no result in time',
    'If no winner is announced by December 31, 2026, this market will resolve to "Other".',
  ),
  no(
    'none-listed',
    'if none of the listed {aside:kind} result=(wins | finishes {aside:ordinal}) it will resolve to other',
    'nothing that is listed is the one',
    'If none of the listed players finishes second, it will resolve to "Other".',
  ),
  no(
    'no-finalist',
    `if the listed player is not announced as a finalist for the ${season} {competition:contest} award=[award] this market will soon=[immediately] resolve to no`,
    'is no finalist',
    'If the listed player is not announced as a finalist for the 2026-27 Alder Award, this market will resolve to "No".',
  ),
  no(
    'out-of-contention',
    'if at any point this team is eliminated from contention to win the {competition:contest} this market will soon=(automatically | immediately) resolve to no',
    'it cannot happen any more',
    'If at any point this team is eliminated from contention to win the Alder Cup, this market will automatically resolve to "No".',
  ),
  no(
    'withdraws',
    'if the listed player withdraws is disqualified or otherwise becomes unable to achieve the specified outcome according to the official rules or scoring procedures of the {competition:contest} the corresponding market for that player will resolve to no immediately',
    'it cannot happen any more',
    'If the listed player withdraws, is disqualified, or otherwise becomes unable to achieve the specified outcome according to the official rules or scoring procedures of the Alder Classic, the corresponding market for that player will resolve to "No" immediately.',
  ),
  no(
    'no-best-record',
    `this market will resolve to no if it becomes impossible for this team to finish the ${season} {league:league} Regular Season with the best Regular Season record in the {opponent:proper}`,
    'it cannot happen any more',
    'This market will resolve to "No" if it becomes impossible for this team to finish the 2026-27 NBA Regular Season with the best Regular Season record in the Western Conference.',
  ),
  no(
    'impossible-for',
    'likewise if it becomes mathematically impossible for {subject:proper} to what=(win | finish in the bottom {bound:number}) this market will immediately resolve to no',
    'it cannot happen any more',
    'Likewise, if it becomes mathematically impossible for Alder United to win, this market will immediately resolve to "No."',
  ),
  no(
    'lost-division',
    'if at any point it becomes impossible for the {subject:proper} team to win the {competition:contest} based on the rules of {aside:body} e.g. {aside:elimination} this market will resolve immediately to no',
    'it cannot happen any more',
    'If at any point it becomes impossible for the Alder Hawks team to win the AFC West based on the rules of the NFL (e.g., they are mathematically eliminated from finishing first in the division), this market will resolve immediately to "No".',
  ),
  no(
    'listed-eliminated',
    'if the listed team is eliminated based on the rules of the {aside:body} market=(this market | the market) will resolve to no',
    'it cannot happen any more',
    'If the listed team is eliminated based on the rules of the competition, the market will resolve to "No".',
  ),
  no(
    'projection-missed',
    'if the team becomes mathematically unable to exceed their projected win total before the season ends this market will resolve to no',
    'it cannot happen any more',
    'If the team becomes mathematically unable to exceed their projected win total before the season ends, this market will resolve to "No".',
  ),
  term(
    'certain',
    'if so=(it is a mathematical certainty | it is a mathematical certainty that | it becomes mathematically certain that) {subject:proper} will what=(win | win the {competition:contest} | win the {competition:league} | finish in the bottom {bound:number}) this market will immediately resolve to yes',
    'What is certain pays at once.',
    'If it is a mathematical certainty Alder United will win the Birch League, this market will immediately resolve to "Yes."',
  ),
  term(
    'deductions',
    "potential retroactive points deductions past these points will have no bearing on this market's resolution",
    'Later deductions do not count.',
    "Potential retroactive points deductions past these points will have no bearing on this market's resolution.",
  ),
  term(
    'qualifies-early',
    'if the listed team qualifies for the playoffs early the market will resolve to yes',
    'Being in early counts.',
    'If the listed team qualifies for the playoffs early, the market will resolve to "Yes".',
  ),
  term(
    'made-playoffs',
    `a team will be considered to have made the Playoffs if it qualifies for the postseason bracket under the official rules of the {aside:body} for the ${season} season`,
    'What it is to be in the playoffs.',
    'A team will be considered to have made the Playoffs if it qualifies for the postseason bracket under the official rules of the NHL for the 2026-27 season.',
  ),
  term(
    'any-format',
    'qualification through any officially recognized {aside:body} format including Wild Card berths will count',
    'Every way in counts.',
    'Qualification through any officially recognized NHL format (including Wild Card berths) will count.',
  ),
  term(
    'last-race',
    'as soon as the results for the final scheduled race of the {period:year} F1 season are known this market will resolve',
    'The last race ends the season.',
    'As soon as the results for the final scheduled race of the 2026 F1 season are known, this market will resolve.',
  ),
  term(
    'more-games',
    'in the event of a tie for the highest {aside:figure} per game average this market will resolve in favor of the player who appeared in the greater number of games',
    'Of those who are level the one with more games is the one.',
    'In the event of a tie for the highest steals per-game average, this market will resolve in favor of the player who appeared in the greater number of games.',
  ),
  term(
    'more-games-total',
    'in the case of a tie between this player and another player s for the most {aside:figure} recorded in the {competition:league} Regular Season this market will resolve in favor of the player slip=(who | whose) played the higher number of games',
    'Of those who are level the one with more games is the one.',
    'In the case of a tie between this player and another player(s) for the most rebounds recorded in the NBA Regular Season, this market will resolve in favor of the player who played the higher number of games.',
  ),
  term(
    'still-level-named',
    'if there is still a tie this market will resolve in favor of the player whose {aside:naming} comes first alphabetically i.e. in the case of a tie {aside:proper} would resolve to yes {aside:proper} would resolve to no',
    'Of those who are level the first of the alphabet is the one.',
    'If there is still a tie, this market will resolve in favor of the player whose listed last name comes first alphabetically (i.e. in the case of a tie, Doe would resolve to "Yes", Roe would resolve to "No").',
  ),
  term(
    'qualified',
    'qualification for inclusion in official {competition:league} leaderboards such as minimum games or statistical thresholds will be determined according to {competition:league} rules and applied exactly as reflected in the official leaderboard',
    'Who is on the official leaderboard.',
    'Qualification for inclusion in official NBA leaderboards (such as minimum games or statistical thresholds) will be determined according to NBA rules and applied exactly as reflected in the official leaderboard.',
  ),
  term(
    'first-seed',
    `if multiple teams are tied for most wins in the ${season} {league:league} Regular Season in the {opponent:proper} this market will resolve in favor of the team that receives the number 1 seed for the {aside:year} {stage:proper}`,
    'Of those who are level the one that is seeded first is the one.',
    'If multiple teams are tied for most wins in the 2026-27 NBA Regular Season in the Western Conference, this market will resolve in favor of the team that receives the number 1 seed for the 2027 NBA Playoffs.',
  ),
  term(
    'tiebreaks',
    "a list of the {competition:league} 's Tiebreak Procedures can be found here {source:address}",
    'Where the rules on ties are.',
    "A list of the NBA's Tiebreak Procedures can be found here: https://ties.example",
  ),
  term(
    'playoff',
    'in the event of a tie for first place this market will resolve according to the official playoff results conducted by the PGA TOUR',
    'A playoff decides a tie.',
    'In the event of a tie for first place, this market will resolve according to the official playoff results conducted by the PGA TOUR.',
  ),
  term(
    'leader',
    'for the purposes of this market leader is defined as the player with the lowest cumulative score fewest total strokes through the completion of Round {stage:number}',
    'Who leads.',
    'For the purposes of this market, "leader" is defined as the player with the lowest cumulative score (fewest total strokes) through the completion of Round 2.',
  ),
  term(
    'leader-tie',
    'in the event of a tie for the lead after Round {stage:number} this market will resolve to the tied player ranked highest in the Official World Golf Rankings OWGR at the conclusion of that round',
    'Of those who are level the one who is ranked higher is the one.',
    'In the event of a tie for the lead after Round 2, this market will resolve to the tied player ranked highest in the Official World Golf Rankings (OWGR) at the conclusion of that round.',
  ),
  no(
    'no-leader',
    "if no Round {stage:number} leader is listed on the PGA TOUR's official leaderboard by {until_date:date} this market will resolve to other",
    'no leader in time',
    'If no Round 2 leader is listed on the PGA TOUR\'s official leaderboard by December 31, 2026, this market will resolve to "Other".',
  ),
  term(
    'medal-stays',
    'subsequent disqualifications or amendments will not be considered',
    'Later changes do not count.',
    'Subsequent disqualifications or amendments will not be considered.',
  ),
  term(
    'remains-open',
    'this market will remain open until the conclusion of the season',
    'The market stays open to the end.',
    'This market will remain open until the conclusion of the season.',
  ),
];

export const listedSportTermPhrases: readonly Phrase[] = [...lost, ...ties, ...terms];

/** What the listed player, team or club does in a season, as venue_b introduces, states and takes it back: leagues, awards, drafts. */
import type { Phrase } from '../phrase.ts';
import { decided, ifThenYes, listed, marketWill, no, season, term, until, yes } from './listed-outcomes.ts';

const contest = `the ${season} of=({competition:contest} | {competition:league})`;
const payNo =
  'market=(this market | the market) soon=(will resolve to no | will immediately resolve to no | will resolve immediately to no | may immediately resolve to no)';

interface Act {
  readonly id: string;
  /** `will win the 2026 Alder Cup`, after `to predict which player`. */
  readonly asked: string;
  readonly askedExample: string;
  /** `wins the 2026 Alder Cup`, after `the listed player`. */
  readonly done: string;
  readonly doneExample: string;
  readonly measure: string;
}

const acts: readonly Act[] = [
  {
    id: 'named',
    asked: 'will be named the {season}',
    askedExample: 'will be named the 2026-27 Alder Player of the Year',
    done: 'is said=(named | officially named | announced as) the {season}',
    doneExample: 'is named the 2026-27 Alder Player of the Year',
    measure: 'listed is named',
  },
  {
    id: 'crowned',
    asked: 'will be crowned the {season}',
    askedExample: 'will be crowned the 2026-27 Alder Champion',
    done: 'is officially crowned the place=(winner | champion) of the {season}',
    doneExample: 'is officially crowned the winner of the 2026-27 Alder League',
    measure: 'listed is crowned',
  },
  {
    id: 'top-scorer',
    asked: 'will finish as the top goal scorer in the {season} season',
    askedExample: 'will finish as the top goal scorer in the 2026-27 Alder League season',
    done: 'finishes as the sole=[sole] top goal scorer in the {season} season',
    doneExample: 'finishes as the sole top goal scorer in the 2026-27 Alder League season',
    measure: 'listed scores most',
  },
  {
    id: 'drafted',
    asked: 'is drafted # {stage:number} overall in the {season}',
    askedExample: 'is drafted #1 overall in the 2026 Alder Draft',
    done: 'is drafted {aside:ordinal} overall in the {season}',
    doneExample: 'is drafted first overall in the 2026 Alder Draft',
    measure: 'listed is drafted in a place',
  },
  {
    id: 'seeded',
    asked: 'earns the # {stage:number} overall=[overall] seed for the {season}',
    askedExample: 'earns the #1 overall seed for the 2026-27 Alder Playoff',
    done: 'is officially announced as the # {stage:number} overall=[overall] seed for the {competition:contest}',
    doneExample: 'is officially announced as the #1 overall seed for the Alder Playoff',
    measure: 'listed is seeded in a place',
  },
];
const ofSeason = (text: string): string => text.replace('the {season}', contest);

const introduced: readonly Phrase[] = [
  ...acts,
  { id: 'wins', asked: 'will win the {season}', askedExample: 'will win the 2026-27 Alder League' },
].map(({ id, asked, askedExample }) =>
  term(
    `asked-${id}`,
    `this is market=(a polymarket | a market) aim=(to predict which {aside:kind} | on which {aside:kind} | on whether the listed {aside:kind}) ${ofSeason(asked)}`,
    'What it is about.',
    `This is a polymarket to predict which player ${askedExample}.`,
  ),
);

const otherIntroductions: readonly Phrase[] = [
  term(
    'asked-division',
    `this is market=(a polymarket | a market) to predict which division the team that wins the ${season} {competition:proper} will be from`,
    'What it is about.',
    'This is a polymarket to predict which division the team that wins the 2026-27 Alder Bowl will be from.',
  ),
  term(
    'asked-group',
    'this is market=(a polymarket | a market) to predict which {aside:kind} will win {competition:contest} in the qualification stage for the {period:year} {aside:proper}',
    'What it is about.',
    'This is a market to predict which national team will win ALDER Group B in the qualification stage for the 2026 Birch Cup.',
  ),
];

const stated: readonly Phrase[] = acts.flatMap(({ id, done, doneExample, measure }) => {
  const text = `the listed {aside:kind} ${ofSeason(done)}`;
  return [
    yes(`season-${id}`, text, measure, `the listed player ${doneExample}.`),
    ifThenYes(`season-${id}-first`, text, measure, `the listed player ${doneExample}`),
  ];
});

const statements: readonly Phrase[] = [
  ifThenYes(
    'listed-wins-first',
    `the listed {aside:kind} wins ${contest}`,
    'listed wins',
    'the listed team wins the 2026 Alder Cup',
  ),
  yes(
    'listed-wins-standings',
    `the listed {aside:kind} wins ${contest} as determined by the official {opponent:proper} standings at the conclusion of the season ending championship race`,
    'listed wins by the standings',
    'the listed driver wins the 2026 Alder Cup Series Championship, as determined by the official ALDER standings at the conclusion of the season-ending championship race.',
  ),
  yes(
    'listed-first-of-group',
    'the listed {aside:kind} finishes {aside:ordinal} in {competition:contest}',
    'listed has a place of a group',
    'the listed team finishes first in ALDER Group B.',
  ),
  yes(
    'listed-advances',
    `the listed {aside:kind} advances to the stage=(final | semifinals | quarterfinals | Round of 16 | Round of 32 | knockout stage | league phase | playoffs | group stage) of ${contest}`,
    'listed advances',
    'the listed team advances to the Round of 16 of the 2026-27 Alder League.',
  ),
  yes(
    'valuable',
    `{subject:proper} is awarded the ${season} phase=[regular season] {competition:league} Most Valuable Player short=[MVP] Award`,
    'is awarded',
    'Ana Doe is awarded the 2026-27 regular season NBA Most Valuable Player (MVP) Award.',
  ),
  ifThenYes(
    'division-wins',
    'a team from the listed division wins the {competition:proper}',
    'listed division wins',
    'a team from the listed division wins the Alder Bowl',
  ),
  listed(
    'wins-pennant',
    'wins the {period:year} {competition:proper} ie advances to the {aside:year} {opponent:proper}',
    'wins',
    'team that wins the 2026 ALDER Elm League (ie advances to the 2026 ALDER Birch Series).',
  ),
  decided(
    'best-record',
    `the {league:league} team link=(that | which | who) wins the ${season} Presidents' Trophy best regular season record by points tiebreakers per {league:league} rules`,
    'has the best record of a season',
    "the NHL team that wins the 2026-27 Presidents' Trophy (best regular season record by points; tiebreakers per NHL rules).",
  ),
  listed(
    'steals',
    'steals the most bases during the {period:year} {competition:league} regular season',
    'has the most of a season',
    'player who steals the most bases during the 2026 Major League Baseball regular season.',
  ),
  decided(
    'next-coach-fired',
    `the name of the next {competition:league} head coach fired during the ${season} {opponent:league} season`,
    'is fired next',
    'the name of the next NFL head coach fired during the 2026-2027 NFL season.',
  ),
  yes(
    'plays-in',
    '{subject:proper} takes the field as a player in at least one official match for {opponent:proper} during the {period:year} {competition:proper} at the group stage or later',
    'plays in a tournament',
    'Ana Doe takes the field as a player in at least one official match for Alder during the 2026 Birch World Cup at the group stage or later.',
  ),
  decided(
    'stage-of-exit',
    'the stage of the {period:year} {competition:proper} at which {subject:proper} is eliminated',
    'stage is the last',
    'the stage of the 2026 Birch World Cup at which Alder is eliminated.',
  ),
];

const lost: readonly Phrase[] = [
  no(
    'cannot-win-it',
    `if at any point it becomes impossible for one=(this | listed) {aside:kind} to win the what=(league | competition | tournament | title | championship | award) why=[e.g. {aside:elimination}] ${payNo}`,
    'it cannot happen any more',
    'If at any point it becomes impossible for the listed club to win the league (e.g. they are mathematically eliminated), the market will resolve to "No".',
  ),
  no(
    'lost-table-place',
    `if at any point it becomes impossible for this team to finish in {aside:ordinal} place in the {period:year} F1 table=(Drivers Championship | Driver's Championship | Constructors Championship | Constructor's Championship) based on the rules of F1 why=[e.g. {aside:elimination}] ${payNo}`,
    'it cannot happen any more',
    'If at any point it becomes impossible for this team to finish in fourth place in the 2026 F1 Constructor\'s Championship based on the rules of F1 (e.g., they are mathematically eliminated from contention), this market will resolve to "No."',
  ),
  no(
    'not-announced',
    `if the ${season} {competition:contest} award=[award] is not announced by ${until} ${marketWill} resolve to other`,
    'no result in time',
    'If the 2026-27 Alder Player of the Year award is not announced by May 1, 2027, this market will resolve to "Other".',
  ),
  no(
    'cannot-advance-to',
    'if at any point it becomes impossible for the listed {aside:kind} to advance to the stage=(final | semifinals | quarterfinals | Round of 16 | Round of 32 | knockout stage) e.g. they are mathematically eliminated from finishing in the top {aside:number} of the league phase the associated market will resolve to no',
    'it cannot happen any more',
    'If at any point it becomes impossible for the listed club to advance to the Round of 16 (e.g. they are mathematically eliminated from finishing in the top 24 of the league phase), the associated market will resolve to "No".',
  ),
  no(
    'phase-not-over',
    `if the ${season} {competition:contest} phase=(league phase | group stage | knockout stage | qualifying stage) is cancelled or not completed by ${until} this market will resolve pays=(to no | to other)`,
    'no result in time',
    'If the 2026-27 Alder League league phase is cancelled or not completed by December 31, 2026, this market will resolve to "No".',
  ),
  no(
    'bowl-not-over',
    `if the {competition:proper} is cancelled or not completed by ${until} this market will resolve to other`,
    'no result in time',
    'If the Alder Bowl is cancelled or not completed by May 31, 2027, this market will resolve to "Other".',
  ),
  no(
    'league-without-winner',
    `if the ${season} {league:league} season is cancelled or=[or] postponed after ${until} or there is otherwise no winner declared within that timeframe ${marketWill} resolve to other`,
    'no winner in time',
    'If the 2026 MLB season is cancelled, postponed after December 31, 2026, 11:59 PM ET, or there is otherwise no winner declared within that timeframe, this market will resolve to "Other".',
  ),
  no(
    'league-season-lost',
    `if the ${season} {league:league} season is permanently cancelled or lost=(has not been completed by | there is otherwise no winner declared by) ${until} ${marketWill} resolve to other`,
    'no result in time',
    'If the 2026 MLB season is permanently cancelled or has not been completed by February 28, 2027, 11:59 PM, this market will resolve to "Other".',
  ),
  no(
    'contest-not-over',
    `if the {period:year} {competition:contest} is cancelled or fate=(not completed by | rescheduled past | rescheduled to a date after | postponed after | postponed beyond) ${until} this market will resolve pays=(to other | to no)`,
    'no result in time',
    'If the 2026 Alder Draft is cancelled or not completed by July 30, 2026, this market will resolve to "Other".',
  ),
  no(
    'group-not-over',
    `if {competition:contest} of the {period:year} {aside:proper} qualification is cancelled or not completed by ${until} this market will resolve to other`,
    'no result in time',
    'If ALDER Group B of the 2026 Birch Cup qualification is cancelled or not completed by May 10, 2026, this market will resolve to "Other".',
  ),
  no(
    'seeds-not-set',
    `if the {competition:contest} is cancelled or the seedings for the playoff are not completed by ${until} this market will resolve to other`,
    'no result in time',
    'If the Alder Playoff is cancelled or the seedings for the playoff are not completed by April 30, 2027, this market will resolve to "Other".',
  ),
  no(
    'exit-not-played',
    `if the {period:year} {competition:proper} is cancelled in full or=[or] postponed after ${until} this market will resolve to other`,
    'no result in time',
    'If the 2026 Birch World Cup is cancelled in full, postponed after August 2, 2026, 11:59 PM ET, this market will resolve to "Other".',
  ),
  no(
    'none-in-time',
    `if this game=(tournament | competition) is cancelled or=[or] postponed after ${until} or a result=(winner | champion) has not been declared within this timeframe this market will resolve to other`,
    'no result in time',
    'If this tournament is cancelled, postponed after July 1, 2027, 11:59 PM ET, or a winner has not been declared within this timeframe, this market will resolve to "Other".',
  ),
];

const terms: readonly Phrase[] = [
  term(
    'official-winner',
    'in the event of a tie this market will resolve according to the official place=(winner | leader) as determined by {league:league} rules',
    'The league breaks a tie.',
    'In the event of a tie, this market will resolve according to the official winner as determined by MLB rules.',
  ),
  term(
    'several-winners',
    'if multiple winners are announced this market will resolve to the {aside:kind} whose {aside:naming} comes first so=(alphabetically | in alphabetical order)',
    'Of several winners the first of the alphabet is the one.',
    'If multiple winners are announced then this market will resolve to the player whose listed last name comes first alphabetically.',
  ),
  term(
    'held-sport',
    'the {period:year} {competition:contest} sport=(tennis tournament | golf tournament | T20 cricket competition | cricket tournament | chess tournament | tournament | competition | race) is held=(scheduled | scheduled to take place | scheduled to be held | currently scheduled to take place) link=(from | for) {since_date:day} to=[to] {date:date}',
    'When it is held.',
    'The 2026 Alder Open tennis tournament is scheduled for August 23 - September 13, 2026.',
  ),
  term(
    'earned-place',
    "a player will be considered to have qualified if they officially earn a place in the tournament under {aside:body} 's rules regardless of whether they subsequently decline withdraw or otherwise do not participate",
    'What it is to qualify.',
    "A player will be considered to have qualified if they officially earn a place in the tournament under FIDE's rules, regardless of whether they subsequently decline, withdraw, or otherwise do not participate.",
  ),
  term(
    'any-appearance',
    'any on field appearance as a player will qualify in regulation stoppage time extra time for a shootout etc',
    'Every appearance counts.',
    'Any on-field appearance as a player will qualify, in regulation, stoppage time, extra time, for a shootout, etc.',
  ),
  term(
    'exit-champion',
    'if {subject:proper} wins the tournament this market will resolve to Champion',
    'Who wins is champion.',
    "If Alder wins the tournament, this market will resolve to 'Champion'.",
  ),
  term(
    'exit-furthest',
    'if {subject:proper} is disqualified withdraws is removed from the tournament or the tournament is partially completed and not finished for any reason this market will resolve according to the furthest completed round reached by {subject:proper} based on the best available official information',
    'The furthest round counts.',
    'If Alder is disqualified, withdraws, is removed from the tournament, or the tournament is partially completed and not finished for any reason, this market will resolve according to the furthest completed round reached by Alder based on the best available official information.',
  ),
];

export const listedSeasonPhrases: readonly Phrase[] = [
  ...introduced,
  ...otherIntroductions,
  ...stated,
  ...statements,
  ...lost,
  ...terms,
];

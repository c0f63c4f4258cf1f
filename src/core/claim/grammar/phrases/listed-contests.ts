/** Single contests of golf, motor sport, chess, tracks and cups on venue_b, where the label has the name: who wins, who is out, who is level. */
import { type Phrase, phraseOfB } from '../phrase.ts';
import { source, voidBranch } from '../sayings.ts';
import {
  decided,
  ifThenYes,
  listed,
  listedPolymarket,
  no,
  season,
  term,
  until,
  yes,
} from './listed-outcomes.ts';

const payNo =
  'market=(this market | the market | the relevant market | the corresponding market) soon=(will resolve to no | will immediately resolve to no | will resolve immediately to no)';
const firstOfAlphabet =
  'one=[listed] {aside:kind} whose {aside:naming} shown=(comes | appears | is listed) first so=(alphabetically | in alphabetical order | alphabetically in this market)';
const race = '{period:year} {competition:contest}';
const held = 'set=(scheduled | currently scheduled) for {date:date}';

const golf: readonly Phrase[] = [
  listed(
    'wins-tournament',
    `wins the ${season} {competition:contest} part=(tournament | golf tournament)`,
    'wins',
    'listed player who wins the 2026 Alder Open tournament.',
  ),
  listedPolymarket(
    'polymarket-wins',
    `wins the ${season} {competition:contest} part=[golf tournament]`,
    'wins',
    'player who wins the 2026 Alder Invitational golf tournament.',
  ),
  listedPolymarket(
    'polymarket-wins-of',
    `wins the ${season} {competition:contest} 's {opponent:proper}`,
    'wins a part',
    "team that wins the 2026 Alder Masters Men's Doubles Tournament.",
  ),
  no(
    'out-of-tournament',
    `if one=(this | listed) {aside:kind} is eliminated from contention for the {competition:contest} part=[tournament] based on the official rules of body=(the tournament | the {opponent:contest}) ${payNo}`,
    'it cannot happen any more',
    'If a listed player is eliminated from contention for the Alder Open tournament based on the official rules of the tournament, the relevant market will immediately resolve to "No".',
  ),
  no(
    'out-of-event',
    `if one=(this | listed) {aside:kind} is eliminated from contention for winning this what=(event | tournament | race) based on the official rules of body=(the tournament | the {opponent:contest}) ${payNo}`,
    'it cannot happen any more',
    'If this athlete is eliminated from contention for winning this event based on the official rules of the tournament, this market will resolve to "No."',
  ),
  no(
    'unlisted-wins',
    'if an unlisted {aside:kind} wins the {competition:contest} sport=[tournament] market=(this market | the market) will resolve to other',
    'somebody else wins',
    'If an unlisted player wins the Alder Open tournament this market will resolve to "Other".',
  ),
  term(
    'official-tie',
    "in the event of a tie this market will resolve according to the official winner as determined by whose=({league:league} official tournament rules | the {competition:contest} official tournament rules | the {competition:contest} 's rules)",
    'Official rules break a tie.',
    'In the event of a tie, this market will resolve according to the official winner as determined by PGA Tour official tournament rules.',
  ),
  term(
    'declared-tie',
    `if the tournament is officially declared a tie between multiple {aside:kind} market=(this market | the market) will resolve how=(to | in favor of) the ${firstOfAlphabet}`,
    'Of those who are level the first of the alphabet is the one.',
    'If the tournament is officially declared a tie between multiple players, the market will resolve in favor of the player whose listed name comes first alphabetically.',
  ),
  term(
    'declared-tie-shown',
    'if the tournament is officially declared a tie between multiple {aside:kind} market=(this market | the market) will resolve how=(to | in favor of) the {aside:kind} whose display name is listed first alphabetically in this market',
    'Of those who are level the first of the alphabet is the one.',
    'If the tournament is officially declared a tie between multiple players, the market will resolve in favor of the player whose display name is listed first alphabetically in this market.',
  ),
  no(
    'none-announced-at',
    'if no winner is announced by {until_date:date} at {until_time:time} market=(this market | the market) will resolve to other',
    'no result in time',
    'If no winner is announced by June 20, 2026 at 8:00PM ET this market will resolve to "Other".',
  ),
  no(
    'winner-unannounced',
    `if the winner is not said=(announced | declared | determined) by ${until} market=(this market | the market) will resolve to other`,
    'no result in time',
    'If the winner is not announced by April 30, 2026, 11:59 PM ET, this market will resolve to "Other".',
  ),
  no(
    'winner-of-undetermined',
    `if the winner of held_as=({competition:contest} | {competition:contest} {aside:number}) is not said=(announced | declared | determined) by ${until} market=(this market | the market) will resolve to other`,
    'no result in time',
    'If the winner of Alder Cup 2026 is not determined by July 31, 2026 ET, this market will resolve to "Other".',
  ),
  phraseOfB(
    'listed/league-results-page',
    'the rank=[primary] resolution source for=[for this market] is=(is | will be) the official results published by the {league:league} website {source:address}',
    {
      ignores: ['rank', 'for', 'is'],
      says: [source('official result')],
      words: 'The league decides.',
      examples: [
        'The primary resolution source will be the official results published by the PGA Tour website (https://results.example/).',
      ],
    },
  ),
  phraseOfB(
    'listed/two-websites',
    'the primary resolution sources will be the official results published by the {league:league} website and the {source:proper} website',
    {
      says: [source('official results of two websites')],
      words: 'Two websites decide.',
      examples: [
        'The primary resolution sources will be the official results published by the PGA TOUR website and The Alder website.',
      ],
    },
  ),
  phraseOfB(
    'listed/first-results',
    'the resolution source will be the first official results published by the {source:proper} {source:address}',
    {
      says: [source('the first official results')],
      words: 'The first official results decide.',
      examples: [
        'The resolution source will be the first official results published by the Alder Marathon (https://results.example/).',
      ],
    },
  ),
];

const racing: readonly Phrase[] = [
  decided(
    'constructor-scores',
    `the constructor team that collects the most points at the ${race} ${held}`,
    'constructor has the most points of a race',
    'the constructor team that collects the most points at the 2026 F1 Alder Grand Prix, currently scheduled for October 19, 2026.',
  ),
  term(
    'constructors-level',
    'in the case of a tie between two teams for most points this market will resolve in favor of the team whose {aside:naming} comes first so=(alphabetically | in alphabetical order)',
    'Of those who are level the first of the alphabet is the one.',
    'In the case of a tie between two teams for most points, this market will resolve in favor of the team whose listed name comes first alphabetically.',
  ),
  term(
    'results-known',
    'as soon as the results for this event are known this market will resolve',
    'The results end it.',
    'As soon as the results for this event are known, this market will resolve.',
  ),
  phraseOfB(
    'listed/race-lost-half',
    `if the ${race} is cancelled or rescheduled to a date after ${until} this market will resolve half=(50-50 | to 50-50)`,
    {
      ignores: ['by', 'half'],
      says: [voidBranch('cancelled', '1/2'), voidBranch('postponed', '1/2')],
      words: 'A race that is not held in time pays one half.',
      examples: [
        'If the 2026 F1 Alder Grand Prix is canceled or rescheduled to a date after Nov 16, 2026, this market will resolve 50-50.',
      ],
    },
  ),
  ...(
    [
      ['driver', 'driver who achieves pole position'],
      ['constructor', 'constructor team that achieves pole position'],
      ['sprint', 'driver who achieves pole position in the Sprint Qualifying'],
      ['fastest-lap', 'driver who achieves the fastest lap'],
      ['constructor-lap', 'constructor team whose driver achieves the fastest lap'],
      ['sprint-win', 'driver who wins the Sprint'],
      ['win', 'driver who wins the race'],
    ] as const
  ).map(([id, what]) =>
    term(
      `race-asked-${id}`,
      `this is market=(a polymarket | a market) on the ${what} at the ${race} ${held}`,
      'What it is about.',
      `This is a polymarket on the ${what} at the 2026 F1 Alder Grand Prix, scheduled for October 19, 2026.`,
    ),
  ),
  ...(
    [
      ['driver', 'driver who is', 'qualifying'],
      ['constructor', 'constructor team that is', 'qualifying'],
      ['sprint', 'driver who is', 'Sprint Qualifying'],
      ['constructor-sprint', 'constructor team that is', 'Sprint Qualifying'],
    ] as const
  ).map(([id, who, part]) =>
    decided(
      `pole-${id}`,
      `the ${who} officially recognized by Formula 1 as having set the fastest time during the ${part} session for the ${race}`,
      `${who.startsWith('driver') ? 'driver' : 'constructor'} is fastest in ${part.toLowerCase()}`,
      `the ${who} officially recognized by Formula 1 as having set the fastest time during the ${part} session for the 2026 F1 Alder Grand Prix.`,
    ),
  ),
  term(
    'grid-stays',
    "the market will be settled based on the FIA's official qualifying results regardless of any subsequent penalties disqualifications or changes to the starting grid",
    'Later penalties do not count.',
    "The market will be settled based on the FIA's official qualifying results, regardless of any subsequent penalties, disqualifications, or changes to the starting grid.",
  ),
  term(
    'grid-example',
    'for example if a who=(driver | constructor team) sets the fastest qualifying time but later receives a grid penalty or is moved down the starting order the market will still resolve to yes for that again=(driver | constructor team)',
    'Later penalties do not count.',
    'For example, if a driver sets the fastest qualifying time but later receives a grid penalty or is moved down the starting order, the market will still resolve to "Yes" for that driver.',
  ),
  ...(
    [
      ['driver', 'driver who is'],
      ['constructor', 'constructor team whose driver is'],
    ] as const
  ).map(([id, who]) =>
    decided(
      `fastest-lap-${id}`,
      `the ${who} officially credited with the fastest lap in the Final Classification published by the FIA following the conclusion of the race`,
      `${id} has the fastest lap`,
      `the ${who} officially credited with the fastest lap in the Final Classification published by the FIA following the conclusion of the race.`,
    ),
  ),
  term(
    'lap-of-race',
    'the fastest lap must be set during the race itself times from practice sessions qualifying or any other sessions are not considered',
    'Only laps of the race count.',
    'The fastest lap must be set during the race itself; times from practice sessions, qualifying, or any other sessions are not considered.',
  ),
  no(
    'no-lap',
    'if no driver completes a lap during the race e.g. due to a red flag ending the race prematurely this market will resolve to other',
    'no lap is driven',
    'If no driver completes a lap during the race (e.g., due to a red flag ending the race prematurely), this market will resolve to "Other."',
  ),
  decided(
    'sprint-winner',
    'the driver who is officially credited with winning the Sprint as published by the FIA',
    'driver wins the sprint',
    'the driver who is officially credited with winning the Sprint as published by the FIA.',
  ),
  no(
    'no-sprint',
    'if the Sprint is cancelled or does not take place this market will resolve to other',
    'no result in time',
    'If the Sprint is canceled or does not take place, this market will resolve to "Other."',
  ),
  yes(
    'red-flag',
    `what=(a red flag is shown | a safety car is deployed | a virtual safety car is deployed) at any point during the ${race} ${held}`,
    'is shown in a race',
    'a red flag is shown at any point during the 2026 F1 Alder Grand Prix, scheduled for Nov 9, 2026.',
  ),
  no(
    'no-red-flag',
    'the market will resolve to no if the race is completed without any red flag periods',
    'nothing is shown',
    'The market will resolve to "No" if the race is completed without any red flag periods.',
  ),
  term(
    'red-flag-elsewhere',
    'a red flag shown during practice sessions qualifying sessions or any other session besides the main race does not count for this market',
    'Other sessions do not count.',
    'A red flag shown during practice sessions, qualifying sessions, or any other session besides the main race does not count for this market.',
  ),
  term(
    'red-flag-in-race',
    'only red flags shown during the Grand Prix race itself will result in a yes resolution',
    'Only the race counts.',
    'Only red flags shown during the Grand Prix race itself will result in a "Yes" resolution.',
  ),
  term(
    'season-results-known',
    'this market will resolve as soon as the official=[official] results of the final scheduled race of the {period:year} F1 season are known',
    'The last race ends the season.',
    'This market will resolve as soon as the official results of the final scheduled race of the 2026 F1 season are known.',
  ),
  term(
    'drivers-level',
    "if multiple who=(drivers | teams | constructors) tie for {aside:ordinal} place in the table=(drivers | driver | constructors | constructor) standings this market will resolve according to the tiebreak procedure used by F1 to determine the {period:year} F1 title=(Drivers ' champion | Driver's champion | Constructors ' champion | Constructor's champion)",
    'The rules of the sport break a tie.',
    "If multiple drivers tie for first place in the drivers standings, this market will resolve according to the tiebreak procedure used by F1 to determine the 2026 F1 Drivers' champion.",
  ),
  phraseOfB(
    'listed/formula-website',
    'the rank=[primary] resolution source for=[for this market] will be the official Formula 1 website and reports=(credible sports news reporting | a consensus of credible sports news reporting | a consensus of credible reporting)',
    {
      ignores: ['rank', 'for', 'reports'],
      says: [{ says: 'judgement' }],
      words: 'The website of the sport decides, and credible reports: a matter of judgement.',
      examples: [
        'The resolution source will be the official Formula 1 website and credible sports news reporting.',
      ],
    },
  ),
  phraseOfB(
    'listed/formula-informs',
    'the rank=[primary] resolution source for=[for this market] will be official=[official] information from Formula 1 F1',
    {
      ignores: ['rank', 'for', 'official'],
      says: [source('official result')],
      words: 'The sport decides.',
      examples: ['The resolution source for this market will be official information from Formula 1 (F1).'],
    },
  ),
];

const others: readonly Phrase[] = [
  listed(
    'wins-from-to',
    `wins the ${season} {competition:contest} currently scheduled for {since_date:date} to=[to] {until_date:date} {until_time:time}`,
    'wins',
    'player who wins the 2026 Alder Chess Championship, currently scheduled for October 13, 2026, to February 9, 2027, 11:59 PM ET.',
  ),
  no(
    'eliminated-under',
    `if the listed {aside:kind} is eliminated from the game=(championship | tournament | competition) under the body=(championship's | tournament's | competition's) official rules this market will resolve to no`,
    'it cannot happen any more',
    'If the listed player is eliminated from the championship under the tournament\'s official rules, this market will resolve to "No."',
  ),
  yes(
    'horse-first',
    'the listed {aside:kind} places {aside:ordinal} in the {period:year} {competition:contest}',
    'listed has a place',
    'the listed horse places first in the 2026 Alder Classic.',
  ),
  term(
    'closes-for-disputes',
    'this market will close on {until_date:date} {until_time:time} allowing time to account for any disputes or disqualifications that might occur post race',
    'When it closes.',
    'This market will close on November 2, 2026, 11:59 PM ET, allowing time to account for any disputes or disqualifications that might occur post-race.',
  ),
  no(
    'race-never-held',
    `if the what=(race | event | tournament | match) is permanently cancelled or does not take place by ${until} this market will resolve to other`,
    'no result in time',
    'If the race is permanently cancelled or does not take place by November 2, 2026, 11:59 PM ET, this market will resolve to "Other."',
  ),
  phraseOfB(
    'listed/race-organizers',
    'the primary resolution source for this market will be official information from the {source:proper} race organizers however a consensus of credible reporting may also be used',
    {
      says: [{ says: 'judgement' }],
      words: 'The organizers decide, or credible reports: a matter of judgement.',
      examples: [
        'The primary resolution source for this market will be official information from the Alder Classic race organizers, however a consensus of credible reporting may also be used.',
      ],
    },
  ),
  term(
    'set-to-take-place',
    'the {period:year} {competition:contest} is set to take place from {since_date:day} to=[to] {date:date}',
    'When it is held.',
    'The 2026 Alder Open is set to take place from January 18 - February 1, 2026.',
  ),
  no(
    'partly-played',
    `if the {period:year} {competition:contest} what=[tournament] is cancelled postponed or partially completed after ${until} or there is otherwise no winner declared within that timeframe this market will resolve to other`,
    'no winner in time',
    'If the 2026 Alder Chess Championship tournament is cancelled, postponed, or partially completed after June 30, 2027, 11:59 PM ET or there is otherwise no winner declared within that timeframe, this market will resolve to "Other".',
  ),
  no(
    'cup-rescheduled',
    'if body=(FIDE | FIFA | UEFA) officially reschedules the World Cup to start after {until_date:date} this market will resolve to other',
    'no result in time',
    'If FIDE officially reschedules the World Cup to start after February 1, 2027, this market will resolve to "Other."',
  ),
  ifThenYes(
    'listed-wins-tournament',
    'the listed {aside:kind} wins the {period:year} {competition:contest} tournament',
    'listed wins a tournament',
    'the listed player wins the 2026 Alder Open tournament',
  ),
  yes(
    'playoff-played',
    'there is a playoff played during the main tournament at the {period:year} {competition:contest} place=[at {stage:proper}]',
    'a playoff is played',
    'there is a playoff played during the main tournament at the 2026 Alder Open at Birch Hills Club.',
  ),
  no(
    'no-playoff',
    `if the {period:year} {competition:contest} place=[at {stage:proper}] is cancelled postponed after ${until} or if a playoff is not confirmed within that timeframe this market will resolve to no`,
    'no playoff in time',
    'If the 2026 Alder Open at Birch Hills Club is cancelled, postponed after July 5, 2026, 11:59 PM ET, or if a playoff is not confirmed within that timeframe, this market will resolve to "No".',
  ),
];

export const listedContestPhrases: readonly Phrase[] = [...golf, ...racing, ...others];

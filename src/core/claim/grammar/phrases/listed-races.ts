/** Races of motor sport on venue_b, with the name in the label: who is fastest, scores most, or is shown a flag. */
import { type Phrase, phraseOfB } from '../phrase.ts';
import { source, voidBranch } from '../sayings.ts';
import { decided, no, term, until, yes } from './listed-outcomes.ts';

const race = '{period:year} {competition:contest}';
const held = 'set=(scheduled | currently scheduled) for {date:date}';

export const listedRacePhrases: readonly Phrase[] = [
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

/** Published figures of the US economy and decisions of the US central bank. */

import { phraseOfA, phraseOfB } from '../phrase.ts';
import { noIf, nothing, precision, scope, voidBranch, yesIf } from '../sayings.ts';

const inflation = 'us_inflation';
const tenth = precision('0.1');
const adjusted = scope('seasonally_adjusted');
const oneDecimal = 'as represented by the one decimal place value reported by the Bureau of Labor Statistics';

/** As the family calls the moves. */
const moves = {
  'cut of 25bps': 'Cut 25',
  'cut of > 25bps': 'Cut >25',
  'hike of 25bps': 'Hike 25',
  'hike of > 25bps': 'Hike >25',
  'hike of 0bps': 'Hike 0',
} as const;

export const economyPhrases = [
  phraseOfA(
    'economy/cpi-yearly',
    `if the Consumer Price Index CPI basket=(increases | for All Urban Consumers All Items less Food and Energy increases) by more
    than {bound:bound}% in the twelve months ending {period:month} ${oneDecimal} the market resolves to yes`,
    {
      says: ({ basket }) => [
        yesIf(inflation, basket === 'increases' ? 'cpi_yearly' : 'core_cpi_yearly', 'above'),
        tenth,
      ],
      words: 'Yes if consumer prices rise by more than the bound in a year.',
      examples: [
        'If the Consumer Price Index (CPI) increases by more than 3.1% in the twelve months ending July 2026 (as represented by the one-decimal place value reported by the Bureau of Labor Statistics), then the market resolves to Yes.',
      ],
    },
  ),
  phraseOfA(
    'economy/cpi-monthly',
    'If the Consumer Price Index (CPI) increases by more than {bound:bound 0.1}% (single-decimal) in {period:month July 2026}, then the market resolves to Yes.',
    {
      says: [yesIf(inflation, 'cpi_monthly', 'above'), tenth],
      words: 'Yes if consumer prices rise by more than the bound in a month.',
    },
  ),
  phraseOfA(
    'economy/core-cpi-monthly',
    'If the seasonally adjusted Consumer Price Index for All Urban Consumers: All Items less Food and Energy for {period:month July 2026}, as published by the Bureau of Labor Statistics, increases by above {bound:bound 0.3}%, then the market resolves to Yes.',
    {
      says: [yesIf(inflation, 'core_cpi_monthly', 'above'), adjusted],
      words: 'Yes if core consumer prices rise by more than the bound in a month.',
    },
  ),
  phraseOfA(
    'economy/core-pce-monthly',
    'If the (single-decimal) month-over-month percent change in the Personal Consumption Expenditures Price Index excluding food and energy is above {bound:bound 0.2}% in {period:month June 2026} according to the Bureau of Economic Analysis, then the market resolves to Yes.',
    {
      says: [yesIf(inflation, 'core_pce_monthly', 'above'), tenth],
      words: 'Yes if core prices of consumption rise by more than the bound in a month.',
    },
  ),
  phraseOfA(
    'economy/unemployment',
    'If the seasonally adjusted unemployment rate (U-3) reported by the Bureau of Labor Statistics in the Employment Situation Report is above {bound:bound 4.3}% in {period:month October 2026}, then the market resolves to Yes.',
    {
      says: [yesIf('us_jobs', 'unemployment', 'above'), adjusted],
      words: 'Yes if the unemployment rate is above the bound.',
    },
  ),
  phraseOfA(
    'economy/payrolls',
    'If the increase in total non-farm payroll employment is above {bound:bound 50000} as reported by the Bureau of Labor Statistics Monthly Employment Situation Report for the month of {period:month July 2026}, then the market resolves to Yes.',
    { says: [yesIf('us_jobs', 'payrolls', 'above')], words: 'Yes if more jobs than the bound are added.' },
  ),
  phraseOfA(
    'economy/shutdown-delay',
    "In the case of a delay in data caused by a federal government shutdown impacting the reliability of the Source Agency, the market's latest Expiration Date will be extended to the sooner of the release of the Underlying or six months after the end of the government shutdown.",
    {
      says: [nothing],
      argued: 'it moves the last day of waiting for one and the same figure',
      words: 'A figure that a shutdown delays keeps the market open until it is published.',
    },
  ),
  phraseOfA(
    'economy/closes-at-release',
    'The market how=(closes | will close) at {aside:time 8:29 AM ET} on the expected when=(date of the data release | release of the data).',
    {
      ignores: ['how', 'when'],
      says: [nothing],
      argued: 'it is on when trading stops',
      words: 'When trading stops.',
    },
  ),
  phraseOfA('economy/closes-on', 'The market will close on {aside:date May 29, 2026}.', {
    says: [nothing],
    argued: 'it is on when trading stops',
    words: 'When trading stops.',
  }),
  phraseOfA(
    'economy/expires',
    'The market will expire at the sooner of the first release of the data, or one week after {aside:date May 29, 2026}.',
    {
      says: [nothing],
      argued: 'it is on when the venue looks at the figure',
      words: 'When the venue looks at the figure.',
    },
  ),
  phraseOfA(
    'economy/fed-decision',
    'if the Federal Reserve does a move=(cut of 25bps | cut of > 25bps | hike of 25bps | hike of > 25bps | hike of 0bps) on {date:date} the market resolves to yes',
    {
      says: ({ move }) => [yesIf('fed_decision', moves[move])],
      words: 'Yes if the bound of the target range moves by so much.',
      examples: [
        'If the Federal Reserve does a Cut of 25bps on December 10, 2026, then the market resolves to Yes.',
      ],
    },
  ),
  phraseOfA(
    'economy/fed-level',
    "If the upper bound of the target federal funds rate published on the Federal Reserve's official website is greater than {bound:bound 3.50}% following the Federal Reserve's {date:date Dec 9, 2026} meeting, then the market resolves to Yes.",
    {
      says: [yesIf('fed_level', 'after_meeting', 'above')],
      words: 'Yes if the upper bound is above the level after a meeting.',
    },
  ),
  phraseOfB(
    'economy/fed-upper-bound',
    'The FED what=(interest rates are | rate is) defined in this market by the upper bound of the target federal funds range.',
    { ignores: ['what'], says: [scope('upper_bound')], words: 'The upper bound of the range decides.' },
  ),
  phraseOfB(
    'economy/fed-no-statement',
    'If no statement is released by the end date of the next scheduled meeting, this market will resolve to the "No change" bracket.',
    { says: [scope('no_statement_is_no_change')], words: 'Without a statement nothing has changed.' },
  ),
  phraseOfB(
    'economy/previous-month',
    'If the information is not released by that time, this market will resolve according to the figures of the most recent previous month with available data.',
    {
      says: [voidBranch('not_published', 'substitute')],
      words: 'Without a figure the month before decides.',
    },
  ),
  phraseOfB(
    'economy/fed-published',
    'The level and change of the target federal funds rate is also published at the official website of the Federal Reserve at {source:address https://rates.example}.',
    { says: [nothing], words: 'Where the rate is published.' },
  ),
  phraseOfB(
    'economy/fed-decides',
    'The decisions on the target what=(federal funds | federal fund) range are made by the Federal Open Market Committee (FOMC) meetings.',
    {
      ignores: ['what'],
      says: [nothing],
      argued: 'who decides on the rate',
      words: 'Who decides on the rate.',
    },
  ),
  phraseOfB(
    'economy/fed-cuts',
    `This market will resolve to "Yes" if the there number=(are exactly | is exactly) {bound:bound 2} cuts=(cuts | cut) of 25 basis points by the whose=(FOMC's | Fed's) {period:period December} meeting (including any cuts made during Dec meeting).`,
    {
      ignores: ['number', 'cuts', 'whose'],
      says: [yesIf('fed_cuts', 'units_by_december', 'exactly')],
      words: 'Yes if there are exactly so many cuts by the meeting of December.',
    },
  ),
  phraseOfB(
    'economy/fed-cuts-exceeded',
    `If there are number=(2 | 1 | 3 | 4 | 5 | 6 | 7 | 8) or more rate cuts at any point before this market's resolution date, this market will resolve to "No".`,
    { says: ({ number }) => [noIf('fed_cuts', `${number} or more`)], words: 'No from so many cuts on.' },
  ),
  phraseOfA(
    'economy/fed-not-held',
    'If the scheduled FOMC meeting is canceled and does not occur on its scheduled date, "Fed maintains rate" resolves to Yes and all other outcomes resolve to No.',
    { says: [scope('not_held_is_no_change')], words: 'A meeting that is not held changes nothing.' },
  ),
  phraseOfA(
    'economy/gdp-compares',
    "If real GDP (as measured by the BEA's seasonally adjusted and annualized Advance Estimate) increases by more than {bound:bound 1.5}, then the market resolves to Yes.",
    {
      says: [yesIf('us_growth', 'us_gdp', 'above'), scope('advance_estimate')],
      words: 'Yes if real growth is above the bound in the first estimate.',
    },
  ),
  phraseOfB(
    'economy/resolves-when-issued',
    'This market will resolve as soon as the relevant data is issued.',
    {
      says: [nothing],
      argued: 'when the venue looks at the figure',
      words: 'When the venue looks at the figure.',
    },
  ),
];

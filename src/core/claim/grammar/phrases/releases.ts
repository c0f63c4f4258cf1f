/** Published figures of the US economy in the words of venue_b and its US exchange: which figure, which print, what without it. */
import type { Saying } from '../../clause.ts';
import { type Phrase, phraseOfA, phraseOfB } from '../phrase.ts';
import { border, isAbout, nothing, precision, scope, settlesOn, voidBranch, yesIf } from '../sayings.ts';

const inflation = 'us_inflation';
const firstFigure = scope('first_figure');
const adjusted = scope('seasonally_adjusted');
const substitute = voidBranch('not_published', 'substitute');
const tenth = precision('0.1');

/** The office whose release it is; it must be that of the figure. */
function publishedBy(office: string): Saying {
  return scope(office === 'BLS' ? 'published_by_bls' : 'published_by_bea');
}

export const releasePhrases: readonly Phrase[] = [
  phraseOfB(
    'release/core-cpi-yearly-about',
    'This is a market about core inflation (excluding food and energy) over the 12-month period ending {period:month July 2026}, before seasonal adjustment, as reported by the Bureau of Labor Statistics.',
    {
      says: [isAbout(inflation, 'core_cpi_yearly'), scope('not_seasonally_adjusted')],
      words: 'It is on core consumer prices over a year, unadjusted.',
    },
  ),
  phraseOfB(
    'release/core-cpi-yearly',
    'This market will resolve to the percentage change in the Consumer Price Index for All Urban Consumers excluding food and energy (Core CPI-U) over the 12-month period ending in {period:month July 2026} according to the monthly Bureau of Labor Statistics (BLS) report.',
    {
      says: [settlesOn(inflation, 'core_cpi_yearly')],
      words: 'The change of core consumer prices over a year decides.',
    },
  ),
  phraseOfB(
    'release/core-precision',
    `note the resolution source for this market will be the official monthly whose=(BLS CPI | BEA Personal Income and Outlays) news release which
    reports core inflation all items less food and energy over span=(12 month | 1 month) periods to only one decimal point e.g. {aside:number} %`,
    {
      says: ({ whose, span }) => [
        tenth,
        isAbout(
          inflation,
          `core_${whose.startsWith('BLS') ? 'cpi' : 'pce'}_${span === '1 month' ? 'monthly' : 'yearly'}`,
        ),
      ],
      words: 'One decimal is published.',
      examples: [
        'Note: the resolution source for this market will be the official monthly BLS CPI news release, which reports core inflation (all items less food and energy) over 12-month periods to only one decimal point (e.g., 2.8%).',
      ],
    },
  ),
  phraseOfB(
    'release/remains-open',
    'If the whose=(BLS | BEA) does not release the relevant figures on the scheduled date, this market may remain open up until the scheduled release time of the next report=(CPI | Personal Income and Outlays) report.',
    {
      says: ({ whose, report }) => [publishedBy(whose), publishedBy(report === 'CPI' ? 'BLS' : 'BEA')],
      words: 'A late figure is awaited.',
    },
  ),
  phraseOfB(
    'release/remains-open-schedule',
    'If the whose=(BEA | BLS) does not release the relevant figures on the scheduled date, this market may remain open up until the scheduled release time of the next report=(Personal Income and Outlays | CPI) report ({source:address https://figures.example}).',
    {
      says: ({ whose, report }) => [publishedBy(whose), publishedBy(report === 'CPI' ? 'BLS' : 'BEA')],
      words: 'A late figure is awaited.',
    },
  ),
  phraseOfB(
    'release/last-available',
    "If no data for the specified month is released by the date the next month's data is scheduled to be released, this market will resolve based on data from the last available month.",
    { says: [substitute], words: 'Without a figure the last month with one decides.' },
  ),
  phraseOfB(
    'release/core-pce-about',
    `this is a market about what=(core inflation excluding food and energy | percentage change in the Personal Consumption Expenditures Price Index
    excluding food and energy Core PCE) over the span=(1 month | 12 month) period ending {period:month} seasonally adjusted as reported by the Bureau
    of Economic Analysis`,
    {
      ignores: ['what'],
      says: ({ span }) => [
        isAbout(inflation, span === '1 month' ? 'core_pce_monthly' : 'core_pce_yearly'),
        adjusted,
      ],
      words: 'It is on core prices of consumption.',
      examples: [
        'This is a market about core inflation (excluding food and energy) over the 1-month period ending June 2026, seasonally adjusted, as reported by the Bureau of Economic Analysis.',
        'This is a market about percentage change in the Personal Consumption Expenditures Price Index excluding food and energy (Core PCE) over the 12-month period ending June 2026, seasonally adjusted, as reported by the Bureau of Economic Analysis.',
      ],
    },
  ),
  phraseOfB(
    'release/core-pce',
    `this market will resolve to the percentage change in the Personal Consumption Expenditures Price Index excluding food and energy Core PCE over the
    span=(1 month | 12 month) period ending in {period:month} according to the monthly Bureau of Economic Analysis BEA report`,
    {
      says: ({ span }) => [settlesOn(inflation, span === '1 month' ? 'core_pce_monthly' : 'core_pce_yearly')],
      words: 'The change of core prices of consumption decides.',
      examples: [
        'This market will resolve to the percentage change in the Personal Consumption Expenditures Price Index excluding food and energy (Core PCE) over the 1-month period ending in June 2026 according to the monthly Bureau of Economic Analysis (BEA) report.',
      ],
    },
  ),
  phraseOfB(
    'release/pce-report',
    'The resolution source for this market will be the BEA Personal Income and Outlays report for {period:month June 2026} ({source:address https://figures.example}), currently scheduled to be released on {date:date July 30, 2026}, at {aside:time 8:30 AM ET}.',
    {
      says: [nothing],
      argued: 'which report has the figure that is named',
      words: 'Which report has the figure.',
    },
  ),
  phraseOfB(
    'release/core-not-headline',
    'For the avoidance of doubt, this market resolves on the core PCE figure — the PCE price index excluding food and energy — not the headline all-items (total) PCE price index figure.',
    { says: [nothing], argued: 'it repeats which figure is meant', words: 'The core figure is meant.' },
  ),
  phraseOfB(
    'release/unemployment',
    'This market will resolve according to the seasonally adjusted unemployment rate (total unemployed, as percent of the civilian labor force, official unemployment rate denoted as U-3) reported by the Bureau of Labor Statistics in the Employment Situation Report for {period:month February 2026}.',
    { says: [settlesOn('us_jobs', 'unemployment'), adjusted], words: 'The unemployment rate decides.' },
  ),
  phraseOfB(
    'release/unemployment-precision',
    'Note: the resolution source for this market reports unemployment to one decimal point.',
    { says: [tenth], words: 'One decimal is published.' },
  ),
  phraseOfB(
    'release/unemployment-table',
    'The resolution source for this market is the Monthly Employment Situation Report, published by the BLS every month at {source:address https://figures.example}, specifically the U-3 measure in the Table A-15 for the month in question.',
    {
      says: [nothing],
      argued: 'which table has the figure that is named',
      words: 'Which table has the figure.',
    },
  ),
  phraseOfB(
    'release/next-release',
    'the which=(next | relevant) data release is scheduled for {date:date} at=[at] {aside:time}',
    {
      ignores: ['which', 'at'],
      says: [nothing],
      argued: 'a schedule',
      words: 'When the figure is due.',
      examples: ['The next data release is scheduled for March 6, 2026, 8:30 AM ET.'],
    },
  ),
  phraseOfB(
    'release/payrolls',
    'This market will resolve according to the change in the total nonfarm payroll employment reported by the BLS "Employment Situation Summary" for {period:month July 2026}, scheduled to be released on {date:date August 7, 2026}, at {aside:time 8:30 AM ET}.',
    { says: [settlesOn('us_jobs', 'payrolls')], words: 'The change in jobs decides.' },
  ),
  phraseOfB(
    'release/payrolls-page',
    'The BLS "Employment Situation Summary" may be found here: {source:address https://figures.example}',
    { says: [nothing], argued: 'where the figure is published', words: 'Where the figure is published.' },
  ),
  phraseOfB(
    'release/payrolls-exchange',
    'If the change in total U.S. nonfarm payroll employment reported by the Bureau of Labor Statistics (BLS) in the Employment Situation Report for {period:month July 2026} is how=(above | at least) {bound:bound 100,000}, this market will settle to Yes.',
    {
      says: ({ how }) => [yesIf('us_jobs', 'payrolls', how === 'above' ? 'above' : 'at_least')],
      words: 'Yes if more jobs than the bound are added.',
    },
  ),
  phraseOfB('release/verified', 'Outcome verified by whom=(BLS | BEA).', {
    says: ({ whom }) => [publishedBy(whom)],
    words: 'Who publishes the figure.',
  }),
  phraseOfB(
    'release/jobs-report',
    'Settlement is based on the Employment Situation Report release published by the Bureau of Labor Statistics (BLS), currently scheduled for release on {date:date August 7, 2026}.',
    {
      says: [nothing],
      argued: 'which report has the figure that is named',
      words: 'Which report has the figure.',
    },
  ),
  phraseOfB(
    'release/revisions',
    'Any subsequent revisions to this figure will not be considered for settlement purposes.',
    { says: [firstFigure], words: 'The first figure counts.' },
  ),
  phraseOfB(
    'release/revisions-estimates',
    'Any subsequent revisions to this figure (including those published in the Second Estimate or Third Estimate) will not be considered for settlement purposes.',
    { says: [firstFigure], words: 'The first figure counts.' },
  ),
  phraseOfB(
    'release/payrolls-missing',
    'If no qualifying change in U.S. nonfarm payroll employment figure for the specified month is released within three months of the Employment Situation Report scheduled release date, this market will resolve based on data from the most recent previous month with available data.',
    { says: [substitute], words: 'Without a figure the month before decides.' },
  ),
  phraseOfB(
    'release/gdp-exchange',
    'If the seasonally adjusted annualized rate of real U.S. GDP growth for {period:period Q2 2026} is how=(at least | above) {bound:bound 1.5}%, this market will settle to Yes.',
    {
      says: ({ how }) => [yesIf('us_growth', 'us_gdp', how === 'above' ? 'above' : 'at_least')],
      words: 'Yes if real growth is above the bound.',
    },
  ),
  phraseOfB(
    'release/gdp-advance',
    'Settlement is based on the Advance Estimate GDP release published by the Bureau of Economic Analysis (BEA), currently scheduled for release on {date:date July 30, 2026}.',
    { says: [scope('advance_estimate')], words: 'The advance estimate decides.' },
  ),
  phraseOfB(
    'release/gdp-first-published',
    'If the BEA does not publish the seasonally adjusted annualized rate of real GDP Growth on the Advance Estimate scheduled release date, the first figure officially published by the BEA for the {period:period Q2 2026} seasonally adjusted annualized rate of real GDP growth will be used for settlement (e.g., in the Second or Third Estimate).',
    { says: [substitute], words: 'Without the advance estimate the first figure decides.' },
  ),
  phraseOfB(
    'release/gdp-quarter-before',
    'If no qualifying figure is published within three months of the scheduled release date, this market will resolve based on data from the most recent previous quarter with available data.',
    { says: [substitute], words: 'Without a figure the quarter before decides.' },
  ),
  phraseOfB(
    'release/gdp-page',
    'The which=(GDP | Advance Estimate) release will be made available here: {source:address https://figures.example}',
    {
      ignores: ['which'],
      says: [nothing],
      argued: 'where the figure is published',
      words: 'Where the figure is published.',
    },
  ),
  phraseOfB(
    'release/gdp-labelled',
    'Note: data in the first available GDP report is labelled by the BEA as an "Advance Estimate".',
    {
      says: [nothing],
      argued: 'what the first estimate is called',
      words: 'What the first estimate is called.',
    },
  ),
  phraseOfB(
    'release/gdp-used',
    'The data found in the advance estimate will be used to resolve this market.',
    { says: [scope('advance_estimate')], words: 'The advance estimate decides.' },
  ),
  phraseOfB(
    'release/gdp-revised',
    "Data may be revised during the following quarter or as a part of the next estimate's publication, however any revisions to GDP report data made after the release of the advance estimate will not be considered for this market's resolution.",
    { says: [firstFigure], words: 'The first figure counts.' },
  ),
  phraseOfB(
    'release/gdp-not-released',
    "If the advance estimate is not released, this market will resolve based on the first officially published figure for real GDP for the specified quarter (e.g., the 'second' or 'third' estimate, etc.), as reported by the BEA.",
    { says: [substitute], words: 'Without the advance estimate the first figure decides.' },
  ),
  phraseOfB(
    'release/gdp-most-recent',
    "If no official estimate is released by the date the next quarter's advanced estimate is scheduled to be published, this market will resolve based on the most recent previous figure released by the BEA.",
    { says: [substitute], words: 'Without a figure the one before decides.' },
  ),
  phraseOfA(
    'release/pmi',
    'If the headline PMI value in the ISM Manufacturing PMI Report On Business for {period:month July 2026}, as published by ISM (one decimal place), is at least {bound:bound 57}, then the market resolves to Yes.',
    {
      says: [yesIf('us_growth', 'ism_manufacturing', 'at_least'), tenth],
      words: 'Yes if the index of manufacturing is at least the bound.',
    },
  ),
  phraseOfB(
    'release/fed-change',
    "This market will resolve to the amount of basis points the upper bound of the target federal funds rate is changed by versus the level it was prior to the Federal Reserve's {period:month July 2026} meeting.",
    {
      says: [settlesOn('fed_decision', 'change')],
      words: 'The change of the upper bound at a meeting decides.',
    },
  ),
  phraseOfB(
    'release/fed-when-issued',
    "This market may resolve as soon as the FOMC's statement for their {period:period July} meeting with relevant data is issued.",
    {
      says: [nothing],
      argued: 'when the venue looks at the decision',
      words: 'When the venue looks at the decision.',
    },
  ),
  phraseOfB(
    'release/fed-cuts-example',
    'For example, if the FED cuts rates by 50 bps after a meeting, it would be considered 2 cuts (of 25 bps each).',
    {
      says: [nothing],
      argued: 'an example of counting in units of 25',
      words: 'An example of counting cuts.',
    },
  ),
  phraseOfA(
    'release/precision-source-agency',
    'Please note: the Expiration Value is the single-decimal value published at the Source Agency.',
    { says: [tenth], words: 'One decimal is published.' },
  ),
  phraseOfA(
    'release/closes-on-day',
    'The market will always close at {aside:time 8:25 AM ET} on the scheduled day of the data release ({date:date August 12, 2026}).',
    { says: [nothing], argued: 'it is on when trading stops', words: 'When trading stops.' },
  ),
  phraseOfA(
    'release/expires-after',
    'It will expire at the sooner of the first {aside:time 10:00 AM ET} following the release of the data, or one week after the expected release of the data.',
    {
      says: [nothing],
      argued: 'it is on when the venue looks at the figure',
      words: 'When the venue looks at the figure.',
    },
  ),
  phraseOfA(
    'release/fair-price',
    'If no data is available at the end of this period, all markets will resolve to the last fair price determined by Kalshi.',
    { says: [voidBranch('not_published', 'fair_price')], words: 'Without data it pays the last fair price.' },
  ),
  phraseOfB(
    'release/fed-between-options',
    'If the upper bound of the target federal funds range falls exactly between two listed options, it will be rounded away from zero (e.g. if the upper bound is {aside:number 2.875}, with listed options of {aside:number 3.0} & {aside:number 2.75}, this market will resolve to {aside:number 3.0}).',
    { says: [border('higher')], words: 'A bound between two options belongs to the higher.' },
  ),
];

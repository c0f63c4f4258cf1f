/** Published figures of the US economy in the words of venue_b and its US exchange: which figure, which print, what without it. */
import type { Saying } from '../../clause.ts';
import { type Phrase, phrase } from '../phrase.ts';
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
  phrase(
    'release/core-cpi-yearly-about',
    `this is a market about core inflation excluding food and energy over the 12 month period ending {period:month} before seasonal
    adjustment as reported by the Bureau of Labor Statistics`,
    {
      venues: ['venue_b'],
      says: [isAbout(inflation, 'core_cpi_yearly'), scope('not_seasonally_adjusted')],
      words: 'It is on core consumer prices over a year, unadjusted.',
      examples: [
        'This is a market about core inflation (excluding food and energy) over the 12-month period ending July 2026, before seasonal adjustment, as reported by the Bureau of Labor Statistics.',
      ],
    },
  ),
  phrase(
    'release/core-cpi-yearly',
    `this market will resolve to the percentage change in the Consumer Price Index for All Urban Consumers excluding food and energy Core CPI U
    over the 12 month period ending in {period:month} according to the monthly Bureau of Labor Statistics BLS report`,
    {
      venues: ['venue_b'],
      says: [settlesOn(inflation, 'core_cpi_yearly')],
      words: 'The change of core consumer prices over a year decides.',
      examples: [
        'This market will resolve to the percentage change in the Consumer Price Index for All Urban Consumers excluding food and energy (Core CPI-U) over the 12-month period ending in July 2026 according to the monthly Bureau of Labor Statistics (BLS) report.',
      ],
    },
  ),
  phrase(
    'release/core-precision',
    `note the resolution source for this market will be the official monthly whose=(BLS CPI | BEA Personal Income and Outlays) news release which
    reports core inflation all items less food and energy over span=(12 month | 1 month) periods to only one decimal point e.g. {aside:number} %`,
    {
      venues: ['venue_b'],
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
  phrase(
    'release/remains-open',
    `if the whose=(BLS | BEA) does not release the relevant figures on the scheduled date this market may remain open up until the scheduled release time
    of the next report=(CPI | Personal Income and Outlays) report`,
    {
      venues: ['venue_b'],
      says: ({ whose, report }) => [publishedBy(whose), publishedBy(report === 'CPI' ? 'BLS' : 'BEA')],
      words: 'A late figure is awaited.',
      examples: [
        'If the BLS does not release the relevant figures on the scheduled date, this market may remain open up until the scheduled release time of the next CPI report.',
      ],
    },
  ),
  phrase(
    'release/remains-open-schedule',
    `if the whose=(BLS | BEA) does not release the relevant figures on the scheduled date this market may remain open up until the scheduled release time
    of the next report=(CPI | Personal Income and Outlays) report {source:address}`,
    {
      venues: ['venue_b'],
      says: ({ whose, report }) => [publishedBy(whose), publishedBy(report === 'CPI' ? 'BLS' : 'BEA')],
      words: 'A late figure is awaited.',
      examples: [
        'If the BEA does not release the relevant figures on the scheduled date, this market may remain open up until the scheduled release time of the next Personal Income and Outlays report (https://figures.example).',
      ],
    },
  ),
  phrase(
    'release/last-available',
    `if no data for the specified month is released by the date the next month's data is scheduled to be released this market will resolve based on data
    from the last available month`,
    {
      venues: ['venue_b'],
      says: [substitute],
      words: 'Without a figure the last month with one decides.',
      examples: [
        "If no data for the specified month is released by the date the next month's data is scheduled to be released, this market will resolve based on data from the last available month.",
      ],
    },
  ),
  phrase(
    'release/core-pce-about',
    `this is a market about what=(core inflation excluding food and energy | percentage change in the Personal Consumption Expenditures Price Index
    excluding food and energy Core PCE) over the span=(1 month | 12 month) period ending {period:month} seasonally adjusted as reported by the Bureau
    of Economic Analysis`,
    {
      venues: ['venue_b'],
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
  phrase(
    'release/core-pce',
    `this market will resolve to the percentage change in the Personal Consumption Expenditures Price Index excluding food and energy Core PCE over the
    span=(1 month | 12 month) period ending in {period:month} according to the monthly Bureau of Economic Analysis BEA report`,
    {
      venues: ['venue_b'],
      says: ({ span }) => [settlesOn(inflation, span === '1 month' ? 'core_pce_monthly' : 'core_pce_yearly')],
      words: 'The change of core prices of consumption decides.',
      examples: [
        'This market will resolve to the percentage change in the Personal Consumption Expenditures Price Index excluding food and energy (Core PCE) over the 1-month period ending in June 2026 according to the monthly Bureau of Economic Analysis (BEA) report.',
      ],
    },
  ),
  phrase(
    'release/pce-report',
    `the resolution source for this market will be the BEA Personal Income and Outlays report for {period:month} {source:address} currently scheduled
    to be released on {date:date} at {aside:time}`,
    {
      venues: ['venue_b'],
      says: [nothing],
      argued: 'which report has the figure that is named',
      words: 'Which report has the figure.',
      examples: [
        'The resolution source for this market will be the BEA Personal Income and Outlays report for June 2026 (https://figures.example), currently scheduled to be released on July 30, 2026, at 8:30 AM ET.',
      ],
    },
  ),
  phrase(
    'release/core-not-headline',
    `for the avoidance of doubt this market resolves on the core PCE figure — the PCE price index excluding food and energy — not the headline all items
    total PCE price index figure`,
    {
      venues: ['venue_b'],
      says: [nothing],
      argued: 'it repeats which figure is meant',
      words: 'The core figure is meant.',
      examples: [
        'For the avoidance of doubt, this market resolves on the core PCE figure — the PCE price index excluding food and energy — not the headline all-items (total) PCE price index figure.',
      ],
    },
  ),
  phrase(
    'release/unemployment',
    `this market will resolve according to the seasonally adjusted unemployment rate total unemployed as percent of the civilian labor force official
    unemployment rate denoted as U 3 reported by the Bureau of Labor Statistics in the Employment Situation Report for {period:month}`,
    {
      venues: ['venue_b'],
      says: [settlesOn('us_jobs', 'unemployment'), adjusted],
      words: 'The unemployment rate decides.',
      examples: [
        'This market will resolve according to the seasonally adjusted unemployment rate (total unemployed, as percent of the civilian labor force, official unemployment rate denoted as U-3) reported by the Bureau of Labor Statistics in the Employment Situation Report for February 2026.',
      ],
    },
  ),
  phrase(
    'release/unemployment-precision',
    'note the resolution source for this market reports unemployment to one decimal point',
    {
      venues: ['venue_b'],
      says: [tenth],
      words: 'One decimal is published.',
      examples: ['Note: the resolution source for this market reports unemployment to one decimal point.'],
    },
  ),
  phrase(
    'release/unemployment-table',
    `the resolution source for this market is the Monthly Employment Situation Report published by the BLS every month at {source:address} specifically
    the U 3 measure in the Table A 15 for the month in question`,
    {
      venues: ['venue_b'],
      says: [nothing],
      argued: 'which table has the figure that is named',
      words: 'Which table has the figure.',
      examples: [
        'The resolution source for this market is the Monthly Employment Situation Report, published by the BLS every month at https://figures.example, specifically the U-3 measure in the Table A-15 for the month in question.',
      ],
    },
  ),
  phrase(
    'release/next-release',
    'the which=(next | relevant) data release is scheduled for {date:date} at=[at] {aside:time}',
    {
      venues: ['venue_b'],
      ignores: ['which', 'at'],
      says: [nothing],
      argued: 'a schedule',
      words: 'When the figure is due.',
      examples: ['The next data release is scheduled for March 6, 2026, 8:30 AM ET.'],
    },
  ),
  phrase(
    'release/payrolls',
    `this market will resolve according to the change in the total nonfarm payroll employment reported by the BLS Employment Situation Summary for
    {period:month} scheduled to be released on {date:date} at {aside:time}`,
    {
      venues: ['venue_b'],
      says: [settlesOn('us_jobs', 'payrolls')],
      words: 'The change in jobs decides.',
      examples: [
        'This market will resolve according to the change in the total nonfarm payroll employment reported by the BLS "Employment Situation Summary" for July 2026, scheduled to be released on August 7, 2026, at 8:30 AM ET.',
      ],
    },
  ),
  phrase('release/payrolls-page', 'the BLS Employment Situation Summary may be found here {source:address}', {
    venues: ['venue_b'],
    says: [nothing],
    argued: 'where the figure is published',
    words: 'Where the figure is published.',
    examples: ['The BLS "Employment Situation Summary" may be found here: https://figures.example'],
  }),
  phrase(
    'release/payrolls-exchange',
    `if the change in total U.S. nonfarm payroll employment reported by the Bureau of Labor Statistics BLS in the Employment Situation Report for
    {period:month} is how=(above | at least) {bound:bound} this market will settle to yes`,
    {
      venues: ['venue_b'],
      says: ({ how }) => [yesIf('us_jobs', 'payrolls', how === 'above' ? 'above' : 'at_least')],
      words: 'Yes if more jobs than the bound are added.',
      examples: [
        'If the change in total U.S. nonfarm payroll employment reported by the Bureau of Labor Statistics (BLS) in the Employment Situation Report for July 2026 is above 100,000, this market will settle to Yes.',
      ],
    },
  ),
  phrase('release/verified', 'outcome verified by whom=(BEA | BLS)', {
    venues: ['venue_b'],
    says: ({ whom }) => [publishedBy(whom)],
    words: 'Who publishes the figure.',
    examples: ['Outcome verified by BLS.'],
  }),
  phrase(
    'release/jobs-report',
    `settlement is based on the Employment Situation Report release published by the Bureau of Labor Statistics BLS currently scheduled for release on
    {date:date}`,
    {
      venues: ['venue_b'],
      says: [nothing],
      argued: 'which report has the figure that is named',
      words: 'Which report has the figure.',
      examples: [
        'Settlement is based on the Employment Situation Report release published by the Bureau of Labor Statistics (BLS), currently scheduled for release on August 7, 2026.',
      ],
    },
  ),
  phrase(
    'release/revisions',
    'any subsequent revisions to this figure will not be considered for settlement purposes',
    {
      venues: ['venue_b'],
      says: [firstFigure],
      words: 'The first figure counts.',
      examples: ['Any subsequent revisions to this figure will not be considered for settlement purposes.'],
    },
  ),
  phrase(
    'release/revisions-estimates',
    `any subsequent revisions to this figure including those published in the Second Estimate or Third Estimate will not be considered for settlement
    purposes`,
    {
      venues: ['venue_b'],
      says: [firstFigure],
      words: 'The first figure counts.',
      examples: [
        'Any subsequent revisions to this figure (including those published in the Second Estimate or Third Estimate) will not be considered for settlement purposes.',
      ],
    },
  ),
  phrase(
    'release/payrolls-missing',
    `if no qualifying change in U.S. nonfarm payroll employment figure for the specified month is released within three months of the Employment
    Situation Report scheduled release date this market will resolve based on data from the most recent previous month with available data`,
    {
      venues: ['venue_b'],
      says: [substitute],
      words: 'Without a figure the month before decides.',
      examples: [
        'If no qualifying change in U.S. nonfarm payroll employment figure for the specified month is released within three months of the Employment Situation Report scheduled release date, this market will resolve based on data from the most recent previous month with available data.',
      ],
    },
  ),
  phrase(
    'release/gdp-exchange',
    `if the seasonally adjusted annualized rate of real U.S. GDP growth for {period:period} is how=(above | at least) {bound:bound}% this market will
    settle to yes`,
    {
      venues: ['venue_b'],
      says: ({ how }) => [yesIf('us_growth', 'us_gdp', how === 'above' ? 'above' : 'at_least')],
      words: 'Yes if real growth is above the bound.',
      examples: [
        'If the seasonally adjusted annualized rate of real U.S. GDP growth for Q2 2026 is at least 1.5%, this market will settle to Yes.',
      ],
    },
  ),
  phrase(
    'release/gdp-advance',
    `settlement is based on the Advance Estimate GDP release published by the Bureau of Economic Analysis BEA currently scheduled for release on
    {date:date}`,
    {
      venues: ['venue_b'],
      says: [scope('advance_estimate')],
      words: 'The advance estimate decides.',
      examples: [
        'Settlement is based on the Advance Estimate GDP release published by the Bureau of Economic Analysis (BEA), currently scheduled for release on July 30, 2026.',
      ],
    },
  ),
  phrase(
    'release/gdp-first-published',
    `if the BEA does not publish the seasonally adjusted annualized rate of real GDP Growth on the Advance Estimate scheduled release date the first
    figure officially published by the BEA for the {period:period} seasonally adjusted annualized rate of real GDP growth will be used for settlement
    e.g. in the Second or Third Estimate`,
    {
      venues: ['venue_b'],
      says: [substitute],
      words: 'Without the advance estimate the first figure decides.',
      examples: [
        'If the BEA does not publish the seasonally adjusted annualized rate of real GDP Growth on the Advance Estimate scheduled release date, the first figure officially published by the BEA for the Q2 2026 seasonally adjusted annualized rate of real GDP growth will be used for settlement (e.g., in the Second or Third Estimate).',
      ],
    },
  ),
  phrase(
    'release/gdp-quarter-before',
    `if no qualifying figure is published within three months of the scheduled release date this market will resolve based on data from the most recent
    previous quarter with available data`,
    {
      venues: ['venue_b'],
      says: [substitute],
      words: 'Without a figure the quarter before decides.',
      examples: [
        'If no qualifying figure is published within three months of the scheduled release date, this market will resolve based on data from the most recent previous quarter with available data.',
      ],
    },
  ),
  phrase(
    'release/gdp-page',
    'the which=(GDP | Advance Estimate) release will be made available here {source:address}',
    {
      venues: ['venue_b'],
      ignores: ['which'],
      says: [nothing],
      argued: 'where the figure is published',
      words: 'Where the figure is published.',
      examples: ['The GDP release will be made available here: https://figures.example'],
    },
  ),
  phrase(
    'release/gdp-labelled',
    'note data in the first available GDP report is labelled by the BEA as an Advance Estimate',
    {
      venues: ['venue_b'],
      says: [nothing],
      argued: 'what the first estimate is called',
      words: 'What the first estimate is called.',
      examples: [
        'Note: data in the first available GDP report is labelled by the BEA as an "Advance Estimate".',
      ],
    },
  ),
  phrase('release/gdp-used', 'the data found in the advance estimate will be used to resolve this market', {
    venues: ['venue_b'],
    says: [scope('advance_estimate')],
    words: 'The advance estimate decides.',
    examples: ['The data found in the advance estimate will be used to resolve this market.'],
  }),
  phrase(
    'release/gdp-revised',
    `data may be revised during the following quarter or as a part of the next estimate's publication however any revisions to GDP report data made after
    the release of the advance estimate will not be considered for this market's resolution`,
    {
      venues: ['venue_b'],
      says: [firstFigure],
      words: 'The first figure counts.',
      examples: [
        "Data may be revised during the following quarter or as a part of the next estimate's publication, however any revisions to GDP report data made after the release of the advance estimate will not be considered for this market's resolution.",
      ],
    },
  ),
  phrase(
    'release/gdp-not-released',
    `if the advance estimate is not released this market will resolve based on the first officially published figure for real GDP for the specified quarter
    e.g. the second or third estimate etc. as reported by the BEA`,
    {
      venues: ['venue_b'],
      says: [substitute],
      words: 'Without the advance estimate the first figure decides.',
      examples: [
        "If the advance estimate is not released, this market will resolve based on the first officially published figure for real GDP for the specified quarter (e.g., the 'second' or 'third' estimate, etc.), as reported by the BEA.",
      ],
    },
  ),
  phrase(
    'release/gdp-most-recent',
    `if no official estimate is released by the date the next quarter's advanced estimate is scheduled to be published this market will resolve based on the
    most recent previous figure released by the BEA`,
    {
      venues: ['venue_b'],
      says: [substitute],
      words: 'Without a figure the one before decides.',
      examples: [
        "If no official estimate is released by the date the next quarter's advanced estimate is scheduled to be published, this market will resolve based on the most recent previous figure released by the BEA.",
      ],
    },
  ),
  phrase(
    'release/pmi',
    `if the headline PMI value in the ISM Manufacturing PMI Report On Business for {period:month} as published by ISM one decimal place is at least
    {bound:bound} the market resolves to yes`,
    {
      venues: ['venue_a'],
      says: [yesIf('us_growth', 'ism_manufacturing', 'at_least'), tenth],
      words: 'Yes if the index of manufacturing is at least the bound.',
      examples: [
        'If the headline PMI value in the ISM Manufacturing PMI Report On Business for July 2026, as published by ISM (one decimal place), is at least 57, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'release/fed-change',
    `this market will resolve to the amount of basis points the upper bound of the target federal funds rate is changed by versus the level it was prior
    to the Federal Reserve's {period:month} meeting`,
    {
      venues: ['venue_b'],
      says: [settlesOn('fed_decision', 'change')],
      words: 'The change of the upper bound at a meeting decides.',
      examples: [
        "This market will resolve to the amount of basis points the upper bound of the target federal funds rate is changed by versus the level it was prior to the Federal Reserve's July 2026 meeting.",
      ],
    },
  ),
  phrase(
    'release/fed-when-issued',
    "this market may resolve as soon as the FOMC's statement for their {period:period} meeting with relevant data is issued",
    {
      venues: ['venue_b'],
      says: [nothing],
      argued: 'when the venue looks at the decision',
      words: 'When the venue looks at the decision.',
      examples: [
        "This market may resolve as soon as the FOMC's statement for their July meeting with relevant data is issued.",
      ],
    },
  ),
  phrase(
    'release/fed-cuts-example',
    'for example if the FED cuts rates by 50 bps after a meeting it would be considered 2 cuts of 25 bps each',
    {
      venues: ['venue_b'],
      says: [nothing],
      argued: 'an example of counting in units of 25',
      words: 'An example of counting cuts.',
      examples: [
        'For example, if the FED cuts rates by 50 bps after a meeting, it would be considered 2 cuts (of 25 bps each).',
      ],
    },
  ),
  phrase(
    'release/precision-source-agency',
    'please note the Expiration Value is the single decimal value published at the Source Agency',
    {
      venues: ['venue_a'],
      says: [tenth],
      words: 'One decimal is published.',
      examples: [
        'Please note: the Expiration Value is the single-decimal value published at the Source Agency.',
      ],
    },
  ),
  phrase(
    'release/closes-on-day',
    'the market will always close at {aside:time} on the scheduled day of the data release {date:date}',
    {
      venues: ['venue_a'],
      says: [nothing],
      argued: 'it is on when trading stops',
      words: 'When trading stops.',
      examples: [
        'The market will always close at 8:25 AM ET on the scheduled day of the data release (August 12, 2026).',
      ],
    },
  ),
  phrase(
    'release/expires-after',
    'it will expire at the sooner of the first {aside:time} following the release of the data or one week after the expected release of the data',
    {
      venues: ['venue_a'],
      says: [nothing],
      argued: 'it is on when the venue looks at the figure',
      words: 'When the venue looks at the figure.',
      examples: [
        'It will expire at the sooner of the first 10:00 AM ET following the release of the data, or one week after the expected release of the data.',
      ],
    },
  ),
  phrase(
    'release/fair-price',
    'if no data is available at the end of this period all markets will resolve to the last fair price determined by Kalshi',
    {
      venues: ['venue_a'],
      says: [voidBranch('not_published', 'fair_price')],
      words: 'Without data it pays the last fair price.',
      examples: [
        'If no data is available at the end of this period, all markets will resolve to the last fair price determined by Kalshi.',
      ],
    },
  ),
  phrase(
    'release/fed-between-options',
    `if the upper bound of the target federal funds range falls exactly between two listed options it will be rounded away from zero e.g. if the upper bound
    is {aside:number} with listed options of {aside:number} & {aside:number} this market will resolve to {aside:number}`,
    {
      venues: ['venue_b'],
      says: [border('higher')],
      words: 'A bound between two options belongs to the higher.',
      examples: [
        'If the upper bound of the target federal funds range falls exactly between two listed options, it will be rounded away from zero (e.g. if the upper bound is 2.875, with listed options of 3.0 & 2.75, this market will resolve to 3.0).',
      ],
    },
  ),
];

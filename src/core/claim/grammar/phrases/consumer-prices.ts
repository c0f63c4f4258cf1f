/** Releases on US prices, jobs and manufacturing in further words of venue_b, and the words of venue_a on when it looks at one. */
import type { Saying } from '../../clause.ts';
import { type Phrase, phrase } from '../phrase.ts';
import { isAbout, nothing, precision, scope, settlesOn } from '../sayings.ts';

const inflation = 'us_inflation';
const adjusted = scope('seasonally_adjusted');
const tenth = precision('0.1');
const byBls = scope('published_by_bls');
const consumers = 'Consumer Price Index for All Urban Consumers';
const ism = 'ism_manufacturing';

/** The one bound of a statement that has it in words; its example has it too. */
const moreThanFifth: Saying = {
  says: 'yes_if',
  family: inflation,
  measure: 'cpi_monthly',
  comparator: 'above',
  bounds: ['0.2'],
};

export const consumerPricePhrases: readonly Phrase[] = [
  phrase(
    'prices/core-monthly-about',
    `this is a market about the one month percent change in the ${consumers} excluding food and energy in {period:month} as reported by the Bureau of Labor
    Statistics`,
    {
      venues: ['venue_b'],
      says: [isAbout(inflation, 'core_cpi_monthly')],
      words: 'It is on core consumer prices over a month.',
      examples: [
        'This is a market about the one-month percent change in the Consumer Price Index for All Urban Consumers excluding food and energy in May 2026 as reported by the Bureau of Labor Statistics.',
      ],
    },
  ),
  phrase(
    'prices/core-monthly',
    `this market will resolve to the one month percentage change in the ${consumers} excluding food and energy Core CPI U in {period:month} according to the
    monthly Bureau of Labor Statistics BLS report seasonally adjusted change from the preceding month`,
    {
      venues: ['venue_b'],
      says: [settlesOn(inflation, 'core_cpi_monthly'), adjusted],
      words: 'The adjusted change of core consumer prices over a month decides.',
      examples: [
        'This market will resolve to the one-month percentage change in the Consumer Price Index for All Urban Consumers excluding food and energy (Core CPI-U) in May 2026 according to the monthly Bureau of Labor Statistics (BLS) report (seasonally adjusted change from the preceding month).',
      ],
    },
  ),
  phrase(
    'prices/monthly-about',
    `this is a market about the one month percent change in the seasonally adjusted ${consumers} CPI U published by the Bureau of Labor Statistics BLS`,
    {
      venues: ['venue_b'],
      says: [isAbout(inflation, 'cpi_monthly'), adjusted],
      words: 'It is on consumer prices over a month, adjusted.',
      examples: [
        'This is a market about the one-month percent change in the seasonally adjusted Consumer Price Index for All Urban Consumers (CPI-U) published by the Bureau of Labor Statistics (BLS).',
      ],
    },
  ),
  phrase(
    'prices/monthly',
    `this market will resolve to the one month percent change in the seasonally adjusted ${consumers} CPI U in {period:month} according to the monthly BLS
    report`,
    {
      venues: ['venue_b'],
      says: [settlesOn(inflation, 'cpi_monthly'), adjusted],
      words: 'The adjusted change of consumer prices over a month decides.',
      examples: [
        'This market will resolve to the one-month percent change in the seasonally adjusted Consumer Price Index for All Urban Consumers (CPI-U) in May 2026 according to the monthly BLS report.',
      ],
    },
  ),
  phrase(
    'prices/index-precision',
    `note the resolution source for this market will be the official monthly ${consumers} CPI U which BLS reports to one decimal point e.g. {aside:number} %`,
    {
      venues: ['venue_b'],
      says: [tenth, byBls],
      words: 'One decimal is published.',
      examples: [
        'Note: the resolution source for this market will be the official monthly Consumer Price Index for All Urban Consumers (CPI-U) which BLS reports to one decimal point (e.g. 0.5%).',
      ],
    },
  ),
  phrase(
    'prices/month-to-month-about',
    `this is a market on a month to month inflation as measured by the Bureau of Labor Statistics CPI U from {since_date:period} to {period:month}`,
    {
      venues: ['venue_b'],
      says: [isAbout(inflation, 'cpi_monthly')],
      words: 'It is on consumer prices from one month to the next.',
      examples: [
        'This is a market on a month-to-month inflation, as measured by the Bureau of Labor Statistics (CPI-U), from April to May 2026.',
      ],
    },
  ),
  phrase(
    'prices/month-to-month-measured',
    `inflation is measured by a change in ${consumers} CPI U on a seasonally adjusted basis reported by the U.S. Bureau of Labor Statistics`,
    {
      venues: ['venue_b'],
      says: [isAbout(inflation, 'cpi_monthly'), adjusted],
      words: 'The adjusted index measures it.',
      examples: [
        'Inflation is measured by a change in Consumer Price Index for All Urban Consumers (CPI-U) on a seasonally adjusted basis, reported by the U.S. Bureau of Labor Statistics.',
      ],
    },
  ),
  phrase(
    'prices/month-to-month',
    `this market will resolve to yes if the index increased by more than 0.2 percent on a seasonally adjusted basis from {since_date:period} to {period:month}
    and no otherwise`,
    {
      venues: ['venue_b'],
      says: [moreThanFifth, adjusted],
      words: 'Yes if the adjusted index rises by more than 0.2 percent from one month to the next.',
      examples: [
        'This market will resolve to "Yes" if the index increased by more than 0.2 percent (on a seasonally adjusted basis) from April to May 2026 and "No" otherwise.',
      ],
    },
  ),
  phrase(
    'prices/month-to-month-precision',
    `note that the resolution source for this market will be the official monthly BLS CPI news release which reports seasonally adjusted month to month
    inflation to only one decimal point e.g. {aside:number} % {aside:number} % etc`,
    {
      venues: ['venue_b'],
      says: [tenth, adjusted, byBls],
      words: 'One decimal is published, adjusted.',
      examples: [
        'Note that the resolution source for this market will be the official monthly BLS CPI news release which reports seasonally-adjusted month-to-month inflation to only one decimal point (e.g. 0.4%, 0.5%, etc).',
      ],
    },
  ),
  phrase(
    'prices/month-to-month-example',
    `thus this is the level of precision that will be used when resolving the market e.g. if seasonally adjusted month to month CPI U is 0.2 % the market will
    resolve to no if it is 0.3 % this market will resolve to yes`,
    {
      venues: ['venue_b'],
      says: [isAbout(inflation, 'cpi_monthly'), adjusted],
      words: 'The published precision decides; examples.',
      examples: [
        'Thus, this is the level of precision that will be used when resolving the market (e.g. if seasonally adjusted month-to-month CPI-U is 0.2%, the market will resolve to "No", if it is 0.3%, this market will resolve to "Yes").',
      ],
    },
  ),
  phrase(
    'prices/basket',
    `the Consumer Price Index CPI is a measure of the average change over time in the prices paid by urban consumers for a market basket of consumer goods and
    services`,
    {
      venues: ['venue_b'],
      says: [nothing],
      argued: 'what the index is',
      words: 'What the index is.',
      examples: [
        'The Consumer Price Index (CPI) is a measure of the average change over time in the prices paid by urban consumers for a market basket of consumer goods and services.',
      ],
    },
  ),
  phrase(
    'prices/yearly-about',
    `this is a market about inflation over the 12 month period ending {period:month} before seasonal adjustment as reported by the Bureau of Labor Statistics`,
    {
      venues: ['venue_b'],
      says: [isAbout(inflation, 'cpi_yearly'), scope('not_seasonally_adjusted')],
      words: 'It is on consumer prices over a year, unadjusted.',
      examples: [
        'This is a market about inflation over the 12-month period ending May 2026, before seasonal adjustment, as reported by the Bureau of Labor Statistics.',
      ],
    },
  ),
  phrase(
    'prices/yearly',
    `this market will resolve to the percentage change in the Consumer Price Index CPI over the 12 month period ending in {period:month} according to the
    monthly Bureau of Labor Statistics BLS report`,
    {
      venues: ['venue_b'],
      says: [settlesOn(inflation, 'cpi_yearly')],
      words: 'The change of consumer prices over a year decides.',
      examples: [
        'This market will resolve to the percentage change in the Consumer Price Index (CPI) over the 12-month period ending in May 2026 according to the monthly Bureau of Labor Statistics (BLS) report.',
      ],
    },
  ),
  phrase(
    'prices/yearly-precision',
    `note the resolution source for this market will be the official monthly BLS CPI news release which reports inflation over 12 month periods to only one
    decimal point e.g. {aside:number} %`,
    {
      venues: ['venue_b'],
      says: [tenth, isAbout(inflation, 'cpi_yearly')],
      words: 'One decimal is published.',
      examples: [
        'Note: the resolution source for this market will be the official monthly BLS CPI news release, which reports inflation over 12-month periods to only one decimal point (e.g., 2.6%).',
      ],
    },
  ),
  phrase(
    'prices/report',
    `the resolution source for this market will be the BLS Consumer Price Index report released for {period:month} {source:address} currently scheduled to be
    released on {date:date} at {aside:time}`,
    {
      venues: ['venue_b'],
      says: [byBls],
      words: 'Which report has the figure.',
      examples: [
        'The resolution source for this market will be the BLS Consumer Price Index report released for May 2026 (https://figures.example), currently scheduled to be released on June 10, 2026, at 8:30 AM ET.',
      ],
    },
  ),
  phrase(
    'prices/report-of-month',
    `the resolution source for this market will be the BLS {period:month} Consumer Price Index report {source:address} currently scheduled to be released on
    {date:date} at {aside:time}`,
    {
      venues: ['venue_b'],
      says: [byBls],
      words: 'Which report has the figure.',
      examples: [
        'The resolution source for this market will be the BLS May 2026 Consumer Price Index report (https://figures.example), currently scheduled to be released on June 10, 2026, at 8:30 AM ET.',
      ],
    },
  ),
  phrase(
    'prices/core-not-headline',
    `for the avoidance of doubt this market resolves on the core PCE figure the PCE price index excluding food and energy not the headline all items total PCE
    price index figure`,
    {
      venues: ['venue_b'],
      says: [nothing],
      argued: 'it repeats which figure is meant',
      words: 'The core figure is meant.',
      examples: [
        'For the avoidance of doubt, this market resolves on the core PCE figure - the PCE price index excluding food and energy - not the headline all-items (total) PCE price index figure.',
      ],
    },
  ),
  phrase(
    'manufacturing/about',
    `this is a market about the ISM Manufacturing Purchasing Managers' Index PMI for {period:month} as reported by the Institute for Supply Management ISM`,
    {
      venues: ['venue_b'],
      says: [isAbout('us_growth', ism)],
      words: 'It is on the index of manufacturing.',
      examples: [
        "This is a market about the ISM Manufacturing Purchasing Managers' Index (PMI) for May 2026, as reported by the Institute for Supply Management (ISM).",
      ],
    },
  ),
  phrase(
    'manufacturing/reading',
    `a reading above 50 indicates expansion in the manufacturing sector relative to the previous month a reading below 50 indicates contraction`,
    {
      venues: ['venue_b'],
      says: [nothing],
      argued: 'what the index means',
      words: 'What the index means.',
      examples: [
        'A reading above 50 indicates expansion in the manufacturing sector relative to the previous month; a reading below 50 indicates contraction.',
      ],
    },
  ),
  phrase(
    'manufacturing/bracket',
    `this market will resolve to the bracket containing the ISM Manufacturing PMI for {period:month} according to the monthly ISM Manufacturing PMI Report On
    Business`,
    {
      venues: ['venue_b'],
      says: [settlesOn('us_growth', ism)],
      words: 'The range of the label that holds the index of manufacturing.',
      examples: [
        'This market will resolve to the bracket containing the ISM Manufacturing PMI for May 2026 according to the monthly ISM Manufacturing PMI Report On Business.',
      ],
    },
  ),
  phrase(
    'manufacturing/report',
    `the resolution source for this market will be the ISM Manufacturing PMI Report On Business released for {period:month} {source:address} currently
    scheduled to be released on {date:date} at {aside:time}`,
    {
      venues: ['venue_b'],
      says: [isAbout('us_growth', ism)],
      words: 'Which report has the figure.',
      examples: [
        'The resolution source for this market will be the ISM Manufacturing PMI Report On Business released for May 2026 (https://figures.example), currently scheduled to be released on June 1, 2026, at 10:00 AM ET.',
      ],
    },
  ),
  phrase(
    'manufacturing/no-percentage',
    `note although ISM describes the PMI reading using the term percent in its official release e.g. The Manufacturing PMI registered {aside:number} percent the
    PMI is a diffusion index not a true percentage`,
    {
      venues: ['venue_b'],
      says: [nothing],
      argued: 'the number is the same with and without the sign',
      words: 'The index is no percentage.',
      examples: [
        'Note: although ISM describes the PMI reading using the term "percent" in its official release (e.g., "The Manufacturing PMI registered 51.4 percent"), the PMI is a diffusion index, not a true percentage.',
      ],
    },
  ),
  phrase(
    'manufacturing/plain-number',
    `for the purposes of this market the PMI reading will be treated as a plain numerical value consistent with how the index is universally quoted in financial
    markets`,
    {
      venues: ['venue_b'],
      says: [nothing],
      argued: 'the number is the same with and without the sign',
      words: 'The index is a plain number.',
      examples: [
        'For the purposes of this market, the PMI reading will be treated as a plain numerical value, consistent with how the index is universally quoted in financial markets.',
      ],
    },
  ),
  phrase('manufacturing/precision', 'note the ISM Manufacturing PMI is reported to one decimal point', {
    venues: ['venue_b'],
    says: [tenth, isAbout('us_growth', ism)],
    words: 'One decimal is published.',
    examples: ['Note: The ISM Manufacturing PMI is reported to one decimal point.'],
  }),
  phrase(
    'manufacturing/remains-open',
    `if ISM does not release the relevant figures on the scheduled date this market may remain open until the scheduled release time of the next ISM
    Manufacturing PMI report {source:address}`,
    {
      venues: ['venue_b'],
      says: [isAbout('us_growth', ism)],
      words: 'A late figure is awaited.',
      examples: [
        'If ISM does not release the relevant figures on the scheduled date, this market may remain open until the scheduled release time of the next ISM Manufacturing PMI report (https://figures.example).',
      ],
    },
  ),
  phrase(
    'growth/quarter',
    `this market will resolve according to the seasonally adjusted and annualized GDP Advance Estimate release for {period:period} of {period:year} scheduled for
    {date:date}`,
    {
      venues: ['venue_b'],
      says: [settlesOn('us_growth', 'us_gdp'), scope('advance_estimate')],
      words: 'The advance estimate of real growth decides.',
      examples: [
        'This market will resolve according to the seasonally adjusted and annualized GDP "Advance Estimate" release for Q1 of 2026, scheduled for April 29, 2026.',
      ],
    },
  ),
  phrase(
    'growth/closes',
    'the market will close at {aside:clock} half=(AM | PM) on the day of the expected release of the data',
    {
      venues: ['venue_a'],
      ignores: ['half'],
      says: [nothing],
      argued: 'it is on when trading stops',
      words: 'When trading stops.',
      examples: ['The market will close at 8:29 AM on the day of the expected release of the data.'],
    },
  ),
  phrase(
    'growth/expires',
    `the market will expire at the first 10:00 AM following the release of the data for {period:period} or delay=(3 months | one week) following that expected
    date of data release`,
    {
      venues: ['venue_a'],
      ignores: ['delay'],
      says: [nothing],
      argued: 'it is on when the venue looks at the figure; the family takes the quarter that is named',
      words: 'Which quarter the data are for, and when the venue looks at the figure.',
      examples: [
        'The market will expire at the first 10:00 AM following the release of the data for Q1 2026, or 3 months following that expected date of data release.',
      ],
    },
  ),
  phrase(
    'release/shutdown-delay-begun',
    `in the case of a delay in data caused by a federal government shutdown impacting the reliability of the Source Agency the market's latest Expiration Date
    will be extended to the sooner of the release of the Underlying or six months after the end of the`,
    {
      venues: ['venue_a'],
      says: [nothing],
      argued:
        'it moves the last day of waiting for one and the same figure; its last two words stand in the next line',
      words: 'A figure that a shutdown delays keeps the market open until it is published: first line.',
      examples: [
        "In the case of a delay in data caused by a federal government shutdown impacting the reliability of the Source Agency, the market's latest Expiration Date will be extended to the sooner of the release of the Underlying or six months after the end of the",
      ],
    },
  ),
  phrase('release/shutdown-delay-ended', 'government shutdown', {
    venues: ['venue_a'],
    says: [nothing],
    words: 'The same: second line.',
    examples: ['government shutdown'],
  }),
];

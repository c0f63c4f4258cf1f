/** Releases on US prices, jobs and manufacturing in further words of venue_b, and the words of venue_a on when it looks at one. */
import type { Saying } from '../../clause.ts';
import { type Phrase, phraseOfA, phraseOfB } from '../phrase.ts';
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
  phraseOfB(
    'prices/core-monthly-about',
    `This is a market about the one-month percent change in the ${consumers} excluding food and energy in {period:month May 2026} as reported by the Bureau of Labor Statistics.`,
    { says: [isAbout(inflation, 'core_cpi_monthly')], words: 'It is on core consumer prices over a month.' },
  ),
  phraseOfB(
    'prices/core-monthly',
    `This market will resolve to the one-month percentage change in the ${consumers} excluding food and energy (Core CPI-U) in {period:month May 2026} according to the monthly Bureau of Labor Statistics (BLS) report (seasonally adjusted change from the preceding month).`,
    {
      says: [settlesOn(inflation, 'core_cpi_monthly'), adjusted],
      words: 'The adjusted change of core consumer prices over a month decides.',
    },
  ),
  phraseOfB(
    'prices/monthly-about',
    `This is a market about the one-month percent change in the seasonally adjusted ${consumers} (CPI-U) published by the Bureau of Labor Statistics (BLS).`,
    {
      says: [isAbout(inflation, 'cpi_monthly'), adjusted],
      words: 'It is on consumer prices over a month, adjusted.',
    },
  ),
  phraseOfB(
    'prices/monthly',
    `This market will resolve to the one-month percent change in the seasonally adjusted ${consumers} (CPI-U) in {period:month May 2026} according to the monthly BLS report.`,
    {
      says: [settlesOn(inflation, 'cpi_monthly'), adjusted],
      words: 'The adjusted change of consumer prices over a month decides.',
    },
  ),
  phraseOfB(
    'prices/index-precision',
    `Note: the resolution source for this market will be the official monthly ${consumers} (CPI-U) which BLS reports to one decimal point (e.g. {aside:number 0.5}%).`,
    { says: [tenth, byBls], words: 'One decimal is published.' },
  ),
  phraseOfB(
    'prices/month-to-month-about',
    'This is a market on a month-to-month inflation, as measured by the Bureau of Labor Statistics (CPI-U), from {since_date:period April} to {period:month May 2026}.',
    {
      says: [isAbout(inflation, 'cpi_monthly')],
      words: 'It is on consumer prices from one month to the next.',
    },
  ),
  phraseOfB(
    'prices/month-to-month-measured',
    `Inflation is measured by a change in ${consumers} (CPI-U) on a seasonally adjusted basis, reported by the U.S. Bureau of Labor Statistics.`,
    { says: [isAbout(inflation, 'cpi_monthly'), adjusted], words: 'The adjusted index measures it.' },
  ),
  phraseOfB(
    'prices/month-to-month',
    'This market will resolve to "Yes" if the index increased by more than 0.2 percent (on a seasonally adjusted basis) from {since_date:period April} to {period:month May 2026} and "No" otherwise.',
    {
      says: [moreThanFifth, adjusted],
      words: 'Yes if the adjusted index rises by more than 0.2 percent from one month to the next.',
    },
  ),
  phraseOfB(
    'prices/month-to-month-precision',
    'Note that the resolution source for this market will be the official monthly BLS CPI news release which reports seasonally-adjusted month-to-month inflation to only one decimal point (e.g. {aside:number 0.4}%, {aside:number 0.5}%, etc).',
    { says: [tenth, adjusted, byBls], words: 'One decimal is published, adjusted.' },
  ),
  phraseOfB(
    'prices/month-to-month-example',
    'Thus, this is the level of precision that will be used when resolving the market (e.g. if seasonally adjusted month-to-month CPI-U is 0.2%, the market will resolve to "No", if it is 0.3%, this market will resolve to "Yes").',
    {
      says: [isAbout(inflation, 'cpi_monthly'), adjusted],
      words: 'The published precision decides; examples.',
    },
  ),
  phraseOfB(
    'prices/basket',
    'The Consumer Price Index (CPI) is a measure of the average change over time in the prices paid by urban consumers for a market basket of consumer goods and services.',
    { says: [nothing], argued: 'what the index is', words: 'What the index is.' },
  ),
  phraseOfB(
    'prices/yearly-about',
    'This is a market about inflation over the 12-month period ending {period:month May 2026}, before seasonal adjustment, as reported by the Bureau of Labor Statistics.',
    {
      says: [isAbout(inflation, 'cpi_yearly'), scope('not_seasonally_adjusted')],
      words: 'It is on consumer prices over a year, unadjusted.',
    },
  ),
  phraseOfB(
    'prices/yearly',
    'This market will resolve to the percentage change in the Consumer Price Index (CPI) over the 12-month period ending in {period:month May 2026} according to the monthly Bureau of Labor Statistics (BLS) report.',
    {
      says: [settlesOn(inflation, 'cpi_yearly')],
      words: 'The change of consumer prices over a year decides.',
    },
  ),
  phraseOfB(
    'prices/yearly-precision',
    'Note: the resolution source for this market will be the official monthly BLS CPI news release, which reports inflation over 12-month periods to only one decimal point (e.g., {aside:number 2.6}%).',
    { says: [tenth, isAbout(inflation, 'cpi_yearly')], words: 'One decimal is published.' },
  ),
  phraseOfB(
    'prices/report',
    'The resolution source for this market will be the BLS Consumer Price Index report released for {period:month May 2026} ({source:address https://figures.example}), currently scheduled to be released on {date:date June 10, 2026}, at {aside:time 8:30 AM ET}.',
    { says: [byBls], words: 'Which report has the figure.' },
  ),
  phraseOfB(
    'prices/report-of-month',
    'The resolution source for this market will be the BLS {period:month May 2026} Consumer Price Index report ({source:address https://figures.example}), currently scheduled to be released on {date:date June 10, 2026}, at {aside:time 8:30 AM ET}.',
    { says: [byBls], words: 'Which report has the figure.' },
  ),
  phraseOfB(
    'prices/core-not-headline',
    'For the avoidance of doubt, this market resolves on the core PCE figure - the PCE price index excluding food and energy - not the headline all-items (total) PCE price index figure.',
    { says: [nothing], argued: 'it repeats which figure is meant', words: 'The core figure is meant.' },
  ),
  phraseOfB(
    'manufacturing/about',
    "This is a market about the ISM Manufacturing Purchasing Managers' Index (PMI) for {period:month May 2026}, as reported by the Institute for Supply Management (ISM).",
    { says: [isAbout('us_growth', ism)], words: 'It is on the index of manufacturing.' },
  ),
  phraseOfB(
    'manufacturing/reading',
    'A reading above 50 indicates expansion in the manufacturing sector relative to the previous month; a reading below 50 indicates contraction.',
    { says: [nothing], argued: 'what the index means', words: 'What the index means.' },
  ),
  phraseOfB(
    'manufacturing/bracket',
    'This market will resolve to the bracket containing the ISM Manufacturing PMI for {period:month May 2026} according to the monthly ISM Manufacturing PMI Report On Business.',
    {
      says: [settlesOn('us_growth', ism)],
      words: 'The range of the label that holds the index of manufacturing.',
    },
  ),
  phraseOfB(
    'manufacturing/report',
    'The resolution source for this market will be the ISM Manufacturing PMI Report On Business released for {period:month May 2026} ({source:address https://figures.example}), currently scheduled to be released on {date:date June 1, 2026}, at {aside:time 10:00 AM ET}.',
    { says: [isAbout('us_growth', ism)], words: 'Which report has the figure.' },
  ),
  phraseOfB(
    'manufacturing/no-percentage',
    'Note: although ISM describes the PMI reading using the term "percent" in its official release (e.g., "The Manufacturing PMI registered {aside:number 51.4} percent"), the PMI is a diffusion index, not a true percentage.',
    {
      says: [nothing],
      argued: 'the number is the same with and without the sign',
      words: 'The index is no percentage.',
    },
  ),
  phraseOfB(
    'manufacturing/plain-number',
    'For the purposes of this market, the PMI reading will be treated as a plain numerical value, consistent with how the index is universally quoted in financial markets.',
    {
      says: [nothing],
      argued: 'the number is the same with and without the sign',
      words: 'The index is a plain number.',
    },
  ),
  phraseOfB('manufacturing/precision', 'Note: The ISM Manufacturing PMI is reported to one decimal point.', {
    says: [tenth, isAbout('us_growth', ism)],
    words: 'One decimal is published.',
  }),
  phraseOfB(
    'manufacturing/remains-open',
    'If ISM does not release the relevant figures on the scheduled date, this market may remain open until the scheduled release time of the next ISM Manufacturing PMI report ({source:address https://figures.example}).',
    { says: [isAbout('us_growth', ism)], words: 'A late figure is awaited.' },
  ),
  phraseOfB(
    'growth/quarter',
    'This market will resolve according to the seasonally adjusted and annualized GDP "Advance Estimate" release for {period:period Q1} of {period:year 2026}, scheduled for {date:date April 29, 2026}.',
    {
      says: [settlesOn('us_growth', 'us_gdp'), scope('advance_estimate')],
      words: 'The advance estimate of real growth decides.',
    },
  ),
  phraseOfA(
    'growth/closes',
    'The market will close at {aside:clock 8:29} half=(AM | PM) on the day of the expected release of the data.',
    {
      ignores: ['half'],
      says: [nothing],
      argued: 'it is on when trading stops',
      words: 'When trading stops.',
    },
  ),
  phraseOfA(
    'growth/expires',
    'The market will expire at the first 10:00 AM following the release of the data for {period:period Q1 2026}, or delay=(3 months | one week) following that expected date of data release.',
    {
      ignores: ['delay'],
      says: [nothing],
      argued: 'it is on when the venue looks at the figure; the family takes the quarter that is named',
      words: 'Which quarter the data are for, and when the venue looks at the figure.',
    },
  ),
  phraseOfA(
    'release/shutdown-delay-begun',
    "In the case of a delay in data caused by a federal government shutdown impacting the reliability of the Source Agency, the market's latest Expiration Date will be extended to the sooner of the release of the Underlying or six months after the end of the",
    {
      says: [nothing],
      argued:
        'it moves the last day of waiting for one and the same figure; its last two words stand in the next line',
      words: 'A figure that a shutdown delays keeps the market open until it is published: first line.',
    },
  ),
  phraseOfA('release/shutdown-delay-ended', 'government shutdown', {
    says: [nothing],
    words: 'The same: second line.',
  }),
];

/** Published figures of the economy in further words of venue_b: prices, growth, jobs, budgets, yields and rates. */
import { type Phrase, phraseOfB } from '../phrase.ts';
import { nothing, precision, scope, settlesOn, source, voidBranch, yesIf } from '../sayings.ts';
import { decided, term, yes } from './listed-outcomes.ts';

const inflation = 'us_inflation';
const adjusted = scope('seasonally_adjusted');
const consumers = 'Consumer Price Index for All Urban Consumers';

const prices: readonly Phrase[] = [
  phraseOfB(
    'prices/yearly-number',
    'This market will resolve to the number the Consumer Price Index (CPI) increased by over the 12 month period ending in {period:month May 2026} according to the monthly Bureau of Labor Statistics (BLS) report.',
    {
      says: [settlesOn(inflation, 'cpi_yearly')],
      words: 'The change of consumer prices over a year decides.',
    },
  ),
  phraseOfB(
    'prices/monthly-number',
    `This market will resolve to the number the one-month seasonally adjusted ${consumers} (CPI-U) increased in {period:month May 2026} according to the monthly BLS report.`,
    {
      says: [settlesOn(inflation, 'cpi_monthly'), adjusted],
      words: 'The adjusted change of consumer prices over a month decides.',
    },
  ),
  phraseOfB(
    'prices/monthly-number-precision',
    `Note: the resolution source for this market will be the official monthly ${consumers} (CPI-U) which reports to the one decimal point (e.g. {aside:number 0.4}%).`,
    { says: [precision('0.1')], words: 'One decimal is published.' },
  ),
  phraseOfB(
    'prices/report-year-twice',
    'The resolution source for this market will be the BLS Consumer Price Index report released for {period:month May 2026} ({source:address https://figures.example}), currently scheduled to be released on {date:date June 10, 2026}, {aside:year 2026}, at {aside:time 8:30 AM ET}.',
    { says: [scope('published_by_bls')], words: 'Which report has the figure.' },
  ),
  phraseOfB(
    'release/last-available-of',
    "If no data for {period:period September} is released by the date the next month's data is scheduled to be released, this market will resolve based on data from the last available month.",
    {
      says: [voidBranch('not_published', 'substitute')],
      words: 'Without a figure the last month with one decides.',
    },
  ),
  decided(
    'prices-eggs',
    'the bracket within which the price for goods=(Eggs Grade A Large Cost per Dozen | Gasoline All Types Cost per Gallon | Milk Fresh Whole Fortified Cost per Gallon | Ground Beef Cost per Pound) in U.S. City Average lies when the {period:period} data point is published by the St. Louis Fed {source:address}',
    'range has the price of a good',
    'the bracket within which the price for "Eggs, Grade A, Large (Cost per Dozen) in U.S. City Average" lies when the October data point is published by the St. Louis Fed (https://figures.example/).',
  ),
  term(
    'prices-eggs-base',
    "the St. Louis Fed bases its numbers for what=(egg | gas | milk | beef) prices on the BLS's CPI release",
    'Where the price is from.',
    "The St. Louis Fed bases its numbers for egg prices on the BLS's CPI release.",
  ),
  term(
    'prices-eggs-due',
    'the {aside:period} release is presently scheduled for {aside:date}',
    'When the price is due.',
    'The October release is presently scheduled for November 13, 2026.',
  ),
  term(
    'prices-eggs-resolved',
    "resolution of this market will take place upon the update of the St. Louis Fed's chart",
    'When the venue looks at the price.',
    "Resolution of this market will take place upon the update of the St. Louis Fed's chart.",
  ),
  term(
    'prices-third-decimal',
    'the resolution source for this market measures prices to the third decimal place',
    'Three decimals are published.',
    'The resolution source for this market measures prices to the third decimal place.',
  ),
];

const growth: readonly Phrase[] = [
  phraseOfB(
    'growth/advance-at-most',
    "This market will resolve to 'Yes' if the seasonally adjusted and annualized GDP 'Advance Estimate' for {period:period Q3 2026}, scheduled for release by the U.S. Bureau of Economic Analysis (BEA) on {date:date October 30, 2026}, reports a growth rate of {bound:bound -5}% or lower.",
    {
      says: [yesIf('us_growth', 'us_gdp', 'at_most'), scope('advance_estimate'), scope('published_by_bea')],
      words: 'Yes if the advance estimate is at most the bound.',
    },
  ),
  phraseOfB(
    'growth/advance-at-least',
    "This market will resolve to 'Yes' if the seasonally adjusted and annualized GDP 'Advance Estimate' for {period:period Q3 2026}, scheduled for release by the U.S. Bureau of Economic Analysis (BEA) on {date:date October 30, 2026}, reports a growth rate of {bound:bound 5}% or higher.",
    {
      says: [yesIf('us_growth', 'us_gdp', 'at_least'), scope('advance_estimate'), scope('published_by_bea')],
      words: 'Yes if the advance estimate is at least the bound.',
    },
  ),
  phraseOfB(
    'growth/page',
    'The GDP release will be available at: {source:address https://figures.example}.',
    {
      says: [nothing],
      argued: 'where the figure is published',
      words: 'Where the figure is published.',
    },
  ),
  phraseOfB(
    'growth/advance-only',
    "Only the first available GDP report labeled as the 'Advance Estimate' will be used for resolution.",
    { says: [scope('advance_estimate')], words: 'The advance estimate decides.' },
  ),
  phraseOfB(
    'growth/no-revisions',
    'Any subsequent revisions or updates to the data will not be considered.',
    { says: [scope('first_figure')], words: 'The first figure counts.' },
  ),
  term(
    'growth-of-year',
    'note the relevant data will be the full year real GDP growth rate as stated in the advance estimate typically expressed as the percentage change from the annual level in {aside:year} to the annual level in {aside:year}',
    'Which figure it is.',
    'Note: The relevant data will be the full-year real GDP growth rate as stated in the advance estimate, typically expressed as the percentage change from the annual level in 2025 to the annual level in 2026.',
  ),
  term(
    'growth-not-revised',
    "any revisions to this figure made after the release of the advance estimate will not be considered for this market's resolution",
    'The first figure counts.',
    "Any revisions to this figure made after the release of the advance estimate will not be considered for this market's resolution.",
  ),
  yes(
    'budget-balanced',
    'the budget is balanced for the {period:year} fiscal year i.e. if revenue minus spending is 0 or greater',
    'the budget is balanced',
    'the budget is balanced for the 2026 fiscal year, i.e. if revenue minus spending is 0 or greater.',
  ),
  phraseOfB(
    'listed/budget-source',
    'The resolution source will be the Federal Surplus/Deficit published by the U.S. Office of Management and Budget (OMB) here {source:address https://figures.example/}.',
    { says: [source('the budget office')], words: 'The budget office decides.' },
  ),
  term(
    'budget-first',
    "this market will resolve according to the first data release from the OMB any further updates won't be considered",
    'The first figure counts.',
    "This market will resolve according to the first data release from the OMB - any further updates won't be considered.",
  ),
];

const rates: readonly Phrase[] = [
  yes(
    'yield',
    'the Treasury {bound:number} year yield way=(is lower than | is higher than | reaches or is higher than | reaches or is lower than) the listed value for any date between {since_date:day} and {until_date:date}',
    'listed value and a yield',
    'the Treasury 10-year yield is lower than the listed value for any date between February 24 and December 31, 2026.',
  ),
  phraseOfB(
    'listed/yield-source',
    'The resolution source for this market is the Department of the treasury, specially the data listed under "Daily Treasury Par Yield Curve Rates" for the column "{stage:number 10} Yr" (see: {source:address https://rates.example/}).',
    { says: [source('the table of yields')], words: 'A table of yields decides.' },
  ),
  term(
    'rate-statement-due',
    "the Statement on Monetary Policy for the {subject:proper} 's Monetary Policy meeting for {aside:period} is scheduled to be released on {aside:date} {aside:address}",
    'When the decision is due.',
    "The Statement on Monetary Policy for the Bank of Alder's Monetary Policy meeting for December is scheduled to be released on December 19, 2026 (https://bank.example/dates).",
  ),
  phraseOfB(
    'fed/cuts-of-year',
    'This market will resolve according to the exact amount of cuts of 25 basis points in {period:year 2026} by the Fed (including any cuts made during the December meeting).',
    { says: [settlesOn('fed_cuts', 'units_of_25')], words: 'How many units of 25 points are cut in a year.' },
  ),
  phraseOfB(
    'fed/cuts-of-year-emergency',
    'Emergency rate cuts outside of scheduled FOMC meetings will also count toward the total number of cuts in {period:year 2026}.',
    {
      says: [nothing],
      argued: 'the family counts all cuts of the calendar year, whenever they are made',
      words: 'Emergency cuts count.',
    },
  ),
  phraseOfB(
    'fed/cuts-of-year-open',
    'This market will remain open until {aside:date December 31, 2026}, {aside:time 11:59 PM ET}, to account for any such emergency actions.',
    {
      says: [nothing],
      argued: 'the family counts all cuts of the calendar year, until its end',
      words: 'The whole year is awaited.',
    },
  ),
  phraseOfB(
    'fed/cuts-of-year-impossible',
    'This market will resolve early to "No" if the specified number of cuts becomes impossible - i.e., if more cuts have already occurred than the strike in question.',
    {
      says: [nothing],
      argued: 'more cuts than the label counts pay No by the statement; only the time is another',
      words: 'What is impossible pays No early.',
    },
  ),
];

export const economyFigurePhrases: readonly Phrase[] = [...prices, ...growth, ...rates];

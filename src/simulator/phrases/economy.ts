/** Figures of the economy and decisions of the US central bank. */
import {
  border,
  type HandedPhrase,
  nothing,
  precision,
  scope,
  settlesOn,
  voidBranch,
  yesIf,
} from '../../core/claim/index.ts';
import { handIn } from './hand-in.ts';

export const economyPhrases: readonly HandedPhrase[] = [
  ...handIn(
    'Yes if the meeting of that day lowers the target range by 25 basis points',
    [yesIf('fed_decision', 'Cut 25')],
    ['Yes if the meeting that ends on {date:date} brings a Cut of 25bps by the Federal Reserve'],
  ),
  ...handIn(
    'Yes if the meeting of that day lowers the target range by more than 25 basis points',
    [yesIf('fed_decision', 'Cut >25')],
    ['Yes if the meeting that ends on {date:date} brings a Cut of >25bps by the Federal Reserve'],
  ),
  ...handIn(
    'Yes if the meeting of that day leaves the target range unchanged',
    [yesIf('fed_decision', 'Hike 0')],
    ['Yes if the meeting that ends on {date:date} brings a Hike of 0bps by the Federal Reserve'],
  ),
  ...handIn(
    'Yes if the meeting of that day raises the target range by 25 basis points',
    [yesIf('fed_decision', 'Hike 25')],
    ['Yes if the meeting that ends on {date:date} brings a Hike of 25bps by the Federal Reserve'],
  ),
  ...handIn(
    'Yes if the meeting of that day raises the target range by more than 25 basis points',
    [yesIf('fed_decision', 'Hike >25')],
    ['Yes if the meeting that ends on {date:date} brings a Hike of >25bps by the Federal Reserve'],
  ),
  ...handIn('at most one outcome is Yes', [nothing], ['The outcomes exclude each other: at most one is Yes']),
  ...handIn(
    'an example; at most one outcome is Yes',
    [nothing],
    [
      'The buckets exclude each other: a hike of 50bps makes the bucket for more than 25bps Yes and the one for 25bps No',
      'At most one bucket is Yes',
    ],
  ),
  ...handIn(
    'a meeting that is not held counts as no change',
    [scope('not_held_is_no_change')],
    [
      "If the scheduled meeting is canceled and does not take place on its date, 'Fed maintains rate' is Yes and all others are No",
    ],
  ),
  ...handIn(
    'the change of the upper bound at the meeting decides',
    [settlesOn('fed_decision', 'change')],
    [
      'What counts is by how many basis points the {period:month} meeting of the Federal Open Market Committee moves the upper bound of its target range',
    ],
  ),
  ...handIn(
    'moves between the options are rounded up in size to the next 25 basis points',
    [scope('odd_moves_rounded_up_to_25')],
    [
      'A change to a level between the listed options is rounded up in size to the next 25 12.5 bps counts as 25',
    ],
  ),
  ...handIn(
    'the statement after the meeting is the source',
    [nothing],
    ['The source is the statement of the committee after the meeting, which ends on {date:date}'],
  ),
  ...handIn(
    'no statement until the next meeting counts as no change',
    [scope('no_statement_is_no_change')],
    ['Should there be no statement until the meeting after it has ended as scheduled, "No change" is Yes'],
  ),
  ...handIn(
    'Yes if the upper bound after the meeting is above the bound',
    [yesIf('fed_level', 'after_meeting', 'above')],
    [
      'Yes if, after the {date:date} meeting, the website of the Federal Reserve shows a target range whose upper bound is greater than {bound:bound}%',
    ],
  ),
  ...handIn(
    'when the market expires',
    [nothing],
    [
      'Expires at {aside:time}, as soon as the {date:date} meeting has a statement, and a week after its last day at the latest',
    ],
  ),
  ...handIn(
    'the upper bound after the meeting decides',
    [settlesOn('fed_level', 'after_meeting')],
    [
      'Decided by the upper bound of the federal funds target range after the {period:month} meeting, which ends on {date:date}',
    ],
  ),
  ...handIn(
    'levels are read to the nearest 25 basis points, halfway to the higher one',
    [scope('levels_to_nearest_25'), border('higher')],
    [
      'Levels are read to the nearest quarter of a percentage point, halfway to the higher one 3.625% is read as 3.75%',
    ],
  ),
  ...handIn(
    'the statement after the meeting is the source',
    [nothing],
    ['The statement of the committee is the source'],
  ),
  ...handIn(
    'without a meeting the bound in force on its last day counts',
    [voidBranch('meeting_not_held', 'substitute')],
    ['If the meeting is not held, the bound that is in force on its last day counts'],
  ),
  ...handIn(
    'the upper bound in force at that instant decides',
    [settlesOn('fed_level', 'at_instant')],
    [
      'Decided by the upper bound of the federal funds target range that is in force at {time:time} on {date:date}, by whatever decision it came about',
    ],
  ),
  ...handIn(
    'the source is the Federal Reserve',
    [nothing],
    ['The website of the Federal Reserve is the source'],
  ),
  ...handIn(
    'Yes if there are exactly so many cuts in the time',
    [yesIf('fed_cuts', 'times', 'exactly')],
    ['Yes if the Fed cuts exactly {bound:bound} times from {since_date:date} and before {until_date:year}'],
  ),
  ...handIn(
    'the number of cuts in units of 25 basis points in the year decides',
    [settlesOn('fed_cuts', 'units_of_25')],
    [
      'This market resolves by the number of cuts of 25 basis points that the Fed makes in {period:year}, emergency cuts included',
    ],
  ),
  ...handIn('an example: 50 counts as two', [nothing], ['A cut of 50 bps counts as 2 cuts of 25 bps']),
  ...handIn('a part of 25 counts as one', [nothing], ['A cut of 1 to 24 bps counts as one']),
  ...handIn(
    'the statements of the committee are the source',
    [nothing],
    ['The source is the statements of the committee'],
  ),
  ...handIn(
    'Yes if the first cut since an instant is announced within the window',
    [yesIf('fed_since_listing', 'next_cut')],
    [
      'Resolves Yes if the first cut of the target range since {since_date:date}, {since_time:time} is announced from {date:date}, {time:time} to {until_date:date}, {until_time:time}',
    ],
  ),
  ...handIn(
    'Yes if the first cut since an instant is announced until the day is over',
    [yesIf('fed_since_listing', 'next_cut')],
    [
      'Resolves Yes if the first cut of the target range since {since_date:date}, {since_time:time} is announced until the end, ET, of {until_date:date}',
    ],
  ),
  // From the listing on, for texts that name no first moment.
  ...handIn(
    'Yes if the first cut after the listing is announced within the window',
    [yesIf('fed_since_listing', 'next_cut')],
    [
      'Resolves Yes if the first cut of the target range after this market was listed is announced from {date:date}, {time:time} to {until_date:date}, {until_time:time}',
    ],
  ),
  ...handIn(
    'Yes if the first cut after the listing is announced until the day is over',
    [yesIf('fed_since_listing', 'next_cut')],
    [
      'Resolves Yes if the first cut of the target range after this market was listed is announced until the end, ET, of {until_date:date}',
    ],
  ),
  ...handIn(
    'Yes if the lower or the upper bound is at or above the level at any time from the listing on',
    [yesIf('fed_since_listing', 'touch')],
    [
      'Resolves Yes if the lower or the upper bound of the target range is at or above {bound:bound}% at any time between the listing of this market and {until_time:time} on {until_date:date}',
    ],
  ),
  ...handIn(
    'the statements decide; a cut is any decrease of the upper bound',
    [nothing],
    ['The statements of the Federal Reserve decide; a cut is any decrease of the upper bound'],
  ),
  ...handIn(
    'Yes if the lower or the upper bound is at or above the level at any time between two instants',
    [yesIf('fed_since_listing', 'touch')],
    [
      'Resolves Yes if the lower or the upper bound of the target range is at or above {bound:bound}% at any time between {since_time:time} on {since_date:date} and {until_time:time} on {until_date:date}',
    ],
  ),
  ...handIn(
    'when the release is scheduled',
    [nothing],
    ['The report is scheduled for {date:date}, {aside:time}'],
  ),
  ...handIn(
    'when trading ends, and when the release is scheduled',
    [nothing],
    ['Trading ends at {aside:time} on the day scheduled for the release {date:date}'],
  ),
  ...handIn(
    'when trading ends',
    [nothing],
    ['Trading ends on the day expected for the release, at {aside:time}'],
  ),
  ...handIn(
    'the first figure counts, revisions do not',
    [scope('first_figure')],
    [
      'The first published figure counts; later revisions do not',
      'Only its first publication counts',
      'Only the first release counts; revisions do not',
      'Later revisions do not count',
    ],
  ),
  ...handIn(
    'a shutdown moves the last date; what happens without a figure is not said',
    [nothing],
    [
      'Should a shutdown of the federal government delay the data, the last expiration date moves to the release or to six months after the shutdown, whichever is sooner',
    ],
  ),
  ...handIn(
    'a figure missing until the next release is replaced by that of the latest earlier month',
    [voidBranch('not_published', 'substitute')],
    [
      'If the figure is not released on schedule, the market stays open until the scheduled time of the next report; if it is still missing then, the most recent earlier month with available data decides',
    ],
  ),
  ...handIn(
    'a figure missing until the next release is replaced by that of the last available month',
    [voidBranch('not_published', 'substitute')],
    [
      "If there is no figure for the month by the day on which the next month's report is scheduled, the last available month decides",
    ],
  ),
  ...handIn(
    'a value on the border of two brackets belongs to the higher one',
    [border('higher')],
    ['A value exactly between two brackets belongs to the higher bracket'],
  ),
  ...handIn(
    'Yes if real GDP rises by more than the bound, by the annualized advance estimate',
    [yesIf('us_growth', 'us_gdp', 'above'), scope('advance_estimate')],
    [
      'Yes if real GDP of US in {period:period}, by the seasonally adjusted and annualized advance estimate of BEA, increases by more than {bound:bound}%',
    ],
  ),
  ...handIn(
    'the one-decimal value of the source counts',
    [precision('0.1')],
    ['The one-decimal value of BEA counts', 'The one-decimal value of Istat counts'],
  ),
  ...handIn(
    'the annualized advance estimate of GDP growth decides',
    [settlesOn('us_growth', 'us_gdp'), scope('advance_estimate')],
    [
      'This market resolves by the seasonally adjusted and annualized advance estimate of real GDP growth of US for {period:period} by BEA, scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'the annualized third estimate of GDP growth decides',
    [settlesOn('us_growth', 'us_gdp_third'), scope('third_estimate')],
    [
      'This market resolves by the seasonally adjusted and annualized third estimate of real GDP growth of US for {period:period} by BEA, scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'Yes if real GDP rises by more than the bound, by the annualized advance estimate',
    [yesIf('us_growth', 'italy_gdp', 'above'), scope('advance_estimate')],
    [
      'Yes if real GDP of Italy in {period:period}, by the seasonally adjusted and annualized advance estimate of Istat, increases by more than {bound:bound}%',
    ],
  ),
  ...handIn(
    'the annualized advance estimate of GDP growth decides',
    [settlesOn('us_growth', 'italy_gdp'), scope('advance_estimate')],
    [
      'This market resolves by the seasonally adjusted and annualized advance estimate of real GDP growth of Italy for {period:period} by Istat, scheduled for {date:date}',
    ],
  ),
  ...handIn(
    'the advance estimate counts, revisions of it do not',
    [scope('advance_estimate'), scope('first_figure')],
    ['Only the advance estimate counts; revisions after its release do not'],
  ),
  ...handIn(
    'the third estimate counts, revisions of it do not',
    [scope('third_estimate'), scope('first_figure')],
    ['Only the third estimate counts; revisions after its release do not'],
  ),
  ...handIn(
    'a figure that stays missing is replaced by the latest earlier one',
    [voidBranch('not_published', 'substitute')],
    [
      "If no estimate is published by the day on which the next quarter's advance estimate is scheduled, the most recent earlier figure decides",
    ],
  ),
  ...handIn(
    'Yes if the consumer price index rises by more than the bound over twelve months, by the one-decimal figure of the BLS',
    [yesIf('us_inflation', 'cpi_yearly', 'above'), precision('0.1')],
    [
      'Yes if the Consumer Price Index rose by more than {bound:bound}% over the twelve months that end in {period:month}, going by the one-decimal figure of the Bureau of Labor Statistics',
    ],
  ),
  ...handIn(
    'Yes if the seasonally adjusted consumer price index rises by more than the bound in the month, by the one-decimal figure of the BLS',
    [yesIf('us_inflation', 'cpi_monthly', 'above'), precision('0.1'), scope('seasonally_adjusted')],
    [
      'Yes if the seasonally adjusted Consumer Price Index rises by more than {bound:bound}% in {period:month}, going by the one-decimal figure of the Bureau of Labor Statistics',
    ],
  ),
  ...handIn(
    'Yes if the index without food and energy rises by more than the bound over twelve months, by the one-decimal figure of the BLS',
    [yesIf('us_inflation', 'core_cpi_yearly', 'above'), precision('0.1')],
    [
      'Yes if the core Consumer Price Index all items less food and energy rose by more than {bound:bound}% over the twelve months that end in {period:month}, going by the one-decimal figure of the Bureau of Labor Statistics',
    ],
  ),
  ...handIn(
    'Yes if the seasonally adjusted index without food and energy rises by more than the bound in the month, by the one-decimal figure of the BLS',
    [yesIf('us_inflation', 'core_cpi_monthly', 'above'), precision('0.1'), scope('seasonally_adjusted')],
    [
      'Yes if the seasonally adjusted core Consumer Price Index all items less food and energy rises by more than {bound:bound}% in {period:month}, going by the one-decimal figure of the Bureau of Labor Statistics',
    ],
  ),
  ...handIn(
    'the twelve-month change before seasonal adjustment in the BLS report decides',
    [settlesOn('us_inflation', 'cpi_yearly'), scope('not_seasonally_adjusted')],
    [
      'This market resolves by the percentage change of the Consumer Price Index for All Urban Consumers over the 12 months ending in {period:month}, before seasonal adjustment, as given in the monthly report of the Bureau of Labor Statistics BLS',
    ],
  ),
  ...handIn(
    'the seasonally adjusted one-month change in the BLS report decides',
    [settlesOn('us_inflation', 'cpi_monthly'), scope('seasonally_adjusted')],
    [
      'This market resolves by the one-month percentage change of the Consumer Price Index for All Urban Consumers in {period:month}, seasonally adjusted, as given in the monthly report of the Bureau of Labor Statistics BLS',
    ],
  ),
  ...handIn(
    'the twelve-month change before seasonal adjustment in the BLS report decides',
    [settlesOn('us_inflation', 'core_cpi_yearly'), scope('not_seasonally_adjusted')],
    [
      'This market resolves by the percentage change of the Consumer Price Index for All Urban Consumers without food and energy over the 12 months ending in {period:month}, before seasonal adjustment, as given in the monthly report of the Bureau of Labor Statistics BLS',
    ],
  ),
  ...handIn(
    'the seasonally adjusted one-month change in the BLS report decides',
    [settlesOn('us_inflation', 'core_cpi_monthly'), scope('seasonally_adjusted')],
    [
      'This market resolves by the one-month percentage change of the Consumer Price Index for All Urban Consumers without food and energy in {period:month}, seasonally adjusted, as given in the monthly report of the Bureau of Labor Statistics BLS',
    ],
  ),
  ...handIn(
    'the BLS reports it to one decimal',
    [precision('0.1')],
    ['The BLS reports this figure to one decimal, and that precision is used for resolution'],
  ),
  ...handIn(
    'Yes if the seasonally adjusted rate U-3 of the BLS report is above the bound',
    [yesIf('us_jobs', 'unemployment', 'above'), scope('seasonally_adjusted')],
    [
      'Yes if the Employment Situation report of the Bureau of Labor Statistics for {period:month} gives a seasonally adjusted unemployment rate U-3 above {bound:bound}%',
    ],
  ),
  ...handIn(
    'Yes if the first published seasonally adjusted rate U-3 is exactly the bound',
    [yesIf('us_jobs', 'unemployment', 'exactly'), scope('seasonally_adjusted'), scope('first_figure')],
    [
      'Yes if the Bureau of Labor Statistics first publishes a seasonally adjusted unemployment rate U-3 of exactly {bound:bound}% for {period:month}',
    ],
  ),
  ...handIn(
    'the seasonally adjusted rate U-3 of the BLS report decides',
    [settlesOn('us_jobs', 'unemployment'), scope('seasonally_adjusted')],
    [
      'This market resolves by the seasonally adjusted unemployment rate U-3 in table A-15 of the Employment Situation report of the Bureau of Labor Statistics for {period:month}',
    ],
  ),
  ...handIn(
    'the rate is reported to one decimal',
    [precision('0.1')],
    ['The report gives the rate to one decimal, and that precision is used for resolution'],
  ),
  ...handIn(
    'Yes if total nonfarm payroll employment rises by more than the bound, by the BLS report',
    [yesIf('us_jobs', 'payrolls', 'above')],
    [
      'Yes if the increase of total nonfarm payroll employment in the Employment Situation report of the Bureau of Labor Statistics for {period:month} is above {bound:bound}',
    ],
  ),
  ...handIn(
    'the change of total nonfarm payroll employment in the BLS summary decides',
    [settlesOn('us_jobs', 'payrolls')],
    [
      'This market resolves by the change of total nonfarm payroll employment in the Employment Situation Summary of the BLS for {period:month}, scheduled for {date:date}, {aside:time}',
    ],
  ),
  ...handIn(
    'Yes if the advance figure of initial claims in the report of that day is at least the bound',
    [yesIf('us_jobs', 'initial_claims', 'at_least'), scope('seasonally_adjusted')],
    [
      'Yes if the advance figure of seasonally adjusted initial claims in the report of the Department of Labor on {period:date} is at least {bound:bound}',
    ],
  ),
];

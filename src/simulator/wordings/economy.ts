/** Figures of the economy and decisions of the US central bank. */
import {
  border,
  nothing,
  precision,
  scope,
  settlesOn,
  voidBranch,
  type Wording,
  yesIf,
} from '../../core/claim/index.ts';
import { wordings } from './wording-forms.ts';

export const economyWordings: readonly Wording[] = [
  ...wordings(
    'Yes if the meeting of that day lowers the target range by 25 basis points',
    [yesIf('fed_decision', 'Cut 25')],
    ['date'],
    ['Yes if the meeting that ends on ‹date› brings a Cut of 25bps by the Federal Reserve'],
  ),
  ...wordings(
    'Yes if the meeting of that day lowers the target range by more than 25 basis points',
    [yesIf('fed_decision', 'Cut >25')],
    ['date'],
    ['Yes if the meeting that ends on ‹date› brings a Cut of >25bps by the Federal Reserve'],
  ),
  ...wordings(
    'Yes if the meeting of that day leaves the target range unchanged',
    [yesIf('fed_decision', 'Hike 0')],
    ['date'],
    ['Yes if the meeting that ends on ‹date› brings a Hike of 0bps by the Federal Reserve'],
  ),
  ...wordings(
    'Yes if the meeting of that day raises the target range by 25 basis points',
    [yesIf('fed_decision', 'Hike 25')],
    ['date'],
    ['Yes if the meeting that ends on ‹date› brings a Hike of 25bps by the Federal Reserve'],
  ),
  ...wordings(
    'Yes if the meeting of that day raises the target range by more than 25 basis points',
    [yesIf('fed_decision', 'Hike >25')],
    ['date'],
    ['Yes if the meeting that ends on ‹date› brings a Hike of >25bps by the Federal Reserve'],
  ),
  ...wordings(
    'at most one outcome is Yes',
    [nothing],
    [],
    ['The outcomes exclude each other: at most one is Yes'],
  ),
  ...wordings(
    'an example; at most one outcome is Yes',
    [nothing],
    [],
    [
      'The buckets exclude each other: a hike of 50bps makes the bucket for more than 25bps Yes and the one for 25bps No. At most one bucket is Yes',
    ],
  ),
  ...wordings(
    'a meeting that is not held counts as no change',
    [scope('not_held_is_no_change')],
    [],
    [
      "If the scheduled meeting is canceled and does not take place on its date, 'Fed maintains rate' is Yes and all others are No",
    ],
  ),
  ...wordings(
    'the change of the upper bound at the meeting decides',
    [settlesOn('fed_decision', 'change')],
    ['period'],
    [
      'What counts is by how many basis points the ‹month› meeting of the Federal Open Market Committee moves the upper bound of its target range',
    ],
  ),
  ...wordings(
    'moves between the options are rounded up in size to the next 25 basis points',
    [scope('odd_moves_rounded_up_to_25')],
    [],
    [
      'A change to a level between the listed options is rounded up in size to the next 25 (12.5 bps counts as 25)',
    ],
  ),
  ...wordings(
    'the statement after the meeting is the source',
    [nothing],
    ['date'],
    ['The source is the statement of the committee after the meeting, which ends on ‹date›'],
  ),
  ...wordings(
    'no statement until the next meeting counts as no change',
    [scope('no_statement_is_no_change')],
    [],
    ['Should there be no statement until the meeting after it has ended as scheduled, "No change" is Yes'],
  ),
  ...wordings(
    'Yes if the upper bound after the meeting is above the bound',
    [yesIf('fed_level', 'after_meeting', 'above')],
    ['date', 'bound'],
    [
      'Yes if, after the ‹date› meeting, the website of the Federal Reserve shows a target range whose upper bound is greater than ‹bound›%',
    ],
  ),
  ...wordings(
    'when the market expires',
    [nothing],
    ['aside', 'date'],
    [
      'Expires at ‹time›, as soon as the ‹date› meeting has a statement, and a week after its last day at the latest',
    ],
  ),
  ...wordings(
    'the upper bound after the meeting decides',
    [settlesOn('fed_level', 'after_meeting')],
    ['period', 'date'],
    [
      'Decided by the upper bound of the federal funds target range after the ‹month› meeting, which ends on ‹date›',
    ],
  ),
  ...wordings(
    'levels are read to the nearest 25 basis points, halfway to the higher one',
    [scope('levels_to_nearest_25'), border('higher')],
    [],
    [
      'Levels are read to the nearest quarter of a percentage point, halfway to the higher one (3.625% is read as 3.75%)',
    ],
  ),
  ...wordings(
    'the statement after the meeting is the source',
    [nothing],
    [],
    ['The statement of the committee is the source'],
  ),
  ...wordings(
    'without a meeting the bound in force on its last day counts',
    [voidBranch('meeting_not_held', 'substitute')],
    [],
    ['If the meeting is not held, the bound that is in force on its last day counts'],
  ),
  ...wordings(
    'the upper bound in force at that instant decides',
    [settlesOn('fed_level', 'at_instant')],
    ['time', 'date'],
    [
      'Decided by the upper bound of the federal funds target range that is in force at ‹time› on ‹date›, by whatever decision it came about',
    ],
  ),
  ...wordings(
    'the source is the Federal Reserve',
    [nothing],
    [],
    ['The website of the Federal Reserve is the source'],
  ),
  ...wordings(
    'Yes if there are exactly so many cuts in the time',
    [yesIf('fed_cuts', 'times', 'exactly')],
    ['bound', 'since_date', 'until_date'],
    ['Yes if the Fed cuts exactly ‹bound› times from ‹date› and before ‹year›'],
  ),
  ...wordings(
    'the number of cuts in units of 25 basis points in the year decides',
    [settlesOn('fed_cuts', 'units_of_25')],
    ['period'],
    [
      'This market resolves by the number of cuts of 25 basis points that the Fed makes in ‹year›, emergency cuts included',
    ],
  ),
  ...wordings('an example: 50 counts as two', [nothing], [], ['A cut of 50 bps counts as 2 cuts of 25 bps']),
  ...wordings('a part of 25 counts as one', [nothing], [], ['A cut of 1 to 24 bps counts as one']),
  ...wordings(
    'the statements of the committee are the source',
    [nothing],
    [],
    ['The source is the statements of the committee'],
  ),
  ...wordings(
    'Yes if the first cut since an instant is announced within the window',
    [yesIf('fed_since_listing', 'next_cut')],
    ['since_date', 'since_time', 'date', 'time', 'until_date', 'until_time'],
    [
      'Resolves Yes if the first cut of the target range since ‹date›, ‹time› is announced from ‹date›, ‹time› to ‹date›, ‹time›',
    ],
  ),
  ...wordings(
    'Yes if the first cut since an instant is announced until the day is over',
    [yesIf('fed_since_listing', 'next_cut')],
    ['since_date', 'since_time', 'until_date'],
    [
      'Resolves Yes if the first cut of the target range since ‹date›, ‹time› is announced until the end, ET, of ‹date›',
    ],
  ),
  ...wordings(
    'the statements decide; a cut is any decrease of the upper bound',
    [nothing],
    [],
    ['The statements of the Federal Reserve decide; a cut is any decrease of the upper bound'],
  ),
  ...wordings(
    'Yes if the lower or the upper bound is at or above the level at any time between two instants',
    [yesIf('fed_since_listing', 'touch')],
    ['bound', 'since_time', 'since_date', 'until_time', 'until_date'],
    [
      'Resolves Yes if the lower or the upper bound of the target range is at or above ‹bound›% at any time between ‹time› on ‹date› and ‹time› on ‹date›',
    ],
  ),
  ...wordings(
    'when the release is scheduled',
    [nothing],
    ['date', 'aside'],
    ['The report is scheduled for ‹date›, ‹time›'],
  ),
  ...wordings(
    'when trading ends, and when the release is scheduled',
    [nothing],
    ['aside', 'date'],
    ['Trading ends at ‹time› on the day scheduled for the release (‹date›)'],
  ),
  ...wordings(
    'when trading ends',
    [nothing],
    ['aside'],
    ['Trading ends on the day expected for the release, at ‹time›'],
  ),
  ...wordings(
    'the first figure counts, revisions do not',
    [scope('first_figure')],
    [],
    [
      'The first published figure counts; later revisions do not',
      'The first published figure counts, later revisions do not',
      'Only its first publication counts',
      'Only the first release counts; revisions do not',
      'Only the first release counts, revisions do not',
      'Later revisions do not count',
    ],
  ),
  ...wordings(
    'a shutdown moves the last date; what happens without a figure is not said',
    [nothing],
    [],
    [
      'Should a shutdown of the federal government delay the data, the last expiration date moves to the release or to six months after the shutdown, whichever is sooner',
    ],
  ),
  ...wordings(
    'a figure missing until the next release is replaced by that of the latest earlier month',
    [voidBranch('not_published', 'substitute')],
    [],
    [
      'If the figure is not released on schedule, the market stays open until the scheduled time of the next report; if it is still missing then, the most recent earlier month with available data decides',
      'If the figure is not released on schedule, the market stays open until the scheduled time of the next report, if it is still missing then, the most recent earlier month with available data decides',
    ],
  ),
  ...wordings(
    'a figure missing until the next release is replaced by that of the last available month',
    [voidBranch('not_published', 'substitute')],
    [],
    [
      "If there is no figure for the month by the day on which the next month's report is scheduled, the last available month decides",
    ],
  ),
  ...wordings(
    'a value on the border of two brackets belongs to the higher one',
    [border('higher')],
    [],
    ['A value exactly between two brackets belongs to the higher bracket'],
  ),
  ...wordings(
    'Yes if real GDP rises by more than the bound, by the annualized advance estimate',
    [yesIf('us_growth', 'us_gdp', 'above'), scope('advance_estimate')],
    ['period', 'bound'],
    [
      'Yes if real GDP of US in ‹quarter›, by the seasonally adjusted and annualized advance estimate of BEA, increases by more than ‹bound›%',
    ],
  ),
  ...wordings(
    'the one-decimal value of the source counts',
    [precision('0.1')],
    [],
    ['The one-decimal value of BEA counts', 'The one-decimal value of Istat counts'],
  ),
  ...wordings(
    'the annualized advance estimate of GDP growth decides',
    [settlesOn('us_growth', 'us_gdp'), scope('advance_estimate')],
    ['period', 'date'],
    [
      'This market resolves by the seasonally adjusted and annualized advance estimate of real GDP growth of US for ‹quarter› by BEA, scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'the annualized third estimate of GDP growth decides',
    [settlesOn('us_growth', 'us_gdp_third'), scope('third_estimate')],
    ['period', 'date'],
    [
      'This market resolves by the seasonally adjusted and annualized third estimate of real GDP growth of US for ‹quarter› by BEA, scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'Yes if real GDP rises by more than the bound, by the annualized advance estimate',
    [yesIf('us_growth', 'italy_gdp', 'above'), scope('advance_estimate')],
    ['period', 'bound'],
    [
      'Yes if real GDP of Italy in ‹quarter›, by the seasonally adjusted and annualized advance estimate of Istat, increases by more than ‹bound›%',
    ],
  ),
  ...wordings(
    'the annualized advance estimate of GDP growth decides',
    [settlesOn('us_growth', 'italy_gdp'), scope('advance_estimate')],
    ['period', 'date'],
    [
      'This market resolves by the seasonally adjusted and annualized advance estimate of real GDP growth of Italy for ‹quarter› by Istat, scheduled for ‹date›',
    ],
  ),
  ...wordings(
    'the advance estimate counts, revisions of it do not',
    [scope('advance_estimate'), scope('first_figure')],
    [],
    [
      'Only the advance estimate counts; revisions after its release do not',
      'Only the advance estimate counts, revisions after its release do not',
    ],
  ),
  ...wordings(
    'the third estimate counts, revisions of it do not',
    [scope('third_estimate'), scope('first_figure')],
    [],
    [
      'Only the third estimate counts; revisions after its release do not',
      'Only the third estimate counts, revisions after its release do not',
    ],
  ),
  ...wordings(
    'a figure that stays missing is replaced by the latest earlier one',
    [voidBranch('not_published', 'substitute')],
    [],
    [
      "If no estimate is published by the day on which the next quarter's advance estimate is scheduled, the most recent earlier figure decides",
    ],
  ),
  ...wordings(
    'Yes if the consumer price index rises by more than the bound over twelve months, by the one-decimal figure of the BLS',
    [yesIf('us_inflation', 'cpi_yearly', 'above'), precision('0.1')],
    ['bound', 'period'],
    [
      'Yes if the Consumer Price Index rose by more than ‹bound›% over the twelve months that end in ‹month›, going by the one-decimal figure of the Bureau of Labor Statistics',
    ],
  ),
  ...wordings(
    'Yes if the seasonally adjusted consumer price index rises by more than the bound in the month, by the one-decimal figure of the BLS',
    [yesIf('us_inflation', 'cpi_monthly', 'above'), precision('0.1'), scope('seasonally_adjusted')],
    ['bound', 'period'],
    [
      'Yes if the seasonally adjusted Consumer Price Index rises by more than ‹bound›% in ‹month›, going by the one-decimal figure of the Bureau of Labor Statistics',
    ],
  ),
  ...wordings(
    'Yes if the index without food and energy rises by more than the bound over twelve months, by the one-decimal figure of the BLS',
    [yesIf('us_inflation', 'core_cpi_yearly', 'above'), precision('0.1')],
    ['bound', 'period'],
    [
      'Yes if the core Consumer Price Index (all items less food and energy) rose by more than ‹bound›% over the twelve months that end in ‹month›, going by the one-decimal figure of the Bureau of Labor Statistics',
    ],
  ),
  ...wordings(
    'Yes if the seasonally adjusted index without food and energy rises by more than the bound in the month, by the one-decimal figure of the BLS',
    [yesIf('us_inflation', 'core_cpi_monthly', 'above'), precision('0.1'), scope('seasonally_adjusted')],
    ['bound', 'period'],
    [
      'Yes if the seasonally adjusted core Consumer Price Index (all items less food and energy) rises by more than ‹bound›% in ‹month›, going by the one-decimal figure of the Bureau of Labor Statistics',
    ],
  ),
  ...wordings(
    'the twelve-month change before seasonal adjustment in the BLS report decides',
    [settlesOn('us_inflation', 'cpi_yearly'), scope('not_seasonally_adjusted')],
    ['period'],
    [
      'This market resolves by the percentage change of the Consumer Price Index for All Urban Consumers over the 12 months ending in ‹month›, before seasonal adjustment, as given in the monthly report of the Bureau of Labor Statistics (BLS)',
    ],
  ),
  ...wordings(
    'the seasonally adjusted one-month change in the BLS report decides',
    [settlesOn('us_inflation', 'cpi_monthly'), scope('seasonally_adjusted')],
    ['period'],
    [
      'This market resolves by the one-month percentage change of the Consumer Price Index for All Urban Consumers in ‹month›, seasonally adjusted, as given in the monthly report of the Bureau of Labor Statistics (BLS)',
    ],
  ),
  ...wordings(
    'the twelve-month change before seasonal adjustment in the BLS report decides',
    [settlesOn('us_inflation', 'core_cpi_yearly'), scope('not_seasonally_adjusted')],
    ['period'],
    [
      'This market resolves by the percentage change of the Consumer Price Index for All Urban Consumers without food and energy over the 12 months ending in ‹month›, before seasonal adjustment, as given in the monthly report of the Bureau of Labor Statistics (BLS)',
    ],
  ),
  ...wordings(
    'the seasonally adjusted one-month change in the BLS report decides',
    [settlesOn('us_inflation', 'core_cpi_monthly'), scope('seasonally_adjusted')],
    ['period'],
    [
      'This market resolves by the one-month percentage change of the Consumer Price Index for All Urban Consumers without food and energy in ‹month›, seasonally adjusted, as given in the monthly report of the Bureau of Labor Statistics (BLS)',
    ],
  ),
  ...wordings(
    'the BLS reports it to one decimal',
    [precision('0.1')],
    [],
    ['The BLS reports this figure to one decimal, and that precision is used for resolution'],
  ),
  ...wordings(
    'Yes if the seasonally adjusted rate U-3 of the BLS report is above the bound',
    [yesIf('us_jobs', 'unemployment', 'above'), scope('seasonally_adjusted')],
    ['period', 'bound'],
    [
      'Yes if the Employment Situation report of the Bureau of Labor Statistics for ‹month› gives a seasonally adjusted unemployment rate (U-3) above ‹bound›%',
    ],
  ),
  ...wordings(
    'Yes if the first published seasonally adjusted rate U-3 is exactly the bound',
    [yesIf('us_jobs', 'unemployment', 'exactly'), scope('seasonally_adjusted'), scope('first_figure')],
    ['bound', 'period'],
    [
      'Yes if the Bureau of Labor Statistics first publishes a seasonally adjusted unemployment rate (U-3) of exactly ‹bound›% for ‹month›',
    ],
  ),
  ...wordings(
    'the seasonally adjusted rate U-3 of the BLS report decides',
    [settlesOn('us_jobs', 'unemployment'), scope('seasonally_adjusted')],
    ['period'],
    [
      'This market resolves by the seasonally adjusted unemployment rate (U-3) in table A-15 of the Employment Situation report of the Bureau of Labor Statistics for ‹month›',
    ],
  ),
  ...wordings(
    'the rate is reported to one decimal',
    [precision('0.1')],
    [],
    ['The report gives the rate to one decimal, and that precision is used for resolution'],
  ),
  ...wordings(
    'Yes if total nonfarm payroll employment rises by more than the bound, by the BLS report',
    [yesIf('us_jobs', 'payrolls', 'above')],
    ['period', 'bound'],
    [
      'Yes if the increase of total nonfarm payroll employment in the Employment Situation report of the Bureau of Labor Statistics for ‹month› is above ‹bound›',
    ],
  ),
  ...wordings(
    'the change of total nonfarm payroll employment in the BLS summary decides',
    [settlesOn('us_jobs', 'payrolls')],
    ['period', 'date', 'aside'],
    [
      'This market resolves by the change of total nonfarm payroll employment in the Employment Situation Summary of the BLS for ‹month›, scheduled for ‹date›, ‹time›',
    ],
  ),
  ...wordings(
    'Yes if the advance figure of initial claims in the report of that day is at least the bound',
    [yesIf('us_jobs', 'initial_claims', 'at_least'), scope('seasonally_adjusted')],
    ['period', 'bound'],
    [
      'Yes if the advance figure of seasonally adjusted initial claims in the report of the Department of Labor on ‹date› is at least ‹bound›',
    ],
  ),
];

/** How hot a year is among all years, and where a hurricane makes landfall, on venue_b. */
import { type Phrase, phrase } from '../phrase.ts';
import { source } from '../sayings.ts';
import { decided, marketWill, no, term, yes } from './listed-outcomes.ts';

export const listedWeatherPhrases: readonly Phrase[] = [
  decided(
    'rank-of-year',
    'the numerical rank of how hot {period:year} is when compared against all other years for which the Global Land Ocean Temperature Index has data',
    'rank of a year',
    'the numerical rank of how hot 2026 is when compared against all other years for which the Global Land-Ocean Temperature Index has data.',
  ),
  yes(
    'hottest',
    'the data for the Global Land Ocean Temperature Index for {period:period} shows the place=(greatest | second greatest | third greatest) increase of any previously recorded year when it is released',
    'has a place among years',
    'the data for the Global Land-Ocean Temperature Index for 2026 shows the second greatest increase of any previously recorded year when it is released.',
  ),
  term(
    'hottest-enough',
    'an anomaly which is the place=(greatest | second greatest | third greatest) of any previously recorded year for {period:period} is necessary and sufficient to resolve this market to yes immediately once the data becomes available regardless of whether the figure for {aside:year} and / or {aside:year} is later revised',
    'The first figure counts.',
    'An anomaly which is the second greatest of any previously recorded year for 2026 is necessary and sufficient to resolve this market to "Yes" immediately once the data becomes available, regardless of whether the figure for 2025 and/or 2026 is later revised.',
  ),
  term(
    'years-ranked',
    'years will be ranked in descending order starting with the hottest as number 1 the second hottest as number 2 etc',
    'How years are ranked.',
    'Years will be ranked in descending order, starting with the hottest as number 1, the second hottest as number 2, etc.',
  ),
  term(
    'year-tied',
    'if {period:year} ties with any other year it will resolve according to the place the year it ties with occupies',
    'Who is level shares the place.',
    'If 2026 ties with any other year, it will resolve according to the place the year it ties with occupies.',
  ),
  term(
    'year-at-once',
    'this market will resolve immediately once the specified data becomes available regardless of whether the figure for the relevant years is later revised',
    'The first figure counts.',
    'This market will resolve immediately once the specified data becomes available, regardless of whether the figure for the relevant years is later revised.',
  ),
  term(
    'anomaly-source',
    'the primary resolution source for this market will be the figure found in the table titled Land Ocean Temperature Index C under the column No Smoothing in the row {period:year} {source:address}',
    'Which figure decides.',
    'The primary resolution source for this market will be the figure found in the table titled "Land-Ocean Temperature Index (C)" under the column "No_Smoothing" in the row "2026" (https://heat.example/graph.txt).',
  ),
  term(
    'anomaly-gone',
    "if NASA's Global Temperature Index is rendered permanently unavailable other information from NASA may be used",
    'Another source may decide.',
    'If NASA\'s "Global Temperature Index" is rendered permanently unavailable, other information from NASA may be used.',
  ),
  phrase(
    'listed/anomaly-late',
    'if no information for {period:period} is provided by NASA by {until_date:date} {until_time:time} by=(this market will resolve based on a consensus of credible reporting | a consensus of credible sources will be used to resolve this market)',
    {
      venues: ['venue_b'],
      ignores: ['by'],
      says: [{ says: 'judgement' }],
      words: 'Without a figure credible reports decide: a matter of judgement.',
      examples: [
        'If no information for 2026 is provided by NASA by March 1, 2027, 11:59 PM ET, this market will resolve based on a consensus of credible reporting.',
      ],
    },
  ),
  yes(
    'landfall',
    '{subject:proper} makes landfall in the conterminous United States as described in official National Hurricane Center advisories {source:address}',
    'makes landfall',
    'Hurricane Alder makes landfall in the conterminous United States as described in official National Hurricane Center advisories (https://storms.example/2026/).',
  ),
  no(
    'dissipates',
    `if this system dissipates without attaining the specified category ${marketWill} resolve to no`,
    'the storm is over',
    'If this system dissipates without attaining the specified category, this market will resolve to "No".',
  ),
  term(
    'landfall-as',
    'the named system must make landfall in the coterminous US as a hurricane for this market to qualify for a yes resolution',
    'What counts.',
    'The named system must make landfall in the coterminous US as a hurricane for this market to qualify for a "Yes" resolution.',
  ),
  term(
    'landfall-again',
    'if this system makes landfall more than one time each landfall will be considered toward the resolution of this market',
    'Every landfall counts.',
    'If this system makes landfall more than one time, each landfall will be considered toward the resolution of this market.',
  ),
  term(
    'landfall-is',
    "for the purpose of this market a hurricane landfall is said to occur when a hurricane's surface center intersects with the coastline as described at {source:address} and the NHC officially reports that the storm has maximum sustained winds of {bound:number} mph or higher at the time of landfall",
    'What a landfall is.',
    "For the purpose of this market, a hurricane landfall is said to occur when a hurricane's surface center intersects with the coastline, as described at https://storms.example/gloss.shtml , and the NHC officially reports that the storm has maximum sustained winds of 74 mph or higher at the time of landfall.",
  ),
  term(
    'landfall-advisory',
    'this market will resolve based on an initial advisory released by the NHC that {subject:proper} has made landfall within the conterminous United States as a hurricane within the market timeframe regardless of any later retraction or analysis that may contradict the initial announcement',
    'The first advisory counts.',
    'This market will resolve based on an initial advisory released by the NHC that Alder has made landfall within the conterminous United States as a hurricane within the market timeframe regardless of any later retraction or analysis that may contradict the initial announcement.',
  ),
  decided(
    'month-among-years',
    'the data for the Global Land Ocean Temperature Index for {period:month} versus the data points available for all other months=(Januaries | Januarys | Februaries | Februarys | Marches | Aprils | Mays | Junes | Julys | Julies | Augusts | Septembers | Octobers | Novembers | Decembers) on record',
    'place of a month among years',
    'the data for the Global Land-Ocean Temperature Index for September 2026 versus the data points available for all other Septembers on record.',
  ),
  decided(
    'month-anomaly',
    'the value reported by the Global Land Ocean Temperature Index for {period:month} when it is released',
    'range has the anomaly of a month',
    'the value reported by the Global Land-Ocean Temperature Index for October 2026 when it is released.',
  ),
  term(
    'month-anomaly-enough',
    'an anomaly within a named bracket for {period:month} is necessary and sufficient to resolve this market immediately once the data becomes available regardless of whether the figure for {period:month} is later revised',
    'The first figure counts.',
    'An anomaly within a named bracket for October 2026 is necessary and sufficient to resolve this market immediately once the data becomes available, regardless of whether the figure for October 2026 is later revised.',
  ),
  term(
    'month-anomaly-source',
    'the primary resolution source for this market will be the what=(figure | figures) found in the table titled GLOBAL Land Ocean Temperature Index in 0.01 degrees Celsius under the column month=(Jan | Feb | Mar | Apr | May | Jun | Jul | Aug | Sep | Oct | Nov | Dec) row=[in the row {aside:number}] {source:address}',
    'Which figure decides.',
    'The primary resolution source for this market will be the figure found in the table titled "GLOBAL Land-Ocean Temperature Index in 0.01 degrees Celsius" under the column "Oct" in the row "2026" (https://heat.example/table.txt).',
  ),
  term(
    'month-anomaly-late',
    `if no information for {aside:month} is provided by NASA by {aside:date} {aside:time} this market will resolve to the lowest range bracket`,
    'Without a figure the lowest range is the one.',
    'If no information for October 2026 is provided by NASA by January 1, 2027, 11:59 PM ET, this market will resolve to the lowest range bracket.',
  ),
  yes(
    'landfall-of-any',
    "a hurricane makes landfall in the conterminous United States within this market's timeframe between {since_date:day} and {until_date:date} {until_time:time} as described in official National Hurricane Center advisories {source:address}",
    'a hurricane makes landfall',
    "a hurricane makes landfall in the conterminous United States within this market's timeframe, between September 24 and October 31, 2026, 11:59 PM ET as described in official National Hurricane Center advisories (https://storms.example/2026/).",
  ),
  no(
    'landfall-of-none',
    "if no tropical systems make landfall in the conterminous United States at hurricane status within this market's timeframe this market will resolve to no",
    'no hurricane makes landfall',
    'If no tropical systems make landfall in the conterminous United States at hurricane status within this market\'s timeframe, this market will resolve to "No".',
  ),
  term(
    'landfall-not-before',
    'this market may only resolve to no after {until_date:date} {until_time:time} if the conditions for a yes resolution have not been met',
    'The end is awaited.',
    'This market may only resolve to "No" after October 31, 2026, 11:59 PM ET if the conditions for a "Yes" resolution have not been met.',
  ),
  term(
    'landfall-of-any-advisory',
    'this market will resolve based on an initial advisory released by the NHC that a hurricane has made landfall within the conterminous United States within the market timeframe regardless of any later retraction or analysis that may contradict the initial announcement',
    'The first advisory counts.',
    'This market will resolve based on an initial advisory released by the NHC that a hurricane has made landfall within the conterminous United States within the market timeframe regardless of any later retraction or analysis that may contradict the initial announcement.',
  ),
  yes(
    'rain',
    '{subject:proper} records measurable precipitation on {date:date}',
    'it rains',
    '‹Alder, AL› records measurable precipitation on August 20, 2026.',
  ),
  term(
    'rain-is',
    "measurable precipitation means {aside:number} inches or more as reported by the PRECIPITATION IN figure in the NWS Daily Climate Report CLI for the city's station",
    'What rain is.',
    "Measurable precipitation means 0.01 inches or more as reported by the PRECIPITATION (IN) figure in the NWS Daily Climate Report (CLI) for the city's station.",
  ),
  term(
    'rain-trace',
    'a report of trace T does not qualify',
    'A trace does not count.',
    'A report of trace ("T") does not qualify.',
  ),
  term(
    'rain-liquid',
    'the PRECIPITATION IN figure measures total liquid equivalent precipitation and does not distinguish between precipitation types',
    'What is measured.',
    'The PRECIPITATION (IN) figure measures total liquid-equivalent precipitation and does not distinguish between precipitation types.',
  ),
  term(
    'rain-day',
    'the observation period is the NWS climate day for {aside:proper} midnight to midnight local standard time',
    'Which hours count.',
    'The observation period is the NWS climate day for KALD: midnight to midnight local standard time.',
  ),
  term(
    'rain-final',
    'the final CLI report for a climate day is issued the following morning',
    'When the figure is published.',
    'The final CLI report for a climate day is issued the following morning.',
  ),
  term(
    'rain-first',
    "resolution is based on the station's first published precipitation figure for the day",
    'The first figure counts.',
    "Resolution is based on the station's first published precipitation figure for the day.",
  ),
  term(
    'rain-revised',
    'subsequent revisions or corrections to the published data will not be considered the first published value is final',
    'The first figure counts.',
    'Subsequent revisions or corrections to the published data will not be considered; the first published value is final.',
  ),
  no(
    'rain-unpublished',
    'if no figure has been published by {until_time:time} on the day following the observation date this market will resolve to no',
    'no figure in time',
    'If no figure has been published by 11:59 PM ET on the day following the observation date, this market will resolve to "No".',
  ),
  phrase(
    'listed/rain-source',
    'the resolution source for this market is the NWS Daily Climate Report CLI for {source:proper}',
    {
      venues: ['venue_b'],
      says: [source('a daily climate report')],
      words: 'A climate report decides.',
      examples: ['The resolution source for this market is the NWS Daily Climate Report (CLI) for KALD.'],
    },
  ),
];

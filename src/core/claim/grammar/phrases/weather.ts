/** Temperatures of a day at one station. */

import { phraseOfA, phraseOfB } from '../phrase.ts';
import { isAbout, nothing, scope, source, voidBranch, yesIf } from '../sayings.ts';
import { resolvesToYes } from './fragments.ts';

const weather = 'weather';
const report = source('NWS daily climate report');
const station = `station=(in Central Park New York | at Chicago Midway IL | in Los Angeles Airport CA | at Miami International Airport | in Denver CO | in Austin
  Bergstrom | at Philadelphia International Airport)`;
const codes: Readonly<Record<string, string>> = {
  'in Central Park New York': 'KNYC',
  'at Chicago Midway IL': 'KMDW',
  'in Los Angeles Airport CA': 'KLAX',
  'at Miami International Airport': 'KMIA',
  'in Denver CO': 'KDEN',
  'in Austin Bergstrom': 'KAUS',
  'at Philadelphia International Airport': 'KPHL',
};
const comparators = { 'greater than': 'above', 'less than': 'below' } as const;
const climate = "National Weather Service's Climatological Report Daily";

function highAt(words: string): string {
  return `high ${codes[words.replace(/\s+/g, ' ')] ?? words} F`;
}

const company = source('The Weather Company');
const hourly = source('NOAA hourly data');
const reportPlace = 'place=(New York City CLINYC | Chicago CLIMDW)';

function highOfReport(place: 'New York City CLINYC' | 'Chicago CLIMDW'): string {
  return `high ${place.endsWith('CLINYC') ? 'CLINYC' : 'CLIMDW'} F`;
}

/** Until when what the publisher shows may change: two figures of one station and day, where it does. */
const readWhenFinal = scope('read_when_final');
const readNextDay = scope('read_next_day');

export const weatherPhrases = [
  phraseOfA(
    'weather/high-compares',
    `if the highest temperature recorded ${station} for {date:date} as reported by the ${climate} is how=(greater than | less than)
    {bound:bound}° ${resolvesToYes}`,
    {
      ignores: ['market'],
      says: ({ station: words, how }) => [yesIf(weather, highAt(words), comparators[how]), report],
      words: 'Yes if the high of the day compares so with the bound.',
      examples: [
        "If the highest temperature recorded in Central Park, New York for July 28, 2026 as reported by the National Weather Service's Climatological Report (Daily), is greater than 85°, then the market resolves to Yes.",
      ],
    },
  ),
  phraseOfA(
    'weather/high-between',
    `if the highest temperature recorded ${station} for {date:date} as reported by the ${climate} is between {bound:bound} - {bound:bound}°
    ${resolvesToYes}`,
    {
      ignores: ['market'],
      says: ({ station: words }) => [yesIf(weather, highAt(words), 'between'), report],
      words: 'Yes if the high of the day lies between the bounds.',
      examples: [
        "If the highest temperature recorded in Central Park, New York for July 28, 2026 as reported by the National Weather Service's Climatological Report (Daily), is between 77-78°, then the market resolves to Yes.",
      ],
    },
  ),
  phraseOfA(
    'weather/high-compares-after',
    `if the highest temperature recorded ${station} for {date:date} is how=(greater than | less than) {bound:bound}° according to the
    ${climate} ${resolvesToYes}`,
    {
      ignores: ['market'],
      says: ({ station: words, how }) => [yesIf(weather, highAt(words), comparators[how]), report],
      words: 'Yes if the high of the day compares so with the bound.',
      examples: [
        "If the highest temperature recorded at Chicago Midway, IL for July 28, 2026, is greater than 85° according to the National Weather Service's Climatological Report (Daily), then the market resolves to Yes.",
      ],
    },
  ),
  phraseOfA(
    'weather/high-between-after',
    `if the highest temperature recorded ${station} for {date:date} is between {bound:bound} - {bound:bound}° according to the ${climate}
    ${resolvesToYes}`,
    {
      ignores: ['market'],
      says: ({ station: words }) => [yesIf(weather, highAt(words), 'between'), report],
      words: 'Yes if the high of the day lies between the bounds.',
      examples: [
        "If the highest temperature recorded at Chicago Midway, IL for July 28, 2026, is between 77-78° according to the National Weather Service's Climatological Report (Daily), then the market resolves to Yes.",
      ],
    },
  ),
  phraseOfA(
    'weather/report-decides',
    'While checking a source like AccuWeather or Google Weather may help guide your decision, the official and final value used to determine this market is the highest temperature as reported by the corresponding NWS Climatological Report (Daily) linked in the rules above.',
    { says: [report, isAbout(weather, 'high')], words: 'The climate report decides.' },
  ),
  phraseOfA(
    'weather/preliminary',
    'Preliminary NWS reporting and measurement methods may be subject to underlying rounding and conversion nuances.',
    { says: [nothing], words: 'A warning to traders.' },
  ),
  phraseOfB(
    'weather/finalized',
    'This market can not resolve to "Yes" until all data for this date has been finalized.',
    { says: [readWhenFinal], words: 'The final figure decides.' },
  ),
  phraseOfB(
    'weather/no-revisions',
    "Any revisions to temperatures recorded after data is finalized for this market's timeframe will not be considered for this market's resolution.",
    { says: [readWhenFinal], words: 'A later revision does not count.' },
  ),
  phraseOfB(
    'weather/whole-degrees',
    'the resolution source for this market measures temperatures to whole degrees unit=(Fahrenheit eg {aside:number} °F | Celsius eg {aside:number} °C)',
    {
      says: ({ unit }) => [isAbout(weather, unit.charAt(0)), scope('whole_degrees')],
      words: 'Whole degrees are published.',
      examples: [
        'The resolution source for this market measures temperatures to whole degrees Fahrenheit (eg, 21°F).',
      ],
    },
  ),
  phraseOfB(
    'weather/precision',
    'Thus, this is the level of precision that will be used when resolving the which=(market | this market).',
    {
      ignores: ['which'],
      says: [nothing],
      argued: 'the precision was stated before',
      words: 'The precision that was stated is used.',
    },
  ),
  phraseOfB(
    'weather/toggle',
    'To toggle between Fahrenheit and Celsius, click the gear icon next to the search bar and switch the Temperature setting between °F and °C.',
    { says: [nothing], argued: 'how to read a page', words: 'How to read the page.' },
  ),
  phraseOfA(
    'weather/company-compares',
    `if the maximum temperature recorded at ${reportPlace} for {date:date} is how=(greater than | less than) {bound:bound}° fahrenheit according to The Weather
    Company ${resolvesToYes}`,
    {
      ignores: ['market'],
      says: ({ place, how }) => [yesIf(weather, highOfReport(place), comparators[how]), company],
      words: 'Yes if the high of the day compares so with the bound.',
      examples: [
        'If the maximum temperature recorded at Chicago (CLIMDW) for May 3, 2026, is greater than 70° fahrenheit according to The Weather Company, then the market resolves to Yes.',
      ],
    },
  ),
  phraseOfA(
    'weather/company-between',
    `if the maximum temperature recorded at ${reportPlace} for {date:date} is between {bound:bound} - {bound:bound}° fahrenheit according to The Weather Company
    ${resolvesToYes}`,
    {
      ignores: ['market'],
      says: ({ place }) => [yesIf(weather, highOfReport(place), 'between'), company],
      words: 'Yes if the high of the day lies between the bounds.',
      examples: [
        'If the maximum temperature recorded at Chicago (CLIMDW) for May 3, 2026, is between 70-71° fahrenheit according to The Weather Company, then the market resolves to Yes.',
      ],
    },
  ),
  phraseOfA(
    'weather/company-decides',
    'While checking a source like AccuWeather or Google Weather may help guide your decision, the official and final value used to determine this market is the maximum/minimum temperature as reported by the Weather Company.',
    { says: [company], words: 'The publisher decides.' },
  ),
  phraseOfA(
    'weather/material-error',
    'If it is determined in the sole discretion of the Exchange that there is a material error in the initial non-preliminary publication, Expiration may be held until the publication of a non-materially-erroneous data revision or until the Expiration Date, whichever comes first.',
    { says: [voidBranch('revised', 'unknown')], words: 'An erroneous figure may be waited out.' },
  ),
  phraseOfA(
    'weather/final-status',
    'Please note, a status of "Final" on weather.com/kalshi is provided for convenience only, and does not guarantee data to be error-free and thus exempt from the above.',
    {
      says: [nothing],
      argued: 'the sentence above says what an erroneous figure does',
      words: 'A mark on a page does not end the wait for a figure without errors.',
    },
  ),
  phraseOfB(
    'weather/next-day-published',
    'This market can not resolve until the first data point for the following date has been published on the resolution source.',
    { says: [readNextDay], words: 'When the table is read.' },
  ),
  phraseOfB(
    'weather/revised-until-next-day',
    "Revisions to temperatures recorded within this market's timeframe will be considered until the first datapoint for the following date has been published, after which any alterations will not be considered.",
    { says: [readNextDay], words: 'When the table is read.' },
  ),
  phraseOfB(
    'weather/hourly-data',
    'This market will resolve off of the Hourly Data provided using the "Show Hourly Data" button.',
    { says: [hourly], words: 'How the table is read.' },
  ),
  phraseOfB(
    'weather/hourly-missing',
    'If NOAA data for the observation date is unavailable by {aside:time 11:59 PM ET} on the day following the observation date, the Weather Underground Daily Observations table will be used as the resolution source.',
    { says: [voidBranch('not_published', 'substitute')], words: 'Without a figure another table decides.' },
  ),
  phraseOfB(
    'weather/hourly-toggle',
    'To toggle between Fahrenheit and Celsius, click the "Switch to US Units w/ kts" button until the relevant table displays °F.',
    { says: [isAbout(weather, 'F')], words: 'How to read the table: in Fahrenheit.' },
  ),
];

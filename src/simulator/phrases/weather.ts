/** Daily temperatures, station by station. */
import {
  type HandedPhrase,
  isAbout,
  nothing,
  type Saying,
  scope,
  settlesOn,
  source,
  voidBranch,
  yesIf,
} from '../../core/claim/index.ts';
import { cities, newYork, type Statistic } from '../world/index.ts';
import { handIn } from './hand-in.ts';

const weather = 'weather';
const report = source('NWS daily climate report');

const comparisons = [
  { comparator: 'between', text: 'between {bound:bound}-{bound:bound}°' },
  { comparator: 'below', text: 'less than {bound:bound}°' },
  { comparator: 'above', text: 'greater than {bound:bound}°' },
] as const;

const statistics: Readonly<Record<Statistic, string>> = { high: 'highest', low: 'lowest', reading: '2 PM' };

/** One city alone has markets on a reading of the afternoon. */
function statisticsListed(code: string): readonly Statistic[] {
  return code === newYork.code ? ['high', 'low', 'reading'] : ['high', 'low'];
}

const byReport: readonly HandedPhrase[] = cities.flatMap(({ code, venueA }) =>
  venueA === undefined
    ? []
    : statisticsListed(code).flatMap((statistic) =>
        comparisons.flatMap(({ comparator, text }) =>
          handIn(
            `${statistic} ${venueA.station} by the climate report compares with the bound: ${comparator}`,
            [yesIf(weather, `${statistic} ${venueA.station} F`, comparator), report],
            [
              `Yes if the daily climate report of the National Weather Service for ${venueA.name} gives a ${statistics[statistic]} temperature ${text} on {date:date}`,
            ],
          ),
        ),
      ),
);

const byRange: readonly HandedPhrase[] = cities.flatMap(({ unit, venueB: { station, name } }) =>
  (['high', 'low'] as const).flatMap((statistic) =>
    handIn(
      `${statistic} ${station} ${unit}: in the range of the label`,
      [settlesOn(weather, `${statistic} ${station} ${unit}`)],
      [
        `Of the listed ranges the one is Yes in which the ${statistics[statistic]} temperature of {date:day} {date:year} lies, in degrees ${unit === 'F' ? 'Fahrenheit' : 'Celsius'}, as measured at ${name} station ${station}`,
      ],
    ),
  ),
);

const publishers = [...new Set(cities.map(({ venueB }) => venueB.source))];

const bySource: readonly HandedPhrase[] = publishers.flatMap((publisher) =>
  (['high', 'low'] as const).flatMap((statistic) =>
    handIn(
      'which publisher decides',
      [source(publisher), isAbout(weather, statistic)],
      [
        `The source is ${publisher}, the ${statistics[statistic]} temperature of the station for all times on this day`,
      ],
    ),
  ),
);

function plain(words: string, saying: Saying, sentence: string): readonly HandedPhrase[] {
  return handIn(words, [saying], [sentence]);
}

export const weatherPhrases: readonly HandedPhrase[] = [
  ...byReport,
  ...byRange,
  ...bySource,
  ...plain(
    'preliminary data decides nothing',
    nothing,
    'Readings in apps can differ from the climate report because of rounding and of the hours that make up the report day',
  ),
  ...plain(
    'no figure: the last fair price',
    voidBranch('not_published', 'fair_price'),
    'If no report is available by the last expiration date, the last fair price decides',
  ),
  ...plain(
    'whole degrees',
    scope('whole_degrees'),
    'The source measures whole degrees, and that precision is used for resolution',
  ),
  ...plain(
    'until when revisions count',
    nothing,
    'Revisions count until the first data point of the following date is published, and not after that',
  ),
];

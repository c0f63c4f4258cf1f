/** Daily temperatures, station by station. */
import {
  isAbout,
  nothing,
  type Saying,
  type SlotRole,
  scope,
  settlesOn,
  source,
  voidBranch,
  type Wording,
  yesIf,
} from '../../core/claim/index.ts';
import { cities, newYork, type Statistic } from '../world/index.ts';
import { wordings } from './wording-forms.ts';

const weather = 'weather';
const report = source('NWS daily climate report');

interface Comparison {
  readonly comparator: 'above' | 'below' | 'between';
  readonly masked: string;
  readonly slots: readonly SlotRole[];
}

const comparisons: readonly Comparison[] = [
  { comparator: 'between', masked: 'between ‹bound›-‹bound›°', slots: ['bound', 'bound', 'date'] },
  { comparator: 'below', masked: 'less than ‹bound›°', slots: ['bound', 'date'] },
  { comparator: 'above', masked: 'greater than ‹bound›°', slots: ['bound', 'date'] },
];

const statistics: Readonly<Record<Statistic, string>> = { high: 'highest', low: 'lowest', reading: '2 PM' };

/** One city alone has markets on a reading of the afternoon. */
function statisticsListed(code: string): readonly Statistic[] {
  return code === newYork.code ? ['high', 'low', 'reading'] : ['high', 'low'];
}

const byReport: readonly Wording[] = cities.flatMap(({ code, venueA }) =>
  venueA === undefined
    ? []
    : statisticsListed(code).flatMap((statistic) =>
        comparisons.flatMap(({ comparator, masked, slots }) =>
          wordings(
            `${statistic} ${venueA.station} by the climate report compares with the bound: ${comparator}`,
            [yesIf(weather, `${statistic} ${venueA.station} F`, comparator), report],
            slots,
            [
              `Yes if the daily climate report of the National Weather Service for ${venueA.name} gives a ${statistics[statistic]} temperature ${masked} on ‹date›`,
            ],
          ),
        ),
      ),
);

const byRange: readonly Wording[] = cities.flatMap(({ unit, venueB: { station, name } }) =>
  (['high', 'low'] as const).flatMap((statistic) =>
    wordings(
      `${statistic} ${station} ${unit}: in the range of the label`,
      [settlesOn(weather, `${statistic} ${station} ${unit}`)],
      ['date', 'date'],
      [
        `Of the listed ranges the one is Yes in which the ${statistics[statistic]} temperature of ‹day› ‹year› lies, in degrees ${unit === 'F' ? 'Fahrenheit' : 'Celsius'}, as measured at ${name} (station ${station})`,
      ],
    ),
  ),
);

const publishers = [...new Set(cities.map(({ venueB }) => venueB.source))];

const bySource: readonly Wording[] = publishers.flatMap((publisher) =>
  (['high', 'low'] as const).flatMap((statistic) =>
    wordings(
      'which publisher decides',
      [source(publisher), isAbout(weather, statistic)],
      [],
      [
        `The source is ${publisher}, the ${statistics[statistic]} temperature of the station for all times on this day`,
      ],
    ),
  ),
);

function plain(words: string, saying: Saying, sentence: string): readonly Wording[] {
  return wordings(words, [saying], [], [sentence]);
}

export const weatherWordings: readonly Wording[] = [
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

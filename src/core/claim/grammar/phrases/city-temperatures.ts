/** Temperatures of a day by the climate report of a city, on venue_a: the text names the city, and no station. */
import { type Phrase, phrase } from '../phrase.ts';
import { isAbout, scope, source, yesIf } from '../sayings.ts';

const weather = 'weather';
const yes = 'the market resolves to yes';
const report = source('NWS daily climate report');
const climate = "National Weather Service's Climatological Report Daily";
const city =
  `city=(New York City | Chicago | Los Angeles | Miami | Denver | Austin | Philadelphia | Atlanta | Boston | Dallas | Washington DC | Houston | Las Vegas | Minneapolis |
  New Orleans | Oklahoma City | Phoenix | San Antonio | Seattle | San Francisco | Nashville | Detroit | Charlotte | Tampa | Portland | Salt Lake City | St Louis | San Diego)` as const;
/** The code of its report, as `cityReports` has it, and its state. */
const codes: Readonly<Record<string, readonly [code: string, state: string]>> = {
  'New York City': ['NYC', 'NY'],
  Chicago: ['CHI', 'IL'],
  'Los Angeles': ['LAX', 'CA'],
  Miami: ['MIA', 'FL'],
  Denver: ['DEN', 'CO'],
  Austin: ['AUS', 'TX'],
  Philadelphia: ['PHL', 'PA'],
  Atlanta: ['ATL', 'GA'],
  Boston: ['BOS', 'MA'],
  Dallas: ['DFW', 'TX'],
  'Washington DC': ['DCA', 'DC'],
  Houston: ['HOU', 'TX'],
  'Las Vegas': ['LAS', 'NV'],
  Minneapolis: ['MSP', 'MN'],
  'New Orleans': ['MSY', 'LA'],
  'Oklahoma City': ['OKC', 'OK'],
  Phoenix: ['PHX', 'AZ'],
  'San Antonio': ['SAT', 'TX'],
  Seattle: ['SEA', 'WA'],
  'San Francisco': ['SFO', 'CA'],
  Nashville: ['BNA', 'TN'],
  Detroit: ['DTW', 'MI'],
  Charlotte: ['CLT', 'NC'],
  Tampa: ['TPA', 'FL'],
  Portland: ['PDX', 'OR'],
  'Salt Lake City': ['SLC', 'UT'],
  'St Louis': ['STL', 'MO'],
  'San Diego': ['SAN', 'CA'],
};
const comparators = { 'greater than': 'above', 'less than': 'below' } as const;

function measured(extreme: 'maximum' | 'minimum', place: string): string {
  return `${extreme === 'maximum' ? 'high' : 'low'} ${codes[place.replaceAll(/\s+/g, ' ')]?.[0] ?? place} F`;
}

/** A page calls the place of a report as it likes: `Birch (Mill Airport), MA`. The code and the office of the address decide. */
const pages = Object.entries(codes).flatMap(([name, [code, state]]) =>
  [
    { id: code.toLowerCase(), place: `{aside:proper} ${state}`, shown: `${name}, ${state}` },
    // Of some reports the page gives the station alone.
    { id: `${code.toLowerCase()}-alone`, place: '{aside:proper}', shown: `${name} Airport` },
  ].map(({ id, place, shown }) =>
    phrase(
      `weather/city-page-${id}`,
      `data for CLI${code} can be found by clicking the following URL {source:address} navigating to the Observed Weather tab and choosing the location ${place}
    with Daily Climate Report selected`,
      {
        venues: ['venue_a'],
        says: [isAbout(weather, code)],
        words: 'Where the report of the city is found.',
        examples: [
          `Data for CLI${code} can be found by clicking the following URL: https://reports.example, navigating to the "Observed Weather" tab, and choosing the location "${shown}" with Daily Climate Report selected.`,
        ],
      },
    ),
  ),
);

export const cityTemperaturePhrases: readonly Phrase[] = [
  ...pages,
  phrase(
    'weather/city-compares',
    `if the extreme=(maximum | minimum) temperature recorded at ${city} for {date:date} is how=(greater than | less than) {bound:number}° fahrenheit according to the
    ${climate} ${yes}`,
    {
      venues: ['venue_a'],
      says: ({ extreme, city: place, how }) => [
        yesIf(weather, measured(extreme, place), comparators[how]),
        report,
      ],
      words: 'Yes if the high or the low of the day compares so with the bound.',
      examples: [
        "If the minimum temperature recorded at Houston for May 3, 2026, is greater than 70° fahrenheit according to the National Weather Service's Climatological Report (Daily), then the market resolves to Yes.",
      ],
    },
  ),
  phrase(
    'weather/city-between',
    `if the extreme=(maximum | minimum) temperature recorded at ${city} for {date:date} is between {bound:bound} - {bound:bound}° fahrenheit according to the ${climate}
    ${yes}`,
    {
      venues: ['venue_a'],
      says: ({ extreme, city: place }) => [yesIf(weather, measured(extreme, place), 'between'), report],
      words: 'Yes if the high or the low of the day lies between the bounds.',
      examples: [
        "If the minimum temperature recorded at Houston for May 3, 2026, is between 70-71° fahrenheit according to the National Weather Service's Climatological Report (Daily), then the market resolves to Yes.",
      ],
    },
  ),
  phrase(
    'weather/city-latest',
    `please use the latest version of the data for the desired date keeping in mind that different cities update their reports at different frequencies`,
    {
      venues: ['venue_a'],
      says: [scope('latest_version')],
      words: 'The latest version of the report decides.',
      examples: [
        'Please use the latest version of the data for the desired date, keeping in mind that different cities update their reports at different frequencies.',
      ],
    },
  ),
  phrase(
    'weather/city-report-decides',
    `while checking a source like AccuWeather or Google Weather may help guide your decision the official and final value used to determine this market is the
    maximum / minimum temperature as reported by the corresponding NWS Climatological Report Daily linked in the rules above`,
    {
      venues: ['venue_a'],
      says: [report],
      words: 'The climate report decides.',
      examples: [
        'While checking a source like AccuWeather or Google Weather may help guide your decision, the official and final value used to determine this market is the maximum/minimum temperature as reported by the corresponding NWS Climatological Report (Daily) linked in the rules above.',
      ],
    },
  ),
];

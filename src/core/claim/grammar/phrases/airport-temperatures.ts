/** Temperatures of a day at one airport, on venue_b: the text names the airport, and its page the station. */
import { type Phrase, phraseOfB } from '../phrase.ts';
import { isAbout, scope, settlesOn, source } from '../sayings.ts';

const weather = 'weather';
const hourly = source('NOAA hourly data');

const places =
  `place=(LaGuardia Airport | Miami Intl Airport | Chicago O'Hare Intl Airport | Dallas Love Field | Hartsfield-Jackson International Airport |
  Seattle-Tacoma International Airport | San Francisco International Airport | Los Angeles International Airport | Austin-Bergstrom International Airport |
  William P Hobby Airport | Buckley Space Force Base | Toronto Pearson Intl Airport | London City Airport | Esenboğa Intl Airport |
  Shanghai Pudong International Airport | Incheon Intl Airport | Gimhae Intl Airport | Tokyo Haneda Airport | Taipei Songshan Airport |
  Singapore Changi Airport | Wellington Intl Airport | Munich Airport | Paris-Le Bourget Airport | Charles de Gaulle Airport | Malpensa Intl Airport |
  Adolfo Suárez Madrid-Barajas Airport | Amsterdam Airport Schiphol | Warsaw Chopin Airport | Helsinki Vantaa Airport | Cape Town International Airport |
  Benito Juárez International Airport | Marcos A Gelabert Intl Airport | Minister Pistarini Intl Airport | King Abdulaziz International Airport |
  Kuala Lumpur Intl Airport | Masroor Airbase | Ninoy Aquino International Airport | Chaudhary Charan Singh Intl Airport |
  Beijing Capital International Airport | Chengdu Shuangliu International Airport | Chongqing Jiangbei International Airport |
  Guangzhou Baiyun International Airport | Qingdao Jiaodong International Airport | Shenzhen Bao'an International Airport |
  Wuhan Tianhe International Airport)` as const;
/** By what their page calls the station. */
const stations: Readonly<Record<string, string>> = {
  'LaGuardia Airport': 'KLGA',
  'Miami Intl Airport': 'KMIA',
  "Chicago O'Hare Intl Airport": 'KORD',
  'Dallas Love Field': 'KDAL',
  'Hartsfield-Jackson International Airport': 'KATL',
  'Seattle-Tacoma International Airport': 'KSEA',
  'San Francisco International Airport': 'KSFO',
  'Los Angeles International Airport': 'KLAX',
  'Austin-Bergstrom International Airport': 'KAUS',
  'William P Hobby Airport': 'KHOU',
  'Buckley Space Force Base': 'KBKF',
  'Toronto Pearson Intl Airport': 'CYYZ',
  'London City Airport': 'EGLC',
  'Esenboğa Intl Airport': 'LTAC',
  'Shanghai Pudong International Airport': 'ZSPD',
  'Incheon Intl Airport': 'RKSI',
  'Gimhae Intl Airport': 'RKPK',
  'Tokyo Haneda Airport': 'RJTT',
  'Taipei Songshan Airport': 'RCSS',
  'Singapore Changi Airport': 'WSSS',
  'Wellington Intl Airport': 'NZWN',
  'Munich Airport': 'EDDM',
  'Paris-Le Bourget Airport': 'LFPB',
  'Charles de Gaulle Airport': 'LFPG',
  'Malpensa Intl Airport': 'LIMC',
  'Adolfo Suárez Madrid-Barajas Airport': 'LEMD',
  'Amsterdam Airport Schiphol': 'EHAM',
  'Warsaw Chopin Airport': 'EPWA',
  'Helsinki Vantaa Airport': 'EFHK',
  'Cape Town International Airport': 'FACT',
  'Benito Juárez International Airport': 'MMMX',
  'Marcos A Gelabert Intl Airport': 'MPMG',
  'Minister Pistarini Intl Airport': 'SAEZ',
  'King Abdulaziz International Airport': 'OEJN',
  'Kuala Lumpur Intl Airport': 'WMKK',
  'Masroor Airbase': 'OPKC',
  'Ninoy Aquino International Airport': 'RPLL',
  'Chaudhary Charan Singh Intl Airport': 'VILK',
  'Beijing Capital International Airport': 'ZBAA',
  'Chengdu Shuangliu International Airport': 'ZUUU',
  'Chongqing Jiangbei International Airport': 'ZUCK',
  'Guangzhou Baiyun International Airport': 'ZGGG',
  'Qingdao Jiaodong International Airport': 'ZSQD',
  "Shenzhen Bao'an International Airport": 'ZGSZ',
  'Wuhan Tianhe International Airport': 'ZHHH',
};
const hourlyPlaces =
  'place=(LaGuardia Airport Station | Ben Gurion International Airport | Istanbul Airport | Vnukovo International Airport)';
const hourlyStations: Readonly<Record<string, string>> = {
  'LaGuardia Airport Station': 'KLGA',
  'Ben Gurion International Airport': 'LLBG',
  'Istanbul Airport': 'LTFM',
  'Vnukovo International Airport': 'UUWW',
};

function stationOf(place: string, table = stations): string {
  const name = place.replace(/\s+/g, ' ').trim();
  return table[name] ?? name;
}

/** What texts call the two figures of a day, and how the family writes them. */
const extremes = [
  ['highest', 'high'],
  ['lowest', 'low'],
] as const;

const ofEither: readonly Phrase[] = extremes.flatMap(([extreme, figure]) => [
  phraseOfB(
    `weather/range-${figure}`,
    `this market will resolve to the temperature range that contains the ${extreme} temperature recorded at the ${places} Station in degrees
    unit=(Fahrenheit | Celsius) on {date:date}`,
    {
      says: ({ place, unit }) => [settlesOn(weather, `${figure} ${stationOf(place)} ${unit.charAt(0)}`)],
      words: `The range of the label that holds the ${figure} of the day.`,
      examples: [
        `This market will resolve to the temperature range that contains the ${extreme} temperature recorded at the LaGuardia Airport Station in degrees Fahrenheit on 30 Dec '25.`,
      ],
    },
  ),
  phraseOfB(
    `weather/page-${figure}`,
    `the resolution source for this market will be information from Wunderground specifically the ${extreme} temperature recorded for all times on this day
    who=(by the Forecast for | for) the ${places} Station final=[once information is finalized] available here {source:address}`,
    {
      ignores: ['who', 'final'],
      says: ({ place }) => [source('Weather Underground'), isAbout(weather, `${figure} ${stationOf(place)}`)],
      words: 'The page of the station decides.',
      examples: [
        `The resolution source for this market will be information from Wunderground, specifically the ${extreme} temperature recorded for all times on this day by the Forecast for the LaGuardia Airport Station once information is finalized, available here: https://weather.example/KLGA.`,
      ],
    },
  ),
  phraseOfB(
    `weather/observations-${figure}`,
    `This market will resolve based on the ${extreme} temperature recorded in the 'Daily Observations' table on Weather Underground, not the figure displayed in the 'Day High & Low' summary section; in the event of any discrepancy between the two, the Daily Observations table shall be the primary resolution source not the Day High & Low section.`,
    {
      says: [source('Weather Underground'), scope('observations_table'), isAbout(weather, figure)],
      words: 'The table of observations decides.',
    },
  ),
  phraseOfB(
    `weather/hourly-range-${figure}`,
    `this market will resolve to the temperature range that contains the ${extreme} temperature recorded by NOAA at the ${hourlyPlaces} in degrees
    unit=(Fahrenheit | Celsius) on {date:date}`,
    {
      says: ({ place, unit }) => [
        settlesOn(weather, `${figure} ${stationOf(place, hourlyStations)} ${unit.charAt(0)}`),
        hourly,
      ],
      words: `The range of the label that holds the ${figure} of the day.`,
      examples: [
        `This market will resolve to the temperature range that contains the ${extreme} temperature recorded by NOAA at the LaGuardia Airport Station in degrees Fahrenheit on 3 May '26.`,
      ],
    },
  ),
  phraseOfB(
    `weather/hourly-page-${figure}`,
    `The resolution source for this market will be information from NOAA, specifically the ${extreme} reading under the "Temp" column for all times on this day, available here: {source:address https://weather.example/klga}`,
    { says: [hourly, isAbout(weather, figure)], words: 'The table of the station decides.' },
  ),
]);

export const airportTemperaturePhrases: readonly Phrase[] = [
  ...ofEither,
  phraseOfB(
    'weather/hourly-toggle-metric',
    'To toggle between Fahrenheit and Celsius, click the "Switch to Metric Units" button until the relevant table displays °C.',
    { says: [isAbout(weather, 'C')], words: 'How to read the table: in Celsius.' },
  ),
];

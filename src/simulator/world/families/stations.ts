/** Cities and the weather stations that the venues read there, mostly not the same one. */

export type Statistic = 'high' | 'low' | 'reading';

export interface SimulatedStation {
  readonly city: string;
  /** As venue_a's titles have it. */
  readonly shortCity: string;
  readonly code: string;
  readonly unit: 'F' | 'C';
  /** Usual high of the season, in the unit. */
  readonly usualHigh: number;
  readonly venueA?: { readonly station: string; readonly name: string };
  readonly venueB: { readonly station: string; readonly name: string; readonly source: string };
  /** Hours that local standard time is behind UTC. */
  readonly behindUtc: number;
}

function city(
  name: string,
  shortCity: string,
  code: string,
  usualHigh: number,
  behindUtc: number,
  venueA: readonly [station: string, name: string] | undefined,
  venueB: readonly [station: string, name: string, source?: string],
  unit: 'F' | 'C' = 'F',
): SimulatedStation {
  return {
    city: name,
    shortCity,
    code,
    unit,
    usualHigh,
    behindUtc,
    ...(venueA === undefined ? {} : { venueA: { station: venueA[0], name: venueA[1] } }),
    venueB: { station: venueB[0], name: venueB[1], source: venueB[2] ?? 'Weather Underground' },
  };
}

export const newYork = city(
  'New York City',
  'NYC',
  'NY',
  52,
  5,
  ['KNYC', 'Central Park, New York'],
  ['KLGA', 'LaGuardia Airport'],
);
export const chicago = city(
  'Chicago',
  'Chicago',
  'CHI',
  46,
  6,
  ['KMDW', 'Chicago Midway'],
  ['KORD', "Chicago O'Hare Airport"],
);
/** The one city in which both venues read the same station and the same product. */
export const losAngeles = city(
  'Los Angeles',
  'LA',
  'LAX',
  70,
  8,
  ['KLAX', 'Los Angeles Airport'],
  ['KLAX', 'Los Angeles Airport', 'NWS daily climate report'],
);

export const cities: readonly SimulatedStation[] = [
  newYork,
  chicago,
  losAngeles,
  city(
    'Dallas',
    'Dallas',
    'DAL',
    66,
    6,
    ['KDFW', 'Dallas/Fort Worth Airport'],
    ['KDAL', 'Dallas Love Field'],
  ),
  city('Denver', 'Denver', 'DEN', 54, 7, ['KDEN', 'Denver Airport'], ['KBKF', 'Buckley Space Force Base']),
  city(
    'Houston',
    'Houston',
    'HOU',
    72,
    6,
    ['KIAH', 'Houston Bush Airport'],
    ['KHOU', 'Houston Hobby Airport'],
  ),
  city(
    'Miami',
    'Miami',
    'MIA',
    81,
    5,
    ['KMIA', 'Miami International Airport'],
    ['KMIA', 'Miami International Airport'],
  ),
  city('Austin', 'Austin', 'AUS', 72, 6, ['KAUS', 'Austin Bergstrom'], ['KAUS', 'Austin Bergstrom Airport']),
  city(
    'Philadelphia',
    'Philadelphia',
    'PHIL',
    54,
    5,
    ['KPHL', 'Philadelphia International Airport'],
    ['KPHL', 'Philadelphia Airport'],
  ),
  city(
    'San Francisco',
    'San Francisco',
    'SFO',
    62,
    8,
    ['KSFO', 'San Francisco Airport'],
    ['KSFO', 'San Francisco Airport'],
  ),
  city(
    'Seattle',
    'Seattle',
    'SEA',
    50,
    8,
    ['KSEA', 'Seattle-Tacoma Airport'],
    ['KSEA', 'Seattle-Tacoma Airport'],
  ),
  city('Phoenix', 'Phoenix', 'PHX', 78, 7, ['KPHX', 'Phoenix Sky Harbor'], ['KPHX', 'Phoenix Sky Harbor']),
  city('Boston', 'Boston', 'BOS', 50, 5, ['KBOS', 'Boston Logan'], ['KBOS', 'Boston Logan']),
  city('Atlanta', 'Atlanta', 'ATL', 62, 5, ['KATL', 'Atlanta Airport'], ['KATL', 'Atlanta Airport']),
  city(
    'Washington',
    'Washington DC',
    'DC',
    56,
    5,
    ['KDCA', 'Reagan National Airport'],
    ['KIAD', 'Dulles Airport'],
  ),
  city('Las Vegas', 'Las Vegas', 'LV', 66, 8, ['KLAS', 'Las Vegas Airport'], ['KLAS', 'Las Vegas Airport']),
  city('London', 'London', 'LON', 12, 0, undefined, ['EGLC', 'London City Airport'], 'C'),
  city('Paris', 'Paris', 'PAR', 13, 0, undefined, ['LFPG', 'Paris Charles de Gaulle'], 'C'),
  city('Ankara', 'Ankara', 'ANK', 12, 0, undefined, ['LTAC', 'Esenboga Airport'], 'C'),
  city('Shanghai', 'Shanghai', 'SHA', 18, 0, undefined, ['ZSPD', 'Shanghai Pudong Airport'], 'C'),
  city('Seoul', 'Seoul', 'SEO', 13, 0, undefined, ['RKSI', 'Incheon Airport'], 'C'),
  city('Buenos Aires', 'Buenos Aires', 'BUE', 25, 3, undefined, ['SAEZ', 'Ezeiza Airport'], 'C'),
  city('Toronto', 'Toronto', 'TOR', 9, 5, undefined, ['CYYZ', 'Toronto Pearson Airport'], 'C'),
  city(
    'Hong Kong',
    'Hong Kong',
    'HKG',
    24,
    0,
    undefined,
    ['HKO', 'Hong Kong Observatory', 'Hong Kong Observatory'],
    'C',
  ),
];

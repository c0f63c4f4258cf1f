/**
 * Daily temperatures, in whole degrees. Each venue names its own station and product, mostly another one in the same city;
 * venue_a has two-degree buckets between strict tails, venue_b inclusive bins, in Celsius outside the United States.
 */
import { FigureClaim } from '../claims.ts';
import {
  addDays,
  type CalendarDate,
  dayMs,
  easternOf,
  fromEastern,
  hourMs,
  minuteMs,
  monthDay,
  shortDate,
  slugDate,
  tickerDate,
} from '../eastern-time.ts';
import type { Family, FamilyContext, Listing } from '../family.ts';
import { PublishedFigure } from '../figures.ts';
import { slugWords } from '../identifiers.ts';
import { listVenueAEvent } from '../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../list-venue-b.ts';
import type { VenueAEvent, VenueATerms } from '../venue-a.ts';
import type { VenueBEvent } from '../venue-b.ts';
import { touchedUp } from './rule-edits.ts';

type Statistic = 'high' | 'low' | 'reading';

interface Station {
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
): Station {
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

const newYork = city(
  'New York City',
  'NYC',
  'NY',
  52,
  5,
  ['KNYC', 'Central Park, New York'],
  ['KLGA', 'LaGuardia Airport'],
);
const chicago = city(
  'Chicago',
  'Chicago',
  'CHI',
  46,
  6,
  ['KMDW', 'Chicago Midway'],
  ['KORD', "Chicago O'Hare Airport"],
);
/** The one city in which both venues read the same station and the same product. */
const losAngeles = city(
  'Los Angeles',
  'LA',
  'LAX',
  70,
  8,
  ['KLAX', 'Los Angeles Airport'],
  ['KLAX', 'Los Angeles Airport', 'NWS daily climate report'],
);

const cities: readonly Station[] = [
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

function statisticWords(statistic: Statistic): string {
  return statistic === 'high' ? 'highest' : statistic === 'low' ? 'lowest' : '2 PM';
}

interface Weather {
  readonly figure: PublishedFigure;
  readonly variable: string;
  readonly usual: number;
}

/** What a station measures on a day; the same object for the same station, product and statistic. */
function weatherOf(
  context: FamilyContext,
  place: { readonly station: string; readonly source: string },
  station: Station,
  date: CalendarDate,
  statistic: Statistic,
  known: Map<string, Weather>,
): Weather {
  const variable = `${place.source}: ${statisticWords(statistic)} temperature at ${place.station} on ${shortDate(date)}, whole °${station.unit}`;
  const made = known.get(variable);
  if (made !== undefined) {
    return made;
  }
  const endsAt = Date.UTC(date.year, date.month - 1, date.day + 1, station.behindUtc);
  const spread = station.unit === 'F' ? 6 : 3;
  const regional = context.random(`weather:${station.code}:${shortDate(date)}`).normal() * spread;
  const below = statistic === 'low' ? (station.unit === 'F' ? 16 : 8) : statistic === 'reading' ? 2 : 0;
  const usual = Math.round(station.usualHigh + regional - below);
  const weather: Weather = {
    variable,
    usual,
    figure: new PublishedFigure({
      seed: context.seed,
      id: `weather-${place.station.toLowerCase()}-${place.source.split(' ')[0]?.toLowerCase() ?? ''}-${statistic}-${date.year}-${date.month}-${date.day}`,
      startsAt: endsAt - dayMs,
      endsAt: endsAt + 9 * hourMs,
      key: 'degrees',
      prior: { mean: usual, deviation: spread / 2.4 },
      revelation: [
        [endsAt - 3 * dayMs, 0.1],
        [endsAt - dayMs, 0.4],
        [endsAt - 4 * hourMs, 0.93],
        [endsAt + 9 * hourMs, 1],
      ],
      voidRisk: { branch: 'not_published', probability: 0.01 },
    }),
  };
  known.set(variable, weather);
  return weather;
}

function seriesTicker(station: Station, statistic: Statistic): string {
  return statistic === 'high'
    ? `KXHIGH${station.code}`
    : statistic === 'low'
      ? `KXLOWT${station.code}`
      : `KXTEMP2PM${station.code}`;
}

/** Two strict tails and two-degree buckets between them. */
function listVenueA(
  context: FamilyContext,
  station: Station,
  date: CalendarDate,
  statistic: Statistic,
  buckets: number,
  createdAt: number,
  known: Map<string, Weather>,
): VenueAEvent[] {
  if (station.venueA === undefined) {
    return [];
  }
  const place = { station: station.venueA.station, source: 'NWS daily climate report' };
  const { figure, variable, usual } = weatherOf(context, place, station, date, statistic, known);
  const first = usual - buckets;
  const last = first + 2 * buckets - 1;
  const midnight = Date.UTC(date.year, date.month - 1, date.day + 1, station.behindUtc);
  const series = context.series({
    ticker: seriesTicker(station, statistic),
    title: `${statisticWords(statistic)} temperature in ${station.shortCity}`,
    category: 'Climate and Weather',
    tags: ['Daily temperature'],
    frequency: 'daily',
    settlementSources: [{ name: 'National Weather Service', url: 'https://www.weather.gov/' }],
    feeType: 'quadratic',
    feeMultiplier: '1',
  });
  const ticker = `${series.ticker}-${tickerDate(date)}`;
  const rungs = [
    {
      suffix: `T${first}`,
      low: Number.NEGATIVE_INFINITY,
      high: first - 1,
      strike: { strikeType: 'less', capStrike: String(first) },
      label: `${first - 1}° or below`,
      words: `less than ${first}°`,
      short: `<${first}°`,
    },
    ...Array.from({ length: buckets }, (_, index) => {
      const low = first + 2 * index;
      return {
        suffix: `B${low}.5`,
        low,
        high: low + 1,
        strike: { strikeType: 'between', floorStrike: String(low), capStrike: String(low + 1) },
        label: `${low}° to ${low + 1}°`,
        words: `between ${low}-${low + 1}°`,
        short: `${low}-${low + 1}°`,
      } as const;
    }),
    {
      suffix: `T${last}`,
      low: last + 1,
      high: Number.POSITIVE_INFINITY,
      strike: { strikeType: 'greater', floorStrike: String(last) },
      label: `${last + 1}° or above`,
      words: `greater than ${last}°`,
      short: `>${last}°`,
    },
  ] as const;
  const event = listVenueAEvent(context, {
    series,
    ticker,
    title: `${statisticWords(statistic)} temperature in ${station.shortCity} on ${shortDate(date)}?`,
    subTitle: `On ${shortDate(date)}`,
    mutuallyExclusive: true,
    strikeDate: midnight,
    activity: station === newYork ? 5 : 2,
    times: {
      createdAt,
      opensAt: createdAt + minuteMs,
      closesAt: midnight - minuteMs,
      expectedExpirationAt: midnight + 10 * hourMs,
      latestExpirationAt: midnight + 7 * dayMs,
    },
    markets: rungs.map((rung) => ({
      suffix: rung.suffix,
      claim: new FigureClaim(figure, variable, rung.low, rung.high, { not_published: 'fair_price' }),
      ...touchedUp(context, `${ticker}-${rung.suffix}`, 'rulesSecondary', () =>
        temperatureTerms(station, date, statistic, rung),
      ),
    })),
  });
  return [event];
}

function temperatureTerms(
  station: Station,
  date: CalendarDate,
  statistic: Statistic,
  rung: {
    readonly label: string;
    readonly words: string;
    readonly short: string;
    readonly strike: Pick<VenueATerms, 'strikeType' | 'floorStrike' | 'capStrike'>;
  },
): VenueATerms {
  const name = statistic === 'high' ? 'high temp' : statistic === 'low' ? 'low temp' : '2 PM temp';
  // Some series set the subject in bold, others never have.
  const subject =
    station.code.length % 2 === 0 ? `**${name} in ${station.shortCity}**` : `${name} in ${station.shortCity}`;
  return {
    title: `Will the ${subject} be ${rung.short} on ${shortDate(date)}?`,
    yesSubTitle: rung.label,
    noSubTitle: rung.label,
    rulesPrimary: `Yes if the ${statisticWords(statistic)} temperature recorded at ${station.venueA?.name ?? station.city} for ${shortDate(date)}, as given in the daily climate report of the National Weather Service, is ${rung.words}.`,
    rulesSecondary:
      'Readings in apps can differ from the climate report because of rounding and of the hours that make up the report day. If no report is available by the last expiration date, the last fair price decides.',
    ...rung.strike,
  };
}

function eventSlug(station: Station, date: CalendarDate, statistic: 'high' | 'low'): string {
  return `${statisticWords(statistic)}-temperature-in-${slugWords(station.shortCity)}-on-${slugDate(date)}`;
}

/** Inclusive bins: two degrees Fahrenheit or one degree Celsius, with tails. */
function listVenueB(
  context: FamilyContext,
  station: Station,
  date: CalendarDate,
  statistic: 'high' | 'low',
  bins: number,
  createdAt: number,
  known: Map<string, Weather>,
): VenueBEvent {
  const { figure, variable, usual } = weatherOf(context, station.venueB, station, date, statistic, known);
  const width = station.unit === 'F' ? 2 : 1;
  // Bins of this venue start one degree off the other venue's.
  const first = usual - Math.floor((bins * width) / 2) + 1;
  const last = first + bins * width;
  const word = statisticWords(statistic);
  const unit = `°${station.unit}`;
  const description = [
    `This market resolves to the range that contains the ${word} temperature recorded at the ${station.venueB.name} station (${station.venueB.station}) in degrees ${station.unit === 'F' ? 'Fahrenheit' : 'Celsius'} on ${monthDay(date)} ${date.year}.`,
    `The source is ${station.venueB.source}, the ${word} temperature of the station for all times on this day.`,
    `The source measures whole degrees, and that precision is used for resolution.`,
    'Revisions count until the first data point of the following date is published, and not after that.',
  ].join('\n\n');
  const members = [
    {
      low: Number.NEGATIVE_INFINITY,
      high: first - 1,
      label: `${first - 1}${unit} or below`,
      words: `${first - 1}${unit} or below`,
    },
    ...Array.from({ length: bins }, (_, index) => {
      const low = first + index * width;
      const label = width === 1 ? `${low}${unit}` : `${low}-${low + 1}${unit}`;
      return { low, high: low + width - 1, label, words: width === 1 ? label : `between ${label}` };
    }),
    {
      low: last,
      high: Number.POSITIVE_INFINITY,
      label: `${last}${unit} or higher`,
      words: `${last}${unit} or higher`,
    },
  ];
  const stem = eventSlug(station, date, statistic);
  const noon = fromEastern(date, 7);
  return listVenueBEvent(context, {
    slug: stem,
    plainSlug: true,
    title: `${word === 'highest' ? 'Highest' : 'Lowest'} temperature in ${station.shortCity} on ${monthDay(date)}?`,
    description,
    tags: ['Weather', 'Daily Temperature'].map(venueBTag),
    negRisk: true,
    activity: station === newYork ? 6 : 2,
    feeType: 'weather_fees',
    feeRate: '0.05',
    resolution: 'optimistic_oracle',
    times: {
      createdAt,
      opensAt: createdAt + minuteMs,
      closesAt: figure.endsAt + 6 * hourMs,
      endDateAt: noon,
    },
    markets: members.map((member, index) => ({
      slug: `${stem}-${slugWords(member.label.replaceAll(' ', '').replace('°', ''))}`,
      plainSlug: true,
      claim: new FigureClaim(figure, variable, member.low, member.high, {}),
      groupItemThreshold: String(index),
      terms: () => ({
        question: `Will the ${word} temperature in ${station.city} be ${member.words} on ${monthDay(date)}?`,
        groupItemTitle: member.label,
        description,
        outcomes: ['Yes', 'No'],
        resolutionSource: '',
      }),
    })),
  });
}

function listDay(
  context: FamilyContext,
  station: Station,
  date: CalendarDate,
  createdAt: number,
  sizes: { readonly buckets: number; readonly bins: number },
): Listing {
  const known = new Map<string, Weather>();
  return {
    venueA: listVenueA(context, station, date, 'high', sizes.buckets, createdAt, known),
    venueB: [listVenueB(context, station, date, 'high', sizes.bins, createdAt, known)],
  };
}

function* core(context: FamilyContext): Iterable<Listing> {
  const tomorrow = addDays(easternOf(context.startsAt), 1);
  const createdAt = context.startsAt - 3 * hourMs;
  const known = new Map<string, Weather>();
  const york = listDay(context, newYork, tomorrow, createdAt, { buckets: 2, bins: 2 });
  const low = listVenueA(context, newYork, tomorrow, 'low', 1, createdAt, known);
  const reading = listVenueA(context, newYork, tomorrow, 'reading', 1, createdAt, known);
  yield york;
  yield { venueA: [...low, ...reading] };
  const windy = listDay(context, chicago, tomorrow, createdAt, { buckets: 1, bins: 1 });
  yield windy;
  const angeles = listDay(context, losAngeles, tomorrow, createdAt, { buckets: 2, bins: 2 });
  yield angeles;
  const [below, first, , above] = york.venueA?.[0]?.markets ?? [];
  const other = york.venueB?.[0]?.markets[1];
  const [lowBucket, readingBucket] = [low[0]?.markets[1], reading[0]?.markets[1]];
  if (below !== undefined && first !== undefined && above !== undefined && other !== undefined) {
    context.trap('H07', first, other, {
      relation: 'none',
      reason: 'Central Park and LaGuardia are two stations.',
    });
    context.trap('H10', above, below, {
      relation: 'contradicts',
      reason: 'Both suffixes begin with T; the strike fields say less and greater.',
    });
    context.trap('P11', below, first, {
      relation: 'contradicts',
      reason: 'A tail and the bucket beside it share nothing.',
    });
  }
  if (first !== undefined && lowBucket !== undefined && readingBucket !== undefined) {
    context.trap('H09', first, lowBucket, {
      relation: 'none',
      reason: 'The high and the low of a day are two figures.',
    });
    context.trap('H09', first, readingBucket, {
      relation: 'none',
      reason: 'A reading at 2 PM is not the high of the day.',
    });
  }
  const [midway, ohare] = [windy.venueA?.[0]?.markets[1], windy.venueB?.[0]?.markets[1]];
  if (midway !== undefined && ohare !== undefined) {
    context.trap('H08', midway, ohare, { relation: 'none', reason: "Midway and O'Hare are two stations." });
  }
  noteSharedStation(context, angeles);
}

/** usual u: venue_a has <u-2, u-2…u-1, u…u+1, >u+1; venue_b ≤u-2, u-1…u, u+1…u+2, ≥u+3. */
function noteSharedStation(context: FamilyContext, angeles: Listing): void {
  const [, lowBucket, , above] = angeles.venueA?.[0]?.markets ?? [];
  const [, , band, top] = angeles.venueB?.[0]?.markets ?? [];
  if (lowBucket === undefined || above === undefined || band === undefined || top === undefined) {
    return;
  }
  context.trap('H20', band, above, {
    relation: 'overlaps',
    reason: 'The band holds the bound, which is not greater than itself.',
  });
  context.trap('P11', top, above, {
    relation: 'implies',
    reason: 'A tail that begins higher lies in the tail that begins lower.',
  });
  context.trap('P11', lowBucket, top, {
    relation: 'contradicts',
    reason: 'Containment below the bound excludes what lies above it.',
  });
}

function* more(context: FamilyContext): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  const createdAt = context.startsAt - 3 * hourMs;
  for (let ahead = 1; ahead < 12; ahead += 1) {
    const date = addDays(today, ahead);
    for (const station of cities) {
      const inCore = ahead === 1 && [newYork, chicago, losAngeles].includes(station);
      if (!inCore) {
        yield listDay(context, station, date, createdAt, { buckets: 4, bins: 9 });
      }
      if (!(ahead === 1 && station === newYork)) {
        const known = new Map<string, Weather>();
        yield {
          venueA: listVenueA(context, station, date, 'low', 4, createdAt, known),
          venueB: [listVenueB(context, station, date, 'low', 9, createdAt, known)],
        };
      }
    }
  }
}

function* past(context: FamilyContext): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  for (let back = 2; back < 178; back += 1) {
    const date = addDays(today, -back);
    for (const station of cities.slice(0, 6)) {
      yield listDay(context, station, date, fromEastern(addDays(date, -1), 10), { buckets: 4, bins: 7 });
    }
  }
}

/** Every morning at ten, Eastern, the day after tomorrow is listed. */
function* rolling(context: FamilyContext, from: number): Iterable<Listing> {
  const { hour, minute } = easternOf(from);
  if (hour !== 10 || minute !== 0) {
    return;
  }
  const date = addDays(easternOf(from), 2);
  for (const station of cities) {
    if (!context.identifiers.has(eventSlug(station, date, 'high'))) {
      yield listDay(context, station, date, from, { buckets: 4, bins: 9 });
    }
  }
}

export const temperatureFamily: Family = {
  name: 'temperature',
  weights: { venueA: 12, venueB: 30 },
  core,
  more,
  past,
  rolling,
};

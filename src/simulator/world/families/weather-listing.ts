/**
 * How daily temperatures are listed, in whole degrees: two-degree buckets between strict tails on venue_a, inclusive bins
 * on venue_b, in Celsius outside the United States.
 */
import { FigureClaim } from '../claims.ts';
import {
  dayMs,
  type EasternDate,
  fromEastern,
  hourMs,
  minuteMs,
  monthDay,
  shortDate,
  slugDate,
  tickerDate,
} from '../eastern-time.ts';
import type { FamilyContext, Listing } from '../family.ts';
import { PublishedFigure } from '../figures.ts';
import { slugWords } from '../identifiers.ts';
import { listVenueAEvent } from '../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../list-venue-b.ts';
import type { VenueAEvent, VenueATerms } from '../venue-a.ts';
import type { VenueBEvent } from '../venue-b.ts';
import { touchedUp } from './rule-edits.ts';
import { newYork, type SimulatedStation, type Statistic } from './stations.ts';

function statisticWords(statistic: Statistic): string {
  return statistic === 'high' ? 'highest' : statistic === 'low' ? 'lowest' : '2 PM';
}

export interface Weather {
  readonly figure: PublishedFigure;
  readonly variable: string;
  readonly usual: number;
}

/** What a station measures on a day; the same object for the same station, product and statistic. */
function weatherOf(
  context: FamilyContext,
  place: { readonly station: string; readonly source: string },
  station: SimulatedStation,
  date: EasternDate,
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
  const below = statistic === 'low' ? (station.unit === 'F' ? 16 : 8) : statistic === 'reading' ? 3 : 0;
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
      // It is one day's weather, whichever station and hour is read.
      kin: { key: `weather:${station.code}:${shortDate(date)}`, correlation: 0.95 },
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

function seriesTicker(station: SimulatedStation, statistic: Statistic): string {
  return statistic === 'high'
    ? `KXHIGH${station.code}`
    : statistic === 'low'
      ? `KXLOWT${station.code}`
      : `KXTEMP2PM${station.code}`;
}

/** Two strict tails and two-degree buckets between them. */
export function listVenueA(
  context: FamilyContext,
  station: SimulatedStation,
  date: EasternDate,
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
  station: SimulatedStation,
  date: EasternDate,
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
    rulesPrimary: `Yes if the daily climate report of the National Weather Service for ${station.venueA?.name ?? station.city} gives a ${statisticWords(statistic)} temperature ${rung.words} on ${shortDate(date)}.`,
    rulesSecondary:
      'Readings in apps can differ from the climate report because of rounding and of the hours that make up the report day. If no report is available by the last expiration date, the last fair price decides.',
    ...rung.strike,
  };
}

export function eventSlug(station: SimulatedStation, date: EasternDate, statistic: 'high' | 'low'): string {
  return `${statisticWords(statistic)}-temperature-in-${slugWords(station.shortCity)}-on-${slugDate(date)}`;
}

/** Inclusive bins: two degrees Fahrenheit or one degree Celsius, with tails. */
export function listVenueB(
  context: FamilyContext,
  station: SimulatedStation,
  date: EasternDate,
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
    `Of the listed ranges the one is Yes in which the ${word} temperature of ${monthDay(date)} ${date.year} lies, in degrees ${station.unit === 'F' ? 'Fahrenheit' : 'Celsius'}, as measured at ${station.venueB.name} (station ${station.venueB.station}).`,
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
        question: `${station.city} on ${monthDay(date)}: ${word} temperature ${member.words}?`,
        groupItemTitle: member.label,
        description,
        outcomes: ['Yes', 'No'],
        resolutionSource: '',
      }),
    })),
  });
}

export function listDay(
  context: FamilyContext,
  station: SimulatedStation,
  date: EasternDate,
  createdAt: number,
  sizes: { readonly buckets: number; readonly bins: number },
): Listing {
  const known = new Map<string, Weather>();
  return {
    venueA: listVenueA(context, station, date, 'high', sizes.buckets, createdAt, known),
    venueB: [listVenueB(context, station, date, 'high', sizes.bins, createdAt, known)],
  };
}

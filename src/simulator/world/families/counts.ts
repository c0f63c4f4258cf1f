/** Counts and ratings: hurricanes, album sales, launches, posts, approval. "At least" on one venue, ranges on the other. */
import { FigureClaim } from '../claims.ts';
import {
  addDays,
  dayMs,
  easternOf,
  fromEastern,
  hourMs,
  longDate,
  shortDate,
  tickerDate,
} from '../eastern-time.ts';
import { decimalText, groupedText, shortDecimalText } from '../exact-text.ts';
import type { FamilyContext, Listing, WorldFamily } from '../family.ts';
import { PublishedFigure } from '../figures.ts';
import { slugWords } from '../identifiers.ts';
import { listVenueAEvent } from '../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../list-venue-b.ts';
import { uniformOf } from '../random.ts';
import type { VenueAEvent } from '../venue-a.ts';
import type { VenueBEvent } from '../venue-b.ts';

const yesNo: readonly [string, string] = ['Yes', 'No'];

interface Count {
  readonly key: string;
  readonly seriesTitle: string;
  /** What is counted, such as `albums sold by Juno Park`. */
  readonly subject: string;
  readonly unit: string;
  readonly source: string;
  readonly category: string;
  readonly decimals: number;
  /** Steps between bounds. */
  readonly distance: number;
  readonly mean: number;
  readonly deviation: number;
  readonly strike: 'greater' | 'greater_or_equal' | 'less_or_equal';
  readonly endsAt: number;
}

interface Figure {
  readonly count: Count;
  readonly figure: PublishedFigure;
  readonly variable: string;
  readonly listedAt: number;
}

function figureOf(context: FamilyContext, count: Count): Figure {
  const listedAt = Math.min(count.endsAt - 20 * dayMs, context.startsAt - 10 * dayMs);
  return {
    count,
    listedAt,
    variable: `${count.source}: ${count.subject} until ${longDate(easternOf(count.endsAt))}`,
    figure: new PublishedFigure({
      seed: context.seed,
      id: `count-${count.key.toLowerCase()}`,
      startsAt: listedAt,
      endsAt: count.endsAt,
      key: 'count',
      prior: { mean: count.mean, deviation: count.deviation },
      revelation: [
        [listedAt, 0.05],
        [count.endsAt - dayMs, 0.9],
        [count.endsAt, 1],
      ],
      least: 0,
      decimals: count.decimals,
    }),
  };
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** The claim of a bound under a strike type, in steps. */
function boundsOf(strike: Count['strike'], bound: number): readonly [low: number, high: number] {
  if (strike === 'greater') {
    return [bound + 1, Number.POSITIVE_INFINITY];
  }
  return strike === 'greater_or_equal'
    ? [bound, Number.POSITIVE_INFINITY]
    : [Number.NEGATIVE_INFINITY, bound];
}

function boundWords(strike: Count['strike']): string {
  return strike === 'greater' ? 'Above' : strike === 'greater_or_equal' ? 'At least' : 'At most';
}

function listLadder(
  context: FamilyContext,
  made: Figure,
  bounds: readonly number[],
  conflict = false,
): VenueAEvent {
  const { count, figure, variable, listedAt } = made;
  const date = easternOf(count.endsAt);
  const series = context.series({
    ticker: `KX${count.key.replace(/\d+$/, '')}`,
    title: count.seriesTitle,
    category: count.category,
    tags: undefined,
    frequency: 'custom',
    settlementSources: [{ name: count.source, url: 'https://www.noaa.gov/' }],
    feeType: 'quadratic',
    feeMultiplier: '1',
  });
  return listVenueAEvent(context, {
    series,
    ticker: `KX${count.key}-${tickerDate(date)}`,
    title: `${capital(count.subject)} by ${shortDate(date)}?`,
    subTitle: `By ${shortDate(date)}`,
    mutuallyExclusive: false,
    nestedLadder: count.strike !== 'less_or_equal',
    activity: 0.8,
    times: {
      createdAt: listedAt,
      opensAt: listedAt,
      closesAt: count.endsAt,
      expectedExpirationAt: count.endsAt + 10 * hourMs,
      latestExpirationAt: count.endsAt + 14 * dayMs,
    },
    markets: bounds.map((bound) => {
      const [low, high] = boundsOf(count.strike, bound);
      const shown = groupedText(shortDecimalText(bound, count.decimals));
      const words = boundWords(count.strike);
      const strikeText = shortDecimalText(bound, count.decimals);
      // A few texts say another operator than the field; readers must refuse them.
      const ruleWords = conflict ? (count.strike === 'greater' ? 'at least' : 'above') : words.toLowerCase();
      return {
        suffix: count.strike === 'greater' ? `T${strikeText}` : strikeText,
        claim: new FigureClaim(
          figure,
          conflict ? `conflicting terms of ${count.key}-${bound}` : variable,
          low,
          high,
          {},
        ),
        terms: () => ({
          title: `${capital(count.subject)} by ${shortDate(date)}: ${words.toLowerCase()} ${shown} ${count.unit}?`,
          yesSubTitle: `${words} ${shown}`,
          noSubTitle: `${words} ${shown}`,
          rulesPrimary: `Yes if ${count.source} puts ${count.subject} at ${ruleWords} ${shown} ${count.unit} at the end of ${longDate(date)}, ET.`,
          rulesSecondary: '',
          strikeType: count.strike,
          ...(count.strike === 'less_or_equal' ? { capStrike: strikeText } : { floorStrike: strikeText }),
        }),
      };
    }),
  });
}

interface Bin {
  readonly low: number;
  readonly high: number;
  readonly label: string;
}

function listBins(
  context: FamilyContext,
  made: Figure,
  bins: readonly Bin[],
  outcomes: readonly [string, string] = yesNo,
): VenueBEvent {
  const { count, figure, variable, listedAt } = made;
  const date = easternOf(count.endsAt);
  const description = [
    `Decided by ${count.subject}, as ${count.source} gives it at the end of ${longDate(date)}, ET.`,
    'Each market counts the range in its title, both ends included.',
  ].join('\n\n');
  return listVenueBEvent(context, {
    slug: slugWords(`${count.subject} by ${shortDate(date)}`),
    title: `${capital(count.subject)} by ${shortDate(date)}?`,
    description,
    tags: [count.category].map(venueBTag),
    negRisk: bins.length > 1,
    activity: 1.2,
    feeType: 'culture_fees',
    feeRate: '0.05',
    resolution: 'optimistic_oracle',
    times: {
      createdAt: listedAt,
      opensAt: listedAt,
      closesAt: count.endsAt + dayMs,
      endDateAt: count.endsAt,
    },
    markets: bins.map((bin, index) => {
      const question = `${capital(count.subject)} by ${longDate(date)}: ${bin.label} ${count.unit}?`;
      return {
        slug: slugWords(question),
        claim: new FigureClaim(figure, variable, bin.low, bin.high, {}),
        groupItemThreshold: String(index),
        terms: () => ({ question, groupItemTitle: bin.label, description, outcomes, resolutionSource: '' }),
      };
    }),
  });
}

/** Tails and ranges of `distance` steps each, both ends included. */
function tiling(count: Count, first: number, ranges: number): Bin[] {
  const text = (steps: number): string => groupedText(shortDecimalText(steps, count.decimals));
  const bins: Bin[] = [{ low: Number.NEGATIVE_INFINITY, high: first - 1, label: `<${text(first)}` }];
  for (let index = 0; index < ranges; index += 1) {
    const low = first + index * count.distance;
    const high = low + count.distance - 1;
    bins.push({ low, high, label: count.distance === 1 ? text(low) : `${text(low)}-${text(high)}` });
  }
  const last = first + ranges * count.distance;
  bins.push({ low: last, high: Number.POSITIVE_INFINITY, label: `${text(last)}+` });
  return bins;
}

function* core(context: FamilyContext): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  const soon = fromEastern(addDays(today, 20), 23, 59);
  const hurricanes = figureOf(context, {
    key: 'HURCTOT',
    seriesTitle: 'Hurricanes of the season',
    subject: 'Atlantic hurricanes of the season',
    unit: 'hurricanes',
    source: 'the National Hurricane Center',
    category: 'Climate and Weather',
    decimals: 0,
    distance: 1,
    mean: 6,
    deviation: 1.6,
    strike: 'greater_or_equal',
    endsAt: soon,
  });
  const ladder = listLadder(context, hurricanes, [6, 8]);
  const bins = listBins(context, hurricanes, [
    { low: Number.NEGATIVE_INFINITY, high: 5, label: '5 or fewer' },
    { low: 6, high: 7, label: '6-7' },
    { low: 8, high: Number.POSITIVE_INFINITY, label: '8 or more' },
  ]);
  const turned = listBins(
    context,
    hurricanes,
    [{ low: Number.NEGATIVE_INFINITY, high: 7, label: 'under 7.5' }],
    ['Under', 'Over'],
  );
  yield { venueA: [ladder], venueB: [bins, turned] };
  const [six, eight] = ladder.markets;
  const [fiveOrFewer] = bins.markets;
  const [under] = turned.markets;
  if (six !== undefined && eight !== undefined && fiveOrFewer !== undefined && under !== undefined) {
    const complement = {
      relation: 'contradicts',
      covers: true,
      reason: 'One of them is true, never both.',
    } as const;
    context.trap('H18', six, fiveOrFewer, complement);
    context.trap('P2', six, fiveOrFewer, complement);
    context.trap('H29', eight, under, {
      ...complement,
      reason: 'The first outcome is Under: read labels, not places.',
    });
  }

  const approval = figureOf(context, {
    key: 'APPROVAL',
    seriesTitle: 'Approval of the president',
    subject: 'approval of the president',
    unit: 'percent',
    source: 'the polling average of Silver Bulletin',
    category: 'Politics',
    decimals: 1,
    distance: 10,
    mean: 432,
    deviation: 9,
    strike: 'greater_or_equal',
    endsAt: soon,
  });
  const centre = 430;
  const approvalLadder = listLadder(context, approval, [centre]);
  const approvalBins = listBins(context, approval, tiling(approval.count, centre, 1));
  yield { venueA: [approvalLadder], venueB: [approvalBins] };
  const [atLeast, bucket] = [approvalLadder.markets[0], approvalBins.markets[1]];
  if (atLeast !== undefined && bucket !== undefined) {
    context.trap('H19', bucket, atLeast, {
      relation: 'implies',
      reason: `A bucket from ${decimalText(centre, 1)} lies in the tail from there.`,
    });
  }

  const democracy = figureOf(context, {
    key: 'DEMOCRACY',
    seriesTitle: 'Democracy index',
    subject: 'score of the democracy index',
    unit: 'points',
    source: 'the index publisher',
    category: 'World',
    decimals: 2,
    distance: 50,
    mean: 600,
    deviation: 30,
    strike: 'greater',
    endsAt: soon,
  });
  const most = figureOf(context, {
    ...democracy.count,
    key: 'LAUNCHMOST',
    seriesTitle: 'Failed launches',
    subject: 'failed launches',
    source: 'the launch registry',
    unit: 'launches',
    decimals: 0,
    mean: 3,
    deviation: 1.2,
    strike: 'less_or_equal',
    category: 'Science and Technology',
  });
  yield { venueA: [listLadder(context, democracy, [600], true), listLadder(context, most, [2])] };
}

const artists = [
  'Arlo Vance',
  'Mira Sol',
  'The Lanterns',
  'Juno Park',
  'Copper Tide',
  'Nia Frost',
  'Delta Nine',
  'Ivo Hart',
] as const;
const rocketMakers = [
  'Aster Launch',
  'Borealis Space',
  'Caldera Rockets',
  'Deep Blue Orbit',
  'Equator Launch',
  'Firn Aerospace',
  'Gale Orbital',
  'Horizon Lift',
] as const;
const carMakers = [
  'Alba Motors',
  'Brisk Electric',
  'Corvid Cars',
  'Delphi Auto',
  'Elan Mobility',
  'Fjord Motors',
  'Gavia Automobile',
  'Halcyon Cars',
] as const;
const kinds = [
  {
    code: 'ALBUMSALES',
    title: 'Album sales',
    subject: 'albums sold by',
    names: artists,
    unit: 'albums',
    category: 'Entertainment',
    mean: 400_000,
    deviation: 60_000,
    distance: 25_000,
  },
  {
    code: 'STREAMS',
    title: 'Streams',
    subject: 'streams of',
    names: artists,
    unit: 'million',
    category: 'Entertainment',
    mean: 300,
    deviation: 60,
    distance: 20,
  },
  {
    code: 'POSTS',
    title: 'Posts',
    subject: 'posts by',
    names: artists,
    unit: 'posts',
    category: 'Entertainment',
    mean: 240,
    deviation: 40,
    distance: 25,
  },
  {
    code: 'LAUNCHES',
    title: 'Rocket launches',
    subject: 'rocket launches by',
    names: rocketMakers,
    unit: 'launches',
    category: 'Science and Technology',
    mean: 12,
    deviation: 3,
    distance: 1,
  },
  {
    code: 'DELIVER',
    title: 'Car deliveries',
    subject: 'cars delivered by',
    names: carMakers,
    unit: 'cars',
    category: 'Companies',
    mean: 450_000,
    deviation: 30_000,
    distance: 10_000,
  },
] as const;

function* counts(context: FamilyContext, endOf: (number: number) => number, prefix: string): Iterable<Count> {
  for (let number = 0; number < 20_000; number += 1) {
    const kind = kinds[number % kinds.length] ?? kinds[0];
    const name = kind.names[Math.floor(number / kinds.length) % kind.names.length] ?? kind.names[0];
    const issue = Math.floor(number / (kinds.length * kind.names.length));
    const draw = uniformOf(context.seed, `count:${prefix}${number}`);
    yield {
      key: `${prefix}${kind.code}${number}`,
      seriesTitle: kind.title,
      subject: `${kind.subject} ${name}${issue === 0 ? '' : ` in week ${issue}`}`,
      unit: kind.unit,
      source: 'the official tracker',
      category: kind.category,
      decimals: 0,
      distance: kind.distance,
      mean: kind.mean * (0.6 + 0.8 * draw),
      deviation: kind.deviation,
      strike: number % 3 === 0 ? 'greater' : 'greater_or_equal',
      endsAt: endOf(number),
    };
  }
}

function listCount(context: FamilyContext, count: Count): Listing {
  const made = figureOf(context, count);
  const centre = Math.max(count.distance * 4, Math.round(count.mean / count.distance) * count.distance);
  const rungs = 7 + Math.floor(12 * uniformOf(context.seed, `rungs:${count.key}`) ** 3);
  const half = Math.min(Math.floor(rungs / 2), Math.floor(centre / count.distance) - 1);
  const bounds = Array.from({ length: rungs }, (_, index) => centre + (index - half) * count.distance);
  return {
    venueA: context.wants.venueA ? [listLadder(context, made, bounds)] : [],
    venueB: context.wants.venueB
      ? [listBins(context, made, tiling(count, centre - 3 * count.distance, 7))]
      : [],
  };
}

function* more(context: FamilyContext): Iterable<Listing> {
  const endOf = (number: number): number =>
    fromEastern(addDays(easternOf(context.startsAt), 3 + (number % 90)), 23, 59);
  for (const count of counts(context, endOf, '')) {
    yield listCount(context, count);
  }
}

function* past(context: FamilyContext): Iterable<Listing> {
  const endOf = (number: number): number =>
    fromEastern(addDays(easternOf(context.startsAt), -2 - (number % 175)), 23, 59);
  for (const count of counts(context, endOf, 'OLD')) {
    yield listCount(context, count);
  }
}

export const countFamily: WorldFamily = {
  name: 'counts',
  weights: { venueA: 40, venueB: 90 },
  core,
  more,
  past,
};

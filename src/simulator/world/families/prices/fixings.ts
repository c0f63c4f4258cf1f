/**
 * Crypto prices at an instant. venue_a: the mean of sixty seconds of an index at an hour, as a ladder and as ranges;
 * venue_b: one exchange's one-minute close at noon, as a ladder (strictly above) and as ranges (the bound to the higher).
 */
import { FigureClaim } from '../../claims.ts';
import {
  addDays,
  type CalendarDate,
  clockTime,
  dayMs,
  easternOf,
  fromEastern,
  hourMs,
  minuteMs,
  monthDay,
  shortDate,
  slugDate,
  tickerDate,
} from '../../eastern-time.ts';
import { decimalText, groupedText, shortDecimalText } from '../../exact-text.ts';
import type { Family, FamilyContext, Listing } from '../../family.ts';
import { slugWords } from '../../identifiers.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../../list-venue-b.ts';
import type { VenueAEvent, VenueATerms } from '../../venue-a.ts';
import type { VenueBEvent } from '../../venue-b.ts';
import { type Asset, assets, type PricePath, pricePath } from './assets.ts';
import { Fixing } from './price-occurrences.ts';

const yesNo: readonly [string, string] = ['Yes', 'No'];
const coins: readonly Asset[] = [assets.btc, assets.eth, assets.sol, assets.xrp, assets.bnb, assets.doge];

interface Instant {
  readonly at: number;
  readonly date: CalendarDate;
  readonly hour: number;
  readonly zone: string;
}

function instantOf(at: number): Instant {
  const eastern = easternOf(at);
  return { at, date: eastern, hour: eastern.hour, zone: eastern.zone };
}

/** Levels around the price at a time, whole multiples of the strike distance. */
export function levelsAround(path: PricePath, at: number, count: number, distance: number): number[] {
  const centre = Math.round(path.stepsAt(at, 'listing') / distance) * distance;
  const first = Math.max(distance, centre - Math.floor(count / 2) * distance);
  return Array.from({ length: count }, (_, index) => first + index * distance);
}

function hourlyTimes(instant: Instant, createdAt: number): Parameters<typeof listVenueAEvent>[1]['times'] {
  return {
    createdAt,
    opensAt: createdAt,
    closesAt: instant.at,
    expectedExpirationAt: instant.at + 5 * minuteMs,
    latestExpirationAt: instant.at + 7 * dayMs,
  };
}

/** Ladder and ranges of one hour on venue_a, on one figure. */
export function listHour(
  context: FamilyContext,
  asset: Asset,
  at: number,
  createdAt: number,
  rungs: { readonly ladder: number; readonly ranges: number },
): VenueAEvent[] {
  const path = pricePath(context, context.seed, context.startsAt, asset);
  const instant = instantOf(at);
  const source = 'CF Benchmarks real-time index, mean of sixty seconds';
  const hourText = `${clockTime(instant.hour)} ${instant.zone}`;
  const when = `${hourText} on ${shortDate(instant.date)}`;
  const fixing = new Fixing({ id: `${asset.code.toLowerCase()}-index-${at}`, path, source, at });
  const variable = `${asset.code}: ${source}, before ${when}, ${asset.decimals} decimals`;
  const tail = `${tickerDate(instant.date)}${String(instant.hour).padStart(2, '0')}`;
  const seen = Math.min(createdAt, context.startsAt);
  const events: VenueAEvent[] = [];
  const secondary =
    'Prices elsewhere may differ: sixty values of the index are taken in the last minute, and their mean is the final value.';
  if (rungs.ladder > 0) {
    const levels = levelsAround(path, seen, rungs.ladder, asset.strikeSteps);
    const series = coinSeries(context, `KX${asset.code}D`, `${asset.name} price above`);
    events.push(
      listVenueAEvent(context, {
        series,
        ticker: `${series.ticker}-${tail}`,
        title: `${asset.name} price on ${shortDate(instant.date)} at ${hourText}?`,
        subTitle: `On ${shortDate(instant.date)} at ${hourText}`,
        mutuallyExclusive: false,
        nestedLadder: true,
        strikeDate: at,
        activity: asset === assets.btc ? 8 : 2,
        times: hourlyTimes(instant, createdAt),
        settlementTimerSeconds: 60,
        markets: levels.map((level) => ({
          suffix: `T${decimalText(level - 1, asset.decimals)}`,
          claim: new FigureClaim(fixing, variable, level, Number.POSITIVE_INFINITY, {}),
          terms: () => aboveTerms(asset, level, instant, secondary),
        })),
      }),
    );
  }
  if (rungs.ranges > 2) {
    const cuts = levelsAround(path, seen, rungs.ranges - 1, asset.strikeSteps);
    const series = coinSeries(context, `KX${asset.code}`, `${asset.name} price range`);
    events.push(
      listVenueAEvent(context, {
        series,
        ticker: `${series.ticker}-${tail}`,
        title: `${asset.name} price range on ${shortDate(instant.date)}?`,
        subTitle: `On ${shortDate(instant.date)} at ${hourText}`,
        mutuallyExclusive: true,
        strikeDate: at,
        activity: asset === assets.btc ? 3 : 1,
        times: hourlyTimes(instant, createdAt),
        settlementTimerSeconds: 60,
        markets: rangeRungs(asset, cuts, instant, secondary).map(({ suffix, low, high, terms }) => ({
          suffix,
          claim: new FigureClaim(fixing, variable, low, high, {}),
          terms: () => terms,
        })),
      }),
    );
  }
  return events;
}

function coinSeries(context: FamilyContext, ticker: string, title: string): VenueAEvent['series'] {
  return context.series({
    ticker,
    title,
    category: 'Crypto',
    tags: [title.split(' ')[0] ?? 'Crypto'],
    frequency: 'hourly',
    settlementSources: [{ name: 'CF Benchmarks', url: 'https://www.cfbenchmarks.com/' }],
    feeType: 'quadratic',
    feeMultiplier: '1',
  });
}

function indexWords(asset: Asset): string {
  return `the CF Benchmarks ${asset.name} real-time index`;
}

function aboveTerms(asset: Asset, level: number, instant: Instant, secondary: string): VenueATerms {
  const hourText = `${clockTime(instant.hour)} ${instant.zone}`;
  const floor = decimalText(level - 1, asset.decimals);
  // The finest label of one coin is loose: a digit more than the index has.
  const label =
    asset === assets.xrp
      ? `$${floor}1 or above`
      : `$${groupedText(shortDecimalText(level, asset.decimals))} or above`;
  const terms = {
    title: `${asset.name} price on ${shortDate(instant.date)}?`,
    yesSubTitle: label,
    noSubTitle: label,
    rulesPrimary: `Yes if the simple average of the sixty one-second values of ${indexWords(asset)} before ${hourText} is above ${floor} at ${hourText} on ${shortDate(instant.date)}.`,
    rulesSecondary: secondary,
  };
  // One coin's ladder carries its bound in words only.
  return asset === assets.doge
    ? { ...terms, strikeType: 'custom' }
    : { ...terms, strikeType: 'greater', floorStrike: shortDecimalText(level - 1, asset.decimals) };
}

interface RangeRung {
  readonly suffix: string;
  readonly low: number;
  readonly high: number;
  readonly terms: VenueATerms;
}

function rangeRungs(asset: Asset, cuts: readonly number[], instant: Instant, secondary: string): RangeRung[] {
  const hourText = `${clockTime(instant.hour)} ${instant.zone}`;
  const text = (steps: number): string => shortDecimalText(steps, asset.decimals);
  const rung = (
    suffix: string,
    low: number,
    high: number,
    label: string,
    condition: string,
    strike: Pick<VenueATerms, 'strikeType' | 'floorStrike' | 'capStrike'>,
  ): RangeRung => ({
    suffix,
    low,
    high,
    terms: {
      title: `${asset.name} price range on ${shortDate(instant.date)}?`,
      yesSubTitle: label,
      noSubTitle: label,
      rulesPrimary: `Yes if the simple average of the sixty one-second values of ${indexWords(asset)} before ${hourText} is ${condition} at ${hourText} on ${shortDate(instant.date)}.`,
      rulesSecondary: secondary,
      ...strike,
    },
  });
  const [first = 1, last = first] = [cuts[0], cuts[cuts.length - 1]];
  const rungs = [
    rung(
      `T${text(first)}`,
      Number.NEGATIVE_INFINITY,
      first - 1,
      `$${groupedText(decimalText(first - 1, asset.decimals))} or below`,
      `below ${text(first)}`,
      { strikeType: 'less', capStrike: text(first) },
    ),
  ];
  for (const [index, cut] of cuts.slice(0, -1).entries()) {
    const next = cuts[index + 1] ?? cut;
    const cap = decimalText(next - 1, asset.decimals);
    rungs.push(
      rung(
        `B${text((cut + next) / 2)}`,
        cut,
        next - 1,
        `$${groupedText(text(cut))} to ${groupedText(cap)}`,
        `between ${text(cut)}-${cap}`,
        {
          strikeType: 'between',
          floorStrike: text(cut),
          capStrike: shortDecimalText(next - 1, asset.decimals),
        },
      ),
    );
  }
  rungs.push(
    rung(
      `T${decimalText(last - 1, asset.decimals)}`,
      last,
      Number.POSITIVE_INFINITY,
      `$${groupedText(text(last))} or above`,
      `above ${decimalText(last - 1, asset.decimals)}`,
      { strikeType: 'greater', floorStrike: shortDecimalText(last - 1, asset.decimals) },
    ),
  );
  return rungs;
}

/** Noon fixing of one date on venue_b: ladder and ranges on one figure. */
export function listNoon(
  context: FamilyContext,
  asset: Asset,
  date: CalendarDate,
  rungs: { readonly ladder: number; readonly ranges: number },
): VenueBEvent[] {
  const path = pricePath(context, context.seed, context.startsAt, asset);
  const at = fromEastern(date, 12);
  const pair = `${asset.code}/USDT`;
  const fixing = new Fixing({
    id: `${asset.code.toLowerCase()}-noon-${at}`,
    path,
    source: 'Binance',
    at: at + minuteMs,
  });
  const variable = `${asset.code}: Binance ${pair} one-minute candle of 12:00 ET on ${shortDate(date)}, close`;
  const createdAt = Math.min(at - 7 * dayMs, context.startsAt - 2 * hourMs);
  const shared = {
    tags: ['Crypto', asset.name, 'Crypto Prices'].map(venueBTag),
    activity: asset === assets.btc ? 10 : 3,
    feeType: 'crypto_fees_v2',
    feeRate: '0.07',
    resolution: 'automatic' as const,
    times: { createdAt, opensAt: createdAt + minuteMs, closesAt: at + hourMs, endDateAt: at },
  };
  const events: VenueBEvent[] = [];
  const source = `The source is Binance, the ${pair} pair with one-minute candles; other exchanges and pairs do not count.`;
  if (rungs.ladder > 0) {
    const description = `Resolves Yes if the Binance one-minute candle of ${pair} at 12:00 in the ET timezone (noon) on the date in the title closes higher than the price in the title; otherwise No.\n\n${source}\n\nPrices have as many decimals as the source shows.`;
    events.push(
      listVenueBEvent(context, {
        ...shared,
        slug: `${asset.slugName}-above-on-${slugDate(date)}`,
        title: `${asset.name} above ___ on ${monthDay(date)}?`,
        description,
        negRisk: false,
        series: {
          id: `10${asset.code.length}`,
          slug: `${asset.slugName}-multi-strikes-weekly`,
          title: `${asset.name} Multi Strikes Weekly`,
          recurrence: 'weekly',
        },
        markets: levelsAround(path, Math.min(at, context.startsAt), rungs.ladder, asset.strikeSteps * 4).map(
          (level, index) => {
            const shown = groupedText(shortDecimalText(level, asset.decimals));
            return {
              slug: `${asset.slugName}-above-${slugWords(shown)}-on-${slugDate(date)}`,
              claim: new FigureClaim(fixing, variable, level + 1, Number.POSITIVE_INFINITY, {}),
              groupItemThreshold: String(index),
              terms: () => ({
                question: `Will the price of ${asset.name} be above $${shown} on ${monthDay(date)}?`,
                groupItemTitle: shown,
                description,
                outcomes: yesNo,
                resolutionSource: '',
              }),
            };
          },
        ),
      }),
    );
  }
  if (rungs.ranges > 2) {
    events.push(
      listNoonRanges(context, asset, date, {
        ...shared,
        fixing,
        variable,
        source,
        ranges: rungs.ranges,
        path,
      }),
    );
  }
  return events;
}

function listNoonRanges(
  context: FamilyContext,
  asset: Asset,
  date: CalendarDate,
  shared: Pick<
    Parameters<typeof listVenueBEvent>[1],
    'tags' | 'activity' | 'feeType' | 'feeRate' | 'resolution' | 'times'
  > & {
    readonly fixing: Fixing;
    readonly variable: string;
    readonly source: string;
    readonly ranges: number;
    readonly path: PricePath;
  },
): VenueBEvent {
  const { fixing, variable, source, ranges, path, ...draft } = shared;
  const text = (steps: number): string => groupedText(shortDecimalText(steps, asset.decimals));
  const cuts = levelsAround(
    path,
    Math.min(fixing.endsAt, context.startsAt),
    ranges - 1,
    asset.strikeSteps * 4,
  );
  const description = `This market resolves by the close of the Binance one-minute candle of ${asset.code}/USDT at 12:00 in the ET timezone (noon) on the date in the title.\n\n${source}\n\nA value exactly between two brackets belongs to the higher bracket.`;
  const [first = 1, last = first] = [cuts[0], cuts[cuts.length - 1]];
  const members = [
    {
      low: Number.NEGATIVE_INFINITY,
      high: first - 1,
      label: `<${text(first)}`,
      words: `less than $${text(first)}`,
    },
    ...cuts.slice(0, -1).map((cut, index) => {
      const next = cuts[index + 1] ?? cut;
      return {
        low: cut,
        high: next - 1,
        label: `${text(cut)}-${text(next)}`,
        words: `between $${text(cut)} and $${text(next)}`,
      };
    }),
    {
      low: last,
      high: Number.POSITIVE_INFINITY,
      label: `>${text(last)}`,
      words: `greater than $${text(last)}`,
    },
  ];
  return listVenueBEvent(context, {
    ...draft,
    slug: `${asset.slugName}-price-on-${slugDate(date)}`,
    title: `${asset.name} price on ${monthDay(date)}?`,
    description,
    negRisk: true,
    markets: members.map(({ low, high, label, words }, index) => ({
      slug: slugWords(`will the price of ${asset.name} be ${words} on ${slugDate(date)}`),
      claim: new FigureClaim(fixing, variable, low, high, {}),
      groupItemThreshold: String(index),
      terms: () => ({
        question: `Will the price of ${asset.name} be ${words} on ${monthDay(date)}?`,
        groupItemTitle: label,
        description,
        outcomes: yesNo,
        resolutionSource: '',
      }),
    })),
  });
}

function nextHour(at: number): number {
  return Math.ceil(at / hourMs) * hourMs;
}

function* core(context: FamilyContext): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  const tomorrow = addDays(today, 1);
  const fivePm = fromEastern(tomorrow, 17);
  const venueA = listHour(context, assets.btc, fivePm, context.startsAt - 6 * hourMs, {
    ladder: 4,
    ranges: 4,
  });
  const venueB = listNoon(context, assets.btc, tomorrow, { ladder: 2, ranges: 4 });
  yield { venueA, venueB };
  yield {
    venueA: listHour(context, assets.doge, fivePm, context.startsAt - 6 * hourMs, { ladder: 2, ranges: 0 }),
    venueB: listNoon(context, assets.eth, tomorrow, { ladder: 2, ranges: 0 }),
  };
  noteTraps(context, venueA, venueB);
}

function noteTraps(
  context: FamilyContext,
  venueA: readonly VenueAEvent[],
  venueB: readonly VenueBEvent[],
): void {
  const [ladder, ranges] = venueA;
  const [noon, noonRanges] = venueB;
  const [low, , high] = ladder?.markets ?? [];
  const above = noon?.markets[0];
  const below = noonRanges?.markets[0];
  const [, bucket] = ranges?.markets ?? [];
  if (
    low === undefined ||
    high === undefined ||
    above === undefined ||
    below === undefined ||
    bucket === undefined
  ) {
    return;
  }
  context.trap('H01', low, above, { relation: 'none', reason: 'Another source at another hour.' });
  context.trap('H06', low, below, {
    relation: 'none',
    reason: 'A gap between strikes covers nothing when the sources differ.',
  });
  context.trap('P3', high, low, {
    relation: 'implies',
    reason: 'Above the higher bound is above the lower one.',
  });
  context.trap('P4', below, noonRanges?.markets[1] ?? below, {
    relation: 'contradicts',
    reason: 'Ranges of one candle share nothing.',
  });
}

function* more(context: FamilyContext): Iterable<Listing> {
  const { startsAt } = context;
  const today = easternOf(startsAt);
  const first = nextHour(startsAt + 1);
  // Hour by hour over all coins, ever wider, for as long as the world wants.
  for (let ahead = 0; ahead < 600; ahead += 1) {
    for (const [index, coin] of coins.entries()) {
      const at = first + (ahead * coins.length + index) * (hourMs / coins.length);
      const hour = Math.floor(at / hourMs) * hourMs;
      const isFive = easternOf(hour).hour === 17;
      if (hour > startsAt && (index === ahead % coins.length || isFive)) {
        const venueA = listHour(context, coin, hour, startsAt - 3 * hourMs, {
          ladder: coin === assets.btc ? 75 : 40,
          ranges: coin === assets.btc ? 120 : coin === assets.eth ? 60 : 0,
        });
        yield { venueA };
      }
      if (ahead < 60 && ahead % 2 === 0) {
        const date = addDays(today, 2 + ahead / 2);
        yield { venueB: listNoon(context, coin, date, { ladder: 11, ranges: 11 }) };
      }
    }
  }
}

function* past(context: FamilyContext): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  for (let back = 1; back <= 178; back += 1) {
    const date = addDays(today, -back);
    const coin = coins[back % coins.length] ?? assets.btc;
    const at = fromEastern(date, 17);
    yield {
      venueA: pastHour(context, coin, at),
      venueB: back > 1 ? pastNoon(context, coin, date) : [],
    };
  }
}

/** Strikes of a past day lie around its own price. */
function pastHour(context: FamilyContext, coin: Asset, at: number): VenueAEvent[] {
  return listHour(context, coin, at, at - dayMs, { ladder: 20, ranges: 0 });
}

function pastNoon(context: FamilyContext, coin: Asset, date: CalendarDate): VenueBEvent[] {
  return listNoon(context, coin, date, { ladder: 9, ranges: 0 });
}

function* rolling(context: FamilyContext, from: number): Iterable<Listing> {
  if (from % hourMs !== 0) {
    return;
  }
  for (const coin of [assets.btc, assets.eth]) {
    const at = from + 3 * hourMs;
    const { date, hour } = instantOf(at);
    const ticker = `KX${coin.code}D-${tickerDate(date)}${String(hour).padStart(2, '0')}`;
    if (!context.identifiers.has(ticker)) {
      yield { venueA: listHour(context, coin, at, from, { ladder: 12, ranges: 0 }) };
    }
  }
}

export const fixingFamily: Family = {
  name: 'price-fixings',
  weights: { venueA: 90, venueB: 40 },
  core,
  more,
  past,
  rolling,
};

/**
 * Up or down over a short window. venue_b: 5 and 15 minutes by a data stream, ties up; an hour by one exchange's candle.
 * venue_a: 15 minutes by an index mean, whose strike is filled in when the window opens.
 */
import { FigureClaim } from '../../claims.ts';
import {
  clockTime,
  easternOf,
  hourMs,
  minuteMs,
  monthDay,
  slugDate,
  tickerDate,
} from '../../eastern-time.ts';
import { decimalText, groupedText, shortDecimalText } from '../../exact-text.ts';
import type { FamilyContext, Listing, WorldFamily } from '../../family.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../../list-venue-b.ts';
import type { VenueAEvent, VenueATerms } from '../../venue-a.ts';
import type { VenueBEvent, VenueBSeries } from '../../venue-b.ts';
import { type Asset, assets, indexSource, pricePath } from './assets.ts';
import { WindowChange } from './price-occurrences.ts';

const upDown: readonly [string, string] = ['Up', 'Down'];
const rollingCoins: readonly Asset[] = [assets.btc, assets.eth];
const coins: readonly Asset[] = [assets.btc, assets.eth, assets.sol, assets.xrp, assets.doge, assets.bnb];
/** How long before its start a rolling window is listed. */
const leadMs = 15 * minuteMs;

function windowOf(
  context: FamilyContext,
  asset: Asset,
  source: string,
  from: number,
  minutes: number,
): WindowChange {
  return new WindowChange({
    id: `${asset.code.toLowerCase()}-${minutes}m-${source.split(' ')[0]?.toLowerCase() ?? ''}-${from}`,
    path: pricePath(context, context.seed, context.startsAt, asset),
    source,
    from,
    to: from + minutes * minuteMs,
  });
}

function spanText(from: number, minutes: number): string {
  const [start, end] = [easternOf(from), easternOf(from + minutes * minuteMs)];
  const tight = (hour: number, minute: number): string => {
    const text = clockTime(hour, minute).replace(' ', '');
    return minute === 0 ? text.replace(/([AP]M)/, ':00$1') : text;
  };
  return `${monthDay(start)}, ${tight(start.hour, start.minute)}-${tight(end.hour, end.minute)} ET`;
}

function streamSlug(asset: Asset, from: number, minutes: number): string {
  return `${asset.code.toLowerCase()}-updown-${minutes}m-${Math.floor(from / 1000)}`;
}

/** 5 or 15 minutes on venue_b. */
function listStreamWindow(
  context: FamilyContext,
  asset: Asset,
  from: number,
  minutes: 5 | 15,
  createdAt: number,
): VenueBEvent {
  const lookBack = minutes === 5 ? 30 : 60;
  const source = `Chainlink data stream, ${lookBack}-second mean`;
  const change = windowOf(context, asset, source, from, minutes);
  const title = `${asset.name} Up or Down - ${spanText(from, minutes)}`;
  const slug = streamSlug(asset, from, minutes);
  const description = [
    `The result is "Up" if ${asset.name} stands at its opening price of the window in the title or higher when that window closes, and "Down" if it stands lower.`,
    `Both prices come from the Chainlink ${asset.code}/USD data stream, each as the mean of the last ${lookBack} seconds; spot markets and other feeds are ignored.`,
  ].join('\n');
  return listUpDown(context, asset, change, {
    slug,
    title,
    description,
    createdAt,
    length: minutes === 5 ? '5M' : '15M',
    series: {
      id: `20${minutes}`,
      slug: `${asset.code.toLowerCase()}-up-or-down-${minutes}m`,
      title: `${asset.name} Up or Down ${minutes}m`,
      recurrence: `${minutes}m`,
    },
    activity: asset === assets.btc ? 12 : 4,
    variable: `${asset.code}: change of the ${source} from ${from} to ${change.endsAt}`,
    resolutionSource: `https://data.chain.link/streams/${asset.code.toLowerCase()}-usd`,
  });
}

/** One hour by the candle of an exchange, on venue_b. */
function listCandleHour(context: FamilyContext, asset: Asset, from: number, createdAt: number): VenueBEvent {
  const start = easternOf(from);
  const change = windowOf(context, asset, 'Binance', from, 60);
  const hour = clockTime(start.hour).replace(' ', '');
  const title = `${asset.name} Up or Down - ${monthDay(start)}, ${hour} ET`;
  const slug = `${asset.slugName}-up-or-down-${slugDate(start)}-${hour.toLowerCase()}-et`;
  const description = `The result is "Up" if the Binance ${asset.code}/USDT one-hour candle that begins at the time in the title closes at its open or higher, and "Down" if it closes lower.\n\nThe figures shown for that candle once it is final decide; other exchanges and pairs do not count.`;
  return listUpDown(context, asset, change, {
    slug,
    title,
    description,
    createdAt,
    length: '1H',
    activity: 5,
    variable: `${asset.code}: close minus open of the Binance one-hour candle that begins at ${from}`,
    resolutionSource: '',
  });
}

/** An event of one market: up, or down. */
function listUpDown(
  context: FamilyContext,
  asset: Asset,
  change: WindowChange,
  draft: {
    readonly slug: string;
    readonly title: string;
    readonly description: string;
    readonly createdAt: number;
    /** As its tag says it. */
    readonly length: string;
    readonly series?: VenueBSeries;
    readonly activity: number;
    readonly variable: string;
    readonly resolutionSource: string;
  },
): VenueBEvent {
  const { slug, title, description, createdAt, length, series, activity, variable, resolutionSource } = draft;
  return listVenueBEvent(context, {
    slug,
    plainSlug: true,
    title,
    description,
    tags: ['Crypto', 'Up or Down', asset.name, length].map(venueBTag),
    ...(series === undefined ? {} : { series }),
    negRisk: false,
    activity,
    feeType: 'crypto_fees_v2',
    feeRate: '0.07',
    resolution: 'automatic',
    times: { createdAt, opensAt: createdAt, closesAt: change.endsAt + minuteMs, endDateAt: change.endsAt },
    markets: [
      {
        slug,
        plainSlug: true,
        claim: new FigureClaim(change, variable, 0, Number.POSITIVE_INFINITY, {}),
        terms: () => ({
          question: title,
          groupItemTitle: '',
          description,
          outcomes: upDown,
          resolutionSource,
        }),
      },
    ],
  });
}

function indexTicker(asset: Asset, from: number): string {
  const end = easternOf(from + 15 * minuteMs);
  return `KX${asset.code}15M-${tickerDate(end)}${String(end.hour).padStart(2, '0')}${String(end.minute).padStart(2, '0')}`;
}

/** 15 minutes on venue_a: listed without a strike, which is filled in at the start of the window. */
function listIndexWindow(context: FamilyContext, asset: Asset, from: number, createdAt: number): VenueAEvent {
  const change = windowOf(context, asset, indexSource, from, 15);
  const closesAt = change.endsAt;
  const event = listVenueAEvent(context, {
    series: context.series({
      ticker: `KX${asset.code}15M`,
      title: `${asset.name} up or down in 15 minutes`,
      category: 'Crypto',
      tags: [asset.name],
      frequency: 'fifteen_min',
      settlementSources: [{ name: 'CF Benchmarks', url: 'https://www.cfbenchmarks.com/' }],
      feeType: 'quadratic',
      feeMultiplier: '1',
    }),
    ticker: indexTicker(asset, from),
    title: `${asset.code} price up in next 15 mins?`,
    subTitle: spanText(from, 15),
    mutuallyExclusive: false,
    strikeDate: closesAt,
    activity: asset === assets.btc ? 10 : 3,
    settlementTimerSeconds: 30,
    times: {
      createdAt,
      opensAt: Math.max(createdAt, from - minuteMs),
      closesAt,
      expectedExpirationAt: closesAt + 5 * minuteMs,
      latestExpirationAt: closesAt + 7 * 24 * hourMs,
    },
    markets: [
      {
        suffix: String(easternOf(closesAt).minute).padStart(2, '0'),
        claim: new FigureClaim(
          change,
          `${asset.code}: change of the ${indexSource} real-time index, mean of sixty seconds, from ${from} to ${closesAt}`,
          0,
          Number.POSITIVE_INFINITY,
          {},
        ),
        changes: [from],
        terms: (at) => indexTerms(asset, change, at),
      },
    ],
  });
  return event;
}

function indexTerms(asset: Asset, change: WindowChange, at: number): VenueATerms {
  const common = {
    title: `${asset.code} price up in next 15 mins?`,
    rulesPrimary: `Yes if the sixty-second average of the CF Benchmarks ${asset.name} real-time index at the end of the window is at least its sixty-second average at the start of the window.`,
    rulesSecondary: '',
    strikeType: 'greater_or_equal' as const,
    customStrike: { round_digits: String(asset.decimals) },
  };
  if (at < change.startsAt) {
    return { ...common, yesSubTitle: 'Target Price: TBD', noSubTitle: 'Target Price: TBD' };
  }
  const steps = change.openingSteps();
  // One coin's label is a step off its strike, as seen on the venue; readers must refuse it.
  const shown = asset === assets.eth ? steps - 1 : steps;
  const label = `Target Price: $${groupedText(decimalText(shown, asset.decimals))}`;
  return {
    ...common,
    yesSubTitle: label,
    noSubTitle: label,
    floorStrike: shortDecimalText(steps, asset.decimals),
  };
}

function* core(context: FamilyContext): Iterable<Listing> {
  const { startsAt } = context;
  const quarter = Math.ceil(startsAt / (15 * minuteMs)) * 15 * minuteMs;
  const createdAt = startsAt - 10 * minuteMs;
  const index = listIndexWindow(context, assets.btc, quarter, createdAt);
  const fifteen = listStreamWindow(context, assets.btc, quarter, 15, createdAt);
  yield { venueA: [index], venueB: [fifteen] };
  const fives = [0, 5].map((offset) =>
    listStreamWindow(context, assets.btc, quarter + offset * minuteMs, 5, createdAt),
  );
  const hour = listCandleHour(context, assets.btc, Math.ceil(startsAt / hourMs) * hourMs, createdAt);
  yield { venueB: [...fives, hour] };
  const [five] = fives;
  const [a, b, short, candle] = [index.markets[0], fifteen.markets[0], five?.markets[0], hour.markets[0]];
  if (a !== undefined && b !== undefined && short !== undefined && candle !== undefined) {
    context.trap('H03', a, b, {
      relation: 'none',
      reason: 'The same quarter of an hour, read from two sources.',
    });
    context.trap('H05', short, b, {
      relation: 'none',
      reason: 'The first five minutes decide nothing about all fifteen.',
    });
    context.trap('H02', candle, a, { relation: 'none', reason: 'Another source, another window.' });
  }
}

function* more(context: FamilyContext): Iterable<Listing> {
  const { startsAt } = context;
  const first = Math.ceil(startsAt / (15 * minuteMs)) * 15 * minuteMs;
  const createdAt = startsAt - 5 * minuteMs;
  for (let quarter = 0; quarter < 96 * 3; quarter += 1) {
    const from = first + quarter * 15 * minuteMs;
    for (const coin of coins) {
      // The first window of one coin is in the core.
      if (quarter > 0 || coin !== assets.btc) {
        yield {
          venueA: [listIndexWindow(context, coin, from, createdAt)],
          venueB: [
            listStreamWindow(context, coin, from, 15, createdAt),
            ...[0, 5, 10].map((offset) =>
              listStreamWindow(context, coin, from + offset * minuteMs, 5, createdAt),
            ),
          ],
        };
      }
      if (quarter % 4 === 0 && from % hourMs === 0 && (coin !== assets.btc || quarter > 3)) {
        yield { venueB: [listCandleHour(context, coin, from, createdAt)] };
      }
    }
  }
}

function* past(context: FamilyContext): Iterable<Listing> {
  const last = Math.floor(context.startsAt / (15 * minuteMs)) * 15 * minuteMs;
  for (let back = 2; back < 178 * 24; back += 1) {
    const from = last - back * hourMs;
    const coin = coins[back % coins.length] ?? assets.btc;
    yield {
      venueA: [listIndexWindow(context, coin, from, from - hourMs)],
      venueB: [
        listStreamWindow(context, coin, from, 15, from - hourMs),
        listStreamWindow(context, coin, from, 5, from - hourMs),
      ],
    };
  }
}

function* rolling(context: FamilyContext, from: number): Iterable<Listing> {
  const start = from + leadMs;
  for (const coin of rollingCoins) {
    if (from % (5 * minuteMs) === 0 && !context.identifiers.has(streamSlug(coin, start, 5))) {
      yield { venueB: [listStreamWindow(context, coin, start, 5, from)] };
    }
    if (from % (15 * minuteMs) === 0) {
      if (!context.identifiers.has(streamSlug(coin, start, 15))) {
        yield { venueB: [listStreamWindow(context, coin, start, 15, from)] };
      }
      if (!context.identifiers.has(indexTicker(coin, start))) {
        yield { venueA: [listIndexWindow(context, coin, start, from)] };
      }
    }
  }
}

export const upDownFamily: WorldFamily = {
  name: 'up-or-down',
  weights: { venueA: 2, venueB: 40 },
  core,
  more,
  past,
  rolling,
};

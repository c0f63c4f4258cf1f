/** Levels that a price touches within a period: "hit" ladders of venue_b, yearly extremes of venue_a, and their look-alikes. */
import { FigureClaim } from '../../claims.ts';
import {
  addDays,
  addMonths,
  dayMs,
  type EasternDate,
  easternOf,
  fromEastern,
  hourMs,
  longDate,
  minuteMs,
  monthName,
  tickerDate,
} from '../../eastern-time.ts';
import { decimalText, groupedText, shortDecimalText } from '../../exact-text.ts';
import type { FamilyContext, Listing, WorldFamily } from '../../family.ts';
import { slugWords } from '../../identifiers.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../../list-venue-b.ts';
import type { VenueAEvent } from '../../venue-a.ts';
import type { VenueBEvent } from '../../venue-b.ts';
import { type Asset, assets, indexSource, levelsAround, pricePath } from './assets.ts';
import { listNoon } from './noon-fixings.ts';
import { Extreme, type FixingTimes, Touch } from './price-occurrences.ts';

const yesNo: readonly [string, string] = ['Yes', 'No'];
const touched: readonly Asset[] = [
  assets.btc,
  assets.eth,
  assets.sol,
  assets.xrp,
  assets.doge,
  assets.bnb,
  assets.wti,
  assets.gold,
];

interface Period {
  readonly from: number;
  readonly to: number;
  /** When it begins, as rules have it. */
  readonly since: string;
  /** As titles have it: `in November`, `before 2027`. */
  readonly words: string;
  readonly slugWords: string;
}

function monthPeriod(month: EasternDate): Period {
  const name = monthName(month.month);
  return {
    from: fromEastern(addMonths(month, 0)),
    to: fromEastern(addDays(addMonths(month, 1), -1), 23, 59),
    since: `midnight ET as ${longDate(addMonths(month, 0))} begins`,
    words: `in ${name}`,
    slugWords: `in-${name.toLowerCase()}-${month.year}`,
  };
}

function dayPeriod(date: EasternDate): Period {
  const words = `on ${monthName(date.month)} ${date.day}`;
  return {
    from: fromEastern(date),
    to: fromEastern(date, 23, 59),
    since: `midnight ET as ${longDate(date)} begins`,
    words,
    slugWords: `${slugWords(words)}-${date.year}`,
  };
}

/** The year that has some days left. */
function yearOf(context: FamilyContext): number {
  return easternOf(context.startsAt + 3 * dayMs).year;
}

function yearPeriod(context: FamilyContext): Period {
  const year = yearOf(context);
  return {
    from: context.startsAt - 30 * dayMs,
    to: fromEastern({ year, month: 12, day: 31 }, 23, 59),
    since: 'the listing of this market',
    words: `before ${year + 1}`,
    slugWords: `before-${year + 1}`,
  };
}

interface CandleSource {
  /** Whose prices they are. */
  readonly source: string;
  readonly words: string;
  readonly fixings: FixingTimes;
}

function candlesOf(asset: Asset): CandleSource {
  return asset.kind === 'crypto'
    ? { source: 'Binance', words: `Binance ${asset.code}/USDT one-minute candles`, fixings: 'noon' }
    : { source: 'front month', words: `${asset.name} front-month one-minute candles`, fixings: 'none' };
}

/** `perSide` levels above and as many below the price at the beginning. */
function listHits(
  context: FamilyContext,
  asset: Asset,
  period: Period,
  perSide: number,
  createdAt: number,
): VenueBEvent {
  const path = pricePath(context, context.seed, context.startsAt, asset);
  const { source, words, fixings } = candlesOf(asset);
  const [high, low] = (['high', 'low'] as const).map(
    (direction) => new Extreme({ path, source, from: period.from, to: period.to, direction, fixings }),
  );
  const reach = Math.max(
    1,
    Math.round(
      (path.deviationOver(period.to - period.from) * path.stepsAt(period.from, source)) /
        asset.strikeSteps /
        2,
    ),
  );
  const distance = asset.strikeSteps * reach;
  const levels = levelsAround(path, Math.max(period.from, createdAt), 2 * perSide + 1, distance);
  const middle = levels[perSide] ?? distance;
  const id = `${asset.code.toLowerCase()}-hits-${period.slugWords}`;
  const markets = levels
    .filter((level) => level !== middle)
    .map((level, index) => {
      const up = level > middle;
      const extreme = up ? high : low;
      const shown = groupedText(shortDecimalText(level, asset.decimals));
      const question = `Will ${asset.name} ${up ? 'reach' : 'dip to'} $${shown} ${period.words}?`;
      const description = `${up ? 'Yes at once' : 'Yes'} if some one-minute candle of the source between ${period.since} and 11:59 PM ET on ${longDate(easternOf(period.to))} has a ${up ? 'high that is equal to or above' : 'low that is equal to or below'} the level named in the title; No if none has.\n\nCandles are ${words}; prices of other exchanges or pairs are ignored.`;
      if (extreme === undefined) {
        throw new TypeError('a period has a highest and a lowest price');
      }
      return {
        slug: slugWords(`will ${asset.slugName} ${up ? 'reach' : 'dip to'} ${shown} ${period.slugWords}`),
        claim: new FigureClaim(
          new Touch(`${id}-${level}`, extreme, level),
          `${asset.code}: ${up ? 'highest high' : 'lowest low'} of ${words} from ${period.from} to ${period.to}`,
          up ? level : Number.NEGATIVE_INFINITY,
          up ? Number.POSITIVE_INFINITY : level,
          {},
        ),
        groupItemThreshold: String(index),
        terms: () => ({
          question,
          groupItemTitle: `${up ? '↑' : '↓'} ${shown}`,
          description,
          outcomes: yesNo,
          resolutionSource: '',
        }),
      };
    });
  return listVenueBEvent(context, {
    slug: `what-price-will-${asset.slugName}-hit-${period.slugWords}`,
    title: `What price will ${asset.name} hit ${period.words}?`,
    description:
      'Each market resolves on its own level; levels that were touched are listed anew as new markets.',
    tags: [asset.kind === 'crypto' ? 'Crypto' : 'Commodities', asset.name, 'Hit Price'].map(venueBTag),
    negRisk: false,
    activity: asset === assets.btc ? 15 : 3,
    feeType: asset.kind === 'crypto' ? 'crypto_fees_v2' : 'finance_prices_fees',
    feeRate: asset.kind === 'crypto' ? '0.07' : '0.04',
    resolution: 'optimistic_oracle',
    times: { createdAt, opensAt: createdAt, closesAt: period.to + dayMs, endDateAt: period.to },
    markets,
  });
}

/** The highest value of the year on venue_a: a path, with the strike fields of a fixing. */
function listYearlyMax(context: FamilyContext, asset: Asset, rungs: number): VenueAEvent {
  const path = pricePath(context, context.seed, context.startsAt, asset);
  const period = yearPeriod(context);
  const year = yearOf(context);
  const extreme = new Extreme({
    path,
    source: indexSource,
    from: period.from,
    to: period.to,
    direction: 'high',
    fixings: 'hourly',
  });
  const centre = levelsAround(path, context.startsAt, 1, asset.strikeSteps * 10)[0] ?? 1;
  const levels = Array.from({ length: rungs }, (_, index) => centre + (index + 1) * asset.strikeSteps * 10);
  return listVenueAEvent(context, {
    series: context.series({
      ticker: `KX${asset.code}MAXY`,
      title: `${asset.name} yearly high`,
      category: 'Crypto',
      tags: [asset.name],
      frequency: 'annual',
      settlementSources: [{ name: 'CF Benchmarks', url: 'https://www.cfbenchmarks.com/' }],
      feeType: 'quadratic',
      feeMultiplier: '1',
    }),
    ticker: `KX${asset.code}MAXY-${tickerDate({ year, month: 12, day: 31 })}`,
    title: `How high will ${asset.name} get in ${year}?`,
    subTitle: `By Dec 31, ${year}`,
    mutuallyExclusive: false,
    activity: 4,
    priceLevelStructure: 'deci_cent',
    times: {
      createdAt: period.from,
      opensAt: period.from,
      closesAt: period.to,
      expectedExpirationAt: period.to + 10 * hourMs,
      latestExpirationAt: period.to + 7 * dayMs,
    },
    markets: levels.map((level) => {
      const floor = decimalText(level - 1, asset.decimals);
      const label = `$${groupedText(shortDecimalText(level, asset.decimals))} or above`;
      return {
        suffix: floor,
        claim: new FigureClaim(
          new Touch(`${asset.code.toLowerCase()}-max-${year}-${level}`, extreme, level),
          `${asset.code}: highest value of the ${indexSource} real-time index from listing to ${period.to}`,
          level,
          Number.POSITIVE_INFINITY,
          {},
        ),
        terms: () => ({
          title: `Will ${asset.name} be above $${groupedText(floor)} by Dec 31, ${year}?`,
          yesSubTitle: label,
          noSubTitle: label,
          rulesPrimary: `Yes if the CF Benchmarks ${asset.name} real-time index is above ${floor} at any time from ${longDate(easternOf(period.from))} to 11:59 PM ET on ${longDate({ year, month: 12, day: 31 })}.`,
          rulesSecondary: 'Closes early when it happens.',
          strikeType: 'greater' as const,
          floorStrike: shortDecimalText(level - 1, asset.decimals),
          earlyCloseCondition: 'Closes and expires early if the event occurs.',
        }),
      };
    }),
  });
}

function* core(context: FamilyContext): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  const hits = listHits(context, assets.btc, yearPeriod(context), 1, context.startsAt - 30 * dayMs);
  const yearly = listYearlyMax(context, assets.btc, 2);
  const lastDay: EasternDate = { year: yearOf(context), month: 12, day: 30 };
  const [, up] = hits.markets;
  const touchLevel = up?.claim instanceof FigureClaim ? up.claim.low : 0;
  const level = listNoon(context, assets.btc, lastDay, { ladder: [touchLevel], ranges: 0 });
  const oil = listHits(
    context,
    assets.wti,
    monthPeriod({ ...today, day: 1 }),
    1,
    context.startsAt - 10 * dayMs,
  );
  yield { venueA: [yearly], venueB: [hits, ...level, oil] };
  const [above] = level[0]?.markets ?? [];
  const [max] = yearly.markets;
  if (up !== undefined && above !== undefined && max !== undefined) {
    context.trap('H04', above, up, {
      relation: 'implies',
      reason: 'A close above the level is a candle that touches it; the other way round it is not.',
    });
    context.trap('H04', max, up, { relation: 'none', reason: 'Two extremes from two sources.' });
    context.trap('H04', above, max, {
      relation: 'none',
      reason: 'A close of one source, a touch of another.',
    });
  }
}

function* more(context: FamilyContext): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  for (let round = 0; round < 40; round += 1) {
    for (const asset of touched) {
      const period =
        round % 4 === 0
          ? monthPeriod(addMonths({ ...today, day: 1 }, round / 4 + (asset === assets.wti ? 1 : 0)))
          : dayPeriod(addDays(today, round));
      yield { venueB: [listHits(context, asset, period, 5 + (round % 3), context.startsAt - 12 * hourMs)] };
      if (round === 1 && asset !== assets.btc && asset.kind === 'crypto') {
        yield { venueA: [listYearlyMax(context, asset, 12)] };
      }
    }
  }
}

function* past(context: FamilyContext): Iterable<Listing> {
  const today = easternOf(context.startsAt);
  for (let back = 2; back < 178; back += 1) {
    const asset = touched[back % touched.length] ?? assets.btc;
    const period = dayPeriod(addDays(today, -back));
    yield { venueB: [listHits(context, asset, period, 4, period.from - 6 * hourMs + minuteMs)] };
  }
}

export const touchFamily: WorldFamily = {
  name: 'price-touches',
  weights: { venueA: 2, venueB: 20 },
  core,
  more,
  past,
};

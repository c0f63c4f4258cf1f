/**
 * Stock indices. venue_a: ranges at the close with caps of four decimals, intraday ladders whose fields say "at least"
 * while title and rules say "above" one ten-thousandth less; venue_b: a fund that tracks the index, up or down on the year.
 */
import { FigureClaim } from '../../claims.ts';
import {
  addDays,
  clockTime,
  dayMs,
  type EasternDate,
  easternOf,
  fromEastern,
  hourMs,
  longDate,
  minuteMs,
  monthDay,
  shortDate,
  slugDate,
  tickerDate,
  weekdayOf,
} from '../../eastern-time.ts';
import { decimalText, groupedText, shortDecimalText } from '../../exact-text.ts';
import type { FamilyContext, Listing, WorldFamily } from '../../family.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../../list-venue-b.ts';
import type { VenueAEvent } from '../../venue-a.ts';
import type { VenueBEvent } from '../../venue-b.ts';
import { type Asset, assets, levelsAround, pricePath } from './assets.ts';
import { Fixing } from './price-occurrences.ts';

const yesNo: readonly [string, string] = ['Yes', 'No'];

function fixingOf(
  context: FamilyContext,
  asset: Asset,
  at: number,
): { readonly fixing: Fixing; readonly variable: string } {
  const path = pricePath(context, context.seed, context.startsAt, asset);
  return {
    fixing: new Fixing({ id: `${asset.code.toLowerCase()}-value-${at}`, path, source: 'index provider', at }),
    variable: `${asset.name} index value at ${at}, four decimals`,
  };
}

function indexSeries(
  context: FamilyContext,
  asset: Asset,
  ticker: string,
  title: string,
): VenueAEvent['series'] {
  return context.series({
    ticker,
    title,
    category: 'Financials',
    tags: ['Indices'],
    frequency: 'daily',
    settlementSources: [{ name: 'Index provider', url: 'https://www.spglobal.com/' }],
    feeType: 'quadratic',
    feeMultiplier: asset === assets.inx ? '0.5' : '1',
  });
}

function secondary(date: EasternDate): string {
  return `Trading ends on ${longDate(date)}. Expires once the value is out, and within a week of ${longDate(date)} in any case.`;
}

/** Ladder and ranges of one instant on one figure. */
function listIndex(
  context: FamilyContext,
  asset: Asset,
  date: EasternDate,
  hour: number,
  counts: { readonly ladder: number; readonly ranges: number },
): VenueAEvent[] {
  const at = fromEastern(date, hour);
  const { zone } = easternOf(at);
  const { fixing, variable } = fixingOf(context, asset, at);
  const path = pricePath(context, context.seed, context.startsAt, asset);
  const createdAt = Math.min(at - dayMs, context.startsAt - hourMs);
  const code = `${tickerDate(date)}H${String(hour).padStart(2, '0')}00`;
  const when = `${shortDate(date)} at ${clockTime(hour).replace(' ', '').toLowerCase()} ${zone}`;
  const atClose = hour === 16;
  const value = atClose
    ? `the official close of the ${asset.name} index on ${longDate(date)}`
    : `the value of the ${asset.name} index on ${when}`;
  const times = {
    createdAt,
    opensAt: createdAt,
    closesAt: at,
    expectedExpirationAt: at + hourMs,
    latestExpirationAt: at + 7 * dayMs,
  };
  const seen = Math.min(context.startsAt, createdAt);
  const events: VenueAEvent[] = [];
  if (counts.ladder > 0) {
    const series = indexSeries(context, asset, `KX${asset.code}U`, `${asset.name} above`);
    events.push(
      listVenueAEvent(context, {
        series,
        ticker: `${series.ticker}-${code}`,
        title: `${asset.name} above on ${when}?`,
        subTitle: `On ${when}`,
        mutuallyExclusive: false,
        nestedLadder: true,
        strikeDate: at,
        activity: 3,
        times,
        markets: levelsAround(path, seen, counts.ladder, asset.strikeSteps / 5).map((level) => {
          const below = decimalText(level - 1, 4);
          const label = `${groupedText(shortDecimalText(level, 4))} or above`;
          return {
            suffix: `T${below}`,
            claim: new FigureClaim(fixing, variable, level, Number.POSITIVE_INFINITY, {}),
            terms: () => ({
              title: `${asset.name} above ${below} on ${when}?`,
              yesSubTitle: label,
              noSubTitle: label,
              rulesPrimary: `Yes if ${value} is above ${below}.`,
              rulesSecondary: secondary(date),
              strikeType: 'greater_or_equal' as const,
              floorStrike: shortDecimalText(level, 4),
            }),
          };
        }),
      }),
    );
  }
  if (counts.ranges > 2) {
    events.push(
      listRanges(context, asset, {
        fixing,
        variable,
        value,
        date,
        when,
        code,
        times,
        ranges: counts.ranges,
        seen,
      }),
    );
  }
  return events;
}

function listRanges(
  context: FamilyContext,
  asset: Asset,
  made: {
    readonly fixing: Fixing;
    readonly variable: string;
    readonly value: string;
    readonly date: EasternDate;
    readonly when: string;
    readonly code: string;
    readonly times: Parameters<typeof listVenueAEvent>[1]['times'];
    readonly ranges: number;
    readonly seen: number;
  },
): VenueAEvent {
  const path = pricePath(context, context.seed, context.startsAt, asset);
  const { fixing, variable, value, date, when } = made;
  const cuts = levelsAround(path, made.seen, made.ranges - 1, asset.strikeSteps);
  const [first = 1, last = first] = [cuts[0], cuts[cuts.length - 1]];
  const text = (steps: number): string => shortDecimalText(steps, 4);
  const shared = { rulesSecondary: secondary(date) };
  const tails = [
    {
      suffix: `T${text(first)}`,
      claim: new FigureClaim(fixing, variable, Number.NEGATIVE_INFINITY, first - 1, {}),
      terms: () => ({
        ...shared,
        title: `${asset.name} below ${text(first)} on ${when}?`,
        yesSubTitle: `${groupedText(decimalText(first - 1, 4))} or below`,
        noSubTitle: `${groupedText(decimalText(first - 1, 4))} or below`,
        rulesPrimary: `Yes if ${value} is below ${text(first)}.`,
        strikeType: 'less' as const,
        capStrike: text(first),
      }),
    },
    {
      suffix: `T${decimalText(last - 1, 4)}`,
      claim: new FigureClaim(fixing, variable, last, Number.POSITIVE_INFINITY, {}),
      terms: () => ({
        ...shared,
        title: `${asset.name} above ${decimalText(last - 1, 4)} on ${when}?`,
        yesSubTitle: `${groupedText(text(last))} or above`,
        noSubTitle: `${groupedText(text(last))} or above`,
        rulesPrimary: `Yes if ${value} is above ${decimalText(last - 1, 4)}.`,
        strikeType: 'greater' as const,
        floorStrike: decimalText(last - 1, 4),
      }),
    },
  ];
  const ranges = cuts.slice(0, -1).map((cut, index) => {
    const cap = (cuts[index + 1] ?? cut) - 1;
    const label = `${groupedText(text(cut))} to ${groupedText(decimalText(cap, 4))}`;
    return {
      // The middle of the range, cut to whole points.
      suffix: `B${Math.floor((cut + cap) / 20_000)}`,
      claim: new FigureClaim(fixing, variable, cut, cap, {}),
      terms: () => ({
        ...shared,
        title: `${asset.name} between ${text(cut)} and ${decimalText(cap, 4)} on ${when}?`,
        yesSubTitle: label,
        noSubTitle: label,
        rulesPrimary: `Yes if ${value} is between ${text(cut)}-${decimalText(cap, 4)}.`,
        strikeType: 'between' as const,
        floorStrike: text(cut),
        capStrike: decimalText(cap, 4),
      }),
    };
  });
  const series = indexSeries(context, asset, `KX${asset.code}`, `${asset.name} range`);
  return listVenueAEvent(context, {
    series,
    ticker: `${series.ticker}-${made.code}`,
    title: `${asset.name} range on ${when}?`,
    subTitle: `On ${when}`,
    mutuallyExclusive: true,
    strikeDate: fixing.endsAt,
    activity: 2,
    times: made.times,
    markets: [...tails, ...ranges],
  });
}

/** A fund that tracks the index, in dollars: an alias, not the index. */
function listFund(context: FamilyContext, date: EasternDate): VenueBEvent {
  const at = fromEastern(date, 16);
  const fund: Asset = {
    ...assets.inx,
    code: 'SPY',
    name: 'SPY',
    slugName: 'spy',
    level: 748,
    decimals: 2,
    strikeSteps: 500,
  };
  const path = pricePath(context, context.seed, context.startsAt, fund);
  const fixing = new Fixing({ id: `spy-close-${at}`, path, source: 'official close', at });
  const createdAt = context.startsAt - dayMs;
  const description =
    'Resolves Yes if the official closing price of SPY on the date in the title is higher than the price in the title; otherwise No.';
  return listVenueBEvent(context, {
    slug: `spy-above-on-${slugDate(date)}`,
    title: `SPY above ___ on ${monthDay(date)}?`,
    description,
    tags: ['Finance', 'Stocks'].map(venueBTag),
    negRisk: false,
    activity: 1,
    feeType: 'finance_prices_fees',
    feeRate: '0.04',
    resolution: 'optimistic_oracle',
    times: { createdAt, opensAt: createdAt, closesAt: at + dayMs, endDateAt: at },
    markets: levelsAround(path, context.startsAt, 2, 500).map((level, index) => {
      const shown = shortDecimalText(level, 2);
      return {
        slug: `spy-above-${shown}-on-${slugDate(date)}`,
        claim: new FigureClaim(
          fixing,
          `SPY: official close on ${shortDate(date)}`,
          level + 1,
          Number.POSITIVE_INFINITY,
          {},
        ),
        groupItemThreshold: String(index),
        terms: () => ({
          question: `Will SPY close above $${shown} on ${monthDay(date)}?`,
          groupItemTitle: `$${shown}`,
          description,
          outcomes: yesNo,
          resolutionSource: '',
        }),
      };
    }),
  });
}

/** Up and down on the year, two markets with a flat case between them. */
function listYear(context: FamilyContext): VenueBEvent {
  const { year } = easternOf(context.startsAt);
  const at = fromEastern({ year, month: 12, day: 31 }, 16);
  const path = pricePath(context, context.seed, context.startsAt, assets.inx);
  const base = Math.round(path.stepsAt(context.startsAt - 100 * dayMs, 'index provider') / 10_000) * 10_000;
  const { fixing, variable } = fixingOf(context, assets.inx, at);
  const createdAt = context.startsAt - 90 * dayMs;
  const shown = groupedText(shortDecimalText(base, 4));
  const sides = [
    { word: 'up', low: base + 1, high: Number.POSITIVE_INFINITY, condition: 'higher' },
    { word: 'down', low: Number.NEGATIVE_INFINITY, high: base - 1, condition: 'lower' },
  ];
  return listVenueBEvent(context, {
    slug: `will-the-sp-500-end-${year}-up-or-down`,
    title: `S&P 500 in ${year}`,
    description: 'The last close of the year against the last close of the year before.',
    tags: ['Finance', 'Indices'].map(venueBTag),
    negRisk: false,
    activity: 1,
    feeType: 'finance_prices_fees',
    feeRate: '0.04',
    resolution: 'optimistic_oracle',
    times: { createdAt, opensAt: createdAt, closesAt: at + dayMs, endDateAt: at },
    markets: sides.map(({ word, low, high, condition }, index) => ({
      slug: `will-the-sp-500-end-${year}-${word}`,
      claim: new FigureClaim(fixing, variable, low, high, {}),
      groupItemThreshold: String(index),
      terms: () => ({
        question: `Will the S&P 500 end ${year} ${word}?`,
        groupItemTitle: word,
        description: `Resolves Yes if the last official close of the S&P 500 in ${year} is ${condition} than ${shown}, its last close of ${year - 1}; otherwise No. A close exactly at that value resolves No.`,
        outcomes: yesNo,
        resolutionSource: '',
      }),
    })),
  });
}

function tradingDay(date: EasternDate): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6;
}

function* tradingDays(context: FamilyContext, step: 1 | -1): Iterable<EasternDate> {
  let date: EasternDate = easternOf(context.startsAt);
  for (let count = 0; count < 178; count += 1) {
    date = addDays(date, step);
    if (tradingDay(date)) {
      yield date;
    }
  }
}

function* core(context: FamilyContext): Iterable<Listing> {
  const [day] = tradingDays(context, 1);
  if (day === undefined) {
    return;
  }
  const venueA = listIndex(context, assets.inx, day, 16, { ladder: 3, ranges: 4 });
  const fund = listFund(context, day);
  const year = listYear(context);
  yield { venueA, venueB: [fund, year] };
  const above = venueA[0]?.markets[1];
  const [spy] = fund.markets;
  const [up, down] = year.markets;
  if (above !== undefined && spy !== undefined && up !== undefined && down !== undefined) {
    context.trap('H14', above, spy, {
      relation: 'none',
      reason: 'The index and a fund that tracks it are two instruments.',
    });
    context.trap('H28', up, down, {
      relation: 'contradicts',
      covers: false,
      reason: 'Up and down leave the flat case out.',
    });
  }
}

function* more(context: FamilyContext): Iterable<Listing> {
  const [day] = tradingDays(context, 1);
  if (day !== undefined) {
    // The widest event there is.
    yield { venueA: listIndex(context, assets.nasdaq, day, 16, { ladder: 400, ranges: 40 }) };
  }
  for (const [index, date] of [...tradingDays(context, 1)].slice(0, 60).entries()) {
    for (const asset of [assets.inx, assets.nasdaq]) {
      for (const hour of [10, 11, 12, 13, 14, 15, 16]) {
        if (index > 0 || hour !== 16) {
          // A few days hold the widest events there are.
          const wide = asset === assets.nasdaq && hour === 16 && index % 5 === 0 ? 400 : 40;
          yield {
            venueA: listIndex(context, asset, date, hour, { ladder: wide, ranges: hour === 16 ? 40 : 0 }),
          };
        }
      }
    }
    if (index > 0) {
      yield { venueB: [listFund(context, date)] };
    }
  }
}

function* past(context: FamilyContext): Iterable<Listing> {
  for (const date of tradingDays(context, -1)) {
    if (fromEastern(date, 16) < context.startsAt - 60 * minuteMs) {
      yield { venueA: listIndex(context, assets.inx, date, 16, { ladder: 20, ranges: 0 }) };
    }
  }
}

export const stockIndexFamily: WorldFamily = {
  name: 'stock-index',
  weights: { venueA: 75, venueB: 4 },
  core,
  more,
  past,
};

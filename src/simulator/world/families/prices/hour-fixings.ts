/** Crypto prices at an hour on venue_a: the mean of sixty seconds of an index, as a ladder and as ranges on one figure. */
import { FigureClaim } from '../../claims.ts';
import {
  clockTime,
  dayMs,
  type EasternDate,
  easternOf,
  minuteMs,
  shortDate,
  tickerDate,
} from '../../eastern-time.ts';
import { decimalText, groupedText, shortDecimalText } from '../../exact-text.ts';
import type { FamilyContext } from '../../family.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import type { VenueAEvent, VenueATerms } from '../../venue-a.ts';
import { type Asset, assets, indexSource, levelsAround, pricePath } from './assets.ts';
import { MeanFixing } from './price-occurrences.ts';

interface Instant {
  readonly at: number;
  readonly date: EasternDate;
  readonly hour: number;
  readonly zone: string;
}

export function instantOf(at: number): Instant {
  const eastern = easternOf(at);
  return { at, date: eastern, hour: eastern.hour, zone: eastern.zone };
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
  const hourText = `${clockTime(instant.hour)} ${instant.zone}`;
  const when = `${hourText} on ${shortDate(instant.date)}`;
  const id = `${asset.code.toLowerCase()}-index-${at}`;
  const fixing = new MeanFixing({ id, path, source: indexSource, at });
  const variable = `${asset.code}: ${indexSource} real-time index, mean of sixty seconds, before ${when}, prices of ${asset.decimals} decimals`;
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
          claim: new FigureClaim(fixing, variable, firstAbove(level - 1), Number.POSITIVE_INFINITY, {}),
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

/** The mean is given in halves of a step, so that `above 99.99` begins before 100. */
function firstAbove(bound: number): number {
  return bound + 0.5;
}

function lastBelow(bound: number): number {
  return bound - 0.5;
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
      lastBelow(first),
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
      firstAbove(last - 1),
      Number.POSITIVE_INFINITY,
      `$${groupedText(text(last))} or above`,
      `above ${decimalText(last - 1, asset.decimals)}`,
      { strikeType: 'greater', floorStrike: shortDecimalText(last - 1, asset.decimals) },
    ),
  );
  return rungs;
}

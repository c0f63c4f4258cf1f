/** US consumer prices, monthly and yearly, headline and core: "above" ladders on venue_a, exact buckets on venue_b. */
import {
  addMonths,
  type EasternDate,
  easternOf,
  longDate,
  monthName,
  tickerMonth,
} from '../../eastern-time.ts';
import { decimalText, shortDecimalText } from '../../exact-text.ts';
import type { FamilyContext, Listing, WorldFamily } from '../../family.ts';
import { slugWords } from '../../identifiers.ts';
import {
  businessDay,
  centreOf,
  fallsBack,
  type Indicator,
  listRelease,
  monthsAhead,
  monthsBehind,
  type Release,
  releaseOf,
  silent,
  type VenueARung,
  type VenueBRung,
  yesNo,
} from './release.ts';

interface PriceIndicator extends Indicator {
  readonly series: string;
  readonly seriesTitle: string;
  readonly core: boolean;
  readonly yearly: boolean;
}

function priceIndicator(core: boolean, yearly: boolean, mean: number, deviation: number): PriceIndicator {
  const basket = core ? 'CPI-U less food and energy' : 'CPI-U all items';
  const change = yearly ? '12-month change, not adjusted' : '1-month change, seasonally adjusted';
  return {
    key: `cpi-${core ? 'core' : 'headline'}-${yearly ? 'yoy' : 'mom'}`,
    statistic: `BLS ${basket}, ${change}, percent to one decimal`,
    figureKey: 'tenths',
    mean,
    deviation,
    releaseDay: (period) => businessDay({ ...addMonths(period, 1), day: 10 + (period.month % 4) }),
    periodText: (period) => `${monthName(period.month)} ${period.year}`,
    series: `KXCPI${core ? 'CORE' : ''}${yearly ? 'YOY' : ''}`,
    seriesTitle: `${core ? 'Core CPI' : 'CPI'} ${yearly ? 'year over year' : 'month over month'}`,
    core,
    yearly,
  };
}

const indicators = [
  priceIndicator(false, false, 3, 1.3),
  priceIndicator(false, true, 31, 1.6),
  priceIndicator(true, false, 3, 1),
  priceIndicator(true, true, 29, 1.3),
] as const;

/** Rungs on each side of the centre. */
function listPrices(
  context: FamilyContext,
  indicator: PriceIndicator,
  period: EasternDate,
  reach: number,
): Listing {
  const release = releaseOf(context, indicator, period);
  const centre = centreOf(release);
  const month = `${monthName(period.month)} ${period.year}`;
  const steps = Array.from({ length: 2 * reach }, (_, index) => centre - reach + index);
  return listRelease(context, {
    release,
    activity: indicator.yearly ? 6 : 8,
    venueA: {
      series: context.series({
        ticker: indicator.series,
        title: indicator.seriesTitle,
        category: 'Economics',
        tags: ['Inflation'],
        frequency: 'monthly',
        settlementSources: [{ name: 'Bureau of Labor Statistics', url: 'https://www.bls.gov/cpi/' }],
        feeType: 'quadratic',
        feeMultiplier: '1',
      }),
      ticker: `${indicator.series}-${tickerMonth(period)}`,
      title: `${indicator.seriesTitle} in ${month}`,
      subTitle: `In ${month}`,
      mutuallyExclusive: false,
      nestedLadder: true,
      strikePeriod: 'month',
      closesBefore: 5,
      voids: silent,
      rungs: steps.map((floor) => aboveRung(indicator, release, floor)),
    },
    venueB: {
      slug: bSlug(indicator, period),
      title: bTitle(indicator, period),
      description: bRules(indicator, release),
      negRisk: true,
      tags: ['Economy', 'CPI', 'Inflation'],
      voids: fallsBack(release),
      rungs: bucketRungs(indicator, release, centre - reach + 1, centre + reach),
    },
  });
}

function aboveRung(indicator: PriceIndicator, release: Release, floor: number): VenueARung {
  const bound = decimalText(floor, 1);
  const { period } = release;
  const month = `${monthName(period.month)} ${period.year}`;
  const index = indicator.core
    ? 'core Consumer Price Index (all items less food and energy)'
    : 'Consumer Price Index';
  const primary = indicator.yearly
    ? `Yes if the ${index} rose by more than ${bound}% over the twelve months that end in ${month}, going by the one-decimal figure of the Bureau of Labor Statistics.`
    : `Yes if the seasonally adjusted ${index} rises by more than ${bound}% in ${month}, going by the one-decimal figure of the Bureau of Labor Statistics.`;
  const title = indicator.yearly
    ? `Will ${indicator.core ? 'core ' : ''}CPI be up by more than ${bound}% on the year in ${month}?`
    : `${indicator.core ? 'Core CPI' : 'CPI'} up by more than ${bound}% in ${month}?`;
  // Texts of earlier months lack the sentence on shutdowns, as templates change between months.
  const shutdown = `Should a shutdown of the federal government delay the data, the last expiration date moves to the release or to six months after the shutdown, whichever is sooner.`;
  const rulesSecondary = `Trading ends at 8:25 AM ET on the day scheduled for the release (${longDate(easternOf(release.releasedAt))}). The first published figure counts; later revisions do not. ${shutdown}`;
  return {
    low: floor + 1,
    high: Number.POSITIVE_INFINITY,
    suffix: `T${bound}`,
    terms: () => ({
      title,
      yesSubTitle: `Above ${bound}%`,
      noSubTitle: `Above ${bound}%`,
      rulesPrimary: primary,
      rulesSecondary,
      strikeType: 'greater',
      floorStrike: shortDecimalText(floor, 1),
    }),
  };
}

function bSlug(indicator: PriceIndicator, period: EasternDate): string {
  const month = monthName(period.month).toLowerCase();
  return indicator.core
    ? `core-cpi-${indicator.yearly ? 'yoy' : 'mom'}-${month}-${period.year}`
    : `${month}-inflation-us-${indicator.yearly ? 'annual' : 'monthly'}`;
}

function bTitle(indicator: PriceIndicator, period: EasternDate): string {
  const month = monthName(period.month);
  return indicator.core
    ? `Core CPI ${indicator.yearly ? 'YoY' : 'MoM'} - ${month} ${period.year}`
    : `${month} Inflation US - ${indicator.yearly ? 'Annual' : 'Monthly'}`;
}

function bRules(indicator: PriceIndicator, release: Release): string {
  const month = `${monthName(release.period.month)} ${release.period.year}`;
  const basket = indicator.core
    ? 'the Consumer Price Index for All Urban Consumers without food and energy'
    : 'the Consumer Price Index for All Urban Consumers';
  const change = indicator.yearly
    ? `the percentage change of ${basket} over the 12 months ending in ${month}, before seasonal adjustment`
    : `the one-month percentage change of ${basket} in ${month}, seasonally adjusted`;
  return [
    `This market resolves by ${change}, as given in the monthly report of the Bureau of Labor Statistics (BLS).`,
    `The report is scheduled for ${longDate(easternOf(release.releasedAt))}, 8:30 AM ET. Only its first publication counts.`,
    'The BLS reports this figure to one decimal, and that precision is used for resolution.',
    'If the figure is not released on schedule, the market stays open until the scheduled time of the next report; if it is still missing then, the most recent earlier month with available data decides.',
  ].join('\n\n');
}

/** Exact one-decimal buckets with a tail on each side. */
function bucketRungs(indicator: PriceIndicator, release: Release, first: number, last: number): VenueBRung[] {
  const rungs: VenueBRung[] = [];
  for (let step = first; step <= last; step += 1) {
    const bound = decimalText(step, 1);
    const [low, high] = [
      step === first ? Number.NEGATIVE_INFINITY : step,
      step === last ? Number.POSITIVE_INFINITY : step,
    ];
    const tail = step === first ? ' or less' : step === last ? ' or more' : '';
    const label = step === first ? `≤${bound}%` : step === last ? `≥${bound}%` : `${bound}%`;
    const month = monthName(release.period.month);
    const question = indicator.core
      ? `Core CPI ${indicator.yearly ? 'YoY' : 'MoM'} in ${month}: ${bound}%${tail}?`
      : indicator.yearly
        ? `Will annual inflation be ${bound}%${tail} in ${month}?`
        : `Will monthly inflation be ${bound}%${tail} in ${month}?`;
    rungs.push({
      low,
      high,
      slug: slugWords(question),
      terms: () => ({
        question,
        groupItemTitle: label,
        description: bRules(indicator, release),
        outcomes: yesNo,
        resolutionSource: '',
      }),
    });
  }
  return rungs;
}

function* core(context: FamilyContext): Iterable<Listing> {
  const byKey = new Map<string, Listing>();
  for (const indicator of indicators) {
    const [period] = monthsAhead(context, indicator);
    if (period !== undefined) {
      const listing = listPrices(context, indicator, period, 2);
      byKey.set(indicator.key, listing);
      yield listing;
    }
  }
  const yearly = byKey.get('cpi-headline-yoy');
  const coreYearly = byKey.get('cpi-core-yoy');
  const [headlineBucket, coreAbove] = [yearly?.venueB?.[0]?.markets[1], coreYearly?.venueA?.[0]?.markets[1]];
  if (headlineBucket !== undefined && coreAbove !== undefined) {
    context.trap('H11', coreAbove, headlineBucket, {
      relation: 'none',
      reason: 'Core and headline prices are two indices.',
    });
  }
  const ladder = yearly?.venueA?.[0]?.markets ?? [];
  const buckets = yearly?.venueB?.[0]?.markets ?? [];
  const [low, , , high] = ladder;
  if (low !== undefined && high !== undefined) {
    context.trap('P3', high, low, {
      relation: 'implies',
      reason: 'Above the higher bound is above the lower one.',
    });
  }
  const [tail, exact, nextExact] = buckets;
  if (tail !== undefined && exact !== undefined && nextExact !== undefined && low !== undefined) {
    context.trap('P4', exact, nextExact, {
      relation: 'contradicts',
      reason: 'Two exact prints cannot both be.',
    });
    context.trap('P4', tail, exact, {
      relation: 'contradicts',
      reason: 'A tail and a bucket beside it share nothing.',
    });
    context.trap('P12', exact, low, {
      relation: 'implies',
      voids: 'unknown',
      reason: 'An exact print lies above every bound below it.',
    });
  }
}

function* more(context: FamilyContext): Iterable<Listing> {
  for (let ahead = 0; ahead < 40; ahead += 1) {
    for (const indicator of indicators) {
      // The first month is in the core.
      const period = [...monthsAhead(context, indicator)][ahead + 1];
      if (period !== undefined) {
        yield listPrices(context, indicator, period, 4 + (ahead % 3));
      }
    }
  }
}

function* past(context: FamilyContext): Iterable<Listing> {
  for (const indicator of indicators) {
    for (const period of monthsBehind(context, indicator)) {
      yield listPrices(context, indicator, period, 5);
    }
  }
}

export const cpiFamily: WorldFamily = { name: 'cpi', weights: { venueA: 8, venueB: 4 }, core, more, past };

/** The US jobs report: the unemployment rate, payrolls, and the exact-print menu that venue_a keeps beside its ladder. */
import {
  addMonths,
  type EasternDate,
  easternOf,
  longDate,
  monthName,
  tickerMonth,
} from '../../eastern-time.ts';
import { decimalText, groupedText, shortDecimalText } from '../../exact-text.ts';
import type { FamilyContext, Listing, WorldFamily } from '../../family.ts';
import { slugWords } from '../../identifiers.ts';
import type { VenueASeries } from '../../venue-a.ts';
import {
  centreOf,
  fallsBack,
  type Indicator,
  listRelease,
  monthsAhead,
  monthsBehind,
  type Release,
  releaseOf,
  silent,
  type VenueBRung,
  weekdayAtOrAfter,
  yesNo,
} from './release.ts';

const jobsDay = (period: EasternDate): EasternDate =>
  weekdayAtOrAfter({ ...addMonths(period, 1), day: 3 }, 5);
const monthText = (period: EasternDate): string => `${monthName(period.month)} ${period.year}`;

const unemployment: Indicator = {
  key: 'u3',
  statistic: 'BLS unemployment rate U-3, seasonally adjusted, percent to one decimal',
  figureKey: 'tenths',
  mean: 43,
  deviation: 1.2,
  releaseDay: jobsDay,
  periodText: monthText,
  missingRisk: 0.03,
};

const payrolls: Indicator = {
  key: 'payrolls',
  statistic: 'BLS change of total nonfarm payroll employment, seasonally adjusted, in thousands',
  figureKey: 'thousands',
  mean: 60,
  deviation: 55,
  releaseDay: jobsDay,
  periodText: monthText,
  missingRisk: 0.02,
};

const bls = [{ name: 'Bureau of Labor Statistics', url: 'https://www.bls.gov/ces/' }];

function jobsSeries(context: FamilyContext, ticker: string, title: string): VenueASeries {
  return context.series({
    ticker,
    title,
    category: 'Economics',
    tags: ['Jobs'],
    frequency: 'monthly',
    settlementSources: bls,
    feeType: 'quadratic',
    feeMultiplier: '1',
  });
}

function listUnemployment(context: FamilyContext, period: EasternDate, reach: number): Listing {
  const release = releaseOf(context, unemployment, period);
  const centre = centreOf(release);
  const month = monthText(period);
  const floors = Array.from({ length: 2 * reach }, (_, index) => centre - reach + index);
  return listRelease(context, {
    release,
    activity: 7,
    venueA: {
      series: jobsSeries(context, 'KXU3', 'Unemployment rate'),
      ticker: `KXU3-${tickerMonth(period)}`,
      title: `Unemployment rate in ${month}`,
      subTitle: `In ${month}`,
      mutuallyExclusive: false,
      nestedLadder: true,
      strikePeriod: 'month',
      closesBefore: 5,
      voids: silent,
      rungs: floors.map((floor) => {
        const bound = decimalText(floor, 1);
        return {
          low: floor + 1,
          high: Number.POSITIVE_INFINITY,
          suffix: `T${bound}`,
          terms: () => ({
            title: `Unemployment (U-3) above ${bound}% in ${monthName(period.month)}?`,
            yesSubTitle: `Above ${bound}%`,
            noSubTitle: `Above ${bound}%`,
            rulesPrimary: `Yes if the Employment Situation report of the Bureau of Labor Statistics for ${month} gives a seasonally adjusted unemployment rate (U-3) above ${bound}%.`,
            rulesSecondary: '',
            strikeType: 'greater',
            floorStrike: shortDecimalText(floor, 1),
          }),
        };
      }),
    },
    venueB: {
      slug: `${monthName(period.month).toLowerCase()}-unemployment-rate-${period.year}`,
      title: `${monthName(period.month)} Unemployment Rate`,
      description: unemploymentRules(release),
      negRisk: true,
      tags: ['Economy', 'Jobs'],
      voids: fallsBack(release),
      rungs: exactRungs(release, centre - reach, centre + reach - 1),
    },
  });
}

function unemploymentRules(release: Release): string {
  return [
    `This market resolves by the seasonally adjusted unemployment rate (U-3) in table A-15 of the Employment Situation report of the Bureau of Labor Statistics for ${monthText(release.period)}.`,
    `The report is scheduled for ${longDate(easternOf(release.releasedAt))}, 8:30 AM ET. Only the first release counts; revisions do not.`,
    'The report gives the rate to one decimal, and that precision is used for resolution.',
    "If there is no figure for the month by the day on which the next month's report is scheduled, the last available month decides.",
  ].join('\n\n');
}

function exactRungs(release: Release, first: number, last: number): VenueBRung[] {
  const rungs: VenueBRung[] = [];
  for (let step = first; step <= last; step += 1) {
    const bound = decimalText(step, 1);
    const label = step === first ? `≤${bound}%` : step === last ? `≥${bound}%` : `${bound}%`;
    const question = `Will the ${monthText(release.period)} unemployment rate be ${label}?`;
    rungs.push({
      low: step === first ? Number.NEGATIVE_INFINITY : step,
      high: step === last ? Number.POSITIVE_INFINITY : step,
      slug: slugWords(question),
      terms: () => ({
        question,
        groupItemTitle: label,
        description: unemploymentRules(release),
        outcomes: yesNo,
        resolutionSource: 'https://www.bls.gov/news.release/empsit.htm',
      }),
    });
  }
  return rungs;
}

/** "Exactly x%" on venue_a: a custom strike with a `Value`. */
function listExactPrint(context: FamilyContext, period: EasternDate, reach: number): Listing {
  const release = releaseOf(context, unemployment, period);
  const centre = centreOf(release);
  const month = monthText(period);
  return listRelease(context, {
    release,
    activity: 1,
    venueA: {
      series: jobsSeries(context, 'KXECONSTATU3', 'Exact unemployment print'),
      ticker: `KXECONSTATU3-${tickerMonth(period)}`,
      title: `Exact unemployment rate in ${month}?`,
      subTitle: `In ${month}`,
      mutuallyExclusive: true,
      strikePeriod: 'month',
      closesBefore: 1,
      voids: silent,
      rungs: Array.from({ length: 2 * reach + 1 }, (_, index) => {
        const step = centre - reach + index;
        const value = decimalText(step, 1);
        return {
          low: step,
          high: step,
          suffix: `T${value}`,
          terms: () => ({
            title: `Will the unemployment rate be exactly ${value}% in ${month}?`,
            yesSubTitle: `Exactly ${value}%`,
            noSubTitle: `Exactly ${value}%`,
            rulesPrimary: `Yes if the Bureau of Labor Statistics first publishes a seasonally adjusted unemployment rate (U-3) of exactly ${value}% for ${month}.`,
            rulesSecondary: '',
            strikeType: 'custom' as const,
            customStrike: { Value: value },
          }),
        };
      }),
    },
  });
}

/** venue_a counts persons, strictly above; venue_b thousands, half-open brackets with the boundary in the higher one. */
function listPayrolls(context: FamilyContext, period: EasternDate, reach: number): Listing {
  const release = releaseOf(context, payrolls, period);
  const centre = Math.round(centreOf(release) / 25) * 25;
  const month = monthText(period);
  const cuts = Array.from({ length: 2 * reach }, (_, index) => centre + (index - reach) * 25);
  return listRelease(context, {
    release,
    activity: 9,
    venueA: {
      series: jobsSeries(context, 'KXPAYROLLS', 'Jobs added'),
      ticker: `KXPAYROLLS-${tickerMonth(period)}`,
      title: `Jobs numbers in ${month}`,
      subTitle: `In ${month}`,
      mutuallyExclusive: false,
      nestedLadder: true,
      strikePeriod: 'month',
      closesBefore: 1,
      voids: silent,
      rungs: cuts.map((cut) => {
        const persons = String(cut * 1000);
        return {
          low: cut + 1,
          high: Number.POSITIVE_INFINITY,
          suffix: `T${persons}`,
          terms: () => ({
            title: `Will above ${persons} jobs be added in ${month}?`,
            yesSubTitle: `Above ${groupedText(persons)}`,
            noSubTitle: `Above ${groupedText(persons)}`,
            rulesPrimary: `Yes if the increase of total nonfarm payroll employment in the Employment Situation report of the Bureau of Labor Statistics for ${month} is above ${persons}.`,
            rulesSecondary: 'Trading ends on the day expected for the release, at 8:29 AM ET.',
            strikeType: 'greater' as const,
            floorStrike: persons,
          }),
        };
      }),
    },
    venueB: {
      slug: `how-many-jobs-added-in-${monthName(period.month).toLowerCase()}-${period.year}`,
      title: `How many jobs added in ${monthName(period.month)}?`,
      description: payrollRules(release),
      negRisk: true,
      tags: ['Economy', 'Jobs'],
      voids: fallsBack(release),
      rungs: bracketRungs(release, cuts),
    },
  });
}

function payrollRules(release: Release): string {
  return [
    `This market resolves by the change of total nonfarm payroll employment in the Employment Situation Summary of the BLS for ${monthText(release.period)}, scheduled for ${longDate(easternOf(release.releasedAt))}, 8:30 AM ET.`,
    'A value exactly between two brackets belongs to the higher bracket.',
    "If there is no figure for the month by the day on which the next month's report is scheduled, the last available month decides.",
  ].join('\n\n');
}

function bracketRungs(release: Release, cuts: readonly number[]): VenueBRung[] {
  const month = monthName(release.period.month);
  const k = (cut: number): string => (cut === 0 ? '0' : `${cut}k`);
  const rung = (low: number, high: number, label: string, question: string): VenueBRung => ({
    low,
    high,
    slug: slugWords(question),
    terms: () => ({
      question,
      groupItemTitle: label,
      description: payrollRules(release),
      outcomes: yesNo,
      resolutionSource: '',
    }),
  });
  const first = cuts[0] ?? 0;
  const last = cuts[cuts.length - 1] ?? 0;
  const rungs = [
    rung(
      Number.NEGATIVE_INFINITY,
      first - 1,
      `<${k(first)}`,
      `Will the US add fewer than ${k(first)} jobs in ${month}?`,
    ),
  ];
  for (const [index, cut] of cuts.slice(0, -1).entries()) {
    const next = cuts[index + 1] ?? cut;
    rungs.push(
      rung(
        cut,
        next - 1,
        `${k(cut)} to ${k(next)}`,
        `Will the US add between ${k(cut)} and ${k(next)} jobs in ${month}?`,
      ),
    );
  }
  rungs.push(
    rung(
      last,
      Number.POSITIVE_INFINITY,
      `${k(last)}+`,
      `Will the US add at least ${k(last)} jobs in ${month}?`,
    ),
  );
  return rungs;
}

function* core(context: FamilyContext): Iterable<Listing> {
  const [period] = monthsAhead(context, unemployment);
  if (period === undefined) {
    return;
  }
  const rate = listUnemployment(context, period, 2);
  yield rate;
  yield listExactPrint(context, period, 1);
  const jobs = listPayrolls(context, period, 1);
  yield jobs;
  noteRateTraps(context, rate);
}

function noteRateTraps(context: FamilyContext, rate: Listing): void {
  const above = rate.venueA?.[0]?.markets ?? [];
  const buckets = rate.venueB?.[0]?.markets ?? [];
  const [aboveLow, , aboveEqual, aboveSame] = above;
  const [, exact, , top] = buckets;
  if (
    aboveLow === undefined ||
    aboveEqual === undefined ||
    aboveSame === undefined ||
    exact === undefined ||
    top === undefined
  ) {
    return;
  }
  const published = 'Above x is the same as x plus a tenth or more on a grid of tenths';
  // The ladder's bounds are centre-2 … centre+1; the top bucket is centre+1 or more.
  context.trap('H15', aboveEqual, top, { relation: 'equivalent', voids: 'unknown', reason: `${published}.` });
  context.trap('P1', aboveEqual, top, { relation: 'equivalent', voids: 'unknown', reason: `${published}.` });
  context.trap('H17', aboveEqual, top, {
    relation: 'equivalent',
    voids: 'unknown',
    reason: 'A figure never published falls back on the month before on venue_b; venue_a is silent.',
  });
  context.trap('H16', aboveSame, top, {
    relation: 'implies',
    voids: 'unknown',
    reason: 'The same number, but above it on one venue and at least it on the other: one step apart.',
  });
  context.trap('H70', top, aboveLow, {
    relation: 'implies',
    voids: 'unknown',
    reason: 'The way through the equal pair carries its condition.',
  });
  context.trap('P12', exact, aboveLow, {
    relation: 'implies',
    voids: 'unknown',
    reason: 'An exact print lies above every bound below it.',
  });
}

function* more(context: FamilyContext): Iterable<Listing> {
  for (const [ahead, period] of [...monthsAhead(context, unemployment)].entries()) {
    if (ahead > 0) {
      yield listUnemployment(context, period, 4 + (ahead % 2));
      yield listPayrolls(context, period, 4);
      yield listExactPrint(context, period, 3);
    }
  }
}

function* past(context: FamilyContext): Iterable<Listing> {
  for (const period of monthsBehind(context, unemployment)) {
    yield listUnemployment(context, period, 5);
    yield listPayrolls(context, period, 5);
  }
}

export const employmentFamily: WorldFamily = {
  name: 'employment',
  weights: { venueA: 5, venueB: 3 },
  core,
  more,
  past,
};

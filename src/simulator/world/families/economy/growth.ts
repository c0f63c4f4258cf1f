/** US economic growth by quarter, weekly jobless claims, and look-alikes: other estimates, other countries. */
import {
  addDays,
  addMonths,
  dayMs,
  type EasternDate,
  easternOf,
  fromEastern,
  hourMs,
  longDate,
  tickerDate,
} from '../../eastern-time.ts';
import { decimalText, groupedText, shortDecimalText } from '../../exact-text.ts';
import type { FamilyContext, Listing, WorldFamily } from '../../family.ts';
import { slugWords } from '../../identifiers.ts';
import {
  businessDay,
  centreOf,
  fallsBack,
  type Indicator,
  listRelease,
  type Release,
  releaseOf,
  silent,
  type VenueBRung,
  weekdayAtOrAfter,
  yesNo,
} from './release.ts';

type Estimate = 'advance' | 'third';

interface Country {
  readonly name: string;
  readonly adjective: string;
  readonly agency: string;
}

const unitedStates: Country = { name: 'US', adjective: 'US', agency: 'BEA' };
const italy: Country = { name: 'Italy', adjective: 'Italian', agency: 'Istat' };

function growth(country: Country, estimate: Estimate): Indicator {
  return {
    key: `gdp-${country.name.toLowerCase()}-${estimate}`,
    statistic: `${country.agency} real GDP growth of ${country.name}, ${estimate} estimate, seasonally adjusted annual rate, percent to one decimal`,
    figureKey: 'tenths',
    mean: country === unitedStates ? 22 : 8,
    deviation: 7,
    releaseDay: (quarter) => (estimate === 'advance' ? advanceDay(quarter) : thirdDay(quarter)),
    periodText: quarterText,
    missingRisk: 0.01,
    kin: (quarter) => ({
      key: `gdp-${country.name.toLowerCase()}-${quarterText(quarter)}`,
      correlation: 0.95,
    }),
    ...(estimate === 'third' ? { earlierPrint: advanceDay } : {}),
  };
}

function advanceDay(quarter: EasternDate): EasternDate {
  return businessDay({ ...addMonths(quarter, 3), day: 29 });
}

function thirdDay(quarter: EasternDate): EasternDate {
  return businessDay({ ...addMonths(quarter, 5), day: 29 });
}

function quarterText(quarter: EasternDate): string {
  return `Q${Math.floor((quarter.month - 1) / 3) + 1} ${quarter.year}`;
}

function* quarters(context: FamilyContext, step: 1 | -1): Iterable<EasternDate> {
  const start = easternOf(context.startsAt);
  const first: EasternDate = { year: start.year, month: Math.floor((start.month - 1) / 3) * 3 + 1, day: 1 };
  for (let count = step === 1 ? -1 : 0; Math.abs(count) < 14; count += step) {
    const quarter = addMonths(first, 3 * count);
    const releasedAt = fromEastern(growth(unitedStates, 'advance').releaseDay(quarter), 8, 30);
    if (step === 1 ? releasedAt > context.startsAt + hourMs : isRecent(context, releasedAt)) {
      yield quarter;
    }
  }
}

function isRecent(context: FamilyContext, at: number): boolean {
  return at < context.startsAt - dayMs && at > context.startsAt - 185 * dayMs;
}

/** venue_a asks for more than a bound; venue_b has half-open brackets of half a percent. */
function listGrowth(context: FamilyContext, country: Country, quarter: EasternDate, reach: number): Listing {
  const release = releaseOf(context, growth(country, 'advance'), quarter);
  const centre = Math.round(centreOf(release) / 5) * 5;
  const cuts = Array.from({ length: 2 * reach }, (_, index) => centre + (index - reach) * 5);
  const series = country === unitedStates ? 'KXGDP' : `KXGDP${country.name.toUpperCase()}`;
  const date = tickerDate(easternOf(release.releasedAt));
  return listRelease(context, {
    release,
    activity: country === unitedStates ? 4 : 0.4,
    venueA: {
      series: context.series({
        ticker: series,
        title: `${country.adjective} GDP growth`,
        category: 'Economics',
        tags: ['Growth'],
        frequency: 'custom',
        settlementSources: [{ name: country.agency, url: 'https://www.bea.gov/' }],
        feeType: 'quadratic',
        feeMultiplier: '1',
      }),
      ticker: `${series}-${date}`,
      title: `${country.adjective} GDP growth in ${quarterText(quarter)}?`,
      subTitle: `In ${quarterText(quarter)}`,
      mutuallyExclusive: false,
      nestedLadder: true,
      strikePeriod: 'quarter',
      closesBefore: 1,
      voids: silent,
      rungs: cuts.map((cut) => {
        const bound = decimalText(cut, 1);
        return {
          low: cut + 1,
          high: Number.POSITIVE_INFINITY,
          suffix: `T${bound}`,
          terms: () => ({
            title: `Will **real GDP** of ${country.name} increase by more than ${bound}% in ${quarterText(quarter)}?`,
            yesSubTitle: `Above ${bound}%`,
            noSubTitle: `Above ${bound}%`,
            rulesPrimary: `Yes if real GDP of ${country.name} in ${quarterText(quarter)}, by the seasonally adjusted and annualized advance estimate of ${country.agency}, increases by more than ${bound}%.`,
            rulesSecondary: `Trading ends on the day expected for the release, at 8:29 AM ET. The one-decimal value of ${country.agency} counts.`,
            strikeType: 'greater' as const,
            floorStrike: shortDecimalText(cut, 1),
          }),
        };
      }),
    },
    venueB: {
      slug: `${slugWords(country.name)}-gdp-growth-in-${slugWords(quarterText(quarter))}`,
      title: `${country.adjective} GDP growth in ${quarterText(quarter)}?`,
      description: growthRules(country, release, 'advance'),
      negRisk: true,
      tags: ['Economy', 'GDP'],
      voids: fallsBack(release),
      rungs: growthBrackets(country, release, cuts, 'advance'),
    },
  });
}

/** The same quarter, settled on a later estimate: looks the same, reads another figure. */
function listLaterEstimate(context: FamilyContext, quarter: EasternDate): Listing {
  const release = releaseOf(context, growth(unitedStates, 'third'), quarter);
  const centre = Math.round(centreOf(release) / 5) * 5;
  return listRelease(context, {
    release,
    activity: 0.5,
    venueB: {
      slug: `final-us-gdp-growth-in-${slugWords(quarterText(quarter))}`,
      title: `Final US GDP growth in ${quarterText(quarter)}?`,
      description: growthRules(unitedStates, release, 'third'),
      negRisk: true,
      tags: ['Economy', 'GDP'],
      voids: fallsBack(release),
      rungs: growthBrackets(unitedStates, release, [centre], 'third'),
    },
  });
}

function growthRules(country: Country, release: Release, estimate: Estimate): string {
  return [
    `This market resolves by the seasonally adjusted and annualized ${estimate} estimate of real GDP growth of ${country.name} for ${quarterText(release.period)} by ${country.agency}, scheduled for ${longDate(easternOf(release.releasedAt))}.`,
    'A value exactly between two brackets belongs to the higher bracket.',
    `Only the ${estimate} estimate counts; revisions after its release do not.`,
    "If no estimate is published by the day on which the next quarter's advance estimate is scheduled, the most recent earlier figure decides.",
  ].join('\n\n');
}

function growthBrackets(
  country: Country,
  release: Release,
  cuts: readonly number[],
  estimate: Estimate,
): VenueBRung[] {
  const subject = `${estimate === 'third' ? 'final ' : ''}${country.adjective} GDP growth in ${quarterText(release.period)}`;
  const rung = (low: number, high: number, label: string, words: string): VenueBRung => ({
    low,
    high,
    slug: slugWords(`will ${subject} be ${words}`),
    terms: () => ({
      question: `Will ${subject} be ${words}?`,
      groupItemTitle: label,
      description: growthRules(country, release, estimate),
      outcomes: yesNo,
      resolutionSource: '',
    }),
  });
  const [first = 0, last = first] = [cuts[0], cuts[cuts.length - 1]];
  const [firstText, lastText] = [decimalText(first, 1), decimalText(last, 1)];
  const rungs = [rung(Number.NEGATIVE_INFINITY, first - 1, `<${firstText}%`, `less than ${firstText}%`)];
  for (const [index, cut] of cuts.slice(0, -1).entries()) {
    const next = cuts[index + 1] ?? cut;
    const [from, to] = [decimalText(cut, 1), decimalText(next, 1)];
    rungs.push(rung(cut, next - 1, `${from}-${to}%`, `between ${from}% and ${to}%`));
  }
  // The boundary sentence gives the border to the top tail.
  rungs.push(rung(last, Number.POSITIVE_INFINITY, `≥${lastText}%`, `at least ${lastText}%`));
  return rungs;
}

const claims: Indicator = {
  key: 'claims',
  statistic: 'DOL initial jobless claims, seasonally adjusted, advance figure, in thousands',
  figureKey: 'thousands',
  mean: 225,
  deviation: 9,
  releaseDay: (week) => week,
  periodText: (week) => `week released ${longDate(week)}`,
  missingRisk: 0.01,
};

function listClaims(context: FamilyContext, week: EasternDate, reach: number): Listing {
  const release = releaseOf(context, claims, week);
  const centre = Math.round(centreOf(release) / 5) * 5;
  return listRelease(context, {
    release,
    activity: 1,
    venueA: {
      series: context.series({
        ticker: 'KXJOBLESSCLAIMS',
        title: 'Initial jobless claims',
        category: 'Economics',
        tags: ['Jobs'],
        frequency: 'weekly',
        settlementSources: [{ name: 'Department of Labor', url: 'https://www.dol.gov/ui/data.pdf' }],
        feeType: 'quadratic',
        feeMultiplier: '1',
      }),
      ticker: `KXJOBLESSCLAIMS-${tickerDate(week)}`,
      title: `Initial jobless claims, ${longDate(week)}?`,
      subTitle: longDate(week),
      mutuallyExclusive: false,
      nestedLadder: true,
      closesBefore: 1,
      voids: silent,
      rungs: Array.from({ length: 2 * reach }, (_, index) => {
        const step = centre + (index - reach) * 5;
        const bound = String(step * 1000);
        return {
          low: step,
          high: Number.POSITIVE_INFINITY,
          suffix: bound,
          terms: () => ({
            title: `Will initial jobless claims be at least ${groupedText(bound)} in the report of ${longDate(week)}?`,
            yesSubTitle: `At least ${groupedText(bound)}`,
            noSubTitle: `At least ${groupedText(bound)}`,
            rulesPrimary: `Yes if the advance figure of seasonally adjusted initial claims in the report of the Department of Labor on ${longDate(week)} is at least ${bound}.`,
            rulesSecondary: 'Later revisions do not count.',
            strikeType: 'greater_or_equal' as const,
            floorStrike: bound,
          }),
        };
      }),
    },
  });
}

function* weeks(context: FamilyContext, step: 7 | -7): Iterable<EasternDate> {
  const tomorrow = addDays(easternOf(context.startsAt), 1);
  let week = weekdayAtOrAfter(tomorrow, 4);
  if (step === -7) {
    week = addDays(week, -14);
  }
  for (let count = 0; count < 26; count += 1) {
    yield week;
    week = addDays(week, step);
  }
}

function* core(context: FamilyContext): Iterable<Listing> {
  const [quarter] = quarters(context, 1);
  const [week] = weeks(context, 7);
  if (quarter === undefined || week === undefined) {
    return;
  }
  const american = listGrowth(context, unitedStates, quarter, 1);
  yield american;
  const italian = listGrowth(context, italy, quarter, 1);
  yield { venueB: italian.venueB ?? [] };
  const later = listLaterEstimate(context, quarter);
  yield later;
  yield listClaims(context, week, 1);
  const above = american.venueA?.[0]?.markets[1];
  const top = american.venueB?.[0]?.markets[2];
  const italianTop = italian.venueB?.[0]?.markets[2];
  const laterTop = later.venueB?.[0]?.markets[1];
  if (above !== undefined && top !== undefined && italianTop !== undefined && laterTop !== undefined) {
    context.trap('H12', above, italianTop, { relation: 'none', reason: 'Two countries.' });
    context.trap('H13', above, laterTop, {
      relation: 'none',
      reason: 'The first estimate and a later one are two figures.',
    });
    context.trap('H16', above, top, {
      relation: 'implies',
      voids: 'unknown',
      reason: 'A print exactly on the bound is not more than it, and belongs to the higher bracket.',
    });
  }
}

function* more(context: FamilyContext): Iterable<Listing> {
  for (const [index, quarter] of [...quarters(context, 1)].entries()) {
    if (index > 0) {
      yield listGrowth(context, unitedStates, quarter, 4);
      yield listGrowth(context, italy, quarter, 3);
      yield listLaterEstimate(context, quarter);
    }
  }
  for (const [index, week] of [...weeks(context, 7)].entries()) {
    if (index > 0) {
      yield listClaims(context, week, 4);
    }
  }
}

function* past(context: FamilyContext): Iterable<Listing> {
  for (const quarter of quarters(context, -1)) {
    yield listGrowth(context, unitedStates, quarter, 4);
  }
  for (const week of weeks(context, -7)) {
    if (isRecent(context, fromEastern(week, 8, 30))) {
      yield listClaims(context, week, 5);
    }
  }
}

export const growthFamily: WorldFamily = {
  name: 'growth',
  weights: { venueA: 4, venueB: 2 },
  core,
  more,
  past,
};

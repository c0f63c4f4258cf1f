/** How often the US central bank cuts in a year, when it cuts next, and which level it touches. */
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
import { decimalText } from '../../exact-text.ts';
import type { FamilyContext, Listing } from '../../family.ts';
import { slugWords } from '../../identifiers.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../../list-venue-b.ts';
import type { VenueBEvent } from '../../venue-b.ts';
import { fedSeries } from './fed-meeting.ts';
import { fedPath } from './fed-path.ts';
import { yesNo } from './release.ts';

/** venue_a counts how often the bank cuts; venue_b counts units of 25 basis points. Two figures. */
export function listCutCounts(context: FamilyContext, most: number): Listing {
  const { year } = easternOf(context.startsAt);
  const yearEnd = fromEastern({ year: year + 1, month: 1, day: 1 });
  const listedAt = context.startsAt - 60 * dayMs;
  const path = fedPath(context);
  const times = path.cuts(`fed-cut-times-${year}`, year, listedAt, 'times');
  const units = path.cuts(`fed-cut-units-${year}`, year, listedAt, 'units');
  const venueA = listVenueAEvent(context, {
    series: fedSeries(context, 'KXRATECUTCOUNT', 'Number of rate cuts'),
    ticker: `KXRATECUTCOUNT-${tickerDate({ year, month: 12, day: 31 })}`,
    title: `Number of rate cuts in ${year}?`,
    subTitle: `In ${year}`,
    mutuallyExclusive: true,
    activity: 3,
    times: {
      createdAt: listedAt,
      opensAt: listedAt,
      closesAt: yearEnd - minuteMs,
      expectedExpirationAt: yearEnd + 10 * hourMs,
      latestExpirationAt: yearEnd + 7 * dayMs,
    },
    markets: Array.from({ length: most + 1 }, (_, cuts) => ({
      suffix: `T${cuts}`,
      claim: new FigureClaim(
        times,
        `number of times the Fed cuts its target range in ${year}`,
        cuts,
        cuts,
        {},
      ),
      terms: () => ({
        title: `Will the Fed cut rates ${cuts} times in ${year}?`,
        yesSubTitle: cuts === 1 ? '1 cut' : `${cuts} cuts`,
        noSubTitle: cuts === 1 ? '1 cut' : `${cuts} cuts`,
        rulesPrimary: `Yes if the Fed cuts exactly ${cuts} times from Jan 1, ${year} and before ${year + 1}.`,
        rulesSecondary: '',
        strikeType: 'between' as const,
        floorStrike: String(cuts),
        capStrike: String(cuts),
      }),
    })),
  });
  const description = [
    `This market resolves by the number of cuts of 25 basis points that the Fed makes in ${year}, emergency cuts included.`,
    'A cut of 50 bps counts as 2 cuts of 25 bps. A cut of 1 to 24 bps counts as one.',
    'The source is the statements of the committee.',
  ].join('\n\n');
  const venueB = listVenueBEvent(context, {
    slug: `how-many-fed-rate-cuts-in-${year}`,
    title: `How many Fed rate cuts in ${year}?`,
    description,
    tags: ['Economy', 'Fed', 'Fed Rates'].map(venueBTag),
    negRisk: true,
    activity: 6,
    feeType: undefined,
    feeRate: undefined,
    resolution: 'optimistic_oracle',
    times: {
      createdAt: listedAt,
      opensAt: listedAt,
      closesAt: yearEnd + 2 * dayMs,
      endDateAt: fromEastern({ year, month: 12, day: 31 }, 23, 59),
    },
    markets: Array.from({ length: most + 1 }, (_, cuts) => {
      const last = cuts === most;
      const label = last ? `${cuts} or more (${cuts * 25}+ bps)` : `${cuts} (${cuts * 25} bps)`;
      const question = `Will ${last ? `${cuts}+` : cuts} Fed rate ${cuts === 1 ? 'cut' : 'cuts'} happen in ${year}?`;
      return {
        slug: slugWords(question),
        claim: new FigureClaim(
          units,
          `cuts of the Fed in ${year} in units of 25 basis points`,
          cuts,
          last ? Number.POSITIVE_INFINITY : cuts,
          {},
        ),
        groupItemThreshold: String(cuts),
        terms: () => ({
          question,
          groupItemTitle: label,
          description,
          outcomes: yesNo,
          resolutionSource: '',
        }),
      };
    }),
  });
  return { venueA: [venueA], venueB: [venueB] };
}

/** When the first cut since a day comes, and a barrier on the level: a touch of either bound at any time. */
export function listBarriers(context: FamilyContext): {
  readonly next: VenueBEvent;
  readonly touch: VenueBEvent;
} {
  const { startsAt } = context;
  const path = fedPath(context);
  const today = easternOf(startsAt);
  // Listed after the last meeting, so that nothing is decided yet.
  const lastStatementAt = path.between(startsAt - 20 * dayMs, startsAt).at(-1)?.statementAt ?? 0;
  const listedAt = Math.max(startsAt - 20 * dayMs, lastStatementAt + hourMs);
  // The first midnight after the listing; nothing is decided in between.
  const countedFrom = addDays(easternOf(listedAt), 1);
  const since = `since ${longDate(countedFrom)}, 12:00 AM ET`;
  const secondOf = (date: EasternDate): number => Math.floor(fromEastern(date, 23, 59) / 1000);
  const monthStart = addMonths(today, 2);
  const monthEnd = addDays(addMonths(today, 3), -1);
  const yearEnd: EasternDate = { year: today.year + 1, month: 12, day: 31 };
  const variable = `second of the first cut of the federal funds target range ${since}, by Fed statement`;
  const rungs = [
    {
      low: Math.floor(fromEastern(monthStart) / 1000),
      high: secondOf(monthEnd),
      date: monthEnd,
      question: `Will the next Fed rate cut come in ${monthName(monthEnd.month)} ${monthEnd.year}?`,
      sentence: `Resolves Yes if the first cut of the target range ${since} is announced from ${longDate(monthStart)}, 12:00 AM ET to ${longDate(monthEnd)}, 11:59 PM ET.`,
    },
    {
      low: 0,
      high: secondOf(yearEnd),
      date: yearEnd,
      question: `Will the Fed cut rates by December 31, ${yearEnd.year}?`,
      sentence: `Resolves Yes if the first cut of the target range ${since} is announced until the end, ET, of ${longDate(yearEnd)}.`,
    },
  ];
  const description =
    'The statements of the Federal Reserve decide; a cut is any decrease of the upper bound.';
  const shared = {
    tags: ['Economy', 'Fed'].map(venueBTag),
    negRisk: false,
    activity: 3,
    feeType: 'general_fees',
    feeRate: '0.05',
    resolution: 'optimistic_oracle' as const,
    times: {
      createdAt: listedAt,
      opensAt: listedAt,
      closesAt: fromEastern(yearEnd, 23, 59),
      endDateAt: fromEastern(yearEnd, 23, 59),
    },
  };
  const next = listVenueBEvent(context, {
    ...shared,
    slug: 'when-will-the-fed-cut-next',
    title: 'When will the Fed cut next?',
    description,
    markets: rungs.map((rung, index) => ({
      slug: slugWords(rung.question),
      claim: new FigureClaim(
        path.firstCut('fed-next-cut', listedAt, fromEastern(rung.date, 23, 59)),
        variable,
        rung.low,
        rung.high,
        {},
      ),
      times: { endDateAt: fromEastern(rung.date, 23, 59), closesAt: fromEastern(rung.date, 23, 59) + dayMs },
      groupItemThreshold: String(index),
      terms: () => ({
        question: rung.question,
        groupItemTitle: index === 0 ? monthName(monthEnd.month) : `December 31, ${yearEnd.year}`,
        description: `${rung.sentence}\n\n${description}`,
        outcomes: yesNo,
        resolutionSource: '',
      }),
    })),
  });
  const peak = path.peak(`fed-peak-${yearEnd.year}`, listedAt, fromEastern(yearEnd, 23, 59));
  const touch = listVenueBEvent(context, {
    ...shared,
    slug: `what-will-fed-rate-hit-before-${yearEnd.year + 1}`,
    title: `What will Fed rate hit before ${yearEnd.year + 1}?`,
    description: 'A touch of the level by the lower or the upper bound at any time decides.',
    markets: [400, 450].map((level, index) => {
      const shown = decimalText(level, 2);
      return {
        // The second market took over the first one's slug when the first was relabelled: slugs lie.
        slug: `will-fed-rate-reach-4-00-before-${yearEnd.year + 1}`,
        claim: new FigureClaim(
          peak,
          `highest lower or upper bound of the federal funds target range ${since} until ${longDate(yearEnd)}`,
          level,
          Number.POSITIVE_INFINITY,
          {},
        ),
        groupItemThreshold: String(index),
        terms: () => ({
          question: `Will the Fed's upper bound reach ${shown}% before ${yearEnd.year + 1}?`,
          groupItemTitle: `↑ ${shown}%`,
          description: `Resolves Yes if the lower or the upper bound of the target range is at or above ${shown}% at any time between 12:00 AM ET on ${longDate(countedFrom)} and 12:59 PM ET on ${longDate(yearEnd)}.`,
          outcomes: yesNo,
          resolutionSource: '',
        }),
      };
    }),
  });
  return { next, touch };
}

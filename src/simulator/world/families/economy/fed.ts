/** The US central bank: what it does at a meeting, the level after it, how often it cuts in a year, when it cuts next. */
import { FigureClaim, type Voids } from '../../claims.ts';
import {
  addDays,
  addMonths,
  type CalendarDate,
  dayMs,
  easternOf,
  fromEastern,
  hourMs,
  longDate,
  minuteMs,
  monthName,
  shortDate,
  tickerDate,
  tickerMonth,
} from '../../eastern-time.ts';
import { decimalText, shortDecimalText } from '../../exact-text.ts';
import type { Family, FamilyContext, Listing } from '../../family.ts';
import { Deadline, Happening, PublishedFigure } from '../../figures.ts';
import { slugWords, uuidOf } from '../../identifiers.ts';
import { type Revelation, releaseRevelation } from '../../latent.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../../list-venue-b.ts';
import type { Outcome, State } from '../../occurrence.ts';
import type { VenueAEvent, VenueASeries } from '../../venue-a.ts';
import type { VenueBEvent } from '../../venue-b.ts';
import { weekdayAtOrAfter, yesNo } from './release.ts';

const meetingMonths = [1, 3, 4, 6, 7, 9, 10, 12] as const;

interface Meeting {
  readonly month: CalendarDate;
  readonly day: CalendarDate;
  readonly statementAt: number;
  /** Change of the upper bound in basis points. */
  readonly change: RateChange;
  /** Upper bound before the meeting, in basis points, as everybody expects it. */
  readonly levelBefore: number;
}

/** A figure whose outcome is rounded to a multiple of 25 basis points, which is how the bank moves. */
class RateChange extends PublishedFigure {
  override get outcome(): Outcome {
    const { outcome } = { outcome: super.outcome };
    if (outcome.kind === 'void') {
      return outcome;
    }
    const basisPoints = Math.round((outcome.state['basisPoints'] ?? 0) / 25) * 25 + 0;
    const state: State = { basisPoints };
    return { kind: 'state', state };
  }

  /** The mass of all moves that round to a multiple of 25 within the bounds. */
  override mass(at: number, low: number, high: number): number {
    const from = Number.isFinite(low) ? Math.ceil(low / 25) * 25 - 12 : low;
    const to = Number.isFinite(high) ? Math.floor(high / 25) * 25 + 12 : high;
    return from > to ? 0 : super.mass(at, from, to);
  }
}

function meetingOf(context: FamilyContext, month: CalendarDate): Meeting {
  const day = weekdayAtOrAfter({ ...month, day: 26 - (month.month % 3) * 5 }, 3);
  const statementAt = fromEastern(day, 14, 0);
  const id = `fed-${tickerMonth(month).toLowerCase()}`;
  const listedAt = Math.min(statementAt - 150 * dayMs, context.startsAt - 5 * dayMs);
  const lean = context.random(`lean:${id}`).normal();
  return {
    month,
    day,
    statementAt,
    levelBefore: 375,
    change: new RateChange({
      seed: context.seed,
      id,
      startsAt: statementAt,
      endsAt: statementAt + 1000,
      key: 'basisPoints',
      prior: { mean: -9 + 7 * lean, deviation: 15 },
      revelation: releaseRevelation(listedAt, statementAt, 0.7),
      voidRisk: { branch: 'meeting_not_held', probability: 0.01 },
    }),
  };
}

function* meetings(context: FamilyContext, step: 1 | -1): Iterable<Meeting> {
  const start = easternOf(context.startsAt);
  for (let count = 0; count < 40; count += 1) {
    const month = addMonths({ ...start, day: 1 }, step * count);
    if (meetingMonths.some((candidate) => candidate === month.month)) {
      const meeting = meetingOf(context, month);
      const ahead = meeting.statementAt - context.startsAt;
      if (step === 1 ? ahead > hourMs : ahead < -dayMs && ahead > -185 * dayMs) {
        yield meeting;
      }
    }
  }
}

function fedSeries(context: FamilyContext, ticker: string, title: string): VenueASeries {
  return context.series({
    ticker,
    title,
    category: 'Economics',
    tags: ['Fed'],
    frequency: 'custom',
    settlementSources: [{ name: 'Federal Reserve', url: 'https://www.federalreserve.gov/' }],
    feeType: 'quadratic',
    feeMultiplier: '1',
  });
}

const bins = [
  {
    suffix: 'C26',
    action: 'Cut',
    size: '>25',
    label: 'Cut >25bps',
    low: Number.NEGATIVE_INFINITY,
    high: -26,
  },
  { suffix: 'C25', action: 'Cut', size: '25', label: 'Cut 25bps', low: -25, high: -25 },
  { suffix: 'H0', action: 'Hike', size: '0', label: 'Fed maintains rate', low: 0, high: 0 },
  { suffix: 'H25', action: 'Hike', size: '25', label: 'Hike 25bps', low: 25, high: 25 },
  {
    suffix: 'H26',
    action: 'Hike',
    size: '>25',
    label: 'Hike >25bps',
    low: 26,
    high: Number.POSITIVE_INFINITY,
  },
] as const;

/** Moves between the options are rounded up in size to the next 25, so each bracket holds what lies below it. */
const brackets = [
  {
    label: '50+ bps decrease',
    words: 'decrease interest rates by 50+ bps',
    low: Number.NEGATIVE_INFINITY,
    high: -26,
  },
  { label: '25 bps decrease', words: 'decrease interest rates by 25 bps', low: -25, high: -1 },
  { label: 'No change', words: '', low: 0, high: 0 },
  { label: '25 bps increase', words: 'increase interest rates by 25 bps', low: 1, high: 25 },
  {
    label: '50+ bps increase',
    words: 'increase interest rates by 50+ bps',
    low: 26,
    high: Number.POSITIVE_INFINITY,
  },
] as const;

function changeVariable(meeting: Meeting): string {
  return `change of the upper bound of the federal funds target range at the ${monthName(meeting.month.month)} ${meeting.month.year} meeting, basis points`;
}

function listDecision(context: FamilyContext, meeting: Meeting): Listing {
  const variable = changeVariable(meeting);
  const listedAt = Math.min(meeting.statementAt - 150 * dayMs, context.startsAt - 5 * dayMs);
  const heldRate = (low: number, high: number): Voids => ({
    meeting_not_held: low <= 0 && high >= 0 ? 2 : 0,
  });
  const month = `${monthName(meeting.month.month)} ${meeting.month.year}`;
  const ticker = `KXFEDDECISION-${tickerMonth(meeting.month)}`;
  // Later texts lost the sign in the example sentence and speak of outcomes instead of buckets.
  const newTemplate = meeting.month.month % 2 === 0;
  const exclusive = newTemplate
    ? 'The outcomes exclude each other: at most one is Yes.'
    : 'The buckets exclude each other: a hike of 50bps makes the bucket for more than 25bps Yes and the one for 25bps No. At most one bucket is Yes.';
  const venueA = listVenueAEvent(context, {
    series: fedSeries(context, 'KXFEDDECISION', 'Fed decision'),
    ticker,
    title: `Fed decision in ${monthName(meeting.month.month)} ${meeting.month.year}?`,
    subTitle: `On ${shortDate(meeting.day)}`,
    mutuallyExclusive: true,
    strikeDate: meeting.statementAt,
    activity: 20,
    times: {
      createdAt: listedAt,
      opensAt: listedAt + hourMs,
      closesAt: meeting.statementAt - minuteMs,
      expectedExpirationAt: meeting.statementAt + 5 * minuteMs,
      latestExpirationAt: meeting.statementAt + 90 * dayMs,
    },
    milestone: {
      id: uuidOf(context.seed, `milestone:${ticker}`),
      category: 'Economics',
      type: 'fomc_meeting',
      startsAt: meeting.statementAt,
      title: `Fed meeting, ${month}`,
      primaryEventTickers: [ticker],
      relatedEventTickers: [ticker, `KXFED-${tickerMonth(meeting.month)}`],
      details: {},
    },
    markets: bins.map((bin) => ({
      suffix: bin.suffix,
      claim: new FigureClaim(meeting.change, variable, bin.low, bin.high, heldRate(bin.low, bin.high)),
      terms: () => ({
        title: `Will the Federal Reserve ${bin.action} rates by ${bin.size}bps at their ${month} meeting?`,
        yesSubTitle: bin.label,
        noSubTitle: bin.label,
        rulesPrimary: `Yes if the Federal Reserve does a ${bin.action} of ${bin.size}bps on ${longDate(meeting.day)}.`,
        rulesSecondary: `${exclusive} If the scheduled meeting is canceled and does not take place on its date, 'Fed maintains rate' is Yes and all others are No.`,
        strikeType: 'custom' as const,
        customStrike: { [bin.action]: bin.size },
      }),
    })),
  });
  const description = [
    `This market resolves by the number of basis points by which the upper bound of the target federal funds range changes against its level before the ${month} meeting of the Federal Open Market Committee.`,
    'A change to a level between the listed options is rounded up in size to the next 25 (12.5 bps counts as 25).',
    'The source is the statement of the committee after the meeting.',
    'If no statement is issued by the end date of the next scheduled meeting, this market resolves to the "No change" bracket.',
  ].join('\n\n');
  const venueB = listVenueBEvent(context, {
    slug: `fed-decision-in-${monthName(meeting.month.month).toLowerCase()}`,
    title: `Fed Decision in ${monthName(meeting.month.month)}?`,
    description,
    tags: ['Economy', 'Fed', 'Fed Rates'].map(venueBTag),
    negRisk: true,
    activity: 30,
    feeType: undefined,
    feeRate: undefined,
    resolution: 'optimistic_oracle',
    tickSize: '0.001',
    times: {
      createdAt: listedAt + hourMs,
      opensAt: listedAt + 2 * hourMs,
      closesAt: meeting.statementAt + 2 * dayMs,
      endDateAt: fromEastern(meeting.day, 23, 59),
    },
    markets: brackets.map((bracket, index) => {
      const question =
        bracket.words === ''
          ? `Will there be no change in Fed interest rates after the ${month} meeting?`
          : `Will the Fed ${bracket.words} after the ${month} meeting?`;
      return {
        slug: slugWords(question),
        claim: new FigureClaim(
          meeting.change,
          variable,
          bracket.low,
          bracket.high,
          heldRate(bracket.low, bracket.high),
        ),
        groupItemThreshold: String(index),
        terms: () => ({
          question,
          groupItemTitle: bracket.label,
          description,
          outcomes: yesNo,
          resolutionSource: 'https://www.federalreserve.gov/monetarypolicy/fomccalendars.htm',
        }),
      };
    }),
  });
  return { venueA: [venueA], venueB: [venueB] };
}

/** The level after a meeting on venue_a: the change on top of the level before it, so the same figure, shifted. */
function listLevel(context: FamilyContext, meeting: Meeting, reach: number): Listing {
  const listedAt = Math.min(meeting.statementAt - 150 * dayMs, context.startsAt - 5 * dayMs);
  const variable = `upper bound of the federal funds target range after the ${shortDate(meeting.day)} meeting, basis points`;
  const floors = Array.from({ length: 2 * reach }, (_, index) => meeting.levelBefore + (index - reach) * 25);
  const ticker = `KXFED-${tickerMonth(meeting.month)}`;
  const event = listVenueAEvent(context, {
    series: fedSeries(context, 'KXFED', 'Fed funds rate'),
    ticker,
    title: `Fed funds rate after ${monthName(meeting.month.month)} ${meeting.month.year} meeting?`,
    subTitle: `Following ${shortDate(meeting.day)} meeting`,
    mutuallyExclusive: false,
    nestedLadder: true,
    strikeDate: meeting.statementAt,
    activity: 5,
    times: {
      createdAt: listedAt,
      opensAt: listedAt + hourMs,
      closesAt: meeting.statementAt - 5 * minuteMs,
      expectedExpirationAt: meeting.statementAt + 5 * minuteMs,
      latestExpirationAt: meeting.statementAt + 7 * dayMs,
    },
    markets: floors.map((floor) => {
      const bound = decimalText(floor, 2);
      return {
        suffix: `T${bound}`,
        // The committee's level is the expected one plus the change.
        claim: new FigureClaim(
          meeting.change,
          variable,
          floor - meeting.levelBefore + 1,
          Number.POSITIVE_INFINITY,
          {},
        ),
        terms: () => ({
          title: `Will the upper bound of the federal funds rate be above ${bound}% following the Fed's ${shortDate(meeting.day)} meeting?`,
          yesSubTitle: `Above ${bound}%`,
          noSubTitle: `Above ${bound}%`,
          rulesPrimary: `Yes if the upper bound of the target federal funds rate on the website of the Federal Reserve is greater than ${bound}% after its ${shortDate(meeting.day)} meeting.`,
          rulesSecondary: `Expires at the first 2:05 PM ET after the statement of the ${shortDate(meeting.day)} meeting, or one week after its last day.`,
          strikeType: 'greater' as const,
          floorStrike: shortDecimalText(floor, 2),
        }),
      };
    }),
  });
  return { venueA: [event] };
}

/** venue_a counts how often the bank cuts; venue_b counts units of 25 basis points. Two figures. */
function listCutCounts(context: FamilyContext, most: number): Listing {
  const { year } = easternOf(context.startsAt);
  const yearEnd = fromEastern({ year: year + 1, month: 1, day: 1 });
  const listedAt = context.startsAt - 60 * dayMs;
  const steady: Revelation = [
    [listedAt, 0.1],
    [yearEnd - dayMs, 0.9],
    [yearEnd, 1],
  ];
  const count = (id: string, mean: number): PublishedFigure =>
    new PublishedFigure({
      seed: context.seed,
      id,
      startsAt: listedAt,
      endsAt: yearEnd,
      key: 'count',
      prior: { mean, deviation: 1.1 },
      revelation: steady,
      least: 0,
    });
  const times = count(`fed-cut-times-${year}`, 2);
  const units = count(`fed-cut-units-${year}`, 2.4);
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

/** When the next cut comes, and a barrier on the level: a touch of either bound at any time. */
function listBarriers(context: FamilyContext): { readonly next: VenueBEvent; readonly touch: VenueBEvent } {
  const { startsAt, seed } = context;
  const today = easternOf(startsAt);
  const listedAt = startsAt - 20 * dayMs;
  const nextCut = new Happening({ seed, id: 'fed-next-cut', from: startsAt, yearly: 0.75 });
  const secondOf = (date: CalendarDate): number => Math.floor(fromEastern(date, 23, 59) / 1000);
  const monthStart = addMonths(today, 2);
  const monthEnd = addDays(addMonths(today, 3), -1);
  const yearEnd: CalendarDate = { year: today.year + 1, month: 12, day: 31 };
  const variable =
    'second of the first cut of the federal funds target range after listing, by Fed statement';
  const rungs = [
    {
      low: Math.floor(fromEastern(monthStart) / 1000),
      high: secondOf(monthEnd),
      date: monthEnd,
      question: `Will the next Fed rate cut come in ${monthName(monthEnd.month)} ${monthEnd.year}?`,
      sentence: `Resolves Yes if the first cut of the target range after this market was listed is announced from ${longDate(monthStart)}, 12:00 AM ET to ${longDate(monthEnd)}, 11:59 PM ET.`,
    },
    {
      low: 0,
      high: secondOf(yearEnd),
      date: yearEnd,
      question: `Will the Fed cut rates by December 31, ${yearEnd.year}?`,
      sentence: `Resolves Yes if the first cut of the target range after this market was listed is announced by ${longDate(yearEnd)}, 11:59 PM ET.`,
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
        new Deadline(nextCut, startsAt, fromEastern(rung.date, 23, 59)),
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
  const peak = new PublishedFigure({
    seed,
    id: `fed-peak-${yearEnd.year}`,
    startsAt: listedAt,
    endsAt: fromEastern(yearEnd, 23, 59),
    key: 'basisPoints',
    prior: { mean: 395, deviation: 40 },
    revelation: [
      [listedAt, 0.05],
      [fromEastern(yearEnd, 23, 59), 1],
    ],
  });
  const touch = listVenueBEvent(context, {
    ...shared,
    slug: `what-will-fed-rate-hit-before-${yearEnd.year + 1}`,
    title: `What will Fed rate hit before ${yearEnd.year + 1}?`,
    description: 'A touch of the level by the lower or the upper bound at any time decides.',
    markets: [425, 525].map((level, index) => {
      const shown = decimalText(level, 2);
      return {
        // The second market took over the first one's slug when the first was relabelled: slugs lie.
        slug: `will-fed-rate-reach-4-25-before-${yearEnd.year + 1}`,
        claim: new FigureClaim(
          peak,
          `highest lower or upper bound of the federal funds target range until ${longDate(yearEnd)}`,
          level,
          Number.POSITIVE_INFINITY,
          {},
        ),
        groupItemThreshold: String(index),
        terms: () => ({
          question: `Will the Fed's upper bound reach ${shown}% before ${yearEnd.year + 1}?`,
          groupItemTitle: `↑ ${shown}%`,
          description: `Resolves Yes if the lower or the upper bound of the target range is at or above ${shown}% at any time between the listing of this market and 12:59 PM ET on ${longDate(yearEnd)}.`,
          outcomes: yesNo,
          resolutionSource: '',
        }),
      };
    }),
  });
  return { next, touch };
}

function* core(context: FamilyContext): Iterable<Listing> {
  const [meeting] = meetings(context, 1);
  if (meeting === undefined) {
    return;
  }
  const decision = listDecision(context, meeting);
  yield decision;
  const level = listLevel(context, meeting, 1);
  yield level;
  const counts = listCutCounts(context, 3);
  yield counts;
  const { next, touch } = listBarriers(context);
  yield { venueB: [next, touch] };
  noteTraps(context, { decision, level, counts, next, touch });
}

function noteTraps(
  context: FamilyContext,
  made: {
    readonly decision: Listing;
    readonly level: Listing;
    readonly counts: Listing;
    readonly next: VenueBEvent;
    readonly touch: VenueBEvent;
  },
): void {
  const [cutMore, cut, hold] = marketsOf(made.decision.venueA);
  const [cutMoreB, cutB, holdB] = marketsOf(made.decision.venueB);
  const above = marketsOf(made.level.venueA)[0];
  const [timesTwo, unitsTwo] = [marketsOf(made.counts.venueA)[2], marketsOf(made.counts.venueB)[2]];
  const [inMonth, byYear] = made.next.markets;
  const [low, high] = made.touch.markets;
  if (
    cutMore !== undefined &&
    cut !== undefined &&
    hold !== undefined &&
    cutB !== undefined &&
    holdB !== undefined
  ) {
    context.trap('H21', cut, cutMore, {
      relation: 'contradicts',
      reason: 'A cut of 25 and one of more than 25 exclude each other.',
    });
    context.trap('H22', cut, cutB, {
      relation: 'implies',
      voids: 'equal',
      reason: 'Odd moves are rounded up to 25 on one side only; equal on the grid of 25 basis points.',
    });
    context.trap('H61', hold, holdB, {
      relation: 'equivalent',
      voids: 'equal',
      reason:
        'The secondary rules say that a meeting which is not held counts as no change, as the other text does.',
    });
  }
  if (cutMore !== undefined && cutMoreB !== undefined) {
    context.trap('P1', cutMore, cutMoreB, {
      relation: 'equivalent',
      voids: 'equal',
      reason: 'More than 25 is what is rounded up to 50 or more.',
    });
  }
  if (timesTwo !== undefined && unitsTwo !== undefined) {
    context.trap('H23', timesTwo, unitsTwo, { relation: 'none', reason: 'A cut of 50 is one cut or two.' });
  }
  if (above !== undefined && low !== undefined && high !== undefined) {
    context.trap('H24', above, low, {
      relation: 'none',
      reason: 'A level after a meeting and a touch of either bound.',
    });
    context.trap('H25', high, low, {
      relation: 'implies',
      reason: 'The slug repeats the lower level; the question decides.',
    });
  }
  if (inMonth !== undefined && byYear !== undefined) {
    context.trap('H45', inMonth, byYear, {
      relation: 'implies',
      reason: 'The same definition of a cut, and the month lies before the deadline.',
    });
  }
}

function marketsOf<T extends VenueAEvent | VenueBEvent>(
  events: readonly T[] | undefined,
): readonly T['markets'][number][] {
  return events?.[0]?.markets ?? [];
}

function* more(context: FamilyContext): Iterable<Listing> {
  for (const [index, meeting] of [...meetings(context, 1)].entries()) {
    if (index > 0) {
      yield listDecision(context, meeting);
      yield listLevel(context, meeting, 6);
    }
  }
}

function* past(context: FamilyContext): Iterable<Listing> {
  for (const meeting of meetings(context, -1)) {
    yield listDecision(context, meeting);
    yield listLevel(context, meeting, 6);
  }
}

export const fedFamily: Family = { name: 'fed', weights: { venueA: 4, venueB: 2 }, core, more, past };

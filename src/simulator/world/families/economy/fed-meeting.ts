/** One meeting of the US central bank: what it does there, and the level after it. */
import { FigureClaim, type Voids } from '../../claims.ts';
import {
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
  tickerMonth,
} from '../../eastern-time.ts';
import { decimalText, shortDecimalText } from '../../exact-text.ts';
import type { FamilyContext, Listing } from '../../family.ts';
import { PublishedFigure } from '../../figures.ts';
import { slugWords, uuidOf } from '../../identifiers.ts';
import { releaseRevelation } from '../../latent.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../../list-venue-b.ts';
import type { Outcome, State } from '../../occurrence.ts';
import type { VenueASeries } from '../../venue-a.ts';
import { weekdayAtOrAfter, yesNo } from './release.ts';

const meetingMonths = [1, 3, 4, 6, 7, 9, 10, 12] as const;

/** Upper bound of the target range before a meeting, in basis points. */
const levelBeforeMeetings = 375;

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

  /** The upper bound that the change leads to, in percent. */
  override observed(state: State): string {
    return decimalText(levelBeforeMeetings + (state['basisPoints'] ?? 0), 2);
  }

  /** The mass of all moves that round to a multiple of 25 within the bounds. */
  override mass(at: number, low: number, high: number): number {
    const from = Number.isFinite(low) ? Math.ceil(low / 25) * 25 - 12 : low;
    const to = Number.isFinite(high) ? Math.floor(high / 25) * 25 + 12 : high;
    return from > to ? 0 : super.mass(at, from, to);
  }
}

function meetingOf(context: FamilyContext, month: CalendarDate): Meeting {
  const day = weekdayAtOrAfter(
    { ...month, day: month.month === 12 ? 8 : month.month % 3 === 0 ? 15 : 25 },
    3,
  );
  const statementAt = fromEastern(day, 14, 0);
  const id = `fed-${tickerMonth(month).toLowerCase()}`;
  const listedAt = Math.min(statementAt - 150 * dayMs, context.startsAt - 5 * dayMs);
  const lean = context.random(`lean:${id}`).normal();
  return {
    month,
    day,
    statementAt,
    levelBefore: levelBeforeMeetings,
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

export function* meetings(context: FamilyContext, step: 1 | -1): Iterable<Meeting> {
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

export function fedSeries(context: FamilyContext, ticker: string, title: string): VenueASeries {
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

export function listDecision(context: FamilyContext, meeting: Meeting): Listing {
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
        rulesPrimary: `Yes if the meeting that ends on ${longDate(meeting.day)} brings a ${bin.action} of ${bin.size}bps by the Federal Reserve.`,
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
export function listLevel(context: FamilyContext, meeting: Meeting, reach: number): Listing {
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
          rulesPrimary: `Yes if, after the ${shortDate(meeting.day)} meeting, the website of the Federal Reserve shows a target range whose upper bound is greater than ${bound}%.`,
          rulesSecondary: `Expires at the first 2:05 PM ET after the statement of the ${shortDate(meeting.day)} meeting, or one week after its last day.`,
          strikeType: 'greater' as const,
          floorStrike: shortDecimalText(floor, 2),
        }),
      };
    }),
  });
  return { venueA: [event] };
}

/** One meeting of the US central bank: what it does to its target range there. */
import { FigureClaim, type Voids } from '../../claims.ts';
import {
  dayMs,
  fromEastern,
  hourMs,
  longDate,
  minuteMs,
  monthName,
  shortDate,
  tickerMonth,
} from '../../eastern-time.ts';
import type { FamilyContext, Listing } from '../../family.ts';
import { slugWords, uuidOf } from '../../identifiers.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../../list-venue-b.ts';
import type { VenueASeries } from '../../venue-a.ts';
import type { SimulatedMeeting } from './fed-figure.ts';
import { fedPath } from './fed-path.ts';
import { yesNo } from './release.ts';

/** Those ahead, nearest first, or those of the last half year, newest first. */
export function meetings(context: FamilyContext, step: 1 | -1): readonly SimulatedMeeting[] {
  const { startsAt } = context;
  return step === 1
    ? fedPath(context).between(startsAt + hourMs, Number.POSITIVE_INFINITY)
    : fedPath(context)
        .between(startsAt - 185 * dayMs, startsAt - dayMs)
        .toReversed();
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
    words: 'lower interest rates by 50+ bps',
    low: Number.NEGATIVE_INFINITY,
    high: -26,
  },
  { label: '25 bps decrease', words: 'lower interest rates by 25 bps', low: -25, high: -1 },
  { label: 'No change', words: '', low: 0, high: 0 },
  { label: '25 bps increase', words: 'raise interest rates by 25 bps', low: 1, high: 25 },
  {
    label: '50+ bps increase',
    words: 'raise interest rates by 50+ bps',
    low: 26,
    high: Number.POSITIVE_INFINITY,
  },
] as const;

function changeVariable(meeting: SimulatedMeeting): string {
  return `change of the upper bound of the federal funds target range at the ${monthName(meeting.month.month)} ${meeting.month.year} meeting, basis points`;
}

export function listDecision(context: FamilyContext, meeting: SimulatedMeeting): Listing {
  const variable = changeVariable(meeting);
  const { listedAt } = meeting;
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
        title: `Will the ${month} meeting of the Federal Reserve bring a ${bin.action} of ${bin.size}bps?`,
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
    `What counts is by how many basis points the ${month} meeting of the Federal Open Market Committee moves the upper bound of its target range.`,
    'A change to a level between the listed options is rounded up in size to the next 25 (12.5 bps counts as 25).',
    `The source is the statement of the committee after the meeting, which ends on ${longDate(meeting.day)}.`,
    'Should there be no statement until the meeting after it has ended as scheduled, "No change" is Yes.',
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
          ? `Fed: no change of rates at the ${month} meeting?`
          : `Will the Fed ${bracket.words} at the ${month} meeting?`;
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

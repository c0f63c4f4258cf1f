/**
 * The level of the US target range. venue_a: above a bound after a meeting; venue_b: one of several levels after a
 * meeting, and, as a look-alike, at the end of a year.
 */
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
import { decimalText, shortDecimalText } from '../../exact-text.ts';
import type { FamilyContext, Listing } from '../../family.ts';
import { slugWords } from '../../identifiers.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../../list-venue-b.ts';
import type { VenueAEvent } from '../../venue-a.ts';
import type { VenueBEvent } from '../../venue-b.ts';
import { type FedFigure, rateStep, type SimulatedMeeting } from './fed-figure.ts';
import { fedSeries } from './fed-meeting.ts';
import { fedPath } from './fed-path.ts';
import { yesNo } from './release.ts';

/** The middle of what is thought possible at a time, on the grid of 25. */
function expectedLevel(figure: FedFigure, at: number): number {
  let mean = 0;
  for (const [level, chance] of figure.spread(at)) {
    mean += level * chance;
  }
  return Math.max(2 * rateStep, Math.round(mean / rateStep) * rateStep);
}

/** Ladder of venue_a and levels of venue_b on one figure; `reach` of them on each side of the expected level. */
export function listLevel(context: FamilyContext, meeting: SimulatedMeeting, reach: number): Listing {
  const level = fedPath(context).levelAfter(meeting);
  const variable = `upper bound of the federal funds target range after the ${shortDate(meeting.day)} meeting, basis points`;
  const seenAt = Math.min(context.startsAt, meeting.statementAt - 10 * dayMs);
  const centre = expectedLevel(level, seenAt);
  return {
    venueA: [listAbove(context, meeting, level, variable, centre, reach)],
    venueB: [listAfterMeeting(context, meeting, level, variable, centre, reach)],
  };
}

function listAbove(
  context: FamilyContext,
  meeting: SimulatedMeeting,
  level: FedFigure,
  variable: string,
  centre: number,
  reach: number,
): VenueAEvent {
  const { listedAt } = meeting;
  const floors = Array.from({ length: 2 * reach }, (_, index) => centre + (index - reach) * rateStep);
  const day = shortDate(meeting.day);
  return listVenueAEvent(context, {
    series: fedSeries(context, 'KXFED', 'Fed funds rate'),
    ticker: `KXFED-${tickerMonth(meeting.month)}`,
    title: `Fed funds rate after ${monthName(meeting.month.month)} ${meeting.month.year} meeting?`,
    subTitle: `Following ${day} meeting`,
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
        claim: new FigureClaim(level, variable, floor + 1, Number.POSITIVE_INFINITY, {}),
        terms: () => ({
          title: `Fed funds upper bound above ${bound}% after the ${day} meeting?`,
          yesSubTitle: `Above ${bound}%`,
          noSubTitle: `Above ${bound}%`,
          rulesPrimary: `Yes if, after the ${day} meeting, the website of the Federal Reserve shows a target range whose upper bound is greater than ${bound}%.`,
          rulesSecondary: `Expires at 2:05 PM ET, as soon as the ${day} meeting has a statement, and a week after its last day at the latest.`,
          strikeType: 'greater' as const,
          floorStrike: shortDecimalText(floor, 2),
        }),
      };
    }),
  });
}

interface LevelBin {
  readonly low: number;
  readonly high: number;
  readonly label: string;
}

/** Levels of the grid with a tail on each side; what lies between two of them counts as the nearer, halfway as the higher. */
function levelBins(centre: number, reach: number): LevelBin[] {
  const bins: LevelBin[] = [];
  for (let offset = -reach; offset <= reach; offset += 1) {
    const level = centre + offset * rateStep;
    const shown = `${decimalText(level, 2)}%`;
    bins.push({
      low: offset === -reach ? Number.NEGATIVE_INFINITY : level - 12,
      high: offset === reach ? Number.POSITIVE_INFINITY : level + 12,
      label: offset === -reach ? `≤${shown}` : offset === reach ? `≥${shown}` : shown,
    });
  }
  return bins;
}

const nearest =
  'Levels are read to the nearest quarter of a percentage point, halfway to the higher one (3.625% is read as 3.75%).';

function listAfterMeeting(
  context: FamilyContext,
  meeting: SimulatedMeeting,
  level: FedFigure,
  variable: string,
  centre: number,
  reach: number,
): VenueBEvent {
  const { listedAt, statementAt } = meeting;
  const month = `${monthName(meeting.month.month)} ${meeting.month.year}`;
  const description = [
    `Decided by the upper bound of the federal funds target range after the ${month} meeting, which ends on ${longDate(meeting.day)}.`,
    nearest,
    'The statement of the committee is the source. If the meeting is not held, the bound that is in force on its last day counts.',
  ].join('\n\n');
  // A meeting that is not held leaves the level as it was.
  const before = fedPath(context).levelBefore(statementAt);
  return listLevels(context, {
    slug: `fed-upper-bound-after-${slugWords(month)}-meeting`,
    title: `Fed upper bound after the ${month} meeting?`,
    description,
    questionOf: (label) => `Will the Fed's upper bound be ${label} after the ${month} meeting?`,
    figure: level,
    variable,
    bins: levelBins(centre, reach),
    voidsOf: ({ low, high }) => ({ meeting_not_held: before >= low && before <= high ? 2 : 0 }),
    listedAt: listedAt + hourMs,
    closesAt: statementAt + 2 * dayMs,
    endDateAt: fromEastern(meeting.day, 23, 59),
    activity: 6,
  });
}

/** The level in force when a year ends: no meeting is named, so it is another figure than the level after the last one. */
export function listYearEndLevel(context: FamilyContext, year: number, reach: number): VenueBEvent {
  const date = { year, month: 12, day: 31 };
  const at = fromEastern(date, 23, 59);
  const level = fedPath(context).levelAt(`fed-level-${year}`, at);
  return listLevels(context, {
    slug: `fed-upper-bound-at-the-end-of-${year}`,
    title: `Fed upper bound at the end of ${year}?`,
    description: [
      `Decided by the upper bound of the federal funds target range that is in force at 11:59 PM ET on ${longDate(date)}, by whatever decision it came about.`,
      nearest,
      'The website of the Federal Reserve is the source.',
    ].join('\n\n'),
    questionOf: (label) => `Will the Fed's upper bound be ${label} at the end of ${year}?`,
    figure: level,
    variable: `upper bound of the federal funds target range in force at 11:59 PM ET on ${longDate(date)}, basis points`,
    bins: levelBins(expectedLevel(level, context.startsAt), reach),
    voidsOf: () => ({}),
    listedAt: context.startsAt - 60 * dayMs,
    closesAt: at + dayMs,
    endDateAt: at,
    activity: 4,
  });
}

function listLevels(
  context: FamilyContext,
  draft: {
    readonly slug: string;
    readonly title: string;
    readonly description: string;
    readonly questionOf: (label: string) => string;
    readonly figure: FedFigure;
    readonly variable: string;
    readonly bins: readonly LevelBin[];
    readonly voidsOf: (bin: LevelBin) => Voids;
    readonly listedAt: number;
    readonly closesAt: number;
    readonly endDateAt: number;
    readonly activity: number;
  },
): VenueBEvent {
  const { description, figure, variable, listedAt } = draft;
  return listVenueBEvent(context, {
    slug: draft.slug,
    title: draft.title,
    description,
    tags: ['Economy', 'Fed', 'Fed Rates'].map(venueBTag),
    negRisk: true,
    activity: draft.activity,
    feeType: undefined,
    feeRate: undefined,
    resolution: 'optimistic_oracle',
    tickSize: '0.001',
    times: {
      createdAt: listedAt,
      opensAt: listedAt,
      closesAt: draft.closesAt,
      endDateAt: draft.endDateAt,
    },
    markets: draft.bins.map((bin, index) => {
      const question = draft.questionOf(bin.label);
      return {
        slug: slugWords(question),
        claim: new FigureClaim(figure, variable, bin.low, bin.high, draft.voidsOf(bin)),
        groupItemThreshold: String(index),
        terms: () => ({
          question,
          groupItemTitle: bin.label,
          description,
          outcomes: yesNo,
          resolutionSource: 'https://www.federalreserve.gov/monetarypolicy/openmarket.htm',
        }),
      };
    }),
  });
}

/** What the scheduled releases of US statistics share: when they come, and how their ladders and buckets are listed. */
import { FigureClaim, type Voids } from '../../claims.ts';
import {
  addDays,
  addMonths,
  dayMs,
  type EasternDate,
  easternOf,
  fromEastern,
  hourMs,
  minuteMs,
  weekdayOf,
} from '../../eastern-time.ts';
import type { FamilyContext, Listing } from '../../family.ts';
import { PublishedFigure } from '../../figures.ts';
import { uuidOf } from '../../identifiers.ts';
import { type Kin, type Revelation, releaseRevelation } from '../../latent.ts';
import { listVenueAEvent, type VenueAEventDraft } from '../../list-venue-a.ts';
import { listVenueBEvent, type VenueBEventDraft, venueBTag } from '../../list-venue-b.ts';
import type { VenueATerms } from '../../venue-a.ts';
import type { VenueBTerms } from '../../venue-b.ts';
import { touchedUp } from '../rule-edits.ts';

/** One figure of one period, and when it is published. */
export interface Release {
  readonly period: EasternDate;
  readonly releasedAt: number;
  readonly listedAt: number;
  readonly figure: PublishedFigure;
  /** The figure of the period before, in steps: what some texts fall back on. */
  readonly previousSteps: number;
  /** Names source, statistic and period. */
  readonly variable: string;
}

export interface Indicator {
  /** Short and unique, part of occurrence ids. */
  readonly key: string;
  /** Source, statistic and adjustment in words. */
  readonly statistic: string;
  /** Name of the state's figure. */
  readonly figureKey: string;
  /** In steps of the published grid. */
  readonly mean: number;
  readonly deviation: number;
  readonly releaseDay: (period: EasternDate) => EasternDate;
  readonly periodText: (period: EasternDate) => string;
  /** Probability that the figure is never published. */
  readonly missingRisk?: number;
  readonly kin?: (period: EasternDate) => Kin;
  /** When an earlier print of the same thing comes, after which little is left to know. */
  readonly earlierPrint?: (period: EasternDate) => EasternDate;
}

export function releaseOf(context: FamilyContext, indicator: Indicator, period: EasternDate): Release {
  const releasedAt = fromEastern(indicator.releaseDay(period), 8, 30);
  const listedAt = Math.min(releasedAt - 40 * dayMs, context.startsAt - 3 * dayMs);
  return {
    period,
    releasedAt,
    listedAt,
    figure: makeFigure(context, indicator, period, listedAt, releasedAt),
    previousSteps: previousSteps(context, indicator, period),
    variable: `${indicator.statistic}, ${indicator.periodText(period)}, first print`,
  };
}

function makeFigure(
  context: FamilyContext,
  indicator: Indicator,
  period: EasternDate,
  listedAt: number,
  releasedAt: number,
): PublishedFigure {
  const id = `${indicator.key}-${indicator.periodText(period).replaceAll(' ', '-')}`;
  const kin = indicator.kin?.(period);
  // Forecasts of different periods differ: the mean of the prior wanders with the period.
  const wander = context.random(`prior:${kin?.key ?? id}`).normal();
  return new PublishedFigure({
    seed: context.seed,
    id,
    startsAt: releasedAt,
    endsAt: releasedAt + 1000,
    key: indicator.figureKey,
    prior: { mean: indicator.mean + wander * indicator.deviation * 0.7, deviation: indicator.deviation },
    revelation: revelationOf(indicator, period, listedAt, releasedAt),
    ...(kin === undefined ? {} : { kin }),
    voidRisk: { branch: 'not_published', probability: indicator.missingRisk ?? 0.02 },
  });
}

function revelationOf(
  { earlierPrint }: Indicator,
  period: EasternDate,
  listedAt: number,
  releasedAt: number,
): Revelation {
  const printedAt = earlierPrint === undefined ? listedAt : fromEastern(earlierPrint(period), 8, 30);
  return printedAt > listedAt && printedAt < releasedAt
    ? [
        ...releaseRevelation(listedAt, printedAt).slice(0, -1),
        [printedAt + 1000, 0.9],
        [releasedAt, 0.95],
        [releasedAt + 1000, 1],
      ]
    : releaseRevelation(listedAt, releasedAt);
}

function previousSteps(context: FamilyContext, indicator: Indicator, period: EasternDate): number {
  const before = addMonths(period, -1);
  const outcome = makeFigure(context, indicator, before, 0, 1).outcome;
  return outcome.kind === 'state' ? (outcome.state[indicator.figureKey] ?? 0) : Math.round(indicator.mean);
}

/** The strike a ladder is centred on: the best guess when it was listed. */
export function centreOf(release: Release): number {
  let low = -2_000_000;
  let high = 2_000_000;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (release.figure.mass(release.listedAt, Number.NEGATIVE_INFINITY, middle) >= 0.5) {
      high = middle;
    } else {
      low = middle;
    }
  }
  return high;
}

/** Months whose releases lie ahead of the start, nearest first; the first one is published soonest. */
export function* monthsAhead(context: FamilyContext, indicator: Indicator): Iterable<EasternDate> {
  const start = easternOf(context.startsAt);
  let period: EasternDate = addMonths({ ...start, day: 1 }, -2);
  for (let month = 0; month < 60; month += 1) {
    if (fromEastern(indicator.releaseDay(period), 8, 30) > context.startsAt + hourMs) {
      yield period;
    }
    period = addMonths(period, 1);
  }
}

/** Months already published within half a year, newest first. */
export function* monthsBehind(context: FamilyContext, indicator: Indicator): Iterable<EasternDate> {
  const start = easternOf(context.startsAt);
  for (let back = 0; back > -9; back -= 1) {
    const period = addMonths({ ...start, day: 1 }, back);
    const releasedAt = fromEastern(indicator.releaseDay(period), 8, 30);
    if (releasedAt < context.startsAt - dayMs && releasedAt > context.startsAt - 185 * dayMs) {
      yield period;
    }
  }
}

/** The first date at or after the given one that is a weekday of the wanted kind. */
export function weekdayAtOrAfter(date: EasternDate, weekday: number): EasternDate {
  return addDays(date, (weekday - weekdayOf(date) + 7) % 7);
}

/** Moves a date that falls on a weekend to the Monday after it. */
export function businessDay(date: EasternDate): EasternDate {
  const weekday = weekdayOf(date);
  return weekday === 6 ? addDays(date, 2) : weekday === 0 ? addDays(date, 1) : date;
}

export interface ReleaseRung {
  readonly low: number;
  readonly high: number;
}

export interface VenueARung extends ReleaseRung {
  readonly suffix: string;
  readonly terms: (at: number) => VenueATerms;
}

export interface VenueBRung extends ReleaseRung {
  readonly slug: string;
  readonly terms: (at: number) => VenueBTerms;
}

export interface ReleaseListing {
  readonly release: Release;
  readonly venueA?: Omit<VenueAEventDraft, 'markets' | 'times' | 'activity' | 'milestone'> & {
    readonly rungs: readonly VenueARung[];
    readonly voids: (rung: ReleaseRung) => Voids;
    /** Minutes before the release at which trading stops. */
    readonly closesBefore: number;
  };
  readonly venueB?: Pick<VenueBEventDraft, 'slug' | 'title' | 'description' | 'negRisk'> & {
    readonly rungs: readonly VenueBRung[];
    readonly voids: (rung: ReleaseRung) => Voids;
    readonly tags: readonly string[];
  };
  readonly activity: number;
}

export function listRelease(context: FamilyContext, listing: ReleaseListing): Listing {
  const { release, activity } = listing;
  const { releasedAt, listedAt, figure, variable } = release;
  const claimOf = (rung: ReleaseRung, voids: (rung: ReleaseRung) => Voids): FigureClaim =>
    new FigureClaim(figure, variable, rung.low, rung.high, voids(rung));
  const venueA = [];
  if (listing.venueA !== undefined) {
    const { rungs, voids, closesBefore, ...draft } = listing.venueA;
    const event = listVenueAEvent(context, {
      ...draft,
      activity,
      times: {
        createdAt: listedAt,
        opensAt: listedAt + hourMs,
        closesAt: releasedAt - closesBefore * minuteMs,
        expectedExpirationAt: releasedAt + 5 * minuteMs,
        latestExpirationAt: releasedAt + 90 * dayMs,
      },
      milestone: {
        id: uuidOf(context.seed, `milestone:${draft.ticker}`),
        category: 'Economics',
        type: 'one_off_milestone',
        startsAt: releasedAt,
        title: draft.title,
        primaryEventTickers: [draft.ticker],
        relatedEventTickers: [draft.ticker],
        details: {},
      },
      markets: rungs.map((rung) => ({
        suffix: rung.suffix,
        claim: claimOf(rung, voids),
        ...touchedUp(context, `${draft.ticker}-${rung.suffix}`, 'rulesSecondary', rung.terms),
      })),
    });
    venueA.push(event);
  }
  const venueB = [];
  if (listing.venueB !== undefined) {
    const { rungs, voids, tags, ...draft } = listing.venueB;
    const releaseDay = easternOf(releasedAt);
    const event = listVenueBEvent(context, {
      ...draft,
      tags: tags.map(venueBTag),
      activity: activity * 1.5,
      feeType: 'general_fees',
      feeRate: '0.05',
      resolution: 'optimistic_oracle',
      times: {
        createdAt: listedAt + 2 * hourMs,
        opensAt: listedAt + 3 * hourMs,
        closesAt: releasedAt + 2 * dayMs,
        endDateAt: fromEastern(releaseDay, 23, 59),
      },
      markets: rungs.map((rung, index) => ({
        slug: rung.slug,
        claim: claimOf(rung, voids),
        groupItemThreshold: String(index),
        ...touchedUp(context, rung.slug, 'description', rung.terms),
      })),
    });
    venueB.push(event);
  }
  return { venueA, venueB };
}

export const silent = (): Voids => ({});
export const yesNo: readonly [string, string] = ['Yes', 'No'];

/** Falls back on the period before: pays what that figure pays. */
export function fallsBack(release: Release): (rung: ReleaseRung) => Voids {
  return ({ low, high }) => ({
    not_published: release.previousSteps >= low && release.previousSteps <= high ? 2 : 0,
  });
}

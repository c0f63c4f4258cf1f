/**
 * Announced changes of fees, applied at their time to what a listing said:
 *
 *   listing ── terms ─────────────────────────────┬─► what the series states ─┐
 *   calendar ─ latest change, of series and event ┴─► what the event states ──┴─► what a taker pays now
 *
 * A change says all that is in force from then on, so that only the latest counts, and applying one that the listing has
 * already makes no difference. Therefore those of some time before the listing are applied too: a listing may be made of
 * parts that were read earlier.
 */
import { type FeeChange, type FeeTerms, type VenueId, venueIds } from '../contract/index.ts';
import { compareRationals, type Rational } from '../exact/index.ts';
import { type FeeSchedule, quadraticSchedule, scheduleOfTerms } from './fee-schedule.ts';

export interface FeeMarket {
  readonly venue: VenueId;
  readonly seriesId: string | undefined;
  readonly eventId: string;
  readonly fees: FeeTerms;
  /** When the listing that stated `fees` was received. */
  readonly listedAt: number;
}

/** Series are read in full once a day, and events at the beginning of a walk, which takes an hour at the most. */
const seriesLagMs = 25 * 3_600_000;
const eventLagMs = 3_600_000;

/** Many times what a venue has announced in all; of more, the latest are kept. */
const changesMax = 100_000;

/** In the order of their time. */
type ChangesById = ReadonlyMap<string, readonly FeeChange[]>;

/** A series or an event of which a change was announced. */
interface FeeSubject extends Pick<FeeChange, 'scope' | 'id'> {
  readonly venue: VenueId;
}

interface VenueChanges {
  /** All of them, in the order of their time. */
  readonly ordered: readonly FeeChange[];
  readonly series: ChangesById;
  readonly event: ChangesById;
}

const nothingAnnounced: VenueChanges = { ordered: [], series: new Map(), event: new Map() };
const notRead: FeeSchedule = { kind: 'unknown', reason: 'changes_not_read' };

export class FeeCalendar {
  /** Undefined for a venue whose announcements were not read yet. */
  readonly #changes: Record<VenueId, VenueChanges | undefined>;
  /** Of which something else was announced since they were last taken, by name. */
  readonly #revised = new Map<string, FeeSubject>();
  /** Up to when changes were taken as they took effect. */
  #takenUntil: number | undefined = undefined;

  /** `unread`: no fee of a venue is known before the first `replace`. A series is listed as it was up to a day ago. */
  constructor(begins: 'nothing_announced' | 'unread' = 'nothing_announced') {
    const changes = begins === 'unread' ? undefined : nothingAnnounced;
    this.#changes = { venue_a: changes, venue_b: changes };
  }

  /** All that the venue has announced, past changes among them, in any order. */
  replace(venue: VenueId, changes: readonly FeeChange[]): void {
    const ordered = changes.toSorted(byTime).slice(-changesMax);
    const before = this.#changes[venue];
    const after: VenueChanges = {
      ordered,
      series: Map.groupBy(
        ordered.filter(({ scope }) => scope === 'series'),
        ({ id }) => id,
      ),
      event: Map.groupBy(
        ordered.filter(({ scope }) => scope === 'event'),
        ({ id }) => id,
      ),
    };
    this.#changes[venue] = after;
    // Fees that were unknown have kept no lead from being found.
    if (before !== undefined) this.#noteRevised(venue, before, after);
  }

  /** What the venue announced is not known any more: neither are its fees, until the next `replace`. */
  forget(venue: VenueId): void {
    this.#changes[venue] = undefined;
  }

  /**
   * The series and events whose fees may be others than at the last call, because a change has taken effect or something else
   * was announced. For one reader.
   */
  takeTurned(now: number): FeeSubject[] {
    const turned = [...this.#revised.values()];
    this.#revised.clear();
    const after = this.#takenUntil ?? now;
    this.#takenUntil = now;
    for (const venue of venueIds) {
      const { ordered } = this.#changes[venue] ?? nothingAnnounced;
      for (let place = ordered.length - 1; place >= 0; place -= 1) {
        const change = ordered[place];
        if (change === undefined || change.effectiveAt <= after) break;
        if (change.effectiveAt <= now) turned.push({ venue, scope: change.scope, id: change.id });
      }
    }
    return turned;
  }

  #noteRevised(venue: VenueId, before: VenueChanges, after: VenueChanges): void {
    for (const scope of ['series', 'event'] as const) {
      for (const id of new Set([...before[scope].keys(), ...after[scope].keys()])) {
        if (areSame(before[scope].get(id), after[scope].get(id))) continue;
        this.#revised.set(`${venue} ${scope} ${id}`, { venue, scope, id });
      }
    }
  }

  /** What a taker pays at a time. A change is in force from its very time on. */
  scheduleOf({ venue, seriesId, eventId, fees, listedAt }: FeeMarket, at: number): FeeSchedule {
    const announced = this.#changes[venue];
    if (announced === undefined) return notRead;
    const ofSeries = seriesId === undefined ? undefined : lastUntil(announced.series.get(seriesId), at);
    const ofEvent = lastUntil(announced.event.get(eventId), at);
    const isSeriesNews = ofSeries !== undefined && ofSeries.effectiveAt > listedAt - seriesLagMs;
    const isEventNews = ofEvent !== undefined && ofEvent.effectiveAt > listedAt - eventLagMs;
    // Nearly always nothing was announced.
    if (!isSeriesNews && !isEventNews) return scheduleOfTerms(fees);
    const series = isSeriesNews ? ofSeries : listedOfSeries(fees);
    const event = isEventNews ? ofEvent : listedOfEvent(fees, ofEvent);
    return event === undefined ? scheduleBelow(fees, series) : combine(event, series);
  }
}

/** What a series or an event says of fees; where an event says nothing, its series does. */
type Stated = Pick<FeeChange, 'schedule' | 'rate' | 'multiplier'>;

const nothingStated: Stated = { schedule: undefined, rate: undefined, multiplier: undefined };

/** What the listing shows of the series: nothing below an event's own terms. */
function listedOfSeries(fees: FeeTerms): Stated | undefined {
  return fees.kind === 'quadratic' && fees.setBy === 'series' ? fees : undefined;
}

/**
 * What the listing shows of the event; undefined where it is not known which part of the terms is the event's own. `last`
 * is the event's latest change before the listing.
 */
function listedOfEvent(fees: FeeTerms, last: FeeChange | undefined): Stated | undefined {
  if (fees.kind !== 'quadratic') return undefined;
  if (fees.setBy === 'series') return nothingStated;
  return last !== undefined && isSame(last, fees) ? last : undefined;
}

/** Either part of the listed terms may be the series' own. If that states the same anyway, it does not matter which. */
function scheduleBelow(fees: FeeTerms, series: Stated | undefined): FeeSchedule {
  return fees.kind === 'quadratic' && series !== undefined && isSame(series, fees)
    ? scheduleOfTerms(fees)
    : { kind: 'unknown', reason: 'series_changed_below_override' };
}

function combine(event: Stated, series: Stated | undefined): FeeSchedule {
  const { schedule, rate } = event.schedule === undefined ? (series ?? nothingStated) : event;
  const multiplier = event.multiplier ?? series?.multiplier;
  return schedule === undefined || multiplier === undefined
    ? { kind: 'unknown', reason: 'series_terms_not_known' }
    : quadraticSchedule(schedule, rate, multiplier);
}

/** Whether a taker pays the same under both, and both state everything. */
function isSame(left: Stated, right: Stated): boolean {
  if (left.rate === undefined || right.rate === undefined) return false;
  if (left.multiplier === undefined || right.multiplier === undefined) return false;
  return (
    compareRationals(left.rate, right.rate) === 0 && compareRationals(left.multiplier, right.multiplier) === 0
  );
}

function areSame(left: readonly FeeChange[] = [], right: readonly FeeChange[] = []): boolean {
  return (
    left.length === right.length &&
    left.every((change, place) => {
      const other = right[place];
      return (
        change.effectiveAt === other?.effectiveAt &&
        change.schedule === other.schedule &&
        areEqualOrAbsent(change.multiplier, other.multiplier)
      );
    })
  );
}

function areEqualOrAbsent(left: Rational | undefined, right: Rational | undefined): boolean {
  return left === undefined || right === undefined ? left === right : compareRationals(left, right) === 0;
}

/** The latest that is in force at a time. */
function lastUntil(changes: readonly FeeChange[] | undefined, at: number): FeeChange | undefined {
  return changes?.findLast(({ effectiveAt }) => effectiveAt <= at);
}

function byTime(left: FeeChange, right: FeeChange): number {
  return left.effectiveAt - right.effectiveAt;
}

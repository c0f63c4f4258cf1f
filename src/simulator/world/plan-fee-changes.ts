/**
 * Changes of venue_a's fees: some of the past, some scheduled for the first minutes, hours and days of the run. A series
 * changes its fees; an event gets fees of its own, and some lose them again.
 */
import { dayMs, minuteMs } from './eastern-time.ts';
import { uuidOf } from './identifiers.ts';
import { uniformOf } from './random.ts';
import type {
  VenueAEvent,
  VenueAEventFeeChange,
  VenueAFees,
  VenueASeries,
  VenueASeriesFeeChange,
} from './venue-a.ts';
import type { WorldOptions } from './world.ts';

/** The least of each, and how many things there are to one more. */
const changesMin = 6;
const seriesToOneMore = 60;
const eventsToOneMore = 500;
/** Scheduled changes lie from the first to the last of these, evenly by order of magnitude. */
const firstAfterMs = 3 * minuteMs;
const lastAfterMs = 4 * dayMs;
const pastDays = 170;

const ways: readonly VenueAFees[] = [
  { feeType: 'quadratic', feeMultiplier: '0.5' },
  { feeType: 'quadratic_with_maker_fees', feeMultiplier: '1' },
  { feeType: 'quadratic', feeMultiplier: '0' },
  { feeType: 'quadratic', feeMultiplier: '1' },
];

export function planSeriesFeeChanges(
  { seed, startsAt }: WorldOptions,
  series: readonly VenueASeries[],
): readonly VenueASeriesFeeChange[] {
  const wanted = changesMin + Math.floor(series.length / seriesToOneMore);
  const ranked = rank(seed, series);
  const changes: VenueASeriesFeeChange[] = [];
  for (const [index, each] of ranked.slice(0, wanted).entries()) {
    const at = scheduled(seed, startsAt, index, wanted);
    changes.push({ id: changeId(seed, each.ticker, at), series: each, at, fees: otherFees(each, index) });
  }
  // What a past change brought is what the series has at the start.
  for (const each of ranked.slice(wanted / 2, wanted / 2 + wanted)) {
    const at = past(seed, startsAt, each.ticker);
    const { feeType, feeMultiplier } = each;
    changes.push({
      id: changeId(seed, each.ticker, at),
      series: each,
      at,
      fees: { feeType, feeMultiplier },
    });
  }
  return changes.sort(byTime);
}

/** `events` are open at the start, or open later. */
export function planEventFeeChanges(
  { seed, startsAt }: WorldOptions,
  events: readonly VenueAEvent[],
): readonly VenueAEventFeeChange[] {
  const wanted = changesMin + Math.floor(events.length / eventsToOneMore);
  const ranked = rank(
    seed,
    events.filter((event) => event.multivariateCollection === undefined),
  );
  const changes: VenueAEventFeeChange[] = [];
  const change = (event: VenueAEvent, at: number, fees: VenueAFees | undefined): void => {
    changes.push({ id: changeId(seed, event.ticker, at), event, at, fees });
  };
  const taken = new Set<VenueAEvent>();
  for (let index = 0; index < wanted; index += 1) {
    const at = scheduled(seed, startsAt, index, wanted);
    const event = ranked.find((each) => !taken.has(each) && isOpen(each, at));
    if (event !== undefined) {
      taken.add(event);
      change(event, at, otherFees(event.series, index));
    }
  }
  for (let index = 0; index < wanted; index += 1) {
    const clearedAt = scheduled(seed, startsAt, index, wanted) + minuteMs;
    const event = ranked.find((each) => !taken.has(each) && isOpen(each, clearedAt));
    if (event !== undefined) {
      taken.add(event);
      const from = Math.max(createdAt(event), past(seed, startsAt, event.ticker));
      change(event, from, otherFees(event.series, index));
      if (index % 2 === 0) {
        change(event, clearedAt, undefined);
      }
    }
  }
  return changes.sort(byTime);
}

function byTime(left: { readonly at: number }, right: { readonly at: number }): number {
  return left.at - right.at;
}

/** In an order that only the seed decides. */
function rank<T extends { readonly ticker: string }>(seed: number, things: readonly T[]): readonly T[] {
  return things
    .map((thing) => ({ thing, draw: uniformOf(seed, `fees:${thing.ticker}`) }))
    .sort((left, right) => left.draw - right.draw)
    .map(({ thing }) => thing);
}

function isOpen(event: VenueAEvent, at: number): boolean {
  return event.markets.some((market) => market.createdAt < at && market.closesAt > at);
}

function createdAt(event: VenueAEvent): number {
  return event.markets[0]?.createdAt ?? 0;
}

function scheduled(seed: number, startsAt: number, index: number, count: number): number {
  const place = (index + uniformOf(seed, `fees at:${index}`)) / count;
  const after = firstAfterMs * (lastAfterMs / firstAfterMs) ** place;
  return startsAt + Math.round(after / 1000) * 1000;
}

function past(seed: number, startsAt: number, ticker: string): number {
  const before = (1 + pastDays * uniformOf(seed, `fees before:${ticker}`)) * dayMs;
  return startsAt - Math.round(before / minuteMs) * minuteMs;
}

function otherFees(series: VenueASeries, index: number): VenueAFees {
  const others = ways.filter(
    (way) => way.feeType !== series.feeType || way.feeMultiplier !== series.feeMultiplier,
  );
  return others[index % others.length] ?? series;
}

function changeId(seed: number, ticker: string, at: number): string {
  return uuidOf(seed, `fees:${ticker}:${at}`);
}

/**
 * Builds a world from its families: the cores first, then more of each by weight, then combos, then plain questions up to
 * exactly the wanted number.
 */
import { listCombos } from './combos.ts';
import { minuteMs } from './eastern-time.ts';
import { families as everyFamily, fillWithQuestions } from './families/index.ts';
import type { FamilyContext, Listing, WorldFamily } from './family.ts';
import { createIdentifiers } from './identifiers.ts';
import { numberByAge } from './list-venue-b.ts';
import type { SimulatedMarket } from './market.ts';
import type { Occurrence } from './occurrence.ts';
import { planEventFeeChanges, planSeriesFeeChanges } from './plan-fee-changes.ts';
import { plantMispricings, plantOnListing } from './plant-mispricings.ts';
import type { PlantedMispricing } from './planted-mispricing.ts';
import type { VenueAEvent, VenueAMilestone } from './venue-a.ts';
import type { VenueBEvent } from './venue-b.ts';
import type { World, WorldOptions } from './world.ts';
import { createContext, createRegistry, type Wants, type WorldRegistry } from './world-registry.ts';

const venueAShare = 0.3;
const comboShare = 0.15;
/** Of the wanted markets beyond the cores, the part that weighted families may take; plain questions fill the rest. */
const weightedShare = 0.96;
/** A family whose listings are no longer wanted is not asked for ever. */
const unwantedListingsMax = 60;
/** Events up to this size are taken whatever is left of the quota, wider ones only up to so many times what is left. */
const widthAlwaysTaken = 80;
const overQuotaMax = 4;
const pastMarkets = 24_000;

interface Counts {
  venueA: number;
  venueB: number;
}

export function buildWorld(options: WorldOptions, families: readonly WorldFamily[] = everyFamily): World {
  if (!(Number.isInteger(options.markets) && options.markets >= 500 && options.markets <= 1_000_000)) {
    throw new RangeError(`a world has 500 to 1000000 markets, found ${options.markets}`);
  }
  const registry = createRegistry();
  const identifiers = createIdentifiers(options.seed, { event: 1_104_000, market: 5_156_000 });
  const context = createContext(options, registry, identifiers);
  const shelf = createShelf();

  for (const family of families) {
    for (const listing of family.core(context)) {
      shelf.add(listing);
    }
  }
  const wanted = wantedCounts(options.markets, shelf.counts);
  const combosWanted = Math.round(wanted.venueA * comboShare);
  const rest: Counts = {
    venueA: Math.max(0, wanted.venueA - combosWanted - shelf.counts.venueA),
    venueB: Math.max(0, wanted.venueB - shelf.counts.venueB),
  };
  fillByWeight(context, families, shelf, rest);
  const combos = listCombos(
    context,
    shelf.venueA,
    Math.min(combosWanted, wanted.venueA - shelf.counts.venueA),
  );
  shelf.add({ venueA: combos });
  for (const listing of fillWithQuestions(context, missing(wanted, shelf.counts))) {
    shelf.add(listing);
  }
  const planted = plantMispricings(options, shelf.listings);
  const plantedLater: PlantedMispricing[] = [];
  const series = [...registry.series.values()];

  return {
    options,
    occurrences: shelf.occurrences(),
    traps: registry.traps,
    plantedMispricings: planted,
    plantedLater,
    venueA: {
      series,
      events: shelf.venueA.sort(byCreation),
      milestones: milestonesOf(shelf.venueA),
      structuredTargets: [...registry.structuredTargets.values()],
      seriesFeeChanges: planSeriesFeeChanges(options, series),
      eventFeeChanges: planEventFeeChanges(options, shelf.venueA),
    },
    venueB: {
      events: shelf.venueB.sort(byCreation),
      sports: [...registry.sports.values()],
      clarifications: registry.clarifications,
    },
    past: lazyPast(options, registry, families, identifiers),
    listNew: rollingLister(options, registry, families, identifiers, plantedLater),
  };
}

function byCreation(left: VenueAEvent | VenueBEvent, right: VenueAEvent | VenueBEvent): number {
  return createdAt(left) - createdAt(right);
}

function createdAt(event: VenueAEvent | VenueBEvent): number {
  return event.markets[0]?.createdAt ?? 0;
}

/** Cores stand, whatever the shares; beyond them each venue has its share. */
function wantedCounts(markets: number, core: Counts): Counts {
  const venueA = Math.min(
    Math.max(Math.round(markets * venueAShare), Math.ceil(core.venueA / (1 - comboShare))),
    markets - core.venueB,
  );
  return { venueA, venueB: markets - venueA };
}

function missing(wanted: Counts, have: Counts): Counts {
  return {
    venueA: Math.max(0, wanted.venueA - have.venueA),
    venueB: Math.max(0, wanted.venueB - have.venueB),
  };
}

type Context = FamilyContext & { readonly wants: Wants };

function fillByWeight(
  context: Context,
  families: readonly WorldFamily[],
  shelf: Shelf,
  rest: Readonly<Counts>,
): void {
  const all: Counts = { venueA: 0, venueB: 0 };
  for (const { weights } of families) {
    all.venueA += weights.venueA;
    all.venueB += weights.venueB;
  }
  const room: Counts = { ...rest };
  for (const family of families) {
    const quota: Counts = {
      venueA: Math.floor((weightedShare * rest.venueA * family.weights.venueA) / (all.venueA || 1)),
      venueB: Math.floor((weightedShare * rest.venueB * family.weights.venueB) / (all.venueB || 1)),
    };
    takeWanted(context.wants, family.more(context), shelf, quota, room);
  }
}

/** Takes listings until both venues have their quota; of a listing only what is still wanted. */
function takeWanted(
  wants: Wants,
  listings: Iterable<Listing>,
  shelf: Shelf,
  quota: Counts,
  room: Counts,
): void {
  let unwanted = 0;
  const report = (): void => {
    wants.venueA = quota.venueA > 0;
    wants.venueB = quota.venueB > 0;
  };
  report();
  if (quota.venueA <= 0 && quota.venueB <= 0) {
    return;
  }
  for (const listing of listings) {
    const venueA = (listing.venueA ?? []).filter((event) => takes(event, quota, room, 'venueA'));
    const venueB = (listing.venueB ?? []).filter((event) => takes(event, quota, room, 'venueB'));
    if (venueA.length + venueB.length === 0) {
      unwanted += 1;
    } else {
      unwanted = 0;
      shelf.add({ venueA, venueB });
    }
    report();
    if ((quota.venueA <= 0 && quota.venueB <= 0) || unwanted > unwantedListingsMax) {
      return;
    }
  }
}

/**
 * The last listing may go over the family's quota, never over the room that its venue has left; the widest events are for
 * worlds that are large enough.
 */
function takes(event: VenueAEvent | VenueBEvent, quota: Counts, room: Counts, venue: keyof Counts): boolean {
  const count = event.markets.length;
  const most = Math.min(room[venue], Math.max(widthAlwaysTaken, overQuotaMax * quota[venue]));
  if (quota[venue] <= 0 || count > most) {
    return false;
  }
  quota[venue] -= count;
  room[venue] -= count;
  return true;
}

interface Shelf {
  readonly venueA: VenueAEvent[];
  readonly venueB: VenueBEvent[];
  readonly listings: Listing[];
  readonly counts: Counts;
  add(listing: Listing): void;
  occurrences(): ReadonlyMap<string, Occurrence>;
}

function createShelf(): Shelf {
  const venueA: VenueAEvent[] = [];
  const venueB: VenueBEvent[] = [];
  const listings: Listing[] = [];
  const counts: Counts = { venueA: 0, venueB: 0 };
  return {
    venueA,
    venueB,
    listings,
    counts,
    add(listing) {
      listings.push(listing);
      for (const event of listing.venueA ?? []) {
        venueA.push(event);
        counts.venueA += event.markets.length;
      }
      for (const event of listing.venueB ?? []) {
        venueB.push(event);
        counts.venueB += event.markets.length;
      }
    },
    occurrences() {
      const occurrences = new Map<string, Occurrence>();
      const note = (market: SimulatedMarket): void => {
        if ('occurrence' in market.claim) {
          occurrences.set(market.claim.occurrence.id, market.claim.occurrence);
        }
      };
      for (const event of [...venueA, ...venueB]) {
        event.markets.forEach(note);
      }
      return occurrences;
    },
  };
}

function milestonesOf(events: readonly VenueAEvent[]): readonly VenueAMilestone[] {
  const milestones = new Map<string, VenueAMilestone>();
  for (const { milestone } of events) {
    if (milestone !== undefined) {
      milestones.set(milestone.id, milestone);
    }
  }
  return [...milestones.values()];
}

/** Where venue_b's numbers of markets of the past begin. */
const pastMarketNumbers = 2_156_000;

function lazyPast(
  options: WorldOptions,
  registry: WorldRegistry,
  families: readonly WorldFamily[],
  open: ReturnType<typeof createIdentifiers>,
): World['past'] {
  let made: World['past'] | undefined;
  const make = (): World['past'] => {
    if (made === undefined) {
      const identifiers = createIdentifiers(options.seed, { event: 604_000, market: pastMarketNumbers }, [
        open,
      ]);
      const context = createContext(options, { ...registry, traps: [], clarifications: [] }, identifiers);
      const shelf = createShelf();
      const total = families.reduce((sum, { weights }) => sum + weights.venueA + weights.venueB, 0);
      for (const family of families) {
        const quota: Counts = {
          venueA: Math.ceil((pastMarkets * (family.weights.venueA + family.weights.venueB)) / 2 / total),
          venueB: Math.ceil((pastMarkets * (family.weights.venueA + family.weights.venueB)) / 2 / total),
        };
        takeWanted(context.wants, family.past(context), shelf, quota, { venueA: 1e9, venueB: 1e9 });
      }
      numberByAge(shelf.venueB, pastMarketNumbers);
      made = { venueA: shelf.venueA.sort(newestFirst), venueB: shelf.venueB.sort(newestFirst) };
    }
    return made;
  };
  return {
    get venueA() {
      return make().venueA;
    },
    get venueB() {
      return make().venueB;
    },
  };
}

function newestFirst(left: VenueAEvent | VenueBEvent, right: VenueAEvent | VenueBEvent): number {
  return (right.markets[0]?.closesAt ?? 0) - (left.markets[0]?.closesAt ?? 0);
}

function rollingLister(
  options: WorldOptions,
  registry: WorldRegistry,
  families: readonly WorldFamily[],
  open: ReturnType<typeof createIdentifiers>,
  planted: PlantedMispricing[],
): World['listNew'] {
  const identifiers = createIdentifiers(options.seed, { event: 2_104_000, market: 8_156_000 }, [open]);
  const context = createContext(options, { ...registry, traps: [], clarifications: [] }, identifiers);
  return (from, to) => {
    const venueA: VenueAEvent[] = [];
    const venueB: VenueBEvent[] = [];
    // A minute at a time, so that numbers and order come out the same however the spans are cut.
    const first = Math.ceil(from / minuteMs) * minuteMs;
    for (let minute = first; minute < to; minute += minuteMs) {
      const listings: Listing[] = [];
      for (const family of families) {
        listings.push(...(family.rolling?.(context, minute, minute + minuteMs) ?? []));
      }
      for (const listing of listings) {
        planted.push(...plantOnListing(options, listing));
      }
      venueA.push(...listings.flatMap((listing) => listing.venueA ?? []).sort(byCreation));
      venueB.push(...listings.flatMap((listing) => listing.venueB ?? []).sort(byCreation));
    }
    return { venueA, venueB };
  };
}

/** Chooses pairs that are truly related and plants windows in which one of them is quoted 3 to 9 cents off. */
import { dayMs, minuteMs } from './eastern-time.ts';
import type { Listing } from './family.ts';
import { ListedVenueAMarket } from './list-venue-a.ts';
import { ListedVenueBMarket } from './list-venue-b.ts';
import type { SimulatedMarket } from './market.ts';
import { type OracleVerdict, relationOf } from './oracle.ts';
import type { PlantedMispricing } from './planted-mispricing.ts';
import { createRandom, type Random } from './random.ts';
import type { WorldOptions } from './world.ts';

const plannedDays = 7;
const perDayAtTwoThousand = 60;
const perDayMax = 200;
const attemptsMax = 40;
const groupsMax = 5_000;
/** A mistake on a pair that is not equal shows only if the two worths lie this close to the bound of the relation. */
const closeEnough = 0.025;

type ListedMarket = ListedVenueAMarket | ListedVenueBMarket;

interface Pair {
  readonly market: ListedMarket;
  readonly other: ListedMarket;
  /** In which direction a mistake of `market` breaks the relation; both if they are equal. */
  readonly direction: 1 | -1 | 'both';
}

export function plantMispricings(
  options: WorldOptions,
  listings: readonly Listing[],
): readonly PlantedMispricing[] {
  const random = createRandom(options.seed, 'mispricings');
  const groups = findGroups(options, listings, random);
  const perDay = Math.min(perDayMax, Math.ceil((perDayAtTwoThousand * options.markets) / 2000));
  const planted: PlantedMispricing[] = [];
  const windows = new Map<ListedMarket, PlantedMispricing[]>();
  for (let day = 0; day < plannedDays && groups.length > 0; day += 1) {
    for (let number = 0; number < perDay; number += 1) {
      // The picked pair may have closed by then, or be busy, or too far apart to show a mistake.
      for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
        const from = options.startsAt + day * dayMs + Math.floor(random.uniform() * dayMs);
        const window = plant(random.pick(groups), from, random, windows);
        if (window !== undefined) {
          planted.push(window);
          break;
        }
      }
    }
  }
  for (const [market, own] of windows) {
    market.planted = own;
  }
  return planted.sort((left, right) => left.from - right.from);
}

function plant(
  group: readonly ListedMarket[],
  from: number,
  random: Random,
  windows: Map<ListedMarket, PlantedMispricing[]>,
): PlantedMispricing | undefined {
  const to = from + random.integer(4, 45) * minuteMs;
  const market = random.pick(group);
  if (!isFree(market, from, to, windows)) {
    return undefined;
  }
  const pair = findPair(market, group, from, (other) => isFree(other, from, to, windows));
  if (pair === undefined) {
    return undefined;
  }
  const direction = pair.direction === 'both' ? (random.chance(0.5) ? 1 : -1) : pair.direction;
  const size = direction * random.integer(3, 9) * 100;
  const quoted = market.fair(from) + size / 10_000;
  if (quoted < 0.05 || quoted > 0.95) {
    return undefined;
  }
  const window = { market, other: pair.other, from, to, size };
  windows.set(market, [...(windows.get(market) ?? []), window]);
  return window;
}

/** The market of the group whose worth lies closest, on the other venue if there is one, if a mistake would show. */
function findPair(
  market: ListedMarket,
  group: readonly ListedMarket[],
  at: number,
  isWanted: (other: ListedMarket) => boolean,
): Pair | undefined {
  const abroad = group.filter(({ venue }) => venue !== market.venue);
  const fair = market.fair(at);
  let other: ListedMarket | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const candidate of abroad.length > 0 ? abroad : group) {
    const apart = Math.abs(candidate.fair(at) - fair);
    if (candidate !== market && apart < distance) {
      other = candidate;
      distance = apart;
    }
  }
  const apartFromOne = 1 - fair - (other?.fair(at) ?? 0);
  if (other === undefined || (distance >= closeEnough && apartFromOne >= closeEnough)) {
    return undefined;
  }
  // Asked last, as it may have to look at every state of the world.
  if (!isWanted(other)) {
    return undefined;
  }
  const kind = relationKind(market, other);
  if (kind === 'equivalent') {
    return { market, other, direction: 'both' };
  }
  if (kind === 'contradicts') {
    return apartFromOne < closeEnough ? { market, other, direction: 1 } : undefined;
  }
  if (distance >= closeEnough || (kind !== 'implies' && kind !== 'implied_by')) {
    return undefined;
  }
  return { market, other, direction: kind === 'implies' ? 1 : -1 };
}

/** What ranges of one figure say by themselves; the oracle's word where they say nothing. */
function relationKind(left: ListedMarket, right: ListedMarket): OracleVerdict['kind'] {
  const [one, other] = [rangeOf(left), rangeOf(right)];
  if (one === undefined || other === undefined || one.variable !== other.variable) {
    return relationOf(left, right).kind;
  }
  const [isInside, holds] = [isWithin(one, other), isWithin(other, one)];
  if (isInside || holds) {
    return isInside && holds ? 'equivalent' : isInside ? 'implies' : 'implied_by';
  }
  return one.high < other.low || other.high < one.low ? 'contradicts' : relationOf(left, right).kind;
}

interface Range {
  readonly variable: string;
  readonly low: number;
  readonly high: number;
}

/** The values that pay a dollar, where no value pays a half. */
function rangeOf({ claim }: ListedMarket): Range | undefined {
  if ('legs' in claim || !('low' in claim && 'high' in claim)) {
    return undefined;
  }
  if ('half' in claim && claim.half !== undefined) {
    return undefined;
  }
  const { variable, low, high } = claim;
  return typeof low === 'number' && typeof high === 'number' ? { variable, low, high } : undefined;
}

function isWithin(inner: Range, outer: Range): boolean {
  return inner.low >= outer.low && inner.high <= outer.high;
}

function isFree(
  market: ListedMarket,
  from: number,
  to: number,
  windows: ReadonlyMap<ListedMarket, readonly PlantedMispricing[]>,
): boolean {
  const truthAt = 'occurrence' in market.claim ? market.claim.occurrence.endsAt : Number.NEGATIVE_INFINITY;
  return (
    market.opensAt <= from &&
    market.closesAt > to &&
    truthAt > to &&
    market.activity > 0.05 &&
    !(windows.get(market) ?? []).some((window) => from < window.to && to > window.from)
  );
}

/** Markets of one listing on one figure; large worlds are sampled. */
function findGroups(options: WorldOptions, listings: readonly Listing[], random: Random): ListedMarket[][] {
  const groups: ListedMarket[][] = [];
  for (const listing of random.shuffle(listings)) {
    if (groups.length >= groupsMax) {
      return groups;
    }
    const byVariable = new Map<string, ListedMarket[]>();
    for (const event of [...(listing.venueA ?? []), ...(listing.venueB ?? [])]) {
      for (const market of event.markets) {
        if (isListed(market) && 'variable' in market.claim && market.closesAt > options.startsAt) {
          const group = byVariable.get(market.claim.variable) ?? [];
          group.push(market);
          byVariable.set(market.claim.variable, group);
        }
      }
    }
    for (const group of byVariable.values()) {
      if (group.length > 1) {
        groups.push(group);
      }
    }
  }
  return groups;
}

function isListed(market: SimulatedMarket): market is ListedMarket {
  return market instanceof ListedVenueAMarket || market instanceof ListedVenueBMarket;
}

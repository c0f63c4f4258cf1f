/**
 * Chooses pairs that are truly related and plants windows in which one of them is quoted 3 to 9 cents off. Some of them
 * are such that the mistake can be bought: lively, lasting, and paid a dollar together on every void branch named.
 */
import { dayMs, minuteMs } from './eastern-time.ts';
import type { Listing } from './family.ts';
import { Deadline } from './figures.ts';
import { ListedVenueAMarket } from './list-venue-a.ts';
import { ListedVenueBMarket } from './list-venue-b.ts';
import type { Halves, SimulatedMarket, VoidPayout } from './market.ts';
import { type OracleVerdict, relationOf } from './oracle.ts';
import type { PlantedMispricing } from './planted-mispricing.ts';
import { createRandom, type Random } from './random.ts';
import type { WorldOptions } from './world.ts';

const plannedDays = 7;
const perDayAtTwoThousand = 60;
const perDayMax = 200;
/** Those that can be bought come on top. */
const safePerDayAtTwoThousand = 60;
const safePerDayMin = 40;
const safePerDayMax = 100;
const safeActivityMin = 0.5;
/** Of a group, the markets that one is compared with. */
const candidatesMax = 6;
const attemptsMax = 40;
const groupsMax = 5_000;
/** A mistake on a pair that is not equal shows only if the two worths lie this close to the bound of the relation. */
const closeEnough = 0.025;
/** Those that can be bought are at the upper end of the mistakes, and may lie a little further apart. */
const safeCloseEnough = 0.035;

type ListedMarket = ListedVenueAMarket | ListedVenueBMarket;

interface Pair {
  readonly market: ListedMarket;
  readonly other: ListedMarket;
  readonly kind: OracleVerdict['kind'];
  /** In which direction a mistake of `market` breaks the relation; both if they are equal. */
  readonly direction: 1 | -1 | 'both';
}

type Windows = Map<ListedMarket, PlantedMispricing[]>;

export function plantMispricings(
  options: WorldOptions,
  listings: readonly Listing[],
): readonly PlantedMispricing[] {
  const random = createRandom(options.seed, 'mispricings');
  const groups = findGroups(options, listings, random);
  const windows: Windows = new Map();
  const perDay = Math.min(perDayMax, Math.ceil((perDayAtTwoThousand * options.markets) / 2000));
  const planted = plantDays(options, perDay, random, (from) =>
    groups.length === 0 ? undefined : plant(random.pick(groups), from, random, windows),
  );
  const safeRandom = createRandom(options.seed, 'safe mispricings');
  const lively = findLively(groups);
  const safePerDay = Math.min(
    safePerDayMax,
    Math.max(safePerDayMin, Math.ceil((safePerDayAtTwoThousand * options.markets) / 2000)),
  );
  const safe = plantDays(options, safePerDay, safeRandom, (from) => {
    const kind = lively.length === 0 ? [] : safeRandom.pick(lively);
    return kind.length === 0 ? undefined : plantSafely(safeRandom.pick(kind), from, safeRandom, windows);
  });
  for (const [market, own] of windows) {
    market.planted = own;
  }
  return [...planted, ...safe].sort((left, right) => left.from - right.from);
}

function plantDays(
  { startsAt, mispricedDays = plannedDays }: WorldOptions,
  perDay: number,
  random: Random,
  tryAt: (from: number) => PlantedMispricing | undefined,
): readonly PlantedMispricing[] {
  const planted: PlantedMispricing[] = [];
  for (let day = 0; day < mispricedDays; day += 1) {
    for (let number = 0; number < perDay; number += 1) {
      // The picked pair may have closed by then, or be busy, or too far apart to show a mistake.
      for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
        const window = tryAt(startsAt + day * dayMs + Math.floor(random.uniform() * dayMs));
        if (window !== undefined) {
          planted.push(window);
          break;
        }
      }
    }
  }
  return planted;
}

function plant(
  group: readonly ListedMarket[],
  from: number,
  random: Random,
  windows: Windows,
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
  return addWindow(pair, { from, to, size: direction * random.integer(3, 9) * 100 }, windows);
}

/** Lasting and wide enough that it outlives fees, spreads and makers who look at their quotes now and then. */
function plantSafely(
  group: readonly ListedMarket[],
  from: number,
  random: Random,
  windows: Windows,
): PlantedMispricing | undefined {
  const to = from + random.integer(15, 45) * minuteMs;
  const market = random.pick(group);
  if (!isFree(market, from, to, windows)) {
    return undefined;
  }
  const others = group.filter((other) => other !== market && isFree(other, from, to, windows));
  for (const other of random
    .shuffle(others.filter((each) => isClose(market, each, from)))
    .slice(0, candidatesMax)) {
    const pair = pairOf(market, other, from, safeCloseEnough);
    const directions = pair === undefined ? [] : ([1, -1] as const).filter((each) => isSafe(pair, each));
    if (pair !== undefined && directions.length > 0) {
      return addWindow(
        pair,
        { from, to, size: random.pick(directions) * random.integer(7, 9) * 100 },
        windows,
      );
    }
  }
  return undefined;
}

function addWindow(
  { market, other }: Pair,
  window: { readonly from: number; readonly to: number; readonly size: number },
  windows: Windows,
): PlantedMispricing | undefined {
  const quoted = market.fair(window.from) + window.size / 10_000;
  if (quoted < 0.05 || quoted > 0.95) {
    return undefined;
  }
  const planted = { market, other, ...window };
  windows.set(market, [...(windows.get(market) ?? []), planted]);
  return planted;
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
  return other === undefined || !isWanted(other) ? undefined : pairOf(market, other, at);
}

function isClose(market: ListedMarket, other: ListedMarket, at: number): boolean {
  const [fair, otherFair] = [market.fair(at), other.fair(at)];
  return Math.abs(otherFair - fair) < safeCloseEnough || Math.abs(1 - fair - otherFair) < safeCloseEnough;
}

/** Undefined unless the worths are so close to the bound of their relation that a mistake would show. */
function pairOf(
  market: ListedMarket,
  other: ListedMarket,
  at: number,
  close = closeEnough,
): Pair | undefined {
  const [fair, otherFair] = [market.fair(at), other.fair(at)];
  const isNear = Math.abs(otherFair - fair) < close;
  const isNearOne = 1 - fair - otherFair < close;
  if (!isNear && !isNearOne) {
    return undefined;
  }
  // Asked last, as it may have to look at every state of the world.
  const kind = relationKind(market, other);
  if (kind === 'equivalent') {
    return { market, other, kind, direction: 'both' };
  }
  if (kind === 'contradicts') {
    return isNearOne ? { market, other, kind, direction: 1 } : undefined;
  }
  if (!isNear || (kind !== 'implies' && kind !== 'implied_by')) {
    return undefined;
  }
  return { market, other, kind, direction: kind === 'implies' ? 1 : -1 };
}

/** Whether the two sides that a mistake in this direction makes cheap pay a dollar on every void branch named. */
function isSafe({ market, other, kind, direction }: Pair, mistake: 1 | -1): boolean {
  if (direction !== 'both' && direction !== mistake) {
    return false;
  }
  const [own, others] = [voidsOf(market), voidsOf(other)];
  return [...new Set([...own.keys(), ...others.keys()])].every((branch) => {
    const [paid, paidByOther] = [own.get(branch), others.get(branch)];
    if (typeof paid !== 'number' || typeof paidByOther !== 'number') {
      return paid === 'by_later_result' && paidByOther === 'by_later_result';
    }
    const bought = mistake === 1 ? noOf(paid) : paid;
    const boughtOfOther = mistake === 1 && kind !== 'contradicts' ? paidByOther : noOf(paidByOther);
    return bought + boughtOfOther >= 2;
  });
}

function noOf(halves: Halves): number {
  return 2 - halves;
}

function voidsOf({ claim }: ListedMarket): ReadonlyMap<string, VoidPayout> {
  return new Map('legs' in claim ? [] : Object.entries(claim.voids));
}

/**
 * The lively markets of the groups of which it is known what they pay without a result, by the kind of thing that happens,
 * so that each kind is wanted as often.
 */
function findLively(groups: readonly (readonly ListedMarket[])[]): readonly (readonly ListedMarket[][])[] {
  const lively = groups
    .map((group) => group.filter((market) => market.activity >= safeActivityMin && isKnownToPay(market)))
    .filter((group) => group.length > 1);
  return [...Map.groupBy(lively, ([first]) => (first === undefined ? '' : kindOf(first))).values()];
}

/** The text says so, or there is always a result: a deadline is met or it is not. */
function isKnownToPay(market: ListedMarket): boolean {
  return (
    voidsOf(market).size > 0 || ('occurrence' in market.claim && market.claim.occurrence instanceof Deadline)
  );
}

/** The first word of the occurrence's id: a league, an indicator, `contest`, `happening`. */
function kindOf({ claim }: ListedMarket): string {
  return 'legs' in claim ? '' : (claim.occurrence.id.split('-', 1)[0] ?? '');
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

function isFree(market: ListedMarket, from: number, to: number, windows: Windows): boolean {
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

/**
 * Chooses pairs that are truly related and plants windows in which one of them is quoted 3 to 9 cents off. Some of them
 * are such that the mistake can be bought.
 */
import { dayMs, hourMs, minuteMs } from './eastern-time.ts';
import type { Listing } from './family.ts';
import { acrossVenues, buyableOf, byKind, plantBuyable, spanOf, wellTradedOf } from './plant-buyable.ts';
import type { PlantedMispricing } from './planted-mispricing.ts';
import { PlantedWindows } from './planted-windows.ts';
import { createRandom, type Random } from './random.ts';
import { isListed, type PairedMarket, pairOf, type RelatedPair } from './related-pair.ts';
import type { WorldOptions } from './world.ts';

const plannedDays = 7;
const perDayAtTwoThousand = 60;
const perDayMax = 200;
/** Those that can be bought come on top. */
const buyablePerDayAtTwoThousand = 60;
const buyablePerDayMin = 40;
const buyablePerDayMax = 100;
/** A reader of a world that has just begun sees what they are like: first where much is traded, then anywhere. */
const wellTradedAtStart = 16;
const buyableAtStart = 20;
const otherAtStart = 12;
/** Where much is traded on both venues, so many between the venues at any time: one follows the other without a pause. */
const acrossAtOnce = 3;
const acrossMinutes = [30, 90] as const;
const buyableMinutes = [15, 45] as const;
const buyableMinutesAtStart = [20, 90] as const;
/** Of one figure of what is listed later, not before a trader can have found it. */
const buyablePerListedGroup = 3;
const foundAfterMs = 13 * hourMs;
const listedAttemptsMax = 12;
const attemptsMax = 40;
const groupsMax = 5_000;
/** A mistake on a pair that is not equal shows only if the two worths lie this close to the bound of the relation. */
const closeEnough = 0.025;

/** On what is open at the start. */
export function plantMispricings(
  options: WorldOptions,
  listings: readonly Listing[],
): readonly PlantedMispricing[] {
  const random = createRandom(options.seed, 'mispricings');
  const groups = findGroups(options, listings, random);
  const windows = new PlantedWindows();
  const across = plantAcross(options, groups, windows);
  const perDay = Math.min(perDayMax, Math.ceil((perDayAtTwoThousand * options.markets) / 2000));
  const planted = plantDays(options, perDay, random, (from) =>
    groups.length === 0 ? undefined : plant(random.pick(groups), from, random, windows),
  );
  const buyable = plantBuyableOnes(options, groups, windows);
  const others: PlantedMispricing[] = [];
  if (groups.length > 0) {
    const atStart = createRandom(options.seed, 'mispricings at the start');
    plantSome(otherAtStart, attemptsMax, others, () =>
      plant(atStart.pick(groups), options.startsAt, atStart, windows),
    );
  }
  windows.settle();
  return [...across, ...planted, ...buyable, ...others].sort((left, right) => left.from - right.from);
}

/** On what is listed later, however many are listed together. */
export function plantOnListing(options: WorldOptions, listing: Listing): readonly PlantedMispricing[] {
  const { seed, startsAt, mispricedDays = plannedDays } = options;
  const windows = new PlantedWindows();
  const planted: PlantedMispricing[] = [];
  for (const [variable, markets] of groupsOf(listing)) {
    const group = buyableOf(seed, markets);
    if (group.length < 2) {
      continue;
    }
    const span = spanOf(group);
    const [first, last] = [span.from + foundAfterMs, Math.min(span.to, startsAt + mispricedDays * dayMs)];
    const random = createRandom(seed, `mispricings of ${variable}`);
    plantSome(buyablePerListedGroup, listedAttemptsMax, planted, () => {
      const from = first + Math.floor(random.uniform() * (last - first));
      const to = from + random.integer(...buyableMinutes) * minuteMs;
      return to < last ? plantBuyable(group, { from, to }, random, windows) : undefined;
    });
  }
  windows.settle();
  return planted;
}

/** First of all, so that no other mistake takes their place. */
function plantAcross(
  { seed, startsAt, mispricedDays = plannedDays }: WorldOptions,
  groups: readonly (readonly PairedMarket[])[],
  windows: PlantedWindows,
): readonly PlantedMispricing[] {
  const wellTraded = acrossVenues(
    groups.map((group) => wellTradedOf(seed, buyableOf(seed, group), startsAt)),
  );
  const planted: PlantedMispricing[] = [];
  if (wellTraded.length === 0) {
    return planted;
  }
  const random = createRandom(seed, 'mispricings between the venues');
  const end = startsAt + mispricedDays * dayMs;
  for (let lane = 0; lane < acrossAtOnce; lane += 1) {
    for (let from = startsAt; from < end; ) {
      const span = { from, to: from + random.integer(...acrossMinutes) * minuteMs };
      plantSome(1, attemptsMax, planted, () =>
        plantBuyable(random.pick(wellTraded), span, random, windows, { across: true }),
      );
      from = span.to;
    }
  }
  return planted;
}

function plantBuyableOnes(
  options: WorldOptions,
  groups: readonly (readonly PairedMarket[])[],
  windows: PlantedWindows,
): readonly PlantedMispricing[] {
  const { seed, startsAt, markets } = options;
  const random = createRandom(seed, 'buyable mispricings');
  const buyable = groups.map((group) => buyableOf(seed, group));
  const kinds = byKind(buyable);
  const wellTraded = byKind(buyable.map((group) => wellTradedOf(seed, group, startsAt)));
  const perDay = Math.min(
    buyablePerDayMax,
    Math.max(buyablePerDayMin, Math.ceil((buyablePerDayAtTwoThousand * markets) / 2000)),
  );
  const tryFor = (of: typeof kinds, from: number, minutes: readonly [number, number]) => {
    const to = from + random.integer(...minutes) * minuteMs;
    return plantBuyable(random.pick(random.pick(of)), { from, to }, random, windows);
  };
  const plantAtStart = (of: typeof kinds, wanted: number) =>
    plantSome(wanted, attemptsMax, planted, () => tryFor(of, startsAt, buyableMinutesAtStart));
  const planted: PlantedMispricing[] = [];
  if (wellTraded.length > 0) {
    plantAtStart(wellTraded, wellTradedAtStart);
  }
  if (kinds.length > 0) {
    plantAtStart(kinds, buyableAtStart);
    planted.push(...plantDays(options, perDay, random, (from) => tryFor(kinds, from, buyableMinutes)));
  }
  return planted;
}

function plantDays(
  { startsAt, mispricedDays = plannedDays }: WorldOptions,
  perDay: number,
  random: Random,
  tryAt: (from: number) => PlantedMispricing | undefined,
): readonly PlantedMispricing[] {
  const planted: PlantedMispricing[] = [];
  for (let day = 0; day < mispricedDays; day += 1) {
    plantSome(perDay, attemptsMax, planted, () =>
      tryAt(startsAt + day * dayMs + Math.floor(random.uniform() * dayMs)),
    );
  }
  return planted;
}

/** The picked pair may have closed by then, or be busy, or too far apart to show a mistake: then another is tried. */
function plantSome(
  wanted: number,
  attempts: number,
  planted: PlantedMispricing[],
  tryOne: () => PlantedMispricing | undefined,
): void {
  for (let number = 0; number < wanted; number += 1) {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const window = tryOne();
      if (window !== undefined) {
        planted.push(window);
        break;
      }
    }
  }
}

function plant(
  group: readonly PairedMarket[],
  from: number,
  random: Random,
  windows: PlantedWindows,
): PlantedMispricing | undefined {
  const to = from + random.integer(4, 45) * minuteMs;
  const market = random.pick(group);
  if (!windows.isFree(market, from, to)) {
    return undefined;
  }
  const pair = findPair(market, group, from, (other) => windows.isFree(other, from, to));
  if (pair === undefined) {
    return undefined;
  }
  const direction = pair.direction === 'both' ? (random.chance(0.5) ? 1 : -1) : pair.direction;
  return windows.add(market, pair.other, { from, to, size: direction * random.integer(3, 9) * 100 });
}

/** The market of the group whose worth lies closest, on the other venue if there is one, if a mistake would show. */
function findPair(
  market: PairedMarket,
  group: readonly PairedMarket[],
  at: number,
  isWanted: (other: PairedMarket) => boolean,
): RelatedPair | undefined {
  const abroad = group.filter(({ venue }) => venue !== market.venue);
  const fair = market.fair(at);
  let other: PairedMarket | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const candidate of abroad.length > 0 ? abroad : group) {
    const apart = Math.abs(candidate.fair(at) - fair);
    if (candidate !== market && apart < distance) {
      other = candidate;
      distance = apart;
    }
  }
  return other === undefined || !isWanted(other) ? undefined : pairOf(market, other, at, closeEnough);
}

/** Markets of one listing on one figure; large worlds are sampled. */
function findGroups(options: WorldOptions, listings: readonly Listing[], random: Random): PairedMarket[][] {
  const groups: PairedMarket[][] = [];
  for (const listing of random.shuffle(listings)) {
    if (groups.length >= groupsMax) {
      return groups;
    }
    for (const group of groupsOf(listing, ({ closesAt }) => closesAt > options.startsAt).values()) {
      if (group.length > 1) {
        groups.push(group);
      }
    }
  }
  return groups;
}

/** By the figure they are on. */
function groupsOf(
  { venueA = [], venueB = [] }: Listing,
  isWanted: (market: PairedMarket) => boolean = () => true,
): ReadonlyMap<string, PairedMarket[]> {
  const groups = new Map<string, PairedMarket[]>();
  for (const { markets } of [...venueA, ...venueB]) {
    for (const market of markets) {
      if (isListed(market) && 'variable' in market.claim && isWanted(market)) {
        const group = groups.get(market.claim.variable) ?? [];
        group.push(market);
        groups.set(market.claim.variable, group);
      }
    }
  }
  return groups;
}

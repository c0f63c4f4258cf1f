/**
 * Mistakes that a trader can buy: on lively pairs quoted on both sides, that are paid a dollar together on every void branch
 * named, large and lasting enough that something is left after spreads and fees. Planted on what is open at the start and
 * on what is listed later.
 */
import { dayMs, minuteMs } from './eastern-time.ts';
import type { PlantedMispricing } from './planted-mispricing.ts';
import type { PlantedWindows } from './planted-windows.ts';
import { quotingHabits, tradingHabits } from './quoting-habits.ts';
import type { Random } from './random.ts';
import { isKnownToPay, isSafe, kindOf, type PairedMarket, pairOf, type RelatedPair } from './related-pair.ts';

const activityMin = 0.5;
/** In ten-thousandths of a dollar. */
const spreadMax = 200;
/** Of a group, the markets that one is compared with. */
const candidatesMax = 6;
/** The worths of a pair may lie this far inside the bound of their relation; the mistake takes them beyond it. */
const insideMax = 0.2;
/** So many cents beyond. */
const beyond = [7, 9] as const;
/** Dollars of a pair that are left after spreads and fees, by the makers' habits. */
const leftMin = 0.004;
/** Books are quoted on a grid, up to a cent away from where they should be. */
const gridLoss = 0.005;
/** Dollars a day from which a market counts as well traded. */
const wellTradedUsd = 1_500;
/** Before the thing begins, or trading ends by the listing, buyers keep away. */
const keepAwayMs = 15 * minuteMs;

/** A market and how its makers quote it. */
interface Buyable {
  readonly market: PairedMarket;
  readonly spread: number;
  readonly endsAt: number;
}

export type BuyableGroup = readonly Buyable[];

/** The markets of a group on which it is worth planting. */
export function buyableOf(seed: number, group: readonly PairedMarket[]): BuyableGroup {
  return group.flatMap((market) => {
    if (market.activity < activityMin || !isKnownToPay(market)) {
      return [];
    }
    const { bids, asks, spread } = quotingHabits(seed, market);
    return bids && asks && spread <= spreadMax ? [{ market, spread, endsAt: buyableUntil(market) }] : [];
  });
}

/** Of a group, what is traded so much at a time that no trader would call it thin. */
export function wellTradedOf(seed: number, group: BuyableGroup, at: number): BuyableGroup {
  return group.filter(({ market }) => {
    const contracts = tradingHabits(seed, market).dailyVolume / 100;
    return contracts * market.fair(at) >= wellTradedUsd && market.opensAt < at - dayMs;
  });
}

/** By the kind of thing that happens, so that each kind can be wanted as often. */
export function byKind(groups: readonly BuyableGroup[]): readonly (readonly BuyableGroup[])[] {
  const paired = groups.filter((group) => group.length > 1);
  return [...Map.groupBy(paired, ([first]) => (first === undefined ? '' : kindOf(first.market))).values()];
}

/** The groups with markets of both venues. */
export function acrossVenues(groups: readonly BuyableGroup[]): readonly BuyableGroup[] {
  return groups.filter((group) => new Set(group.map(({ market }) => market.venue)).size > 1);
}

/** When the group's first market opens, and until when the last two can be bought. */
export function spanOf(group: BuyableGroup): { readonly from: number; readonly to: number } {
  const ends = group.map(({ endsAt }) => endsAt).sort((left, right) => right - left);
  return { from: Math.min(...group.map(({ market }) => market.opensAt)), to: ends[1] ?? 0 };
}

/** On a market of the group, at a time; undefined if that one has no pair then, or none on the other venue if asked for. */
export function plantBuyable(
  group: BuyableGroup,
  span: { readonly from: number; readonly to: number },
  random: Random,
  windows: PlantedWindows,
  { across = false }: { readonly across?: boolean } = {},
): PlantedMispricing | undefined {
  const { from, to } = span;
  const isFree = ({ market, endsAt }: Buyable) => endsAt > to && windows.isFree(market, from, to);
  const chosen = random.pick(group);
  if (!isFree(chosen)) {
    return undefined;
  }
  const size = random.integer(...beyond) * 100;
  const fee = feeOf(chosen.market, from);
  const others = group.filter(
    (other) =>
      other !== chosen &&
      !(across && other.market.venue === chosen.market.venue) &&
      isFree(other) &&
      leaves({ spread: chosen.spread, fee }, other, from, size),
  );
  for (const other of random.shuffle(others).slice(0, candidatesMax)) {
    const pair = pairOf(chosen.market, other.market, from, insideMax);
    const directions = pair === undefined ? [] : ([1, -1] as const).filter((each) => isSafe(pair, each));
    if (pair !== undefined && directions.length > 0) {
      const mistake = size + Math.round(Math.max(0, insideOf(pair, from)) * 10_000);
      return windows.add(pair.market, pair.other, { from, to, size: random.pick(directions) * mistake });
    }
  }
  return undefined;
}

/** How far the worths lie inside the bound of the relation. */
function insideOf({ market, other, kind }: RelatedPair, at: number): number {
  const [fair, otherFair] = [market.fair(at), other.fair(at)];
  return kind === 'contradicts' ? 1 - fair - otherFair : Math.abs(otherFair - fair);
}

/** Whether something is left of a mistake that goes so far beyond the bound. */
function leaves(
  one: { readonly spread: number; readonly fee: number },
  other: Buyable,
  at: number,
  size: number,
): boolean {
  const spreads = (one.spread + other.spread) / 2 / 10_000 + gridLoss;
  const fees = one.fee + feeOf(other.market, at);
  return size / 10_000 - spreads - fees >= leftMin;
}

/** About what a taker pays for a contract. */
function feeOf(market: PairedMarket, at: number): number {
  const price = market.fair(at);
  const rate =
    market.venue === 'venue_b'
      ? Number(market.feeRate ?? '0')
      : 0.07 * Number(market.event.series.feeMultiplier);
  return rate * price * (1 - price);
}

function buyableUntil(market: PairedMarket): number {
  const { claim, opensAt, closesAt } = market;
  const listedEnd = market.venue === 'venue_b' ? Math.min(closesAt, market.endDateAt) : closesAt;
  if (!('occurrence' in claim)) {
    return listedEnd - keepAwayMs;
  }
  const { startsAt, endsAt } = claim.occurrence;
  // What is under way since the listing (a deadline, a season) goes on until its end.
  return Math.min(listedEnd, startsAt > opensAt ? startsAt : endsAt) - keepAwayMs;
}

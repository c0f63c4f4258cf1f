/**
 * What is true of two sides in the simulated world, from its claims, outcomes and books alone: nothing here is shared
 * with the code under test.
 */
import type { BookView, Exchange } from '../../src/simulator/exchange/index.ts';
import { settledTruth } from '../../src/simulator/exchange/venue-rules.ts';
import type {
  SimulatedMarket,
  SimulatedVoidPayout,
  VenueAMarket,
  VenueBMarket,
} from '../../src/simulator/world/index.ts';
import { relationOf } from '../../src/simulator/world/oracle.ts';
import { chargedFees, type TrueFill, type TrueRate, trueRateAt, worstFees } from './simulated-fees.ts';

export type TrueSide = 'yes' | 'no';
export type TrueSides = readonly [TrueSide, TrueSide];

/** In millionths. */
export const dollar = 1_000_000n;
const closingSoonMs = 10 * 60_000;
/** Sizes up to this are all tried; beyond, the ends of levels, between which the net only rises or falls. */
const triedOneByOne = 20n;

/** The pairs of sides that pay a dollar together on every state and on every void branch that either text names. */
export function safeSides(left: SimulatedMarket, right: SimulatedMarket): readonly TrueSides[] {
  const { kind, together } = relationOf(left, right);
  if (kind === 'none') return [];
  const covers: readonly (readonly [boolean, TrueSides])[] = [
    [together.atLeastOne, ['yes', 'yes']],
    [kind === 'equivalent' || kind === 'implied_by', ['yes', 'no']],
    [kind === 'equivalent' || kind === 'implies', ['no', 'yes']],
    [together.atMostOne, ['no', 'no']],
  ];
  return covers.flatMap(([holds, sides]) => (holds && voidsAreSafe(left, right, sides) ? [sides] : []));
}

function voidsAreSafe(left: SimulatedMarket, right: SimulatedMarket, sides: TrueSides): boolean {
  const [ofLeft, ofRight] = [voidsOf(left), voidsOf(right)];
  for (const branch of new Set([...ofLeft.keys(), ...ofRight.keys()])) {
    const [one, other] = [ofLeft.get(branch), ofRight.get(branch)];
    if (one === 'by_later_result' && other === 'by_later_result') continue;
    if (typeof one !== 'number' || typeof other !== 'number') return false;
    if (halvesOf(sides[0], one) + halvesOf(sides[1], other) < 2) return false;
  }
  return true;
}

function halvesOf(side: TrueSide, yesPays: number): number {
  return side === 'yes' ? yesPays : 2 - yesPays;
}

/** What the text says of each void branch it names. */
export function voidsOf({ claim }: SimulatedMarket): ReadonlyMap<string, SimulatedVoidPayout> {
  return new Map('legs' in claim ? [] : Object.entries(claim.voids));
}

/** What the two sides pay together, of payouts of Yes in ten-thousandths. */
export function paidTogether(sides: TrueSides, payouts: readonly number[]): bigint {
  return payouts.reduce((sum, payout, place) => {
    const isYes = sides[place === 0 ? 0 : 1] === 'yes';
    return sum + BigInt(isYes ? payout : 10_000 - payout) * 100n;
  }, 0n);
}

/** The void branch that comes about, if one does; of a combo, that of a leg. */
export function branchOf({ claim }: SimulatedMarket): string | undefined {
  if ('legs' in claim)
    return claim.legs.map(({ market }) => branchOf(market)).find((each) => each !== undefined);
  const { outcome } = claim.occurrence;
  return outcome.kind === 'void' ? outcome.branch : undefined;
}

export function describeEnd(market: SimulatedMarket): string {
  const { payout, voided } = settledTruth(market);
  return `${market.venue}:${market.id} pays ${payout}${voided ? ` (${branchOf(market) ?? 'tie'})` : ''}`;
}

/** Whether a careful buyer may still buy: both trade, neither is about to close by its listing, no game has begun. */
export function isTradable(exchange: Exchange, market: SimulatedMarket): boolean {
  if (exchange.status(market) !== 'open') return false;
  const game = isVenueB(market) ? market.event.game : isVenueA(market) ? market.event.milestone : undefined;
  // On venue_b a game is listed to end when it begins, and trades until it is decided.
  const endsWithStart = isVenueB(market) && game !== undefined && market.endDateAt <= game.startsAt;
  const listedClose = isVenueB(market) ? market.endDateAt : exchange.closesAt(market);
  if (!endsWithStart && exchange.now >= listedClose - closingSoonMs) return false;
  return game === undefined || exchange.now < game.startsAt;
}

/** Levels that can be bought, best first, in whole contracts. */
function asksOf({ asks, bids }: BookView, side: TrueSide): readonly TrueFill[] {
  const levels = side === 'yes' ? asks : bids;
  return levels.map(({ price, size }) => ({
    price: BigInt(side === 'yes' ? price : 10_000 - price) * 100n,
    contracts: BigInt(Math.floor(size / 100)),
  }));
}

export interface TruePurchase {
  readonly cost: bigint;
  /** As the venues charge it. */
  readonly fees: bigint;
  readonly worstFees: bigint;
}

/** What a number of pairs costs at the exchange's books now; undefined if there are not so many, or no order is taken. */
export function buyPairs(
  exchange: Exchange,
  markets: readonly [SimulatedMarket, SimulatedMarket],
  sides: TrueSides,
  pairs: bigint,
): TruePurchase | undefined {
  let [cost, fees, worst] = [0n, 0n, 0n];
  for (const place of [0, 1] as const) {
    const rate = trueRateAt(exchange.world, markets[place], exchange.now);
    const asks = asksOf(exchange.book(markets[place]), sides[place]);
    const fills = take(asks, pairs);
    if (rate === undefined || fills === undefined) return undefined;
    if (!isLargeEnough(rate, fills) && isMoreThere(asks, fills)) return undefined;
    for (const { price, contracts } of fills) cost += price * contracts;
    fees += chargedFees(rate, fills);
    worst += worstFees(rate, fills);
  }
  return { cost, fees, worstFees: worst };
}

/** The most that is left of a dollar a pair at the exchange's books now, over all sizes; undefined if nothing is. */
export function bestNet(
  exchange: Exchange,
  markets: readonly [SimulatedMarket, SimulatedMarket],
  sides: TrueSides,
): { readonly pairs: bigint; readonly net: bigint } | undefined {
  const [left, right] = [markets[0], markets[1]].map((market, place) =>
    asksOf(exchange.book(market), sides[place === 0 ? 0 : 1]),
  );
  const [bestLeft, bestRight] = [left?.[0], right?.[0]];
  if (!left || !right || !bestLeft || !bestRight || bestLeft.price + bestRight.price >= dollar)
    return undefined;
  const rates = markets.map((market) => trueRateAt(exchange.world, market, exchange.now));
  const [rateLeft, rateRight] = rates;
  if (rateLeft === undefined || rateRight === undefined) return undefined;
  let best: { readonly pairs: bigint; readonly net: bigint } | undefined;
  for (const pairs of sizesToTry(left, right)) {
    const net = netOf([rateLeft, left], [rateRight, right], pairs);
    if (net !== undefined && net > 0n && (best === undefined || net > best.net)) best = { pairs, net };
  }
  return best;
}

function netOf(
  left: readonly [TrueRate, readonly TrueFill[]],
  right: readonly [TrueRate, readonly TrueFill[]],
  pairs: bigint,
): bigint | undefined {
  let net = pairs * dollar;
  for (const [rate, asks] of [left, right]) {
    const fills = take(asks, pairs);
    if (fills === undefined || !isLargeEnough(rate, fills)) return undefined;
    for (const { price, contracts } of fills) net -= price * contracts;
    net -= worstFees(rate, fills);
  }
  return net;
}

/** venue_b takes no order to buy at once below a dollar. */
function isLargeEnough({ venue }: TrueRate, fills: readonly TrueFill[]): boolean {
  const cost = fills.reduce((sum, { price, contracts }) => sum + price * contracts, 0n);
  return venue === 'venue_a' || cost >= dollar;
}

/** Whether a larger order at the price of the last fill would buy more. */
function isMoreThere(asks: readonly TrueFill[], fills: readonly TrueFill[]): boolean {
  const limit = fills.at(-1)?.price ?? 0n;
  const sumOf = (some: readonly TrueFill[]) => some.reduce((sum, { contracts }) => sum + contracts, 0n);
  return sumOf(asks.filter(({ price }) => price <= limit)) > sumOf(fills);
}

function sizesToTry(left: readonly TrueFill[], right: readonly TrueFill[]): ReadonlySet<bigint> {
  const sizes = new Set<bigint>();
  for (let pairs = 1n; pairs <= triedOneByOne; pairs += 1n) sizes.add(pairs);
  for (const asks of [left, right]) {
    let all = 0n;
    for (const { contracts } of asks) {
      all += contracts;
      sizes.add(all);
    }
  }
  sizes.delete(0n);
  return sizes;
}

function take(asks: readonly TrueFill[], pairs: bigint): readonly TrueFill[] | undefined {
  const fills: TrueFill[] = [];
  let left = pairs;
  for (const { price, contracts } of asks) {
    if (left === 0n) break;
    // biome-ignore lint/complexity/useMathMinMax: these are big integers.
    const taken = contracts < left ? contracts : left;
    if (taken > 0n) fills.push({ price, contracts: taken });
    left -= taken;
  }
  return left === 0n ? fills : undefined;
}

function isVenueA(market: SimulatedMarket): market is VenueAMarket {
  return market.venue === 'venue_a';
}

function isVenueB(market: SimulatedMarket): market is VenueBMarket {
  return market.venue === 'venue_b';
}

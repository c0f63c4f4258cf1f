/** The least that a venue takes as an order to buy at once, and what becomes of a size that is below it. */
import type { VenueId } from '../contract/index.ts';
import { type Micros, microsPerUnit } from '../exact/index.ts';
import { mostFees, type TakerFill } from '../fee/index.ts';
import { wholeContracts } from './ask-walk.ts';
import type { LegBook } from './leg-book.ts';
import { limitOf, type SizedLead } from './size-lead.ts';

/** The book of one leg, and whose it is. */
interface LegOrder {
  readonly venue: VenueId;
  readonly book: LegBook;
}

/**
 * Before fees. The five contracts that venue_b lists as a minimum are of orders that rest in the book; one that is to be
 * filled at once is refused below a dollar. venue_a takes one contract at any price.
 */
export const leastOrders: Readonly<Record<VenueId, Micros>> = { venue_a: 0, venue_b: microsPerUnit };

/**
 * The size as it can be ordered: the same if both venues take it, else the next that they do, if that still leaves something.
 * Where none does, it is not executable, and an issue names the leg.
 */
export function fitToOrders(depth: SizedLead, legs: readonly [left: LegOrder, right: LegOrder]): SizedLead {
  if (!depth.executable) return depth;
  const issues = [...depth.issues];
  for (const [place, leg] of legs.entries()) {
    if (isBelowLeast(leg, depth.pairs)) issues.push(`below_minimum:${place === 0 ? 'left' : 'right'}`);
  }
  if (issues.length === depth.issues.length) return depth;
  return enlarge(depth, legs) ?? { ...depth, executable: false, isBelowMinimum: true, issues };
}

/**
 * Whether a venue would not sell just so many of the cheapest contracts of a book: they cost less than the least order, and a
 * larger one, at the price of the last of them, would buy more than them.
 */
function isBelowLeast({ venue, book }: LegOrder, contracts: number): boolean {
  if (leastOrders[venue] === 0) return false;
  const fills = fillsOf(book, contracts);
  if (fills === undefined || costOf(fills) >= leastOrders[venue]) return false;
  return fills.some(({ quantity }, level) => (book.quantities[level] ?? 0) > quantity);
}

/** Beyond the best size every pair takes something away: the smallest that is enough leaves the most. */
function enlarge(depth: SizedLead, [left, right]: readonly [LegOrder, LegOrder]): SizedLead | undefined {
  const [leftLeast, rightLeast] = [leastContracts(left), leastContracts(right)];
  if (leftLeast === undefined || rightLeast === undefined) return undefined;
  const pairs = Math.max(depth.pairs, leftLeast, rightLeast);
  const [leftFills, rightFills] = [fillsOf(left.book, pairs), fillsOf(right.book, pairs)];
  if (leftFills === undefined || rightFills === undefined) return undefined;
  const leftFees = mostFees(left.book.fee, leftFills);
  const rightFees = mostFees(right.book.fee, rightFills);
  if (leftFees === undefined || rightFees === undefined) return undefined;
  const cost = costOf(leftFills) + costOf(rightFills);
  const fees = leftFees + rightFees;
  const net = pairs * microsPerUnit - cost - fees;
  if (net <= 0) return undefined;
  return { ...depth, pairs, cost, fees, net, limitedBy: limitOf(left.book, right.book, pairs) };
}

/** The fewest contracts that are enough for an order; undefined if the book has not so many. */
function leastContracts({ venue, book: { prices, quantities } }: LegOrder): number | undefined {
  const least = leastOrders[venue];
  let cost = 0;
  let contracts = 0;
  for (let level = 0; cost < least; level += 1) {
    const price = prices[level];
    if (price === undefined) return undefined;
    const taken = Math.min(wholeContracts(quantities[level] ?? 0), Math.ceil((least - cost) / price));
    cost += taken * price;
    contracts += taken;
  }
  return contracts;
}

/** By level, of so many of the cheapest; undefined if there are not so many. */
function fillsOf({ prices, quantities }: LegBook, contracts: number): TakerFill[] | undefined {
  const fills: TakerFill[] = [];
  let wanted = contracts;
  for (let level = 0; wanted > 0; level += 1) {
    const price = prices[level];
    if (price === undefined) return undefined;
    const taken = Math.min(wanted, wholeContracts(quantities[level] ?? 0));
    fills.push({ price, quantity: taken * microsPerUnit });
    wanted -= taken;
  }
  return fills;
}

function costOf(fills: readonly TakerFill[]): Micros {
  return fills.reduce((sum, { price, quantity }) => sum + price * (quantity / microsPerUnit), 0);
}

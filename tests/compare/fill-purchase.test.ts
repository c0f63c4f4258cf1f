/**
 * Purchases against a search over every number of shares, on random books of both venues: both fee formulas, parts of shares
 * at every level, prices on the cent and on the finest grid, budgets that end next to what some number of shares costs. The
 * search counts in BigInts and shares nothing with the walk but `mostFees`; a bill written from the venues' pages checks that.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  chooseBest,
  fillPurchase,
  type OptionBook,
  type PricedOption,
  type Purchase,
  type PurchaseFill,
} from '../../src/core/compare/index.ts';
import { type Micros, microsPerUnit, rational } from '../../src/core/exact/index.ts';
import { type FeeSchedule, mostFees, type TakerFill } from '../../src/core/fee/index.ts';
import { createRandom, type Random } from '../../src/simulator/world/random.ts';
import { testRounds } from '../harness/test-rounds.ts';

const rounds = testRounds({ usual: 1_500, full: 100_000 });
const seed = 11;
const perUnit = BigInt(microsPerUnit);

const quadratic: readonly FeeSchedule[] = [
  { kind: 'quadratic', rate: rational(7n, 100n) },
  { kind: 'quadratic', rate: rational(7n, 200n) },
  { kind: 'quadratic', rate: rational(0n) },
];
const power: readonly FeeSchedule[] = [
  { kind: 'free' },
  { kind: 'power', rate: rational(1n, 20n), exponent: 1 },
  { kind: 'power', rate: rational(1n, 4n), exponent: 2 },
  { kind: 'power', rate: rational(1n, 50n), exponent: 0 },
];
const unknown: FeeSchedule = { kind: 'unknown', reason: 'schedule_not_published: flat' };

interface Order {
  readonly fills: readonly TakerFill[];
  /** In millionths of a millionth of a dollar, exact. */
  readonly cost: bigint;
  readonly principal: Micros;
  readonly fee: Micros | undefined;
  readonly total: Micros | undefined;
  readonly worst: Micros;
}

/** The cheapest `shares` of the book; undefined if it has not so many. */
function orderOf({ prices, quantities, fee }: OptionBook, shares: number): Order | undefined {
  const fills: TakerFill[] = [];
  let rest = BigInt(shares) * perUnit;
  let cost = 0n;
  for (const [level, price] of prices.entries()) {
    const resting = BigInt(quantities[level] ?? 0);
    const taken = least(resting, rest);
    if (taken > 0n) fills.push({ price, quantity: Number(taken) });
    cost += taken * BigInt(price);
    rest -= taken;
  }
  if (rest > 0n) return undefined;
  const principal = Number((cost + perUnit - 1n) / perUnit);
  const fees = mostFees(fee, fills);
  const total = fees === undefined ? undefined : principal + fees;
  return { fills, cost, principal, fee: fees, total, worst: fills.at(-1)?.price ?? 0 };
}

/** Every number of shares there is, each from nothing. */
function search(book: OptionBook, { unit, amount }: Purchase): Omit<PurchaseFill, 'issues' | 'filled'> {
  const leastOrder = book.venue === 'venue_b' ? microsPerUnit : 0;
  let best = 0;
  for (let shares = 1; unit === 'usd' || shares <= amount; shares += 1) {
    const order = orderOf(book, shares);
    if (order === undefined) break;
    if (unit === 'usd' && order.principal > amount) break;
    if (order.principal < leastOrder) continue;
    if (unit === 'shares' || (order.total ?? order.principal) <= amount) best = shares;
  }
  const order = best === 0 ? undefined : orderOf(book, best);
  const isFeeKnown = book.fee.kind !== 'unknown';
  return {
    quantity: best,
    principal: order?.principal ?? 0,
    fee: isFeeKnown ? (order?.fee ?? 0) : undefined,
    total: isFeeKnown ? (order?.total ?? 0) : undefined,
    unfilled: unit === 'shares' ? amount - best : 0,
    worstPrice: order?.worst,
  };
}

const grids = [10_000, 1_000, 100, 1] as const;

function randomBook(random: Random, venue: OptionBook['venue'], sharesMax: number): OptionBook {
  const grid = random.pick(grids);
  const count = random.chance(0.03) ? 0 : random.integer(1, 6);
  const width = random.pick([3, 10, 60, 98]) * 10_000;
  const from = random.integer(0, (microsPerUnit - width) / 10_000) * 10_000;
  const prices = new Set<Micros>();
  for (let level = 0; level < count; level += 1) {
    prices.add(Math.min(microsPerUnit - 1, Math.max(1, from + random.integer(1, width / grid) * grid)));
  }
  const sorted = [...prices].sort((a, b) => a - b);
  return {
    venue,
    prices: sorted,
    quantities: sorted.map(() => randomQuantity(random, sharesMax)),
    complete: random.chance(0.7),
    fee: random.chance(0.03) ? unknown : random.pick(venue === 'venue_a' ? quadratic : power),
    ticks: undefined,
  };
}

/** Whole, in halves, in hundredths, or as fine as there is. */
function randomQuantity(random: Random, sharesMax: number): Micros {
  const whole = random.integer(0, sharesMax) * microsPerUnit;
  const part = random.pick([0, 500_000, random.integer(0, 99) * 10_000, random.integer(0, 999_999)]);
  return Math.max(1, whole + part);
}

function randomPurchase(random: Random, book: OptionBook, sharesMax: number): Purchase {
  const side = random.pick(['yes', 'no'] as const);
  const shares = random.integer(1, sharesMax * 3);
  if (random.chance(0.5)) return { side, unit: 'shares', amount: shares };
  const order = orderOf(book, shares);
  // Next to what some number of shares costs, where a rounding decides.
  const near = (order?.total ?? random.integer(1, sharesMax * microsPerUnit)) + random.integer(-120, 120);
  return { side, unit: 'usd', amount: Math.max(1, near) };
}

test(`fills, best and advantage are those of a search over all shares, ${rounds} times`, () => {
  const random = createRandom(seed, 'fill purchase');
  const counted = {
    shares: 0,
    usd: 0,
    filled: 0,
    thin: 0,
    small: 0,
    unknownFee: 0,
    parts: 0,
    best: 0,
    tie: 0,
  };
  for (let round = 0; round < rounds; round += 1) {
    const where = `seed ${seed}, round ${round}`;
    const sharesMax = random.pick([1, 4, 25]);
    const books = [
      randomBook(random, 'venue_a', sharesMax),
      randomBook(random, 'venue_b', sharesMax),
    ] as const;
    const purchase = randomPurchase(random, random.pick(books), sharesMax);
    const fills = books.map((book) => {
      const { filled, issues, ...fill } = fillPurchase(book, purchase);
      assert.deepEqual(fill, search(book, purchase), where);
      checkFilled(book, purchase, { filled, issues, ...fill }, where);
      checkPaid(book, fill.quantity, fill.total, where);
      counted[purchase.unit] += 1;
      if (filled) counted.filled += 1;
      if (issues.includes('thin_book')) counted.thin += 1;
      if (issues.includes('below_minimum')) counted.small += 1;
      if (issues.includes('fee_unknown')) counted.unknownFee += 1;
      const parts = orderOf(book, fill.quantity)?.fills ?? [];
      if (parts.some(({ quantity }) => quantity % microsPerUnit !== 0)) counted.parts += 1;
      return { filled, issues, ...fill };
    });
    const [left, right] = fills;
    assert.ok(left !== undefined && right !== undefined);
    const chosen = checkChoice(purchase, left, right, where);
    if (chosen !== undefined) counted[chosen] += 1;
  }
  for (const [what, times] of Object.entries(counted)) {
    assert.ok(times >= rounds / 500, `${what}: ${times} of ${rounds}`);
  }
});

/** One more share is for sale and not within the budget, or none is wanted. */
function checkFilled(book: OptionBook, { unit, amount }: Purchase, fill: PurchaseFill, where: string): void {
  assert.equal(fill.issues.length === 0, fill.filled && fill.fee !== undefined, where);
  if (unit === 'shares') {
    assert.equal(fill.filled, fill.quantity === amount, where);
    return;
  }
  const next = orderOf(book, fill.quantity + 1);
  if (next !== undefined && fill.filled) assert.ok((next.total ?? next.principal) > amount, where);
  if (next === undefined && !fill.filled && fill.quantity > 0) {
    assert.ok((fill.total ?? fill.principal) + (fill.worstPrice ?? 0) <= amount, where);
  }
  if (fill.quantity === 0) assert.equal(fill.filled, false, where);
}

/** By either rounding that the venue has documented, the total is enough for the shares. */
function checkPaid(book: OptionBook, quantity: number, total: Micros | undefined, where: string): void {
  if (quantity === 0 || total === undefined) return;
  const order = orderOf(book, quantity);
  assert.ok(order !== undefined, where);
  for (const [feeStep, rebateUnit] of [
    [1n, 100n],
    [100n, 10_000n],
  ] as const) {
    const charged = billOf(book.fee, order.fills, feeStep * perUnit, rebateUnit * perUnit);
    assert.ok(order.cost + charged <= BigInt(total) * perUnit, where);
  }
}

const balanceStep = 100n * perUnit;
const powerStep = 10n * perUnit;

/** In millionths of a millionth of a dollar: what the venue charges fill by fill. */
function billOf(fee: FeeSchedule, fills: readonly TakerFill[], feeStep: bigint, rebateUnit: bigint): bigint {
  if (fee.kind !== 'quadratic' && fee.kind !== 'power') return 0n;
  const exponent = fee.kind === 'power' ? BigInt(fee.exponent) : 1n;
  let charged = 0n;
  let counted = 0n;
  for (const { price, quantity } of fills) {
    const chance = (BigInt(price) * (perUnit - BigInt(price))) ** exponent;
    // Of a quantity in millionths, and in millionths of a millionth of a dollar, they cancel out.
    const numerator = fee.rate.numerator * BigInt(quantity) * chance * perUnit;
    const denominator = fee.rate.denominator * (perUnit * perUnit) ** exponent;
    if (fee.kind === 'power') {
      charged += (numerator / (denominator * powerStep)) * powerStep;
      continue;
    }
    const tradeFee = roundUp(numerator, denominator * feeStep) * feeStep;
    const paid = BigInt(price) * BigInt(quantity) + tradeFee;
    const rounding = roundUp(paid, balanceStep) * balanceStep - paid;
    counted += rounding;
    const rebate = counted > rebateUnit ? least(rebateUnit, tradeFee + rounding) : 0n;
    counted -= rebate;
    charged += tradeFee + rounding - rebate;
  }
  return charged;
}

function roundUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}

function least(left: bigint, right: bigint): bigint {
  return [left, right].sort((a, b) => (a < b ? -1 : 1))[0] ?? 0n;
}

function checkChoice(
  { unit }: Purchase,
  left: PurchaseFill,
  right: PurchaseFill,
  where: string,
): 'best' | 'tie' | undefined {
  const option = (fill: PurchaseFill): PricedOption => ({ status: 'current', fill });
  const assessed = { mapping: 'same', settlement: 'compatible', evidence: 'current' } as const;
  const { best, advantage, reasons } = chooseBest(unit, assessed, option(left), option(right));
  const areWhole = left.filled && right.filled && left.total !== undefined && right.total !== undefined;
  if (!areWhole) {
    assert.deepEqual([best, advantage], [undefined, undefined], where);
    assert.ok(reasons.length > 0 && !reasons.includes('tie'), where);
    return undefined;
  }
  const [one, other] = unit === 'shares' ? [right.total, left.total] : [left.quantity, right.quantity];
  assert.equal(best, one === other ? undefined : (one ?? 0) > (other ?? 0) ? 0 : 1, where);
  assert.equal(advantage, one === other ? undefined : Math.abs((one ?? 0) - (other ?? 0)), where);
  assert.deepEqual(reasons, one === other ? ['tie'] : [], where);
  return one === other ? 'tie' : 'best';
}

/**
 * The size of a lead against a search over every size, on random books of both venues: both fee formulas, prices on the
 * cent and on the finest grid, and books made so that a pair leaves next to nothing, where the rounding of fees decides.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Micros,
  microsPerUnit,
  rational,
  rationalOf,
  subtractRationals,
} from '../../src/core/exact/index.ts';
import { type FeeSchedule, modelFee, mostFees, type TakerFill } from '../../src/core/fee/index.ts';
import { type LegBook, type LimitedBy, sizeLead } from '../../src/core/lead/index.ts';
import { createRandom, type Random } from '../../src/simulator/world/random.ts';
import { testRounds } from '../harness/test-rounds.ts';

const rounds = testRounds({ usual: 1_500, full: 100_000 });
const seed = 7;

const free: FeeSchedule = { kind: 'free' };
const schedules: readonly FeeSchedule[] = [
  free,
  { kind: 'quadratic', rate: rational(7n, 100n) },
  { kind: 'quadratic', rate: rational(7n, 200n) },
  { kind: 'quadratic', rate: rational(0n) },
  { kind: 'power', rate: rational(3n, 100n), exponent: 1 },
  { kind: 'power', rate: rational(1n, 4n), exponent: 2 },
  { kind: 'power', rate: rational(1n, 1_000_000n), exponent: 1 },
  { kind: 'power', rate: rational(1n, 50n), exponent: 0 },
];

interface Found {
  readonly pairs: number;
  readonly cost: Micros;
  readonly fees: Micros;
  readonly net: Micros;
  readonly limitedBy: LimitedBy;
}

/** Every size there is, each from nothing; the fewest pairs that leave the most. */
function search(left: LegBook, right: LegBook): Found {
  const most = Math.min(contractsIn(left), contractsIn(right));
  let best = { pairs: 0, cost: 0, fees: 0, net: 0 };
  for (let pairs = 1; pairs <= most; pairs += 1) {
    const [one, other] = [fillsOf(left, pairs), fillsOf(right, pairs)];
    const cost = [...one, ...other].reduce(
      (sum, fill) => sum + fill.price * (fill.quantity / microsPerUnit),
      0,
    );
    const [leftFees, rightFees] = [mostFees(left.fee, one), mostFees(right.fee, other)];
    assert.ok(leftFees !== undefined && rightFees !== undefined);
    const fees = leftFees + rightFees;
    const net = pairs * microsPerUnit - cost - fees;
    if (net > best.net) best = { pairs, cost, fees, net };
  }
  return { ...best, limitedBy: limitOf(left, right, best.pairs) };
}

function limitOf(left: LegBook, right: LegBook, pairs: number): LimitedBy {
  const outOf = [left, right].map((book) => contractsIn(book) < pairs + 1);
  if (!outOf.includes(true)) return 'price';
  if (outOf[0] && left.complete) return 'left_depth';
  return outOf[1] && right.complete ? 'right_depth' : 'levels';
}

function fillsOf({ prices, quantities }: LegBook, contracts: number): TakerFill[] {
  const fills: TakerFill[] = [];
  let rest = contracts;
  for (const [place, price] of prices.entries()) {
    const taken = Math.min(rest, Math.floor((quantities[place] ?? 0) / microsPerUnit));
    if (taken > 0) fills.push({ price, quantity: taken * microsPerUnit });
    rest -= taken;
  }
  assert.equal(rest, 0);
  return fills;
}

function contractsIn({ quantities }: LegBook): number {
  return quantities.reduce((sum, quantity) => sum + Math.floor(quantity / microsPerUnit), 0);
}

const levelsMax = 4;
const grids = [10_000, 1_000, 100, 1] as const;

function randomBook(random: Random, contractsMax: number): LegBook {
  const grid = random.pick(grids);
  const count = random.chance(0.03) ? 0 : random.integer(1, levelsMax);
  const width = random.pick([3, 10, 60, 98]) * 10_000;
  const from = random.integer(0, (microsPerUnit - width) / 10_000) * 10_000;
  const prices = new Set<Micros>();
  for (let level = 0; level < count; level += 1) {
    const price = Math.min(microsPerUnit - 1, Math.max(1, from + random.integer(1, width / grid) * grid));
    prices.add(price);
  }
  const sorted = [...prices].sort((a, b) => a - b);
  return {
    prices: sorted,
    quantities: sorted.map(() => randomQuantity(random, contractsMax)),
    complete: random.chance(0.7),
    fee: random.pick(schedules),
    observedAt: random.integer(1, 1_000),
  };
}

/** Whole, in hundredths, as fine as there is, or less than a contract. */
function randomQuantity(random: Random, contractsMax: number): Micros {
  const whole = random.integer(0, contractsMax) * microsPerUnit;
  const part = random.pick([0, 0, random.integer(0, 99) * 10_000, random.integer(0, 999_999)]);
  return Math.max(1, whole + part);
}

/** The best ask of the right leaves of a dollar what the two fees take, to within some millionths. */
function nextToNothing(random: Random, book: LegBook, left: LegBook, contractsMax: number): LegBook {
  const price = left.prices[0];
  if (price === undefined) return book;
  const own =
    Number(modelFee(left.fee, price)?.numerator ?? 0n) / Number(modelFee(left.fee, price)?.denominator ?? 1n);
  let ask = Math.round(microsPerUnit - price - own);
  for (let step = 0; step < 20; step += 1) {
    if (ask < 1 || ask >= microsPerUnit) return book;
    const fee = modelFee(book.fee, ask);
    const charged = Number(fee?.numerator ?? 0n) / Number(fee?.denominator ?? 1n);
    ask = Math.round(microsPerUnit - price - own - charged);
  }
  ask += random.pick([0, 0, 0, -1, 1, -3, 2]);
  if (ask < 1 || ask >= microsPerUnit) return book;
  // A cheaper first level leaves enough for what an order is charged beside its fills.
  const cheap = Math.max(1, ask - 60_000);
  return cheap === ask
    ? book
    : {
        ...book,
        prices: [cheap, ask],
        quantities: [randomQuantity(random, 4), randomQuantity(random, contractsMax)],
      };
}

test(`the size is that of a search over all sizes, ${rounds} times`, () => {
  const random = createRandom(seed, 'size lead');
  const counted = { executable: 0, hardly: 0, inside: 0, nothing: 0, atDepth: 0, levels: 0, price: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const isTight = random.chance(0.4);
    const contractsMax = isTight ? (random.chance(0.02) ? 5_000 : 400) : random.pick([1, 5, 40]);
    const left = randomBook(random, contractsMax);
    const drawn = randomBook(random, contractsMax);
    const right = isTight ? nextToNothing(random, drawn, left, contractsMax) : drawn;
    const found = search(left, right);
    const { pairs, cost, fees, net, limitedBy, executable, observedAt, issues } = sizeLead(left, right, []);
    assert.deepEqual({ pairs, cost, fees, net, limitedBy }, found, `seed ${seed}, round ${round}`);
    assert.equal(executable, net > 0);
    assert.equal(observedAt, Math.min(left.observedAt, right.observedAt));
    assert.deepEqual(issues, []);
    if (executable) counted.executable += 1;
    if (pairs === 0) counted.nothing += 1;
    if (limitedBy === 'price') counted.price += 1;
    else if (limitedBy === 'levels') counted.levels += 1;
    else counted.atDepth += 1;
    if (hardlyAdds(left, right)) counted.hardly += 1;
    if (pairs > 0 && !endsALevel(left, pairs) && !endsALevel(right, pairs)) counted.inside += 1;
  }
  // `hardly`: only exact fees show whether a further pair adds something. `inside`: a best size that ends no level is one
  // that the rounding of fees has chosen.
  for (const [what, times] of Object.entries(counted)) {
    assert.ok(times >= rounds / 400, `${what}: ${times} of ${rounds}`);
  }
});

/** Whether some pair of levels that a dollar pays for leaves less than a thousandth of a millionth, or takes no more. */
function hardlyAdds(left: LegBook, right: LegBook): boolean {
  return left.prices.some((price) =>
    right.prices.some((other) => {
      if (price + other >= microsPerUnit) return false;
      const [one, two] = [modelFee(left.fee, price), modelFee(right.fee, other)];
      assert.ok(one !== undefined && two !== undefined);
      const leaves = subtractRationals(
        subtractRationals(rationalOf(microsPerUnit - price - other), one),
        two,
      );
      const size = leaves.numerator < 0n ? -leaves.numerator : leaves.numerator;
      return size * 1_000n < leaves.denominator;
    }),
  );
}

function endsALevel({ quantities }: LegBook, contracts: number): boolean {
  let sum = 0;
  for (const quantity of quantities) {
    sum += Math.floor(quantity / microsPerUnit);
    if (sum === contracts) return true;
  }
  return false;
}

/**
 * The fee of a formula before a venue rounds it, and rounded to a step:
 *
 *   rate × quantity × (price × (1 − price)) ^ exponent
 *
 * Exact: in integers that a number holds where they fit, which is nearly always, else in BigInts.
 */
import { type Micros, microsPerUnit, type Rational, rational, zero } from '../exact/index.ts';
import type { FeeSchedule } from './fee-schedule.ts';
import type { TakerFill } from './fill.ts';

export interface Formula {
  readonly rate: Rational;
  /** The rate's parts as numbers, which are not exact where they are no safe integers. */
  readonly numerator: number;
  readonly denominator: number;
  readonly exponent: number;
}

/** Products up to here are exact, and so is the sum of two. */
const exactMax = 2 ** 52;

const perUnit = BigInt(microsPerUnit);
/** Units of `price × (1 − price)` with both in millionths. */
const squaredPerUnit = perUnit * perUnit;

export function formulaOf(schedule: Exclude<FeeSchedule, { kind: 'free' | 'unknown' }>): Formula {
  const { rate } = schedule;
  return {
    rate,
    numerator: Number(rate.numerator),
    denominator: Number(rate.denominator),
    exponent: schedule.kind === 'power' ? schedule.exponent : 1,
  };
}

/** The exact fee of one contract at a price, in millionths of a dollar. Undefined if it is unknown. */
export function modelFee(schedule: FeeSchedule, price: Micros): Rational | undefined {
  if (schedule.kind === 'unknown') return undefined;
  if (schedule.kind === 'free') return zero;
  const exponent = schedule.kind === 'power' ? schedule.exponent : 1;
  checkFill(price, microsPerUnit);
  const [numerator, denominator] = exactFee(schedule.rate, exponent, price, microsPerUnit);
  return rational(numerator, denominator);
}

/** In millionths of a dollar, a multiple of `step`: the greatest not above the fee, or the least not below it. */
export function roundFee(formula: Formula, fill: TakerFill, step: Micros, direction: 'up' | 'down'): Micros {
  checkFill(fill.price, fill.quantity);
  const rounded = formula.exponent === 1 ? roundSmallFee(formula, fill, step, direction) : undefined;
  return rounded ?? roundLargeFee(formula, fill, step, direction);
}

/** As `roundFee`, for whatever does not fit; exported for the test that holds the two equal. */
export function roundLargeFee(
  { rate, exponent }: Pick<Formula, 'rate' | 'exponent'>,
  { price, quantity }: TakerFill,
  step: Micros,
  direction: 'up' | 'down',
): Micros {
  const [numerator, denominator] = exactFee(rate, exponent, price, quantity);
  const unit = denominator * BigInt(step);
  const whole = numerator / unit;
  const steps = direction === 'up' && whole * unit < numerator ? whole + 1n : whole;
  return Number(steps) * step;
}

/** Undefined where a product might not be exact. Called for each level of each book: remainders of large numbers are slow. */
function roundSmallFee(
  { numerator, denominator }: Formula,
  { price, quantity }: TakerFill,
  step: Micros,
  direction: 'up' | 'down',
): Micros | undefined {
  // Most prices are in hundredths of a cent and most quantities in whole or hundredths of contracts.
  const priceUnit = price % 100 === 0 ? 100 : 1;
  const quantityUnit = isMultiple(quantity, 1_000_000)
    ? 1_000_000
    : isMultiple(quantity, 10_000)
      ? 10_000
      : 1;
  const chance = (price / priceUnit) * ((microsPerUnit - price) / priceUnit);
  const amount = numerator * (quantity / quantityUnit) * chance;
  const unit = denominator * (1e12 / (quantityUnit * priceUnit * priceUnit)) * step;
  // A factor that is not exact is above the limit, and so is every product with it but zero.
  if (amount > exactMax || unit > exactMax) return undefined;
  let whole = Math.floor(amount / unit);
  // The quotient may have been rounded up to the next integer, never further.
  if (whole * unit > amount) whole -= 1;
  return (direction === 'up' && whole * unit < amount ? whole + 1 : whole) * step;
}

function isMultiple(value: number, of: number): boolean {
  return Math.floor(value / of) * of === value;
}

/** Numerator and denominator, not reduced. */
function exactFee(rate: Rational, exponent: number, price: Micros, quantity: Micros): [bigint, bigint] {
  const power = BigInt(exponent);
  const chance = BigInt(price) * BigInt(microsPerUnit - price);
  return [rate.numerator * BigInt(quantity) * chance ** power, rate.denominator * squaredPerUnit ** power];
}

function checkFill(price: Micros, quantity: Micros): void {
  if (price >= 0 && price <= microsPerUnit && quantity >= 0) return;
  throw new RangeError(
    `A fill has a price from 0 to 1 and a quantity not below 0, not ${price}, ${quantity}.`,
  );
}

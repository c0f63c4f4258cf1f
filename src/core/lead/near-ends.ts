/**
 * Where between two changes of level the best size can lie. From one contract to the next the net grows by a constant, but
 * for the rounding of fees. So it lies at the end if the constant is above zero and at the beginning if it is below, no
 * further from there than the rounding can make up for.
 *
 *   net(n) = line(n) − rounding(n),  0 ≤ rounding(n) < noise
 */
import {
  greatestCommonDivisor,
  type Micros,
  type Rational,
  rational,
  subtractRationals,
} from '../exact/index.ts';
import type { AskWalk } from './ask-walk.ts';

/** How many sizes at the beginning and at the end have to be looked at. */
export interface NearEnds {
  readonly atBegin: number;
  readonly atEnd: number;
}

/** The coarsest step to which a venue may round the fee of a fill, in millionths of a dollar. */
const stepMax = 100;
const noise = 2 * stepMax;
/** Contracts whose fee gives that of one to a hundred-thousandth of a millionth: `levelFee` has steps of ten at the most. */
const probe = 1_000_000;
const probeNoise = 2 * 10;
/** Beyond it the best size is passed over for one that leaves less than the noise less: two hundredths of a cent. */
const sizesMax = 4_096;

/** `gross`: what a pair of this stretch leaves of a dollar before fees. */
export function nearEnds(gross: Micros, left: AskWalk, right: AskWalk): NearEnds {
  const low = gross * probe - left.levelFee(probe) - right.levelFee(probe);
  const high = low + probeNoise;
  if (Number.isSafeInteger(low)) {
    if (low > 0 && low * sizesMax >= noise * probe)
      return { atBegin: 0, atEnd: Math.ceil((noise * probe) / low) };
    if (high < 0 && -high * sizesMax >= noise * probe)
      return { atBegin: Math.ceil((noise * probe) / -high), atEnd: 0 };
  }
  return nearEndsExactly(gross, left.exactFee(), right.exactFee());
}

/** The net hardly grows or falls: only the exact fees show which, and after how many contracts the rounding repeats. */
function nearEndsExactly(gross: Micros, left: Rational | undefined, right: Rational | undefined): NearEnds {
  if (left === undefined || right === undefined) return { atBegin: sizesMax, atEnd: sizesMax };
  const slope = subtractRationals(subtractRationals(rational(BigInt(gross)), left), right);
  const size = slope.numerator < 0n ? -slope.numerator : slope.numerator;
  const [one, other] = [periodOf(left), periodOf(right)];
  const period = (one / greatestCommonDivisor(one, other)) * other;
  // A whole period further the rounding is the same, and the line is higher or lower, or just where it was.
  const reach = size === 0n ? period : smaller(period, (BigInt(noise) * slope.denominator) / size + 1n);
  if (reach > BigInt(sizesMax)) return { atBegin: sizesMax, atEnd: sizesMax };
  return slope.numerator > 0n ? { atBegin: 0, atEnd: Number(reach) } : { atBegin: Number(reach), atEnd: 0 };
}

/** The fewest contracts whose fee is a multiple of the coarsest step. */
function periodOf({ numerator, denominator }: Rational): bigint {
  const steps = denominator * BigInt(stepMax);
  return steps / greatestCommonDivisor(numerator, steps);
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
